"""The runtime of a real server: its event loop, its store, its bots."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable, Sequence
from functools import partial

from bakehouse.server.bot_pool import BotPool
from bakehouse.server.metrics import Metrics
from bakehouse.server.notifications import Notifications
from bakehouse.server.runtime import BotTask, Decided, NoOtherIdea, Row, Timer, Turn, Written
from bakehouse.server.store import Store
from bakehouse.server.vacations import Vacations

log = logging.getLogger("bakehouse.server")


class AsyncioRuntime:
    def __init__(
        self, store: Store, bots: BotPool, metrics: Metrics, vacations: Vacations, notifications: Notifications
    ) -> None:
        self._vacations = vacations
        self._notifications = notifications
        self._store = store
        self._bots = bots
        self._metrics = metrics
        self._thinking: set[asyncio.Task[list[int]]] = set()

    @property
    def bot_workers(self) -> int:
        return len(self._bots)

    def now(self) -> float:
        return time.monotonic()

    def date(self) -> int:
        return int(time.time())

    def vacations(self, guest: int) -> Sequence[tuple[int, int]]:
        return self._vacations.of(guest)

    def random(self) -> float:
        return random.random()

    def call_at(self, when: float, call: Callable[[], None]) -> Timer:
        loop = asyncio.get_running_loop()
        return loop.call_later(max(0.0, when - self.now()), call)

    def write(self, rows: Sequence[Row], written: Written) -> None:
        self._store.write(rows).add_done_callback(lambda done: written(done.exception()))

    def tell(self, turn: Turn) -> None:
        self._notifications.tell(turn)

    def think(self, task: BotTask, decided: Decided) -> None:
        thinking = asyncio.get_running_loop().create_task(self._bots.decide(task))
        self._thinking.add(thinking)
        thinking.add_done_callback(partial(self._decided, task, decided))

    def _decided(self, task: BotTask, decided: Decided, thinking: asyncio.Task[list[int]]) -> None:
        """An error inside a bot costs a default move."""
        self._thinking.discard(thinking)
        if thinking.cancelled():
            return
        error = thinking.exception()
        if error is not None and not isinstance(error, NoOtherIdea):
            self._metrics.bot_errors.inc()
            facts = {"game": task.game.info.slug, "level": task.level, "seat": task.seat}
            log.error("bot failed", exc_info=error, extra={"facts": facts})
        decided(None if error is not None else thinking.result())

    def stop(self) -> None:
        for thinking in self._thinking:
            thinking.cancel()
        self._bots.stop()
