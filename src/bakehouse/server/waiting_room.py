"""What a host may still change before the deal: how many places there are, and the options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bakehouse.core.game import Game
from bakehouse.core.messages import Argument, Message, say
from bakehouse.core.options import Option, Value, form_of, settle
from bakehouse.server import journal, wire
from bakehouse.server.connection import Connection
from bakehouse.server.new_tables import problem_with
from bakehouse.server.permissions import must_be_open, must_be_waiting, must_exist, must_host
from bakehouse.server.refusal import Refusal

if TYPE_CHECKING:
    from bakehouse.server.table import LiveTable


def add_chair(table: LiveTable, connection: Connection, message: wire.AddChair) -> list[journal.Entry]:
    _must_change(table, connection)
    count = len(table.seats)
    if _problem(table, count + 1, table.header.options):
        raise Refusal("bad_seats", say("no-more-seats", count=count))
    return [journal.ChairAdded()]


def remove_chair(table: LiveTable, connection: Connection, message: wire.RemoveChair) -> list[journal.Entry]:
    _must_change(table, connection)
    must_exist(table, message.seat)
    if table.seats[message.seat].is_person:
        raise Refusal("taken", say("seat-not-free"))
    count = len(table.seats)
    if _problem(table, count - 1, table.header.options):
        raise Refusal("bad_seats", say("no-fewer-seats", count=count))
    return [journal.ChairRemoved(message.seat)]


def set_options(table: LiveTable, connection: Connection, message: wire.SetOptions) -> list[journal.Entry]:
    _must_change(table, connection)
    problem = _problem(table, len(table.seats), message.options)
    if problem is not None:
        code, text = problem
        raise Refusal(code, say("plain", text=text))
    if settle(table.game.info.options, message.options) == table.options:
        return []
    return [journal.OptionsSet(message.options, table.runtime.date())]


def _must_change(table: LiveTable, connection: Connection) -> None:
    must_be_open(table)
    must_host(table, connection)
    must_be_waiting(table)


def _problem(table: LiveTable, seats: int, options: dict[str, Value]) -> tuple[str, str] | None:
    """As when a table is opened: how many may play depends on options and deck too."""
    return problem_with(table.game.info.slug, seats, options, table.header.deck)


def change_of_options(game: Game, before: Mapping[str, Value], after: Mapping[str, Value]) -> Message:
    """What everybody is told when the host has changed options."""
    changes = [
        say("room-agreed-line", label=Message(f"option-{name}"), value=_words_for(game.info.options[name], value))
        for name, value in after.items()
        if value != before[name]
    ]
    return say("options-changed", changes=changes)


def _words_for(option: Option, value: Value) -> Argument:
    """Numbers stand for themselves."""
    return Message(f"option-{option.name}.{form_of(value)}") if isinstance(value, str) else value
