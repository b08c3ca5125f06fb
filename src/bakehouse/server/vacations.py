"""Guests who are away: for so long the times of their turns at slow tables stand still. How much of that there may be
is the house's to say, so that no table waits longer than its people could know."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from bakehouse.core.messages import say
from bakehouse.server.refusal import Refusal
from bakehouse.server.rows import add_vacation_row, end_vacation_row
from bakehouse.server.settings import Settings
from bakehouse.server.store import Store

DAY = 86_400
YEAR = 365 * DAY


class Vacation(NamedTuple):
    """In seconds since 1970."""

    first: int
    until: int


class Vacations:
    """Those of the last year, by guest; with several servers they are read again from time to time."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._known: dict[int, list[Vacation]] = {}

    async def read(self) -> None:
        known: defaultdict[int, list[Vacation]] = defaultdict(list)
        for guest, first, until in await self._store.vacations(int(time.time()) - YEAR):
            known[guest].append(Vacation(first, until))
        self._known = dict(known)

    def of(self, guest: int) -> Sequence[Vacation]:
        return self._known.get(guest, ())

    def until(self, guest: int) -> int:
        """Until when this guest is away; 0: they are not."""
        now = int(time.time())
        return next((until for _, until in self.of(guest) if until > now), 0)

    def longest(self, guest: int) -> int:
        """Until when this guest may say that they are away."""
        now, days = int(time.time()), self._settings.away_days
        passed = sum(_counted(one, now) for one in self.of(guest))
        return now + max(0, min(days, 2 * days - passed)) * DAY

    async def begin(self, guest: int, until: int) -> None:
        """In place of the one that there is now, if there is one."""
        now = int(time.time())
        if not now < until <= self.longest(guest):
            raise Refusal("too_many", say("away-too-long", days=(self.longest(guest) - now) // DAY))
        await self._store.write([end_vacation_row(guest, now), add_vacation_row(guest, now, until)])
        await self.read()

    async def end(self, guest: int) -> None:
        await self._store.write([end_vacation_row(guest, int(time.time()))])
        await self.read()


def _counted(vacation: Vacation, now: int) -> int:
    """The days of it that have passed; each one that was begun, so that nobody says it again and again."""
    return max(1, -(-(min(vacation.until, now) - vacation.first) // DAY))
