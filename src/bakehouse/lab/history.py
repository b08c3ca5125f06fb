"""How intervals shrank while games were played: what the chart of a report shows."""

from __future__ import annotations

from typing import NamedTuple

MOST_LOOKS = 200  # that are kept


class Look(NamedTuple):
    games: int
    value: float
    low: float
    high: float


class History:
    """Looks at one number, thinned out evenly as they become many; the last one is always there."""

    def __init__(self) -> None:
        self.looks: list[Look] = []
        self.last: Look | None = None
        self.every = 1
        self.seen = 0

    def add(self, look: Look) -> None:
        self.last = look
        if self.seen % self.every == 0:
            self.looks.append(look)
        self.seen += 1
        if len(self.looks) > MOST_LOOKS:
            self.looks = self.looks[::2]
            self.every *= 2

    def all(self) -> list[Look]:
        if self.last is None or self.looks[-1] == self.last:
            return list(self.looks)
        return [*self.looks, self.last]
