"""What a table knows of time when people have hours or days for a move: until when, who is away, and when it acts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bakehouse.server import journal
from bakehouse.server.deadlines import Deadlines

if TYPE_CHECKING:
    from bakehouse.server.table import LiveTable


class SlowPlay:
    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self.deadlines = Deadlines(table.header.clock, table.settings.hour)

    @property
    def is_used(self) -> bool:
        return self.deadlines.is_used

    def deadline(self, seat: int) -> int | None:
        """Until when this seat has to decide; None if it is not asked, or if nobody waits for it."""
        table = self._table
        chairs = table.seats.chairs
        is_waited_for = any(chair.decides for other, chair in enumerate(chairs) if other != seat)
        if table.status != "playing" or not chairs[seat].decides or not is_waited_for:
            return None
        return self.deadlines.of(seat, table.runtime.vacations(chairs[seat].guest))

    def away_until(self, guest: int) -> int:
        """Until when this guest has said to be away; 0: they have not."""
        now = self._table.runtime.date()
        spans = self._table.runtime.vacations(guest) if self.is_used and guest else ()
        return next((until for first, until in spans if first <= now < until), 0)

    def is_late_to_undo(self, seat: int) -> bool:
        """Where others wait: is the time over in which this seat had to make its last move?"""
        table = self._table
        if not self.is_used or table.seats.only_person is not None:
            return False
        until = self.deadlines.of_move(seat, table.runtime.vacations(table.seats[seat].guest))
        return until is not None and until <= table.runtime.date()

    @property
    def due(self) -> int | None:
        """When something happens even if nobody looks at the table; in seconds since 1970."""
        table = self._table
        if table.status == "paused":
            return self.deadlines.pause_ends if self.is_used else None
        if not self.is_used or not table.driver.is_awake:
            return None
        if not table.driver.is_person_asked:
            return table.runtime.date()
        ends = (self.deadline(seat) for seat in table.waiting if not table.has_answered(seat))
        return min((end for end in ends if end is not None), default=None)

    def dated(self, entry: journal.Entry) -> journal.Entry:
        """With the time at which somebody was asked, which is written at such a table."""
        if self.is_used and isinstance(entry, journal.Dated):
            return msgspec.structs.replace(entry, at=self._table.runtime.date())
        return entry
