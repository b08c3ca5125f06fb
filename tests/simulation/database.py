"""A database that several simulated servers share, and the ways to it: slow, cut without a word, restarted, crashed.

The statements are those that the server sends to PostgreSQL. SQLite carries them out, with the few words changed that
it says in another way; what PostgreSQL does by locks is done here by carrying out each transaction in one moment.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Protocol

import psycopg

from bakehouse.server import schema
from bakehouse.server.opening import StoreError
from bakehouse.server.postgres_store import ADD_ENTRIES, MUST_HOLD
from bakehouse.server.rows import ADD_ENTRY
from bakehouse.server.runtime import Row
from tests.simulation.machines import Machine, SimulatedThread, running
from tests.simulation.scheduler import Call, Failure, Scheduler

BROKEN = 6.0  # seconds without an answer, after which a connection is given up; as in postgres.LINE
SILENT = ("SET ", "LISTEN ", "SELECT pg_")  # statements that mean nothing here
LEASES = (
    "CREATE TABLE leases (number INTEGER PRIMARY KEY AUTOINCREMENT, address TEXT, secret TEXT, beat INTEGER DEFAULT 0)",
    "CREATE TABLE owners (code TEXT PRIMARY KEY, lease INTEGER)",
)
Statement = tuple[str, Sequence[Any]]


class Way:
    """Between one machine and the database: what is sent arrives in order, perhaps late."""

    def __init__(self, scheduler: Scheduler) -> None:
        self._scheduler = scheduler
        self.cut_until = 0.0
        self.slow_until = 0.0
        self._last = 0.0

    def carry(self, arrive: Call) -> None:
        chance, now = self._scheduler, self._scheduler.now
        delay = chance.between(0.02, 0.4) if now < self.slow_until else chance.between(0.0002, 0.004)
        self._last = max(self._last, now + delay, self.cut_until)
        chance.at(self._last, self._unless_cut(arrive))

    def _unless_cut(self, arrive: Call) -> Call:
        """A cut holds back what is already under way."""

        def arrive_or_wait() -> None:
            if self._scheduler.now < self.cut_until:
                self._scheduler.at(self.cut_until, arrive_or_wait)
            else:
                arrive()

        return arrive_or_wait


@dataclass
class Commit:
    """What a transaction has written."""

    lease: int | None  # the one that must have been held; None: nothing of a table
    rows: list[Row] = field(default_factory=list)


class Listener(Protocol):
    def committed(self, commit: Commit) -> None:
        """A transaction has been committed."""
        ...

    def buried(self, lease: int, silence: float) -> None:
        """A server has deleted the lease of another one, which has not beaten for so many seconds."""
        ...

    def lease_changed(self) -> None:
        """A lease has come or gone."""
        ...


class Database:
    fences = True
    counts_beats = True
    notifies = True

    def __init__(self, scheduler: Scheduler, listener: Listener) -> None:
        self._scheduler = scheduler
        self._listener = listener
        self.sqlite = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        schema.create(self.sqlite)
        for statement in LEASES:
            self.sqlite.execute(statement)
        self.is_up = True
        self.life = 0  # grows with each restart, which ends all connections
        self.listening: list[Connection] = []
        self._beaten: dict[int, float] = {}  # by lease: when it has beaten last
        self.changes = 0  # of the leases that there are

    def stop(self) -> None:
        self.is_up = False
        self.life += 1
        self._scheduler.note("database: down")
        for connection in [*self.listening]:
            connection.hear(psycopg.OperationalError("the connection has ended"))
        self.listening = []

    def start(self) -> None:
        self.is_up = True
        self._scheduler.note("database: up")

    # -- Statements --------------------------------------------------------------

    def carry_out(self, statements: Sequence[Statement]) -> Answer:
        """In one transaction; the answer to the last one."""
        commit = Commit(None)
        answer = Answer([], 0, is_rows=False)
        self.sqlite.execute("BEGIN")
        try:
            for statement, values in statements:
                answer = self._execute(commit, statement, values)
        except sqlite3.IntegrityError as error:
            self.sqlite.execute("ROLLBACK")
            raise psycopg.errors.UniqueViolation(str(error)) from None
        except psycopg.Error:
            self.sqlite.execute("ROLLBACK")
            raise
        self.sqlite.execute("COMMIT")
        if commit.rows:
            self._listener.committed(commit)
        return answer

    def _execute(self, commit: Commit, statement: str, values: Sequence[Any]) -> Answer:
        if statement.startswith(SILENT):
            return Answer([(True,)], 1, is_rows=True)
        if statement.startswith("NOTIFY"):
            self._notify()
            return Answer([], 0, is_rows=False)
        if statement == MUST_HOLD:
            commit.lease = values[0]
            if self.fences:
                self._must_hold(*values)
            return Answer([], 0, is_rows=False)
        if statement == ADD_ENTRIES:
            rows = [*zip(*values, strict=True)]
            commit.rows += [(ADD_ENTRY, row) for row in rows]
            self.sqlite.executemany(ADD_ENTRY, rows)
            return Answer([], len(rows), is_rows=False)
        if statement.startswith("DELETE FROM leases") and "beat" in statement:
            return self._bury(*values)
        if statement.startswith("UPDATE leases SET beat"):
            self._beaten[values[0]] = self._scheduler.now
            if not self.counts_beats:
                statement = statement.replace("beat + 1", "beat")
        return self._run(commit, statement.replace("%s", "?").replace("(SELECT FROM", "(SELECT 1 FROM"), values)

    def _run(self, commit: Commit, statement: str, values: Sequence[Any]) -> Answer:
        try:
            cursor = self.sqlite.execute(statement, values)
        except sqlite3.OperationalError as error:
            raise Failure(f"SQLite does not understand {statement}: {error}") from None
        if "INTO leases" in statement or "FROM leases WHERE" in statement:
            self._changed()
        if statement.startswith("INSERT INTO tables"):
            commit.rows.insert(0, (statement, tuple(values)))
        return Answer(cursor.fetchall(), cursor.rowcount, is_rows=cursor.description is not None)

    def _changed(self) -> None:
        self.changes += 1
        self._listener.lease_changed()

    def _must_hold(self, lease: int, codes: list[str]) -> None:
        if not self.sqlite.execute("SELECT 1 FROM leases WHERE number = ?", (lease,)).fetchone():
            raise psycopg.errors.RaiseException(f"lease {lease} has ended")
        held = [self.owner(code) == lease for code in codes]
        if not all(held):
            raise psycopg.errors.RaiseException(f"a table does not belong to lease {lease}")

    def _bury(self, lease: int, beat: int) -> Answer:
        gone = self.sqlite.execute("DELETE FROM leases WHERE number = ? AND beat = ?", (lease, beat)).rowcount
        if gone:
            self._listener.buried(lease, self._scheduler.now - self._beaten.get(lease, 0.0))
            self._changed()
        return Answer([], gone, is_rows=False)

    def owner(self, code: str) -> int | None:
        row = self.sqlite.execute("SELECT lease FROM owners WHERE code = ?", (code,)).fetchone()
        return None if row is None else int(row[0])

    def leases(self) -> set[int]:
        return {number for (number,) in self.sqlite.execute("SELECT number FROM leases")}

    def _notify(self) -> None:
        for connection in self.listening if self.notifies else ():
            connection.way.carry(connection.hear)


@dataclass
class Answer:
    """Takes the place of a cursor."""

    rows: list[Any]
    rowcount: int
    is_rows: bool

    @property
    def description(self) -> object:
        return self.is_rows or None

    def fetchone(self) -> Any:
        return self.rows[0] if self.rows else None

    def fetchall(self) -> list[Any]:
        return self.rows


class Connection:
    """Takes the place of psycopg's. The thread that uses it waits while a statement is on its way."""

    def __init__(self, database: Database, way: Way, scheduler: Scheduler, machine: Machine) -> None:
        self._database = database
        self.way = way
        self._scheduler = scheduler
        self._machine = machine
        self._life = database.life
        self._is_closed = False
        self._together: list[Statement] | None = None  # of a transaction that has begun
        self._news: list[psycopg.Error | None] = []
        self._listener: SimulatedThread | None = None

    @property
    def broken(self) -> bool:
        return self._is_closed or self._life != self._database.life

    def close(self) -> None:
        self._is_closed = True
        if self in self._database.listening:
            self._database.listening.remove(self)

    def execute(self, statement: str, values: Sequence[Any] = (), *, prepare: bool = False) -> Answer:
        if self._together is not None:
            self._together.append((statement, values))
            return Answer([], 0, is_rows=False)
        return self._ask([(statement, values)])

    @contextmanager
    def pipeline(self) -> Iterator[None]:
        yield

    @contextmanager
    def transaction(self) -> Iterator[None]:
        self._together = []
        try:
            yield
        finally:
            together, self._together = self._together, None
        self._ask(together)

    def _ask(self, statements: Sequence[Statement]) -> Answer:
        """Send them, and wait for the answer."""
        thread, answers = running[-1], list[Answer | BaseException]()

        def answer(found: Answer | BaseException) -> None:
            if not answers:
                answers.append(found)
                thread.resume_after(0.0)

        def arrive() -> None:
            if answers or (not self._machine.is_alive and self._scheduler.happens(0.5)):
                return  # it has been given up, or was lost together with its machine
            if self.broken:
                self.way.carry(lambda: answer(psycopg.OperationalError("the connection has ended")))
                return
            try:
                found: Answer | BaseException = self._database.carry_out(statements)
            except psycopg.Error as error:
                found = error
            if statements[0][0].startswith("LISTEN"):
                self._database.listening.append(self)
            self.way.carry(lambda: answer(found))

        def give_up() -> None:
            if not answers:
                self.close()
                answer(psycopg.OperationalError("nobody answers"))

        self.way.carry(arrive)
        timeout = self._scheduler.after(BROKEN, give_up)
        thread.wait()
        timeout.cancel()
        if isinstance(answers[0], BaseException):
            raise answers[0]
        return answers[0]

    # -- News ----------------------------------------------------------------------

    def notifies(self, timeout: float, stop_after: int) -> Iterator[None]:
        """Wait for news, but not longer than that."""
        if not self._news:
            self._listener = running[-1]
            event = self._listener.resume_after(timeout)
            self._listener.wait()
            event.cancel()
            self._listener = None
        news, self._news = self._news, []
        for error in news:
            if error is not None:
                raise error
            yield

    def hear(self, error: psycopg.Error | None = None) -> None:
        if self._is_closed:
            return
        self._news.append(error)
        if self._listener is not None:
            listener, self._listener = self._listener, None
            listener.resume_after(0.0)


def connect(database: Database, way: Way, scheduler: Scheduler, machine: Machine) -> Connection:
    """A new connection, or what postgres.connected raises."""
    connection = Connection(database, way, scheduler, machine)
    if not database.is_up:
        raise StoreError("the database cannot be used: nobody listens")
    try:
        connection.execute("SET nothing = 0")
    except psycopg.Error as error:
        raise StoreError(f"the database cannot be used: {error}") from None
    return connection
