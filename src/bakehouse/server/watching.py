"""What somebody may do who watches a table late.

They are answered from what they see: whatever has happened since, they get the same answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from bakehouse.core.messages import say
from bakehouse.server import avoiding, greeting, journal, looks, seating, wire
from bakehouse.server.connection import Connection
from bakehouse.server.permissions import must_host
from bakehouse.server.refusal import Refusal

if TYPE_CHECKING:
    from bakehouse.server.table import LiveTable

HOSTING: dict[type, Callable[[LiveTable, Connection, Any], list[journal.Entry]]] = {
    wire.Fill: seating.fill,
    wire.Pause: seating.pause,
    wire.Close: seating.close,
    wire.Rematch: seating.rematch,
}


def answer(table: LiveTable, late: LiveTable, connection: Connection, message: wire.FromPage) -> list[journal.Entry]:
    match message:
        case wire.Hello():
            return _greet(table, late, connection, message)
        case wire.Earlier():
            return greeting.earlier(late, connection, message)
        case wire.Look():
            return looks.look(table, connection, message)
        case wire.Avoid():
            return avoiding.avoid(table, connection, message)
        case wire.Sit():
            seating.sit(late, connection, message)  # refused by what they see
            return _whatever_it_says(seating.sit, table, connection, message)
        case wire.Fill() | wire.Pause() | wire.Close() | wire.Rematch():
            must_host(late, connection)
            return _whatever_it_says(HOSTING[type(message)], table, connection, message)
        case _:
            raise Refusal("watching_late", say("watching-late"))


def _greet(table: LiveTable, late: LiveTable, connection: Connection, message: wire.Hello) -> list[journal.Entry]:
    if message.seat is not None:
        raise Refusal("not_yours", say("not-your-seat"))
    is_new = not connection.has_greeted
    known = min(message.seen, table.undo_floor)  # they may have played here until now
    greeting.greet(late, connection, msgspec.structs.replace(message, seen=known))
    if is_new:
        table.presence_changed()
    return []


def _whatever_it_says(
    handler: Callable[[LiveTable, Connection, Any], list[journal.Entry]],
    table: LiveTable,
    connection: Connection,
    message: wire.FromPage,
) -> list[journal.Entry]:
    """Done at the table itself, if it is possible; whether it was, they see later."""
    try:
        entries = handler(table, connection, message)
    except Refusal:
        return []
    return [] if table.is_full else entries
