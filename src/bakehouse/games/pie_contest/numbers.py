# mypyc: compiled
"""Numbers, conditions and filters of CEV 1: what a text counts and asks. Nothing here changes the table."""

from __future__ import annotations

from typing import Final

from bakehouse.core.bitsets import count
from bakehouse.core.log import NO_SEAT
from bakehouse.core.native import i64, vec
from bakehouse.core.state import BIT
from bakehouse.games.pie_contest.state import (
    IN_TRASH,
    KITCHEN_SIZE,
    NO_LOOP,
    NO_PIE,
    BaseState,
    counter_of,
    kind_in,
    serial_of,
)
from bakehouse.games.pie_contest.vocabulary import ops

NO_NUMBER: Final[i64] = -1_000_000_000  # the best of no Pies (CO-R82)
MAX_VALUE: Final[i64] = 1_000_000
MIN_BAKED: Final[i64] = 3  # CO-37

# Where the card is that a filter looks at: a seat for its Kitchen, or one of these.
OUTSIDE: Final[i64] = -1  # present worth is printed worth (CO-R83)
IN_OVEN: Final[i64] = -2

# A chosen card as one number; see `moving.ref_to`.
REF_ZONE: Final[i64] = 65_536
REF_SEAT: Final[i64] = 4096
REF_SERIAL: Final[i64] = 16_777_216


