"""The store: guests, tables and their journals in one SQLite file.

One thread writes. Whatever arrives while it is committing goes into the next transaction, so that many tables share
the cost of a durable commit.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

from bakehouse.server.connection import Guest
from bakehouse.server.journal import Entry, TableHeader, encode, read_entry, read_header
from bakehouse.server.metrics import Metrics
from bakehouse.server.opening import FILE, StoreError, open_alone, share
from bakehouse.server.reading import StoredTable, read_table
from bakehouse.server.runtime import Row
from bakehouse.server.schema import SET_OPEN

MAX_BATCH = 500

ADD_ENTRY = "INSERT INTO journal (code, number, entry) VALUES (?, ?, ?)"
ONE_MORE = ", (?, ?, ?)"
ADD_TABLE = "INSERT INTO tables (code, header, status, at) VALUES (?, ?, ?, ?)"
SET_STATUS = "UPDATE tables SET status = ?, at = ? WHERE code = ?"
ADD_PERSON = "INSERT OR IGNORE INTO people (guest, code) VALUES (?, ?)"
ADD_GUEST = "INSERT INTO guests (id, token, name, created, seen, mascot, colour) VALUES (?, ?, ?, ?, ?, ?, ?)"
RENAME = "UPDATE guests SET name = ? WHERE id = ?"
SET_LOOK = "UPDATE guests SET mascot = ?, colour = ? WHERE id = ?"
SEEN = "UPDATE guests SET seen = ? WHERE id = ?"
SET_HEADER = "UPDATE tables SET header = ? WHERE code = ?"


@dataclass
class _Job:
    rows: Sequence[Row]
    done: asyncio.Future[None] | None


class Store:
    def __init__(self, folder: Path, metrics: Metrics) -> None:
        self.path = folder / FILE
        self._metrics = metrics
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        try:
            folder.mkdir(parents=True, exist_ok=True)
            folder.chmod(0o700)  # the seeds of running games are in it
            self._writing = open_alone(self.path)
            share(self._writing)
            self._reading = sqlite3.connect(self.path, isolation_level=None)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"the data in {folder} cannot be used: {error}") from None
        self._next_guest = 1 + self._number("SELECT coalesce(max(id), 0) FROM guests")
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    # -- Writing -------------------------------------------------------------

    def write(self, rows: Sequence[Row]) -> asyncio.Future[None]:
        """Write these rows; the future is done when they are on the disk."""
        loop = asyncio.get_running_loop()
        self._loop = loop
        done: asyncio.Future[None] = loop.create_future()
        self._queue.put(_Job(rows, done))
        return done

    def write_first(self, rows: Sequence[Row]) -> None:
        """Write these rows before anybody is served."""
        error = self._commit([_Job(rows, None)])
        if error is not None:
            raise StoreError(f"the data cannot be written: {error}")

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
        self._reading.close()
        try:
            self._writing.execute(SET_OPEN, (0,))
        except sqlite3.Error:
            return  # it stays as after a kill: the last changes are in the -wal file
        self._writing.close()

    # -- Reading -------------------------------------------------------------

    def _number(self, statement: str, values: tuple[object, ...] = ()) -> int:
        return int(self._reading.execute(statement, values).fetchone()[0])

    def has_table(self, code: str) -> bool:
        return self._number("SELECT count(*) FROM tables WHERE code = ?", (code,)) > 0

    def load(self, code: str) -> StoredTable | None:
        """A table's header and journal, as far as they can be read."""
        return read_table(self._reading, code)

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

    def unfinished_tables(self) -> list[str]:
        """The codes of the tables whose games are not over."""
        rows = self._reading.execute("SELECT code FROM tables WHERE status NOT IN ('over', 'closed') ORDER BY code")
        return [code for (code,) in rows]

    def quiet_tables(self, before: int) -> list[str]:
        """The codes of the tables whose games were not played to the end, and where nothing has happened since then."""
        rows = self._reading.execute("SELECT code FROM tables WHERE status <> 'over' AND at < ?", (before,))
        return [code for (code,) in rows]

    def entries(self, code: str, *, from_the_end: bool = False) -> Iterator[Entry]:
        """A table's journal, read as far as it is asked for."""
        order = "DESC" if from_the_end else "ASC"
        rows = self._reading.execute(f"SELECT entry FROM journal WHERE code = ? ORDER BY number {order}", (code,))
        return (read_entry(blob) for (blob,) in rows)

    def guest(self, token: bytes) -> tuple[Guest, int] | None:
        """The guest with this hash of a token, and when they were last here."""
        row = self._reading.execute(
            "SELECT id, name, mascot, colour, seen FROM guests WHERE token = ?", (token,)
        ).fetchone()
        return None if row is None else (Guest(*row[:4]), int(row[4]))

    # -- Rows ----------------------------------------------------------------

    def new_guest(self, token: bytes, name: str, mascot: str, colour: str) -> tuple[Guest, Row]:
        guest = Guest(self._next_guest, name, mascot, colour)
        self._next_guest += 1
        now = int(time.time())
        return guest, (ADD_GUEST, (guest.id, token, name, now, now, mascot, colour))


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


def header_row(code: str, header: TableHeader) -> Row:
    return SET_HEADER, (encode(header), code)


def seen_row(guest: int) -> Row:
    return SEEN, (int(time.time()), guest)


def expiry_rows(codes: Sequence[str]) -> list[Row]:
    """Tables that are forgotten, with all that belongs to them."""
    return [
        (f"DELETE FROM {place} WHERE code = ?", (code,)) for code in codes for place in ("journal", "people", "tables")
    ]


def guest_expiry_row(before: int) -> Row:
    """Guests without a table who were last here before then. The newest one stays, so that no number is used twice."""
    return (
        "DELETE FROM guests WHERE seen < ? AND id < (SELECT max(id) FROM guests) "
        "AND NOT EXISTS (SELECT 1 FROM people WHERE guest = guests.id)",
        (before,),
    )


def rename_row(guest: int, name: str) -> Row:
    return RENAME, (name, guest)


def look_row(guest: Guest) -> Row:
    return SET_LOOK, (guest.mascot, guest.colour, guest.id)


def _finish(jobs: list[_Job], error: Exception | None) -> None:
    for job in jobs:
        if job.done is None or job.done.done():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(StoreError(f"the data cannot be written: {error}"))
