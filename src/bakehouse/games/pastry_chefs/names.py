"""What things are called in the sentences of Pastry Chefs: players, cards, descriptions."""

from __future__ import annotations

from collections.abc import Iterable

from bakehouse.games.pastry_chefs.cards import Deck
from bakehouse.games.pastry_chefs.observation import SUITS, description_words

TEAMS = ["North and South", "East and West"]
PEOPLE = ["North", "East", "South", "West"]
ZONES = [*PEOPLE, "the discard pile"]
NUMBERS = ["ones", "twos", "threes", "fours"]


def card_name(code: str) -> str:
    """`3c` as "three of clubs"."""
    return f"{NUMBERS[int(code[0]) - 1].removesuffix('s')} of {suit_of(code)}"


def suit_of(code: str) -> str:
    return next(suit for suit in SUITS if suit[0] == code[1])


def matches(word: str, code: str) -> bool:
    """Does a card match a description, both as the notation has them?"""
    return word in (code, f"#{code[0]}") or word[0] == code[1]


def in_words(word: str, count: int = 2) -> str:
    """A description as the notation has it, in words: `#3` as "threes", or "three" if it is one card."""
    if word[0] in "1234":
        return card_name(word)
    plural = word if word in SUITS else NUMBERS[int(word[1]) - 1]
    return plural.removesuffix("s") if count == 1 else plural


def described(description: int, deck: Deck, count: int = 2) -> str:
    """A description by its number, in words: "hearts", "threes", "three of clubs"."""
    return in_words(description_words(deck.codes)[description], count)


def some(count: int, word: str) -> str:
    """ "2 hearts", "a three", "2 × three of clubs"."""
    if count == 1:
        return f"a {in_words(word, 1)}"
    times = " ×" if " of " in in_words(word) else ""
    return f"{count}{times} {in_words(word)}"


def joined(things: Iterable[str]) -> str:
    """ "clubs, hearts and fours"."""
    *most, last = things
    return f"{', '.join(most)} and {last}" if most else last
