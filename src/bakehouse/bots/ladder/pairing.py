"""Two levels against each other: every other seat each, and the same deal once more with the seats changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from time import monotonic
from typing import NamedTuple

import msgspec

from bakehouse.bots.bot import Bot, make_bot
from bakehouse.bots.chain import catch_up
from bakehouse.bots.hard import SECONDS
from bakehouse.core.game import Game
from bakehouse.core.splitmix import key_of
from bakehouse.core.state import State
from bakehouse.games import load

MAX_DECISIONS = 100_000  # a game without an end counts as a draw
SEED_BITS = 62
BUDGETS = {"random": 0.02, "easy": 0.02, "quick": 0.02, "medium": 0.05}  # seconds a decision
LATE = 1.2


@dataclass(frozen=True)
class Pairing:
    """What is compared: two levels at a game, with the budget of those that have one."""

    game: str
    first: str
    second: str
    seconds: float | None = None
    iterations: int | None = None


class Result(msgspec.Struct, frozen=True):
    """A deal, played twice: the first level's share of the victories, from 0 to 1, and how long its replies took."""

    game: str
    first: str
    second: str
    seconds: float | None
    iterations: int | None
    seed: int
    scores: list[float]
    decisions: int
    # By level: the number of replies, the mean, the slowest (seconds), and how many were late.
    replies: dict[str, list[float]]

    @property
    def score(self) -> float:
        return sum(self.scores) / len(self.scores)

    @property
    def pairing(self) -> Pairing:
        return Pairing(self.game, self.first, self.second, self.seconds, self.iterations)


def seats_for(game: Game) -> int:
    """The usual number, but an even one, so that both levels have as many seats."""
    return game.info.usual_seats // 2 * 2


def play_pair(pairing: Pairing, seed: int) -> Result:
    """The same deal with the seats one way and the other."""
    game = load(pairing.game)
    watch = Stopwatch(pairing.seconds or SECONDS)
    first, second = (
        Side(level, partial(_bot, pairing, game, level, seed)) for level in (pairing.first, pairing.second)
    )
    scores, decisions = play_both_ways(game, seed, first, second, watch)
    return Result(
        pairing.game,
        pairing.first,
        pairing.second,
        pairing.seconds,
        pairing.iterations,
        seed,
        scores,
        decisions,
        watch.summary(),
    )


class Side(NamedTuple):
    """Who plays: a name, and what gives a seat its player."""

    name: str
    player: Callable[[int], Bot]


def play_both_ways(game: Game, seed: int, first: Side, second: Side, watch: Stopwatch) -> tuple[list[float], int]:
    """A deal twice, with the seats changed: the first side's shares of the victories, and the decisions made."""
    scores = []
    decisions = 0
    for parity in (0, 1):
        seats = seats_for(game)
        sides = [first if seat % 2 == parity else second for seat in range(seats)]
        bots = [side.player(seat) for seat, side in enumerate(sides)]
        state = game.deal(seats, seed)
        decisions += play(game, state, bots, [side.name for side in sides], watch)
        scores.append(_share(game, state, parity))
    return scores, decisions


def _bot(pairing: Pairing, game: Game, level: str, seed: int, seat: int) -> Bot:
    return make_bot(level, game, seed_of(level, seed, seat), pairing.seconds, pairing.iterations)


def seed_of(player: str, seed: int, seat: int) -> int:
    """A player's own luck in a deal."""
    return key_of(seed, f"{player} in seat {seat}") >> (64 - SEED_BITS)


def play(game: Game, state: State, bots: list[Bot], levels: list[str], watch: Stopwatch) -> int:
    """Play to the end; the number of decisions made, atom by atom."""
    for decisions in range(MAX_DECISIONS):
        if state.over:
            return decisions
        seat = state.actors[0]
        view = game.view(state, seat)
        begun = monotonic()
        catch_up(bots[seat], game, state, seat)
        move = bots[seat].move(view)
        if len(view.legal) > 1:
            watch.add(levels[seat], monotonic() - begun)
        state.play(seat, move)
    return MAX_DECISIONS


def _share(game: Game, state: State, parity: int) -> float:
    """What the seats of one level won, out of all that was to be won."""
    if not state.over:
        return 0.5
    rewards = [state.reward(seat) for seat in range(state.seats)]
    return sum(rewards[parity::2]) / sum(rewards) if sum(rewards) else 0.5


class Stopwatch:
    """How long the replies of each level took. Late is a reply that took a fifth longer than it may."""

    def __init__(self, hard: float) -> None:
        self.hard = hard  # of all levels that have a budget of their own
        self.times: dict[str, list[float]] = {}

    def add(self, level: str, seconds: float) -> None:
        self.times.setdefault(level, []).append(seconds)

    def summary(self) -> dict[str, list[float]]:
        found = {}
        for level, times in self.times.items():
            budget = BUDGETS.get(level, self.hard)
            late = sum(time > LATE * budget for time in times)
            found[level] = [len(times), sum(times) / len(times), max(times), late]
        return found
