"""What things are called in the messages of Pastry Chefs: cards by a description, hands and the discard pile."""

from __future__ import annotations

from bakehouse.core.messages import Message, say
from bakehouse.games.pastry_chefs.observation import SUITS
from bakehouse.games.pastry_chefs.state import X

# -- Descriptions, which are words of the notation: hearts, #3, 3c -----------


def described(word: str, count: int) -> Message:
    """So many cards that match: "2 hearts", "a three"."""
    if word in SUITS:
        return say("described-suit", suit=word, count=count)
    if word[0] == "#":
        return say("described-number", number=int(word[1]), count=count)
    return say("described-card", card=word, count=count)


def named(word: str) -> Message:
    """All cards that match: "hearts", "threes"."""
    if word in SUITS:
        return say("named-suit", suit=word)
    if word[0] == "#":
        return say("named-number", number=int(word[1]))
    return say("named-card", card=word)


def word_in(description: Message) -> str:
    """The word of the notation that one of these messages is about."""
    args = description.args  # not by `match`, whose patterns of dictionaries leak memory in Python 3.11
    if "suit" in args:
        return str(args["suit"])
    if "number" in args:
        return f"#{args['number']}"
    return str(args["card"])


def matches(word: str, code: str) -> bool:
    """Does a card match a description?"""
    return word in (code, f"#{code[0]}") or word[0] == code[1]


def suit_of(code: str) -> str:
    return next(suit for suit in SUITS if suit[0] == code[1])


# -- The way of cards in a Move ----------------------------------------------


def origin(zone: int) -> Message:
    return say("from-discard") if zone == X else say("from-hand", owner=zone)


def destination(zone: int) -> Message:
    return say("to-discard") if zone == X else say("to-hand", owner=zone)


def place(zone: int) -> str:
    """The target that stands for a hand or the discard pile."""
    return "pile:X" if zone == X else f"seat:{zone}"


def zone_at(place: str) -> int:
    """The reverse of `place`."""
    return X if place == "pile:X" else int(place.removeprefix("seat:"))


def way(mover: int, source: int, target: int) -> str:
    """What a Move is to the one who makes it; catalogues have a verb for each."""
    if source == mover:
        return "lay" if target == X else "give"
    if target == mover:
        return "pick" if source == X else "take"
    return "move"
