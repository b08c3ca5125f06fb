"""Who is told that it is their turn at a slow table: whoever has just been asked, is still asked a moment later, and
has no page at which they see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakehouse.server import journal, wire
from bakehouse.server.connection import Connection
from bakehouse.server.glances import asked_guests
from bakehouse.server.runtime import Timer, Turn

if TYPE_CHECKING:
    from bakehouse.server.table import LiveTable


class TurnCalls:
    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._before: set[int] = set()  # the guests who were asked before what is being written
        self._new: set[int] = set()  # those who have been asked since they were last told
        self._timer: Timer | None = None

    def begin(self) -> None:
        """Something is about to happen."""
        self._before = self._asked()

    def end(self) -> None:
        """It has happened, and is written."""
        table = self._table
        self._new |= self._asked() - self._before
        if self._new and self._timer is None:
            self._timer = table.runtime.call_at(table.now() + table.settings.push_pause, self._tell)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _asked(self) -> set[int]:
        return {*asked_guests(self._table)} if self._table.is_slow else set()

    def _tell(self) -> None:
        table, new = self._table, self._new
        self._timer, self._new = None, set()
        for guest, until in asked_guests(table).items():
            if guest in new and not table.is_seen_by(guest) and not table.slow.away_until(guest):
                table.runtime.tell(Turn(guest, table.code, table.game.info.slug, until))


def looking(table: LiveTable, connection: Connection, message: wire.Looking) -> list[journal.Entry]:
    """A page says whether it is to be seen. Nobody else hears of it."""
    connection.is_seen = message.on
    return []
