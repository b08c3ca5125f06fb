"""Reading a table from the database, as far as it can be read."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

import msgspec

from bakehouse.server.journal import Entry, TableHeader, read_entry, read_header

Unreadable = (msgspec.DecodeError, sqlite3.DatabaseError, TypeError)  # TypeError: it is not even bytes


@dataclass(frozen=True)
class StoredTable:
    code: str
    status: str
    header: TableHeader | None  # None: it cannot be read
    entries: list[Entry]  # up to the first that cannot be read
    damage: str = ""  # why they end there, if they should not


def read_table(connection: sqlite3.Connection, code: str) -> StoredTable | None:
    try:
        row = connection.execute("SELECT header, status FROM tables WHERE code = ?", (code,)).fetchone()
        if row is None:
            return None
        header = read_header(row[0])
    except Unreadable as error:
        return StoredTable(code, "", None, [], f"the header cannot be read: {error}")
    entries: list[Entry] = []
    damage = ""
    try:
        for number, blob in connection.execute(
            "SELECT number, entry FROM journal WHERE code = ? ORDER BY number", (code,)
        ):
            if number != len(entries):
                damage = f"entry {len(entries)} is missing"
                break
            entries.append(read_entry(blob))
    except Unreadable as error:
        damage = f"entry {len(entries)} cannot be read: {error}"
    return StoredTable(code, str(row[1]), header, entries, damage)
