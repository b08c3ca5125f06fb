"""The first message of a connection, every later change of the seat that it shows, and what happened earlier."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakehouse.core.messages import say
from bakehouse.server import journal, positions, wire
from bakehouse.server.connection import Connection
from bakehouse.server.permissions import must_be_dealt, must_own
from bakehouse.server.refusal import Refusal
from bakehouse.server.seats import ABSENT, HERE

if TYPE_CHECKING:
    from bakehouse.server.table import LiveTable


PAGE = 50  # events that are sent at once: a hello costs the same at the beginning and after a long game


def greet(table: LiveTable, connection: Connection, message: wire.Hello) -> list[journal.Entry]:
    if message.seat is not None:
        must_own(table, connection, message.seat)
    if not table.may_watch(connection.guest_id):
        raise Refusal("not_watched", say("not-watched"))
    is_new = not connection.has_greeted
    if is_new and not table.seats.of(connection.guest_id) and table.watchers >= table.settings.limits.watchers:
        raise Refusal("too_many", say("too-many-watchers"))
    connection.has_greeted = True
    connection.seat = message.seat
    connection.position = None
    last = 0 if table.match is None else table.match.last_event
    connection.last_event = max(min(message.seen, table.undo_floor, last), last - PAGE)
    connection.send(positions.lobby(table, connection))
    table.send_position(connection)
    table.talk.send_all(connection)
    if is_new:
        table.presence_changed()
    mine = table.seats.of(connection.guest_id)
    return [journal.Away(seat, HERE) for seat in mine if table.seats[seat].away == ABSENT]


def earlier(table: LiveTable, connection: Connection, message: wire.Earlier) -> list[journal.Entry]:
    match = must_be_dealt(table)
    if not table.questions.takes(connection.guest_id or id(connection)):
        raise Refusal("too_fast", say("not-so-fast"))
    before = min(message.before, match.last_event + 1)
    entries = match.state.entries(max(0, before - 1 - PAGE))
    events = positions.events(table, connection.seat, [entry for entry in entries if entry.number < before], {})
    connection.send(wire.History(message.ref, events))
    return []
