"""How a medium bot trades in Cheflebrity: one spare card for one that a pie waits for, and it keeps its word."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from bakehouse.bots.cheflebrity.claims import ANYTHING, Proposal, fits
from bakehouse.bots.cheflebrity.parts import BOTTOM, part_of, takes
from bakehouse.games.cheflebrity.atoms import CARD, COUNT, OFFER, OFFER_ALL
from bakehouse.games.cheflebrity.cards import CLAIM_WORDS, CODES
from bakehouse.games.cheflebrity.view import PieView, View

SPARE = 12  # a card worth less may go
CLEARLY = 8  # points by which what comes must be better than what goes
EXPECTED = {"F?": "FA10", "T?": "T10", "E?": "E10"}  # what may be asked for, and what comes if the partner is honest
WORDS = 3  # atoms of an offer before its claims


class Barter:
    """Trades as one seat sees them: `worth` says what it would cost this seat to lose a card."""

    def __init__(self, view: View, worth: Callable[[str], float]) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.worth = worth

    @cached_property
    def spare(self) -> list[str]:
        return [code for code in self.view.hand if self.worth(code) < SPARE]

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
        claims = offer.give if offer.speaker == self.seat else offer.want
        cheapest = sorted(self.view.hand, key=self.worth)[: len(claims)]
        cards = self._true(claims) or cheapest
        return CARD + sorted(CODES.index(code) for code in cards)[len(self.view.pending)]

    def _true(self, claims: Sequence[str]) -> list[str] | None:
        """The cheapest spare cards that make the claims true, the narrow claims first; None if there are none."""
        left = sorted(self.spare, key=self.worth)
        chosen = []
        for claim in sorted(claims, key=len, reverse=True):
            code = next((code for code in left if fits(claim, code)), None)
            if code is None:
                return None
            left.remove(code)
            chosen.append(code)
        return chosen

    # -- Own offers ----------------------------------------------------------

    def offer(self, partners: list[int]) -> int | None:
        """The first atom of an offer to one of these, if a good one is possible."""
        found = [proposal for proposal in map(self.proposal, partners) if proposal is not None]
        best = max(found, key=self._promise, default=None)
        return None if best is None else OFFER + best.partner

    def _promise(self, proposal: Proposal) -> tuple[bool, int]:
        """Somebody who can use the card rather accepts, and somebody with many cards rather has the one wanted."""
        return self._can_use(proposal.partner, proposal.claim), self.view.hand_sizes[proposal.partner]

    def proposal(self, partner: int) -> Proposal | None:
        """A spare card, rather one that the partner can use, for one that our own pies wait for and the hand lacks."""
        missing = [want for want, card in EXPECTED.items() if self._is_missing(part_of(card))]
        if not self.spare or not missing:
            return None
        claim = min(self.spare, key=lambda code: (not self._can_use(partner, code), self.worth(code)))
        want = max(missing, key=lambda want: self.worth(EXPECTED[want]))
        gain = self.worth(EXPECTED[want]) - self.worth(claim)
        return Proposal(partner, claim, want) if gain >= CLEARLY else None

    def _can_use(self, seat: int, code: str) -> bool:
        return _is_waited_for(self.view.working[seat], part_of(code))

    def _is_missing(self, part: int) -> bool:
        """Does a pie wait for this part, and is there none in the hand?"""
        return _is_waited_for(self.view.working[self.seat], part) and part not in map(part_of, self.view.hand)

    def next_word(self) -> int:
        """How an offer continues; somebody else may have begun it."""
        said = len(self.view.pending)
        if said < WORDS:
            return COUNT
        planned = self.proposal(self.view.pending[0] - OFFER) if OFFER <= self.view.pending[0] < OFFER_ALL else None
        if said == WORDS:
            claim = planned.claim if planned else min(self.view.hand, key=self.worth)
            return CARD + CLAIM_WORDS.index(claim)
        return CARD + CLAIM_WORDS.index(planned.want if planned else ANYTHING)


def _is_waited_for(pies: list[PieView], part: int) -> bool:
    """A bottom is waited for if there is no pie."""
    return not pies if part == BOTTOM else any(takes(pie, part) for pie in pies)
