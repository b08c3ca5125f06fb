# mypyc: compiled
"""How a medium bot of Pie Factory judges a view: what cards, pies and actions are worth to its seat."""

from __future__ import annotations

from typing import Final

from bakehouse.bots.choosing import best_of, cheapest_of
from bakehouse.core.native import append, i64, vec
from bakehouse.games.pie_factory.atoms import BOX, CARD, DONE, DRAFT, DRAW, KEEP, PASS, PLACE, PLACE_DOWN, PLAY, STALE
from bakehouse.games.pie_factory.cards import (
    CRUST,
    EMPTY,
    FILLING,
    FOREMAN,
    NO_CARD,
    PRESIDENT,
    SECRETARY,
    SEEN,
    TOPPED,
    UP,
    Deck,
    filling_of,
    has_filling,
    is_bare,
    laid,
    side_of,
    top_of,
    with_filling,
    with_topping,
)
from bakehouse.games.pie_factory.view import Pie, View

ICON_WORTH: Final = vec[float]([0.0, 5 / 3, 4 / 3, 1.0, 1.0])  # by icon: a third of the bonus
PIE_WORTH: Final = 0.4  # a share of the bonus for the most pies
BONUS_ICONS: Final = vec[i64]([PRESIDENT, FOREMAN, SECRETARY])
BONUSES: Final = vec[i64]([5, 4, 3])
NEW_PIE: Final = 1.6  # what a base is worth, as something to build on
CARD_IN_HAND: Final = 0.9  # what giving up any card costs, beside its own use
UNBOXED: Final = 0.9  # a dollar on the table, against one in the score pile
SLOT: Final = 0.25  # a free slot after boxing
SLOW: Final = 0.012  # a minute of prep time: going later in the next round
LAST: Final = 0.8  # going last in the next round
USELESS: Final = -9.0
DOES_NOT_FIT: Final = -1.0


