"""Who may do what at a table, and when: everything else is refused before it begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakehouse.core.match import Match
from bakehouse.core.messages import say
from bakehouse.server.connection import Connection, Guest
from bakehouse.server.names import look_alike
from bakehouse.server.refusal import Refusal

if TYPE_CHECKING:
    from bakehouse.server.table import LiveTable


def must_have_name(connection: Connection) -> Guest:
    if connection.guest is None:
        raise Refusal("no_name", say("no-name"))
    return connection.guest


def must_be_told_apart(table: LiveTable, guest: Guest) -> None:
    """Nobody passes for somebody else who sits at the table."""
    for chair in table.seats.chairs:
        if chair.is_person and chair.guest != guest.id and look_alike(chair.name, guest.name):
            raise Refusal("name_taken", say("name-taken", name=chair.name))


def must_be_welcome(table: LiveTable, connection: Connection) -> None:
    """Whom the host has blocked may not sit here, and is not told why."""
    if table.seats.host in connection.regards.blocked_by:
        raise Refusal("not_now", say("not-just-now"))


def must_own(table: LiveTable, connection: Connection, seat: int) -> None:
    if not table.seats.belongs_to(seat, connection.guest_id):
        raise Refusal("not_yours", say("not-your-seat"))


def must_host(table: LiveTable, connection: Connection) -> None:
    if not connection.guest_id or connection.guest_id != table.seats.host:
        raise Refusal("not_host", say("not-host"))


def must_be_alone(table: LiveTable, connection: Connection) -> None:
    """Is this the only person at the table?"""
    seat = table.seats.only_person
    if seat is None or not table.seats.belongs_to(seat, connection.guest_id):
        raise Refusal("not_alone", say("not-alone"))


def must_exist(table: LiveTable, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refusal("no_such_seat", say("no-such-seat"))


def must_be_dealt(table: LiveTable) -> Match:
    if table.match is None:
        raise Refusal("not_dealt", say("not-dealt"))
    return table.match


def must_be_waiting(table: LiveTable) -> None:
    if table.match is not None:
        raise Refusal("already_dealt", say("already-dealt"))


def must_be_open(table: LiveTable) -> None:
    if table.status in ("over", "closed"):
        raise Refusal("over", say("table-over") if table.status == "over" else say("table-closed"))


def must_be_running(table: LiveTable) -> None:
    must_be_dealt(table)
    must_be_open(table)
    if table.is_paused:
        raise Refusal("paused", say("paused"))


def must_be_current(table: LiveTable, number: int) -> None:
    if number != table.number:
        raise Refusal("stale", say("stale"), facts={"number": table.number})


def must_be_asked(table: LiveTable, seat: int) -> None:
    if table.seats[seat].away:
        raise Refusal("stand_in", say("stand-in"))
    if seat not in table.waiting or table.has_answered(seat):
        raise Refusal("not_asked", say("not-asked"), "BH-1")
