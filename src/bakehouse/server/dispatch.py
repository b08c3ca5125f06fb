"""What a page asks for on its socket: the first hello, and which part of the table carries out the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakehouse.server import chat, journal, moves, positions, seating, wire
from bakehouse.server.connection import Page
from bakehouse.server.permissions import must_own
from bakehouse.server.refusal import Refusal
from bakehouse.server.seats import ABSENT, HERE

if TYPE_CHECKING:
    from bakehouse.server.table import Table


async def greet(table: Table, page: Page, message: wire.Hello) -> None:
    if message.seat is not None:
        must_own(table, page, message.seat)
    is_new = not page.has_greeted
    page.has_greeted = True
    page.seat = message.seat
    page.told = 0 if table.match is None else min(message.seen, table.undo_floor, table.match.last_event)
    page.send(positions.lobby(table, page, with_faces=True))
    table.send_position(page)
    if table.chat:
        page.send(wire.Said(list(table.chat)))
    back = [seat for seat in table.seats.of(page.guest_id) if table.seats[seat].away == ABSENT]
    if back:
        await table.record([journal.Away(seat, HERE) for seat in back])
    if is_new:
        table.presence_changed()


async def carry_out(table: Table, page: Page, message: wire.FromPage) -> None:
    match message:
        case wire.Pick():
            await moves.pick(table, page, message)
        case wire.Cancel():
            moves.cancel(table, page, message)
        case wire.Undo():
            await moves.undo(table, page, message)
        case wire.Say():
            await chat.say(table, page, message)
        case wire.SetStanding():
            must_own(table, page, message.seat)
            if message.key not in [key for key, _ in table.game.standing()]:
                raise Refusal("malformed", f"There is no standing answer {message.key!r}.")
            await table.record([journal.Standing(message.seat, message.key, message.on)])
        case wire.Rematch():
            await seating.rematch(table, page)
        case _:
            await table.record(seating.change(table, page, message))
