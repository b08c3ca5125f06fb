"""The runtime of a simulated server: virtual time, the simulated store, and bots that answer when chance wants it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from bakehouse.bots import make_bot
from bakehouse.bots.chain import chain_of
from bakehouse.server.runtime import BotTask, Decided, Row, Timer, Turn, Written
from tests.simulation.scheduler import Event, Scheduler
from tests.simulation.store import SimulatedStore

LATENESS = 0.004  # seconds by which a timer may be late; none is ever exact
QUICK_LEVELS = ("random", "easy")  # how well the others play is not what this is about


def date_at(time: float) -> int:
    """Seconds since 1970."""
    return 1_700_000_000 + int(time)


class Listener(Protocol):
    """Who is told what bots were asked and what they have answered, and what is on its way to the store."""

    def asked(self, task: BotTask) -> Callable[[list[int] | None], None]: ...

    def writing(self, rows: Sequence[Row]) -> None: ...


class SimulatedRuntime:
    """One life of the server; when it is killed, nothing of what it has begun ever happens."""

    bot_workers = 2

    def __init__(self, scheduler: Scheduler, store: SimulatedStore, listener: Listener) -> None:
        self._scheduler = scheduler
        self._store = store
        self._listener = listener
        self.is_alive = True

    def now(self) -> float:
        return self._scheduler.now

    def date(self) -> int:
        return date_at(self._scheduler.now)

    def vacations(self, guest: int) -> Sequence[tuple[int, int]]:
        return ()

    def random(self) -> float:
        return self._scheduler.between(0.0, 1.0)

    def later(self, delay: float, call: Callable[[], None]) -> Event:
        return self._scheduler.after(delay, lambda: call() if self.is_alive else None)

    def call_at(self, when: float, call: Callable[[], None]) -> Timer:
        return self.later(max(0.0, when - self.now()) + self._scheduler.between(0.0, LATENESS), call)

    def write(self, rows: Sequence[Row], written: Written) -> None:
        self._listener.writing(rows)
        self._store.submit(rows, written)

    def tell(self, turn: Turn) -> None:
        self._scheduler.note(f"told: {turn}")

    def think(self, task: BotTask, decided: Decided) -> None:
        """Most bots answer in time, some late, and some fail."""
        chance = self._scheduler
        note = self._listener.asked(task)
        delay = chance.between(0.2, 1.5) if chance.happens(0.1) else chance.between(0.01, 0.2)
        fails = chance.happens(0.02)
        seed = chance.random.getrandbits(30)

        def answer() -> None:
            atoms = None if fails else decide(task, seed)
            chance.note(f"bot: {task.table} seat {task.seat} {atoms}")
            note(atoms)
            decided(atoms)

        self.later(delay, answer)


def decide(task: BotTask, seed: int) -> list[int]:
    level = task.level if task.level in QUICK_LEVELS else "random"
    return chain_of(make_bot(level, task.game, seed), task.game, task.state, task.seat, task.begun)
