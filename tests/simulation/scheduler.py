"""Virtual time: a heap of what is to happen, one source of chance, and a log of what has happened."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from heapq import heappop, heappush
from random import Random
from typing import ClassVar

Call = Callable[[], None]


class Failure(AssertionError):
    """Something that must never happen has happened; also where whoever called it goes on in spite of errors."""

    first: ClassVar[Failure | None] = None  # of this run

    def __init__(self, *args: object) -> None:
        super().__init__(*args)
        Failure.first = Failure.first or self


class Event:
    __slots__ = ("call",)

    def __init__(self, call: Call) -> None:
        self.call: Call | None = call

    def cancel(self) -> None:
        self.call = None


class Scheduler:
    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.now = 0.0
        self.log: list[str] = []
        self._heap: list[tuple[float, int, Event]] = []
        self._count = 0
        Failure.first = None

    def at(self, when: float, call: Call) -> Event:
        """Call this at that time; what is due at the same time happens in the order in which it was asked for."""
        event = Event(call)
        self._count += 1
        heappush(self._heap, (max(when, self.now), self._count, event))
        return event

    def after(self, delay: float, call: Call) -> Event:
        return self.at(self.now + delay, call)

    def run(self, until: float) -> None:
        """Let time pass."""
        while self._heap and self._heap[0][0] <= until:
            self.now, _, event = heappop(self._heap)
            call, event.call = event.call, None
            if call is not None:
                call()
                if Failure.first is not None:
                    raise Failure.first
        self.now = until

    # -- Chance and the log ------------------------------------------------------

    def between(self, least: float, most: float) -> float:
        return self.random.uniform(least, most)

    def happens(self, chance: float) -> bool:
        return self.random.random() < chance

    def note(self, line: str) -> None:
        self.log.append(f"{self.now:9.4f} {line}")

    def digest(self) -> str:
        """Two runs of a seed are the same run if this is the same."""
        return hashlib.sha256("\n".join(self.log).encode()).hexdigest()