class Heuristic:
    """One view, seen with the eyes of its seat."""

    __slots__ = ("bases", "deck", "hand", "line", "me", "open_slots", "pies", "view")

    def __init__(self, view: View, deck: Deck) -> None:
        assert view.seat is not None
        self.view = view
        self.deck = deck
        self.me = view.seat
        self.hand = vec[i64]([deck.kinds[code] for code in view.hand])
        self.line = vec[i64]([NO_CARD if code is None else deck.kinds[code] for code in view.line])
        self.pies = vec[i64]([_packed(pie, deck) for pie in view.pies[view.seat]])  # by slot
        self.open_slots: i64 = 0
        self.bases: i64 = 0  # pies without a filling
        for pie in self.pies:
            if pie == EMPTY:
                self.open_slots += 1
            elif is_bare(pie):
                self.bases += 1

    # -- What cards and pies are worth -----------------------------------------

    def _worth(self, card: i64) -> float:
        """A card on top of a pie: its dollars, its icon, and a share of the bonus for the most pies."""
        pie = 0.0 if self.deck.kind[card] == CRUST else PIE_WORTH
        return float(self.deck.value[card]) + ICON_WORTH[self.deck.icons[card]] + pie

    def _top(self, pie: i64) -> float:
        """What would score if this pie were boxed."""
        if is_bare(pie) and side_of(pie) != UP:
            return 0.0
        return self._worth(top_of(pie))

    def _gain(self, card: i64, pie: i64) -> float:
        """What this card adds to a pie; below zero if it does not go there."""
        kind = self.deck.kind[card]
        if pie >= TOPPED or kind == CRUST:
            return DOES_NOT_FIT
        if kind == FILLING:
            return DOES_NOT_FIT if has_filling(pie) else self._worth(card) - self._top(pie)
        if has_filling(pie) and (self.deck.fits[card] >> filling_of(pie)) & 1:
            return self._worth(card) - self._top(pie)
        return DOES_NOT_FIT

    def _best_gain(self, card: i64) -> float:
        """What this card adds at the best place face up; below zero if there is none."""
        if self.deck.kind[card] == CRUST:
            return NEW_PIE + self._worth(card) / 2.0 if self.open_slots else DOES_NOT_FIT
        gains = [self._gain(card, pie) for pie in self.pies if pie != EMPTY]
        return max(gains) if gains else DOES_NOT_FIT

    def _use(self, card: i64) -> float:
        """What it would cost to give this card away."""
        later = 0.3 * self._worth(card)
        return max(later, 0.6 * self._best_gain(card))

    def least_useful(self) -> int:
        """Which card to drop."""
        return cheapest_of(self.view.legal, [self._use(move - CARD) for move in self.view.legal])

    # -- Actions ---------------------------------------------------------------

    def best_action(self) -> int:
        return best_of(self.view.legal, [self._action(move) for move in self.view.legal])

    def _action(self, move: i64) -> float:
        if move == DRAW:
            return 0.9 - LAST
        if move == PASS:
            return 0.0
        if move < DRAFT:
            ripe = self._ripe()
            return self._boxing(ripe) if move - BOX == ripe[0] else USELESS
        if move < PLAY:
            position = (move - DRAFT) // 2
            return self._showing(self.line[position], (move - DRAFT) % 2) - self._price(position)
        card = (move - PLAY) // 2
        down = (move - PLAY) % 2
        return self._showing(card, down) - CARD_IN_HAND - (self._use(card) if down else 0.0)

    def _showing(self, card: i64, down: i64) -> float:
        """A card in front of us: what it adds, and how late we are in the next round."""
        if down:
            return (NEW_PIE if self.bases < 2 else NEW_PIE / 3.0) - 3.0 * SLOW
        late = SLOW * float(self.deck.prep[card])
        gain = self._best_gain(card)
        if gain < 0.0:
            return 0.2 - late  # it goes to the hand
        crowded = self.deck.kind[card] == CRUST and self.bases > 1
        return UNBOXED * gain * (0.4 if crowded else 1.0) - late

    def _price(self, position: i64) -> float:
        """What the least useful cards that have to be paid are worth to us."""
        cost = self.view.costs[position]
        if not cost:
            return 0.0
        uses = [self._use(card) for card in self.hand]
        uses.sort()
        price = 0.0
        for use in uses[:cost]:
            price += CARD_IN_HAND + use
        return price

    # -- Boxing ----------------------------------------------------------------

    def _ripe(self) -> vec[i64]:
        """The pies that will hardly get better: all that score, unless a topping is at hand; if none, any pie."""
        ripe = vec[i64](capacity=8)
        scoring = vec[i64](capacity=8)
        anything = vec[i64](capacity=8)
        for slot in range(i64(len(self.pies))):
            pie = self.pies[slot]
            if pie != EMPTY:
                anything = append(anything, slot)
                if has_filling(pie):
                    scoring = append(scoring, slot)
                    if self._is_late() or not self._can_be_topped(pie):
                        ripe = append(ripe, slot)
        if len(ripe):
            return ripe
        return scoring if len(scoring) else anything

    def _can_be_topped(self, pie: i64) -> bool:
        for card in self.hand:
            if self._gain(card, pie) > 0.0:
                return True
        for position in range(i64(len(self.line))):
            card = self.line[position]
            if card != NO_CARD and not self.view.costs[position] and self._gain(card, pie) > 0.0:
                return True
        return False

    def _is_late(self) -> bool:
        """The day may end with this round or the next."""
        return self.view.deck_size <= self.view.seats

    def _boxing(self, ripe: vec[i64]) -> float:
        """Dollars made safe, slots made free, and nothing that goes stale if the day ends soon."""
        worth = 0.0
        for slot in ripe:
            worth += self._top(self.pies[slot])
        score = (1.0 - UNBOXED) * worth + SLOT * float(len(ripe)) - LAST
        if not self.open_slots:
            score += SLOT
        if self._is_late():
            score += UNBOXED * self._cheapest_filled()
        return score

    def _cheapest_filled(self) -> float:
        tops = [self._top(pie) for pie in self.pies if has_filling(pie)]
        return min(tops) if tops else 0.0

    def next_of_chain(self) -> int:
        """The next pie of the plan, or the next card to pay."""
        if self.view.pending[0] >= DRAFT:
            return self._next_paid()
        last = self.view.pending[-1] - BOX
        for slot in self._ripe():
            if slot > last:
                return BOX + slot
        return DONE

    def _next_paid(self) -> int:
        """The least useful cards, in ascending order."""
        pending = self.view.pending
        paid = len(pending) - 1
        missing = self.view.costs[(pending[0] - DRAFT) // 2] - paid
        payable = [(self._use(card), int(card)) for card in self.hand if not paid or card > pending[-1] - CARD]
        payable.sort()
        return CARD + min([card for _, card in payable[:missing]])

    # -- Later decisions ---------------------------------------------------------

    def best_placement(self) -> int:
        front = self.view.fronts[self.me]
        assert front is not None
        card = self.deck.kinds[front.card]
        return best_of(self.view.legal, [self._placement(move, card) for move in self.view.legal])

    def _placement(self, move: i64, card: i64) -> float:
        if move == PLACE_DOWN:
            return NEW_PIE / 2.0
        pie = self.pies[move - PLACE]
        return NEW_PIE if pie == EMPTY else self._gain(card, pie)

    def cheapest_pie(self) -> int:
        """Which pie to give up."""
        return cheapest_of(self.view.legal, [self._loss(move - STALE) for move in self.view.legal])

    def _loss(self, slot: i64) -> float:
        pie = self.pies[slot]
        return 0.0 if pie == EMPTY else self._top(pie)

    def best_for_grandma(self) -> int:
        """As which icon a President should count for our influencer bonuses."""
        return best_of(self.view.legal, [self._bonuses(BONUS_ICONS[move - KEEP]) for move in self.view.legal])

    def _bonuses(self, changed: i64) -> float:
        """Our influencer bonuses if one President counts as this icon."""
        bonuses: i64 = 0
        for place in range(i64(len(BONUSES))):
            if self._has_majority(BONUS_ICONS[place], changed):
                bonuses += BONUSES[place]
        return float(bonuses)

    def _has_majority(self, icon: i64, changed: i64) -> bool:
        own: i64 = 0
        most: i64 = 0
        for seat in range(i64(self.view.seats)):
            count = self._count(self.view.score[seat], icon)
            if seat == self.me:
                own = count
            else:
                most = max(most, count)
        if icon == changed:
            own += 1
        if icon == PRESIDENT:
            own -= 1
        return own > most

    def _count(self, codes: list[str], icon: i64) -> i64:
        count: i64 = 0
        for code in codes:
            if self.deck.icons[self.deck.kinds[code]] == icon:
                count += 1
        return count


def _packed(pie: Pie | None, deck: Deck) -> i64:
    """A pie of the view as one number; the owner knows its base."""
    if pie is None:
        return EMPTY
    packed = laid(deck.kinds[pie.base], SEEN if pie.down else UP)
    if pie.filling:
        packed = with_filling(packed, deck.kinds[pie.filling])
    if pie.topping:
        packed = with_topping(packed, deck.kinds[pie.topping])
    return packed
