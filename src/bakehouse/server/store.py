"""The store: guests, tables and their journals in one SQLite file.

One thread writes. Whatever arrives while it is committing goes into the next transaction, so that many tables share
the cost of a durable commit.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

from bakehouse.core.errors import BakehouseError
from bakehouse.server.journal import Entry, TableHeader, encode, read_entry, read_header
from bakehouse.server.metrics import Metrics
from bakehouse.server.runtime import Row

VERSION = 1
FILE = "bakehouse.sqlite3"
MAX_BATCH = 500

SCHEMA = """
CREATE TABLE guests (
    id INTEGER PRIMARY KEY, token BLOB NOT NULL UNIQUE, name TEXT NOT NULL, created INTEGER NOT NULL
) STRICT;
CREATE TABLE tables (code TEXT PRIMARY KEY, header BLOB NOT NULL, status TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
CREATE TABLE people (guest INTEGER NOT NULL, code TEXT NOT NULL, PRIMARY KEY (guest, code)) STRICT, WITHOUT ROWID;
CREATE TABLE journal (
    code TEXT NOT NULL, number INTEGER NOT NULL, entry BLOB NOT NULL, PRIMARY KEY (code, number)
) STRICT, WITHOUT ROWID;
"""
ADD_ENTRY = "INSERT INTO journal (code, number, entry) VALUES (?, ?, ?)"
ONE_MORE = ", (?, ?, ?)"
ADD_TABLE = "INSERT INTO tables (code, header, status, at) VALUES (?, ?, ?, ?)"
SET_STATUS = "UPDATE tables SET status = ?, at = ? WHERE code = ?"
ADD_PERSON = "INSERT OR IGNORE INTO people (guest, code) VALUES (?, ?)"
ADD_GUEST = "INSERT INTO guests (id, token, name, created) VALUES (?, ?, ?, ?)"
RENAME = "UPDATE guests SET name = ? WHERE id = ?"


class StoreError(BakehouseError):
    """The file cannot be used, in a sentence."""

    code = "bad_store"


@dataclass
class _Job:
    rows: Sequence[Row]
    done: asyncio.Future[None]


class Store:
    def __init__(self, folder: Path, metrics: Metrics) -> None:
        self.path = folder / FILE
        self._metrics = metrics
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        try:
            folder.mkdir(parents=True, exist_ok=True)
            folder.chmod(0o700)  # the seeds of running games are in it
            self._alone = _lock(folder / "lock")
            self._writing = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
            self._prepare()
            self._reading = sqlite3.connect(self.path, isolation_level=None)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"the data in {folder} cannot be used: {error}") from None
        self._next_guest = 1 + self._number("SELECT coalesce(max(id), 0) FROM guests")
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    def _prepare(self) -> None:
        """WAL: readers do not wait for the writer; FULL: a commit is on the disk when it is acknowledged."""
        run = self._writing.execute
        run("PRAGMA journal_mode = WAL")
        run("PRAGMA synchronous = FULL")
        version = run("PRAGMA user_version").fetchone()[0]
        if version == 0:
            self._writing.executescript(f"BEGIN; {SCHEMA} PRAGMA user_version = {VERSION}; COMMIT;")
        elif version != VERSION:
            self._writing.close()
            os.close(self._alone)
            raise StoreError(
                f"{self.path} was written by another version of Bakehouse (its schema is {version}, this program "
                f"reads {VERSION}); choose another folder with --data"
            )

    # -- Writing -------------------------------------------------------------

    def write(self, rows: Sequence[Row]) -> asyncio.Future[None]:
        """Write these rows; the future is done when they are on the disk."""
        loop = asyncio.get_running_loop()
        self._loop = loop
        done: asyncio.Future[None] = loop.create_future()
        self._queue.put(_Job(rows, done))
        return done

    def _write(self) -> None:
        while True:
            jobs = self._next_jobs()
            if jobs is None:
                return
            begun = time.perf_counter()
            error = self._commit(jobs)
            self._metrics.commit_seconds.observe(time.perf_counter() - begun)
            self._metrics.written.inc(len(jobs))
            assert self._loop is not None
            try:
                self._loop.call_soon_threadsafe(_finish, jobs, error)
            except RuntimeError:  # the loop is closed: nobody is waiting any more
                return

    def _next_jobs(self) -> list[_Job] | None:
        """Wait for a job, and take all others that are there as well."""
        job = self._queue.get()
        if job is None:
            return None
        jobs = [job]
        while len(jobs) < MAX_BATCH and not self._queue.empty():
            job = self._queue.get()
            if job is None:
                self._queue.put(None)
                break
            jobs.append(job)
        return jobs

    def _commit(self, jobs: list[_Job]) -> Exception | None:
        run = self._writing.execute
        rows = [row for job in jobs for row in job.rows]
        try:
            if all(statement is ADD_ENTRY for statement, _ in rows):
                run(*_together(rows))
            else:
                run("BEGIN IMMEDIATE")
                for statement, values in rows:
                    run(statement, values)
                run("COMMIT")
        except sqlite3.Error as error:
            if self._writing.in_transaction:
                run("ROLLBACK")
            return error
        return None

    def close(self) -> None:
        """Write what is left, and stop."""
        self._queue.put(None)
        self._thread.join()
        self._writing.close()
        self._reading.close()
        os.close(self._alone)

    # -- Reading -------------------------------------------------------------

    def _number(self, statement: str, values: tuple[object, ...] = ()) -> int:
        return int(self._reading.execute(statement, values).fetchone()[0])

    def has_table(self, code: str) -> bool:
        return self._number("SELECT count(*) FROM tables WHERE code = ?", (code,)) > 0

    def load(self, code: str) -> tuple[TableHeader, list[Entry]] | None:
        """A table's header and journal."""
        row = self._reading.execute("SELECT header FROM tables WHERE code = ?", (code,)).fetchone()
        if row is None:
            return None
        rows = self._reading.execute("SELECT entry FROM journal WHERE code = ? ORDER BY number", (code,))
        return read_header(row[0]), [read_entry(blob) for (blob,) in rows]

    def header(self, code: str) -> TableHeader:
        """The header of a table that exists."""
        return read_header(self._reading.execute("SELECT header FROM tables WHERE code = ?", (code,)).fetchone()[0])

    def tables_of(self, guest: int, most: int) -> list[tuple[str, str, int]]:
        """Code, status and the time of the last change of a guest's tables, the newest first."""
        return self._reading.execute(
            "SELECT code, status, at FROM tables JOIN people USING (code) WHERE guest = ? ORDER BY at DESC LIMIT ?",
            (guest, most),
        ).fetchall()

    def running_tables_of(self, guest: int) -> int:
        return self._number(
            "SELECT count(*) FROM tables JOIN people USING (code) WHERE guest = ? AND status NOT IN ('over', 'closed')",
            (guest,),
        )

    def guest(self, token: bytes) -> tuple[int, str] | None:
        """The guest with this hash of a token."""
        row = self._reading.execute("SELECT id, name FROM guests WHERE token = ?", (token,)).fetchone()
        return None if row is None else (int(row[0]), str(row[1]))

    # -- Rows ----------------------------------------------------------------

    def new_guest(self, token: bytes, name: str) -> tuple[int, Row]:
        guest = self._next_guest
        self._next_guest += 1
        return guest, (ADD_GUEST, (guest, token, name, int(time.time())))


def _together(rows: Sequence[Row]) -> Row:
    """Many entries in one statement, which is its own transaction: Python's lock changes hands at every statement, and
    the thread that answers would have to wait for it each time."""
    return ADD_ENTRY + ONE_MORE * (len(rows) - 1), tuple(value for _, values in rows for value in values)


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


def rename_row(guest: int, name: str) -> Row:
    return RENAME, (name, guest)


def _finish(jobs: list[_Job], error: Exception | None) -> None:
    for job in jobs:
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(StoreError(f"the data cannot be written: {error}"))


def _lock(path: Path) -> int:
    """Two servers on the same data would not see each other's moves."""
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    if os.name == "posix":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(file)
            raise StoreError(f"another server is already using the data in {path.parent}") from None
    return file
