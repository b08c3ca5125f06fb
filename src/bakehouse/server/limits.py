"""Limits on what a stranger can do: token buckets, and counts of what is open."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Hashable

from bakehouse.server.settings import Rate

MAX_BUCKETS = 20_000

Now = Callable[[], float]


class Bucket:
    """Holds a burst of tokens, and gets new ones at a steady rate."""

    __slots__ = ("_at", "_now", "_rate", "_tokens")

    def __init__(self, rate: Rate, now: Now = time.monotonic) -> None:
        self._rate = rate
        self._now = now
        self._tokens = rate.burst
        self._at = now()

    def takes(self) -> bool:
        """Take a token, if there is one."""
        now = self._now()
        self._tokens = min(self._rate.burst, self._tokens + (now - self._at) * self._rate.per_second)
        self._at = now
        if self._tokens < 1.0:
            return False
        self._tokens -= 1.0
        return True

    @property
    def is_full(self) -> bool:
        missing = self._rate.burst - self._tokens
        return (self._now() - self._at) * self._rate.per_second >= missing


class Buckets:
    """A bucket for each key: an address, a guest."""

    def __init__(self, rate: Rate, now: Now = time.monotonic) -> None:
        self._rate = rate
        self._now = now
        self._buckets: dict[Hashable, Bucket] = {}

    def takes(self, key: Hashable) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= MAX_BUCKETS:
                self._forget()
            bucket = self._buckets[key] = Bucket(self._rate, self._now)
        return bucket.takes()

    def _forget(self) -> None:
        """A full bucket is as good as a new one."""
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full}


class Counts:
    """How many connections are open, by key."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[Hashable] = Counter()

    def enter(self, key: Hashable) -> bool:
        if self._open[key] >= self._most:
            return False
        self._open[key] += 1
        return True

    def leave(self, key: Hashable) -> None:
        self._open[key] -= 1
        if self._open[key] <= 0:
            del self._open[key]
