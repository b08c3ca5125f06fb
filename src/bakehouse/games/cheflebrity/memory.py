# mypyc: compiled
"""What each seat knows for certain about the other hands (CH-K5 to CH-K10, CH-R85), in bounded space.

For each viewer (the seats, then the spectators) the memory keeps *facts*: a card of this kind is in one of these hands.
Each fact is about a card of its own, so there are never more facts than cards in hands. One hand: everybody saw the
card go there, or the viewer gave it. Several hands: a trade may have moved it on. The sets of hands may overlap.
Beside the facts it keeps the most special cards that each hand may hold (CH-K5).
"""

from __future__ import annotations

from typing import Final

from bakehouse.core.bitsets import count
from bakehouse.core.memory import Memory as CoreMemory
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT
from bakehouse.games.cheflebrity.cards import MAX_SEATS, PIE_KINDS

# A fact as a number: the set of hands (a bit each), then the kind.
KIND_ROOM: Final[i64] = 64
KIND_BITS: Final[i64] = 6
KIND_MASK: Final[i64] = 63


class Memory(CoreMemory):
    """For each viewer: facts about cards in hands, and the most specials of each hand."""

    __slots__ = ("facts", "seats", "specials")

    def __init__(self, seats: i64, facts: list[vec[i64]], specials: vec[i64]) -> None:
        super().__init__()
        self.seats = seats
        self.facts = facts  # by viewer; each replaced, not written to
        self.specials = specials  # by viewer and seat: the most that this hand may hold

    def copy(self) -> Memory:
        return Memory(self.seats, self.facts[:], self.specials[:])

    # -- What happened -------------------------------------------------------

    def drew(self, seat: i64) -> None:
        """CH-K7: an unknown card from the Ingredients Pile; it may be a special."""
        for viewer in range(self.seats + 1):
            if viewer != seat:
                self.specials[viewer * MAX_SEATS + seat] += 1

    def took(self, seat: i64, kind: i64) -> None:
        """CH-K6: everybody saw what was picked from the Leftovers Pile."""
        for viewer in range(self.seats + 1):
            if viewer != seat:
                self._came(viewer, seat, kind)

    def left(self, seat: i64, kind: i64, size: i64) -> None:
        """CH-K8, CH-K13: everybody saw a card leave a hand, which has `size` cards now."""
        for viewer in range(self.seats + 1):
            if viewer != seat:
                self._went(viewer, seat, kind)
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
                self._holds_at_most(viewer, one, size)
                self._holds_at_most(viewer, two, other_size)

    # -- What it means for one viewer ----------------------------------------

    def _came(self, viewer: i64, seat: i64, kind: i64) -> None:
        """The viewer knows which card came to a hand."""
        self.facts[viewer] = append(self.facts[viewer][:], BIT[seat] * KIND_ROOM + kind)
        if kind >= PIE_KINDS:
            self.specials[viewer * MAX_SEATS + seat] += 1

    def _went(self, viewer: i64, seat: i64, kind: i64) -> None:
        """The viewer knows which card left a hand. Whichever fact was about it is used up."""
        for fact in self.facts[viewer]:
            if _may_be_about(fact, kind, seat):
                self.facts[viewer] = _used_up(self.facts[viewer], kind, seat)
                break
        if kind >= PIE_KINDS:
            self.specials[viewer * MAX_SEATS + seat] -= 1

    def _holds_at_most(self, viewer: i64, seat: i64, size: i64) -> None:
        """No hand has more specials than cards. Called when all cards of a trade have changed hands, not in between."""
        place = viewer * MAX_SEATS + seat
        self.specials[place] = min(self.specials[place], size)

    def _gave(self, viewer: i64, partner: i64, gave: vec[i64], got: vec[i64], size: i64) -> None:
        """CH-K10: a trader sees what came from the partner, and knows what the partner has now."""
        for kind in got:
            self._went(viewer, partner, kind)
        for kind in gave:
            self._came(viewer, partner, kind)
        self._holds_at_most(viewer, partner, size)

    def _saw_trade(self, viewer: i64, one: i64, two: i64, given: i64, got: i64) -> None:
        """CH-K9, CH-R85: whatever was known to be in either hand may be in the other one now."""
        first = viewer * MAX_SEATS + one
        second = viewer * MAX_SEATS + two
        to_one = min(got, self.specials[second])
        self.specials[second] += min(given, self.specials[first])
        self.specials[first] += to_one
        both = BIT[one] | BIT[two]
        facts = self.facts[viewer][:]
        for place in range(i64(len(facts))):
            hands = facts[place] // KIND_ROOM
            if hands & both:
                facts[place] = (hands | both) * KIND_ROOM + facts[place] % KIND_ROOM
        self.facts[viewer] = facts


def _may_be_about(fact: i64, kind: i64, seat: i64) -> bool:
    """Does a fact speak of a card of this kind that may be in this hand?"""
    return (fact ^ kind) & KIND_MASK == 0 and fact >> KIND_BITS & BIT[seat] != 0


def _used_up(old: vec[i64], kind: i64, seat: i64) -> vec[i64]:
    """The facts that are left when a card of this kind has left this hand."""
    facts = vec[i64](capacity=len(old))
    candidates = vec[i64](capacity=4)
    for fact in old:
        if _may_be_about(fact, kind, seat):
            candidates = append(candidates, fact >> KIND_BITS)
        else:
            facts = append(facts, fact)
    for hands in _without_one(candidates):
        facts = append(facts, hands * KIND_ROOM + kind)
    return facts


def _without_one(sets: vec[i64]) -> vec[i64]:
    """Facts about one kind, as sets of hands: what is still true when one of them, whichever it is, is used up.

    Of two facts one remains, about the hands of both together; of several, one fewer, each about the hands of two.
    A tree with the narrowest unions says which two. (A set within a wider one just leaves the wider one.)
    """
    joined = vec[i64](capacity=4)
    reached = sets[:1]
    rest = sets[1:]
    while len(rest):
        narrowest: i64 = 0
        nearest: i64 = 0
        for place in range(i64(len(rest))):
            for hands in reached:
                union = hands | rest[place]
                if not narrowest or count(union) < count(narrowest):
                    narrowest = union
                    nearest = place
        joined = append(joined, narrowest)
        reached = append(reached, rest[nearest])
        rest = _except(rest, nearest)
    return joined


def _except(sets: vec[i64], gone: i64) -> vec[i64]:
    left = vec[i64](capacity=len(sets))
    for place in range(i64(len(sets))):
        if place != gone:
            left = append(left, sets[place])
    return left


def fresh_memory(seats: i64) -> Memory:
    """CH-K5: at the start every hand holds pie cards only."""
    nothing = [vec[i64]() for _seat in range(seats + 1)]
    return Memory(seats, nothing, vec[i64]([0] * ((MAX_SEATS + 1) * MAX_SEATS)))


def strangers_memory(sizes: vec[i64], seats: i64) -> Memory:
    """Somebody who has just come to a table: any card of a hand may be a special."""
    memory = fresh_memory(seats)
    for viewer in range(seats + 1):
        for seat in range(seats):
            memory.specials[viewer * MAX_SEATS + seat] = sizes[seat] if viewer != seat else 0
    return memory
