"""A store without a file and a thread: SQLite in memory, which is slow, full or killed when the evening wants it.

The statements, the transactions and what is read are those of the real store; when a commit happens, when it is
acknowledged, and whether it is, the scheduler decides.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence

from bakehouse.server import schema
from bakehouse.server.glances import Glance
from bakehouse.server.opening import StoreError
from bakehouse.server.reading import StoredTable, due_tables, read_table, tables_of
from bakehouse.server.runtime import Row, Written
from bakehouse.server.sqlite_store import SqliteStore
from bakehouse.server.writer import Job as WriterJob
from tests.simulation.scheduler import Event, Failure, Scheduler

Job = tuple[Sequence[Row], Written]


class SimulatedStore(SqliteStore):
    def __init__(self, scheduler: Scheduler, committed: Callable[[list[Row]], None]) -> None:
        self._scheduler = scheduler
        self._committed = committed  # is told of every transaction that is safe
        self._writing = self._reading = sqlite3.connect(":memory:", isolation_level=None)
        schema.create(self._writing)
        self._jobs: list[Job] = []
        self._pending: list[Event] = []  # a commit, and answers that are on their way
        self._is_committing = False
        self.slow_until = 0.0
        self.full_until = 0.0
        self.kill: Callable[[], None] | None = None  # is called at the next commit
        self.kills_after_commit = False

    @property
    def is_idle(self) -> bool:
        return not self._jobs and not self._is_committing

    def _later(self, call: Callable[[], None]) -> None:
        slow = self._scheduler.now < self.slow_until
        delay = self._scheduler.between(0.05, 0.8) if slow else self._scheduler.between(0.0005, 0.01)
        self._pending = [event for event in self._pending if event.call is not None]
        self._pending.append(self._scheduler.after(delay, call))

    def submit(self, rows: Sequence[Row], written: Written) -> None:
        """Write these rows with the next transaction."""
        self._jobs.append((rows, written))
        self._begin()

    def _begin(self) -> None:
        if self._jobs and not self._is_committing:
            self._is_committing = True
            self._later(self._transaction)

    def _transaction(self) -> None:
        """Everything that has arrived while the last one was being committed."""
        self._is_committing = False
        jobs, self._jobs = self._jobs, []
        if self.kill is not None and not self.kills_after_commit:
            self._die("before")
            return
        error = self._try(jobs)
        if self.kill is not None:
            self._die("after")
            return
        self._later(lambda: self._answer(jobs, error))
        self._begin()

    def _try(self, jobs: list[Job]) -> Exception | None:
        if self._scheduler.now < self.full_until:
            self._scheduler.note("store: full")
            return StoreError("the data cannot be written: database or disk is full")
        error = next(filter(None, self._commit([WriterJob(rows) for rows, _ in jobs])), None)
        if error is not None:
            raise Failure(f"SQLite refuses what it was given: {error}")
        self._committed([row for rows, _ in jobs for row in rows])
        return None

    def _answer(self, jobs: list[Job], error: Exception | None) -> None:
        for _, written in jobs:
            written(error)

    def _die(self, when: str) -> None:
        """The process ends here: what is not committed is gone, and nobody is told what is."""
        kill, self.kill = self.kill, None
        assert kill is not None
        self._scheduler.note(f"store: killed {when} the commit")
        for event in self._pending:
            event.cancel()
        self._pending = []
        self._jobs = []
        self._is_committing = False
        kill()

    # -- For the checks ------------------------------------------------------------

    def find(self, code: str) -> StoredTable | None:
        return read_table(self._reading.execute, code)

    def codes(self) -> list[str]:
        return [code for (code,) in self._reading.execute("SELECT code FROM tables ORDER BY code")]

    def journal(self, code: str) -> list[tuple[int, bytes]]:
        rows = self._reading.execute("SELECT number, entry FROM journal WHERE code = ? ORDER BY number", (code,))
        return [(number, blob) for number, blob in rows]

    def status(self, code: str) -> str:
        return str(self._reading.execute("SELECT status FROM tables WHERE code = ?", (code,)).fetchone()[0])

    def due(self, at: int) -> list[str]:
        return due_tables(self._reading.execute, at, 1_000)

    def glance(self, code: str) -> Glance | None:
        """What lists show of a table; None if more has happened there since it was written."""
        guests = self._reading.execute("SELECT guest FROM people WHERE code = ?", (code,)).fetchone()
        listed = tables_of(self._reading.execute, guests[0], 1_000)
        return next(table.glance for table in listed if table.code == code)

    def close(self) -> None:
        self._writing.close()
