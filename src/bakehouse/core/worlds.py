# mypyc: compiled
"""What all games do to make a world from a view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakehouse.core.bitsets import gathered
from bakehouse.core.native import i64
from bakehouse.core.state import State
from bakehouse.core.vectors import vec_of

if TYPE_CHECKING:
    from bakehouse.core.view import View


def seat_set(seats: list[int]) -> i64:
    """These seats, a bit each."""
    return gathered(vec_of(seats))


def play_pending(state: State, view: View) -> None:
    """Bring the viewer as far into its unfinished chain as the view shows."""
    seat = view.seat
    if seat is not None:
        for atom in view.pending:
            state.apply(seat, atom)
