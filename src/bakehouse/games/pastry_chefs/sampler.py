# mypyc: compiled
"""Dealing the unseen cards of Pastry Chefs at random so that everything known is true."""

from __future__ import annotations

from typing import Final

from bakehouse.core.chance import Rng
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT
from bakehouse.core.vectors import vec_of
from bakehouse.games.pastry_chefs.cards import (
    DESCRIPTIONS,
    KINDS,
    MATCHES,
    MAX_COPIES,
    ONE,
    Deck,
    can_bake,
    cards_in,
    copies_in,
    packed,
    unpacked,
)
from bakehouse.games.pastry_chefs.exact_sampler import FittingDeals, FittingHands
from bakehouse.games.pastry_chefs.memory import SEATS, SPECTATORS
from bakehouse.games.pastry_chefs.play import State
from bakehouse.games.pastry_chefs.state import X
from bakehouse.games.pastry_chefs.view import View

TRIES: Final = 2_000  # to deal cards that fit, before all deals that do are counted
MAX_DRAWS: Final = 1_000_000  # until no dealt hand holds a pastry: at worst one deal in some hundreds will do
ANY: Final = 99  # cards: no bound


class CountedView:
    __slots__ = ("deals", "view")

    def __init__(self, view: View, deals: FittingDeals) -> None:
        self.view = view
        self.deals = deals


# Counting takes its time, and worlds are often drawn from the same view by the thousand: the last one is kept.
LATEST: Final[list[CountedView]] = []


