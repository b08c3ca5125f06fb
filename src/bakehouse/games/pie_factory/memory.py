# mypyc: compiled
"""What is known about the cards that players hold (PF-K3 to PF-K10), in a bounded space.

About each player the memory keeps the *floating* cards: everybody saw them go into that hand (PF-K5), and since then
they are in the hand, or secret bases, or (option `discards`) secretly discarded. A *way* is one arrangement of them
that is consistent with everything seen (PF-R60); the memory keeps all ways. On day two a way also says which places
hold a card of the deck as it was reshuffled (PF-K8): a *deck card* for short.

A way is a number: six bits for each slot (a floating card, or UNKNOWN, or DECK_CARD), then how many unknown cards in
the hand are deck cards, then how many of the secret discards are. Slots without a secret base say UNKNOWN.
"""

from __future__ import annotations

from typing import Final

from bakehouse.core.bitsets import count, listed
from bakehouse.core.memory import Memory as CoreMemory
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT
from bakehouse.games.pie_factory.atoms import MAX_PIES

UNKNOWN: Final[i64] = 62  # a card that nobody else has seen; on day two: held since before the reshuffle
DECK_CARD: Final[i64] = 63  # a card nobody else has seen, drawn on day two
SCALE: Final = vec[i64]([64**slot for slot in range(MAX_PIES)])
IN_HAND: Final[i64] = 2**30  # one deck card in the hand
DISCARDED: Final[i64] = 2**36  # one deck card among the secret discards
NOTHING: Final[i64] = sum([62 * 64**slot for slot in range(5)])  # no floating card and no deck card anywhere
NONE_HIDDEN: Final = vec[i64]([0])
ONLY_NOTHING: Final = vec[i64]([NOTHING])


def in_slot(way: i64, slot: i64) -> i64:
    """What a way says about the base in this slot."""
    return (way >> (6 * slot)) & 63


def put(way: i64, slot: i64, what: i64) -> i64:
    """The way with something else in a slot."""
    return way + (what - in_slot(way, slot)) * SCALE[slot]


def deck_cards_in_hand(way: i64) -> i64:
    return (way >> 30) & 63


def deck_cards_hidden(way: i64) -> i64:
    """How many of the secret discards are deck cards."""
    return (way >> 36) & 63


def in_bases(way: i64) -> i64:
    """The floating cards that are bases, as a set."""
    cards: i64 = 0
    for slot in range(i64(MAX_PIES)):
        what = in_slot(way, slot)
        if what < UNKNOWN:
            cards |= BIT[what]
    return cards


class Belief:
    """What is known about one player. Beliefs are replaced, never changed, so that memories share them."""

    __slots__ = ("floating", "hidden", "ways")

    def __init__(self, floating: i64, ways: vec[i64], hidden: vec[i64]) -> None:
        self.floating = floating
        self.ways = ways
        self.hidden = hidden  # for each way: the floating cards among the secret discards

    def in_hand(self, number: i64) -> i64:
        """The floating cards that are in the hand, in the way of this number."""
        return self.floating & ~self.hidden[number] & ~in_bases(self.ways[number])

    def unknown_in_hand(self, number: i64, size: i64) -> i64:
        """How many cards of a hand of this size are neither floating nor deck cards."""
        return size - count(self.in_hand(number)) - deck_cards_in_hand(self.ways[number])

    def knows_nothing(self) -> bool:
        return self.floating == 0 and len(self.ways) == 1 and self.ways[0] == NOTHING


class Ways:
    """Ways being collected, each once."""

    __slots__ = ("hidden", "ways")

    def __init__(self) -> None:
        self.ways = vec[i64](capacity=4)
        self.hidden = vec[i64](capacity=4)

    def add(self, way: i64, hidden: i64) -> None:
        for number in range(i64(len(self.ways))):
            if self.ways[number] == way and self.hidden[number] == hidden:
                return
        self.ways = append(self.ways, way)
        self.hidden = append(self.hidden, hidden)

    def belief(self, floating: i64) -> Belief:
        """If nothing fits what was seen (only a position written by hand can do that), nothing is known."""
        if not len(self.ways):
            return no_belief()
        return Belief(floating, self.ways, self.hidden)


def no_belief() -> Belief:
    return Belief(0, ONLY_NOTHING, NONE_HIDDEN)


