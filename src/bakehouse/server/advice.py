"""Explanations and hints: why something cannot be done, and what a bot would do."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bakehouse.core.game import Game
from bakehouse.core.messages import Message, say
from bakehouse.core.state import State
from bakehouse.core.view import View
from bakehouse.server import journal, lessons, wire
from bakehouse.server.connection import Connection
from bakehouse.server.permissions import must_be_asked, must_be_dealt, must_be_running, must_own
from bakehouse.server.reasons import reason, reasons
from bakehouse.server.refusal import Refusal
from bakehouse.server.runtime import BotTask
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
    draft = table.drafts.get(message.seat)
    begun = [] if draft is None else draft.atoms
    task = table.opponents.advice(table.state, message.seat, STAND_IN, begun, message.besides)
    if table.lesson is not None:
        _answer(connection, message, task, lessons.scripted(table, message.seat).atoms)
        return []
    table.runtime.think(task, partial(_answer, connection, message, task))
    return []


def _check(table: LiveTable, connection: Connection, message: wire.Why | wire.Advise) -> None:
    must_own(table, connection, message.seat)
    must_be_dealt(table)
    if not table.questions.takes(connection.guest_id):
        raise Refusal("too_fast", say("not-so-fast"))


def _reasons(table: LiveTable, message: wire.Why) -> list[wire.Reason]:
    seat = message.seat
    if table.state.over:
        return [reason(table.game, "BH-4")]
    if seat not in table.waiting or table.has_answered(seat):
        return [reason(table.game, "BH-1")]
    draft = table.drafts.get(seat)
    return reasons(table.game, table.state if draft is None else draft.trial, seat, message.target)


def _answer(connection: Connection, message: wire.Advise, task: BotTask, atoms: list[int] | None) -> None:
    """The hint, as it was right when it was asked for."""
    if atoms is None:
        sorry = say("no-other-hint") if message.besides else say("no-hint")
        connection.send(wire.Refused(message.ref, 0, Refusal("no_hint", sorry).problem))
        return
    connection.send(_hint(message.ref, task, atoms))


def _hint(ref: int, task: BotTask, atoms: list[int]) -> wire.Hint:
    """With the whole move in a sentence or the labels of what is still to be picked, and what speaks for it."""
    game, seat = task.game, task.seat
    views = _views(game, task.state, seat, atoms)
    begun = len(task.begun)
    target = game.target(views[begun], atoms[begun])
    text = game.text(task.state, seat, atoms)
    labels = _labels(game, views, atoms, begun)
    return wire.Hint(ref, text, target, atoms[begun:], labels, game.speaks_for(views[0], atoms))


def in_words(game: Game, state: State, seat: int, atoms: list[int]) -> list[Message]:
    """A whole move in a sentence, or the labels of its atoms."""
    return _labels(game, _views(game, state, seat, atoms), atoms)


def _views(game: Game, state: State, seat: int, atoms: list[int]) -> list[View]:
    """What the seat knows before each of these atoms."""
    trial = state.trial()
    views = [game.view(trial, seat)]
    for atom in atoms[:-1]:
        trial.apply(seat, atom)
        views.append(game.view(trial, seat))
    return views


def _labels(game: Game, views: list[View], atoms: list[int], begun: int = 0) -> list[Message]:
    sentence = game.sentence(views[0], atoms)
    labels = [game.label(view, atom) for view, atom in zip(views, atoms, strict=True)]
    return [sentence] if sentence else labels[begun:]
