# mypyc: compiled
"""What the views of all games begin with."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from bakehouse.core.native import i64
from bakehouse.core.state import BIT, State

if TYPE_CHECKING:
    from bakehouse.core.view import Outcome


class Frame(TypedDict):
    """The fields of `core.view.View`."""

    game: str
    rules: int
    deck: str
    options: dict[str, str | int]
    seats: int
    seat: int | None
    number: int
    asked: list[int]
    legal: list[int]
    pending: list[int]
    outcome: Outcome | None


def frame_of(state: State, seat: int | None, slug: str, rules: int, asked: list[int]) -> Frame:
    """Those fields in the view of a seat. Who is asked, the game says: it may hide who has answered already."""
    return {
        "game": slug,
        "rules": rules,
        "deck": state.table_deck.digest,
        "options": state.table_options,
        "seats": state.seats,
        "seat": seat,
        "number": state.number,
        "asked": asked,
        "legal": [] if seat is None else state.legal(seat),
        "pending": [] if seat is None else state.pending(seat),
        "outcome": state.outcome,
    }


def seats_in(chosen: i64, seats: i64) -> list[int]:
    """The seats of a set, at a table of so many."""
    return [int(seat) for seat in range(seats) if chosen & BIT[seat]]
