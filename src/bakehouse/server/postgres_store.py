"""The store in a PostgreSQL database, which several servers may share.

One thread writes, one reads, and one keeps the lease, each with its connection. A batch of jobs is one transaction,
sent in one piece; a connection that broke is opened again for the next batch. Whatever belongs to a table is written
only while the table belongs to our lease.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from hmac import compare_digest
from typing import TypeVar

import psycopg

from bakehouse.server import postgres
from bakehouse.server.leases import Leases
from bakehouse.server.metrics import Metrics
from bakehouse.server.opening import StoreError
from bakehouse.server.postgres import Connection, select_from, translated
from bakehouse.server.reading import Select, number
from bakehouse.server.rows import (
    ADD_ENTRY,
    ADD_TABLE,
    FORGET_GLANCE,
    FORGET_JOURNAL,
    FORGET_PEOPLE,
    FORGET_TABLE,
    SET_ENTRY,
    SET_GLANCE,
    SET_HEADER,
    SET_STATUS,
)
from bakehouse.server.runtime import Row
from bakehouse.server.sql_store import SqlStore
from bakehouse.server.store import Peer
from bakehouse.server.writer import Job, Writer

ADD_ENTRIES = "INSERT INTO journal (code, number, entry) SELECT * FROM unnest(%s::text[], %s::bigint[], %s::bytea[])"
# Which of the values of a statement says to which table it belongs.
CODE_AT = {
    ADD_ENTRY: 0,
    SET_ENTRY: 2,
    SET_STATUS: 2,
    SET_HEADER: 1,
    SET_GLANCE: 0,
    FORGET_JOURNAL: 0,
    FORGET_PEOPLE: 0,
    FORGET_GLANCE: 0,
    FORGET_TABLE: 0,
}
MUST_HOLD = "SELECT must_hold(%s, %s)"
OWN = "INSERT INTO owners (code, lease) VALUES (%s, %s)"
DISOWN = "DELETE FROM owners WHERE code = %s"
CLAIM = (
    "INSERT INTO owners (code, lease) SELECT code, number FROM tables, leases WHERE code = ? AND number = ? "
    "ON CONFLICT (code) DO UPDATE SET lease = excluded.lease WHERE owners.lease = excluded.lease "
    "OR NOT EXISTS (SELECT FROM leases WHERE number = owners.lease) RETURNING lease"
)
OWNER = "SELECT number, address, secret FROM owners JOIN leases ON lease = number WHERE code = ? AND number <> ?"
HAS_OWNER = "SELECT code FROM owners WHERE code = ?"
RELEASE = "DELETE FROM owners WHERE code = ? AND lease = ?"
IDLE = "SET idle_in_transaction_session_timeout = '1s'"  # a server that is stopped holds no lock for long

TRIES = 3  # the owner may die between two questions

Answer = TypeVar("Answer")


class PostgresStore(SqlStore):
    is_shared = True

    def __init__(self, address: str, metrics: Metrics, own_address: str = "") -> None:
        self._address = address
        self._leases = Leases(address, own_address)
        self._writing: Connection | None = None
        self._reading: Connection | None = None
        self._reader = ThreadPoolExecutor(1, "store reader")
        self._writer = Writer(self._commit, metrics)

    def _connected(self, does: str) -> Connection:
        connection = postgres.connected(self._address, name=f"bakehouse {does}")
        connection.execute(IDLE)
        return connection

    def write(self, rows: Sequence[Row]) -> asyncio.Future[None]:
        return self._writer.write(rows)

    # -- Whose tables are whose --------------------------------------------------

    @property
    def is_well(self) -> bool:
        return self._leases.is_beating

    async def claim(self, code: str) -> Peer | None:
        if not self._leases.number:
            raise StoreError("this server has no lease")
        return await self._ask(_claim, code, self._leases.number)

    async def release(self, code: str) -> None:
        await self._ask(_execute, RELEASE, (code, self._leases.number))

    def is_from_peer(self, secret: str) -> bool:
        return compare_digest(secret.encode(), self._leases.secret.encode())

    async def peers(self) -> list[Peer]:
        return list(self._leases.peers.values())

    async def change(self, seconds: float) -> None:
        await self._leases.change(seconds)

    async def gone(self, peer: Peer) -> None:
        await self._leases.gone(peer)

    def when_lost(self, lost: Callable[[], None]) -> None:
        self._leases.start(lost)

    async def leave(self) -> None:
        await asyncio.to_thread(self._leases.end)

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
            _write(self._writing, self._leases.number, [row for job in jobs for row in job.rows])
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
        self._leases.end()
        self._reader.shutdown()
        for connection in (self._writing, self._reading):
            if connection is not None:
                connection.close()


def _write(connection: Connection, lease: int, rows: Sequence[Row]) -> None:
    """In one transaction, of which nothing is waited for but the end."""
    new = {values[0] for statement, values in rows if statement == ADD_TABLE}
    old = {values[CODE_AT[statement]] for statement, values in rows if statement in CODE_AT} - new
    entries = [values for statement, values in rows if statement == ADD_ENTRY]
    run = connection.execute
    with connection.pipeline(), connection.transaction():
        if old or new:
            run(MUST_HOLD, (lease, list(old)), prepare=True)
        if entries:
            columns = [list(column) for column in zip(*entries, strict=True)]
            run(ADD_ENTRIES, columns, prepare=True)
        for statement, values in rows:
            if statement != ADD_ENTRY:
                run(translated(statement), values, prepare=True)
            if statement == ADD_TABLE:
                run(OWN, (values[0], lease), prepare=True)
            elif statement == FORGET_TABLE:
                run(DISOWN, values, prepare=True)


def _claim(select: Select, code: str, lease: int) -> Peer | None:
    """None: it is ours, or there is no such table."""
    for _ in range(TRIES):
        if list(select(CLAIM, (code, lease))) or not list(select(HAS_OWNER, (code,))):
            return None
        for row in select(OWNER, (code, lease)):
            return Peer(*row)
    raise StoreError("this server has no lease")


def _execute(select: Select, statement: str, values: tuple[object, ...]) -> None:
    select(statement, values)
