"""The first message of a connection, and every later change of the seat that it shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakehouse.server import journal, positions, wire
from bakehouse.server.connection import Connection
from bakehouse.server.permissions import must_own
from bakehouse.server.seats import ABSENT, HERE

if TYPE_CHECKING:
    from bakehouse.server.table import LiveTable


def greet(table: LiveTable, connection: Connection, message: wire.Hello) -> list[journal.Entry]:
    if message.seat is not None:
        must_own(table, connection, message.seat)
    is_new = not connection.has_greeted
    connection.has_greeted = True
    connection.seat = message.seat
    last = 0 if table.match is None else table.match.last_event
    connection.last_event = min(message.seen, table.undo_floor, last)
    connection.send(positions.lobby(table, connection, with_faces=True))
    table.send_position(connection)
    if table.chat:
        connection.send(wire.Said(list(table.chat)))
    if is_new:
        table.presence_changed()
    mine = table.seats.of(connection.guest_id)
    return [journal.Away(seat, HERE) for seat in mine if table.seats[seat].away == ABSENT]
