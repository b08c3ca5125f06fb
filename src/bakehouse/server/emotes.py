"""Emotes: small pictures that somebody shows at their seat for a moment. They are told to those who are there, and
never written down.

Wherever people may not chat as they like, there are none: six pictures can tell a partner as much as six words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from bakehouse.core.messages import say
from bakehouse.server import journal, wire
from bakehouse.server.chat import silence
from bakehouse.server.connection import Connection
from bakehouse.server.permissions import must_own
from bakehouse.server.refusal import Refusal

if TYPE_CHECKING:
    from bakehouse.server.table import LiveTable


def emotes_at(table: LiveTable) -> list[str]:
    """Those that may be sent by whoever sits here."""
    is_free = not table.game.info.phrases and not silence(table.game, table.options)
    return list(get_args(wire.EmoteId)) if is_free and not table.manners.quiet else []


def send(table: LiveTable, connection: Connection, message: wire.Emote) -> list[journal.Entry]:
    must_own(table, connection, message.seat)
    if message.emote not in emotes_at(table):
        raise Refusal("no_emotes", say("no-emotes"))
    if not table.emoting.takes(message.seat):
        raise Refusal("too_fast", say("not-so-fast"))
    table.show_emote(message.seat, message.emote)
    return []
