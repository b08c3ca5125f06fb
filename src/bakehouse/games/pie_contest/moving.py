# mypyc: compiled
"""Cards that change their place: by playing, by effects, by Swaps (CO-15 to CO-24, CO-29, CO-57).

A *ref* is a card where it lies, as one number: kind, seat, zone and, in a Kitchen, its serial number.
"""

from __future__ import annotations

from typing import Final

from bakehouse.core.log import NO_SEAT, PUBLIC
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT, NO_CARDS
from bakehouse.games.pie_contest import events
from bakehouse.games.pie_contest.baking import Baking
from bakehouse.games.pie_contest.numbers import REF_SEAT, REF_SERIAL, REF_ZONE
from bakehouse.games.pie_contest.state import (
    FRAME,
    GONE,
    IN_TRASH,
    IS_RESOLVING,
    KITCHEN_SIZE,
    MAX_COUNTED,
    NO_LOOP,
    NO_PIE,
    card_of,
    completer_of,
    counter_of,
    kind_in,
    place_of,
    serial_of,
    without_one,
)
from bakehouse.games.pie_contest.vocabulary import ops

NO_REF: Final[i64] = -1
KIND_OF_REF: Final[i64] = 4095
DESIGN_AND_PLACE: Final[i64] = 16_777_215  # all of a ref but the serial number


def ref_to(kind: i64, zone: i64, seat: i64, serial: i64) -> i64:
    """`seat` is ops.NOBODYS where the zone belongs to nobody."""
    return kind + seat * REF_SEAT + zone * REF_ZONE + serial * REF_SERIAL


def ref_kind(ref: i64) -> i64:
    return ref & KIND_OF_REF


def ref_seat(ref: i64) -> i64:
    return (ref >> 12) & 15


def ref_zone(ref: i64) -> i64:
    return (ref >> 16) & 255


def ref_serial(ref: i64) -> i64:
    return ref >> 24


def ref_place(ref: i64) -> i64:
    """Zone and seat, as the log has them."""
    return ref_zone(ref) * 16 + ref_seat(ref)


