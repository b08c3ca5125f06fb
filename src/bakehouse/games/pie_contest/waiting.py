# mypyc: compiled
"""Effects that wait: triggered abilities and completed Achievements (CO-34 to CO-36, CO-49 to CO-58)."""

from __future__ import annotations

from bakehouse.core.log import NO_SEAT
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT, NO_CARDS
from bakehouse.core.vectors import changed
from bakehouse.games.pie_contest.cards import NO_KIND
from bakehouse.games.pie_contest.numbers import Numbers
from bakehouse.games.pie_contest.state import (
    ENTRY,
    EVERYBODY,
    GONE,
    IS_RESOLVING,
    NO_LOOP,
    NO_PIE,
    OCCASION,
    ROW,
    kind_in,
    place_of,
    serial_of,
)
from bakehouse.games.pie_contest.vocabulary import ops


class Waiting(Numbers):
    """The queue of effects, and the goals that put Achievements into it."""

    __slots__ = ()

    # -- Triggered abilities ---------------------------------------------------------

    def collect(self, event: i64, controller: i64, kind: i64, serial: i64, pie: i64) -> None:
        """The abilities of a card that this event sets off wait for the next checkpoint (CO-R24)."""
        deck = self.deck
        if not deck.events[kind] & BIT[event]:
            return
        for ability in range(deck.ability_first[kind], deck.ability_first[kind + 1]):
            if deck.ability_event[ability] == event:
                self.queue = _queued(self.queue, ability, controller, kind, serial, pie)

    def collect_kitchen(self, event: i64, seat: i64, pie: i64) -> None:
        if self.abilities[seat] & BIT[event]:
            for card in self.kitchens[seat]:
                self.collect(event, seat, kind_in(card), serial_of(card), pie)

    # -- Goals -------------------------------------------------------------------------

    def meets_goal(self, seat: i64, kind: i64, pie: i64) -> bool:
        """Does the condition of an Achievement hold for this player now?"""
        condition = self.deck.goal_cond[kind]
        return condition == ops.NOTHING or self._measured(seat, condition, pie, in_parts=False) != 0

    def goal_parts(self, kind: i64) -> i64:
        """Into how many parts the condition of an Achievement falls: three Fruits are three, anything else is one."""
        code = self.deck.code
        condition = self.deck.goal_cond[kind]
        if self._counts_up(condition):
            return code[code[condition + 2] + 1]
        return code[condition + 1] if code[condition] == ops.ALL else 1

    def counts_things(self, kind: i64) -> bool:
        """Are these parts things to have? "No Pie" is a part too, but nobody has come nearer by it."""
        code = self.deck.code
        condition = self.deck.goal_cond[kind]
        if code[condition] != ops.ALL:
            return True
        for part in range(condition + 2, condition + 2 + code[condition + 1]):
            if code[code[part]] != ops.HAS:
                return False
        return True

    def goal_reached(self, seat: i64, kind: i64) -> i64:
        """How many of these parts this player has. Conditions look only at what everybody sees."""
        return self._measured(seat, self.deck.goal_cond[kind], NO_PIE, in_parts=True)

    def _counts_up(self, condition: i64) -> bool:
        """Is it "this many or more"?"""
        code = self.deck.code
        if code[condition] != ops.AT_LEAST:
            return False
        wanted = code[condition + 2]
        return code[wanted] == ops.LITERAL and code[wanted + 1] > 0

    def _measured(self, seat: i64, condition: i64, pie: i64, *, in_parts: bool) -> i64:
        """1 if a condition holds for this player, otherwise 0; or how many of its parts."""
        you, they, that, loop = self.you, self.they, self.that, self.loop_left
        this, serial = self.this_kind, self.this_serial
        self.you, self.they, self.that, self.loop_left = seat, NO_SEAT, pie, NO_LOOP
        self.this_kind, self.this_serial = NO_KIND, GONE
        if in_parts:
            found = self._parts_held(condition)
        else:
            found = 1 if self.holds(condition) else 0
        self.you, self.they, self.that, self.loop_left = you, they, that, loop
        self.this_kind, self.this_serial = this, serial
        return found

    def _parts_held(self, condition: i64) -> i64:
        code = self.deck.code
        if self._counts_up(condition):
            return max(0, min(self.number_or_zero(code[condition + 1]), code[code[condition + 2] + 1]))
        if code[condition] != ops.ALL:
            return 1 if self.holds(condition) else 0
        held: i64 = 0
        for part in range(condition + 2, condition + 2 + code[condition + 1]):
            if self.holds(code[part]):
                held += 1
        return held

    def fulfil(self, event: i64, seat: i64, pie: i64) -> None:
        """Something happened: it may complete face-up Achievements of this player (CO-50, CO-51, CO-58)."""
        for kind in self.row:
            if self.deck.goal[kind] == event and self.is_unclaimed(kind) and self.meets_goal(seat, kind, pie):
                if self.options.manual_claims:
                    self._note_occasion(kind, seat, pie)
                else:
                    self.lock(kind, seat, pie)

    def is_unclaimed(self, kind: i64) -> bool:
        """CO-R61: not completed already in this turn."""
        return place_of(self.completed, kind) < 0

    def lock(self, kind: i64, seat: i64, pie: i64) -> None:
        """CO-R25: completed from now on, whatever happens to the condition."""
        self.completed = append(self.completed[:], kind)
        self.queue = _queued(self.queue, self.deck.reward[kind], seat, kind, IS_RESOLVING, pie)
        self.unsteady = EVERYBODY

    def fulfil_states(self) -> None:
        """CO-R54 to CO-R56: at a checkpoint every player is considered, in effect order.

        Most conditions are about Kitchens and Pies: they are not tested again while nothing has changed there; nor,
        where one's own are meant, for players whose Kitchen is as it was.
        """
        changed_seats = self.unsteady
        self.unsteady = 0
        for place in range(i64(len(self.row))):
            kind = self.row[place]
            if not changed_seats and not self.deck.goal_is_restless[kind]:
                continue
            if self.deck.goal[kind] == ops.GOAL_STATE:
                if not self.options.counts_fresh and self.fresh[place]:
                    self._wear_off(place, kind)
                if self.is_unclaimed(kind):
                    if self.options.manual_claims:
                        self._note_all_who_meet(kind, self.fresh[place])
                    else:
                        but = self.fresh[place]
                        if self.deck.goal_is_own[kind]:
                            but |= ~changed_seats
                        seat = self._first_to_meet(kind, but)
                        if seat != NO_SEAT:
                            self.lock(kind, seat, NO_PIE)

    def _note_all_who_meet(self, kind: i64, but: i64) -> None:
        seat = self.turn
        for _seat in range(self.seats):
            if not but & BIT[seat] and self.meets_goal(seat, kind, NO_PIE):
                self._note_occasion(kind, seat, NO_PIE)
            seat = self.next_in_effects(seat)

    def _note_occasion(self, kind: i64, seat: i64, pie: i64) -> None:
        """CO-52, CO-R59: it can be pointed out until the next turn begins."""
        if not self.has_occasion(kind, seat):
            self.occasions = append(append(append(self.occasions[:], kind), seat), pie)

    def has_occasion(self, kind: i64, seat: i64) -> bool:
        """Has this player fulfilled this Achievement in this turn?"""
        for entry in range(i64(len(self.occasions)) // OCCASION):
            if self.occasions[entry * OCCASION] == kind and self.occasions[entry * OCCASION + 1] == seat:
                return True
        return False

    def _first_to_meet(self, kind: i64, but: i64) -> i64:
        seat = self.turn
        for _seat in range(self.seats):
            if not but & BIT[seat] and self.meets_goal(seat, kind, NO_PIE):
                return seat
            seat = self.next_in_effects(seat)
        return NO_SEAT

    # -- The row -------------------------------------------------------------------------

    def _wear_off(self, place: i64, kind: i64) -> None:
        """Option `fresh_achievements: need_change`: a player who no longer meets the condition can meet it again."""
        already = self.fresh[place]
        for seat in range(self.seats):
            if already & BIT[seat] and not self.meets_goal(seat, kind, NO_PIE):
                already -= BIT[seat]
        if already != self.fresh[place]:
            self.fresh = changed(self.fresh, place, already)

    def fill_row(self, place: i64) -> None:
        """CO-54, CO-56, CO-R68: a new Achievement in its place, as long as there are any."""
        while len(self.row) < ROW and len(self.pile):
            kind = self.pile[len(self.pile) - 1]
            already: i64 = 0
            if not self.options.counts_fresh and self.deck.goal[kind] == ops.GOAL_STATE:
                for seat in range(self.seats):
                    if self.meets_goal(seat, kind, NO_PIE):
                        already |= BIT[seat]
            self.turn_up(min(place, i64(len(self.row))), already)
            place = len(self.row)

    def take_from_row(self, kind: i64) -> None:
        """CO-R60: a completed Achievement leaves the row before its reward."""
        place = place_of(self.row, kind)
        self.hole = place
        row = vec[i64](capacity=ROW)
        fresh = vec[i64](capacity=ROW)
        for other in range(i64(len(self.row))):
            if other != place:
                row = append(row, self.row[other])
                fresh = append(fresh, self.fresh[other])
        self.row = row
        self.fresh = fresh

    def send_to_pile(self, kind: i64, source: i64) -> None:
        """A turned card goes back to the pile; a short row is filled at once (CO-R68)."""
        self.into_pile(kind, source)
        if self.options.shuffle_returned:
            self.shuffle_pile()
        if self.hole < 0:
            self.fill_row(len(self.row))

    # -- The next effect of a batch --------------------------------------------------------

    def next_controller(self) -> i64:
        """CO-34, CO-36: the active player first, then to the left; NO_SEAT if the batch is empty."""
        seat = self.turn
        for _seat in range(self.seats):
            for entry in range(len(self.batch) // ENTRY):
                if self.batch[entry * ENTRY + 1] == seat:
                    return seat
            seat = self.next_in_effects(seat)
        return NO_SEAT

    def different_effects(self, seat: i64) -> vec[i64]:
        """The entries of this player's waiting effects, the oldest of each kind that are interchangeable."""
        found = vec[i64](capacity=8)
        for entry in range(i64(len(self.batch)) // ENTRY):
            if self.batch[entry * ENTRY + 1] == seat:
                known = False
                for other in found:
                    if self._is_interchangeable(entry, other):
                        known = True
                if not known:
                    found = append(found, entry)
        return found

    def _is_interchangeable(self, one: i64, two: i64) -> bool:
        """CO-R89, CO-R92: the same text, and the same references as far as the text uses them."""
        batch = self.batch
        ability = batch[one * ENTRY]
        if ability != batch[two * ENTRY]:
            return False
        if self.deck.ability_uses_this[ability] and batch[one * ENTRY + 3] != batch[two * ENTRY + 3]:
            return False
        return not self.deck.ability_uses_pie[ability] or batch[one * ENTRY + 4] == batch[two * ENTRY + 4]

    def without_entry(self, entry: i64) -> vec[i64]:
        """The batch without one effect."""
        if len(self.batch) == ENTRY:
            return NO_CARDS
        kept = vec[i64](capacity=16)
        for place in range(i64(len(self.batch))):
            if place // ENTRY != entry:
                kept = append(kept, self.batch[place])
        return kept


def _queued(queue: vec[i64], ability: i64, controller: i64, kind: i64, serial: i64, pie: i64) -> vec[i64]:
    longer = append(queue[:], ability)
    longer = append(longer, controller)
    longer = append(longer, kind)
    longer = append(longer, serial)
    return append(longer, pie)
