# mypyc: compiled
"""What cards are worth to a seat of Cheflebrity, as a medium bot sees it."""

from __future__ import annotations

from typing import Final

from bakehouse.bots.cheflebrity.parts import KIND_OF, part_of, takes
from bakehouse.core.native import i64, vec
from bakehouse.games.cheflebrity.cards import BOTTOM, PART_OF, PARTS, QUALITY_OF, SB, SG, SV
from bakehouse.games.cheflebrity.view import PieView, View

# In points.
GENIUS: Final[i64] = 24
SABOTAGE_WORTH: Final[i64] = 20
SAVED_WORTH: Final[i64] = 18
FITS_NOW: Final[i64] = 8  # beside its quality
TOO_MANY: Final[i64] = 3  # for each card of a part but two: a third one waits long
ENOUGH_PIES: Final[i64] = 2  # under construction at the same time
SPARE: Final[i64] = 12  # a card worth less may go


class Needs:
    """The hand and the pies of the view's seat."""

    __slots__ = ("fits", "hand", "held", "pies")

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.pies = view.working[view.seat]
        self.hand = vec[i64]([KIND_OF[code] for code in view.hand])
        # By part: how many the hand holds, and whether one could be used now.
        self.held = vec[i64]([0] * PARTS)
        for kind in self.hand:
            part = part_of(kind)
            if part >= 0:
                self.held[part] += 1
        self.fits = vec[i64]([1 if self._can_use(part) else 0 for part in range(i64(PARTS))])

    def _can_use(self, part: i64) -> bool:
        if part == BOTTOM:
            return len(self.pies) < ENOUGH_PIES
        return is_waited_for(self.pies, part)

    def worth(self, kind: i64) -> i64:
        """What it would cost to lose a card of this kind."""
        if kind == SG:
            return GENIUS
        if kind == SB:
            return SABOTAGE_WORTH
        if kind == SV:
            return SAVED_WORTH
        part = PART_OF[kind]
        value = QUALITY_OF[kind] - TOO_MANY * max(self.held[part] - 2, 0)
        return value + FITS_NOW if self.fits[part] else value

    def lacks(self, part: i64) -> bool:
        """Does a pie wait for this part, and is there none in the hand?"""
        return is_waited_for(self.pies, part) and not self.held[part]

    def worst(self) -> i64:
        """The card of the hand that is worth least."""
        worst = self.hand[0]
        for kind in self.hand:
            if self.worth(kind) < self.worth(worst):
                worst = kind
        return worst

    def spare(self) -> list[int]:
        """The cards of the hand that may go, in its order."""
        return [int(kind) for kind in self.hand if self.worth(kind) < SPARE]


def is_waited_for(pies: list[PieView], part: i64) -> bool:
    """A bottom is waited for if there is no pie."""
    if part == BOTTOM:
        return not pies
    for pie in pies:
        if takes(pie, part):
            return True
    return False
