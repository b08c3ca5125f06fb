"""The store in a PostgreSQL database.

One thread writes and another one reads, each with its connection. A batch of jobs is one transaction, sent in one
piece; a connection that broke is opened again for the next batch.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import psycopg

from bakehouse.server import postgres
from bakehouse.server.metrics import Metrics
from bakehouse.server.opening import StoreError
from bakehouse.server.postgres import Connection, select_from, translated
from bakehouse.server.reading import Select, number
from bakehouse.server.rows import ADD_ENTRY
from bakehouse.server.runtime import Row
from bakehouse.server.sql_store import SqlStore
from bakehouse.server.writer import Job, Writer

ADD_ENTRIES = "INSERT INTO journal (code, number, entry) SELECT * FROM unnest(%s::text[], %s::bigint[], %s::bytea[])"

Answer = TypeVar("Answer")


class PostgresStore(SqlStore):
    def __init__(self, address: str, metrics: Metrics) -> None:
        self._address = address
        self._writing: Connection | None = self._connected("writes")
        try:
            postgres.be_one_of_the_servers(address, self._writing)
            postgres.bring_up(address, self._writing)
        except (psycopg.Error, StoreError) as error:
            self._writing.close()
            raise error if isinstance(error, StoreError) else postgres.unusable(address, error) from None
        self._reading: Connection | None = None
        self._reader = ThreadPoolExecutor(1, "store reader")
        self._writer = Writer(self._commit, metrics)

    def _connected(self, does: str) -> Connection:
        connection = postgres.connected(self._address, name=f"bakehouse {does}")
        connection.execute("SET idle_in_transaction_session_timeout = '2s'")  # who is stopped holds no lock for long
        return connection

    def write(self, rows: Sequence[Row]) -> asyncio.Future[None]:
        return self._writer.write(rows)

    # -- The thread that reads -------------------------------------------------

    async def _read(self, question: Callable[[Select], Answer]) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._answer, question)

    def _answer(self, question: Callable[[Select], Answer]) -> Answer:
        """A connection that has broken since the last question is opened again."""
        for is_last in (False, True):
            was_open = self._reading is not None
            try:
                if self._reading is None:
                    self._reading = self._connected("reads")
                return question(select_from(self._reading))
            except psycopg.Error as error:
                if self._reading is not None and self._reading.broken:
                    self._reading.close()
                    self._reading = None
                    if was_open and not is_last:
                        continue
                raise postgres.unusable(self._address, error) from None
        raise AssertionError

    async def _new_number(self) -> int:
        return await self._ask(number, "SELECT nextval('guest_numbers')")

    # -- The thread that writes ------------------------------------------------

    def _commit(self, jobs: list[Job]) -> Sequence[Exception | None]:
        try:
            if self._writing is None:
                self._writing = self._connected("writes")
                postgres.be_one_of_the_servers(self._address, self._writing)
            _write(self._writing, [row for job in jobs for row in job.rows])
        except (psycopg.Error, StoreError) as error:
            if self._writing is not None and self._writing.broken:
                self._writing.close()
                self._writing = None
            elif len(jobs) > 1:  # one of them cannot be written, and the others must not suffer for it
                return [self._commit([job])[0] for job in jobs]
            return [error] * len(jobs)
        return [None] * len(jobs)

    def close(self) -> None:
        """Write what is left, and stop."""
        self._writer.close()
        self._reader.shutdown()
        for connection in (self._writing, self._reading):
            if connection is not None:
                connection.close()


def _write(connection: Connection, rows: Sequence[Row]) -> None:
    """In one transaction, of which nothing is waited for but the end."""
    entries = [values for statement, values in rows if statement == ADD_ENTRY]
    with connection.pipeline(), connection.transaction():
        if entries:
            columns = [list(column) for column in zip(*entries, strict=True)]
            connection.execute(ADD_ENTRIES, columns, prepare=True)
        for statement, values in rows:
            if statement != ADD_ENTRY:
                connection.execute(translated(statement), values, prepare=True)
