"""How a hard bot trades in Cheflebrity: it offers, accepts and counters what it expects to gain by, and may lie."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import product

from bakehouse.bots.cheflebrity.claims import Proposal, Trust, is_true
from bakehouse.bots.cheflebrity.market import Market
from bakehouse.games.cheflebrity.view import View

WANTED = ["B?", "F?", "T?", "E?", "SG"]
MIN_GAIN = 2.0  # points for which a trade is worth the trouble,
CLEAR_GAIN = 3.0  # and those for which others are asked
REPUTATION = 12.0  # points that a lie costs among honest people, when many turns are left
MANY_TURNS = 5.0
RIVAL = 0.3  # of what a partner gains, what this costs the others


class Trader:
    """One view's market, and how far each seat is trusted.

    `word`: does a seat hand over what it says? `deal`: does it hand over what it was asked for, when it has accepted?
    """

    def __init__(self, market: Market, word: Trust, deal: Trust) -> None:
        self.market = market
        self.word = word
        self.deal = deal
        self.seat = market.seat

    # -- Handing over --------------------------------------------------------

    def price(self, partner: int) -> float:
        """What a lie costs: much among people who trust each other, nothing in the last turns."""
        trust = min(self.word.of(partner), self.deal.of(partner))
        return REPUTATION * trust * min(max(self.market.turns - 1.0, 0.0) / MANY_TURNS, 1.0)

    def handed_over(self, partner: int, claims: Sequence[str]) -> list[str]:
        """What was said if that is not too dear, otherwise the cheapest cards."""
        cheap = self.market.cheapest(0, self.seat, len(claims))
        true = self.market.cheapest_true(0, self.seat, claims)
        if true is None or self._cost(true) - self._cost(cheap) > self.price(partner):
            return cheap
        return true

    def _cost(self, codes: Sequence[str]) -> float:
        return -self.market.gain(0, self.seat, codes, ())

    # -- Offers of others ----------------------------------------------------

    def gain_by(self, speaker: int, gives: Sequence[str], wants: Sequence[str]) -> float:
        """What to expect of an offer: what was said as far as the speaker is trusted, otherwise the worst cards."""
        own = self.handed_over(speaker, wants)
        total = 0.0
        for number in range(len(self.market.worlds)):
            total += self._swapped(number, speaker, own, gives, self.word.of(speaker))
        lie = 0.0 if is_true(wants, own) else self.price(speaker)
        return total / len(self.market.worlds) - lie

    def _swapped(self, number: int, other: int, own: list[str], claims: Sequence[str], trust: float) -> float:
        """The gain in one world by handing over `own` to somebody who should hand over what is claimed."""
        worst = self.market.cheapest(number, other, len(claims))
        true = self.market.if_true(number, other, claims)
        lied = self._net(number, other, own, worst)
        return lied if true is None else trust * self._net(number, other, own, true) + (1.0 - trust) * lied

    def _net(self, number: int, other: int, own: Sequence[str], got: Sequence[str]) -> float:
        gain = self.market.gain(0, self.seat, own, got)
        if any(code not in self.market.hands[number][other] for code in got):
            return gain
        return gain - RIVAL * max(self.market.gain(number, other, got, own), 0.0)

    def accepts(self, view: View) -> bool:
        offer = view.offer
        assert offer is not None
        return self.gain_by(offer.speaker, offer.give, offer.want) > MIN_GAIN

    # -- Own offers ----------------------------------------------------------

    def best_offer(self, partners: Sequence[int], tried: Collection[Proposal]) -> Proposal | None:
        """Others are asked only for a clear gain."""
        return self._best_proposal(partners, tried, CLEAR_GAIN)

    def best_counter(self, partner: int, tried: Collection[Proposal]) -> Proposal | None:
        """Whoever has made an offer wants to talk anyway."""
        return self._best_proposal([partner], tried, MIN_GAIN)

    def _best_proposal(self, partners: Sequence[int], tried: Collection[Proposal], least: float) -> Proposal | None:
        """The exchange of two cards that promises most, if that is enough; nothing that was tried before."""
        claims = sorted(set(self.market.hands[0][self.seat]))
        best: Proposal | None = None
        most = least
        for proposal in (Proposal(*words) for words in product(partners, claims, WANTED)):
            gain = self._expected(proposal)
            if gain > most and proposal not in tried:
                best, most = proposal, gain
        return best

    def _expected(self, proposal: Proposal) -> float:
        """The gain by an offer; nothing in worlds in which the partner would not like it."""
        partner, claim, want = proposal.partner, proposal.claim, proposal.want
        own = self.handed_over(partner, [claim])
        lie = 0.0 if own == [claim] else self.price(partner)
        total = 0.0
        for number in range(len(self.market.worlds)):
            true = self.market.cheapest_true(number, partner, [want])
            if true is not None and self.market.gain(number, partner, true, [claim]) > MIN_GAIN:
                total += self._swapped(number, partner, own, [want], self.deal.of(partner)) - lie
        return total / len(self.market.worlds)
