"""What the connections of a table are sent after something has happened: each thing is made once for all who get it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakehouse.server import positions, wire
from bakehouse.server.connection import Connection, encode

if TYPE_CHECKING:
    from bakehouse.core.log import Entry
    from bakehouse.core.view import Event
    from bakehouse.server.table import LiveTable


class News:
    """The positions of one moment, as far as anybody gets them."""

    def __init__(self, table: LiveTable) -> None:
        assert table.match is not None
        self._table = table
        self._match = table.match
        self._positions: dict[int | None, wire.Position] = {}
        self._entries: dict[int, list[Entry]] = {}  # by the number of the last event before them
        self._events: positions.EventCache = {}
        self._for_watchers: dict[tuple[int, int], str] = {}  # by the last event, and by what is known already

    def send(self, connection: Connection) -> None:
        """The position in full to somebody who has none yet, otherwise what has changed."""
        position = self._positions.get(connection.seat) or self._position(connection.seat)
        text = self._text(connection, position) if connection.seat is not None else self._shared(connection, position)
        connection.send_text(text)
        connection.position = position
        connection.last_event = self._match.last_event

    def _shared(self, connection: Connection, position: wire.Position) -> str:
        """Of watchers there may be many."""
        key = (connection.last_event, id(connection.position))
        if key not in self._for_watchers:
            self._for_watchers[key] = self._text(connection, position)
        return self._for_watchers[key]

    def _text(self, connection: Connection, position: wire.Position) -> str:
        events = self._events_since(connection.last_event, connection.seat)
        if connection.position is None:
            return encode(positions.with_events(position, events)).decode()
        return encode(positions.change(connection.position, position, events)).decode()

    def _events_since(self, last: int, seat: int | None) -> list[Event]:
        if last not in self._entries:
            self._entries[last] = self._match.state.entries(last)
        return positions.events(self._table, seat, self._entries[last], self._events)

    def _position(self, seat: int | None) -> wire.Position:
        """Watchers all get the same, which is made once a question, or once a moment where clocks run."""
        table = self._table
        known = table.for_watchers if seat is None and not table.clocks.is_used else None
        position = self._positions[seat] = known or positions.position(table, seat)
        if seat is None:
            table.for_watchers = position
        return position
