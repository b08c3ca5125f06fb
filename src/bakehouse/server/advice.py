"""Explanations and hints: why something cannot be done, and what a bot would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakehouse.server import journal, wire
from bakehouse.server.connection import Connection
from bakehouse.server.permissions import must_be_asked, must_be_dealt, must_be_running, must_own
from bakehouse.server.reasons import reason, reasons
from bakehouse.server.refusal import Refusal
from bakehouse.server.seats import STAND_IN

if TYPE_CHECKING:
    from bakehouse.server.table import LiveTable


def explain(table: LiveTable, connection: Connection, message: wire.Why) -> list[journal.Entry]:
    _check(table, connection, message)
    connection.send(wire.Because(message.ref, message.target, _reasons(table, message)))
    return []


def advise(table: LiveTable, connection: Connection, message: wire.Advise) -> list[journal.Entry]:
    _check(table, connection, message)
    must_be_running(table)
    must_be_asked(table, message.seat)
    connection.send(_hint(table, message))
    return []


def _check(table: LiveTable, connection: Connection, message: wire.Why | wire.Advise) -> None:
    must_own(table, connection, message.seat)
    must_be_dealt(table)
    if not table.questions.takes(connection.guest_id):
        raise Refusal("too_fast", "Not so fast, please.")


def _reasons(table: LiveTable, message: wire.Why) -> list[wire.Reason]:
    seat = message.seat
    if table.state.over:
        return [reason(table.game, "BH-4")]
    if seat not in table.waiting or table.has_answered(seat):
        return [reason(table.game, "BH-1")]
    draft = table.drafts.get(seat)
    return reasons(table.game, table.state if draft is None else draft.trial, seat, message.target)


def _hint(table: LiveTable, message: wire.Advise) -> wire.Hint:
    seat = message.seat
    draft = table.drafts.get(seat)
    begun = [] if draft is None else draft.atoms
    atoms = table.opponents.advise(table.state, seat, STAND_IN, begun)
    view = table.game.view(table.state if draft is None else draft.trial, seat, known=False)
    atom = atoms[len(begun)]
    return wire.Hint(message.ref, table.game.text(table.state, seat, atoms), table.game.target(view, atom), atom)