class Moving(Baking):
    """Whatever moves a card, and what follows from it."""

    __slots__ = ()

    def spot_of_ref(self, ref: i64) -> i64:
        """Where a card of a Kitchen is now: nearly always still in the same one."""
        serial = ref_serial(ref)
        seat = ref_seat(ref)
        kitchen = self.kitchens[seat]
        for place in range(i64(len(kitchen))):
            if serial_of(kitchen[place]) == serial:
                return seat * KITCHEN_SIZE + place
        return self.spot_of(serial)

    # -- Texts that begin and end --------------------------------------------------------

    def begin_text(self, ability: i64, you: i64, kind: i64, serial: i64, pie: i64) -> None:
        """Carry out a text now; the one that it interrupts continues afterwards."""
        self.suspend()
        self.running = True
        self.pc = self.deck.ability_start[ability]
        self.ability = ability
        self.set_words(you, kind, serial, pie)

    def set_words(self, you: i64, kind: i64, serial: i64, pie: i64) -> None:
        """What the words of a text mean when it begins: nothing is left of the text before it."""
        self.you = you
        self.they = NO_SEAT
        self.this_kind = kind
        self.this_serial = serial
        self.that = pie
        self.loop_left = NO_LOOP
        self.it = NO_CARDS
        self.gathered = NO_CARDS

    def suspend(self) -> None:
        """Lay the running text on the stack."""
        if not self.running:
            return
        frames = append(self.stack[:], self.pc)
        frames = append(frames, self.you)
        frames = append(frames, self.they)
        frames = append(frames, self.this_kind)
        frames = append(frames, self.this_serial)
        frames = append(frames, self.that)
        frames = append(frames, self.loop_left)
        frames = append(frames, self.loop_body)
        self.stack = append(frames, self.ability)
        self.its = append(append(self.its[:], self.it), self.gathered)

    def resume(self) -> None:
        """Continue the text that was interrupted last, if there is one."""
        top: i64 = len(self.stack) - FRAME
        if top < 0:
            self.running = False
            self.that = NO_PIE
            return
        frames = self.stack
        self.pc = frames[top]
        self.you = frames[top + 1]
        self.they = frames[top + 2]
        self.this_kind = frames[top + 3]
        self.this_serial = frames[top + 4]
        self.that = frames[top + 5]
        self.loop_left = frames[top + 6]
        self.loop_body = frames[top + 7]
        self.ability = frames[top + 8]
        self.stack = frames[:top]
        depth: i64 = len(self.its) - 2
        self.it = self.its[depth]
        self.gathered = self.its[depth + 1]
        self.its = self.its[:depth]

    # -- Playing -------------------------------------------------------------------------

    def lay_down(self, seat: i64, kind: i64) -> i64:
        """CO-15, CO-29: a played Action goes to the Trash, a played Ingredient into the Kitchen."""
        self.out_of_hand(seat, kind, PUBLIC)
        if self.listening:
            self.log_event(events.PLAYED, seat, cards=self.deck.one[kind], knowers=PUBLIC)
        if not self.deck.action[kind]:
            serial = self._into_kitchen(seat, kind, seat, 0, 0)
            return ref_to(kind, ops.KITCHEN, seat, serial)
        if kind >= self.deck.pantry_kinds:  # CO-R66
            self.send_to_pile(kind, ops.HAND * 16 + seat)
            return ref_to(kind, ops.PILE, ops.NOBODYS, 0)
        self.into_trash(kind)
        return ref_to(kind, ops.TRASH, ops.NOBODYS, 0)

    def begin_played_texts(self, seat: i64, played: i64) -> None:
        """CO-16, CO-29, CO-30: then its text."""
        deck = self.deck
        kind = ref_kind(played)
        if deck.action[kind]:
            serial: i64 = IN_TRASH if ref_zone(played) == ops.TRASH else GONE
            self.begin_text(deck.ability_first[kind], seat, kind, serial, NO_PIE)
        elif deck.events[kind] & BIT[ops.PLAYED]:
            serial = ref_serial(played)
            # From the last to the first, because each text interrupts the one before it.
            ability = deck.ability_first[kind + 1] - 1
            while ability >= deck.ability_first[kind]:
                if deck.ability_event[ability] == ops.PLAYED:
                    self.begin_text(ability, seat, kind, serial, NO_PIE)
                ability -= 1

    def _into_kitchen(self, seat: i64, kind: i64, completer: i64, serial: i64, counter: i64) -> i64:
        """CO-R86: to the right end. A card that comes from outside gets a new serial number.

        `completer` is asked for only if the card is a turned Achievement.
        """
        if kind < self.deck.pantry_kinds:
            completer = NO_SEAT
        if not serial:
            self.serials += 1
            serial = self.serials
        self.set_kitchen(seat, append(self.kitchens[seat][:], card_of(kind, completer, serial, counter)))
        return serial

    # -- Moving by effects ---------------------------------------------------------------

    def move_ref(self, ref: i64, destination: i64, owner: i64, viewers: i64, *, by_chance: bool) -> i64:
        """Move one card; where it lies then, or NO_REF if it stayed. `viewers` see a card that moves in secret."""
        kind = ref_kind(ref)
        zone = ref_zone(ref)
        if destination == ops.KITCHEN and not self._is_received(kind, owner):  # CO-20
            return NO_REF
        if zone == ops.KITCHEN:
            return self._move_from_kitchen(ref, destination, owner)
        seat = ref_seat(ref)
        completer: i64 = NO_SEAT
        shown = viewers
        if destination == ops.KITCHEN or destination == ops.TRASH or kind >= self.deck.pantry_kinds:
            shown = PUBLIC
        if zone == ops.HAND:
            completer = seat
            self.out_of_hand(seat, kind, shown)
        elif zone == ops.TRASH:
            shown = PUBLIC
            self.out_of_trash(kind)
        elif zone == ops.RESOLVING:
            completer = self.you
            self.this_serial = GONE
        there = self._arrive(kind, destination, owner, completer, 0, 0, shown, ref_place(ref))
        if zone == ops.RESOLVING and ref_zone(there) == ops.KITCHEN:
            self.this_serial = ref_serial(there)
        self._log_move(kind, ref, there, shown, by_chance=by_chance)
        return there

    def arrive_from_hand(self, ref: i64, destination: i64, owner: i64, viewers: i64) -> i64:
        """The second half of a move out of a hand, for gifts that all leave before any arrives."""
        kind = ref_kind(ref)
        there = self._arrive(kind, destination, owner, ref_seat(ref), 0, 0, viewers, ref_place(ref))
        self._log_move(kind, ref, there, viewers, by_chance=False)
        return there

    def _is_received(self, kind: i64, owner: i64) -> bool:
        """CO-18, CO-20: only Ingredients, only while there is room."""
        return owner != NO_SEAT and self.deck.ingredient[kind] != 0 and self.room(owner) > 0

    def _move_from_kitchen(self, ref: i64, destination: i64, owner: i64) -> i64:
        spot = self.spot_of_ref(ref)
        if spot < 0:
            return NO_REF
        seat = spot // KITCHEN_SIZE
        if destination == ops.KITCHEN and seat == owner:
            return NO_REF  # it is there already
        card = self.kitchens[seat][spot % KITCHEN_SIZE]
        kind = kind_in(card)
        self.set_kitchen(seat, without_one(self.kitchens[seat], spot % KITCHEN_SIZE))
        counter = counter_of(card)
        if self.options.reset_on_move:  # CO-R28
            counter = 0
        completer = completer_of(card)
        here = ops.KITCHEN * 16 + seat
        there = self._arrive(kind, destination, owner, completer, serial_of(card), counter, PUBLIC, here)
        self._log_move(kind, ref, there, PUBLIC, by_chance=False)
        if destination == ops.TRASH:
            self.collect(ops.TRASHED, seat, kind, serial_of(card), NO_PIE)
            if seat != self.you:
                self.fulfil(ops.GOAL_RAID, self.you, NO_PIE)
        if seat != self.you:
            self.fulfil(ops.GOAL_LOST, seat, NO_PIE)
        return there

    def _arrive(
        self,
        kind: i64,
        destination: i64,
        owner: i64,
        completer: i64,
        serial: i64,
        counter: i64,
        viewers: i64,
        here: i64,
    ) -> i64:
        """Put a card that was taken up to its new place; CO-57, CO-R64: a turned card may go to the pile instead."""
        turned = kind >= self.deck.pantry_kinds
        if destination == ops.KITCHEN:
            serial = self._into_kitchen(owner, kind, completer, serial, counter)
            return ref_to(kind, ops.KITCHEN, owner, serial)
        if turned and (destination != ops.HAND or owner != completer):
            self.send_to_pile(kind, here)
            return ref_to(kind, ops.PILE, ops.NOBODYS, 0)
        if destination == ops.HAND:
            self.into_hand(owner, kind, viewers)
            return ref_to(kind, ops.HAND, owner, 0)
        if destination == ops.TRASH:
            self.into_trash(kind)
        elif destination == ops.PANTRY:
            self.put_on_top(kind, viewers)
        else:
            self.slip_under(vec[i64]([kind]), vec[i64]([viewers & (BIT[self.seats + 1] - 1)]))
        return ref_to(kind, destination, ops.NOBODYS, 0)

    def _log_move(self, kind: i64, ref: i64, there: i64, viewers: i64, *, by_chance: bool) -> None:
        if not self.listening or ref_zone(there) == ops.PILE:  # that it went to the pile is logged already
            return
        if ref_zone(ref) == ops.RESOLVING:
            self.log_event(events.TURNED_INTO, self.you, ref_place(there), cards=self.deck.one[kind], knowers=PUBLIC)
            return
        chance: i64 = 1 if by_chance else 0
        cards = self.deck.one[kind]
        self.log_event(
            events.MOVED,
            self.you,
            ref_place(ref),
            ref_place(there),
            chance,
            cards=cards,
            knowers=viewers,
            luck=by_chance,
        )

    # -- Swaps, worths -------------------------------------------------------------------

    def swap(self, one: i64, two: i64) -> None:
        """CO-R30, CO-R86: both change places at once; full Kitchens do not matter."""
        first = self.spot_of_ref(one)
        second = self.spot_of_ref(two)
        if first < 0 or second < 0:
            return
        giver = first // KITCHEN_SIZE
        taker = second // KITCHEN_SIZE
        given = self._moved_card(self.kitchens[giver][first % KITCHEN_SIZE])
        taken = self._moved_card(self.kitchens[taker][second % KITCHEN_SIZE])
        self._lay(giver, first % KITCHEN_SIZE, taken)
        self._lay(taker, second % KITCHEN_SIZE, given)
        if self.listening:
            cards = vec[i64]([kind_in(given), kind_in(taken)])
            self.log_event(events.SWAPPED, self.you, giver, taker, cards=cards, knowers=PUBLIC)
        self.fulfil(ops.GOAL_SWAP, self.you, NO_PIE)
        for seat in (giver, taker):
            if seat != self.you:
                self.fulfil(ops.GOAL_LOST, seat, NO_PIE)

    def _moved_card(self, card: i64) -> i64:
        """CO-R28: counters travel with the card, unless the table resets them."""
        if not self.options.reset_on_move:
            return card
        return card_of(kind_in(card), completer_of(card), serial_of(card), 0)

    def _lay(self, seat: i64, place: i64, card: i64) -> None:
        kitchen = self.kitchens[seat][:]
        kitchen[place] = card
        self.set_kitchen(seat, kitchen)

    def change_worth(self, ref: i64, number: i64, *, is_set: bool) -> None:
        """The counter of a card in a Kitchen; `set` adds what is missing."""
        spot = self.spot_of_ref(ref)
        if spot < 0:
            return
        seat = spot // KITCHEN_SIZE
        place = spot % KITCHEN_SIZE
        change = number - self.worth_at(seat, place) if is_set else number
        card = self.kitchens[seat][place]
        counter = max(-MAX_COUNTED, min(counter_of(card) + change, MAX_COUNTED))
        self._lay(seat, place, card_of(kind_in(card), completer_of(card), serial_of(card), counter))
        if self.listening:
            cards = self.deck.one[kind_in(card)]
            self.log_event(events.WORTH_CHANGED, self.you, seat, change, counter, cards=cards, knowers=PUBLIC)

    # -- Cards of the Pantry that are looked at ------------------------------------------

    def look(self, top: i64, seat: i64) -> None:
        """CO-R87: the top cards; if there are fewer, the Trash is shuffled underneath."""
        if self.left < top:
            self.reshuffle()
        self.looked = min(top, self.left)
        if self.listening:
            cards = self.pantry[self.left - self.looked : self.left]
            self.log_event(events.LOOKED, seat, self.looked, cards=cards, knowers=BIT[seat], luck=True)

    def note_look(self, viewers: i64) -> None:
        """CO-K7: these viewers know the cards now where they lie."""
        if self.memory is not None:
            memory = self.own_memory()
            masks = memory.pantry[: self.left]
            for place in range(self.left - self.looked, self.left):
                masks[place] = masks[place] | (viewers & memory.everybody)
            memory.pantry = masks

    def lift_looked(self, seat: i64, refs: vec[i64]) -> i64:
        """Take up the chosen ones and put the rest at the bottom in its old order; return who knows the chosen ones.

        CO-R101: of equal cards the lowest are taken. CO-K8: of cards that were known before, others cannot tell which
        were taken, unless all were.
        """
        first = self.left - self.looked
        rest = vec[i64](capacity=8)
        taken = vec[i64](capacity=8)
        for ref in refs:
            taken = append(taken, ref_kind(ref))
        knew: i64 = -1
        memory = self.memory
        for place in range(first, self.left):
            at = place_of(taken, self.pantry[place])
            if at >= 0:
                taken[at] = -1
                if memory is not None:
                    knew &= memory.pantry[place]
            else:
                rest = append(rest, self.pantry[place])
        self.left = first
        all_taken = len(rest) == 0
        if not all_taken:
            self.slip_under(rest, vec[i64]([BIT[seat] for _card in range(len(rest))]))
        self.looked = 0
        if all_taken and memory is not None:
            return BIT[seat] | knew
        return BIT[seat]

    def shield(self, what: i64, seat: i64) -> None:
        """Until the start of this player's next turn."""
        if what == 0:
            self.shield_kitchen |= BIT[seat]
        else:
            self.shield_pies |= BIT[seat]
        self.log_event(events.SHIELDED, seat, what)

    def this_ref(self) -> i64:
        """`this` where it can be moved or changed; NO_REF otherwise (CO-R20, CO-R23, CO-R81)."""
        if self.this_serial == IS_RESOLVING:
            return ref_to(self.this_kind, ops.RESOLVING, ops.NOBODYS, 0)
        spot = self.spot_of(self.this_serial)
        if spot < 0:
            return NO_REF
        return ref_to(self.this_kind, ops.KITCHEN, spot // KITCHEN_SIZE, self.this_serial)
