"""Why a bot plays what it plays: its candidates, and what it believes about hidden cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import msgspec

from bakehouse.core.chance import Rng
from bakehouse.core.game import Game
from bakehouse.core.state import State
from bakehouse.core.view import View

WORLDS = 200  # drawn to tell what is likely
MAX_BELIEFS = 3  # a seat


class Candidate(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal move. Without a search there is no value and nothing was visited."""

    move: int
    label: str
    value: float | None = None  # how likely this seat wins with it, from 0 to 1
    visits: int = 0  # simulations in which it was tried


class Explanation(msgspec.Struct, frozen=True):
    """What a bot would play, the candidates (the best first, if it has searched), and its beliefs as sentences."""

    chosen: int
    candidates: list[Candidate]
    beliefs: list[str]

    def lines(self, most: int) -> list[str]:
        """For people: at most `most` candidates, with a star before the chosen one, and the beliefs."""
        return [*(self._line(candidate) for candidate in self.candidates[:most]), *self.beliefs]

    def _line(self, candidate: Candidate) -> str:
        mark = "*" if candidate.move == self.chosen else " "
        value = "" if candidate.value is None else f": {100 * candidate.value:.1f} %, {candidate.visits} visits"
        return f"{mark} {candidate.label}{value}"


def beliefs(game: Game, view: View, rng: Rng, draw: Callable[[View, Rng], State] | None = None) -> list[str]:
    """The likeliest cards of the other hands, counted in worlds that fit the view (`draw`: as somebody sees them)."""
    draw = draw or game.sample
    held: dict[int, Counter[str]] = {seat: Counter() for seat in range(view.seats) if seat != view.seat}
    for _ in range(WORLDS):
        world = draw(view, rng)
        for seat, cards in held.items():
            cards.update(set(_hand(game.view(world, seat, known=False))))
    return [
        f"{game.seat_name(seat)} holds {code} in {100 * count / WORLDS:.0f} % of the worlds"
        for seat, cards in held.items()
        for code, count in sorted(cards.items(), key=lambda item: (-item[1], item[0]))[:MAX_BELIEFS]
    ]


def _hand(view: View) -> list[str]:
    """Every game's view has the hand of its seat."""
    hand: list[str] = getattr(view, "hand", [])
    return hand
