"""Somebody who plays alone against bots, in virtual time: a busy machine changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

import bakehouse
from bakehouse.bots import Bot, make_bot
from bakehouse.bots.chain import chain_of
from bakehouse.core.decision import only_chain
from bakehouse.server import journal, wire
from bakehouse.server.connection import Connection, Guest
from bakehouse.server.metrics import Metrics
from bakehouse.server.refusal import Refusal
from bakehouse.server.rows import ADD_ENTRY
from bakehouse.server.runtime import BotTask, Decided, Row, Timer, Turn, Written
from bakehouse.server.settings import Settings
from bakehouse.server.table import LiveTable
from tests.server.merging import Json, Merger
from tests.simulation.scheduler import Scheduler

ME = 0
WRITING, THINKING = 0.005, 0.01  # seconds that a real server takes
REAL = Settings(data=Path("nowhere"))
METRICS = Metrics()


class VirtualRuntime:
    bot_workers = 2

    def __init__(self, scheduler: Scheduler) -> None:
        self._scheduler = scheduler
        self._bots: dict[tuple[int, int], Bot] = {}  # by seat and seed
        self.rows: list[Row] = []
        self.told: list[Turn] = []
        self.away: dict[int, list[tuple[int, int]]] = {}  # by guest: their vacations

    def now(self) -> float:
        return self._scheduler.now

    def date(self) -> int:
        return int(self._scheduler.now)

    def vacations(self, guest: int) -> Sequence[tuple[int, int]]:
        return self.away.get(guest, ())

    def random(self) -> float:
        return self._scheduler.between(0.0, 1.0)

    def call_at(self, when: float, call: Callable[[], None]) -> Timer:
        return self._scheduler.at(when, call)

    def write(self, rows: Sequence[Row], written: Written) -> None:
        self.rows += rows
        self._scheduler.after(WRITING, lambda: written(None))

    def tell(self, turn: Turn) -> None:
        self.told.append(turn)

    def think(self, task: BotTask, decided: Decided) -> None:
        key = (task.seat, task.seed)
        if key not in self._bots:
            self._bots[key] = make_bot(task.level, task.game, task.seed)
        atoms = chain_of(self._bots[key], task.game, task.state, task.seat, task.begun)
        self._scheduler.after(THINKING, lambda: decided(atoms))


class Alone:
    """A table with one person and three bots; more people come if a test wants them."""

    def __init__(
        self, slug: str, seed: int = 1, *, settings: Settings = REAL, level: str = "medium", **more: Any
    ) -> None:
        self.scheduler = Scheduler(seed)
        self.runtime = VirtualRuntime(self.scheduler)
        self.game = bakehouse.game(slug)
        self.entries: list[journal.Entry] = []
        people = more.get("people", 1)
        chairs = [journal.FirstChair("person", seat + 1, f"P{seat}") for seat in range(people)]
        chairs += [journal.FirstChair("bot", level=level)] * (4 - people)
        clock = more.get("clock", wire.Clock())
        header = journal.TableHeader(slug, {}, "", bytes([seed % 256] * 32), clock, 1, chairs, 0)
        header = msgspec.structs.replace(header, day=more.get("day", 0))
        self.table = LiveTable("AAAAAA", header, self.runtime, settings, METRICS, self._no_rematch)
        self.table.load(journal.Dealt())
        self._me = make_bot("medium", self.game, 7)
        self._ref = 0
        self.guests = [self._come(guest, guest - 1) for guest in range(1, people + 1)]
        self._mergers = [Merger() for _ in self.guests]
        self.position: Json = {}

    def _no_rematch(self, table: LiveTable) -> tuple[str, list[Row]]:
        raise AssertionError

    def _come(self, guest: int, seat: int | None) -> Connection:
        connection = Connection(Guest(guest, f"P{guest - 1}"), 10**6)
        self.table.enter(connection)
        assert self._send(connection, wire.Hello(self.next(), seat)) is None
        return connection

    def watch(self) -> Connection:
        return self._come(99, None)

    def next(self) -> int:
        self._ref += 1
        return self._ref

    def _send(self, connection: Connection, message: wire.FromPage) -> Refusal | None:
        done: list[Refusal | None] = []
        self.table.receive(connection, message, done.append)
        self.run(0.0)
        return done[0]

    def send(self, message: wire.FromPage, connection: Connection | None = None) -> Refusal | None:
        return self._send(connection or self.guests[ME], message)

    def run(self, seconds: float) -> None:
        """Let time pass, and what was begun then be written."""
        self.scheduler.run(self.scheduler.now + seconds)
        while not self.table.is_quiet:
            self.scheduler.run(self.scheduler.now + WRITING)

    def read(self, guest: int = 0) -> Json:
        """The position that this guest's page shows."""
        connection = self.guests[guest]
        texts, connection.outbox = connection.outbox, []
        for text in texts:
            self._mergers[guest].read(text)
        return self._mergers[guest].position

    @property
    def stored(self) -> list[journal.Entry]:
        """The entries that were written."""
        blobs = [values[2] for statement, values in self.runtime.rows if statement == ADD_ENTRY]
        return [journal.read_entry(blob) for blob in blobs if isinstance(blob, bytes)]

    # -- The person's moves ------------------------------------------------------

    def is_asked(self) -> bool:
        """Is the person asked something that the table does not answer for them?"""
        table = self.table
        if not table.is_quiet or table.state.over or ME not in table.waiting or table.has_answered(ME):
            return False
        return table.window is None or bool(table.watchers) or only_chain(table.state, ME) is None

    def move(self) -> None:
        atoms = chain_of(self._me, self.game, self.table.state, ME, ())
        assert self.send(wire.Pick(self.next(), ME, self.table.number, atoms)) is None

    def wait(self, most: float = 60.0) -> float:
        """Until the person is asked or the game is over: how long that takes."""
        start = self.scheduler.now
        while not self.is_asked() and not self.table.state.over and self.scheduler.now < start + most:
            self.run(0.01)
        return self.scheduler.now - start

    def waits(self, count: int) -> list[float]:
        """This many waits from a move of the person's to the next question, the end of the game not counted."""
        found: list[float] = []
        self.wait()
        while len(found) < count and not self.table.state.over:
            self.move()
            waited = self.wait()
            if not self.table.state.over:
                found.append(waited)
        return found
