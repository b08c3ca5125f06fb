# mypyc: compiled
"""The log of a game: what happened, as a chain of entries that copies of a state share."""

from __future__ import annotations

from typing import Final

from bakehouse.core.native import i64, vec

PUBLIC: Final[i64] = -1  # every seat and every spectator sees the cards
NOBODY: Final[i64] = 0
NO_SEAT: Final[i64] = -1

# Entries that every game has; a game's own kinds start at FIRST_KIND.
CHANCE: Final[i64] = 0  # the outcome of a named stream: `name`, `cards`; seen by nobody
FIRST_KIND: Final[i64] = 1


class Entry:
    """One thing that happened. `knowers` is the set of seats (a bit each) that see `cards`.

    Everybody hears of every entry, with hidden cards as ??, so that one numbering without gaps serves all
    audiences; only the outcomes of chance streams are heard by nobody and have no number of their own.
    The chain points backwards only, so that adding an entry costs one object and copying a log nothing.
    """

    __slots__ = ("a", "b", "c", "cards", "kind", "knowers", "luck", "name", "number", "previous", "seat")

    def __init__(
        self,
        previous: Entry | None,
        kind: i64,
        seat: i64,
        a: i64,
        b: i64,
        c: i64,
        cards: vec[i64],
        knowers: i64,
        name: str,
        *,
        luck: bool,
    ) -> None:
        self.previous = previous
        self.number: i64 = 0 if previous is None else previous.number
        if kind != CHANCE:
            self.number += 1
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.cards = cards
        self.knowers = knowers
        self.luck = luck  # chance decided something here
        self.name = name

    def shows_cards_to(self, seat: int) -> bool:
        """Does this seat (-1: a spectator) see the cards?"""
        if seat < 0:
            return self.knowers < 0
        return bool((self.knowers >> seat) & 1)


def entries(last: Entry | None, since: int = 0) -> list[Entry]:
    """What was told after number `since`, in the order in which it happened."""
    found: list[Entry] = []
    while last is not None and last.number > since:
        if last.kind != CHANCE:
            found.append(last)
        last = last.previous
    found.reverse()
    return found


def all_entries(last: Entry | None, after: Entry | None = None) -> list[Entry]:
    """Every entry after this one, the outcomes of chance included."""
    found: list[Entry] = []
    while last is not None and last is not after:
        found.append(last)
        last = last.previous
    found.reverse()
    return found
