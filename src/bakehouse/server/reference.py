"""What pages fetch once and keep: catalogues, rulebooks and the faces of decks. An address has a hash of what is there,
so that it never changes; another text has another address."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256

import bakehouse
from bakehouse.core.deck import Deck
from bakehouse.core.errors import DeckError
from bakehouse.core.game import Game
from bakehouse.core.ledger import Rule
from bakehouse.core.messages import say
from bakehouse.server import wire
from bakehouse.server.connection import encode
from bakehouse.server.refusal import Refusal
from bakehouse.words import PSEUDO, catalogue_text, language_name, languages

CATALOGUES = ("table", "refusals")  # and one for each game
DIGITS = 16  # of a hash


# -- Catalogues ----------------------------------------------------------------


def all_languages() -> wire.Languages:
    return wire.Languages([_language(code) for code in languages()])


def _language(code: str) -> wire.Language:
    names = (*CATALOGUES, *bakehouse.games())
    return wire.Language(
        code,
        language_name(code),
        {name: _address(f"/api/words/{code}/{name}", catalogue_text(code, name).encode()) for name in names},
    )


def catalogue(language: str, name: str) -> bytes:
    known = (*languages(), PSEUDO)
    if language not in known or name not in (*CATALOGUES, *bakehouse.games()):
        raise Refusal("not_found", say("nothing-here"))
    return catalogue_text(language, name).encode()


# -- Rules ---------------------------------------------------------------------


@lru_cache
def rulebook(game: Game) -> bytes:
    rules = game.rules
    texts = [
        wire.RuleText(
            entry.id,
            rules.sections.get(entry.section, ""),
            entry.force if isinstance(entry, Rule) else "ruling",
            entry.quote(),
            "" if isinstance(entry, Rule) else entry.why,
        )
        for entry in rules.all.values()
    ]
    return encode(wire.Rulebook(game.info.slug, game.info.title, texts))


def rulebook_address(game: Game) -> str:
    return _address(f"/api/rules/{game.info.slug}", rulebook(game))


# -- Faces ---------------------------------------------------------------------


def faces_address(game: Game, deck: Deck) -> str:
    return f"/api/faces/{game.info.slug}/{deck.digest}"


@lru_cache
def faces(game: Game, digest: str) -> bytes:
    try:
        return encode(game.faces(game.deck_with(digest)))
    except DeckError:
        raise Refusal("not_found", say("nothing-here")) from None


def _address(path: str, body: bytes) -> str:
    return f"{path}/{sha256(body).hexdigest()[:DIGITS]}"
