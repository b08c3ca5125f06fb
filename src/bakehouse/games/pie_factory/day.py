# mypyc: compiled
"""Steps two to four of a round, and the end of a day: player order, placing, refilling (PF-42 to PF-70)."""

from __future__ import annotations

from typing import Final

from bakehouse.core.bitsets import count, first, listed
from bakehouse.core.log import NO_SEAT, PUBLIC
from bakehouse.core.native import i64
from bakehouse.core.state import BIT
from bakehouse.games.pie_factory import events
from bakehouse.games.pie_factory.atoms import MAX_PIES
from bakehouse.games.pie_factory.cards import (
    CRUST,
    EMPTY,
    FILLING,
    NO_CARD,
    SECRET,
    SEEN,
    UP,
    base_of,
    laid,
    side_of,
    with_filling,
    with_topping,
)
from bakehouse.games.pie_factory.scoring import Scoring
from bakehouse.games.pie_factory.state import MAX_HAND, ZEROS, Step, packed_order

FACE_DOWN_PREP: Final[i64] = 3  # PF-43
LAST: Final[i64] = 2**40  # PF-47: after every prep time
LAST_DAY: Final[i64] = 2  # PF-12


class Day(Scoring):
    """What happens when everybody has acted."""

    __slots__ = ()

    def begin_round(self) -> None:
        """PF-17: the first in player order acts."""
        self.rounds += 1
        self.step = Step.ACTION
        self.acted = 0
        self.drafted = False
        self.ask(self.order[0])

    # -- Step 2: player order (PF-42 to PF-49) ---------------------------------

    def adjust_order(self) -> None:
        """PF-R25: a stable sort by prep time; who boxed, drew or passed comes after the others."""
        order = self.order
        for place in range(self.seats):
            time = self.prep_time(order[place]) << 2
            timed = time + order[place]  # the seat is in the lowest bits, which are cleared of it below
            spot = place
            while spot > 0 and order[spot - 1] >= time + 4:  # PF-45: equals keep their order
                order[spot] = order[spot - 1]
                spot -= 1
            order[spot] = timed
        for place in range(self.seats):
            order[place] &= 3
        if self.listening:
            self.log_event(events.ORDERED, NO_SEAT, packed_order(order))
        self.acted = 0
        self.place_next()

    def prep_time(self, seat: i64) -> i64:
        """PF-42, PF-43: of the card in front; LAST if there is none (PF-47)."""
        front = self.fronts[seat]
        if front == EMPTY:
            return LAST
        return self.deck.prep[base_of(front)] if side_of(front) == UP else FACE_DOWN_PREP

    # -- Step 3: placing (PF-50 to PF-57) --------------------------------------

    def place_next(self) -> None:
        """PF-R13: in the new order. PF-R12: nobody is asked where there is nothing to choose."""
        while self.acted < self.seats:
            seat = self.order[self.acted]
            self.acted += 1
            if self.fronts[seat] != EMPTY and not self._place_without_asking(seat):
                self.ask(seat)
                return
        self._refill()

    def _place_without_asking(self, seat: i64) -> bool:
        """Place the card in front if there is at most one way; False if the seat has to be asked."""
        front = self.fronts[seat]
        if side_of(front) != UP:
            self.place_down(seat)
            return True
        spots = self.spots(seat, base_of(front))
        if self.may_turn_down(seat):
            if spots:
                self.step = Step.PLACE
                return False
            self.place_down(seat)
        elif not spots:
            return self._take_back(seat)
        elif spots & (spots - 1):
            self.step = Step.PLACE
            return False
        else:
            self.place_up(seat, first(spots))
        return True

    def may_turn_down(self, seat: i64) -> bool:
        """PF-R6: only if the table decides about face up and down when placing."""
        return self.options.turn_later and self.empty_slot(seat) >= 0

    def place_down(self, seat: i64) -> None:
        """PF-54: a face-down card starts a pie. One that was shown face up is known to all."""
        front = self.fronts[seat]
        card = base_of(front)
        side = side_of(front) if side_of(front) != UP else SEEN
        slot = self.empty_slot(seat)
        self.fronts[seat] = EMPTY
        self.pies[seat * MAX_PIES + slot] = laid(card, side)
        if self.listening:
            knowers = BIT[seat] if side == SECRET else PUBLIC
            self.log_event(events.PLACED, seat, slot, 1, cards=self.deck.one[card], knowers=knowers)

    def place_up(self, seat: i64, slot: i64) -> None:
        """PF-51: onto the pie that it fits; a crust starts a pie."""
        card = base_of(self.fronts[seat])
        self.fronts[seat] = EMPTY
        pie = self.pies[seat * MAX_PIES + slot]
        if self.deck.kind[card] == CRUST:
            pie = laid(card, UP)
        elif self.deck.kind[card] == FILLING:
            pie = with_filling(pie, card)
        else:
            pie = with_topping(pie, card)
        self.pies[seat * MAX_PIES + slot] = pie
        if self.listening:
            self.log_event(events.PLACED, seat, slot, cards=self.deck.one[card], knowers=PUBLIC)

    def _take_back(self, seat: i64) -> bool:
        """PF-52, PF-R8: a card that cannot be placed goes to the hand; everybody knows it is there (PF-K5)."""
        card = base_of(self.fronts[seat])
        self.fronts[seat] = EMPTY
        self.hands[seat] |= BIT[card]
        if self.listening:
            self.log_event(events.TOOK_BACK, seat, cards=self.deck.one[card], knowers=PUBLIC)
        if self.memory is not None:
            self.own_memory().returned(seat, card)
        if self.size(seat) <= MAX_HAND:
            return True
        self.step = Step.DROP  # PF-R57
        return False

    def drop(self, seat: i64, card: i64) -> None:
        """PF-53, PF-R10: discard to four, openly."""
        self.number += 1
        if self.memory is not None:
            self.own_memory().left_hand(seat, card, self.size(seat))
        self.hands[seat] ^= BIT[card]
        self.discard |= BIT[card]
        if self.listening:
            self.log_event(events.DROPPED, seat, cards=self.deck.one[card], knowers=PUBLIC)
        self.place_next()

    # -- Step 4: refilling (PF-58 to PF-61, PF-R28) ----------------------------

    def _refill(self) -> None:
        if not self.drafted:
            self._clear_free_positions()
        is_short = self._fill_line(0)
        if is_short or (self.options.deck_empty_ends and not self.left):  # PF-61; PF-R29
            self._end_day()
        else:
            self.round += 1
            self.begin_round()

    def _clear_free_positions(self) -> None:
        """PF-60: nobody drafted, so the free cards are thrown away."""
        cards: i64 = 0
        for position in range(self.seats - 1):
            card = self.line[position]
            if card != NO_CARD:
                cards |= BIT[card]
                self.line[position] = NO_CARD
        self.discard |= cards
        if self.listening and cards:
            self.log_event(events.CLEARED, NO_SEAT, cards=listed(cards), knowers=PUBLIC)

    def _slide_left(self) -> i64:
        """PF-58; how many cards the line has."""
        line = self.line
        cards: i64 = 0
        for position in range(self.seats + 2):
            card = line[position]
            if card != NO_CARD:
                line[position] = NO_CARD
                line[cards] = card
                cards += 1
        return cards

    def _fill_line(self, new_day: i64) -> bool:
        """PF-58, PF-59: slide, then fill the empty places from the top of the deck; True if cards are missing."""
        line = self.line
        places = self.seats + 2
        first_new = self._slide_left()
        full = min(places, first_new + self.left)
        for position in range(first_new, full):
            line[position] = self.next_card()
        if self.listening and full > first_new:
            self.log_event(events.LINED_UP, NO_SEAT, new_day, cards=line[first_new:full], knowers=PUBLIC, luck=True)
        return full < places

    # -- The end of a day (PF-61 to PF-70) ---------------------------------------

    def _end_day(self) -> None:
        self.log_event(events.DAY_ENDED, NO_SEAT, self.day)
        self.acted = 0
        self.stale_next()

    def stale_next(self) -> None:
        """PF-62, PF-R33: in player order. PF-R32: who has no pie with a filling loses nothing."""
        while self.acted < self.seats:
            seat = self.order[self.acted]
            self.acted += 1
            filled = self.filled_pies(seat)
            if filled & (filled - 1):  # PF-63: a choice
                self.step = Step.STALE
                self.ask(seat)
                return
            if filled:
                self.go_stale(seat, first(filled))
        if self.day == LAST_DAY:
            self.final_boxing()  # PF-68, PF-R35
        else:
            self._next_day()

    def go_stale(self, seat: i64, slot: i64) -> None:
        """PF-64: all cards of that pie are discarded."""
        self.log_event(events.WENT_STALE, seat, slot)
        self.take_apart(seat, slot, 0)

    def _next_day(self) -> None:
        """PF-66, PF-R30: the whole discard pile is the new deck; hands, pies and line stay; PF-R31: it may be short."""
        if self.memory is not None:
            self.own_memory().reshuffled(self.discard, self.hidden)
        cards = self.discard
        for hidden in self.hidden:
            cards |= hidden
        self.pile = self.shuffled("reshuffle", listed(cards))
        self.left = len(self.pile)
        self.discard = 0
        self.hidden = ZEROS[self.seats]
        self.log_event(events.RESHUFFLED, NO_SEAT, count(cards), luck=True)
        self._fill_line(1)
        self.day += 1
        self.round = 1
        self.begin_round()
