"""Who may do what at a table, and when: everything else is refused before it begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakehouse.server.connection import Page
from bakehouse.server.refusal import Refusal

if TYPE_CHECKING:
    from bakehouse.server.table import Table


def must_own(table: Table, page: Page, seat: int) -> None:
    if not table.seats.belongs_to(seat, page.guest_id):
        raise Refusal("not_yours", f"Seat {seat} is not yours.")


def must_host(table: Table, page: Page) -> None:
    if not page.guest_id or page.guest_id != table.seats.host:
        raise Refusal("not_host", "Only the host of the table can do that.")


def must_be_open(table: Table) -> None:
    if table.status in ("over", "closed"):
        raise Refusal("over", "This table is over." if table.status == "over" else "This table is closed.")


def must_be_asked(table: Table, page: Page, seat: int, number: int | None) -> None:
    must_own(table, page, seat)
    if table.match is None:
        raise Refusal("not_dealt", "The game has not begun yet.")
    must_be_open(table)
    if table.is_paused:
        raise Refusal("paused", "The game is paused.")
    if number is not None and number != table.number:
        raise Refusal("stale", "The table has changed since.", facts={"number": table.number})
    if table.seats[seat].away:
        raise Refusal("stand_in", "A bot plays for you; say that you are back first.")
    if seat not in table.waiting or table.has_answered(seat):
        raise Refusal("not_asked", table.game.rules["BH-1"].sentence, "BH-1")
