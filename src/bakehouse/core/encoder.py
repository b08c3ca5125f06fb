# mypyc: compiled
"""What a seat may know as a vector of small numbers, for programs that learn.

An encoder reads a State, because to build a View for every step would be slow; what it writes follows from that
seat's View alone. A test demands it: a world drawn from the View is encoded to the same numbers.
"""

from __future__ import annotations

from bakehouse.core.layout import Field, Layout
from bakehouse.core.native import i16, i64, mypyc_attr, vec
from bakehouse.core.state import BIT, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Observations at tables like one: the same seats, deck and options. A game's own one is in its `encoder.py`."""

    def __init__(self, state: State, layout: Layout) -> None:
        self.seats: i64 = state.seats
        self.moves: i64 = state.move_space
        self.fields: list[Field] = layout.fields
        self.size: i64 = layout.size
        self.at_seat: i64 = layout.start("seat")
        self.at_asked: i64 = layout.start("asked")
        self.at_chain: i64 = layout.start("chain")
        self.at_pending: i64 = layout.start("pending")

    def write(self, state: State, seat: i64, out: vec[i16], row: i64) -> None:
        """The observation of this seat, from this place of the vector on, where there are only zeros."""
        raise NotImplementedError

    def numbers(self, state: State, seat: int) -> list[int]:
        """The observation of this seat by itself."""
        size = self.size
        out = vec[i16]([i16(0) for _place in range(size)])
        self.write(state, seat, out, 0)
        return [int(number) for number in out]

    # -- What all games share ------------------------------------------------

    def write_common(self, state: State, seat: i64, asked: i64, out: vec[i16], row: i64) -> None:
        """Who looks, who was asked, and the seat's unfinished chain."""
        out[row + self.at_seat + seat] = 1
        mark_set(out, row + self.at_asked, asked)
        if state.waiting & BIT[seat]:
            self.write_chain(state.pending(seat), out, row)

    def write_chain(self, atoms: list[int], out: vec[i16], row: i64) -> None:
        for atom in atoms:
            move: i64 = atom
            out[row + self.at_pending + move] += 1
            out[row + self.at_chain] += 1


def clear(out: vec[i16], first: i64, size: i64) -> None:
    for place in range(first, first + size):
        out[place] = 0


def mark_set(out: vec[i16], first: i64, members: i64) -> None:
    """1 for every member of a set."""
    place = first
    while members:
        if members & 1:
            out[place] = 1
        members >>= 1
        place += 1


def mark(out: vec[i16], first: i64, which: i64) -> None:
    """1 for this one; nothing if it is negative: nobody, no card."""
    if which >= 0:
        out[first + which] = 1


def put(out: vec[i16], first: i64, values: vec[i64]) -> None:
    """The values as they are."""
    place = first
    for value in values:
        out[place] = i16(value)
        place += 1


def count_up(out: vec[i16], first: i64, cards: vec[i64]) -> None:
    """How many cards there are of each kind."""
    for kind in cards:
        out[first + kind] += 1
