# mypyc: compiled
"""What a seat may know as numbers; `fields.toml` says which number means what."""

from __future__ import annotations

from typing import Final

from bakehouse.core.encoder import Encoder as CoreEncoder
from bakehouse.core.encoder import count_up, mark, mark_set, put
from bakehouse.core.layout import Layout
from bakehouse.core.native import i16, i64, vec
from bakehouse.core.state import State as CoreState
from bakehouse.games.cheflebrity.cards import (
    CLAIMS,
    EXTRAS,
    HOLDABLE,
    KINDS,
    NO_KIND,
    PART_OF,
    PLACED,
    QUALITY_OF,
    Pie,
)
from bakehouse.games.cheflebrity.observation import own_answer
from bakehouse.games.cheflebrity.play import State
from bakehouse.games.cheflebrity.state import NOT_ANSWERED, Step

PACKAGE: Final = "bakehouse.games.cheflebrity"
OVER: Final[i64] = 12
SHOWN_PIES: Final[i64] = 12  # of a Working Line
PIE_NUMBERS: Final[i64] = 6  # its number, three parts, how many Extras, their quality


class Encoder(CoreEncoder):
    def __init__(self, state: State) -> None:
        layout = Layout(
            PACKAGE,
            seats=state.seats,
            moves=state.move_space,
            held=HOLDABLE,
            kinds=KINDS,
            placed=PLACED,
            claims=CLAIMS,
        )
        super().__init__(state, layout)
        self.at_step: i64 = layout.start("step")
        self.at_stage: i64 = layout.start("stage")
        self.at_turn: i64 = layout.start("turn")
        self.at_hand: i64 = layout.start("hand")
        self.at_hand_sizes: i64 = layout.start("hand_sizes")
        self.at_pile_size: i64 = layout.start("pile_size")
        self.at_leftovers: i64 = layout.start("leftovers")
        self.at_out: i64 = layout.start("out")
        self.at_working: i64 = layout.start("working")
        self.at_working_count: i64 = layout.start("working_count")
        self.at_serving: i64 = layout.start("serving")
        self.at_desserts: i64 = layout.start("desserts")
        self.at_served_pies: i64 = layout.start("served_pies")
        self.at_kept: i64 = layout.start("kept")
        self.at_started: i64 = layout.start("started")
        self.at_starter: i64 = layout.start("starter")
        self.at_turns: i64 = layout.start("turns")
        self.at_turns_left: i64 = layout.start("turns_left")
        self.at_last_drawer: i64 = layout.start("last_drawer")
        self.at_still: i64 = layout.start("still")
        self.at_served: i64 = layout.start("served")
        self.at_offers: i64 = layout.start("offers")
        self.at_window_open: i64 = layout.start("window_open")
        self.at_threat: i64 = layout.start("threat")
        self.at_attacker: i64 = layout.start("attacker")
        self.at_victim: i64 = layout.start("victim")
        self.at_threatened: i64 = layout.start("threatened")
        self.at_speaker: i64 = layout.start("speaker")
        self.at_partner: i64 = layout.start("partner")
        self.at_gives: i64 = layout.start("gives")
        self.at_wants: i64 = layout.start("wants")
        self.at_counters: i64 = layout.start("counters")
        self.at_accepted: i64 = layout.start("accepted")
        layout.done()

    def write(self, state: CoreState, seat: i64, out: vec[i16], row: i64) -> None:
        assert isinstance(state, State)
        asked = state.waiting
        if not state.over and state.is_window():
            asked = state.window
        self.write_common(state, seat, asked, out, row)
        if state.answers[seat] != NOT_ANSWERED:
            self.write_chain(own_answer(state, seat), out, row)
        self._write_cards(state, seat, out, row)
        for owner in range(state.seats):
            self._write_lines(state, owner, out, row)
        self._write_turn(state, out, row)
        self._write_threat(state, out, row)
        if state.speaker >= 0:
            self._write_offer(state, out, row)

    def _write_cards(self, state: State, seat: i64, out: vec[i16], row: i64) -> None:
        own = seat * HOLDABLE
        left = state.seats * HOLDABLE
        for kind in range(HOLDABLE):
            out[row + self.at_hand + kind] = i16(state.counts[own + kind])
            out[row + self.at_leftovers + kind] = i16(state.counts[left + kind])
        for other in range(state.seats):
            out[row + self.at_hand_sizes + other] = i16(state.sizes[other])
        out[row + self.at_pile_size] = i16(state.left)
        count_up(out, row + self.at_out, state.out)
        for trophy in state.trophies:
            out[row + self.at_kept + trophy] += 1

    def _write_lines(self, state: State, owner: i64, out: vec[i16], row: i64) -> None:
        place = row + self.at_working + owner * SHOWN_PIES * PIE_NUMBERS
        number: i64 = 0
        for pie in state.working[owner]:
            if number < SHOWN_PIES:
                _write_pie(out, place, pie)
            place += PIE_NUMBERS
            number += 1
        out[row + self.at_working_count + owner] = i16(number)
        number = 0
        for pie in state.serving[owner]:
            count_up(out, row + self.at_serving + owner * PLACED, pie.cards)
            if pie.is_pie:
                out[row + self.at_served_pies + owner] += 1
            number += 1
        out[row + self.at_desserts + owner] = i16(number)

    def _write_turn(self, state: State, out: vec[i16], row: i64) -> None:
        place = OVER
        if not state.over:
            place = state.step - 1
        out[row + self.at_step + place] = 1
        stage = state.stage - 1
        out[row + self.at_stage + stage] = 1
        out[row + self.at_turn + state.turn] = 1
        put(out, row + self.at_started, state.started)
        out[row + self.at_starter + state.starter] = 1
        out[row + self.at_turns] = i16(state.turns)
        out[row + self.at_turns_left] = i16(state.turns_left)
        mark(out, row + self.at_last_drawer, state.last_drawer)
        out[row + self.at_still] = i16(state.still)
        out[row + self.at_served] = 1 if state.served else 0
        out[row + self.at_offers] = i16(state.offers)
        out[row + self.at_window_open] = 1 if state.window_open else 0

    def _write_threat(self, state: State, out: vec[i16], row: i64) -> None:
        if state.attack == NO_KIND:
            return
        out[row + self.at_threat + state.attack] = 1
        mark(out, row + self.at_attacker, state.attacker)
        mark(out, row + self.at_victim, state.victim)
        if state.step != Step.OOPS:
            out[row + self.at_threatened] = i16(state.target + 1)

    def _write_offer(self, state: State, out: vec[i16], row: i64) -> None:
        out[row + self.at_speaker + state.speaker] = 1
        mark(out, row + self.at_partner, state.partner)
        count_up(out, row + self.at_gives, state.gives)
        count_up(out, row + self.at_wants, state.wants)
        out[row + self.at_counters] = i16(state.counters)
        mark_set(out, row + self.at_accepted, state.accepted)


def _write_pie(out: vec[i16], place: i64, pie: Pie) -> None:
    out[place] = i16(pie.number)
    for placed in pie.cards:
        part = PART_OF[placed]
        if part < EXTRAS:
            out[place + 1 + part] = i16(placed + 1)
        else:
            out[place + 4] += 1
            out[place + 5] += i16(QUALITY_OF[placed])