class Sampler:
    """Deals the unseen cards at random until everything that is known is true; if that takes too long, by counting.

    The proposal puts the copies that a hand surely holds there, and keeps those that cannot be in the deck
    for the hands; an outcome that this favours is accepted less often, so that all assignments of the
    unseen cards, copies distinct, are equally likely.
    """

    __slots__ = (
        "batch_seat",
        "batch_size",
        "bounds",
        "bounds_from",
        "deck_most",
        "early",
        "early_cards",
        "hands",
        "held",
        "held_left",
        "in_deck",
        "least",
        "loose",
        "loose_left",
        "most",
        "must_be_held",
        "places",
        "rest",
        "surely",
        "unseen",
        "untouched",
        "view",
        "viewer",
    )

    def __init__(self, view: View, deck: Deck, state: State) -> None:
        kinds = deck.kinds
        self.view = view
        self.viewer: i64 = SPECTATORS if view.seat is None else view.seat
        own = packed(vec[i64]([kinds[code] for code in view.hand]))
        drawn = packed(vec[i64]([kinds[code] for code in view.drawn]))
        if view.seat is not None:
            state.zones[self.viewer] = own
        self.batch_seat: i64 = -1 if view.drawer is None else view.drawer
        self.batch_size: i64 = view.drawn_count
        self.early: i64 = view.drawn_early
        self.early_cards: i64 = 0
        if view.drawer is not None:
            state.drawer = view.drawer
            state.drawn = drawn
            state.early = view.drawn_early
        self.unseen: i64 = deck.everything - own - state.zones[X] - state.baked_cards()
        self.places = vec_of(view.hand_sizes)
        if self.batch_seat >= 0:
            self.places[self.batch_seat] -= self.batch_size
        if view.seat is not None:
            self.places[self.viewer] = 0
        self.hands = vec[i64]([0, 0, 0, 0])
        self._read_known(view, deck)
        self._sort_cards(state.left)
        self._collect_bounds(view)

    def _read_known(self, view: View, deck: Deck) -> None:
        known = view.known
        self.least = vec[i64]([0] * (SEATS * DESCRIPTIONS))
        self.most = vec[i64]([ANY] * (SEATS * DESCRIPTIONS))
        self.deck_most = deck.copies[:]
        self.untouched: i64 = 0
        self.must_be_held = vec[i64]([0] * KINDS)
        if known is None:
            return
        for seat in range(i64(SEATS)):
            if seat != self.viewer:
                for description in range(i64(DESCRIPTIONS)):
                    self.least[seat * DESCRIPTIONS + description] = known.least[seat][description]
                    self.most[seat * DESCRIPTIONS + description] = known.most[seat][description]
        for seat in range(i64(SEATS)):
            if seat != self.viewer and seat in known.untouched:
                self.untouched |= BIT[seat]
        for kind in range(i64(KINDS)):
            self.deck_most[kind] = known.deck_most[kind]
            surely = copies_in(self.unseen, kind) - self.deck_most[kind]
            for seat in range(i64(SEATS)):
                surely -= self.least[seat * DESCRIPTIONS + 8 + kind]
            self.must_be_held[kind] = max(surely, 0)

    def _sort_cards(self, deck_size: i64) -> None:
        """What every proposal has in common: what surely lies in each hand, in some hand, or may lie anywhere."""
        self.surely = vec[i64]([0, 0, 0, 0])
        self.loose = vec[i64](capacity=48)  # may lie anywhere
        self.held = vec[i64](capacity=48)  # surely in some hand
        for kind in range(i64(KINDS)):
            copies = copies_in(self.unseen, kind)
            for seat in range(i64(SEATS)):
                surely = self.least[seat * DESCRIPTIONS + 8 + kind]
                self.surely[seat] += surely * ONE[kind]
                copies -= surely
            for _copy in range(self.must_be_held[kind]):
                self.held = append(self.held, kind)
            for _copy in range(copies - self.must_be_held[kind]):
                self.loose = append(self.loose, kind)
        for seat in range(i64(SEATS)):
            self.places[seat] -= cards_in(self.surely[seat])
        self.in_deck = deck_size + (self.batch_size - self.early if self._batch_is_hidden() else 0)

    def _collect_bounds(self, view: View) -> None:
        """Of each hand what is not true anyway, as a row: cards, at least, at most."""
        self.bounds = vec[i64](capacity=120)
        self.bounds_from = vec[i64]([0] * (SEATS + 1))
        for seat in range(i64(SEATS)):
            size = view.hand_sizes[seat]
            for description in range(i64(DESCRIPTIONS)):
                least = self.least[seat * DESCRIPTIONS + description]
                most = self.most[seat * DESCRIPTIONS + description]
                if seat != self.viewer and (least > 0 or most < (MAX_COPIES if description >= 8 else size)):
                    self.bounds = append(append(append(self.bounds, MATCHES[description]), least), most)
            self.bounds_from[seat + 1] = len(self.bounds)

    def fill(self, state: State, rng: Rng) -> None:
        """Put the unseen cards into the state; all worlds that fit are equally likely."""
        for _try in range(TRIES):
            if self._deal(rng) and self._accepted(rng):
                self._lay_out(state)
                return
        self.fill_by_counting(state, rng)

    def _deal(self, rng: Rng) -> bool:
        """One proposal, given up as soon as a hand contradicts what is known of it."""
        self.held_left = len(self.held)
        self.loose_left = len(self.loose)
        for seat in range(i64(SEATS)):
            if seat != self.viewer:
                self.hands[seat] = self._with_cards(self.surely[seat], self.places[seat], rng)
                if not self._hand_fits(seat):
                    return False
        self.early_cards = self._with_cards(0, self.held_left + self.loose_left - self.in_deck, rng)
        self.rest = self.loose[: self.in_deck]
        rng.shuffle(self.rest)
        return True

    def _hand_fits(self, seat: i64) -> bool:
        hand = self.hands[seat]
        bounds = self.bounds
        for row in range(self.bounds_from[seat], self.bounds_from[seat + 1], 3):
            count = cards_in(hand & bounds[row])
            if count < bounds[row + 1] or count > bounds[row + 2]:
                return False
        return not self._has_impossible_pastry(seat)

    def _has_impossible_pastry(self, seat: i64) -> bool:
        """PC-K4: a hand that has not changed since the deal holds no pastry."""
        return self.untouched & BIT[seat] != 0 and can_bake(self.hands[seat])

    def _with_cards(self, hand: i64, count: i64, rng: Rng) -> i64:
        """This many more cards, each any of those that do not end up in the deck.

        The loose ones among them are chosen one by one, so that a proposal that fails early costs little.
        """
        for _card in range(count):
            other = rng.below(self.held_left + self.loose_left - self.in_deck)
            if other < self.held_left:
                self.held_left -= 1
                hand += ONE[_taken(self.held, other, self.held_left)]
            else:
                other = rng.below(self.loose_left)
                self.loose_left -= 1
                hand += ONE[_taken(self.loose, other, self.loose_left)]
        return hand

    def _batch_is_hidden(self) -> bool:
        return self.batch_seat >= 0 and self.batch_seat != self.viewer

    def _accepted(self, rng: Rng) -> bool:
        """An assignment is proposed once for each way of choosing the copies that were fixed."""
        ways: i64 = 1
        for kind in range(i64(KINDS)):
            loose = copies_in(self.early_cards, kind)
            for seat in range(i64(SEATS)):
                if seat != self.viewer:
                    copies = copies_in(self.hands[seat], kind)
                    surely = self.least[seat * DESCRIPTIONS + 8 + kind]
                    ways *= _choose(copies, surely)
                    loose += copies - surely
            ways *= _choose(loose, self.must_be_held[kind])
        return ways == 1 or rng.below(ways) == 0

    def _lay_out(self, state: State) -> None:
        pile = self.rest
        for seat in range(i64(SEATS)):
            if seat != self.viewer:
                state.zones[seat] = self.hands[seat]
        if self._batch_is_hidden():
            newest = self.batch_size - self.early
            state.drawn = packed(pile[:newest]) + self.early_cards
            state.zones[self.batch_seat] += state.drawn
            pile = pile[newest:]
        state.pile = pile

    # -- Where dealing at random fails ----------------------------------------

    def fill_by_counting(self, state: State, rng: Rng) -> None:
        """The same law as that of `fill`, however few worlds fit."""
        deals = self.fitting_deals()
        for _try in range(MAX_DRAWS if deals.total else 0):
            if self._take(deals.draw(rng)):
                rng.shuffle(self.rest)
                self._lay_out(state)
                return
        raise RuntimeError("no world was found in which this view is true")

    def _take(self, dealt: vec[i64]) -> bool:
        """Hands, early cards and deck as they were drawn; False if a hand is not possible after all."""
        place: i64 = 0
        for seat in range(i64(SEATS)):
            if seat != self.viewer:
                self.hands[seat] = dealt[place]
                place += 1
                if self._has_impossible_pastry(seat):
                    return False
        self.early_cards = dealt[place]
        self.rest = unpacked(dealt[place + 1])
        return True

    def fitting_deals(self) -> FittingDeals:
        """All deals within the bounds of the hands and of the deck."""
        for counted in LATEST:
            if counted.view is self.view:
                return counted.deals
        deals = FittingDeals(self._fitting_hands(), self.unseen, self.deck_most)
        LATEST[:] = [CountedView(self.view, deals)]
        return deals

    def _fitting_hands(self) -> list[FittingHands]:
        """Those of the other seats, and last the cards of a hidden batch that were drawn before a reshuffle."""
        hands: list[FittingHands] = []
        for seat in range(i64(SEATS)):
            if seat != self.viewer:
                size = self.places[seat] + cards_in(self.surely[seat])
                start = seat * DESCRIPTIONS
                least = self.least[start : start + DESCRIPTIONS]
                most = self.most[start : start + DESCRIPTIONS]
                hands.append(FittingHands(size, self.unseen, least, most))
        early = self.early if self._batch_is_hidden() else 0
        hands.append(FittingHands(early, self.unseen, vec[i64]([0] * DESCRIPTIONS), vec[i64]([ANY] * DESCRIPTIONS)))
        return hands


def _taken(cards: vec[i64], place: i64, last: i64) -> i64:
    """The card at this place, which changes places with the last one that is left."""
    card = cards[place]
    cards[place] = cards[last]
    cards[last] = card
    return card


def _choose(n: i64, k: i64) -> i64:
    """The number of ways to choose k of n (n at most three)."""
    if k == 0 or k == n:
        return 1
    return n
