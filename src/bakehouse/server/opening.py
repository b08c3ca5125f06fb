"""Opening the database: alone, whole, and in the present form.

The database itself is the lock. Every connection to a file in WAL mode holds a shared lock on it for as long as it is
open, on every system; whoever wants to be the only server must once get the exclusive lock, and gets it only if nobody
else has the file open. After that it goes back to the shared lock without letting go, so that others can read and back
up, but not become a second server.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
import time
from pathlib import Path

from bakehouse.core.errors import BakehouseError
from bakehouse.server import schema

FILE = "bakehouse.sqlite3"
RESTORING = ".restoring"  # added to the name of a database that is about to take its place
PATIENCE = 2.0  # seconds: a server that is just ending, or somebody who reads, is waited for
HOW_TO_GO_ON = (
    "Nothing in it was changed. `bakehouse store check` says what can still be read, `bakehouse store restore FILE` "
    "puts a backup in its place; or choose another folder with --data"
)


class StoreError(BakehouseError):
    """The file cannot be used, in a sentence."""

    code = "bad_store"


class InUse(StoreError):
    """Another server has it."""


def open_alone(path: Path, *, accepts_loss: bool = False) -> sqlite3.Connection:
    """A connection to the database, of which nobody else is the server. A missing database is made, a damaged one never
    taken for a new one. Until `share` is called, nobody else can read.

    `accepts_loss`: also if the last changes of a killed server are missing.
    """
    is_new = _make_if_missing(path)
    had_wal = has_wal(path)
    connection = claim(path, is_new=is_new)
    try:
        if is_new:
            schema.create(connection)
        _must_be_whole(path, connection)
        schema.upgrade(connection)
        if not accepts_loss:
            _must_be_complete(path, connection, had_wal=had_wal)
        connection.execute(schema.SET_OPEN, (0,))
        connection.execute("COMMIT")
    except (sqlite3.Error, StoreError) as error:
        connection.close()
        raise error if isinstance(error, StoreError) else damaged(path, str(error)) from None
    return connection


def share(connection: sqlite3.Connection) -> None:
    """Let others read, and stay the only server. From now on a missing -wal file means that changes are missing."""
    run = connection.execute
    run(schema.SET_OPEN, (1,))
    run("PRAGMA wal_checkpoint(FULL)")  # it is in the database now, and the -wal file is not empty
    run("PRAGMA locking_mode = NORMAL")
    run("BEGIN IMMEDIATE")  # the mode changes at the end of a transaction
    run(schema.SET_OPEN, (1,))
    run("COMMIT")
    run("PRAGMA busy_timeout = 5000")


def read_only(path: Path) -> sqlite3.Connection:
    """For those who look on, whether a server is running or not."""
    if not path.exists():
        raise StoreError(f"there is no database in {path.parent}; --data names the folder of another one")
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)


def damaged(path: Path, why: str) -> StoreError:
    return StoreError(f"{path} is damaged ({why}). {HOW_TO_GO_ON}")


def faults(connection: sqlite3.Connection, *, thoroughly: bool = False) -> list[str]:
    """What SQLite finds wrong in the file itself."""
    found = connection.execute("PRAGMA integrity_check" if thoroughly else "PRAGMA quick_check").fetchall()
    return [] if found == [("ok",)] else [str(row[0]) for row in found]


def has_wal(path: Path) -> bool:
    """Is there a -wal file with something in it? To be asked before it is opened: whoever reads makes an empty one."""
    wal = _beside(path, "-wal")
    return wal.exists() and wal.stat().st_size > 0


def misses_wal(connection: sqlite3.Connection, *, had_wal: bool) -> bool:
    """A server that was killed leaves its last changes in the -wal file."""
    return schema.version_of(connection) > 1 and bool(connection.execute(schema.IS_OPEN).fetchone()[0]) and not had_wal


# -- One server ----------------------------------------------------------------


def claim(path: Path, *, is_new: bool = False) -> sqlite3.Connection:
    """A connection in a transaction of its own, while nobody else has the file open; StoreError if somebody has."""
    deadline = time.monotonic() + PATIENCE
    while True:
        connection = sqlite3.connect(path, timeout=0.0, isolation_level=None, check_same_thread=False)
        try:
            _claim(path, connection, is_new=is_new)
        except sqlite3.Error as error:
            connection.close()
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise damaged(path, str(error)) from None
        except StoreError:
            connection.close()
            raise
        else:
            return connection
        if time.monotonic() > deadline:
            raise InUse(f"another server is already using the data in {path.parent}")
        time.sleep(0.02 + secrets.randbelow(100) / 1000)  # two that start at the same moment must not stay in step


def _claim(path: Path, connection: sqlite3.Connection, *, is_new: bool) -> None:
    run = connection.execute
    if not is_new:
        _must_be_ours(path, connection)
    run("PRAGMA journal_mode = WAL")  # readers do not wait for the writer
    run("PRAGMA synchronous = FULL")  # a commit is on the disk when it is acknowledged
    run("SELECT count(*) FROM sqlite_schema").fetchone()  # the shared lock, which stays
    run("PRAGMA locking_mode = EXCLUSIVE")
    run("BEGIN IMMEDIATE")  # the exclusive one: refused if anybody else has the shared one


# -- Files that are not used -----------------------------------------------------


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def _make_if_missing(path: Path) -> bool:
    """Was there no database, and is there nothing that shows that there was one?"""
    if not path.exists():
        for rest in (_beside(path, "-wal"), _beside(path, RESTORING)):
            if rest.exists():
                raise StoreError(
                    f"{path} is missing, but {rest.name} is there, so there was a database. Put it back, or restore a "
                    "backup with `bakehouse store restore FILE`; to begin anew, move the rest away"
                )
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        return False
    return True


def _must_be_ours(path: Path, connection: sqlite3.Connection) -> None:
    if path.stat().st_size == 0:
        raise StoreError(f"{path} is empty. {HOW_TO_GO_ON}; if nothing was ever played here, delete it")
    version = schema.version_of(connection)
    if version == 0:
        raise StoreError(f"{path} is no database of Bakehouse. {HOW_TO_GO_ON}")
    if version > schema.VERSION:
        raise StoreError(
            f"{path} was written by another version of Bakehouse (its schema is {version}, this program reads up to "
            f"{schema.VERSION}); choose another folder with --data"
        )


def _must_be_whole(path: Path, connection: sqlite3.Connection) -> None:
    found = faults(connection)
    if found:
        raise damaged(path, found[0])


def _must_be_complete(path: Path, connection: sqlite3.Connection, *, had_wal: bool) -> None:
    if misses_wal(connection, had_wal=had_wal):
        raise StoreError(
            f"the last server in {path.parent} was killed, and {path.name}-wal with its last changes is missing. "
            "Put it back, or restore a backup with `bakehouse store restore FILE`; `bakehouse store repair "
            "--keep-prefix` goes on without those changes"
        )
