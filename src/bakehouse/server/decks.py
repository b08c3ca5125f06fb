"""Decks that people bring: read where a bad one can do no harm, and found again by their hash.

A deck comes as the bytes of a file (TOML, YAML, CSV or XLSX) and goes back as the text of a deck file, with which a
table is opened. The server remembers the decks that were used last, so that a link can name one: /new/GAME?deck=HASH.
"""

from __future__ import annotations

import asyncio

import bakehouse
from bakehouse.core.deck import Deck
from bakehouse.core.errors import BakehouseError, DeckError
from bakehouse.core.messages import say
from bakehouse.server.refusal import Refusal
from bakehouse.server.sanitize import one_line
from bakehouse.server.tasks import Tasks
from bakehouse.server.wire import DeckInfo

SECONDS = 5.0  # to read a deck; the first spreadsheet also waits for what reads it
MOST_PROBLEMS = 20  # that are sent
USUAL_NAME = "deck"
MAX_FILE_NAME = 60


class BadDeck(Exception):
    """What is wrong, in a form that travels between processes."""

    def __init__(self, problems: list[str]) -> None:
        self.problems = problems
        super().__init__(problems)


async def read_deck(tasks: Tasks, who: str, slug: str, data: bytes, file: str) -> DeckInfo:
    """The deck in these bytes; refused with every fault if it is a bad one."""
    name = one_line(file)[-MAX_FILE_NAME:] or USUAL_NAME
    try:
        info = await tasks.run(who, SECONDS, deck_in, slug, data, name)
    except BadDeck as bad:
        shown = bad.problems[:MOST_PROBLEMS]
        raise Refusal("bad_deck", say("plain", text="\n".join(shown)), facts={"problems": shown}) from None
    await remember(slug, info.text)
    return info


async def remember(slug: str, text: str) -> str:
    """Read a deck that was found to be good, outside of the loop, so that tables and links find it ready.

    The answer is the text of a deck file, also if it was a table.
    """
    return (await asyncio.to_thread(bakehouse.game(slug).deck_text, text)).text


def deck_in(slug: str, data: bytes, file: str) -> DeckInfo:
    """In the process for tasks."""
    from bakehouse.core.deck_formats import columns_ignored, text_of

    game = bakehouse.game(slug)
    try:
        text = text_of(data, file)
        deck = game.deck_text(text, file)
        return info_of(slug, deck, columns_ignored(game, text, file))
    except DeckError as error:
        raise BadDeck(error.problems) from None
    except BakehouseError as error:
        raise BadDeck([str(error)]) from None


def info_of(slug: str, deck: Deck, ignored: list[str] | None = None) -> DeckInfo:
    codes = list(deck.codes)
    return DeckInfo(slug, deck.name, deck.digest, deck.text, deck.size, codes, ignored or [])


def known_deck(slug: str, digest: str) -> DeckInfo:
    """A deck that was read here lately, by its hash, or one that comes with the game, by its name."""
    game = bakehouse.game(slug)
    try:
        return info_of(slug, game.named_deck(digest) if digest in game.deck_names() else game.deck_with(digest))
    except DeckError:
        raise Refusal("not_found", say("deck-is-forgotten")) from None