class Numbers(BaseState):
    """The words of a text, evaluated for `you`, `they`, `this` and `that` as they are now."""

    __slots__ = ()

    # -- Who -------------------------------------------------------------------------

    def one(self, who: i64) -> i64:
        """The seat that a word names; NO_SEAT if it names nobody, or has to be asked for."""
        if who == ops.YOU:
            return self.you
        if who == ops.THEY:
            return self.they
        if who == ops.ACTIVE:
            return self.turn
        if who == ops.LEFT or who == ops.RIGHT:
            middle = self.you if self.loop_left == NO_LOOP else self.they
            if middle == NO_SEAT:
                return NO_SEAT
            if who == ops.LEFT:
                return (middle + 1) % self.seats
            return (middle + self.seats - 1) % self.seats
        return NO_SEAT

    def players(self, who: i64) -> i64:
        """The seats that a word names, a bit each; where it would have to be asked for, all of them."""
        if who == ops.ANY or who == ops.EVERYBODY:
            return BIT[self.seats] - 1
        if who == ops.OTHER or who == ops.RIVALS:
            return BIT[self.seats] - 1 - BIT[self.you]
        seat = self.one(who)
        if seat == NO_SEAT:
            return 0
        return BIT[seat]

    # -- Worth -----------------------------------------------------------------------

    def worth_at(self, seat: i64, place: i64) -> i64:
        """Printed worth, counter and passives (CO-R27)."""
        card = self.kitchens[seat][place]
        worth = self.deck.worth[kind_in(card)] + counter_of(card)
        if not self.abilities[seat] & BIT[ops.STATIC_WORTH]:
            return worth
        for giver in self.kitchens[seat]:
            if self.deck.events[kind_in(giver)] & BIT[ops.STATIC_WORTH]:
                worth += self._passive_worth(giver, seat, place)
        return worth

    def _passive_worth(self, giver: i64, seat: i64, place: i64) -> i64:
        """What the passives of one card add to another card of the same Kitchen."""
        deck = self.deck
        you, they, kind, serial, loop = self.you, self.they, self.this_kind, self.this_serial, self.loop_left
        self.speak_for(giver, seat)
        added: i64 = 0
        for ability in range(deck.ability_first[self.this_kind], deck.ability_first[self.this_kind + 1]):
            if deck.ability_event[ability] == ops.STATIC_WORTH:
                if self._passive_reaches(ability, seat, place):
                    added += self.number_or_zero(deck.ability_add[ability])
        self.you, self.they, self.this_kind, self.this_serial, self.loop_left = you, they, kind, serial, loop
        return added

    def speak_for(self, card: i64, seat: i64) -> None:
        """Evaluate for a card in a Kitchen: its owner is `you`."""
        self.you = seat
        self.they = NO_SEAT
        self.this_kind = kind_in(card)
        self.this_serial = serial_of(card)
        self.loop_left = NO_LOOP

    def _passive_reaches(self, ability: i64, seat: i64, place: i64) -> bool:
        deck = self.deck
        card = self.kitchens[seat][place]
        reach = deck.ability_reach[ability]
        if deck.code[reach] == ops.THIS:
            if serial_of(card) != self.this_serial:
                return False
        elif not self.fits(deck.code[reach + 3], kind_in(card), serial_of(card), seat, place):
            return False
        condition = deck.ability_cond[ability]
        return condition == ops.NOTHING or self.holds(condition)

    def has_guards(self, seat: i64) -> bool:
        """May cards of this Kitchen be guarded against the effects of `you`?"""
        if seat == self.you:
            return False
        return (self.shield_kitchen & BIT[seat] | self.abilities[seat] & BIT[ops.STATIC_GUARD]) != 0

    def is_guarded(self, seat: i64, place: i64) -> bool:
        """CO-R33: guarded or shielded against rivals' effects; never against its owner's."""
        if seat == self.you:
            return False
        if self.shield_kitchen & BIT[seat]:
            return True
        for giver in self.kitchens[seat]:
            if self.deck.events[kind_in(giver)] & BIT[ops.STATIC_GUARD]:
                if self._guards(giver, seat, place):
                    return True
        return False

    def _guards(self, giver: i64, seat: i64, place: i64) -> bool:
        deck = self.deck
        you, they, kind, serial, loop = self.you, self.they, self.this_kind, self.this_serial, self.loop_left
        self.speak_for(giver, seat)
        found = False
        for ability in range(deck.ability_first[self.this_kind], deck.ability_first[self.this_kind + 1]):
            if deck.ability_event[ability] == ops.STATIC_GUARD:
                if self._passive_reaches(ability, seat, place):
                    found = True
        self.you, self.they, self.this_kind, self.this_serial, self.loop_left = you, they, kind, serial, loop
        return found

    # -- Filters -----------------------------------------------------------------------

    def fits(self, node: i64, kind: i64, serial: i64, where: i64, place: i64) -> bool:
        """Does a card satisfy a filter? `where` is the seat of its Kitchen, OUTSIDE or IN_OVEN."""
        code = self.deck.code
        operation = code[node]
        if operation == ops.ANYTHING:
            return True
        if operation == ops.OF_KINDS:
            return self.deck.set_of_kinds[code[node + 1] * self.deck.count + kind] != 0
        if operation == ops.NOT_THIS:
            return serial == 0 or serial != self.this_serial
        if operation == ops.WORTH_AT_MOST:
            return self.deck.ingredient[kind] != 0 and self._present_worth(kind, where, place) <= code[node + 1]
        if operation == ops.WORTH_AT_LEAST:
            return self.deck.ingredient[kind] != 0 and self._present_worth(kind, where, place) >= code[node + 1]
        if operation == ops.NO_FILTER:
            return not self.fits(code[node + 1], kind, serial, where, place)
        wanted = operation == ops.SOME_FILTER
        for part in range(node + 2, node + 2 + code[node + 1]):
            if self.fits(code[part], kind, serial, where, place) == wanted:
                return wanted
        return not wanted

    def _present_worth(self, kind: i64, where: i64, place: i64) -> i64:
        if where >= 0:
            return self.worth_at(where, place)
        if where == IN_OVEN:
            return counter_of(self.oven_now()[place])
        return self.deck.worth[kind]

    def trash_fitting(self, node: i64, kind: i64) -> i64:
        """How many copies of a kind in the Trash satisfy a filter; the card that speaks may be one of them."""
        copies = self.trash[kind]
        if not copies:
            return 0
        fitting: i64 = 0
        if self.this_kind == kind and self._this_is_in_trash():
            copies -= 1
            if self.fits(node, kind, self.this_serial, OUTSIDE, 0):
                fitting = 1
        if self.fits(node, kind, 0, OUTSIDE, 0):
            fitting += copies
        return fitting

    def _this_is_in_trash(self) -> bool:
        """An Action that is being carried out, or an Ingredient that was Baked or Trashed and speaks of it."""
        return self.this_serial == IN_TRASH or (self.this_serial > 0 and self.spot_of(self.this_serial) < 0)

    def oven_now(self) -> vec[i64]:
        """The Ingredients of the Pie that is being Baked, or of `that` Pie, as they were."""
        if len(self.oven) or self.that == NO_PIE:
            return self.oven
        return self.pie_oven[self.that]

    # -- Counting ------------------------------------------------------------------------

    def tally(self, selector: i64, what: i64) -> i64:
        """COUNT, FLAVORS or TOTAL over every card that a counting selector matches."""
        found: i64 = 0
        word = self.deck.code[selector]
        if word == ops.CHOSEN:
            found = self._tally_zone(selector, what)
        elif word == ops.THIS:
            spot = self.spot_of(self.this_serial)
            if spot >= 0:
                found = self._counted(what, self.this_kind, self._worth_if_asked(what, self.this_kind, spot))
        elif word == ops.IT:
            for ref in self.it:
                kind = ref & 4095
                worth = self._worth_if_asked(what, kind, self.spot_of(ref >> 24))
                found = self._joined(what, found, self._counted(what, kind, worth))
        else:
            for card in self.oven_now():
                found = self._joined(what, found, self._counted(what, kind_in(card), counter_of(card)))
        return count(found) if what == ops.FLAVORS else found

    def _counted(self, what: i64, kind: i64, worth: i64) -> i64:
        if what == ops.COUNT:
            return 1
        if not self.deck.ingredient[kind]:
            return 0
        if what == ops.TOTAL:
            return worth
        return BIT[self.deck.flavor[kind]]

    def _joined(self, what: i64, one: i64, two: i64) -> i64:
        """Flavors are counted once each: they are a set, a bit each."""
        return one | two if what == ops.FLAVORS else one + two

    def _worth_if_asked(self, what: i64, kind: i64, spot: i64) -> i64:
        """Only for a TOTAL: a passive may count its own card, and finding its worth would ask that passive again."""
        if what != ops.TOTAL:
            return 0
        if spot < 0:
            return self.deck.worth[kind]
        return self.worth_at(spot // KITCHEN_SIZE, spot % KITCHEN_SIZE)

    def _tally_zone(self, selector: i64, what: i64) -> i64:
        code = self.deck.code
        zone = code[selector + 1]
        where = code[selector + 3]
        found: i64 = 0
        if zone == ops.KITCHEN or zone == ops.HAND:
            players = self.players(code[selector + 2])
            for seat in range(self.seats):
                if players & BIT[seat]:
                    more = self._tally_seat(seat, zone, where, what)
                    found = self._joined(what, found, more)
        elif zone == ops.TRASH:
            for kind in range(self.deck.pantry_kinds):
                copies = self.trash_fitting(where, kind)
                if copies:
                    each = self._counted(what, kind, self.deck.worth[kind])
                    found = found | each if what == ops.FLAVORS else found + copies * each
        elif zone == ops.PANTRY:
            if what == ops.COUNT:  # the loader refuses anything else
                found = self.left
        else:
            oven = self.oven_now()
            for place in range(i64(len(oven))):
                card = oven[place]
                if self.fits(where, kind_in(card), serial_of(card), IN_OVEN, place):
                    found = self._joined(what, found, self._counted(what, kind_in(card), counter_of(card)))
        return found

    def _tally_seat(self, seat: i64, zone: i64, where: i64, what: i64) -> i64:
        code = self.deck.code
        found: i64 = 0
        if zone == ops.HAND:
            if what == ops.COUNT and code[where] == ops.ANYTHING:
                return self.size(seat)
            for kind in self.hands[seat]:
                if self.fits(where, kind, 0, OUTSIDE, 0):
                    found = self._joined(what, found, self._counted(what, kind, self.deck.worth[kind]))
            return found
        kitchen = self.kitchens[seat]
        if what == ops.COUNT and code[where] == ops.ANYTHING:
            return len(kitchen)
        if what == ops.COUNT and code[where] == ops.OF_KINDS:  # most conditions of the house set
            row = code[where + 1] * self.deck.count
            for card in kitchen:
                found += self.deck.set_of_kinds[row + kind_in(card)]
            return found
        for place in range(i64(len(kitchen))):
            card = kitchen[place]
            if self.fits(where, kind_in(card), serial_of(card), seat, place):
                worth: i64 = 0
                if what == ops.TOTAL:
                    worth = self.worth_at(seat, place)
                found = self._joined(what, found, self._counted(what, kind_in(card), worth))
        return found

    # -- Numbers ---------------------------------------------------------------------------

    def number_or_zero(self, node: i64) -> i64:
        number = self.number_of(node)
        if number == NO_NUMBER:
            return 0
        return number

    def number_of(self, node: i64) -> i64:
        """A number of a text; NO_NUMBER if it asks for the best of no Pies."""
        code = self.deck.code
        operation = code[node]
        if operation == ops.LITERAL:
            return code[node + 1]
        if operation <= ops.TOTAL:
            return self.tally(code[node + 1], operation)
        if operation <= ops.WORST:
            return self._about_pies(operation, self.players(code[node + 1]))
        if operation == ops.VALUE:
            return NO_NUMBER if self.that == NO_PIE else self.value(self.that)
        if operation == ops.MUL:
            number = self.number_of(code[node + 1])
            return NO_NUMBER if number == NO_NUMBER else _bounded(number * code[node + 2])
        if operation == ops.CAP:
            number = self.number_of(code[node + 1])
            return NO_NUMBER if number == NO_NUMBER else min(number, code[node + 2])
        if operation == ops.IF_ELSE:
            return self.number_of(code[node + 2] if self.holds(code[node + 1]) else code[node + 3])
        total: i64 = 0
        for part in range(node + 2, node + 2 + code[node + 1]):
            number = self.number_of(code[part])
            if number == NO_NUMBER:
                return NO_NUMBER
            total = _bounded(total + number)
        return total

    def _about_pies(self, operation: i64, players: i64) -> i64:
        """CO-R82."""
        pies: i64 = 0
        bakers: i64 = 0
        best: i64 = NO_NUMBER
        worst: i64 = NO_NUMBER
        for pie in range(i64(len(self.pie_owner))):
            owner = BIT[self.pie_owner[pie]]
            if players & owner:
                value = self.value(pie)
                pies += 1
                bakers |= owner
                best = value if best == NO_NUMBER or value > best else best
                worst = value if worst == NO_NUMBER or value < worst else worst
        if operation == ops.PIES:
            return pies
        if operation == ops.BAKERS:
            return count(bakers)
        return best if operation == ops.BEST else worst

    # -- Conditions --------------------------------------------------------------------------

    def holds(self, node: i64) -> bool:
        code = self.deck.code
        operation = code[node]
        if operation <= ops.EQUAL:
            return self._compares(operation, self.number_of(code[node + 1]), self.number_of(code[node + 2]))
        if operation == ops.HAS:
            return self.tally(code[node + 1], ops.COUNT) > 0
        if operation == ops.NOT:
            return not self.holds(code[node + 1])
        if operation == ops.MADE:
            return self.that != NO_PIE
        if operation == ops.CAN_BAKE or operation == ops.FULL:
            return self._some_player(operation, self.players(code[node + 1]))
        wanted = operation == ops.SOME
        for part in range(node + 2, node + 2 + code[node + 1]):
            if self.holds(code[part]) == wanted:
                return wanted
        return not wanted

    def _compares(self, operation: i64, one: i64, two: i64) -> bool:
        if one == NO_NUMBER or two == NO_NUMBER:  # CO-R82: a comparison with no Pie is false
            return False
        if operation == ops.AT_LEAST:
            return one >= two
        if operation == ops.AT_MOST:
            return one <= two
        return one == two

    def _some_player(self, operation: i64, players: i64) -> bool:
        for seat in range(self.seats):
            if players & BIT[seat]:
                if operation == ops.FULL and not self.room(seat):
                    return True
                if operation == ops.CAN_BAKE and self.can_bake(seat):
                    return True
        return False

    def can_bake(self, seat: i64) -> bool:
        """CO-37, CO-38, CO-40, CO-R36: three Ingredients or more, exactly one of them Salt."""
        kitchen = self.kitchens[seat]
        if len(kitchen) < MIN_BAKED or self.ending:
            return False
        salts: i64 = 0
        for card in kitchen:
            salts += self.deck.salt[kind_in(card)]
        return salts == 1


def _bounded(number: i64) -> i64:
    """No text counts beyond a million, however much it multiplies."""
    return max(-MAX_VALUE, min(number, MAX_VALUE))
