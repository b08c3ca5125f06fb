# mypyc: compiled
"""Sets as one number: a bit for each card (or kind of card, or seat) below 62."""

from __future__ import annotations

from typing import Final

from bakehouse.core.chance import Rng
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT

# The number of a lone bit: the powers of two leave different remainders.
REMAINDER: Final[i64] = 67
WHICH: Final = vec[i64]([([pow(2, k, 67) for k in range(66)].index(r) if r else 0) for r in range(67)])


def count(cards: i64) -> i64:
    """How many there are in a set: neighbouring bits are added, then pairs, fours and so on."""
    cards -= (cards >> 1) & 0x1555_5555_5555_5555
    cards = (cards & 0x3333_3333_3333_3333) + ((cards >> 2) & 0x3333_3333_3333_3333)
    cards = (cards + (cards >> 4)) & 0x0F0F_0F0F_0F0F_0F0F
    cards += cards >> 8
    cards += cards >> 16
    cards += cards >> 32
    return cards & 127


def first(cards: i64) -> i64:
    """The lowest card of a set that is not empty."""
    return WHICH[(cards & -cards) % REMAINDER]


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
