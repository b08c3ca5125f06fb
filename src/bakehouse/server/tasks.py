"""What strangers ask for that takes long or reads what they sent: done in processes of their own, one thing at a time.

Whoever asks always gets the same process, so that nobody can keep all of them busy.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from bakehouse.core.messages import say
from bakehouse.server.refusal import Refusal
from bakehouse.server.workers import Turns, Worker, WorkerError

MEMORY = 1 << 30  # bytes
MAX_WAITING = 100

Given = ParamSpec("Given")
Result = TypeVar("Result")


class Tasks:
    def __init__(self, workers: int = 1) -> None:
        self._workers = [Worker(MEMORY) for _ in range(workers)]
        self._turns = [Turns() for _ in range(workers)]

    async def run(
        self, who: str, seconds: float, function: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        """What the function returns. Those who ask take turns; what takes too long is refused."""
        place = zlib.crc32(who.encode()) % len(self._workers)
        turns = self._turns[place]
        if turns.length >= MAX_WAITING:
            raise Refusal("busy", say("busy"))
        await turns.take(who)
        try:
            return await self._workers[place].call(seconds, function, *args, **kwargs)
        except WorkerError:
            raise Refusal("too_slow", say("too-slow")) from None
        except MemoryError:
            raise Refusal("too_slow", say("too-much-memory")) from None
        finally:
            turns.give()

    def stop(self) -> None:
        for worker in self._workers:
            worker.stop()
