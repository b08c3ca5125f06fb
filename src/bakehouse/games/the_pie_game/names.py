"""What things are called in the sentences of The Pie Game: players, cards, recipes."""

from __future__ import annotations

from bakehouse.games.the_pie_game.cards import FUDGE_KINDS, Deck
from bakehouse.games.the_pie_game.view import View

FUDGE_WORDS = ["discard two", "discard all", "lose one turn", "trade one card", "all pass left", "all pass right"]


def seat_name(view: View, seat: int) -> str:
    return "you" if seat == view.seat else f"seat {seat}"


def card_name(code: str, deck: Deck) -> str:
    """`APP` as "Apples", `F2` as "Fudge, discard two"."""
    kind = deck.kinds[code]
    return f"{deck.names[kind]}, {FUDGE_WORDS[kind]}" if kind < FUDGE_KINDS else deck.names[kind]


def card_names(codes: list[str], deck: Deck) -> str:
    return "; ".join(card_name(code, deck) for code in codes)


def name_and_code(code: str, deck: Deck) -> str:
    """`APP` as "Apples (APP)"."""
    return f"{card_name(code, deck)} ({code})"


def names_and_codes(codes: list[str], deck: Deck) -> str:
    return "; ".join(name_and_code(code, deck) for code in codes)


def recipe_name(code: str, deck: Deck) -> str:
    return deck.recipe_names[deck.recipe_codes.index(code)]


def needs_of(view: View, deck: Deck) -> list[str]:
    """The codes of the ingredients of the viewer's recipe; a spectator has none."""
    if view.recipe is None:
        return []
    return [deck.codes[kind] for kind in deck.recipe_needs[deck.recipe_codes.index(view.recipe)]]


def enumerated(words: list[str]) -> str:
    """ "seat 0, seat 1 and seat 2"."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
