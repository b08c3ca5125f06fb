# mypyc: compiled
"""Baking a Pie, step by step (B1 to B8), and everything that changes the value of a Pie (CO-37 to CO-48)."""

from __future__ import annotations

from typing import Final

from bakehouse.core.log import NO_SEAT, PUBLIC
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT, NO_CARDS
from bakehouse.games.pie_contest import events
from bakehouse.games.pie_contest.numbers import MAX_VALUE
from bakehouse.games.pie_contest.state import (
    COUNTER,
    EVERYBODY,
    FRAME,
    IS_RESOLVING,
    NO_PIE,
    Why,
    card_of,
    completer_of,
    counter_of,
    kind_in,
    serial_of,
)
from bakehouse.games.pie_contest.vocabulary import ops
from bakehouse.games.pie_contest.waiting import Waiting

GRAND_BONUS: Final[i64] = 3  # CO-65
GRAND_PIES: Final[i64] = 4  # CO-63
PIES_TO_END: Final[i64] = 3  # CO-60
CHANGES_WORTH: Final = BIT[ops.STATIC_WORTH] | BIT[ops.BAKING]  # abilities by which cards are worth more or less
SALT_FIRST: Final = vec[i64]([1, 0])  # CO-R40


class Baking(Waiting):
    """The oven and the score cards."""

    __slots__ = ()

    def bake(self, seat: i64, bonus: i64) -> bool:
        """CO-41: False, and nothing happens, if this player cannot Bake (B1)."""
        if not self.can_bake(seat):
            return False
        oven = self._heated(seat)
        self.oven = oven
        value = self._sum(oven)
        if bonus != ops.NOTHING:
            value += self.number_or_zero(bonus)
        self.oven = NO_CARDS
        pie = self._write_down(seat, value, oven)  # B3
        self._empty_kitchen(seat)  # B4
        self._go_stale(seat)  # B5
        self._test_end()  # B6
        if not self.over:
            self._collect_baked(seat, pie, oven)  # B7
        return True

    def oven_value(self, seat: i64) -> i64:
        """What a Pie of all Ingredients in this Kitchen would be worth now, whether it can be Baked or not."""
        kitchen = self.kitchens[seat]
        value: i64 = 0
        if not self.abilities[seat] & CHANGES_WORTH:
            for card in kitchen:
                value += self.deck.worth[kind_in(card)] + counter_of(card)
            return value
        before = self.oven
        self.oven = self._in_order(seat)
        for card in self.oven:
            value += counter_of(card) + self._baking_change(card, seat)
        self.oven = before
        return value

    def _heated(self, seat: i64) -> vec[i64]:
        """B2, CO-44, CO-R40: the Ingredients, Salt first, with their worths and all that Baking adds to them."""
        before = self._in_order(seat)
        self.oven = before
        heated = vec[i64](capacity=5)
        for card in before:
            worth = counter_of(card) + self._baking_change(card, seat)
            heated = append(heated, card_of(kind_in(card), completer_of(card), serial_of(card), worth))
        return heated

    def _in_order(self, seat: i64) -> vec[i64]:
        """The Salt, then the others from left to right, each with its present worth."""
        kitchen = self.kitchens[seat]
        passive = self.abilities[seat] & BIT[ops.STATIC_WORTH] != 0
        ordered = vec[i64]([0] * len(kitchen))
        filled: i64 = 0
        for salt in SALT_FIRST:
            for place in range(i64(len(kitchen))):
                card = kitchen[place]
                kind = kind_in(card)
                if self.deck.salt[kind] == salt:
                    added = self.worth_at(seat, place) - counter_of(card) if passive else self.deck.worth[kind]
                    ordered[filled] = card + added * COUNTER
                    filled += 1
        return ordered

    def _baking_change(self, card: i64, seat: i64) -> i64:
        """What a card's own text adds to its worth while being Baked."""
        deck = self.deck
        kind = kind_in(card)
        if not deck.events[kind] & BIT[ops.BAKING]:
            return 0
        you, they, this, serial, loop = self.you, self.they, self.this_kind, self.this_serial, self.loop_left
        self.speak_for(card, seat)
        change: i64 = 0
        for ability in range(deck.ability_first[kind], deck.ability_first[kind + 1]):
            if deck.ability_event[ability] == ops.BAKING:
                condition = deck.ability_cond[ability]
                if condition == ops.NOTHING or self.holds(condition):
                    change += self.number_or_zero(deck.ability_add[ability])
        self.you, self.they, self.this_kind, self.this_serial, self.loop_left = you, they, this, serial, loop
        return change

    def _sum(self, oven: vec[i64]) -> i64:
        """CO-43, CO-R39: everything counts, the Salt included."""
        total: i64 = 0
        for card in oven:
            total += counter_of(card)
        return total

    def _write_down(self, seat: i64, value: i64, oven: vec[i64]) -> i64:
        """CO-47: the leftmost box of a new line."""
        pie: i64 = len(self.pie_owner)
        boxes = vec[i64]([self._not_below_floor(value)])
        self.pie_owner = append(self.pie_owner[:], seat)
        self.pie_boxes = append(self.pie_boxes[:], boxes)
        self.pie_oven = append(self.pie_oven[:], oven)
        self.unsteady = EVERYBODY
        if self.listening:
            self.log_event(events.BAKED, seat, pie, boxes[0], cards=_kinds(oven), knowers=PUBLIC)
        return pie

    def _not_below_floor(self, value: i64) -> i64:
        """CO-R42: no floor, unless the table has one."""
        return max(value, 0) if self.options.pie_floor else value

    def _empty_kitchen(self, seat: i64) -> None:
        """CO-42, CO-R38: everything goes; CO-R46: turned cards go back to the pile."""
        kinds = _kinds(self._in_order(seat))
        self.set_kitchen(seat, NO_CARDS)
        for kind in kinds:
            if kind < self.deck.pantry_kinds:
                self.into_trash(kind)
            else:
                self.send_to_pile(kind, ops.KITCHEN * 16 + seat)

    def _go_stale(self, baker: i64) -> None:
        """CO-45, CO-46, CO-R43: every Pie of every rival."""
        if self.options.staleness:
            for pie in range(i64(len(self.pie_owner))):
                if self.pie_owner[pie] != baker:
                    self.change_pie(pie, -self.options.staleness)

    def change_pie(self, pie: i64, change: i64) -> None:
        """CO-48: the new value goes into the next box."""
        before = self.value(pie)
        after = self.changed_value(pie, change)
        if after == before:
            return
        lines = self.pie_boxes[:]
        lines[pie] = append(lines[pie][:], after)
        self.pie_boxes = lines
        self.unsteady = EVERYBODY
        self.log_event(events.PIE_CHANGED, self.pie_owner[pie], pie, after, after - before)

    def changed_value(self, pie: i64, change: i64) -> i64:
        """What a Pie would be worth after a change; CO-R33: a shield stops every lowering."""
        if change < 0 and self.shield_pies & BIT[self.pie_owner[pie]]:
            return self.value(pie)
        return max(-MAX_VALUE, min(self._not_below_floor(self.value(pie) + change), MAX_VALUE))

    def extreme_pie(self, *, best: bool) -> i64:
        """The best or worst Pie of `you`; of equal ones the older."""
        found: i64 = NO_PIE
        for pie in range(i64(len(self.pie_owner))):
            if self.pie_owner[pie] == self.you:
                if found == NO_PIE:
                    found = pie
                elif best and self.value(pie) > self.value(found):
                    found = pie
                elif not best and self.value(pie) < self.value(found):
                    found = pie
        return found

    def add_grand_bonus(self, seat: i64, but: i64) -> None:
        """CO-65, CO-R69, CO-R70: every Pie that the player has Baked is worth 3 more."""
        for pie in range(i64(len(self.pie_owner))):
            if self.pie_owner[pie] == seat and pie != but:
                self.change_pie(pie, GRAND_BONUS)

    def _collect_baked(self, seat: i64, pie: i64, oven: vec[i64]) -> None:
        """B7: `baked` of the Pie's cards, `rival_bake` of the rivals' cards, goals about Baking (CO-R94)."""
        for card in oven:
            self.collect(ops.BAKED, seat, kind_in(card), serial_of(card), pie)
        rival = self.turn
        for _seat in range(self.seats):
            if rival != seat:
                self.collect_kitchen(ops.RIVAL_BAKE, rival, pie)
            rival = self.next_in_effects(rival)
        self.fulfil(ops.GOAL_BAKE, seat, pie)

    # -- The end (CO-59, CO-60, CO-63) -----------------------------------------------------

    def _test_end(self) -> None:
        why = self.reason_to_end()
        if why != Why.NOT_YET:
            self._end(why)

    def reason_to_end(self) -> i64:
        """Why the game is over by the Pies that were Baked; CO-63 replaces the other two (CO-R71)."""
        fewest = self.pies_of(0)
        most = fewest
        for seat in range(1, self.seats):
            pies = self.pies_of(seat)
            fewest = min(fewest, pies)
            most = max(most, pies)
        if self.options.grand:
            return Why.GRAND if fewest >= GRAND_PIES else Why.NOT_YET
        if fewest >= (2 if self.options.two_each else 1):
            return Why.EVERYBODY
        return Why.THREE if most >= PIES_TO_END else Why.NOT_YET

    def _end(self, why: i64) -> None:
        """CO-R48: at once; or, as an option, after the effects of this checkpoint."""
        self.why = why
        if self.options.finish_effects:
            self.ending = True
        else:
            self.close()

    def close(self) -> None:
        """The game is over: whatever was in progress is dropped."""
        self._lay_aside_reward()
        self.running = False
        self.stack = NO_CARDS
        self.its = vec[vec[i64]]()
        self.queue = NO_CARDS
        self.batch = NO_CARDS
        self.that = NO_PIE
        self.finish()
        self.log_event(events.ENDED, NO_SEAT, self.why)

    def _lay_aside_reward(self) -> None:
        """CO-I1: if the game ends inside a reward, its Achievement goes where completed ones go."""
        if self.hole < 0:
            return
        self.hole = -1
        kind, serial, ability = self.this_kind, self.this_serial, self.ability
        frame: i64 = len(self.stack)
        while self.deck.ability_event[ability] != ops.REWARD:
            frame -= FRAME
            kind, serial, ability = self.stack[frame + 3], self.stack[frame + 4], self.stack[frame + 8]
        if serial == IS_RESOLVING:
            self.into_pile(kind, ops.RESOLVING * 16 + ops.NOBODYS)


def _kinds(cards: vec[i64]) -> vec[i64]:
    kinds = vec[i64](capacity=5)
    for card in cards:
        kinds = append(kinds, kind_in(card))
    return kinds
