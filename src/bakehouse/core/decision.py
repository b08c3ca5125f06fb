"""A seat's whole decision: one atom, or a chain of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from bakehouse.core.state import State

S = TypeVar("S", bound=State)


class Decision(msgspec.Struct, frozen=True):
    """What a seat decided. It counts as one move, however many atoms it has."""

    seat: int
    atoms: list[int]
    forced: bool = False  # there was nothing to choose

    def play(self, state: State) -> None:
        for atom in self.atoms:
            state.play(self.seat, atom)


def complete(state: S, seat: int, choose: Callable[[S], int], begun: Sequence[int] = ()) -> list[int]:
    """All the atoms of a decision, beginning with those that are given.

    `choose` gets a copy of the state on which the atoms so far were played, and answers with the next one.
    """
    trial = state.trial()
    atoms = list(begun)
    for atom in atoms:
        trial.apply(seat, atom)
    while not atoms or trial.pending(seat):
        atoms.append(choose(trial))
        trial.play(seat, atoms[-1])
    return atoms


def first_chain(state: State, seat: int) -> list[int]:
    """The lowest legal atoms, to the end of the decision."""
    return complete(state, seat, lambda trial: trial.legal(seat)[0])


def only_chain(state: State, seat: int) -> list[int] | None:
    """The decision of a seat that has nothing to choose; None if it has."""
    counts: list[int] = []

    def first(trial: State) -> int:
        legal = trial.legal(seat)
        counts.append(len(legal))
        return legal[0]

    atoms = complete(state, seat, first)
    return atoms if max(counts) == 1 else None
