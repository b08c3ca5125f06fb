# mypyc: compiled
"""Sets as one number: a bit for each card (or kind of card, or seat) below 62."""

from __future__ import annotations

from typing import Final

from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT

# The number of a lone bit: the powers of two leave different remainders.
REMAINDER: Final[i64] = 67
WHICH: Final = vec[i64]([([pow(2, k, 67) for k in range(66)].index(r) if r else 0) for r in range(67)])


def count(cards: i64) -> i64:
    """How many there are in a set."""
    number: i64 = 0
    while cards:
        cards &= cards - 1
        number += 1
    return number


def first(cards: i64) -> i64:
    """The lowest card of a set that is not empty."""
    return WHICH[(cards & -cards) % REMAINDER]


def listed(cards: i64) -> vec[i64]:
    """The cards of a set one by one, ascending."""
    found = vec[i64](capacity=8)
    while cards:
        found = append(found, first(cards))
        cards &= cards - 1
    return found


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
