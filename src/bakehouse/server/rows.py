"""What is written into a store: statements that every store understands, and their values.

`?` stands for a value; a store whose database writes that in another way changes it.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from bakehouse.server.connection import Guest
from bakehouse.server.journal import Entry, TableHeader, encode
from bakehouse.server.runtime import Row

ADD_ENTRY = "INSERT INTO journal (code, number, entry) VALUES (?, ?, ?)"
ADD_TABLE = "INSERT INTO tables (code, header, status, at) VALUES (?, ?, ?, ?)"
SET_STATUS = "UPDATE tables SET status = ?, at = ? WHERE code = ?"
SET_HEADER = "UPDATE tables SET header = ? WHERE code = ?"
ADD_PERSON = "INSERT INTO people (guest, code) VALUES (?, ?) ON CONFLICT DO NOTHING"
ADD_GUEST = "INSERT INTO guests (id, token, name, created, seen, mascot, colour) VALUES (?, ?, ?, ?, ?, ?, ?)"
RENAME = "UPDATE guests SET name = ? WHERE id = ?"
SET_LOOK = "UPDATE guests SET mascot = ?, colour = ? WHERE id = ?"
SEEN = "UPDATE guests SET seen = ? WHERE id = ?"
SET_GLANCE = (
    "INSERT INTO glances (code, glance, due) VALUES (?, ?, ?) "
    "ON CONFLICT (code) DO UPDATE SET glance = excluded.glance, due = excluded.due"
)
FORGET_GLANCE = "DELETE FROM glances WHERE code = ?"
ADD_VACATION = (
    "INSERT INTO vacations (guest, first, until) VALUES (?, ?, ?) "
    "ON CONFLICT (guest, first) DO UPDATE SET until = excluded.until"
)
END_VACATION = "UPDATE vacations SET until = ? WHERE guest = ? AND until > ?"
FORGET_VACATIONS = "DELETE FROM vacations WHERE until < ?"
FORGET_JOURNAL = "DELETE FROM journal WHERE code = ?"
FORGET_PEOPLE = "DELETE FROM people WHERE code = ?"
FORGET_TABLE = "DELETE FROM tables WHERE code = ?"
# The newest guest stays, so that no number is used twice.
FORGET_GUESTS = (
    "DELETE FROM guests WHERE seen < ? AND id < (SELECT max(id) FROM guests) "
    "AND NOT EXISTS (SELECT 1 FROM people WHERE guest = guests.id)"
)


def entry_row(code: str, number: int, entry: Entry) -> Row:
    return ADD_ENTRY, (code, number, encode(entry))


def table_rows(code: str, header: TableHeader, status: str) -> list[Row]:
    people = {chair.guest for chair in header.chairs if chair.guest} | {header.host}
    rows: list[Row] = [(ADD_TABLE, (code, encode(header), status, header.created))]
    return rows + [(ADD_PERSON, (guest, code)) for guest in sorted(people)]


def status_row(code: str, status: str, at: int) -> Row:
    return SET_STATUS, (status, at, code)


def person_row(guest: int, code: str) -> Row:
    return ADD_PERSON, (guest, code)


def glance_row(code: str, glance: bytes, due: int | None) -> Row:
    """What lists show of a table, and when it goes on even if nobody looks at it."""
    return SET_GLANCE, (code, glance, due)


def header_row(code: str, header: TableHeader) -> Row:
    return SET_HEADER, (encode(header), code)


def guest_row(guest: Guest, token: bytes) -> Row:
    now = int(time.time())
    return ADD_GUEST, (guest.id, token, guest.name, now, now, guest.mascot, guest.colour)


def seen_row(guest: int) -> Row:
    return SEEN, (int(time.time()), guest)


def rename_row(guest: int, name: str) -> Row:
    return RENAME, (name, guest)


def look_row(guest: Guest) -> Row:
    return SET_LOOK, (guest.mascot, guest.colour, guest.id)


def add_vacation_row(guest: int, first: int, until: int) -> Row:
    return ADD_VACATION, (guest, first, until)


def end_vacation_row(guest: int, at: int) -> Row:
    return END_VACATION, (at, guest, at)


def vacation_expiry_row(before: int) -> Row:
    return FORGET_VACATIONS, (before,)


def expiry_rows(codes: Sequence[str]) -> list[Row]:
    """Tables that are forgotten, with all that belongs to them."""
    forgets = (FORGET_JOURNAL, FORGET_PEOPLE, FORGET_GLANCE, FORGET_TABLE)
    return [(forget, (code,)) for code in codes for forget in forgets]


def guest_expiry_row(before: int) -> Row:
    """Guests without a table who were last here before then."""
    return FORGET_GUESTS, (before,)
