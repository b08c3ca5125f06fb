"""Picking a move bit by bit, dropping it, taking it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakehouse.core.draft import Draft
from bakehouse.core.errors import IllegalMove
from bakehouse.server import journal, wire
from bakehouse.server.connection import Page
from bakehouse.server.permissions import must_be_asked, must_be_open, must_own
from bakehouse.server.refusal import Refusal

if TYPE_CHECKING:
    from bakehouse.server.table import Table


async def pick(table: Table, page: Page, message: wire.Pick) -> None:
    seat = message.seat
    must_be_asked(table, page, seat, message.number)
    draft = table.drafts.get(seat) or table.new_draft(seat)
    _add(table, draft, seat, message.atoms)
    if not draft.is_complete:
        table.tell_positions({seat})
        return
    await table.record([table.decision(seat, draft.atoms, forced=not draft.is_begun)])


def _add(table: Table, draft: Draft, seat: int, atoms: list[int]) -> None:
    """All of these atoms, or none."""
    before = list(draft.atoms)
    try:
        for atom in atoms:
            if draft.is_complete:
                raise Refusal("illegal_move", "The move is complete before all of this is picked.", "BH-3")
            draft.add(atom)
    except (IllegalMove, Refusal) as error:
        draft.drop()
        for atom in before:
            draft.add(atom)
        if isinstance(error, IllegalMove):
            sentence = table.game.rules[error.rule].sentence
            raise Refusal("illegal_move", sentence, error.rule) from None
        raise


def cancel(table: Table, page: Page, message: wire.Cancel) -> None:
    must_be_asked(table, page, message.seat, None)
    draft = table.drafts.get(message.seat)
    if draft is not None:
        if not message.steps:
            draft.drop()
        for _ in range(message.steps):
            if draft.is_begun:
                draft.take_back()
        if not draft.atoms:
            del table.drafts[message.seat]
    table.tell_positions({message.seat})


async def undo(table: Table, page: Page, message: wire.Undo) -> None:
    must_own(table, page, message.seat)
    must_be_open(table)
    if table.match is None:
        raise Refusal("not_dealt", "The game has not begun yet.")
    if table.is_paused:
        raise Refusal("paused", "The game is paused.")
    if message.number != table.number:
        raise Refusal("stale", "The table has changed since.", facts={"number": table.number})
    reason = table.why_no_undo(message.seat)
    if reason:
        raise Refusal("no_undo", f"Your last move cannot be taken back: {reason}.")
    await table.record([journal.Undone(message.seat, table.clocks.all_left())])
