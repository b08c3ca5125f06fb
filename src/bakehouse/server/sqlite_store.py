"""The store in one SQLite file, of which one process is the server."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from bakehouse.server.metrics import Metrics
from bakehouse.server.opening import FILE, StoreError, open_alone, share
from bakehouse.server.reading import Select, number
from bakehouse.server.rows import ADD_ENTRY
from bakehouse.server.runtime import Row
from bakehouse.server.schema import SET_OPEN
from bakehouse.server.sql_store import SqlStore
from bakehouse.server.store import Peer
from bakehouse.server.writer import Job, Writer

ONE_MORE = ", (?, ?, ?)"

Answer = TypeVar("Answer")


class SqliteStore(SqlStore):
    def __init__(self, folder: Path, metrics: Metrics) -> None:
        self.path = folder / FILE
        try:
            folder.mkdir(parents=True, exist_ok=True)
            folder.chmod(0o700)  # the seeds of running games are in it
            self._writing = open_alone(self.path)
            share(self._writing)
            self._reading = sqlite3.connect(self.path, isolation_level=None)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"the data in {folder} cannot be used: {error}") from None
        self._last_guest = number(self._reading.execute, "SELECT coalesce(max(id), 0) FROM guests")
        self._writer = Writer(self._commit, metrics)

    def write(self, rows: Sequence[Row]) -> asyncio.Future[None]:
        return self._writer.write(rows)

    async def _read(self, question: Callable[[Select], Answer]) -> Answer:
        """At once: that takes less time than to ask a thread."""
        return question(self._reading.execute)

    async def _new_number(self) -> int:
        self._last_guest += 1
        return self._last_guest

    # -- There is one server, and everything is its own --------------------------

    is_shared = False
    is_well = True

    async def claim(self, code: str) -> Peer | None:
        return None

    async def release(self, code: str) -> None:
        pass

    def is_from_peer(self, secret: str) -> bool:
        return False

    async def peers(self) -> list[Peer]:
        return []

    async def change(self, seconds: float) -> None:
        raise AssertionError("there is nobody to wait for")

    async def gone(self, peer: Peer) -> None:
        raise AssertionError("there is nobody to wait for")

    def when_lost(self, lost: Callable[[], None]) -> None:
        pass

    async def leave(self) -> None:
        pass

    # -- Writing -----------------------------------------------------------------

    def _commit(self, jobs: list[Job]) -> list[Exception | None]:
        run = self._writing.execute
        rows = [row for job in jobs for row in job.rows]
        try:
            if rows and all(statement is ADD_ENTRY for statement, _ in rows):
                run(*_together(rows))
            else:
                run("BEGIN IMMEDIATE")
                for statement, values in rows:
                    run(statement, values)
                run("COMMIT")
        except sqlite3.Error as error:
            if self._writing.in_transaction:
                run("ROLLBACK")
            return [error] * len(jobs)
        return [None] * len(jobs)

    def close(self) -> None:
        """Write what is left, and stop."""
        self._writer.close()
        self._reading.close()
        try:
            self._writing.execute(SET_OPEN, (0,))
        except sqlite3.Error:
            return  # it stays as after a kill: the last changes are in the -wal file
        self._writing.close()


def _together(rows: Sequence[Row]) -> Row:
    """Many entries in one statement, which is its own transaction: Python's lock changes hands at every statement, and
    the thread that answers would have to wait for it each time."""
    return ADD_ENTRY + ONE_MORE * (len(rows) - 1), tuple(value for _, values in rows for value in values)
