# mypyc: compiled
"""How a medium bot trades in Cheflebrity: one spare card for one that a pie waits for, and it keeps its word."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bakehouse.bots.cheflebrity.claims import ANYTHING, fits
from bakehouse.bots.cheflebrity.needs import Needs, is_waited_for
from bakehouse.bots.cheflebrity.parts import KIND_OF, part_of
from bakehouse.core.native import i64
from bakehouse.games.cheflebrity.atoms import CARD, COUNT, OFFER, OFFER_ALL
from bakehouse.games.cheflebrity.cards import CLAIM_WORDS, CODES
from bakehouse.games.cheflebrity.view import View

CLEARLY: Final[i64] = 8  # points by which what comes must be better than what goes
WANTS: Final = ["F?", "T?", "E?"]  # what may be asked for,
EXPECTED: Final = [KIND_OF["FA10"], KIND_OF["T10"], KIND_OF["E10"]]  # and what comes if the partner is honest
NONE: Final = -1
WORDS: Final = 3  # atoms of an offer before its claims


class Barter:
    """Trades as one seat sees them."""

    __slots__ = ("needs", "spare", "view")

    def __init__(self, view: View, needs: Needs) -> None:
        self.view = view
        self.needs = needs
        self.spare = needs.spare()

    def _worth(self, kind: i64) -> i64:
        return self.needs.worth(kind)

    # -- Offers of others ----------------------------------------------------

    def likes_the_offer(self) -> bool:
        """Something for nothing useful: as many cards as are handed over, and those are spare."""
        offer = self.view.offer
        assert offer is not None
        got, given = len(offer.give), len(offer.want)
        return got >= given and len(self.spare) >= given

    def hand_over(self) -> int:
        """What was said if that is spare, or else the cheapest cards; they are picked in ascending order."""
        offer = self.view.offer
        assert offer is not None
        claims = offer.give if offer.speaker == self.view.seat else offer.want
        cards = self._true(claims)
        if not cards:
            cards = sorted([int(kind) for kind in self.needs.hand], key=self._worth)[: len(claims)]
        cards.sort()
        return CARD + cards[len(self.view.pending)]

    def _true(self, claims: Sequence[str]) -> list[int]:
        """The cheapest spare cards that make the claims true, the narrow claims first; empty if there are none."""
        left = sorted(self.spare, key=self._worth)
        chosen: list[int] = []
        for claim in sorted(claims, key=len, reverse=True):
            fitting = [kind for kind in left if fits(claim, CODES[kind])]
            if not fitting:
                return []
            left.remove(fitting[0])
            chosen.append(fitting[0])
        return chosen

    # -- Own offers ----------------------------------------------------------

    def offer(self, partners: list[int]) -> int | None:
        """The first atom of an offer to one of these, if a good one is possible."""
        best: int | None = None
        most = (False, 0)
        for partner in partners:
            claim = self._claim_for(partner)
            if claim != NONE:
                promise = self._promise(partner, claim)
                if best is None or promise > most:
                    best = OFFER + partner
                    most = promise
        return best

    def _promise(self, partner: int, claim: int) -> tuple[bool, int]:
        """Somebody who can use the card rather accepts, and somebody with many cards rather has the one wanted."""
        return self._can_use(partner, claim), self.view.hand_sizes[partner]

    def _claim_for(self, partner: int) -> int:
        """A spare card, rather one that the partner can use, if we want one that is clearly better; else NONE."""
        want = self._want()
        if want == NONE or not self.spare:
            return NONE
        claim = self.spare[0]
        for kind in self.spare:
            if self._rank(partner, kind) < self._rank(partner, claim):
                claim = kind
        gain = self._worth(EXPECTED[want]) - self._worth(claim)
        return claim if gain >= CLEARLY else NONE

    def _rank(self, partner: int, kind: int) -> tuple[bool, int]:
        return not self._can_use(partner, kind), self._worth(kind)

    def _want(self) -> int:
        """What our own pies wait for and the hand lacks, as a place in the list of wants; NONE: nothing."""
        best = NONE
        for place, kind in enumerate(EXPECTED):
            if self.needs.lacks(part_of(kind)):
                if best == NONE or self._worth(kind) > self._worth(EXPECTED[best]):
                    best = place
        return best

    def _can_use(self, seat: int, kind: int) -> bool:
        return is_waited_for(self.view.working[seat], part_of(kind))

    def next_word(self) -> int:
        """How an offer continues; somebody else may have begun it."""
        said = len(self.view.pending)
        if said < WORDS:
            return COUNT
        first = self.view.pending[0]
        claim = self._claim_for(first - OFFER) if OFFER <= first < OFFER_ALL else NONE
        if said == WORDS:
            return CARD + (int(self.needs.worst()) if claim == NONE else claim)
        return CARD + CLAIM_WORDS.index(ANYTHING if claim == NONE else WANTS[self._want()])
