"""Taking a chair, leaving it, and what only a host may do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakehouse.bots import LEVELS
from bakehouse.core.messages import say
from bakehouse.server import journal, wire
from bakehouse.server.connection import Connection, Guest
from bakehouse.server.daily_tables import must_not_be_daily
from bakehouse.server.looks import looked
from bakehouse.server.permissions import (
    must_be_open,
    must_be_told_apart,
    must_be_waiting,
    must_be_welcome,
    must_exist,
    must_have_name,
    must_host,
    must_own,
)
from bakehouse.server.refusal import Refusal
from bakehouse.server.seats import HERE, OPEN, STOOD, SeatRequest

if TYPE_CHECKING:
    from bakehouse.server.table import LiveTable


def sit(table: LiveTable, connection: Connection, message: wire.Sit) -> list[journal.Entry]:
    must_be_open(table)
    guest = must_have_name(connection)
    must_be_welcome(table, connection)
    must_exist(table, message.seat)
    if table.seats[message.seat].kind != OPEN:
        raise Refusal("taken", say("seat-taken"))
    if table.seats.would_see_another_hand(message.seat, guest.id):
        raise Refusal("other_hand", say("other-hand"))
    must_be_told_apart(table, guest)
    if table.match is None or table.seats.has_held(message.seat, guest.id) or not table.seats.voters():
        return _sits_down(table, message.seat, guest)
    _ask_for(table, message.seat, guest)
    return []


def _sits_down(table: LiveTable, seat: int, guest: Guest) -> list[journal.Entry]:
    return [journal.Sat(seat, guest.id, guest.name, table.runtime.date()), *looked(guest)]


def _ask_for(table: LiveTable, seat: int, guest: Guest) -> None:
    """In a running game a seat has a hand: those who play against it decide who may see it."""
    asked = table.seats.requests.get(seat)
    if asked is not None and asked.guest.id != guest.id:
        raise Refusal("taken", say("seat-asked-for"))
    if asked is None:
        table.seats.requests[seat] = SeatRequest(guest)
        table.send_lobbies()


def vote(table: LiveTable, connection: Connection, message: wire.Vote) -> list[journal.Entry]:
    must_be_open(table)
    must_exist(table, message.seat)
    if connection.guest_id not in table.seats.voters():
        raise Refusal("not_yours", say("not-your-vote"))
    request = table.seats.requests.get(message.seat)
    if request is None:
        raise Refusal("no_request", say("no-request"))
    if message.yes:
        request.accepted.add(connection.guest_id)
        if request.accepted >= table.seats.voters():
            return _sits_down(table, message.seat, request.guest)
    else:
        del table.seats.requests[message.seat]
    table.send_lobbies()
    return []


def stand(table: LiveTable, connection: Connection, message: wire.Stand) -> list[journal.Entry]:
    must_be_open(table)
    must_own(table, connection, message.seat)
    must_not_be_daily(table)
    if table.match is not None:
        return [journal.Away(message.seat, STOOD)]
    return [journal.Stood(message.seat), *_new_host(table, message.seat)]


def _new_host(table: LiveTable, left: int) -> list[journal.Entry]:
    """A host who leaves their last chair before the game hands the table over."""
    host = table.seats.host
    others = [table.seats[seat].guest for seat in table.seats.persons() if table.seats[seat].guest != host]
    return [journal.Hosted(others[0])] if others and table.seats.of(host) == [left] else []


def back(table: LiveTable, connection: Connection, message: wire.Back) -> list[journal.Entry]:
    must_be_open(table)
    must_own(table, connection, message.seat)
    return [journal.Away(message.seat, HERE)]


# -- The host ----------------------------------------------------------------


def fill(table: LiveTable, connection: Connection, message: wire.Fill) -> list[journal.Entry]:
    must_be_open(table)
    must_host(table, connection)
    must_not_be_daily(table)
    must_exist(table, message.seat)
    if message.level and message.level not in LEVELS:
        raise Refusal("malformed", say("no-such-level", level=message.level))
    return [journal.Filled(message.seat, message.level, table.runtime.date())]


def start(table: LiveTable, connection: Connection, message: wire.Start) -> list[journal.Entry]:
    must_be_open(table)
    must_host(table, connection)
    must_be_waiting(table)
    return [journal.Dealt()]


def pause(table: LiveTable, connection: Connection, message: wire.Pause) -> list[journal.Entry]:
    must_be_open(table)
    must_host(table, connection)
    return [journal.Paused(message.on, table.clocks.all_left())]


def close(table: LiveTable, connection: Connection, message: wire.Close) -> list[journal.Entry]:
    must_be_open(table)
    must_host(table, connection)
    return [journal.Closed()]


def rematch(table: LiveTable, connection: Connection, message: wire.Rematch) -> list[journal.Entry]:
    must_host(table, connection)
    if table.status != "over":
        raise Refusal("not_over", say("not-over"))
    return [] if table.rematch else [journal.Rematched(table.open_rematch())]
