# mypyc: compiled
"""Whole moves of Pastry Chefs that a bot has weighed, with what they are worth."""

from __future__ import annotations

from typing import Final

from bakehouse.core.native import append, i64, vec

Plan = tuple[float, list[int]]  # what it is worth, and its atoms

# A chain is one number, its first atom in the highest place, so that chains are compared like lists.
PLACE: Final[i64] = 256
PLACES: Final = vec[i64]([256**atoms for atoms in range(5)])
ATOMS: Final[i64] = 4  # of a chain at most
NOTHING: Final[i64] = -1  # instead of an atom


class Plans:
    """Of equally good ones the last in the order of their atoms is the best."""

    __slots__ = ("chains", "values")

    def __init__(self) -> None:
        self.values = vec[float](capacity=64)
        self.chains = vec[i64](capacity=64)

    def add(self, value: float, first: i64, second: i64 = NOTHING, third: i64 = NOTHING, fourth: i64 = NOTHING) -> None:
        chain = (((first + 1) * PLACE + second + 1) * PLACE + third + 1) * PLACE + fourth + 1
        self.values = append(self.values, value)
        self.chains = append(self.chains, chain)

    def next_atom(self, begun: list[int]) -> int | None:
        """How the best plan goes on that begins like this; None if there is none."""
        beginning: i64 = 0
        for atom in begun:
            beginning = beginning * PLACE + atom + 1
        missing = PLACES[ATOMS - len(begun)]
        best: i64 = -1
        for place in range(i64(len(self.values))):
            if self.chains[place] // missing == beginning and (best < 0 or self._is_better(place, best)):
                best = place
        return None if best < 0 else _atoms(self.chains[best])[len(begun)]

    def _is_better(self, place: i64, other: i64) -> bool:
        if self.values[place] == self.values[other]:
            return self.chains[place] > self.chains[other]
        return self.values[place] > self.values[other]

    def listed(self) -> list[Plan]:
        return [(self.values[place], _atoms(self.chains[place])) for place in range(i64(len(self.values)))]


def _atoms(chain: i64) -> list[int]:
    atoms: list[int] = []
    while chain:
        atom = chain % PLACE
        if atom:
            atoms.append(atom - 1)
        chain //= PLACE
    atoms.reverse()
    return atoms
