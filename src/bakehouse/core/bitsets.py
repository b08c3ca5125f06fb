# mypyc: compiled
"""Sets as one number: a bit for each card (or kind of card, or seat) below 62."""

from __future__ import annotations

from typing import Final

from bakehouse.core.chance import Rng
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT

# Any six neighbouring bits of this number differ from any other six. So a lone bit, which as a factor moves one of
# these groups to the top of the lowest 64 bits, can be told by it.
GROUPS: Final[i64] = 0x0218_A392_CD3D_5DBF
WHICH: Final = vec[i64](
    [[0x0218_A392_CD3D_5DBF << k >> 58 & 63 for k in range(64)].index(group) for group in range(64)]
)


def count(cards: i64) -> i64:
    """How many there are in a set: neighbouring bits are added, then pairs, then fours."""
    cards -= (cards >> 1) & 0x1555_5555_5555_5555
    cards = (cards & 0x3333_3333_3333_3333) + ((cards >> 2) & 0x3333_3333_3333_3333)
    cards = (cards + (cards >> 4)) & 0x0F0F_0F0F_0F0F_0F0F
    return cards * 0x0101_0101_0101_0101 >> 56 & 127  # the sum of all eights, in the highest one


def first(cards: i64) -> i64:
    """The lowest card of a set that is not empty."""
    return WHICH[(cards & -cards) * GROUPS >> 58 & 63]


def nth(cards: i64, number: i64) -> i64:
    """The card of a set that comes after this many others."""
    while number:
        cards &= cards - 1
        number -= 1
    return first(cards)


def drawn(cards: i64, rng: Rng) -> i64:
    """Any card of a set."""
    return nth(cards, rng.below(count(cards)))


def listed(cards: i64) -> vec[i64]:
    """The cards of a set one by one, ascending."""
    return added(vec[i64](capacity=8), cards, 0)


def added(numbers: vec[i64], cards: i64, base: i64) -> vec[i64]:
    """These numbers, and base + card for each card of a set."""
    while cards:
        numbers = append(numbers, base + first(cards))
        cards &= cards - 1
    return numbers


def gathered(cards: vec[i64]) -> i64:
    """Cards one by one as a set."""
    together: i64 = 0
    for card in cards:
        together |= BIT[card]
    return together


def above(card: i64) -> i64:
    """The set of all cards that come after this one."""
    return -BIT[card] ^ BIT[card]


def seats_in(chosen: i64, seats: i64) -> list[int]:
    """The seats in a set, at a table with this many seats."""
    return [int(seat) for seat in range(seats) if chosen & BIT[seat]]
