"""The tables of the database, and how a file of an older form becomes one of the present form."""

from __future__ import annotations

import sqlite3
import time
from datetime import UTC, datetime

import msgspec

import bakehouse
from bakehouse.core.errors import BakehouseError
from bakehouse.server.journal import TableHeader, encode, read_header

VERSION = 5

TABLES = (
    """CREATE TABLE guests (
    id INTEGER PRIMARY KEY, token BLOB NOT NULL UNIQUE, name TEXT NOT NULL, created INTEGER NOT NULL,
    seen INTEGER NOT NULL DEFAULT 0, mascot TEXT NOT NULL DEFAULT '', colour TEXT NOT NULL DEFAULT ''
) STRICT""",
    """CREATE TABLE tables (
    code TEXT PRIMARY KEY, header BLOB NOT NULL, status TEXT NOT NULL, at INTEGER NOT NULL
) STRICT""",
    "CREATE TABLE people (guest INTEGER NOT NULL, code TEXT NOT NULL, PRIMARY KEY (guest, code)) STRICT, WITHOUT ROWID",
    """CREATE TABLE journal (
    code TEXT NOT NULL, number INTEGER NOT NULL, entry BLOB NOT NULL, PRIMARY KEY (code, number)
) STRICT, WITHOUT ROWID""",
)
# Since version 2. `cut` keeps what a repair has cut off; `house` says whether a server has the file open, or had it
# open when it was killed.
ADDED = (
    "CREATE TABLE cut (code TEXT NOT NULL, number INTEGER NOT NULL, entry BLOB NOT NULL, at INTEGER NOT NULL) STRICT",
    "CREATE TABLE house (id INTEGER PRIMARY KEY CHECK (id = 1), is_open INTEGER NOT NULL) STRICT",
    "INSERT INTO house (id, is_open) VALUES (1, 0)",
)
# Since version 4: histories, and other browsers that are the same guest. `code` and `until` are of an offer that nobody
# has taken yet.
SINCE_4 = (
    """CREATE TABLE results (
    guest INTEGER NOT NULL, code TEXT NOT NULL, at INTEGER NOT NULL, game TEXT NOT NULL, seat INTEGER NOT NULL,
    left_out TEXT NOT NULL, imported INTEGER NOT NULL, players BLOB NOT NULL,
    rating REAL, deviation REAL, volatility REAL, PRIMARY KEY (guest, code)
) STRICT, WITHOUT ROWID""",
    "CREATE INDEX results_by_time ON results (guest, at, code)",
    "CREATE INDEX results_by_code ON results (code)",
    "CREATE INDEX results_unrated ON results (at, code) WHERE rating IS NULL AND left_out = '' AND imported = 0",
    "CREATE TABLE devices (guest INTEGER NOT NULL, code BLOB UNIQUE, until INTEGER NOT NULL, token BLOB UNIQUE) STRICT",
    "CREATE INDEX devices_by_guest ON devices (guest)",
    # Whom guests have muted or blocked, by what name, and a key that means this entry of the list; and who
    # may be found by their name, with what is left of it for the eye.
    """CREATE TABLE avoided (
    guest INTEGER NOT NULL, other INTEGER NOT NULL, how TEXT NOT NULL, name TEXT NOT NULL, key TEXT NOT NULL,
    at INTEGER NOT NULL, PRIMARY KEY (guest, other)
) STRICT, WITHOUT ROWID""",
    "CREATE INDEX avoided_by_other ON avoided (other)",
    """CREATE TABLE findable (
    guest INTEGER NOT NULL, skeleton TEXT NOT NULL, PRIMARY KEY (guest, skeleton)
) STRICT, WITHOUT ROWID""",
    "CREATE INDEX findable_by_skeleton ON findable (skeleton)",
    # The deals of the day: the secret from which their seeds come, and who has played which deal at which table.
    """CREATE TABLE daily_house (
    id INTEGER PRIMARY KEY CHECK (id = 1), secret BLOB NOT NULL, since INTEGER NOT NULL
) STRICT""",
    """CREATE TABLE daily_deals (
    guest INTEGER NOT NULL, day INTEGER NOT NULL, game TEXT NOT NULL, attempt INTEGER NOT NULL,
    code TEXT NOT NULL UNIQUE, place INTEGER, score INTEGER, decisions INTEGER, ended INTEGER,
    PRIMARY KEY (guest, day, game, attempt)
) STRICT, WITHOUT ROWID""",
    "CREATE INDEX daily_deals_by_game ON daily_deals (game, day)",
    # Tournaments, and what happened in them.
    """CREATE TABLE tournaments (
    code TEXT PRIMARY KEY, header BLOB NOT NULL, host INTEGER NOT NULL, status TEXT NOT NULL, at INTEGER NOT NULL
) STRICT""",
    """CREATE TABLE tournament_journal (
    code TEXT NOT NULL, number INTEGER NOT NULL, entry BLOB NOT NULL, PRIMARY KEY (code, number)
) STRICT, WITHOUT ROWID""",
    # What lists show of a table (glances.py), and when something is due at a slow one; who is away.
    "CREATE TABLE glances (code TEXT PRIMARY KEY, glance BLOB NOT NULL, due INTEGER) STRICT, WITHOUT ROWID",
    "CREATE INDEX glances_by_due ON glances (due)",
    """CREATE TABLE vacations (
    guest INTEGER NOT NULL, first INTEGER NOT NULL, until INTEGER NOT NULL, PRIMARY KEY (guest, first)
) STRICT, WITHOUT ROWID""",
)
# Since version 5: where browsers are told, over the push services of their makers, that it is somebody's turn.
SINCE_5 = (
    """CREATE TABLE subscriptions (
    endpoint TEXT PRIMARY KEY, guest INTEGER NOT NULL, key BLOB NOT NULL, secret BLOB NOT NULL, language TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID""",
    "CREATE INDEX subscriptions_by_guest ON subscriptions (guest)",
)
IS_OPEN = "SELECT is_open FROM house"
SET_OPEN = "UPDATE house SET is_open = ?"


