"""What strangers ask for that takes long or reads what they sent: done in a process of its own, one at a time."""

from __future__ import annotations

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
    def __init__(self) -> None:
        self._worker = Worker(MEMORY)
        self._turns = Turns()

    async def run(
        self, who: str, seconds: float, function: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        """What the function returns. Those who ask take turns; what takes too long is refused."""
        if self._turns.length >= MAX_WAITING:
            raise Refusal("busy", say("busy"))
        await self._turns.take(who)
        try:
            return await self._worker.call(seconds, function, *args, **kwargs)
        except WorkerError:
            raise Refusal("too_slow", say("too-slow")) from None
        except MemoryError:
            raise Refusal("too_slow", say("too-much-memory")) from None
        finally:
            self._turns.give()

    def stop(self) -> None:
        self._worker.stop()
