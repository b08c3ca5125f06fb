"""Which tables are damaged, where and why; and cutting a damaged journal back to what is good."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bakehouse.core.errors import BakehouseError
from bakehouse.core.messages import say
from bakehouse.server import journal, tournament_reading
from bakehouse.server.opening import FILE, StoreError, damaged, faults, has_wal, misses_wal, open_alone, read_only
from bakehouse.server.playing_again import bare_table, good_entries, play
from bakehouse.server.reading import Select, StoredTable, all_tables, number, read_table
from bakehouse.server.rows import ADD_ENTRY, FORGET_GLANCE, SET_STATUS
from bakehouse.server.schema import VERSION, version_of
from bakehouse.server.versions import difference

CUT = (
    "INSERT INTO cut (code, number, entry, at) "
    "SELECT code, number, entry, ? FROM journal WHERE code = ? AND number >= ?"
)


@dataclass(frozen=True)
class Damage:
    code: str
    why: str
    good: int | None = None  # so many entries at the beginning are good; None: cutting does not help
    stored: int = 0  # so many there are
    what: str = "table"

    def __str__(self) -> str:
        kept = "" if self.good is None else f"; {self.good} of {self.stored} entries are good"
        return f"{self.what} {self.code}: {self.why}{kept}"


@dataclass(frozen=True)
class Report:
    tables: int
    faults: list[str]  # of the file itself
    damages: list[Damage]

    @property
    def is_good(self) -> bool:
        return not self.faults and not self.damages


def check(folder: Path) -> Report:
    """Look at everything; a server may be running."""
    path = folder / FILE
    had_wal = has_wal(path)
    connection = read_only(path)
    try:
        if not 1 <= version_of(connection) <= VERSION:
            raise StoreError(f"{path} is no database that this version of Bakehouse can read")
        connection.execute("BEGIN")  # everything as it is now, whatever is written meanwhile
        found = faults(connection, thoroughly=True)
        if misses_wal(connection, had_wal=had_wal):
            found.append(f"{FILE}-wal is missing, with the last changes of a server that was killed")
        codes = all_tables(connection.execute)
        damaged_ones = list(damages(connection.execute, codes))
        if version_of(connection) > 3:
            damaged_ones += damaged_tournaments(connection.execute)
        return Report(len(codes), found, damaged_ones)
    except sqlite3.Error as error:
        raise damaged(path, str(error)) from None
    finally:
        connection.close()


def damages(select: Select, codes: list[str]) -> Iterator[Damage]:
    for code in codes:
        table = read_table(select, code)
        found = None if table is None else _damage(select, table)
        if found is not None:
            yield found


def damaged_tournaments(select: Select) -> list[Damage]:
    """Their journals are short, and nothing in them can be cut off without changing who has won."""
    found = tournament_reading.unreadable(select)
    return [Damage(code, f"it cannot be read: {why}. Only a backup has it", what="tournament") for code, why in found]


def _damage(select: Select, table: StoredTable) -> Damage | None:
    header = table.header
    if header is None:
        return Damage(table.code, f"{table.damage}. Only a backup has it")
    try:
        other = difference(header)
        bare_table(table.code, header)
    except BakehouseError as error:
        return Damage(table.code, f"it cannot be dealt: {error}")
    if other is not None:  # other rules: what the present ones cannot play is no damage
        good, why = len(table.entries), table.damage
    else:
        good, why = good_entries(table.code, header, table.entries)
        why = why or table.damage
    return Damage(table.code, why, good, _stored(select, table)) if why else None


def _stored(select: Select, table: StoredTable) -> int:
    try:
        return number(select, "SELECT count(*) FROM journal WHERE code = ?", (table.code,))
    except sqlite3.DatabaseError:
        return len(table.entries)


# -- Repairing -----------------------------------------------------------------


def repair(folder: Path) -> list[Damage]:
    """Cut every damaged journal back to its longest good beginning, and keep what was cut; what was damaged.

    Refused while a server is running.
    """
    read_only(folder / FILE).close()  # there must be a database
    connection = open_alone(folder / FILE, accepts_loss=True)
    try:
        connection.execute("BEGIN IMMEDIATE")
        found = mend(connection.execute)
        connection.execute("COMMIT")
    finally:
        connection.close()
    return found


def mend(run: Select) -> list[Damage]:
    """Inside a transaction: repair what can be repaired; what was damaged."""
    found = list(damages(run, all_tables(run)))
    for damage in found:
        if damage.good is not None:
            _cut(run, damage.code, damage.good, damage.stored)
    return found


def _cut(run: Select, code: str, good: int, stored: int) -> None:
    """What is cut off goes into the table `cut`; everybody at the table is told."""
    now = int(time.time())
    run(CUT, (now, code, good))
    run("DELETE FROM journal WHERE code = ? AND number >= ?", (code, good))
    run(FORGET_GLANCE, (code,))
    note = journal.Noted(message=say("repaired", good=good, stored=stored))
    run(ADD_ENTRY, (code, good, journal.encode(note)))
    table = read_table(run, code)
    assert table is not None
    assert table.header is not None
    status = table.status
    if difference(table.header) is None:
        again = bare_table(code, table.header)
        play(again, table.entries)
        status = again.status
    run(SET_STATUS, (status, now, code))
