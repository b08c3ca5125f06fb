"""What is read from a store, by questions that every database answers."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from bakehouse.server.connection import Guest
from bakehouse.server.glances import Glance, read_glance
from bakehouse.server.journal import Entry, TableHeader, read_entry, read_header
from bakehouse.server.wire import Avoidance

Unreadable = (msgspec.DecodeError, sqlite3.DatabaseError, TypeError)  # TypeError: it is not even bytes
Select = Callable[[str, tuple[object, ...]], Iterable[tuple[Any, ...]]]  # a question with `?` for each of its values

PAGE = 500  # entries that are read at a time
MOST_FOUND = 20  # tables that are looked at to find somebody


@dataclass(frozen=True)
class ListedTable:
    code: str
    status: str
    at: int
    glance: Glance | None  # None: what was written is not how it is now


@dataclass(frozen=True)
class StoredTable:
    code: str
    status: str
    header: TableHeader | None  # None: it cannot be read
    entries: list[Entry]  # up to the first that cannot be read
    damage: str = ""  # why they end there, if they should not


@dataclass(frozen=True)
class AvoidedPerson:
    """Somebody whom a guest has muted or blocked."""

    guest: int
    how: Avoidance
    name: str
    key: str


def _first(rows: Iterable[tuple[Any, ...]]) -> tuple[Any, ...] | None:
    return next(iter(rows), None)


def number(select: Select, question: str, values: tuple[object, ...] = ()) -> int:
    row = _first(select(question, values))
    assert row is not None
    return int(row[0])


def read_table(select: Select, code: str) -> StoredTable | None:
    """A table's header and journal, as far as they can be read."""
    try:
        row = _first(select("SELECT header, status FROM tables WHERE code = ?", (code,)))
        if row is None:
            return None
        header = read_header(row[0])
    except Unreadable as error:
        return StoredTable(code, "", None, [], f"the header cannot be read: {error}")
    entries: list[Entry] = []
    damage = ""
    try:
        for count, blob in select("SELECT number, entry FROM journal WHERE code = ? ORDER BY number", (code,)):
            if count != len(entries):
                damage = f"entry {len(entries)} is missing"
                break
            entries.append(read_entry(blob))
    except Unreadable as error:
        damage = f"entry {len(entries)} cannot be read: {error}"
    return StoredTable(code, str(row[1]), header, entries, damage)


def has_table(select: Select, code: str) -> bool:
    return number(select, "SELECT count(*) FROM tables WHERE code = ?", (code,)) > 0


def header_of(select: Select, code: str) -> TableHeader | None:
    row = _first(select("SELECT header FROM tables WHERE code = ?", (code,)))
    return None if row is None else read_header(row[0])


def tables_of(select: Select, guest: int, most: int) -> list[ListedTable]:
    question = (
        "SELECT code, status, at, glance, (SELECT max(number) FROM journal WHERE journal.code = tables.code) "
        "FROM tables JOIN people USING (code) LEFT JOIN glances USING (code) WHERE guest = ? "
        "ORDER BY status IN ('over', 'closed'), at DESC LIMIT ?"
    )
    rows = select(question, (guest, most))
    return [ListedTable(code, status, at, _if_true(glance, last)) for code, status, at, glance, last in rows]


def _if_true(blob: bytes | None, last: int | None) -> Glance | None:
    """What was written about a table, if nothing has happened there since."""
    try:
        glance = None if blob is None else read_glance(blob)
    except Unreadable:
        return None
    return glance if glance is not None and glance.written == (-1 if last is None else last) + 1 else None


def running_tables_of(select: Select, guest: int) -> int:
    question = (
        "SELECT count(*) FROM tables JOIN people USING (code) WHERE guest = ? AND status NOT IN ('over', 'closed')"
    )
    return number(select, question, (guest,))


def unfinished_tables(select: Select) -> list[str]:
    rows = select("SELECT code FROM tables WHERE status NOT IN ('over', 'closed') ORDER BY code", ())
    return [code for (code,) in rows]


def quiet_tables(select: Select, before: int) -> list[str]:
    question = (
        "SELECT code FROM tables WHERE status <> 'over' AND at < ? "
        "AND code NOT IN (SELECT code FROM glances WHERE due IS NOT NULL)"
    )
    return [code for (code,) in select(question, (before,))]


def due_tables(select: Select, at: int, most: int) -> list[str]:
    question = (
        "SELECT code FROM glances JOIN tables USING (code) "
        "WHERE due <= ? AND status IN ('playing', 'paused') ORDER BY due LIMIT ?"
    )
    return [code for (code,) in select(question, (at, most))]


def vacations(select: Select, since: int) -> list[tuple[int, int, int]]:
    rows = select("SELECT guest, first, until FROM vacations WHERE until > ? ORDER BY guest, first", (since,))
    return [(guest, first, until) for guest, first, until in rows]


def all_tables(select: Select) -> list[str]:
    return [code for (code,) in select("SELECT code FROM tables ORDER BY code", ())]


def entries_of(select: Select, code: str, first: int) -> list[Entry]:
    question = "SELECT entry FROM journal WHERE code = ? AND number >= ? ORDER BY number LIMIT ?"
    return [read_entry(blob) for (blob,) in select(question, (code, first, PAGE))]


def last_entries_of(select: Select, code: str, most: int) -> list[Entry]:
    question = "SELECT entry FROM journal WHERE code = ? ORDER BY number DESC LIMIT ?"
    return [read_entry(blob) for (blob,) in select(question, (code, most))]


def guest_with(select: Select, token: bytes) -> tuple[Guest, int] | None:
    """By the token of the browser in which they came first, or of one that has taken over."""
    columns = "SELECT id, name, mascot, colour, seen FROM guests WHERE "
    row = _first(select(columns + "token = ?", (token,))) or _first(
        select(columns + "id = (SELECT guest FROM devices WHERE token = ?)", (token,))
    )
    return None if row is None else (Guest(*row[:4]), int(row[4]))


def avoided_by(select: Select, guest: int) -> list[AvoidedPerson]:
    rows = select("SELECT other, how, name, key FROM avoided WHERE guest = ? ORDER BY at DESC, key", (guest,))
    return [AvoidedPerson(*row) for row in rows]


def blockers_of(select: Select, guest: int) -> frozenset[int]:
    rows = select("SELECT guest FROM avoided WHERE other = ? AND how = 'block'", (guest,))
    return frozenset(blocker for (blocker,) in rows)


def is_findable(select: Select, guest: int) -> bool:
    return number(select, "SELECT count(*) FROM findable WHERE guest = ?", (guest,)) > 0


def tables_to_find(select: Select, skeletons: Sequence[str], since: int) -> list[tuple[str, int]]:
    places = ", ".join("?" * len(skeletons))
    rows = select(
        "SELECT DISTINCT code, guest FROM findable JOIN people USING (guest) JOIN tables USING (code) "
        f"WHERE skeleton IN ({places}) AND (status IN ('playing', 'paused') OR at > ?) ORDER BY code, guest LIMIT ?",
        (*skeletons, since, MOST_FOUND),
    )
    return [(code, guest) for code, guest in rows]
