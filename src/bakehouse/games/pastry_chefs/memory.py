# mypyc: compiled
"""What each seat knows for certain about the other hands (PC-K4 to PC-K14), in a bounded space.

For each viewer (four seats and the spectators), each other hand and each of the 24 descriptions the memory
keeps a least and a most number of matching cards (PC-K11). It also keeps how many copies of a kind may still
be in the deck (PC-K12), and which hands have not changed since the deal and so hold no pastry (PC-K4).
"""

from __future__ import annotations

from typing import Final

from bakehouse.core.memory import Memory as CoreMemory
from bakehouse.core.native import i64, vec
from bakehouse.core.state import BIT
from bakehouse.games.pastry_chefs.cards import (
    COMPATIBLE,
    DESCRIPTIONS,
    FIRST_FULL,
    IMPLIES,
    MATCHES,
    MAX_COPIES,
    ONE,
    cards_in,
    matching,
)

SEATS: Final = 4
VIEWERS: Final = 5  # the four seats, then the spectators
SPECTATORS: Final[i64] = 4
ALL_CARDS: Final[i64] = 0xFFFF_FFFF  # as many copies of every kind as a hand can show


class Memory(CoreMemory):
    """For each viewer: bounds for the hands, and what may be in the deck."""

    __slots__ = ("deck_most", "least", "most", "untouched")

    def __init__(self, least: vec[i64], most: vec[i64], deck_most: vec[i64], untouched: i64) -> None:
        super().__init__()
        self.least = least  # by viewer, seat, description
        self.most = most
        self.deck_most = deck_most  # by viewer: the cards that may be in the deck, as one big hand
        self.untouched = untouched  # a bit a seat

    def copy(self) -> Memory:
        return Memory(self.least[:], self.most[:], self.deck_most[:], self.untouched)

    def touched(self, seat: i64) -> None:
        self.untouched &= BIT[seat] ^ 15

    def drew(self, seat: i64, kind: i64) -> None:
        """The drawer sees what left the deck. The others hear of it by the Reveal."""
        self.touched(seat)
        self.deck_most[seat] -= ONE[kind]

    def revealed(self, seat: i64, description: i64, count: i64, batch: i64, early: i64) -> None:
        """PC-K5: exactly `count` cards of a batch match the description; PC-K12: and they were in the deck.

        `early` cards of the batch were drawn before a reshuffle and tell nothing about the present deck.
        """
        for viewer in range(i64(VIEWERS)):
            if viewer != seat:
                deck = ALL_CARDS if early else self.deck_most[viewer]
                self._batch_arrived(viewer, seat, deck, description, count, batch - count, early)

    def _batch_arrived(
        self, viewer: i64, seat: i64, deck: i64, named: i64, count: i64, unnamed_count: i64, early: i64
    ) -> None:
        """A hand gets this many cards of the deck that match the description named, and this many others."""
        least = self.least
        most = self.most
        place = (viewer * SEATS + seat) * DESCRIPTIONS
        named_cards = deck & MATCHES[named]
        unnamed_cards = deck & ~MATCHES[named]
        for description in range(i64(DESCRIPTIONS)):
            matches = MATCHES[description]
            perhaps = _most_of(named_cards & matches, count) + _most_of(unnamed_cards & matches, unnamed_count)
            if perhaps:
                surely = count - _most_of(named_cards & ~matches, count)
                surely += unnamed_count - _most_of(unnamed_cards & ~matches, unnamed_count)
                least[place] += surely
                most[place] = _at_most_copies(description, most[place] + perhaps)
                if description >= FIRST_FULL and surely > early:
                    self.deck_most[viewer] -= (surely - early) * ONE[description - FIRST_FULL]
            place += 1

    def at_least(self, seat: i64, description: i64, count: i64) -> None:
        """PC-K6, PC-K8: the seat holds this many matching cards, or more."""
        for viewer in range(i64(VIEWERS)):
            place = (viewer * SEATS + seat) * DESCRIPTIONS + description
            if viewer != seat and self.least[place] < count:
                self.least[place] = count

    def fewer_than(self, seat: i64, description: i64, count: i64) -> None:
        """PC-K7, PC-K8: the seat holds fewer matching cards than this."""
        for viewer in range(i64(VIEWERS)):
            place = (viewer * SEATS + seat) * DESCRIPTIONS + description
            if viewer != seat and self.most[place] >= count:
                self.most[place] = count - 1

    def left(self, seat: i64, cards: i64, size: i64, knowers: i64, description: i64) -> None:
        """These cards left a hand that has `size` cards now. Who may not see them knows the description."""
        self.touched(seat)
        for viewer in range(i64(VIEWERS)):
            if viewer == seat:
                continue
            if _knows(knowers, viewer):
                self._known_cards_left(viewer, seat, cards, size)
            else:
                self._described_cards_left(viewer, seat, cards_in(cards), size, description)

    def arrived(self, seat: i64, cards: i64, knowers: i64, description: i64) -> None:
        """These cards came into a hand (not from the deck)."""
        self.touched(seat)
        for viewer in range(i64(VIEWERS)):
            if viewer == seat:
                continue
            if _knows(knowers, viewer):
                self._known_cards_arrived(viewer, seat, cards)
            else:
                self._described_cards_arrived(viewer, seat, cards_in(cards), description)

    def reshuffled(self, pile: i64) -> None:
        """PC-K12: the deck is the old discard pile."""
        for viewer in range(i64(VIEWERS)):
            self.deck_most[viewer] = pile

    def _known_cards_left(self, viewer: i64, seat: i64, cards: i64, size: i64) -> None:
        least = self.least
        most = self.most
        place = (viewer * SEATS + seat) * DESCRIPTIONS
        for description in range(i64(DESCRIPTIONS)):
            if cards & MATCHES[description]:
                gone = matching(cards, description)
                least[place] = max(least[place] - gone, 0)
                most[place] -= gone
            most[place] = min(most[place], size)
            place += 1

    def _described_cards_left(self, viewer: i64, seat: i64, count: i64, size: i64, description: i64) -> None:
        least = self.least
        most = self.most
        place = (viewer * SEATS + seat) * DESCRIPTIONS
        row = description * DESCRIPTIONS
        for other in range(i64(DESCRIPTIONS)):
            if COMPATIBLE[row + other]:
                surely = count * IMPLIES[row + other]
                least[place] = max(max(least[place], surely) - _at_most_copies(other, count), 0)
                most[place] -= surely
            most[place] = min(most[place], size)
            place += 1

    def _known_cards_arrived(self, viewer: i64, seat: i64, cards: i64) -> None:
        least = self.least
        most = self.most
        place = (viewer * SEATS + seat) * DESCRIPTIONS
        for description in range(i64(DESCRIPTIONS)):
            if cards & MATCHES[description]:
                came = matching(cards, description)
                least[place] += came
                most[place] = _at_most_copies(description, most[place] + came)
            place += 1

    def _described_cards_arrived(self, viewer: i64, seat: i64, count: i64, description: i64) -> None:
        least = self.least
        most = self.most
        place = (viewer * SEATS + seat) * DESCRIPTIONS
        row = description * DESCRIPTIONS
        for other in range(i64(DESCRIPTIONS)):
            if COMPATIBLE[row + other]:
                least[place] += count * IMPLIES[row + other]
                most[place] = _at_most_copies(other, most[place] + count)
            place += 1


