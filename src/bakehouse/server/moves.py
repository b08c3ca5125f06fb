"""Picking a move bit by bit, dropping it, taking it back, and answering in advance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakehouse.core.decision import Decision
from bakehouse.core.draft import Draft
from bakehouse.core.errors import IllegalMove
from bakehouse.core.game import Game
from bakehouse.core.messages import say
from bakehouse.server import journal, lessons, wire
from bakehouse.server.connection import Connection
from bakehouse.server.permissions import must_be_asked, must_be_current, must_be_running, must_own
from bakehouse.server.reasons import reason
from bakehouse.server.refusal import Refusal

if TYPE_CHECKING:
    from bakehouse.server.table import LiveTable


def pick(table: LiveTable, connection: Connection, message: wire.Pick) -> list[journal.Entry]:
    seat = message.seat
    must_own(table, connection, seat)
    must_be_running(table)
    must_be_current(table, message.number)
    must_be_asked(table, seat)
    if table.lesson is not None:
        lessons.must_follow(table, seat, message.atoms)
    draft = table.drafts.get(seat) or table.new_draft(seat)
    _add(table.game, draft, message.atoms)
    if not draft.is_complete:
        table.send_positions({seat})
        return []
    return [table.entry_for(Decision(seat, draft.atoms, forced=not draft.is_begun))]


def _add(game: Game, draft: Draft, atoms: list[int]) -> None:
    """All of these atoms, or none."""
    before = list(draft.atoms)
    try:
        for atom in atoms:
            _add_one(game, draft, atom)
    except Refusal:
        draft.drop()
        for atom in before:
            draft.add(atom)
        raise


def _add_one(game: Game, draft: Draft, atom: int) -> None:
    if draft.is_complete:
        raise Refusal("illegal_move", say("move-complete"), "BH-3")
    try:
        draft.add(atom)
    except IllegalMove as error:
        why = reason(game, error.rule, draft.view, atom)
        message = why.fact or say("rule-says", sentence=why.sentence)
        raise Refusal("illegal_move", message, why.rule) from None


def cancel(table: LiveTable, connection: Connection, message: wire.Cancel) -> list[journal.Entry]:
    seat = message.seat
    must_own(table, connection, seat)
    must_be_running(table)
    must_be_asked(table, seat)
    draft = table.drafts.get(seat)
    if draft is not None:
        if not message.steps:
            draft.drop()
        for _ in range(message.steps):
            if draft.is_begun:
                draft.take_back()
        if not draft.atoms:
            del table.drafts[seat]
    table.send_positions({seat})
    return []


def undo(table: LiveTable, connection: Connection, message: wire.Undo) -> list[journal.Entry]:
    must_own(table, connection, message.seat)
    must_be_running(table)
    must_be_current(table, message.number)
    why_not = table.why_no_undo(message.seat)
    if why_not is None and table.slow.is_late_to_undo(message.seat):
        why_not = say("no-undo-late")
    if why_not is not None:
        raise Refusal("no_undo", say("no-undo", why=why_not))
    return [journal.Undone(message.seat, table.clocks.all_left())]


def set_standing(table: LiveTable, connection: Connection, message: wire.SetStanding) -> list[journal.Entry]:
    must_own(table, connection, message.seat)
    if message.key not in table.game.standing():
        raise Refusal("malformed", say("no-standing-answer", key=message.key))
    return [journal.StandingSet(message.seat, message.key, message.on)]
