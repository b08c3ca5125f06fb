"""The parts of pies in Cheflebrity, as views tell them."""

from __future__ import annotations

from bakehouse.games.cheflebrity.cards import CODES, PART_OF, PIE_KINDS
from bakehouse.games.cheflebrity.view import PieView

BOTTOM, FILLING, TOP, EXTRAS = range(4)
NO_PART = -1


KINDS = {code: kind for kind, code in enumerate(CODES)}
PARTS = {code: int(PART_OF[kind]) if kind < PIE_KINDS else NO_PART for code, kind in KINDS.items()}


def part_of(code: str) -> int:
    """The part that a card is; a special card is none."""
    return PARTS[code]


def takes(pie: PieView, part: int) -> bool:
    """Can this pie take such a part next?"""
    cards = len(pie.cards)
    return {FILLING: cards == 1, TOP: cards == 2, EXTRAS: cards >= 2}.get(part, False)
