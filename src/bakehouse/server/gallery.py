"""Those who watch a table late, and what they see: a copy of it that follows its journal some minutes behind.

Up to the deal everybody sees the table as it is; the deal is shown at once, and everything after it later. The copy is
made of entries that are old enough and of nothing else, so that there is nothing in it that could tell of the present.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from bakehouse.server import journal
from bakehouse.server.manners import minutes_late
from bakehouse.server.runtime import Timer

if TYPE_CHECKING:
    from bakehouse.server.connection import Connection
    from bakehouse.server.table import LiveTable

ROUNDING = 1  # times are whole seconds, and nothing may be seen too early


class Gallery:
    def __init__(self, live: LiveTable, created: int, new_copy: Callable[[], LiveTable]) -> None:
        self._live = live
        self._new_copy = new_copy
        self.late: LiveTable | None = None
        self._early: list[journal.Entry] = []  # until the deal
        self._unseen: deque[tuple[float, journal.Entry]] = deque()  # when it is shown, and what
        self._time = created  # of the next entries
        self._timer: Timer | None = None

    @property
    def connections(self) -> set[Connection]:
        return set() if self.late is None else self.late.connections

    def take(self, entry: journal.Entry, now: int = 0) -> None:
        """An entry of the table has been written; what was written long ago has its time in the journal."""
        self._time = max(self._time, entry.at if isinstance(entry, journal.Timed) else now)
        if self.late is not None:
            self._unseen.append((self._time + self._delay + ROUNDING, entry))
        elif self._live.match is None or isinstance(entry, journal.Dealt):
            self._early.append(entry)
            if isinstance(entry, journal.Dealt):
                self._open()

    @property
    def _delay(self) -> float:
        """In seconds."""
        return minutes_late(self._live.manners) * self._live.settings.delay_minute

    def _open(self) -> None:
        early, self._early = self._early, []
        if minutes_late(self._live.manners):
            self.late = self._new_copy()
            for entry in early:
                self.late.load(entry)

    def leave(self, connection: Connection) -> None:
        if self.late is not None:
            self.late.connections.discard(connection)
            self.late.seats.withdraw(connection.guest_id)

    def catch_up(self) -> None:
        """Show what is old enough."""
        entries = []
        while self._unseen and self._unseen[0][0] <= self._live.runtime.date():
            entries.append(self._unseen.popleft()[1])
        if entries and self.late is not None:
            self.late.follow(entries)

    def schedule(self) -> None:
        """Show it when it is old enough."""
        self.stop()
        self.catch_up()
        if self._unseen and self.connections:
            runtime = self._live.runtime
            self._timer = runtime.call_at(runtime.now() + self._unseen[0][0] - runtime.date(), self._wake)

    def close(self) -> None:
        """Everybody sees the table as it is."""
        self.late = None
        self._unseen.clear()

    def _wake(self) -> None:
        self._timer = None
        self.schedule()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
