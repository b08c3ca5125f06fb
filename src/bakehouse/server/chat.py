"""What is said at a table: the chat, and who may say what in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bakehouse.core.game import Game
from bakehouse.core.messages import say
from bakehouse.core.options import Value
from bakehouse.server import journal, wire
from bakehouse.server.connection import Connection
from bakehouse.server.permissions import must_be_told_apart, must_have_name
from bakehouse.server.refusal import Refusal
from bakehouse.server.sanitize import one_line

if TYPE_CHECKING:
    from bakehouse.server.table import LiveTable


def silence(game: Game, options: Mapping[str, Value]) -> str:
    """The ruling by whose option nobody chats at this table; empty if people may."""
    for name, value in game.info.silent_options:
        if options.get(name) == value:
            return game.info.options[name].ruling
    return ""


def sentence(game: Game, options: Mapping[str, Value], text: str) -> str:
    """What somebody wants to say, cleaned; refused if it may not be said here."""
    ruling = silence(game, options)
    if ruling:
        raise Refusal("no_chat", say("no-chat"), ruling)
    said = one_line(text)
    if not said:
        raise Refusal("malformed", say("nothing-said"))
    if game.info.phrases and said not in game.info.phrases:
        raise Refusal("phrases_only", say("phrases-only"), game.info.phrases_ruling)
    return said


def speak(table: LiveTable, connection: Connection, message: wire.Say) -> list[journal.Entry]:
    guest = must_have_name(connection)
    if not table.chatting.takes(guest.id):
        raise Refusal("too_fast", say("not-so-fast"))
    text = sentence(table.game, table.options, message.text)
    seats = table.seats.of(guest.id)
    if not seats:
        must_be_told_apart(table, guest)
        return [journal.Said(guest.name, text, table.runtime.date(), watcher=True, guest=guest.id)]
    seat = connection.seat if connection.seat in seats else seats[0]
    return [journal.Said(table.seats[seat].name, text, table.runtime.date(), guest=guest.id)]
