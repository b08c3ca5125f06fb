# mypyc: compiled
"""The parts of pies in Cheflebrity, as views tell them."""

from __future__ import annotations

from typing import Final

from bakehouse.core.native import i64
from bakehouse.games.cheflebrity.cards import (
    CODES,
    EXTRAS,
    FILLING,
    PART_OF,
    PIE_KINDS,
    PLACED_CODES,
    QUALITY_OF,
    TOP,
)
from bakehouse.games.cheflebrity.view import PieView

NO_PART: Final[i64] = -1
KIND_OF: Final = {code: kind for kind, code in enumerate(CODES)}
PLACED_OF: Final = {code: placed for placed, code in enumerate(PLACED_CODES)}


def part_of(kind: i64) -> i64:
    """The part that a card is; a special card is none."""
    return PART_OF[kind] if kind < PIE_KINDS else NO_PART


def takes(pie: PieView, part: i64) -> bool:
    """Can this pie take such a part next?"""
    cards = len(pie.cards)
    if part == FILLING:
        return cards == 1
    if part == TOP:
        return cards == 2
    return part == EXTRAS and cards >= 2


def quality_of(pie: PieView) -> i64:
    quality: i64 = 0
    for code in pie.cards:
        quality += QUALITY_OF[PLACED_OF[code]]
    return quality


def newest_of(pie: PieView) -> i64:
    """The quality of the card on top."""
    return QUALITY_OF[PLACED_OF[pie.cards[-1]]]
