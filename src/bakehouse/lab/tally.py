# mypyc: compiled
"""Counting in the log of a finished game: what was done with each card, and how often each situation came up.

A *row* of the table says what is counted: kind, field, divide, modulo, least, most, set, target, shift, number (see
`facts.py`, which makes it). One pass over the log serves all rows.
"""

from __future__ import annotations

from typing import Final

from bakehouse.core.log import HEAD, Log, LogPage
from bakehouse.core.native import i64, vec

ROW: Final[i64] = 10  # numbers
# Fields: where a row looks. In the log an entry is kind, seat, a, b, c, knowers, luck, how many cards, and the cards.
NO_FIELD: Final[i64] = 0
NO_SET: Final[i64] = -1
CARDS: Final[i64] = -1  # as the number of a row: all its cards are counted
# Targets: a situation is counted at its own place, a card at that of its use.
DRAWN: Final[i64] = -1
PLAYED: Final[i64] = -2


class Tally:
    """The counts of one game. Cards are counted at card * seats + seat, situations by their number."""

    __slots__ = (
        "cards",
        "drawn",
        "first",
        "kinds",
        "members",
        "played",
        "scored",
        "scores",
        "seats",
        "situations",
        "table",
    )

    def __init__(
        self, seats: int, cards: int, situations: int, table: list[list[int]], sets: list[list[int]], scores: list[int]
    ) -> None:
        """`sets`: of cards, by number; `scores`: kinds of entries that are kept as they are."""
        self.seats: i64 = seats
        self.cards: i64 = cards
        self.kinds: i64 = max([row[0] for row in table] + scores + [0]) + 1
        ordered = sorted(table, key=_kind)
        self.table = vec[i64]([number for row in ordered for number in row])
        self.first = vec[i64]([_rows_before(ordered, kind) for kind in range(self.kinds + 1)])
        self.members = vec[i64]([int(card in chosen) for chosen in sets for card in range(cards)])
        self.scores = vec[i64]([int(kind in scores) for kind in range(self.kinds)])
        self.drawn = vec[i64]([0] * (seats * cards))
        self.played = vec[i64]([0] * (seats * cards))
        self.situations = vec[i64]([0] * situations)
        self.scored: list[list[int]] = []

    def read(self, log: Log) -> None:
        """Count what this log tells, and nothing else."""
        self._clear()
        pages: list[LogPage] = []
        page = log.page
        while page is not None:
            pages.append(page)
            page = page.before
        pages.reverse()
        last: i64 = len(pages) - 1
        place: i64 = 0
        while place <= last:
            page = pages[place]
            end = log.end if place == last else pages[place + 1].start
            self._read_page(page.numbers, end - page.start)
            place += 1

    def _clear(self) -> None:
        for place in range(len(self.drawn)):
            self.drawn[place] = 0
            self.played[place] = 0
        for place in range(len(self.situations)):
            self.situations[place] = 0
        self.scored = []

    def drawn_cards(self) -> list[int]:
        return [count for count in self.drawn]  # noqa: C416 - a vec becomes a list of ints

    def played_cards(self) -> list[int]:
        return [count for count in self.played]  # noqa: C416

    def situation_counts(self) -> list[int]:
        return [count for count in self.situations]  # noqa: C416

    def _read_page(self, numbers: vec[i64], end: i64) -> None:
        place: i64 = 0
        while place < end:
            kind = numbers[place]
            if kind < self.kinds:
                row = self.first[kind]
                after = self.first[kind + 1]
                while row < after:
                    self._count(row * ROW, numbers, place)
                    row += 1
                if self.scores[kind]:
                    self._keep(numbers, place)
            place += HEAD + numbers[place + HEAD - 1]

    def _count(self, row: i64, numbers: vec[i64], place: i64) -> None:
        table = self.table
        field = table[row + 1]
        if field != NO_FIELD:
            value = numbers[place + field]
            divide = table[row + 2]
            if divide > 1:
                value = value // divide
            modulo = table[row + 3]
            if modulo:
                value = value % modulo
            if value < table[row + 4] or value > table[row + 5]:
                return
        chosen = table[row + 6]
        if chosen != NO_SET and not self._has_member(chosen, numbers, place):
            return
        target = table[row + 7]
        if target >= 0:
            self.situations[target] += 1
        else:
            self._count_cards(row, numbers, place)

    def _has_member(self, chosen: i64, numbers: vec[i64], place: i64) -> bool:
        first = place + HEAD
        for card in range(first, first + numbers[place + HEAD - 1]):
            if self.members[chosen * self.cards + numbers[card]]:
                return True
        return False

    def _count_cards(self, row: i64, numbers: vec[i64], place: i64) -> None:
        seat = numbers[place + 1]
        if seat < 0:
            return
        counts = self.drawn if self.table[row + 7] == DRAWN else self.played
        shift = self.table[row + 8]
        number = self.table[row + 9]
        if number != CARDS:
            counts[(numbers[place + number] + shift) * self.seats + seat] += 1
            return
        first = place + HEAD
        for card in range(first, first + numbers[place + HEAD - 1]):
            counts[(numbers[card] + shift) * self.seats + seat] += 1

    def _keep(self, numbers: vec[i64], place: i64) -> None:
        entry: list[int] = []
        for number in range(place, place + HEAD + numbers[place + HEAD - 1]):
            entry.append(numbers[number])
        self.scored.append(entry)


def _kind(row: list[int]) -> int:
    return row[0]


def _rows_before(rows: list[list[int]], kind: int) -> int:
    return len([row for row in rows if row[0] < kind])
