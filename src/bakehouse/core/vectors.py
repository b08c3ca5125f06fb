# mypyc: compiled
"""What is done to vectors of numbers in more than one game."""

from __future__ import annotations

from bakehouse.core.native import i64, vec


def numbers(values: vec[i64]) -> list[int]:
    return [value for value in values]  # noqa: C416 - a vec of numbers becomes a list of ints


def vec_of(values: list[int]) -> vec[i64]:
    return vec[i64]([value for value in values])  # noqa: C416 - and back


def changed(values: vec[i64], place: i64, value: i64) -> vec[i64]:
    """The values with one of them changed; the old ones stay as they are, because copies share them."""
    new = values[:]
    new[place] = value
    return new


def copies_in(cards: vec[i64], kind: i64) -> i64:
    """How many of the cards are of this kind."""
    copies: i64 = 0
    for card in cards:
        if card == kind:
            copies += 1
    return copies
