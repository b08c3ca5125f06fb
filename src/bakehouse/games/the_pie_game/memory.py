# mypyc: compiled
"""What each seat knows for certain about the other hands (PG-K4 to PG-K8), in a bounded space.

For each viewer (the seats and the spectators) and each hand, the memory keeps the cards that are *surely* held
(PG-K7). Every other card of that hand is *open*, and the memory keeps its *freedom*, what it can be (PG-K8): no Fudge
card; no Fudge card except "lose one turn"; no immediate kind; anything.
"""

from __future__ import annotations

from typing import Final

from bakehouse.core.log import PUBLIC
from bakehouse.core.memory import Memory as CoreMemory
from bakehouse.core.native import i64, vec
from bakehouse.core.state import BIT
from bakehouse.games.the_pie_game.cards import (
    CARD_BITS,
    FL,
    FUDGE_KINDS,
    MAX_HAND,
    NO_KIND,
    cards_in,
    first_card,
    holds,
    with_card,
    without_card,
)

# What an open card can be; each allows more than the one before. Several of them are packed like a hand of cards.
NO_FUDGE: Final = 0  # PG-K8a
LOSE_TURN_AT_MOST: Final = 1  # PG-K8b: no Fudge card but FL
NOT_IMMEDIATE: Final = 2  # PG-K8c, PG-K8d
ANYTHING: Final = 3
FREEDOMS: Final = 4

NEEDED_FREEDOM: Final = vec[i64](  # for each Fudge kind: the least freedom with which an open card can be it
    [NOT_IMMEDIATE, NOT_IMMEDIATE, LOSE_TURN_AT_MOST, ANYTHING, ANYTHING, ANYTHING]
)


def _hand_of(freedom: int, cards: int) -> int:
    return sum([(freedom + 1) * 64**place for place in range(cards)])


ALL_CLEAN: Final = vec[i64]([_hand_of(NO_FUDGE, cards) for cards in range(MAX_HAND + 1)])
ALL_ANYTHING: Final = vec[i64]([_hand_of(ANYTHING, cards) for cards in range(MAX_HAND + 1)])


