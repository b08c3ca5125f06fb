"""A table of Pastry Chefs, with words for what lies on it."""

from __future__ import annotations

import re
from collections import Counter

import bakehouse
from bakehouse.core.chance import Script
from bakehouse.games.pastry_chefs.cards import unpacked
from bakehouse.games.pastry_chefs.observation import description_words, words_in
from bakehouse.games.pastry_chefs.play import State
from bakehouse.games.pastry_chefs.state import X
from bakehouse.games.pastry_chefs.view import View
from tests.support import Scenario

GAME = bakehouse.game("pastry-chefs")


class PastryTable(Scenario):
    """`table.hand("W") == "1c 3h"`, `table.blocked == "hearts #3"`."""

    state: State

    def __init__(self, position: str | State = "", **options: str | int) -> None:
        if isinstance(position, str) and options:
            position += "\noptions: " + " ".join(f"{name}={value}" for name, value in options.items())
        super().__init__(GAME, position)

    def hand(self, name: str) -> str:
        """The cards of a hand, in the order of their codes."""
        return " ".join(self.pile(name))

    def pile(self, name: str) -> list[str]:
        """The cards of a hand or of X in the order of their codes, or of the deck from the top."""
        codes = self.state.deck.codes
        if name == "deck":
            return [codes[kind] for kind in list(self.state.pile[: self.state.left])[::-1]]
        zone = X if name == "X" else self.seat(name)
        return sorted(codes[kind] for kind in unpacked(self.state.zones[zone]))

    def baked(self, name: str) -> list[str]:
        """The pastries in front of a seat."""
        return [" ".join(pastry) for pastry in self.view(None).baked[self.seat(name)]]

    def view(self, name: str | None) -> View:
        view = super().view(name)
        assert isinstance(view, View)
        return view

    def known(self, viewer: str | None, name: str, description: str) -> tuple[int, int]:
        """The least and the most matching cards that a viewer knows to be in a hand."""
        known = self.view(viewer).known
        assert known is not None
        place = description_words(self.state.deck.codes).index(description)
        return known.least[self.seat(name)][place], known.most[self.seat(name)][place]

    @property
    def blocked(self) -> str:
        return " ".join(words_in(self.state.blocked))

    @property
    def used(self) -> str:
        return " ".join(words_in(self.state.used))

    @property
    def turn(self) -> str:
        return GAME.seat_name(self.state.turn)

    @property
    def step(self) -> str:
        return self.view(None).step

    @property
    def scores(self) -> list[int]:
        return self.view(None).scores


Tables = type[PastryTable]  # what the fixture `pastry_chefs` is


def small_deck(**copies: int) -> str:
    """A deck file with these copies: `small_deck(c1=2, d4=3)`."""
    rows = []
    for card, count in copies.items():
        suit = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}[card[0]]
        rows.append(f'[[card]]\ncode = "{card[1]}{card[0]}"\nname = "{card[1]} of {suit}"')
        rows.append(f'number = {card[1]}\nsuit = "{suit}"\ncopies = {count}')
    return "\n".join([f'name = "small"\ntotal = {sum(copies.values())}', *rows]) + "\n"


def with_all_cards(position: str, rest: str) -> str:
    """The position with the cards that stand nowhere in a hand (or X) instead of the deck, which thereby is exact."""
    left = Counter(dict.fromkeys(GAME.house_deck().codes, 3))
    left.subtract(Counter(re.findall(r"\b[1-4][cdhs]\b", position)))
    key = f"{rest}:"
    assert key in position, f"{position!r} has no line {key!r}"
    return position.replace(key, f"{key} {' '.join(left.elements())}", 1)


def stacked(dealt: str, *redeals: tuple[str, str], starter: int = 0, **options: str | int) -> PastryTable:
    """A new game dealt from a stacked deck: the cards in the order of dealing, the others below them.

    Each redeal is the cards that stay in hands, and the cards dealt then.
    """
    deck = GAME.house_deck()

    def order(top: str, kept: str = "") -> list[int]:
        cards = Counter(int(kind) for kind in deck.all_cards())
        first = [deck.kinds[code] for code in top.split()]
        cards.subtract(Counter(first + [deck.kinds[code] for code in kept.split()]))
        return [*cards.elements(), *reversed(first)]

    outcomes = {"first_player": [starter], "deck@1": order(dealt)}
    for number, (kept, top) in enumerate(redeals, 1):
        outcomes[f"redeal@1#{number}"] = order(top, kept)
    state = GAME.deal_with(4, Script(outcomes), options)
    assert isinstance(state, State)
    return PastryTable(state)
