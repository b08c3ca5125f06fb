"""What may be said in the chat of a table."""

from __future__ import annotations

from collections.abc import Mapping

from bakehouse.core.game import Game
from bakehouse.core.options import Value
from bakehouse.server.refusal import Refusal
from bakehouse.server.text import one_line

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
