# mypyc: compiled
"""Dealing the unseen cards of Pastry Chefs at random so that everything known is true."""

from __future__ import annotations

from typing import Final

from bakehouse.core.chance import Rng
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT
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
from bakehouse.games.pastry_chefs.memory import SEATS, SPECTATORS
from bakehouse.games.pastry_chefs.play import State
from bakehouse.games.pastry_chefs.state import X
from bakehouse.games.pastry_chefs.view import View

TRIES: Final = 2_000
MIXING: Final = 1_000  # exchanges after a true world was found
MAX_STEPS: Final = 5_000_000
EARLY: Final[i64] = 4  # zones beside the four hands: cards of a batch drawn before a reshuffle,
REST: Final[i64] = 5  # and the deck with the rest of that batch


class Sampler:
    """Deals the unseen cards at random until everything that is known is true.

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
        "faults",
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
        "rest_cards",
        "surely",
        "unseen",
        "untouched",
        "viewer",
    )

    def __init__(self, view: View, deck: Deck, state: State) -> None:
        kinds = deck.kinds
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
        self.places = vec[i64]([size for size in view.hand_sizes])  # noqa: C416
        if self.batch_seat >= 0:
            self.places[self.batch_seat] -= self.batch_size
        if view.seat is not None:
            self.places[self.viewer] = 0
        self.hands = vec[i64]([0, 0, 0, 0])
        self.faults = vec[i64]([0] * (REST + 1))
        self.rest_cards: i64 = 0
        self._read_known(view, deck)
        self._sort_cards(state.left)
        self._collect_bounds(view)

    def _read_known(self, view: View, deck: Deck) -> None:
        known = view.known
        self.least = vec[i64]([0] * (SEATS * DESCRIPTIONS))
        self.most = vec[i64]([99] * (SEATS * DESCRIPTIONS))
        self.deck_most = vec[i64]([copies for copies in deck.copies])  # noqa: C416
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
            for _ in range(self.must_be_held[kind]):
                self.held = append(self.held, kind)
            for _ in range(copies - self.must_be_held[kind]):
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
        """Exactly uniform by rejection; where the facts are too tight for that, by mixing exchanges."""
        for _ in range(TRIES):
            if self._deal(rng) and self._accepted(rng):
                self._lay_out(state)
                return
        self._deal(rng, even_if_wrong=True)
        self._repair(rng)
        self._lay_out(state)

    def _deal(self, rng: Rng, *, even_if_wrong: bool = False) -> bool:
        """One proposal, given up as soon as a hand contradicts what is known of it."""
        self.held_left = len(self.held)
        self.loose_left = len(self.loose)
        for seat in range(i64(SEATS)):
            if seat != self.viewer:
                self.hands[seat] = self._with_cards(self.surely[seat], self.places[seat], rng)
                if not even_if_wrong and self._faults_in(seat):
                    return False
        self.early_cards = self._with_cards(0, self.held_left + self.loose_left - self.in_deck, rng)
        self.rest = self.loose[: self.in_deck]
        rng.shuffle(self.rest)
        return True

    def _with_cards(self, hand: i64, count: i64, rng: Rng) -> i64:
        """So many cards more, each any of those that do not end up in the deck.

        Which of the loose cards these are shows one by one, so that a proposal costs little that fails early.
        """
        for _ in range(count):
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

    # -- Where rejection fails ------------------------------------------------

    def _repair(self, rng: Rng) -> None:
        """Exchange cards until everything known is true, then go on exchanging to mix.

        Each exchange is as likely as its reverse, so that mixing tends to the uniform law.
        """
        cards, zones = self._laid_in_a_row()
        faults: i64 = 0
        for zone in range(REST + 1):
            self.faults[zone] = self._faults_in(zone)
            faults += self.faults[zone]
        mixing: i64 = 0
        steps: i64 = 0
        while mixing < MIXING:
            if not faults:
                mixing += 1
            steps += 1
            if steps > MAX_STEPS:
                raise RuntimeError("no world was found in which this view is true")
            faults += self._try_exchange(cards, zones, rng, wrong=faults != 0)
        self.rest = unpacked(self.rest_cards)
        rng.shuffle(self.rest)

    def _try_exchange(self, cards: vec[i64], zones: vec[i64], rng: Rng, *, wrong: bool) -> i64:
        """Exchange two cards if that makes nothing worse; by how much the faults change."""
        one = rng.below(len(cards))
        two = rng.below(len(cards))
        first = zones[one]
        second = zones[two]
        before = self.faults[first] + self.faults[second]
        if first == second or cards[one] == cards[two] or (wrong and not before):
            return 0
        self._exchange(cards, zones, one, two)
        at_first = self._faults_in(first)
        at_second = self._faults_in(second)
        more = at_first + at_second - before
        # A step uphill now and then leads out of dead ends, as long as something is still wrong.
        if more <= 0 or (wrong and more <= 2 and rng.below(8) == 0):
            self.faults[first] = at_first
            self.faults[second] = at_second
            return more
        self._exchange(cards, zones, one, two)
        return 0

    def _laid_in_a_row(self) -> tuple[vec[i64], vec[i64]]:
        """All hidden cards, and the zone of each: a hand, EARLY or REST."""
        cards = vec[i64](capacity=48)
        zones = vec[i64](capacity=48)
        for seat in range(i64(SEATS)):
            for kind in unpacked(self.hands[seat]):
                cards = append(cards, kind)
                zones = append(zones, seat)
        for kind in unpacked(self.early_cards):
            cards = append(cards, kind)
            zones = append(zones, EARLY)
        self.rest_cards = packed(self.rest)
        for kind in self.rest:
            cards = append(cards, kind)
            zones = append(zones, REST)
        return cards, zones

    def _exchange(self, cards: vec[i64], zones: vec[i64], one: i64, two: i64) -> None:
        self._change(zones[one], ONE[cards[two]] - ONE[cards[one]])
        self._change(zones[two], ONE[cards[one]] - ONE[cards[two]])
        card = cards[one]
        cards[one] = cards[two]
        cards[two] = card

    def _change(self, zone: i64, difference: i64) -> None:
        if zone == REST:
            self.rest_cards += difference
        elif zone == EARLY:
            self.early_cards += difference
        else:
            self.hands[zone] += difference

    def _faults_in(self, zone: i64) -> i64:
        """How far this zone is from what is known."""
        faults: i64 = 0
        if zone == REST:
            for kind in range(i64(KINDS)):
                faults += max(copies_in(self.rest_cards, kind) - self.deck_most[kind], 0)
            return faults
        if zone == EARLY or zone == self.viewer:
            return 0
        hand = self.hands[zone]
        bounds = self.bounds
        for row in range(self.bounds_from[zone], self.bounds_from[zone + 1], 3):
            count = cards_in(hand & bounds[row])
            faults += max(bounds[row + 1] - count, 0) + max(count - bounds[row + 2], 0)
        if self.untouched & BIT[zone] and can_bake(hand):
            faults += 1
        return faults


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