class Memory(CoreMemory):
    """The beliefs about all seats.

    Everybody knows the same about a player, except for the player: one row of beliefs serves all. Only if secret
    bases stay secret when they are discarded do players know different things about the deck of day two; then
    there is a row for each seat and one for the spectators.
    """

    __slots__ = ("beliefs", "deck", "mixed", "rows", "seats")

    def __init__(self, seats: i64, rows: i64) -> None:
        super().__init__()
        self.seats = seats
        self.rows = rows
        self.beliefs: list[Belief] = [no_belief() for _belief in range(seats * rows)]  # by row, seat
        self.deck = vec[i64]([0 for _row in range(rows)])  # by row: the deck at the reshuffle; empty on day one
        self.mixed: i64 = 0  # rows (a bit each) for which that deck also held secret discards

    def copy(self) -> Memory:
        other = Memory(self.seats, self.rows)
        other.beliefs = self.beliefs[:]
        other.deck = self.deck[:]
        other.mixed = self.mixed
        return other

    def row_of(self, viewer: i64) -> i64:
        """The row of a seat, or of the spectators (their number is that of the seats)."""
        return 0 if self.rows == 1 else viewer

    def about(self, row: i64, seat: i64) -> Belief:
        return self.beliefs[row * self.seats + seat]

    def unseen_deck(self, row: i64) -> i64:
        """PF-K8: the deck at the reshuffle without the cards that everybody saw going into a hand since."""
        cards = self.deck[row]
        for seat in range(self.seats):
            cards &= ~self.about(row, seat).floating
        return cards

    def _change(self, row: i64, seat: i64, belief: Belief) -> None:
        self.beliefs[row * self.seats + seat] = belief

    def returned(self, seat: i64, card: i64) -> None:
        """PF-K5: everybody saw this card go into the hand."""
        for row in range(self.rows):
            belief = self.about(row, seat)
            self._change(row, seat, Belief(belief.floating | BIT[card], belief.ways, belief.hidden))

    def drew(self, seat: i64) -> None:
        """PF-K9: on day two a deck card went into this hand (or a secret discard, where there were some)."""
        for row in range(self.rows):
            if not self.deck[row]:
                continue
            belief = self.about(row, seat)
            ways = Ways()
            for number in range(i64(len(belief.ways))):
                ways.add(belief.ways[number] + IN_HAND, belief.hidden[number])
                if self.mixed & BIT[row]:
                    ways.add(belief.ways[number], belief.hidden[number])
            self._change(row, seat, ways.belief(belief.floating))

    def left_hand(self, seat: i64, card: i64, size: i64) -> None:
        """Everybody saw this card leave a hand that had `size` cards: it was there."""
        for row in range(self.rows):
            belief = self.about(row, seat)
            if belief.knows_nothing():
                continue
            ways = Ways()
            for number in range(i64(len(belief.ways))):
                way = belief.ways[number]
                if belief.floating & BIT[card]:
                    if belief.in_hand(number) & BIT[card]:
                        ways.add(way, belief.hidden[number])
                elif self.deck[row] & BIT[card]:
                    if deck_cards_in_hand(way):
                        ways.add(way - IN_HAND, belief.hidden[number])
                elif belief.unknown_in_hand(number, size):
                    ways.add(way, belief.hidden[number])
            self._change(row, seat, ways.belief(belief.floating & ~BIT[card]))

    def laid_down(self, seat: i64, slot: i64, size: i64) -> None:
        """PF-K5: some card of a hand that had `size` cards is now the base in this slot."""
        for row in range(self.rows):
            belief = self.about(row, seat)
            if belief.knows_nothing():
                continue
            ways = Ways()
            for number in range(i64(len(belief.ways))):
                way = belief.ways[number]
                hidden = belief.hidden[number]
                for card in listed(belief.in_hand(number)):
                    ways.add(put(way, slot, card), hidden)
                if deck_cards_in_hand(way):
                    ways.add(put(way, slot, DECK_CARD) - IN_HAND, hidden)
                if belief.unknown_in_hand(number, size):  # PF-R60: otherwise it is one of the known cards
                    ways.add(way, hidden)
            self._change(row, seat, ways.belief(belief.floating))

    def uncovered(self, seat: i64, slot: i64, card: i64) -> None:
        """PF-K4: a secret base was discarded openly."""
        for row in range(self.rows):
            belief = self.about(row, seat)
            if belief.knows_nothing():
                continue
            what = UNKNOWN
            if belief.floating & BIT[card]:
                what = card
            elif self.deck[row] & BIT[card]:
                what = DECK_CARD
            ways = Ways()
            for number in range(i64(len(belief.ways))):
                if in_slot(belief.ways[number], slot) == what:
                    ways.add(put(belief.ways[number], slot, UNKNOWN), belief.hidden[number])
            self._change(row, seat, ways.belief(belief.floating & ~BIT[card]))

    def kept_secret(self, seat: i64, slot: i64) -> None:
        """Option `discards`: a secret base was discarded face down."""
        for row in range(self.rows):
            belief = self.about(row, seat)
            ways = Ways()
            for number in range(i64(len(belief.ways))):
                way = belief.ways[number]
                hidden = belief.hidden[number]
                what = in_slot(way, slot)
                if what < UNKNOWN:
                    hidden |= BIT[what]
                elif what == DECK_CARD:
                    way += DISCARDED
                ways.add(put(way, slot, UNKNOWN), hidden)
            self._change(row, seat, ways.belief(belief.floating))

    def reshuffled(self, discards: i64, hidden: vec[i64]) -> None:
        """PF-K8: the deck is what was discarded; `hidden` are the secret discards by seat."""
        secret: i64 = 0
        for cards in hidden:
            secret |= cards
        for row in range(self.rows):
            deck = discards
            if row < self.seats and self.rows > 1:
                deck |= hidden[row]  # its own secret discards
            for seat in range(self.seats):
                deck |= self._forget_hidden(row, seat)
            self.deck[row] = deck
            if secret & ~deck:
                self.mixed |= BIT[row]

    def _forget_hidden(self, row: i64, seat: i64) -> i64:
        """Floating cards that may be in the new deck float no longer; returns those that surely are in it."""
        belief = self.about(row, seat)
        perhaps: i64 = 0
        surely = belief.floating
        for cards in belief.hidden:
            perhaps |= cards
            surely &= cards
        ways = Ways()
        for way in belief.ways:
            for slot in range(i64(MAX_PIES)):
                what = in_slot(way, slot)
                if what < UNKNOWN and perhaps & BIT[what]:
                    way = put(way, slot, UNKNOWN)
            ways.add(way, 0)
        self._change(row, seat, ways.belief(belief.floating & ~perhaps))
        return surely


def fresh_memory(seats: i64, *, secret_discards: bool) -> Memory:
    """The memory of players who have just sat down at the table."""
    return Memory(seats, seats + 1 if secret_discards else 1)
