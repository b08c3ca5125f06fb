# mypyc: compiled
"""Dealing the unseen cards of Cheflebrity at random so that everything known is true (CH-K17)."""

from __future__ import annotations

from typing import Final

from bakehouse.core.bitsets import count
from bakehouse.core.chance import Rng
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT
from bakehouse.core.vectors import vec_of
from bakehouse.games.cheflebrity.cards import HOLDABLE, MAX_SEATS, OO, PIE_KINDS, SG, TROPHIES, TROPHY_KINDS, kind_of
from bakehouse.games.cheflebrity.counting import Counting, matchings
from bakehouse.games.cheflebrity.memory import KIND_ROOM
from bakehouse.games.cheflebrity.observation import facts_of
from bakehouse.games.cheflebrity.play import State
from bakehouse.games.cheflebrity.view import View

TRIES: Final = 20_000
MAX_MATCHED: Final = 6  # facts about one kind; with more, too many ways to match them with copies
IN_PILE: Final[i64] = -1
UNLIMITED: Final[i64] = 1_000


class Sampler:
    """Deals the unseen cards at random until everything that is known is true.

    First a card for each fact goes to a free place in one of the hands that the fact names, small sets first. Then the
    other specials go to any free places in hands or in the Ingredients Pile, and a try ends early if a hand has too
    many; then the pie cards. All Oops! cards are in the pile. Two corrections make all assignments of the unseen cards,
    copies distinct, equally likely:

    - Where sets of hands overlap, the number of places that are free for a fact depends on where earlier ones went. A
      try with fewer places than there can be continues in that proportion only.
    - An assignment is dealt once for each way of matching the facts with copies, so it is accepted once in as many
      times. Kinds of which enough copies are likely to come to the right hands by themselves are *loose*: dealt freely,
      and checked.

    If no try succeeds (hands that may hold very few specials), all ways to deal are counted instead.
    """

    __slots__ = (
        "copies",
        "facts",
        "free",
        "hands",
        "kinds",
        "loose",
        "most_specials",
        "overlapping",
        "pile",
        "pile_room",
        "places",
        "rooms",
        "seats",
        "tries",
        "unseen",
    )

    def __init__(self, view: View, state: State) -> None:
        self.seats = state.seats
        self.facts = vec[i64]()
        self.rooms = vec[i64]()  # by fact: the most places that can be free for it
        self.kinds: i64 = 0  # the kinds of which there are facts, a bit each,
        self.loose: i64 = 0  # those among them that are dealt freely,
        self.overlapping: i64 = 0  # and those with sets of hands that overlap without being nested
        self.tries: i64 = TRIES
        self.most_specials = vec[i64]([UNLIMITED] * state.seats)
        self.unseen = _unseen(state)  # by kind
        self.copies = self.unseen  # what is left of them in the present try
        self.hands = vec[i64]()  # by seat and kind
        self.places = vec_of(view.hand_sizes)
        if view.seat is not None:
            self.places[view.seat] = 0
        self.free = self.places  # by seat: free places in the present try
        self.pile = vec[i64]()
        self.pile_room: i64 = state.left - self.unseen[OO]  # free places in the pile beside those of the Oops! cards
        known = view.known
        if known is not None:
            self.facts = _by_size(facts_of(known, state.deck))
            for seat in range(state.seats):
                self.most_specials[seat] = known.specials[seat]
            self._look_at_kinds()
            self._look_at_rooms()

    def _look_at_kinds(self) -> None:
        """A kind is loose if its copies, spread evenly, would satisfy its facts."""
        everywhere = self.pile_room
        for places in self.places:
            everywhere += places
        for fact in self.facts:
            kind = fact % KIND_ROOM
            if self.kinds & BIT[kind]:
                continue
            self.kinds |= BIT[kind]
            wanted = self._wanted(kind)
            needed = len(wanted)
            if self.unseen[kind] > needed and self._room(fact // KIND_ROOM) * self.unseen[kind] >= needed * everywhere:
                self.loose |= BIT[kind]
            if _do_overlap(wanted):
                self.overlapping |= BIT[kind]
            if needed > MAX_MATCHED:
                self.tries = 0

    def _look_at_rooms(self) -> None:
        """Earlier facts about some of the same hands, and no others, surely take places there."""
        self.rooms = vec[i64](capacity=len(self.facts))
        for place in range(i64(len(self.facts))):
            hands = self.facts[place] // KIND_ROOM
            room = self._room(hands)
            for earlier in range(place):
                fact = self.facts[earlier]
                if fact // KIND_ROOM & hands == fact // KIND_ROOM and not self.loose & BIT[fact % KIND_ROOM]:
                    room -= 1
            self.rooms = append(self.rooms, room)

    def _room(self, hands: i64) -> i64:
        """The free places in these hands."""
        room: i64 = 0
        for seat in range(self.seats):
            if hands & BIT[seat]:
                room += self.free[seat]
        return room

    def fill(self, state: State, rng: Rng) -> None:
        for _try in range(self.tries):
            self._clear(state)
            if self._deal_facts(rng) and self._deal_specials(rng) and self._accepted(PIE_KINDS, HOLDABLE, rng):
                self._deal_pie_cards(rng)
                if self._accepted(0, PIE_KINDS, rng):
                    self._lay_out(state, rng)
                    return
        self._clear(state)
        self._deal_by_counting(rng)
        self._deal_pie_cards(rng)
        self._lay_out(state, rng)

    def _deal_by_counting(self, rng: Rng) -> None:
        """All specials, and all kinds of which there are facts."""
        facts = [self._wanted(kind) for kind in range(HOLDABLE)]
        counting = Counting(self.unseen, self.places, self.most_specials, facts)
        hands = counting.deal(rng)
        if not len(hands):
            raise RuntimeError("there is no world in which this view is true")
        for kind in counting.kinds:
            for seat in range(self.seats):
                for _copy in range(hands[seat * HOLDABLE + kind]):
                    self._put(seat, kind)
            for _copy in range(self.copies[kind]):
                self._put(IN_PILE, kind)

    def _clear(self, state: State) -> None:
        self.copies = self.unseen[:]
        self.hands = vec[i64]([0] * (self.seats * HOLDABLE))
        self.free = self.places[:]
        self.pile = vec[i64](capacity=state.left)
        self.pile_room = state.left - self.unseen[OO]

    def _put(self, seat: i64, kind: i64) -> None:
        self.copies[kind] -= 1
        if seat == IN_PILE:
            self.pile = append(self.pile, kind)
            self.pile_room -= 1
        else:
            self.hands[seat * HOLDABLE + kind] += 1
            self.free[seat] -= 1

    def _deal_facts(self, rng: Rng) -> bool:
        """False if fewer places were free than there can be, or a hand has too many specials (CH-K5)."""
        for number in range(i64(len(self.facts))):
            fact = self.facts[number]
            if self.loose & BIT[fact % KIND_ROOM]:
                continue
            hands = fact // KIND_ROOM
            room = self._room(hands)
            most = self.rooms[number]
            if not room or (room < most and rng.below(most) >= room):
                return False
            seat = self._hand_of(rng.below(room), hands)
            self._put(seat, fact % KIND_ROOM)
            if self._specials(seat) > self.most_specials[seat]:
                return False
        return True

    def _hand_of(self, place: i64, hands: i64) -> i64:
        """To which of these hands a free place belongs."""
        for seat in range(self.seats):
            if hands & BIT[seat]:
                place -= self.free[seat]
                if place < 0:
                    return seat
        return IN_PILE

    def _any_place(self, rng: Rng) -> i64:
        """A hand or the pile, all free places equally likely."""
        room = self.pile_room
        for seat in range(self.seats):
            room += self.free[seat]
        place = rng.below(room) - self.pile_room
        if place < 0:
            return IN_PILE
        for seat in range(self.seats):
            place -= self.free[seat]
            if place < 0:
                return seat
        return IN_PILE

    def _deal_specials(self, rng: Rng) -> bool:
        """False if a hand has too many of them (CH-K5)."""
        for kind in range(PIE_KINDS, HOLDABLE):
            for _copy in range(self.copies[kind]):
                seat = self._any_place(rng)
                self._put(seat, kind)
                if seat != IN_PILE and self._specials(seat) > self.most_specials[seat]:
                    return False
        return True

    def _specials(self, seat: i64) -> i64:
        start = seat * HOLDABLE
        return self.hands[start + PIE_KINDS] + self.hands[start + PIE_KINDS + 1] + self.hands[start + SG]

    def _deal_pie_cards(self, rng: Rng) -> None:
        cards = vec[i64](capacity=96)
        for kind in range(PIE_KINDS):
            for _copy in range(self.copies[kind]):
                cards = append(cards, kind)
        rng.shuffle(cards)
        dealt: i64 = 0
        for seat in range(self.seats):
            for _card in range(self.free[seat]):
                self._put(seat, cards[dealt])
                dealt += 1
        for place in range(dealt, i64(len(cards))):
            self._put(IN_PILE, cards[place])

    def _accepted(self, first: i64, after: i64, rng: Rng) -> bool:
        """Are the facts about these kinds true, and is this try kept?"""
        for kind in range(first, after):
            if self.kinds & BIT[kind]:
                ways = self._ways(kind)
                if self.loose & BIT[kind]:
                    if not ways:
                        return False
                elif rng.below(ways) != 0:
                    return False
        return True

    def _wanted(self, kind: i64) -> vec[i64]:
        """The sets of hands that surely hold such a card, small ones first."""
        wanted = vec[i64](capacity=4)
        for fact in self.facts:
            if fact % KIND_ROOM == kind:
                wanted = append(wanted, fact // KIND_ROOM)
        return wanted

    def _ways(self, kind: i64) -> i64:
        """In how many ways the facts about a kind can be matched with the copies in the hands."""
        wanted = self._wanted(kind)
        if self.overlapping & BIT[kind]:
            held = vec[i64]([self.hands[seat * HOLDABLE + kind] for seat in range(self.seats)])
            return matchings(wanted, held)
        ways: i64 = 1
        alike: i64 = 0  # facts about the same hands are not distinguished
        for place in range(i64(len(wanted))):
            copies: i64 = 0
            for seat in range(self.seats):
                if wanted[place] & BIT[seat]:
                    copies += self.hands[seat * HOLDABLE + kind]
            # Smaller sets lie within this one or apart from it, so that what is left for it is always the same.
            for earlier in range(place):
                if wanted[earlier] & wanted[place]:
                    copies -= 1
            if copies <= 0:
                return 0
            alike = alike + 1 if place and wanted[place - 1] == wanted[place] else 1
            ways = ways * copies // alike
        return ways

    def _lay_out(self, state: State, rng: Rng) -> None:
        for seat in range(self.seats):
            for kind in range(HOLDABLE):
                for _copy in range(self.hands[seat * HOLDABLE + kind]):
                    state.add(seat, kind)
        for _copy in range(self.unseen[OO]):
            self.pile = append(self.pile, OO)
        rng.shuffle(self.pile)
        state.pile = self.pile


def _by_size(facts: vec[i64]) -> vec[i64]:
    """Facts about few hands first."""
    ordered = vec[i64](capacity=len(facts))
    for size in range(1, MAX_SEATS + 1):
        for fact in facts:
            if count(fact // KIND_ROOM) == size:
                ordered = append(ordered, fact)
    return ordered


def _do_overlap(sets: vec[i64]) -> bool:
    """Do two sets of hands overlap without being nested?"""
    for one in sets:
        for two in sets:
            if one & two and one | two != one and one | two != two:
                return True
    return False


def _unseen(state: State) -> vec[i64]:
    """CH-K4: by kind, the cards that lie neither openly nor in the viewer's hand (the only one laid out so far)."""
    unseen = state.deck.copies[:]
    for zone in range(state.seats + 1):
        for kind in range(HOLDABLE):
            unseen[kind] -= state.counts[zone * HOLDABLE + kind]
    for kind in state.out:
        unseen[kind] -= 1
    for lines in (state.working, state.serving):
        for pies in lines:
            for pie in pies:
                for placed in pie.cards:
                    unseen[kind_of(placed)] -= 1
    for trophy in state.trophies:
        unseen[TROPHY_KINDS[trophy % TROPHIES]] -= 1
    if state.attack >= 0:
        unseen[state.attack] -= 1
    return unseen
