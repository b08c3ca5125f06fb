# mypyc: compiled
"""Selectors of CEV 1: which cards a step may choose from, and whether a step could do anything at all (CO-R77)."""

from __future__ import annotations

from bakehouse.core.log import NO_SEAT
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT, NO_CARDS
from bakehouse.core.vectors import copies_in
from bakehouse.games.pie_contest.moving import DESIGN_AND_PLACE, NO_REF, Moving, ref_kind, ref_seat, ref_to, ref_zone
from bakehouse.games.pie_contest.numbers import OUTSIDE
from bakehouse.games.pie_contest.state import KITCHEN_SIZE, NO_PIE, kind_in, serial_of
from bakehouse.games.pie_contest.vocabulary import ops


class Selectors(Moving):
    """Pools and possibilities. Nothing here changes the table."""

    __slots__ = ()

    # -- Pools -----------------------------------------------------------------------------

    def pool_of(self, selector: i64) -> vec[i64]:
        """The cards that a selector finds, equal ones side by side; guarded cards are left out."""
        code = self.deck.code
        word = code[selector]
        if word == ops.THIS:
            ref = self.this_ref()
            return NO_CARDS if ref == NO_REF or self._is_out_of_reach(ref) else vec[i64]([ref])
        if word == ops.IT:
            return self._still_there()
        zone = code[selector + 1]
        if zone == ops.KITCHEN:
            return self._kitchen_pool(selector)
        if zone == ops.HAND:
            return self._hand_pool(selector)
        if zone == ops.TRASH:
            return self._trash_pool(code[selector + 3])
        return self._looked_pool(code[selector + 3])

    def _is_out_of_reach(self, ref: i64) -> bool:
        """CO-R33: a guard or shield stops every effect of a rival, also one that speaks of `this` or `it`."""
        if ref_zone(ref) != ops.KITCHEN:
            return False
        spot = self.spot_of_ref(ref)
        return spot >= 0 and self.is_guarded(spot // KITCHEN_SIZE, spot % KITCHEN_SIZE)

    def _still_there(self) -> vec[i64]:
        """`it`: those of its cards that are still where the step before left them."""
        found = vec[i64](capacity=4)
        for ref in self.it:
            zone = ref_zone(ref)
            if zone == ops.KITCHEN:
                there = self.spot_of_ref(ref) >= 0 and not self._is_out_of_reach(ref)
            elif zone == ops.HAND:
                there = copies_in(self.hands[ref_seat(ref)], ref_kind(ref)) > copies_in(found, ref)
            else:
                there = zone == ops.TRASH and self.trash[ref_kind(ref)] > copies_in(found, ref)
            if there:
                found = append(found, ref)
        return found

    def _kitchen_pool(self, selector: i64) -> vec[i64]:
        code = self.deck.code
        players = self.players(code[selector + 2])
        where = code[selector + 3]
        is_any = code[where] == ops.ANYTHING
        found = vec[i64](capacity=8)
        for seat in range(self.seats):
            if players & BIT[seat]:
                kitchen = self.kitchens[seat]
                has_guards = self.has_guards(seat)
                for place in range(i64(len(kitchen))):
                    card = kitchen[place]
                    if is_any or self.fits(where, kind_in(card), serial_of(card), seat, place):
                        if not has_guards or not self.is_guarded(seat, place):
                            found = append(found, ref_to(kind_in(card), ops.KITCHEN, seat, serial_of(card)))
        return self._side_by_side(found)

    def _side_by_side(self, refs: vec[i64]) -> vec[i64]:
        """Cards of one design in the same state are one option: put them side by side, the leftmost first."""
        if not _has_twins(refs):
            return refs
        ordered = vec[i64](capacity=8)
        taken: i64 = 0
        for one in range(i64(len(refs))):
            if one < 62 and taken & BIT[one]:
                continue
            ordered = append(ordered, refs[one])
            for two in range(one + 1, _end_of_kitchen(refs, one)):
                if two < 62 and not taken & BIT[two] and self.is_same_card(refs[one], refs[two]):
                    ordered = append(ordered, refs[two])
                    taken |= BIT[two]
        return ordered

    def is_same_card(self, one: i64, two: i64) -> bool:
        """Same design, zone, counter, turned or not?"""
        if (one ^ two) & DESIGN_AND_PLACE:
            return False
        if ref_zone(one) != ops.KITCHEN:
            return True
        return self._without_serial(one) == self._without_serial(two)

    def _without_serial(self, ref: i64) -> i64:
        spot = self.spot_of_ref(ref)
        card = self.kitchens[spot // KITCHEN_SIZE][spot % KITCHEN_SIZE]
        return card - serial_of(card) * 65_536

    def hand_owners(self, selector: i64) -> i64:
        """Whose hands a hand selector is about; the player who had to be asked for is known by now."""
        who = self.deck.code[selector + 2]
        if who == ops.ANY or who == ops.OTHER:
            if self.player == NO_SEAT:
                return 0
            return BIT[self.player]
        return self.players(who)

    def _hand_pool(self, selector: i64) -> vec[i64]:
        where = self.deck.code[selector + 3]
        players = self.hand_owners(selector)
        found = vec[i64](capacity=8)
        for seat in range(self.seats):
            if players & BIT[seat]:
                for kind in self.hands[seat]:
                    if self.fits(where, kind, 0, OUTSIDE, 0):
                        found = append(found, ref_to(kind, ops.HAND, seat, 0))
        return found

    def _trash_pool(self, where: i64) -> vec[i64]:
        found = vec[i64](capacity=48)
        for kind in range(self.deck.pantry_kinds):
            if self.trash[kind]:
                for _copy in range(self.trash_fitting(where, kind)):
                    found = append(found, ref_to(kind, ops.TRASH, ops.NOBODYS, 0))
        return found

    def _is_in_trash(self, where: i64) -> bool:
        """Is there any card in the Trash that fits?"""
        for kind in range(self.deck.pantry_kinds):
            if self.trash[kind] and self.trash_fitting(where, kind):
                return True
        return False

    def _looked_pool(self, where: i64) -> vec[i64]:
        """The cards of the Pantry that are being looked at, ascending."""
        found = vec[i64](capacity=8)
        for kind in range(self.deck.pantry_kinds):
            for place in range(self.left - self.looked, self.left):
                if self.pantry[place] == kind and self.fits(where, kind, 0, OUTSIDE, 0):
                    found = append(found, ref_to(kind, ops.PANTRY, ops.NOBODYS, 0))
        return found

    def playable(self, seat: i64, kind: i64) -> bool:
        """CO-19, CO-R18, CO-R78: an Action always, an Ingredient if there is room."""
        return self.deck.action[kind] != 0 or self.room(seat) > 0

    def step_pool(self, selector: i64) -> vec[i64]:
        """The pool of the selector that the running step asks about, without cards that could not move."""
        code = self.deck.code
        pool = self.pool_of(selector)
        operation = code[self.pc]
        if operation == ops.PLAY:
            return self._only_playable(pool)
        if operation == ops.SWAP:
            return self._only_swappable(pool)
        if operation == ops.MOVE and code[self.pc + 2] == ops.KITCHEN:
            return self._only_for_kitchen(pool, code[self.pc + 3])
        return pool

    def _only_playable(self, pool: vec[i64]) -> vec[i64]:
        if self.room(self.you):
            return pool
        found = vec[i64](capacity=8)
        for ref in pool:
            if self.deck.action[ref_kind(ref)]:
                found = append(found, ref)
        return found

    def _only_for_kitchen(self, pool: vec[i64], who: i64) -> vec[i64]:
        """CO-18: only Ingredients, and none that are there already."""
        owner = self.one(who)
        found = vec[i64](capacity=32)
        for ref in pool:
            if self.deck.ingredient[ref_kind(ref)]:
                if owner == NO_SEAT or ref_zone(ref) != ops.KITCHEN or ref_seat(ref) != owner:
                    found = append(found, ref)
        return found

    def _only_swappable(self, pool: vec[i64]) -> vec[i64]:
        """CO-R30: the other card lies in another Kitchen. For the first side there has to be such a card."""
        found = vec[i64](capacity=8)
        if self.stage >= 2:
            for ref in pool:
                if ref_seat(ref) != ref_seat(self.side):
                    found = append(found, ref)
            return found
        others = _seats_of(self.pool_of(self.deck.code[self.pc + 2]))
        for ref in pool:
            if others & ~BIT[ref_seat(ref)]:
                found = append(found, ref)
        return found

    # -- Who can be chosen -------------------------------------------------------------------

    def receivers(self, who: i64, destination: i64, ref: i64) -> i64:
        """The players to whom a card could be moved (CO-R32, CO-R33)."""
        players = self.players(who)
        if destination != ops.KITCHEN:
            return players
        found: i64 = 0
        for seat in range(self.seats):
            if players & BIT[seat] and self.room(seat) > 0:
                if seat == self.you or not self.shield_kitchen & BIT[seat]:
                    if ref == NO_REF or ref_zone(ref) != ops.KITCHEN or ref_seat(ref) != seat:
                        found |= BIT[seat]
        return found

    def with_cards(self, players: i64) -> i64:
        """CO-R79: those of these players who have a card in hand."""
        found: i64 = 0
        for seat in range(self.seats):
            if players & BIT[seat] and self.size(seat):
                found |= BIT[seat]
        return found

    def bakers_among(self, players: i64) -> i64:
        found: i64 = 0
        for seat in range(self.seats):
            if players & BIT[seat] and self.can_bake(seat):
                found |= BIT[seat]
        return found

    # -- Could a step do anything? -------------------------------------------------------------

    def can_do(self, step: i64, asker: i64) -> bool:
        """Could this step do anything, as far as this seat knows (NO_SEAT: as far as everybody knows)?"""
        code = self.deck.code
        operation = code[step]
        a = code[step + 1]
        following = code[step + 4]
        if operation == ops.BAKE:
            return self.bakers_among(self.players(a)) != 0
        if operation == ops.DRAW:
            return self.can_draw() and self.players(code[step + 2]) != 0 and self.number_or_zero(a) > 0
        if operation == ops.MOVE:
            return self._can_arrive(step) and self._finds_to_move(step, asker)
        if operation == ops.SWAP:
            return self._can_swap(a, code[step + 2])
        if operation == ops.WORTH:
            return self._can_change_worths(step)
        if operation == ops.REVEAL:
            return self._picks_any(a) and self._finds(a, asker, is_for_kitchen=False)
        if operation == ops.PIE:
            return self._can_change_pies(a, self.number_or_zero(code[step + 2]))
        if operation == ops.PLAY:
            return self._can_play(a, asker)
        if operation == ops.CHOOSE:
            return self._can_choose(step, asker)
        if operation == ops.MAY:  # without a yes, `else` is carried out
            return self.can_do(code[step + 3], asker) or self.can_do_some(code[step + 2], following, asker)
        if operation == ops.IF:
            return self.can_do_some(code[step + 3] if self.holds(a) else code[step + 2], following, asker)
        if operation == ops.EACH:
            return self._can_do_for_some(step, asker)
        if operation == ops.AT_ONCE:
            return self.with_cards(self.players(a)) != 0
        return operation == ops.SHIELD and self.players(code[step + 2]) != 0

    def can_do_some(self, first: i64, following: i64, asker: i64) -> bool:
        """Could any of these steps do anything, up to the one that follows them?"""
        code = self.deck.code
        step = first
        while step != following and code[step] != ops.END and code[step] != ops.NEXT:
            if self.can_do(step, asker):
                return True
            step = code[step + 4]
        return False

    def _picks_any(self, selector: i64) -> bool:
        """Does a selector ask for one card at least?"""
        code = self.deck.code
        return code[selector + 4] == ops.PICK_ALL or self.number_or_zero(code[selector + 5]) > 0

    def _finds_to_move(self, step: i64, asker: i64) -> bool:
        """Only Ingredients go to a Kitchen, and only from elsewhere; that is checked where everybody sees the cards."""
        code = self.deck.code
        selector = code[step + 1]
        is_for_kitchen = code[step + 2] == ops.KITCHEN
        if not self._picks_any(selector):
            return False
        if not is_for_kitchen or self._is_hidden(selector):
            return self._finds(selector, asker, is_for_kitchen=is_for_kitchen)
        for ref in self._only_for_kitchen(self.pool_of(selector), code[step + 3]):
            if self.receivers(code[step + 3], ops.KITCHEN, ref):
                return True
        return False

    def _is_hidden(self, selector: i64) -> bool:
        """Is it about cards of hands or of the Pantry?"""
        code = self.deck.code
        zone = code[selector + 1]
        return code[selector] == ops.CHOSEN and (zone == ops.HAND or zone == ops.PANTRY)

    def _finds(self, selector: i64, asker: i64, *, is_for_kitchen: bool) -> bool:
        """Would a selector find a card? Hidden hands other than the asker's own count by their size only."""
        code = self.deck.code
        if code[selector] == ops.CHOSEN and code[selector + 1] == ops.TRASH:
            return self._is_in_trash(code[selector + 3])
        if not self._is_hidden(selector):
            return len(self.pool_of(selector)) > 0
        if code[selector + 1] == ops.PANTRY:
            return self.can_draw()
        players = self.players(code[selector + 2])
        for seat in range(self.seats):
            if players & BIT[seat] and self.size(seat):
                if seat != asker:
                    return True
                for kind in self.hands[seat]:
                    if self.fits(code[selector + 3], kind, 0, OUTSIDE, 0):
                        if not is_for_kitchen or self.deck.ingredient[kind]:
                            return True
        return False

    def can_move(self, step: i64) -> bool:
        """Is there a place for the cards, and something to look at? Whether cards fit is found out later."""
        code = self.deck.code
        selector = code[step + 1]
        if code[selector] == ops.CHOSEN and code[selector + 1] == ops.PANTRY and not self.can_draw():
            return False
        return self._can_arrive(step)

    def _can_arrive(self, step: i64) -> bool:
        code = self.deck.code
        if code[step + 2] != ops.KITCHEN:
            return self.players(code[step + 3]) != 0
        return self.receivers(code[step + 3], ops.KITCHEN, NO_REF) != 0

    def _can_swap(self, one: i64, two: i64) -> bool:
        seats = _seats_of(self.pool_of(one))
        others = _seats_of(self.pool_of(two))
        both = seats | others
        return seats != 0 and others != 0 and both & (both - 1) != 0

    def _can_change_worths(self, step: i64) -> bool:
        """Is there a card whose worth would be another one?"""
        code = self.deck.code
        if not self._picks_any(code[step + 1]):
            return False
        number = self.number_or_zero(code[step + 2])
        is_set = code[step + 3] != 0
        for ref in self.pool_of(code[step + 1]):
            spot = self.spot_of_ref(ref)
            if ref_zone(ref) == ops.KITCHEN and spot >= 0:
                if is_set and self.worth_at(spot // KITCHEN_SIZE, spot % KITCHEN_SIZE) != number:
                    return True
                if not is_set and number:
                    return True
        return False

    def _can_change_pies(self, which: i64, change: i64) -> bool:
        """Is there such a Pie whose value would change? Not if it is shielded (CO-R33)."""
        if which == ops.THAT_PIE:
            return self.that != NO_PIE and self.changed_value(self.that, change) != self.value(self.that)
        if which == ops.BEST_PIE or which == ops.WORST_PIE:
            pie = self.extreme_pie(best=which == ops.BEST_PIE)
            return pie != NO_PIE and self.changed_value(pie, change) != self.value(pie)
        for pie in range(i64(len(self.pie_owner))):
            is_mine = self.pie_owner[pie] == self.you
            if which == ops.ANY_PIE or is_mine == (which == ops.MY_PIES):
                if self.changed_value(pie, change) != self.value(pie):
                    return True
        return False

    def _can_play(self, selector: i64, asker: i64) -> bool:
        where = self.deck.code[selector + 3]
        if asker == self.you:
            for kind in self.hands[self.you]:
                if self.playable(self.you, kind) and self.fits(where, kind, 0, OUTSIDE, 0):
                    return True
            return False
        if not self.size(self.you):
            return False
        if self.room(self.you):
            return True
        # Everybody sees that there is no room: then only an Action could be played, if the text allows one.
        for kind in range(self.deck.count):
            if self.deck.action[kind] and self.fits(where, kind, 0, OUTSIDE, 0):
                return True
        return False

    def _can_choose(self, step: i64, asker: i64) -> bool:
        """Is there an option that may be chosen, as far as the asker knows, and that could do anything?"""
        code = self.deck.code
        hidden = code[step + 1] >= ops.HIDDEN and asker == NO_SEAT
        for option in range(code[step + 3]):
            place = code[step + 2] + 2 * option
            if hidden or code[place] == ops.NOTHING or self.holds(code[place]):
                if self.can_do_some(code[place + 1], code[step + 4], asker):
                    return True
        return False

    def _can_do_for_some(self, step: i64, asker: i64) -> bool:
        """Could any player of a loop do any of its steps?"""
        code = self.deck.code
        players = self.players(code[step + 1])
        they, loop = self.they, self.loop_left
        found = False
        for seat in range(self.seats):
            if players & BIT[seat] and not found:
                self.they = seat
                self.loop_left = 0
                found = self.can_do_some(code[step + 2], ops.NOTHING, asker)
        self.they, self.loop_left = they, loop
        return found


def _seats_of(refs: vec[i64]) -> i64:
    """In whose Kitchens these cards are, a bit each."""
    seats: i64 = 0
    for ref in refs:
        seats |= BIT[ref_seat(ref)]
    return seats


def _end_of_kitchen(refs: vec[i64], one: i64) -> i64:
    """Behind the last card that can be of the same Kitchen: those are side by side."""
    return min(one + KITCHEN_SIZE, i64(len(refs)))


def _has_twins(refs: vec[i64]) -> bool:
    """Are there two cards of one design in one Kitchen?"""
    for one in range(i64(len(refs))):
        for two in range(one + 1, _end_of_kitchen(refs, one)):
            if (refs[one] ^ refs[two]) & DESIGN_AND_PLACE == 0:
                return True
    return False
