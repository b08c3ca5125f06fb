"""What the connections of a table are sent after something has happened: each thing is made once for all who get it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakehouse.server import positions, wire
from bakehouse.server.connection import Connection, encode

if TYPE_CHECKING:
    from bakehouse.core.view import Event
    from bakehouse.server.table import LiveTable


class News:
    """The positions of one moment, as far as anybody gets them."""

    def __init__(self, table: LiveTable) -> None:
        assert table.match is not None
        self._table = table
        self._match = table.match
        self._positions: dict[int | None, wire.Position] = {}
        self._events: positions.EventCache = {}
        self._texts: dict[tuple[int | None, int, int], str] = {}  # by seat, last event and what is known already

    def send(self, connection: Connection) -> None:
        """The position in full to somebody who has none yet, otherwise what has changed."""
        key = (connection.seat, connection.last_event, id(connection.position))
        if key not in self._texts:
            self._texts[key] = encode(self._message(connection)).decode()
        connection.send_text(self._texts[key])
        connection.position = self._position(connection.seat)
        connection.last_event = self._match.last_event

    def _message(self, connection: Connection) -> wire.FromServer:
        position = self._position(connection.seat)
        events = self._events_for(connection)
        if connection.position is not None:
            return positions.change(connection.position, position, events)
        return positions.with_events(position, events)

    def _events_for(self, connection: Connection) -> list[Event]:
        entries = self._match.state.entries(connection.last_event)
        return positions.events(self._table, connection.seat, entries, self._events)

    def _position(self, seat: int | None) -> wire.Position:
        """Watchers all get the same, which is made once a question, or once a moment where clocks run."""
        table = self._table
        if seat not in self._positions:
            known = table.for_watchers if seat is None and not table.clocks.is_used else None
            self._positions[seat] = known or positions.position(table, seat)
            if seat is None:
                table.for_watchers = self._positions[seat]
        return self._positions[seat]
