# mypyc: compiled
"""The log of a game: what happened, entry after entry, on pages that copies of a state share."""

from __future__ import annotations

from typing import Final

from bakehouse.core.native import i64, vec

PUBLIC: Final[i64] = -1  # every seat and every spectator sees the cards
NOBODY: Final[i64] = 0
HIDDEN: Final = "??"  # a card that its reader may not see
NO_SEAT: Final[i64] = -1
NO_NUMBER: Final[i64] = -1  # before that of any entry

# Entries that every game has; a game's own kinds start at FIRST_KIND.
CHANCE: Final[i64] = 0  # the outcome of a named stream: `name`, `cards`; seen by nobody
FIRST_KIND: Final[i64] = 1

# Sets of kinds of entries, a bit each.
EVERY_KIND: Final[i64] = -1
EVENTS: Final[i64] = -2  # all but the outcomes of chance

# On a page an entry is a row of numbers: kind, seat, a, b, c, knowers, luck, how many cards, and the cards.
HEAD: Final[i64] = 8
PAGE: Final[i64] = 256  # numbers on a page, if no entry needs more
BLANK: Final = vec[i64]([0] * 256)


class Entry:
    """One thing that happened. `knowers` is the set of seats (a bit each) that see `cards`.

    Everybody hears of every entry, with hidden cards as ??, so that one numbering without gaps serves all
    audiences; only the outcomes of chance streams are heard by nobody and have no number of their own.
    """

    __slots__ = ("a", "b", "c", "cards", "kind", "knowers", "luck", "name", "number", "seat")

    def __init__(self, number: i64, row: vec[i64], name: str) -> None:
        self.number = number
        self.kind = row[0]
        self.seat = row[1]
        self.a = row[2]
        self.b = row[3]
        self.c = row[4]
        self.knowers = row[5]
        self.luck: bool = row[6] != 0  # chance decided something here
        self.cards = row[HEAD:]
        self.name = name

    def shows_cards_to(self, seat: int) -> bool:
        """Does this seat (-1: a spectator) see the cards?"""
        if seat < 0:
            return self.knowers < 0
        return bool((self.knowers >> seat) & 1)

    def codes_for(self, seat: int, codes: list[str]) -> list[str]:
        """Its cards as this seat (-1: a spectator) may see them; `codes` are what the cards stand for."""
        shown = self.shows_cards_to(seat)
        return [codes[card] if shown else HIDDEN for card in self.cards]


class LogPage:
    """A piece of paper that several logs may share; only one that has read all of it may write on it."""

    __slots__ = ("before", "end", "names", "numbers", "room", "start", "event_count")

    def __init__(self, before: LogPage | None, start: i64, event_count: i64, least: i64) -> None:
        self.before = before
        self.start = start  # where it begins, counted in numbers from the beginning of the log
        self.event_count = event_count  # the number of the last entry before it
        self.end = start
        self.room = max(PAGE, least)
        self.numbers = BLANK[:] if least <= PAGE else vec[i64]([0] * least)
        self.names: list[str] = []  # of the streams of chance: entries hold their places


class Log:
    """The events of a state so far. A copy shares the pages, so that it costs one small object."""

    __slots__ = ("end", "page", "event_count")

    def __init__(self) -> None:
        self.page: LogPage | None = None
        self.end: i64 = 0  # how far it goes, counted in numbers
        self.event_count: i64 = 0  # the number of the last entry

    def copy(self) -> Log:
        twin = Log()
        twin.page = self.page
        twin.end = self.end
        twin.event_count = self.event_count
        return twin

    # -- Writing -------------------------------------------------------------

    def add(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, cards: vec[i64], knowers: i64, *, luck: bool) -> None:
        """Something that everybody hears of, or (CHANCE) that nobody does."""
        page = self._page_for(HEAD + len(cards))
        numbers = page.numbers
        place = self.end - page.start
        numbers[place] = kind
        numbers[place + 1] = seat
        numbers[place + 2] = a
        numbers[place + 3] = b
        numbers[place + 4] = c
        numbers[place + 5] = knowers
        numbers[place + 6] = 1 if luck else 0
        numbers[place + 7] = len(cards)
        place += HEAD
        for card in cards:
            numbers[place] = card
            place += 1
        self.end = page.start + place
        page.end = self.end
        if kind != CHANCE:
            self.event_count += 1

    def add_chance(self, name: str, outcome: vec[i64], *, is_number: bool) -> None:
        """What a stream of chance gave, for the record."""
        page = self._page_for(HEAD + len(outcome))
        page.names.append(name)
        form: i64 = 1 if is_number else 0
        self.add(CHANCE, NO_SEAT, form, 0, len(page.names) - 1, outcome, NOBODY, luck=True)

    def _page_for(self, length: i64) -> LogPage:
        """The present page, if there is room and no other log has written on from here; else a new one."""
        page = self.page
        if page is None or page.end != self.end or self.end - page.start + length > page.room:
            page = LogPage(page, self.end, self.event_count, length)
            self.page = page
        return page

    # -- Reading -------------------------------------------------------------

    def entries(self, since: i64, kinds: i64 = EVENTS) -> list[Entry]:
        """The events of these kinds after number `since`, in the order in which it happened."""
        page = self.page
        while page is not None and page.event_count > since:
            page = page.before
        start: i64 = 0 if page is None else page.start
        return self._entries(start, since, kinds & EVENTS)

    def everything(self, after: i64) -> list[Entry]:
        """All entries after this end of an earlier copy, the outcomes of chance included."""
        return self._entries(after, NO_NUMBER, EVERY_KIND)

    def _entries(self, after: i64, since: i64, kinds: i64) -> list[Entry]:
        pages: list[LogPage] = []
        page = self.page
        end = self.end
        while page is not None and end > after:
            pages.append(page)
            end = page.start
            page = page.before
        pages.reverse()
        found: list[Entry] = []
        for place, page in enumerate(pages):
            end = self.end if place + 1 == len(pages) else pages[place + 1].start
            found += _entries_of(page, end, after, since, kinds)
        return found


def _entries_of(page: LogPage, end: i64, after: i64, since: i64, kinds: i64) -> list[Entry]:
    """The entries of a page up to an end, without those before `after`, up to number `since` and of other kinds."""
    found: list[Entry] = []
    number = page.event_count
    first: i64 = 0
    while page.start + first < end:
        kind = page.numbers[first]
        next_one = first + HEAD + page.numbers[first + HEAD - 1]
        if kind != CHANCE:
            number += 1
        if page.start + first >= after and number > since and (kinds >> kind) & 1:
            row = page.numbers[first:next_one]
            found.append(Entry(number, row, page.names[row[4]] if kind == CHANCE else ""))
        first = next_one
    return found
