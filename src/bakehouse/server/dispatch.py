"""Which function handles which message. All have the same shape: they get the table, the connection and the message,
refuse by raising, and return what is to be written down; the table records it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from bakehouse.core.messages import say
from bakehouse.server import (
    advice,
    avoiding,
    chat,
    emotes,
    greeting,
    journal,
    looks,
    manners,
    moves,
    pace,
    seating,
    turn_calls,
    waiting_room,
    watching,
    wire,
)
from bakehouse.server.connection import Connection
from bakehouse.server.refusal import Refusal

if TYPE_CHECKING:
    from bakehouse.server.table import LiveTable

Handler = Callable[["LiveTable", Connection, Any], list[journal.Entry]]

HANDLERS: dict[type, Handler] = {
    wire.Hello: greeting.greet,
    wire.Earlier: greeting.earlier,
    wire.Sit: seating.sit,
    wire.Vote: seating.vote,
    wire.Stand: seating.stand,
    wire.Back: seating.back,
    wire.Fill: seating.fill,
    wire.AddChair: waiting_room.add_chair,
    wire.RemoveChair: waiting_room.remove_chair,
    wire.SetOptions: waiting_room.set_options,
    wire.SetManners: manners.set_manners,
    wire.Look: looks.look,
    wire.Start: seating.start,
    wire.Pause: seating.pause,
    wire.Pace: pace.set_speed,
    wire.Go: pace.go,
    wire.Close: seating.close,
    wire.Rematch: seating.rematch,
    wire.Pick: moves.pick,
    wire.Cancel: moves.cancel,
    wire.Undo: moves.undo,
    wire.SetStanding: moves.set_standing,
    wire.Why: advice.explain,
    wire.Advise: advice.advise,
    wire.Say: chat.speak,
    wire.Emote: emotes.send,
    wire.Avoid: avoiding.avoid,
    wire.Looking: turn_calls.looking,
}


def handle(table: LiveTable, connection: Connection, message: wire.FromPage) -> list[journal.Entry]:
    """What this message asks to be written down, or a Refusal."""
    handler = HANDLERS.get(type(message))
    if handler is None:
        raise Refusal("malformed", say("no-handler", name=type(message).__name__))
    if not connection.has_greeted and handler is not greeting.greet:
        raise Refusal("no_hello", say("hello-first"))
    if table.lesson is not None and not isinstance(message, wire.InLesson):
        raise Refusal("lesson", say("not-in-lesson"))
    if isinstance(message, wire.Change) and not table.changing.takes(connection.guest_id):
        raise Refusal("too_fast", say("not-so-fast"))
    late = table.gallery.late
    if late is not None and connection in late.connections:
        return watching.answer(table, late, connection, message)
    entries = handler(table, connection, message)
    if table.is_full and not all(isinstance(entry, journal.GameEntry) for entry in entries):
        raise Refusal("too_many", say("journal-full"))
    return entries
