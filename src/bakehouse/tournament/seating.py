"""Who of a group sits on which seat: everybody on each as often as on the others, with partners who change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from bakehouse.tournament.model import HOUSE, Sides

PARTNER = 4  # for every time that these two were partners
HOUSE_TOGETHER = 100  # two bots of the house as partners: their opponents would meet nobody


class Seating:
    """Remembers who sat where."""

    def __init__(self, size: int, sides: Sides) -> None:
        self._size = size
        self._sides = sides
        self._sat: Counter[tuple[int, int]] = Counter()  # by entrant and seat
        self._partners: Counter[frozenset[int]] = Counter()

    def remember(self, seats: Sequence[int]) -> None:
        self._sat.update((entrant, seat) for seat, entrant in enumerate(seats) if entrant != HOUSE)
        self._partners.update(frozenset(pair) for pair in self._partners_at(seats) if HOUSE not in pair)

    def seat(self, group: Sequence[int]) -> tuple[int, ...]:
        """These on seats, with bots of the house on those that are left; it is remembered."""
        seats = [*group, *[HOUSE] * (self._size - len(group))]
        while (better := self._better(seats)) is not None:
            seats = better
        self.remember(seats)
        return tuple(seats)

    def _better(self, seats: list[int]) -> list[int] | None:
        """The cheapest of all changes of two places, if it is cheaper than none."""
        found = min((_changed(seats, one, other) for one, other in combinations(range(self._size), 2)), key=self._price)
        return found if self._price(found) < self._price(seats) else None

    def _price(self, seats: Sequence[int]) -> int:
        sat = sum(self._sat[entrant, seat] for seat, entrant in enumerate(seats) if entrant != HOUSE)
        pairs = self._partners_at(seats)
        houses = sum(one == other == HOUSE for one, other in pairs)
        return sat + PARTNER * sum(self._partners[frozenset(pair)] for pair in pairs) + HOUSE_TOGETHER * houses

    def _partners_at(self, seats: Sequence[int]) -> list[tuple[int, int]]:
        return [(seats[one], seats[other]) for side in self._sides for one, other in combinations(side, 2)]


def _changed(seats: Sequence[int], one: int, other: int) -> list[int]:
    changed = [*seats]
    changed[one], changed[other] = changed[other], changed[one]
    return changed
