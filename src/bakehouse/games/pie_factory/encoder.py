# mypyc: compiled
"""What a seat may know as numbers; `fields.toml` says which number means what."""

from __future__ import annotations

from typing import Final

from bakehouse.core.bitsets import count, first
from bakehouse.core.encoder import Encoder as CoreEncoder
from bakehouse.core.encoder import put
from bakehouse.core.layout import Layout
from bakehouse.core.native import i16, i64, vec
from bakehouse.core.state import State as CoreState
from bakehouse.games.pie_factory.atoms import MAX_PIES
from bakehouse.games.pie_factory.cards import (
    EMPTY,
    FILLED,
    NO_CARD,
    SECRET,
    TOPPED,
    base_of,
    filling_of,
    side_of,
    topping_of,
)
from bakehouse.games.pie_factory.play import State
from bakehouse.games.pie_factory.state import Step

PACKAGE: Final = "bakehouse.games.pie_factory"
OVER: Final[i64] = 5
STEP_PLACES: Final = vec[i64]([0, 0, 0, 0, 1, 2, 3, 4])  # by the value of a step: the word of the View


class Encoder(CoreEncoder):
    def __init__(self, state: State) -> None:
        self.cards: i64 = len(state.deck.codes)
        self.slots: i64 = state.options.max_pies
        layout = Layout(
            PACKAGE,
            seats=state.seats,
            moves=state.move_space,
            cards=self.cards,
            line=state.seats + 2,
            slots=self.slots,
        )
        super().__init__(state, layout)
        self.at_step: i64 = layout.start("step")
        self.at_day: i64 = layout.start("day")
        self.at_round: i64 = layout.start("round")
        self.at_order: i64 = layout.start("order")
        self.at_acted: i64 = layout.start("acted")
        self.at_drafted: i64 = layout.start("drafted")
        self.at_line: i64 = layout.start("line")
        self.at_costs: i64 = layout.start("costs")
        self.at_deck_size: i64 = layout.start("deck_size")
        self.at_discard: i64 = layout.start("discard")
        self.at_hidden_discards: i64 = layout.start("hidden_discards")
        self.at_own_hidden: i64 = layout.start("own_hidden")
        self.at_hand: i64 = layout.start("hand")
        self.at_hand_sizes: i64 = layout.start("hand_sizes")
        self.at_front_sides: i64 = layout.start("front_sides")
        self.at_front_cards: i64 = layout.start("front_cards")
        self.at_pie_sides: i64 = layout.start("pie_sides")
        self.at_pie_bases: i64 = layout.start("pie_bases")
        self.at_pie_fillings: i64 = layout.start("pie_fillings")
        self.at_pie_toppings: i64 = layout.start("pie_toppings")
        self.at_score: i64 = layout.start("score")
        self.at_score_sizes: i64 = layout.start("score_sizes")
        self.at_grandma: i64 = layout.start("grandma")
        layout.done()

    def write(self, state: CoreState, seat: i64, out: vec[i16], row: i64) -> None:
        assert isinstance(state, State)
        self.write_common(state, seat, state.waiting, out, row)
        self._write_turn(state, out, row)
        self._write_piles(state, seat, out, row)
        for owner in range(state.seats):
            self._write_seat(state, owner, seat, out, row)

    def _write_turn(self, state: State, out: vec[i16], row: i64) -> None:
        place = OVER
        if not state.over:
            place = STEP_PLACES[state.step]
        out[row + self.at_step + place] = 1
        out[row + self.at_day] = i16(state.day)
        out[row + self.at_round] = i16(state.round)
        for position in range(state.seats):
            out[row + self.at_order + state.order[position]] = i16(position)
        out[row + self.at_acted] = i16(state.acted)
        out[row + self.at_drafted] = 1 if state.drafted else 0
        put(out, row + self.at_grandma, state.grandma)

    def _write_piles(self, state: State, seat: i64, out: vec[i16], row: i64) -> None:
        for position in range(state.seats + 2):
            card = state.line[position]
            if card != NO_CARD:
                out[row + self.at_line + card] = i16(position + 1)
            out[row + self.at_costs + position] = i16(state.cost(position))
        out[row + self.at_deck_size] = i16(state.left)
        _mark_cards(out, row + self.at_discard, state.discard)
        _mark_cards(out, row + self.at_own_hidden, state.hidden[seat])
        _mark_cards(out, row + self.at_hand, state.hands[seat])

    def _write_seat(self, state: State, owner: i64, seat: i64, out: vec[i16], row: i64) -> None:
        out[row + self.at_hidden_discards + owner] = i16(count(state.hidden[owner]))
        out[row + self.at_hand_sizes + owner] = i16(count(state.hands[owner]))
        out[row + self.at_score_sizes + owner] = i16(count(state.score[owner]))
        front = state.fronts[owner]
        if front != EMPTY:
            out[row + self.at_front_sides + owner] = i16(side_of(front))
            if side_of(front) != SECRET or owner == seat:
                out[row + self.at_front_cards + base_of(front)] = i16(owner + 1)
        for slot in range(self.slots):
            pie = state.pies[owner * MAX_PIES + slot]
            if pie != EMPTY:
                self._write_pie(pie, owner, slot, seat, out, row)
        scoring = state.over or state.step == Step.GRANDMA
        if not state.options.closed_piles or owner == seat or scoring:  # PF-R47, PF-R62
            _mark_cards(out, row + self.at_score + owner * self.cards, state.score[owner])

    def _write_pie(self, pie: i64, owner: i64, slot: i64, seat: i64, out: vec[i16], row: i64) -> None:
        cards = owner * self.cards
        out[row + self.at_pie_sides + owner * self.slots + slot] = i16(side_of(pie))
        if side_of(pie) != SECRET or owner == seat:  # PF-R49
            out[row + self.at_pie_bases + cards + base_of(pie)] = i16(slot + 1)
        if pie >= FILLED:
            out[row + self.at_pie_fillings + cards + filling_of(pie)] = i16(slot + 1)
        if pie >= TOPPED:
            out[row + self.at_pie_toppings + cards + topping_of(pie)] = i16(slot + 1)


def _mark_cards(out: vec[i16], first_place: i64, cards: i64) -> None:
    """1 for every card of a set: like `mark_set`, for sets of few cards among many."""
    while cards:
        out[first_place + first(cards)] = 1
        cards &= cards - 1