class Memory(CoreMemory):
    """What each viewer knows about each hand.

    Everybody knows what the spectators know about a hand. A viewer who has known more has a row of its own; the other
    viewers read the spectators' row, so that an open move costs one row, not one for each seat.
    """

    __slots__ = ("kept", "open", "seats", "sure", "unchecked")

    def __init__(self, seats: i64, sure: vec[i64], open_cards: vec[i64], kept: vec[i64], unchecked: i64) -> None:
        super().__init__()
        self.seats = seats
        self.sure = sure  # by seat and viewer, the spectators last: a hand
        self.open = open_cards  # by seat and viewer: a hand of freedoms
        self.kept = kept  # by seat: the viewers with a row of their own, a bit each
        self.unchecked = unchecked  # seats whose hands may already be complete pies, a bit each (PG-K8e)

    def copy(self) -> Memory:
        return Memory(self.seats, self.sure[:], self.open[:], self.kept[:], self.unchecked)

    def row(self, seat: i64, viewer: i64) -> i64:
        """The row that a viewer reads about a seat."""
        first = seat * (self.seats + 1)
        return first + viewer if self.kept[seat] & BIT[viewer] else first + self.seats

    def own_row(self, seat: i64, viewer: i64) -> i64:
        """The viewer's own row, to be written to: from now on it may know more than the spectators."""
        public = self.row(seat, self.seats)
        own = seat * (self.seats + 1) + viewer
        if not self.kept[seat] & BIT[viewer]:
            self.kept[seat] |= BIT[viewer]
            self.sure[own] = self.sure[public]
            self.open[own] = self.open[public]
        return own

    # -- The normal turn -----------------------------------------------------

    def began_normal_turn(self, seat: i64) -> None:
        """PG-K8a: whoever may use the piles holds no Fudge card."""
        first = seat * (self.seats + 1)
        public = first + self.seats
        self.open[public] = ALL_CLEAN[cards_in(self.open[public])]
        if self.kept[seat] == BIT[self.seats]:
            return
        for viewer in range(self.seats):
            if self.kept[seat] & BIT[viewer]:
                row = first + viewer
                self.open[row] = ALL_CLEAN[cards_in(self.open[row])]
                if self.sure[row] == self.sure[public]:  # it knows no more than the spectators
                    self.kept[seat] ^= BIT[viewer]

    def took(self, seat: i64, kind: i64) -> None:
        """PG-K7: everybody saw what was taken from the discard pile."""
        self.began_normal_turn(seat)
        self.arrived(seat, kind, PUBLIC)

    def drew(self, seat: i64) -> None:
        """PG-K8c: a drawn card that was kept is not of an immediate kind."""
        self.began_normal_turn(seat)
        self.refilled(seat, 1)

    def refilled(self, seat: i64, cards: i64) -> None:
        """PG-K8d: neither are the cards of a refill."""
        first = seat * (self.seats + 1)
        for viewer in range(self.seats + 1):
            if self.kept[seat] & BIT[viewer]:
                for _card in range(cards):
                    self.open[first + viewer] = with_card(self.open[first + viewer], NOT_IMMEDIATE)

    # -- Cards that leave or come --------------------------------------------

    def left(self, seat: i64, kind: i64, knowers: i64) -> None:
        """A card left a hand. Whoever may not see it only knows that it is gone."""
        self._keep_rows(seat, knowers)
        first = seat * (self.seats + 1)
        for viewer in range(self.seats + 1):
            if self.kept[seat] & BIT[viewer]:
                if knowers & BIT[viewer]:
                    self._known_card_left(first + viewer, kind)
                else:
                    self._hidden_card_left(first + viewer)

    def arrived(self, seat: i64, kind: i64, knowers: i64) -> None:
        """A card came into a hand, not from the draw pile."""
        self._keep_rows(seat, knowers)
        first = seat * (self.seats + 1)
        for viewer in range(self.seats + 1):
            if self.kept[seat] & BIT[viewer]:
                row = first + viewer
                if knowers & BIT[viewer]:
                    self.sure[row] = with_card(self.sure[row], kind)
                else:
                    self.open[row] = with_card(self.open[row], ANYTHING)

    def _keep_rows(self, seat: i64, knowers: i64) -> None:
        """Whoever learns more than the spectators needs a row; nobody needs one about their own hand."""
        if knowers == PUBLIC:
            return
        for viewer in range(self.seats):
            if knowers & BIT[viewer] and viewer != seat:
                self.own_row(seat, viewer)

    def laid_only_lose_turn(self, seat: i64) -> None:
        """PG-K8b: FL is laid down only if the hand holds no other Fudge kind."""
        self.left(seat, FL, PUBLIC)
        first = seat * (self.seats + 1)
        for row in range(first, first + self.seats + 1):
            self.open[row] = _at_most_lose_turn(self.open[row])

    def showed(self, seat: i64, kind: i64, viewer: i64) -> None:
        """The viewer was shown a card that stays in the hand for now."""
        row = self.own_row(seat, viewer)
        if not holds(self.sure[row], kind):
            self.open[row] = _without_open(self.open[row], kind)
            self.sure[row] = with_card(self.sure[row], kind)

    def checked(self, seat: i64) -> None:
        """PG-K8e: this hand was looked at and is no pie."""
        if self.unchecked & BIT[seat]:
            self.unchecked ^= BIT[seat]

    def _known_card_left(self, row: i64, kind: i64) -> None:
        sure = self.sure[row]
        if holds(sure, kind):
            self.sure[row] = without_card(sure, kind)
        else:
            self.open[row] = _without_open(self.open[row], kind)

    def _hidden_card_left(self, row: i64) -> None:
        """PG-K7: of every kind that was surely held one card may have gone; it is open now."""
        sure = self.sure[row]
        still_sure: i64 = 0
        open_cards = self.open[row]
        last: i64 = NO_KIND
        while sure:
            kind = first_card(sure)
            if kind == last:
                still_sure = with_card(still_sure, kind)
            else:
                open_cards = with_card(open_cards, freedom_for(kind))
            last = kind
            sure >>= CARD_BITS
        self.sure[row] = still_sure
        # Any open card may be the one that went: what remains is as free as before, but for one card.
        self.open[row] = open_cards >> CARD_BITS


def freedom_for(kind: i64) -> i64:
    """The least freedom with which an open card can be of this kind."""
    return NEEDED_FREEDOM[kind] if kind < FUDGE_KINDS else NO_FUDGE


def _without_open(open_cards: i64, kind: i64) -> i64:
    """Without the least free card that can have been of this kind, so that the rest keep every possibility (PG-R65)."""
    if kind >= FUDGE_KINDS:
        return open_cards >> CARD_BITS
    needed = freedom_for(kind)
    rest = open_cards
    while rest:
        freedom = first_card(rest)
        if freedom >= needed:
            return without_card(open_cards, freedom)
        rest >>= CARD_BITS
    return open_cards >> CARD_BITS


def _at_most_lose_turn(open_cards: i64) -> i64:
    changed: i64 = 0
    while open_cards:
        changed = with_card(changed, min(first_card(open_cards), LOSE_TURN_AT_MOST))
        open_cards >>= CARD_BITS
    return changed


def fresh_memory(hands: vec[i64], unchecked: i64) -> Memory:
    """The memory of somebody who has just come to the table and knows nothing but the sizes of the hands."""
    seats: i64 = len(hands)
    sure = vec[i64]([0] * (seats * (seats + 1)))
    open_cards = vec[i64]([0] * (seats * (seats + 1)))
    for seat in range(seats):
        open_cards[seat * (seats + 1) + seats] = ALL_ANYTHING[cards_in(hands[seat])]
    kept = vec[i64]([BIT[seats]] * seats)
    return Memory(seats, sure, open_cards, kept, unchecked)
