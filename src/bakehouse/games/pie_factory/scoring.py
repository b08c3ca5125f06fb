# mypyc: compiled
"""Boxing, the end of the game and scoring (PF-30 to PF-34, PF-68 to PF-85)."""

from __future__ import annotations

from typing import Final

from bakehouse.core.bitsets import count, first, listed, seats_in
from bakehouse.core.log import NO_SEAT, PUBLIC
from bakehouse.core.native import i64, vec
from bakehouse.core.state import BIT
from bakehouse.core.vectors import changed
from bakehouse.core.view import Outcome
from bakehouse.games.pie_factory import events
from bakehouse.games.pie_factory.atoms import MAX_PIES
from bakehouse.games.pie_factory.cards import (
    EMPTY,
    GRANDMA,
    PRESIDENT,
    SECRET,
    SECRETARY,
    UP,
    base_of,
    cards_of,
    is_bare,
    side_of,
    top_of,
)
from bakehouse.games.pie_factory.state import ZEROS, BaseState, Step

BONUS: Final = vec[i64]([0, 5, 4, 3])  # PF-80: by icon
MOST_PIES_BONUS: Final[i64] = 3  # PF-73
NOBODY: Final[i64] = 0


class Scoring(BaseState):
    """What boxing does, and what it was worth in the end."""

    __slots__ = ()

    # -- Boxing --------------------------------------------------------------

    def box(self, seat: i64, slot: i64, final: i64) -> None:
        """PF-31: the top card scores; PF-32: the others are discarded."""
        pie = self.pies[seat * MAX_PIES + slot]
        scored = BIT[top_of(pie)]
        if is_bare(pie) and side_of(pie) != UP:
            scored = 0  # PF-33, PF-R19: worth nothing, and not kept
        self.score[seat] |= scored
        if self.listening:
            self.log_event(events.BOXED, seat, slot, final, cards=listed(scored), knowers=PUBLIC)
        self.take_apart(seat, slot, scored)

    def take_apart(self, seat: i64, slot: i64, kept: i64) -> None:
        """The cards of a pie that are not kept go onto the discard pile; a base is turned up (PF-R48)."""
        pie = self.pies[seat * MAX_PIES + slot]
        self.pies[seat * MAX_PIES + slot] = EMPTY
        cards = cards_of(pie) & ~kept
        uncovered: i64 = 0
        if side_of(pie) == SECRET:
            base = base_of(pie)
            if self.options.hidden_discards:
                cards ^= BIT[base]
                self._discard_secretly(seat, slot, base)
            else:
                uncovered = 1
                if self.memory is not None:
                    self.own_memory().uncovered(seat, slot, base)
        self.discard |= cards
        if self.listening and cards:
            self.log_event(events.DISCARDED, seat, uncovered, cards=listed(cards), knowers=PUBLIC)

    def _discard_secretly(self, seat: i64, slot: i64, base: i64) -> None:
        """Option `discards`: what nobody else saw stays secret."""
        self.hidden = changed(self.hidden, seat, self.hidden[seat] | BIT[base])
        if self.listening:
            self.log_event(events.HIDDEN_DISCARDED, seat, cards=self.deck.one[base], knowers=BIT[seat])
        if self.memory is not None:
            self.own_memory().kept_secret(seat, slot)

    # -- The end of the game -------------------------------------------------

    def final_boxing(self) -> None:
        """PF-70, PF-R38: everybody boxes everything; hands are worth nothing."""
        for seat in self.order:
            for slot in range(self.options.max_pies):
                if self.pies[seat * MAX_PIES + slot] != EMPTY:
                    self.box(seat, slot, 1)
        if self.options.closed_piles and self.listening:
            for seat in self.order:  # PF-R62
                self.log_event(events.OPENED, seat, cards=listed(self.score[seat]), knowers=PUBLIC)
        self.acted = 0
        self.next_grandma()

    def next_grandma(self) -> None:
        """PF-82: before any majority is awarded, whoever boxed Grandma decides; PF-R61: in player order."""
        while self.acted < self.seats:
            seat = self.order[self.acted]
            self.acted += 1
            if self._has_grandma(seat):
                self.step = Step.GRANDMA
                self.ask(seat)
                return
        self.log_event(events.ENDED, NO_SEAT)
        self.finish()

    def _has_grandma(self, seat: i64) -> bool:
        """PF-R42: Grandma in the score pile and a President icon that she can change; PF-R43: nowhere else."""
        deck = self.deck
        return self.score[seat] & deck.with_icon[GRANDMA] != 0 and self.score[seat] & deck.with_icon[PRESIDENT] != 0

    def decide_grandma(self, seat: i64, icon: i64) -> None:
        """PF-81: one President icon counts as this one; PF-83: and as nothing else."""
        self.number += 1
        self.grandma = changed(self.grandma, seat, icon)
        self.log_event(events.GRANDMA_DECIDED, seat, icon)
        self.next_grandma()

    # -- Points --------------------------------------------------------------

    def dollars(self, seat: i64) -> i64:
        """PF-71."""
        total: i64 = 0
        cards = self.score[seat]
        while cards:
            total += self.deck.value[first(cards)]
            cards &= cards - 1
        return total

    def icons(self, seat: i64, icon: i64) -> i64:
        """PF-77: the icons in the score pile, with Grandma's change."""
        number = count(self.score[seat] & self.deck.with_icon[icon])
        choice = self.grandma[seat]
        if choice > PRESIDENT:  # FOREMAN or SECRETARY
            if icon == choice:
                number += 1
            elif icon == PRESIDENT:
                number -= 1
        return number

    def boxed_pies(self, seat: i64) -> i64:
        """PF-85: the fillings and toppings in the score pile."""
        return count(self.score[seat] & ~self.deck.crusts)

    def boxed_crusts(self, seat: i64) -> i64:
        """PF-R45."""
        return count(self.score[seat] & self.deck.crusts)

    def majority(self, icon: i64) -> i64:
        """PF-78, PF-79, PF-R39: who has at least one icon and more than every other player; NO_SEAT if nobody has."""
        most: i64 = 0
        owner: i64 = NO_SEAT
        for seat in range(self.seats):
            own = self.icons(seat, icon)
            if own > most:
                most = own
                owner = seat
            elif own == most:
                owner = NO_SEAT
        return owner

    def most_pies(self) -> i64:
        """PF-84, PF-R41: a tie gives nothing, unless the table agreed that all who tie score. A set of seats."""
        most: i64 = 1
        owners: i64 = 0
        for seat in range(self.seats):
            pies = self.boxed_pies(seat)
            if pies > most:
                most = pies
                owners = 0
            if pies == most:
                owners |= BIT[seat]
        return owners if self.options.tied_pies_score or not owners & (owners - 1) else NOBODY

    def all_points(self) -> vec[i64]:
        """PF-71 to PF-73, by seat."""
        points = ZEROS[self.seats][:]
        pies = self.most_pies()
        for seat in range(self.seats):
            points[seat] = self.dollars(seat)
            if pies & BIT[seat]:
                points[seat] += MOST_PIES_BONUS
        for icon in range(PRESIDENT, SECRETARY + 1):
            owner = self.majority(icon)
            if owner != NO_SEAT:
                points[owner] += BONUS[icon]
        return points

    def points(self, seat: i64) -> i64:
        return self.all_points()[seat]

    def winners(self) -> i64:
        return self._winners(self.all_points())

    def _winners(self, points: vec[i64]) -> i64:
        """PF-74 to PF-76, PF-R46: the most points; then the fewest crusts; then together. A set of seats."""
        best: i64 = -1
        fewest: i64 = 0
        found: i64 = 0
        for seat in range(self.seats):
            crusts = self.boxed_crusts(seat)
            if points[seat] > best or (points[seat] == best and crusts < fewest):
                best = points[seat]
                fewest = crusts
                found = BIT[seat]
            elif points[seat] == best and crusts == fewest:
                found |= BIT[seat]
        return found

    def result(self) -> Outcome:
        points = self.all_points()
        winners = seats_in(self._winners(points), self.seats)
        scores: list[int | None] = [int(score) for score in points]
        return Outcome(_why_won(winners, scores), scores, winners)

    def reward(self, seat: int) -> float:
        return self.rewards()[seat]

    def rewards(self) -> list[float]:
        winners = self.winners()
        share = 1 / float(count(winners))
        return [share if winners & BIT[seat] else 0.0 for seat in range(self.seats)]


def _why_won(winners: list[int], scores: list[int | None]) -> str:
    tied = scores.count(scores[winners[0]])
    if tied == 1:
        return "most points"
    return "fewer crusts" if len(winners) < tied else "promoted together"
