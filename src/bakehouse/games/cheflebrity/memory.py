# mypyc: compiled
"""What each seat knows for certain about the other hands (CH-K5 to CH-K10, CH-R85), in a bounded space.

For each viewer (the seats, then the spectators) the memory keeps *facts*: a card of this kind is in one of these hands
together. One hand: everybody saw the card go there, or the viewer gave it. Several hands: a trade may have moved it on.
The sets of hands of one viewer are disjoint or nested; where they would overlap, they are joined. Beside the facts it
keeps for each hand how many special cards it may hold that no fact tells of (CH-K5): as many as came unseen.
"""

from __future__ import annotations

from typing import Final

from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT
from bakehouse.games.cheflebrity.cards import MAX_SEATS, PIE_KINDS

KIND_ROOM: Final[i64] = 64  # a fact as a number: the set of hands (a bit each), then the kind
ANY_HANDS: Final = 32  # there are fewer sets of hands


class Memory:
    """Copies of a state share their memory until one of them learns something."""

    __slots__ = ("facts", "seats", "shared", "unseen")

    def __init__(self, seats: i64, facts: list[vec[i64]], unseen: vec[i64]) -> None:
        self.seats = seats
        self.facts = facts  # by viewer; each replaced, not written to
        self.unseen = unseen  # by viewer and seat: specials that may have come unseen
        self.shared = False

    def own(self) -> Memory:
        """This memory if nobody shares it, otherwise a copy to write to."""
        if not self.shared:
            return self
        return Memory(self.seats, self.facts[:], self.unseen[:])

    # -- What happened -------------------------------------------------------

    def drew(self, seat: i64) -> None:
        """CH-K7: an unknown card from the Ingredients Pile; it may be a special."""
        for viewer in range(self.seats + 1):
            if viewer != seat:
                self.unseen[viewer * MAX_SEATS + seat] += 1

    def took(self, seat: i64, kind: i64) -> None:
        """CH-K6: everybody saw what was picked from the Leftovers Pile."""
        for viewer in range(self.seats + 1):
            if viewer != seat:
                self._learn(viewer, BIT[seat], kind)

    def left(self, seat: i64, kind: i64, size: i64) -> None:
        """CH-K8, CH-K13: everybody saw a card leave a hand, which has `size` cards now."""
        for viewer in range(self.seats + 1):
            if viewer != seat:
                self._lost(viewer, seat, kind)
                self._holds_at_most(viewer, seat, size)

    def traded(self, one: i64, two: i64, gave: vec[i64], got: vec[i64], size: i64, other_size: i64) -> None:
        """CH-K9, CH-K10: seat `one` gave these cards to seat `two` and got those; the sizes are those afterwards."""
        for viewer in range(self.seats + 1):
            if viewer == one:
                self._gave(viewer, two, gave, got, other_size)
            elif viewer == two:
                self._gave(viewer, one, got, gave, size)
            else:
                self._saw_trade(viewer, one, two, len(gave), len(got))

    # -- What it means for one viewer ----------------------------------------

    def _learn(self, viewer: i64, hands: i64, kind: i64) -> None:
        self.facts[viewer] = append(self.facts[viewer][:], hands * KIND_ROOM + kind)

    def _lost(self, viewer: i64, seat: i64, kind: i64) -> None:
        """A card left a hand in sight: the narrowest fact that may have told of it is used up."""
        used = self._narrowest(viewer, seat, kind)
        if used:
            self._forget(viewer, used * KIND_ROOM + kind)
        if kind >= PIE_KINDS:
            # The fact may have told of a card that is still in one of its other hands.
            for other in range(self.seats):
                if used & BIT[other]:
                    self.unseen[viewer * MAX_SEATS + other] += 1
            self.unseen[viewer * MAX_SEATS + seat] -= 1

    def _holds_at_most(self, viewer: i64, seat: i64, size: i64) -> None:
        """No hand has more specials than cards. Asked when all cards of a trade have changed hands, not in between."""
        place = viewer * MAX_SEATS + seat
        self.unseen[place] = min(self.unseen[place], size)

    def _narrowest(self, viewer: i64, seat: i64, kind: i64) -> i64:
        """The fewest hands with this one among them that surely hold such a card together; 0: none."""
        found: i64 = 0
        for fact in self.facts[viewer]:
            hands = fact // KIND_ROOM
            if fact % KIND_ROOM == kind and hands & BIT[seat]:
                if not found or hands & found == hands:
                    found = hands
        return found

    def _forget(self, viewer: i64, used: i64) -> None:
        """Take away one fact. Wider ones stay true: the sets are nested."""
        old = self.facts[viewer]
        facts = vec[i64](capacity=len(old))
        gone = False
        for fact in old:
            if fact == used and not gone:
                gone = True
            else:
                facts = append(facts, fact)
        self.facts[viewer] = facts

    def _gave(self, viewer: i64, partner: i64, gave: vec[i64], got: vec[i64], size: i64) -> None:
        """CH-K10: a trader sees what came from the partner, and knows what the partner has now."""
        for kind in got:
            self._lost(viewer, partner, kind)
        self._holds_at_most(viewer, partner, size)
        for kind in gave:
            self._learn(viewer, BIT[partner], kind)

    def _saw_trade(self, viewer: i64, one: i64, two: i64, given: i64, got: i64) -> None:
        """CH-K9: what was known of either hand is now known of both together, and of all that share a fact."""
        one_may_hold = self._specials(viewer, one)
        two_may_hold = self._specials(viewer, two)
        self.unseen[viewer * MAX_SEATS + one] += min(got, two_may_hold)
        self.unseen[viewer * MAX_SEATS + two] += min(given, one_may_hold)
        both = BIT[one] | BIT[two]
        facts = self.facts[viewer][:]
        for place in range(i64(len(facts))):
            if facts[place] // KIND_ROOM & both:  # CH-R85
                facts[place] = _with_hands(facts[place], both)
        self.facts[viewer] = facts
        self._join_overlapping(viewer)

    def _join_overlapping(self, viewer: i64) -> None:
        """Sets of hands that overlap without being nested become one: weaker, still true, and easy to sample from."""
        pair = _overlapping(self.facts[viewer])
        while pair:
            one = pair // ANY_HANDS
            two = pair % ANY_HANDS
            facts = self.facts[viewer][:]
            for place in range(i64(len(facts))):
                hands = facts[place] // KIND_ROOM
                if hands in (one, two):
                    facts[place] = _with_hands(facts[place], one | two)
            self.facts[viewer] = facts
            pair = _overlapping(facts)

    def _specials(self, viewer: i64, seat: i64) -> i64:
        """The most special cards that a hand may hold, as far as this viewer knows."""
        most = self.unseen[viewer * MAX_SEATS + seat]
        for fact in self.facts[viewer]:
            if fact // KIND_ROOM & BIT[seat] and fact % KIND_ROOM >= PIE_KINDS:
                most += 1
        return most


