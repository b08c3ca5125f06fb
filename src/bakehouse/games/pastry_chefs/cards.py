# mypyc: compiled
"""Cards, hands and pastries of Pastry Chefs as numbers.

A *kind* is suit * 4 + number - 1 (16 kinds, at most three copies of each). A *hand* is one number with two
bits a kind: how many copies it holds. A *description* is a suit (0-3), a number (4-7) or one kind (8-23).
"""

from __future__ import annotations

from typing import Final

from bakehouse.core.bitsets import first
from bakehouse.core.deck import Deck as CoreDeck
from bakehouse.core.native import append, i64, vec

KINDS: Final = 16
DESCRIPTIONS: Final = 24
FIRST_FULL: Final = 8  # descriptions from here on name a suit and a number
MAX_COPIES: Final = 3
FIELDS: Final = 0x5555_5555  # the low bit of every kind's two bits,
FIRST_HALVES: Final = 0x0505_0505  # of the first two numbers of every suit,
ONE_SUIT: Final = 0x55  # and of the first suit


def _pastries() -> list[list[int]]:
    """PC-8, PC-9: runs in a suit, then one number in different suits; 24 small and 8 big ones."""
    runs = [[suit * 4 + n for n in ns] for suit in range(4) for ns in ((0, 1, 2), (1, 2, 3), (0, 1, 2, 3))]
    suits = ((0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3), (0, 1, 2, 3))
    return runs + [[suit * 4 + number for suit in chosen] for number in range(4) for chosen in suits]


def _matching(description: int) -> list[int]:
    """The kinds that match a description."""
    if description < 4:
        return [description * 4 + n for n in range(4)]
    if description < FIRST_FULL:
        return [suit * 4 + description - 4 for suit in range(4)]
    return [description - FIRST_FULL]


def _packed(kinds: list[int]) -> int:
    return sum([1 << (2 * kind) for kind in kinds])


def _uses(description: int) -> int:
    """The suit (bits 0-3) and the number (bits 4-7) that a description names."""
    kind = description - FIRST_FULL
    return 1 << description if kind < 0 else 1 << (kind // 4) | 16 << (kind % 4)


def _undescribable(blocked: int) -> int:
    """All copies of the kinds whose suit and number are both blocked, as a mask of fields."""
    return sum([3 << (2 * kind) for kind in range(KINDS) if _uses(FIRST_FULL + kind) & ~blocked == 0])


def _implies(a: int, b: int) -> bool:
    """Does every card that matches a match b too?"""
    return all([kind in _matching(b) for kind in _matching(a)])


def _compatible(a: int, b: int) -> bool:
    """Can a card match both?"""
    return any([kind in _matching(b) for kind in _matching(a)])


ONE: Final = vec[i64]([1 << (2 * kind) for kind in range(KINDS)])  # a hand of one card
FROM_KIND: Final = vec[i64]([sum([3 << (2 * k) for k in range(kind, KINDS)]) for kind in range(KINDS + 1)])
MATCHES: Final = vec[i64]([3 * _packed(_matching(d)) for d in range(DESCRIPTIONS)])  # masks of fields
USES: Final = vec[i64]([_uses(d) for d in range(DESCRIPTIONS)])
UNDESCRIBABLE: Final = vec[i64]([_undescribable(blocked) for blocked in range(256)])
STATEMENTS: Final = vec[i64](  # by kind: the descriptions of such a card, as a set
    [2 ** (kind // 4) + 2 ** (4 + kind % 4) + 2 ** (FIRST_FULL + kind) for kind in range(KINDS)]
)
IMPLIES: Final = vec[i64]([int(_implies(a, b)) for a in range(DESCRIPTIONS) for b in range(DESCRIPTIONS)])
COMPATIBLE: Final = vec[i64]([int(_compatible(a, b)) for a in range(DESCRIPTIONS) for b in range(DESCRIPTIONS)])
PASTRIES: Final = 32
PASTRY_CARDS: Final = vec[i64]([_packed(kinds) for kinds in _pastries()])
PASTRY_POINTS: Final = vec[i64]([len(kinds) - 2 for kinds in _pastries()])  # PC-10, PC-11


def pastry_kinds(pastry: int) -> list[int]:
    """The cards of a pastry, as kinds."""
    return [kind for kind in unpacked(PASTRY_CARDS[pastry])]  # noqa: C416 - a vec becomes a list of ints


def cards_in(hand: i64) -> i64:
    """How many cards a hand holds: the sum of its two-bit fields."""
    pairs = (hand & 0x3333_3333) + ((hand >> 2) & 0x3333_3333)
    fours = (pairs + (pairs >> 4)) & 0x0F0F_0F0F
    return ((fours * 0x0101_0101) >> 24) & 0xFF


def copies_in(hand: i64, kind: i64) -> i64:
    return (hand >> (2 * kind)) & 3


def matching(hand: i64, description: i64) -> i64:
    """How many cards of a hand match a description."""
    return cards_in(hand & MATCHES[description])


def descriptions_of(hand: i64) -> i64:
    """Every description that a card of this hand matches, as a set."""
    found: i64 = 0
    while hand:
        kind = first(hand) >> 1
        found |= STATEMENTS[kind]
        hand &= FROM_KIND[kind + 1]
    return found


def can_bake(hand: i64) -> bool:
    """Is there a pastry in this hand? Three cards of it, side by side in a suit or of one number, are enough."""
    held = (hand | (hand >> 1)) & FIELDS
    if held & (held >> 2) & (held >> 4) & FIRST_HALVES:
        return True
    two, three, four = held >> 8, held >> 16, held >> 24
    return (held & two & (three | four) | three & four & (held | two)) & ONE_SUIT != 0


def pastries_in(hand: i64) -> i64:
    """The pastries that can be baked with this hand, as a set."""
    held = (hand | (hand >> 1)) & FIELDS
    found: i64 = 0
    pastry: i64 = 1
    for cards in PASTRY_CARDS:
        if held & cards == cards:
            found |= pastry
        pastry += pastry
    return found


def unpacked(hand: i64) -> vec[i64]:
    """The cards of a hand one by one, in ascending order."""
    cards = vec[i64](capacity=8)
    while hand:
        kind = first(hand) >> 1
        cards = append(cards, kind)
        hand -= ONE[kind]
    return cards


def packed(cards: vec[i64]) -> i64:
    """Cards one by one as a hand."""
    hand: i64 = 0
    for kind in cards:
        hand += ONE[kind]
    return hand


class Deck(CoreDeck):
    """The house deck, or another one of the same 16 codes."""

    __slots__ = ("everything",)

    def __init__(self, name: str, codes: list[str], copies: list[int], text: str) -> None:
        super().__init__(name, codes, copies, text)
        self.everything: i64 = packed(self.all_cards())
