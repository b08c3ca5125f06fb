"""Asking for a chair, leaving it, and what only a host may do: what is to be written down about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakehouse.bots import LEVELS
from bakehouse.server import journal, wire
from bakehouse.server.connection import Page
from bakehouse.server.permissions import must_be_open, must_host, must_own
from bakehouse.server.refusal import Refusal
from bakehouse.server.seats import HERE, OPEN, STOOD

if TYPE_CHECKING:
    from bakehouse.server.table import Table


def change(table: Table, page: Page, message: wire.FromPage) -> list[journal.Entry]:
    must_be_open(table)
    match message:
        case wire.Sit():
            return _sit(table, page, message.seat)
        case wire.Stand():
            return _stand(table, page, message.seat)
        case wire.Back():
            must_own(table, page, message.seat)
            return [journal.Away(message.seat, HERE)]
        case wire.Fill():
            return _fill(table, page, message)
        case wire.Start():
            must_host(table, page)
            if table.match is not None:
                raise Refusal("already_dealt", "The game has begun already.")
            return [journal.Dealt()]
        case wire.Pause():
            must_host(table, page)
            return [journal.Paused(message.on, table.clocks.all_left())]
    must_host(table, page)
    return [journal.Closed()]


def _sit(table: Table, page: Page, seat: int) -> list[journal.Entry]:
    if page.guest is None:
        raise Refusal("no_name", "Say your name first.")
    if not 0 <= seat < len(table.seats):
        raise Refusal("no_such_seat", f"There is no seat {seat} at this table.")
    if table.seats[seat].kind != OPEN:
        raise Refusal("taken", "Somebody sits there already.")
    if table.seats.would_see_another_hand(seat, page.guest.id):
        raise Refusal("other_hand", "You have held other cards in this game; these you may not see.")
    return [journal.Sat(seat, page.guest.id, page.guest.name)]


def _stand(table: Table, page: Page, seat: int) -> list[journal.Entry]:
    must_own(table, page, seat)
    if table.match is not None:
        return [journal.Away(seat, STOOD)]
    return [journal.Stood(seat), *_new_host(table, [seat])]


def _new_host(table: Table, left: list[int]) -> list[journal.Entry]:
    """A host who leaves the last of their chairs before the game hands the table on."""
    host = table.seats.host
    if any(seat not in left for seat in table.seats.of(host)):
        return []
    others = [table.seats[seat].guest for seat in table.seats.persons() if table.seats[seat].guest != host]
    mine = [seat for seat in table.seats.of(host) if seat in left]
    return [journal.Hosted(others[0])] if others and mine else []


def _fill(table: Table, page: Page, message: wire.Fill) -> list[journal.Entry]:
    must_host(table, page)
    if not 0 <= message.seat < len(table.seats):
        raise Refusal("no_such_seat", f"There is no seat {message.seat} at this table.")
    if message.level and message.level not in LEVELS:
        raise Refusal("malformed", f"There is no bot level {message.level!r}.")
    return [journal.Filled(message.seat, message.level)]


async def rematch(table: Table, page: Page) -> None:
    must_host(table, page)
    if table.status != "over":
        raise Refusal("not_over", "The game is not over yet.")
    if table.rematch:
        return
    code, rows = table.open_rematch(table)
    await table.record([journal.Rematched(code)], rows)
