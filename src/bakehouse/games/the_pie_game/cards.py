# mypyc: compiled
"""Cards, hands and recipes of The Pie Game as numbers.

A *kind* is a number: the six Fudge kinds, Pot Luck, then the ingredients in the order of the deck file. A *hand* is
one number with six bits a card (kind + 1), the smallest kind in the lowest bits and nothing above the last card.
So the first card of a hand shows whether there is a Fudge card in it.
"""

from __future__ import annotations

from typing import Final

from bakehouse.core.deck import Deck as CoreDeck
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT
from bakehouse.games.the_pie_game.atoms import DISCARD

F2: Final = 0  # discard two
FA: Final = 1  # discard all
FL: Final = 2  # lose one turn
FT: Final = 3  # trade one card
DL: Final = 4  # everybody passes one card to the left
DR: Final = 5  # everybody passes one card to the right
POT_LUCK: Final = 6
FUDGE_KINDS: Final = 6  # kinds below this are Fudge cards,
FUDGES: Final[i64] = 63  # these kinds as a set
FIRST_IMMEDIATE: Final = 3  # and those from here on are carried out when drawn (PG-39, PG-40)
FIRST_INGREDIENT: Final = 7
MAX_KINDS: Final = 62  # six bits a card
SPECIALS: Final = ["F2", "FA", "FL", "FT", "DL", "DR", "PL"]

FULL_HAND: Final = 5  # PG-13, PG-22: the size of a hand
MAX_HAND: Final = FULL_HAND + 1  # with the card just drawn or taken
NEEDS: Final = FULL_HAND  # PG-R2: a recipe asks for a whole hand
NEED_SETS: Final[i64] = 2**NEEDS  # the sets of ingredients of a recipe that a hand can hold

NO_KIND: Final = -1
CARD_BITS: Final = 6
ONE_CARD: Final = 63


def is_immediate(kind: i64) -> bool:
    return FIRST_IMMEDIATE <= kind < FUDGE_KINDS


def first_card(hand: i64) -> i64:
    """The smallest kind in a hand; NO_KIND if it is empty."""
    return (hand & ONE_CARD) - 1


def has_fudge(hand: i64) -> bool:
    return 0 < hand & ONE_CARD <= FUDGE_KINDS


def has_only_lose_turn(hand: i64) -> bool:
    """Is there a Fudge card in a hand, and is every one of them "lose one turn"?"""
    if not has_fudge(hand):
        return False
    while has_fudge(hand):
        if first_card(hand) != FL:
            return False
        hand >>= CARD_BITS
    return True


def cards_in(hand: i64) -> i64:
    """How many cards a hand holds."""
    cards: i64 = 0
    while hand:
        cards += 1
        hand >>= CARD_BITS
    return cards


def kinds_in(hand: i64) -> i64:
    """The kinds of which a hand holds a card, as a set."""
    kinds: i64 = 0
    while hand:
        kinds |= BIT[(hand & ONE_CARD) - 1]
        hand >>= CARD_BITS
    return kinds


def copies_in(hand: i64, kind: i64) -> i64:
    copies: i64 = 0
    while hand:
        if hand & ONE_CARD == kind + 1:
            copies += 1
        hand >>= CARD_BITS
    return copies


def holds(hand: i64, kind: i64) -> bool:
    while hand:
        if hand & ONE_CARD == kind + 1:
            return True
        hand >>= CARD_BITS
    return False


def with_card(hand: i64, kind: i64) -> i64:
    """The hand with this card added in its place."""
    card = kind + 1
    larger = hand
    place: i64 = 0
    while larger and larger & ONE_CARD <= card:
        larger >>= CARD_BITS
        place += CARD_BITS
    smaller = hand - (larger << place)
    return smaller + (((larger << CARD_BITS) + card) << place)


def without_card(hand: i64, kind: i64) -> i64:
    """The hand without one card of this kind; the same hand if it has none."""
    card = kind + 1
    rest = hand
    place: i64 = 0
    while rest and rest & ONE_CARD != card:
        rest >>= CARD_BITS
        place += CARD_BITS
    smaller = hand - (rest << place)
    return smaller + ((rest >> CARD_BITS) << place)


def unpacked(hand: i64) -> vec[i64]:
    """The cards of a hand one by one, in ascending order."""
    cards = vec[i64](capacity=MAX_HAND)
    while hand:
        cards = append(cards, (hand & ONE_CARD) - 1)
        hand >>= CARD_BITS
    return cards


def packed(cards: vec[i64]) -> i64:
    """Cards one by one as a hand."""
    hand: i64 = 0
    for kind in cards:
        hand = with_card(hand, kind)
    return hand


def is_pie(hand: i64, needs: i64) -> bool:
    """PG-R38: each card of a full hand stands for another need, a Pot Luck for any."""
    while hand:
        kind = (hand & ONE_CARD) - 1
        if kind != POT_LUCK:
            if not needs & BIT[kind]:  # a Fudge card, an ingredient that is not needed, or a second copy
                return False
            needs ^= BIT[kind]
        hand >>= CARD_BITS
    return True


class Deck(CoreDeck):
    """The house deck, or another one with the same seven special kinds."""

    __slots__ = (
        "families",
        "first_give",
        "names",
        "needs",
        "recipe_codes",
        "recipe_names",
        "recipe_needs",
        "recipes",
        "texts",
    )

    def __init__(
        self,
        name: str,
        codes: list[str],
        copies: list[int],
        text: str,
        recipe_codes: list[str],
        recipe_needs: list[list[int]],
    ) -> None:
        super().__init__(name, codes, copies, text)
        self.first_give: i64 = DISCARD + len(codes)
        self.recipes = vec[i64]([recipe for recipe in range(len(recipe_codes))])  # noqa: C416 - as for the cards
        self.recipe_codes = recipe_codes
        self.recipe_needs = recipe_needs  # kinds, in the order of the recipe card
        self.needs = vec[i64]([_set_of(kinds) for kinds in recipe_needs])  # the same as sets
        # The words on the cards; a deck that was not read from a file has only codes.
        self.names = list(codes)
        self.families = ["" for _ in codes]
        self.texts = ["" for _ in codes]
        self.recipe_names = list(recipe_codes)


def _set_of(kinds: list[int]) -> int:
    needs: int = 0
    for kind in kinds:
        needs |= BIT[kind]
    return needs
