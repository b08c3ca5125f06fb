"""What is said at a table: the chat, and who may say what in it."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import TYPE_CHECKING

from bakehouse.core.game import Game
from bakehouse.core.options import Value
from bakehouse.server import journal, wire
from bakehouse.server.connection import Page
from bakehouse.server.refusal import Refusal
from bakehouse.server.sanitize import one_line

if TYPE_CHECKING:
    from bakehouse.server.table import Table

SILENT = ("off", "claims_only")  # PG-R49; CH-R59: what is claimed in offers is all that is said


def silence(game: Game, options: Mapping[str, Value]) -> str:
    """The ruling by whose option nobody chats at this table; empty if people may."""
    return game.info.options["chat"].ruling if options.get("chat") in SILENT else ""


def sentence(game: Game, options: Mapping[str, Value], text: str) -> str:
    """What somebody wants to say, cleaned; refused if it may not be said here."""
    ruling = silence(game, options)
    if ruling:
        raise Refusal("no_chat", "At this table nobody chats.", ruling)
    said = one_line(text)
    if not said:
        raise Refusal("malformed", "There is nothing to say in that.")
    phrases = game.info.phrases
    if phrases and said not in phrases:
        raise Refusal("phrases_only", "At this table only the given sentences can be said.", "PC-R52")
    return said


async def say(table: Table, page: Page, message: wire.Say) -> None:
    if page.guest is None:
        raise Refusal("no_name", "Say your name first.")
    if not table.chatting.takes(page.guest_id):
        raise Refusal("too_fast", "Not so fast, please.")
    text = sentence(table.game, table.options, message.text)
    await table.record([journal.Said(page.guest.name, text, int(time.time()))])
