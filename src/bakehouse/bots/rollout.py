# mypyc: compiled
"""What the search has to know about a game: a cheap player for playouts, and what a position is worth."""

from __future__ import annotations

from math import exp

from bakehouse.core.chance import Rng
from bakehouse.core.native import i64, mypyc_attr, vec
from bakehouse.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Rollout:
    """Rollouts that know nothing: random moves to the end of the game. Each of our games has better ones.

    It may look at a whole world, because a world is only a guess: it is drawn from what a bot may know.
    """

    __slots__ = ("depth", "horizon")

    def __init__(self) -> None:
        self.horizon: i64 = 1_000_000  # decisions of a playout at most
        self.depth: i64 = 1_000_000  # decisions that the tree covers at most; then rollouts begin

    def is_searchable(self, state: State) -> bool:
        """Can a search judge the answers to the present question? Else it is left to the medium bot."""
        return True

    def uses(self, world: State) -> int:
        """How many simulations start from each world, at least: to draw one takes as long as several of them."""
        return 8

    def vary(self, world: State, rng: Rng) -> None:
        """Each time that a world is used: change what nobody can know, so that it teaches something new."""

    def begin(self, state: State) -> None:
        """A simulation starts here."""

    def is_settled(self, state: State) -> bool:
        """Has a playout come to a point where the position can be judged?"""
        return False

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        """The legal moves that are worth a thought; like `moves`, good until the next list of this state."""
        return state.moves(seat)

    def choose(self, state: State, seat: i64, moves: vec[i64], rng: Rng) -> i64:
        """A quick answer to a question with several candidates."""
        return moves[rng.below(len(moves))]

    def quick(self, state: State, seat: i64, rng: Rng) -> i64:
        """A quick answer to any question."""
        moves = self.candidates(state, seat)
        return moves[0] if len(moves) == 1 else self.choose(state, seat, moves, rng)

    def values(self, state: State) -> list[float]:
        """By seat: how likely it wins, from 0 to 1."""
        return state.rewards()


def shares(points: list[float], scale: float) -> list[float]:
    """Chances to win from estimated points: a lead of one `scale` makes a seat e times as likely as the other."""
    weights = vec[float]([point for point in points])  # noqa: C416 - a vec is made from a comprehension
    best = weights[0]
    for point in weights:
        best = max(best, point)
    total = 0.0
    for seat in range(i64(len(weights))):
        weights[seat] = exp((weights[seat] - best) / scale)
        total += weights[seat]
    return [weight / total for weight in weights]
