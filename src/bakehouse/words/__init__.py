"""Messages in a reader's language. The catalogues are Project Fluent files: one folder a language, one file a subject.

Only those who read need this: terminal, records, command line. The page formats by itself, from the same files.
"""

from __future__ import annotations

from bakehouse.words.catalogues import ENGLISH, PSEUDO, catalogue_text, language_name, languages
from bakehouse.words.language import choose_language
from bakehouse.words.players import BOT_NAMES, player_names
from bakehouse.words.words import Words

__all__ = [
    "BOT_NAMES",
    "ENGLISH",
    "PSEUDO",
    "Words",
    "catalogue_text",
    "choose_language",
    "language_name",
    "languages",
    "player_names",
]