def _knows(knowers: i64, viewer: i64) -> bool:
    return knowers < 0 if viewer == SPECTATORS else knowers & BIT[viewer] != 0


def _at_most_copies(description: i64, count: i64) -> i64:
    """No hand holds more copies of a kind than there are."""
    return min(count, MAX_COPIES) if description >= FIRST_FULL else count


def _most_of(cards: i64, count: i64) -> i64:
    """How many of these cards may be among `count` drawn ones."""
    if not cards or not count:
        return 0
    return 1 if count == 1 else min(count, cards_in(cards))


def fresh_memory(hands: vec[i64], deck: i64, untouched: i64) -> Memory:
    """The memory of somebody who has just come to the table: hand sizes and the deck list, nothing else."""
    least = vec[i64]([0] * (VIEWERS * SEATS * DESCRIPTIONS))
    most = vec[i64]([0] * (VIEWERS * SEATS * DESCRIPTIONS))
    for viewer in range(i64(VIEWERS)):
        for seat in range(i64(SEATS)):
            if viewer != seat:
                start = (viewer * SEATS + seat) * DESCRIPTIONS
                for description in range(i64(DESCRIPTIONS)):
                    most[start + description] = _at_most_copies(description, cards_in(hands[seat]))
    return Memory(least, most, vec[i64]([deck] * VIEWERS), untouched)
