"""Who may do what at a table, and when: everything else is refused before it begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakehouse.core.match import Match
from bakehouse.server.connection import Connection, Guest
from bakehouse.server.names import look_alike
from bakehouse.server.refusal import Refusal

if TYPE_CHECKING:
    from bakehouse.server.table import LiveTable


def must_have_name(connection: Connection) -> Guest:
    if connection.guest is None:
        raise Refusal("no_name", "Say your name first.")
    return connection.guest


def must_be_told_apart(table: LiveTable, guest: Guest) -> None:
    """Nobody passes for somebody else who sits at the table."""
    for chair in table.seats.chairs:
        if chair.is_person and chair.guest != guest.id and look_alike(chair.name, guest.name):
            raise Refusal("name_taken", f"{chair.name} sits at this table already; choose another name for yourself.")


def must_own(table: LiveTable, connection: Connection, seat: int) -> None:
    if not table.seats.belongs_to(seat, connection.guest_id):
        raise Refusal("not_yours", f"Seat {seat} is not yours.")


def must_host(table: LiveTable, connection: Connection) -> None:
    if not connection.guest_id or connection.guest_id != table.seats.host:
        raise Refusal("not_host", "Only the host of the table can do that.")


def must_exist(table: LiveTable, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refusal("no_such_seat", f"There is no seat {seat} at this table.")


def must_be_dealt(table: LiveTable) -> Match:
    if table.match is None:
        raise Refusal("not_dealt", "The game has not begun yet.")
    return table.match


def must_be_open(table: LiveTable) -> None:
    if table.status in ("over", "closed"):
        raise Refusal("over", "This table is over." if table.status == "over" else "This table is closed.")


def must_be_running(table: LiveTable) -> None:
    must_be_dealt(table)
    must_be_open(table)
    if table.is_paused:
        raise Refusal("paused", "The game is paused.")


def must_be_current(table: LiveTable, number: int) -> None:
    if number != table.number:
        raise Refusal("stale", "The table has changed since.", facts={"number": table.number})


def must_be_asked(table: LiveTable, seat: int) -> None:
    if table.seats[seat].away:
        raise Refusal("stand_in", "A bot plays for you; say that you are back first.")
    if seat not in table.waiting or table.has_answered(seat):
        raise Refusal("not_asked", table.game.rules["BH-1"].sentence, "BH-1")
