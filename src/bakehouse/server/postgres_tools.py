"""Looking after a house in PostgreSQL. Its backups are SQLite files, so that they have one form and go anywhere."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
from psycopg import sql

from bakehouse.server import postgres, schema
from bakehouse.server.opening import StoreError, damaged, faults
from bakehouse.server.postgres import SCHEMA, Connection, select_from
from bakehouse.server.reading import all_tables
from bakehouse.server.store_check import Damage, Report, damaged_tournaments, damages, mend

COLUMNS = {
    "guests": ("id", "token", "name", "created", "seen", "mascot", "colour"),
    "tables": ("code", "header", "status", "at"),
    "people": ("guest", "code"),
    "journal": ("code", "number", "entry"),
    "glances": ("code", "glance", "due"),
    "vacations": ("guest", "first", "until"),
    "subscriptions": ("endpoint", "guest", "key", "secret", "language", "at"),
    "cut": ("code", "number", "entry", "at"),
    "results": (
        "guest",
        "code",
        "at",
        "game",
        "seat",
        "left_out",
        "imported",
        "players",
        "rating",
        "deviation",
        "volatility",
    ),
    "devices": ("guest", "code", "until", "token"),
    "findable": ("guest", "skeleton"),
    "avoided": ("guest", "other", "how", "name", "key", "at"),
    "daily_house": ("id", "secret", "since"),
    "daily_deals": ("guest", "day", "game", "attempt", "code", "place", "score", "decisions", "ended"),
    "tournaments": ("code", "header", "host", "status", "at"),
    "tournament_journal": ("code", "number", "entry"),
}
AT_ONCE = 2_000  # rows


def check(address: str) -> Report:
    """Look at everything, as it is at one moment. Servers may be running."""
    with closing(_whole(address, "check")) as connection, connection.transaction():
        connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
        select = select_from(connection)
        codes = all_tables(select)
        return Report(len(codes), [], [*damages(select, codes), *damaged_tournaments(select)])


def repair(address: str) -> list[Damage]:
    """Cut every damaged journal back to what is good; refused while a server is running."""
    with closing(_whole(address, "repair")) as connection:
        postgres.claim(address, connection)
        postgres.bring_up(address, connection)
        with connection.transaction():
            return mend(select_from(connection))


def must_be_unused(address: str) -> None:
    with closing(_whole(address, "copy")) as connection:
        postgres.claim(address, connection)


def _whole(address: str, does: str) -> Connection:
    """A connection that may take its time, to a house that is there."""
    connection = postgres.connected(address, name=f"bakehouse {does}", seconds=0)
    try:
        postgres.must_be_readable(address, postgres.version_of(connection))
    except StoreError:
        connection.close()
        raise
    return connection


def backup(address: str, file: Path) -> None:
    """Write everything, as it is at one moment, into a new SQLite file. Servers may be running."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))  # it has the seeds
    try:
        with (
            closing(_whole(address, "backup")) as source,
            closing(sqlite3.connect(file, isolation_level=None)) as target,
        ):
            _copy_out(source, target)
            found = faults(target)
            if found:
                raise damaged(file, found[0])
    except psycopg.Error as error:
        file.unlink()
        raise postgres.unusable(address, error) from None
    except sqlite3.Error as error:
        file.unlink()
        raise damaged(file, str(error)) from None
    except StoreError:
        file.unlink()
        raise


def _copy_out(source: Connection, target: sqlite3.Connection) -> None:
    with source.transaction():
        source.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
        target.execute("BEGIN")
        schema.create(target)
        for table, columns in COLUMNS.items():
            places = ", ".join("?" * len(columns))
            with source.cursor(f"copy of {table}") as cursor:
                cursor.itersize = AT_ONCE
                target.executemany(
                    f"INSERT INTO {table} VALUES ({places})",
                    cursor.execute(sql.SQL("SELECT {} FROM {}").format(_names(columns), sql.Identifier(table))),
                )
        target.execute("COMMIT")


def restore(address: str, file: Path) -> str:
    """Put a whole SQLite file of the present form in the place of the house; the name that the old one has now, or
    nothing. All or nothing happens; refused while a server is running."""
    with closing(postgres.connected(address, name="bakehouse restore", seconds=0)) as target:
        try:
            postgres.claim(address, target)
            with target.transaction(), closing(sqlite3.connect(file)) as source:
                old = _move_away(target)
                postgres.bring_up(address, target)
                for table, columns in COLUMNS.items():
                    _copy_in(target, table, columns, source.execute(f"SELECT {', '.join(columns)} FROM {table}"))
                target.execute("SELECT setval('guest_numbers', (SELECT coalesce(max(id), 0) + 1 FROM guests), false)")
        except psycopg.Error as error:
            raise postgres.unusable(address, error) from None
    return old


def is_empty(address: str) -> bool:
    with closing(postgres.connected(address)) as connection:
        if postgres.version_of(connection) == 0:
            return True
        found = connection.execute("SELECT (SELECT count(*) FROM guests) + (SELECT count(*) FROM tables)").fetchone()
        return found == (0,)


def _move_away(connection: Connection) -> str:
    """The old house stays in the database, under another name."""
    if postgres.version_of(connection) == 0:
        return ""
    old = f"{SCHEMA}_before_{time.strftime('%Y%m%d_%H%M%S', time.gmtime())}"
    connection.execute(sql.SQL("ALTER SCHEMA {} RENAME TO {}").format(sql.Identifier(SCHEMA), sql.Identifier(old)))
    return old


def _copy_in(connection: Connection, table: str, columns: Sequence[str], rows: Iterator[tuple[Any, ...]]) -> None:
    into = sql.SQL("COPY {} ({}) FROM STDIN").format(sql.Identifier(table), _names(columns))
    with connection.cursor() as cursor, cursor.copy(into) as copying:
        for row in rows:
            copying.write_row(row)


def _names(columns: Sequence[str]) -> sql.Composed:
    return sql.SQL(", ").join(map(sql.Identifier, columns))