def version_of(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def create(connection: sqlite3.Connection) -> None:
    """Inside a transaction: the schema of a new file."""
    for statement in (*TABLES, *ADDED, *SINCE_4, *SINCE_5):
        connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {VERSION}")


def upgrade(connection: sqlite3.Connection) -> None:
    """Inside a transaction: bring an older file to the present form."""
    if version_of(connection) == 1:
        _from_1(connection)
        connection.execute("PRAGMA user_version = 2")
    if version_of(connection) == 2:
        _from_2(connection)
        connection.execute("PRAGMA user_version = 3")
    if version_of(connection) == 3:
        _from_3(connection)
        connection.execute("PRAGMA user_version = 4")
    if version_of(connection) == 4:
        _from_4(connection)
        connection.execute("PRAGMA user_version = 5")


def _from_1(connection: sqlite3.Connection) -> None:
    """Headers had no version of the rules, and guests no day on which they were last here."""
    connection.execute("ALTER TABLE guests ADD COLUMN seen INTEGER NOT NULL DEFAULT 0")
    connection.execute("UPDATE guests SET seen = ?", (int(time.time()),))
    for statement in ADDED:
        connection.execute(statement)
    for code, blob in connection.execute("SELECT code, header FROM tables").fetchall():
        try:
            header = read_header(blob)
            rules = _rules_on_the_day_of(header)
        except (msgspec.DecodeError, BakehouseError):
            continue  # it was unreadable before, and is shown as damaged
        header = msgspec.structs.replace(header, rules=rules)
        connection.execute("UPDATE tables SET header = ? WHERE code = ?", (encode(header), code))


def _from_2(connection: sqlite3.Connection) -> None:
    """Guests had no looks."""
    for column in ("mascot", "colour"):
        connection.execute(f"ALTER TABLE guests ADD COLUMN {column} TEXT NOT NULL DEFAULT ''")


def _from_3(connection: sqlite3.Connection) -> None:
    """What there was not."""
    for statement in SINCE_4:
        connection.execute(statement)


def _from_4(connection: sqlite3.Connection) -> None:
    """Nobody could be told anything while they had no page open."""
    for statement in SINCE_5:
        connection.execute(statement)


def _rules_on_the_day_of(header: TableHeader) -> int:
    """The newest version of the rules that the server can have had when the table was opened."""
    day = datetime.fromtimestamp(header.created, UTC).date().isoformat()
    history = bakehouse.game(header.game).rules.history
    return max((change.version for change in history if change.date <= day), default=history[0].version)
