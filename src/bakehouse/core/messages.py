"""What the engine has to say: an id and named arguments, never a sentence. The catalogues in `words/` have the words.

An argument's name says what it is, in every message of every game: `seat` is a player, `card` a card by its code.
Everything else is a number, a word that a catalogue selects by, or another message (or several) to be put in its place.
"""

from __future__ import annotations

from typing import Any

import msgspec

SEAT_ARGUMENTS = frozenset({"seat", "other", "partner", "owner", "dealer", "winner", "turn"})
SEATS_ARGUMENTS = frozenset({"seats", "others", "winners"})  # several players
CARD_ARGUMENTS = frozenset({"card", "other_card"})
CARDS_ARGUMENTS = frozenset({"cards", "other_cards"})  # several cards, or none


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to be said. The reader's catalogue has its words, under this id; ID.FORM is an attribute of it."""

    id: str
    args: dict[str, Any] = {}


Argument = int | str | list[int] | list[str] | Message | list[Message]


def say(id: str, **args: Argument) -> Message:
    """A message. The id is always written out where it is said, so that a test can compare it with the catalogues."""
    return Message(id, args)
