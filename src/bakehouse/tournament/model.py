"""What has been played: tables with the places that their seats came in, and rounds of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

Format = Literal["round_robin", "swiss"]
Sides = tuple[tuple[int, ...], ...]  # seats that play together; empty: everybody for themselves

HOUSE = -1  # instead of an entrant: a bot of the house, on a place that nobody has
WIN, DRAW, LOSS = Fraction(1), Fraction(1, 2), Fraction(0)


@dataclass(frozen=True)
class Table:
    seats: tuple[int, ...]  # the entrant on each seat, or HOUSE
    places: tuple[int, ...] = ()  # by seat: 1 came first, equal places are shared; empty: it is not over
    scores: tuple[int | None, ...] = ()  # by seat, as the game counts; empty: there are none
    sides: Sides = ()

    @property
    def is_over(self) -> bool:
        return bool(self.places)

    @property
    def entrants(self) -> list[int]:
        return [entrant for entrant in self.seats if entrant != HOUSE]

    def opponents(self, seat: int) -> list[int]:
        """The seats that play against this one."""
        own = next((side for side in self.sides if seat in side), (seat,))
        return [other for other in range(len(self.seats)) if other not in own]

    def result(self, seat: int, other: int) -> Fraction:
        """A win, a draw or a loss against the other seat."""
        if self.places[seat] == self.places[other]:
            return DRAW
        return WIN if self.places[seat] < self.places[other] else LOSS

    def points(self, seat: int) -> Fraction:
        """The share of the opponents that this seat has beaten, a draw counting half: between two, a win is 1."""
        opponents = self.opponents(seat)
        return sum((self.result(seat, other) for other in opponents), LOSS) / len(opponents)


@dataclass(frozen=True)
class Round:
    tables: tuple[Table, ...]
    byes: tuple[int, ...] = ()  # entrants who get the points of a win without a game


@dataclass(frozen=True)
class Pairing:
    """A round before it is played: who sits where."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


def places(scores: Sequence[int | None], winners: Sequence[int], forfeited: Sequence[int] = ()) -> tuple[int, ...]:
    """The place of each seat: winners first, whatever broke the tie, then by score; who forfeits comes last.

    If nobody has won, or everybody, it is a draw.
    """
    is_draw = len(winners) in (0, len(scores))

    def key(seat: int) -> tuple[bool, bool, float]:
        if seat in forfeited:
            return (False, False, 0.0)
        score = scores[seat]
        return (True, seat in winners, 0.0) if is_draw or score is None else (True, seat in winners, float(score))

    keys = [key(seat) for seat in range(len(scores))]
    return tuple(1 + sum(other > own for other in keys) for own in keys)