def _with_hands(fact: i64, hands: i64) -> i64:
    """The fact about these hands too."""
    return (fact // KIND_ROOM | hands) * KIND_ROOM + fact % KIND_ROOM


def _overlapping(facts: vec[i64]) -> i64:
    """Two sets of hands that overlap and are not nested, as one number; 0: there are none."""
    present: i64 = 0
    for fact in facts:
        present |= BIT[fact // KIND_ROOM]
    for one in range(i64(ANY_HANDS)):
        if present & BIT[one]:
            for two in range(one):
                if present & BIT[two] and one & two and one | two not in (one, two):
                    return one * ANY_HANDS + two
    return 0


def fresh_memory(seats: i64) -> Memory:
    """CH-K5: at the start every hand holds pie cards only."""
    nothing = [vec[i64]() for _ in range(seats + 1)]
    return Memory(seats, nothing, vec[i64]([0] * ((MAX_SEATS + 1) * MAX_SEATS)))


def strangers_memory(sizes: vec[i64], seats: i64) -> Memory:
    """Somebody who has just come to a table: any card of a hand may be a special."""
    memory = fresh_memory(seats)
    for viewer in range(seats + 1):
        for seat in range(seats):
            memory.unseen[viewer * MAX_SEATS + seat] = sizes[seat] if viewer != seat else 0
    return memory
