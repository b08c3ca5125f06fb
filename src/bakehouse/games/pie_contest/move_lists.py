# mypyc: compiled
"""Cards and moves one by one: which of several equal cards are named, what is counted without a list, which lists."""

from __future__ import annotations

from typing import Final

from bakehouse.core.bitsets import first
from bakehouse.core.native import append, i64, vec

SET_SIZE: Final[i64] = 62  # places in a set, a bit each


def first_copies(cards: vec[i64], start: i64) -> i64:
    """Of cards in order: the places, from this one on and as many as a set holds, of the first card of each kind.

    A set in which the lowest bit stands for the place `start`; the card there counts as the first of its kind.
    """
    places: i64 = 0
    bit: i64 = 1
    last: i64 = -1
    for place in range(start, min(start + SET_SIZE, i64(len(cards)))):
        if cards[place] != last:
            last = cards[place]
            places |= bit
        bit += bit
    return places


def kinds_among(copies: vec[i64]) -> i64:
    """Of how many kinds is there a card?"""
    kinds: i64 = 0
    for number in copies:
        if number:
            kinds += 1
    return kinds


def nth_kind(copies: vec[i64], number: i64) -> i64:
    """The kind that comes after this many others of which there is a card; -1 if there is none."""
    for kind in range(i64(len(copies))):
        if copies[kind]:
            if not number:
                return kind
            number -= 1
    return -1


def with_cards(moves: vec[i64], verb: i64, cards: vec[i64], start: i64, places: i64) -> vec[i64]:
    """These moves, and the verb with the cards at some places, counted from the start; none twice."""
    while places:
        move = verb + cards[start + first(places)]
        if not len(moves) or moves[len(moves) - 1] != move:
            moves = append(moves, move)
        places &= places - 1
    return moves


def ascending(moves: vec[i64]) -> vec[i64]:
    """Short lists that are almost in order; what appears twice (a card in two revealed hands) is one option."""
    twice = False
    for place in range(1, i64(len(moves))):
        move = moves[place]
        other = place - 1
        while other >= 0 and moves[other] > move:
            moves[other + 1] = moves[other]
            other -= 1
        moves[other + 1] = move
        twice = twice or (other >= 0 and moves[other] == move)
    return _once_each(moves) if twice else moves


def _once_each(moves: vec[i64]) -> vec[i64]:
    once = moves[:1]
    for move in moves:
        if move != once[len(once) - 1]:
            once = append(once, move)
    return once
