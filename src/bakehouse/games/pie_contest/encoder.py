# mypyc: compiled
"""What a seat may know as numbers; `fields.toml` says which number means what."""

from __future__ import annotations

from typing import Final

from bakehouse.core.encoder import Encoder as CoreEncoder
from bakehouse.core.encoder import count_up, mark, mark_set
from bakehouse.core.layout import Layout
from bakehouse.core.log import NO_SEAT
from bakehouse.core.native import i16, i64, vec
from bakehouse.core.state import BIT
from bakehouse.core.state import State as CoreState
from bakehouse.games.pie_contest.observation import revealed_seat
from bakehouse.games.pie_contest.play import State
from bakehouse.games.pie_contest.state import (
    ENTRY,
    FRAME,
    KITCHEN_SIZE,
    Step,
    completer_of,
    counter_of,
    kind_in,
)

PACKAGE: Final = "bakehouse.games.pie_contest"
STEP_PLACES: Final = vec[i64]([0, 0, 0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])  # by the value of a step
CARD_NUMBERS: Final[i64] = 4  # of a place in a Kitchen
BEST: Final[i64] = 3


class Encoder(CoreEncoder):
    def __init__(self, state: State) -> None:
        deck = state.deck
        layout = Layout(
            PACKAGE,
            seats=state.seats,
            moves=state.move_space,
            designs=deck.count,
            pantry=deck.pantry_kinds,
            achievements=deck.count - deck.pantry_kinds,
        )
        super().__init__(state, layout)
        self.pantry: i64 = deck.pantry_kinds
        self.achievements: i64 = deck.count - deck.pantry_kinds
        self.at_step: i64 = layout.start("step")
        self.at_phase: i64 = layout.start("phase")
        self.at_turn: i64 = layout.start("turn")
        self.at_turns: i64 = layout.start("turns")
        self.at_first: i64 = layout.start("first")
        self.at_hand: i64 = layout.start("hand")
        self.at_hand_sizes: i64 = layout.start("hand_sizes")
        self.at_turned: i64 = layout.start("turned")
        self.at_kitchens: i64 = layout.start("kitchens")
        self.at_trash: i64 = layout.start("trash")
        self.at_pantry_size: i64 = layout.start("pantry_size")
        self.at_row: i64 = layout.start("row")
        self.at_fresh: i64 = layout.start("fresh")
        self.at_pile_size: i64 = layout.start("pile_size")
        self.at_pile_bottom: i64 = layout.start("pile_bottom")
        self.at_pie_counts: i64 = layout.start("pie_counts")
        self.at_best_pies: i64 = layout.start("best_pies")
        self.at_kitchen_shields: i64 = layout.start("kitchen_shields")
        self.at_pie_shields: i64 = layout.start("pie_shields")
        self.at_completed: i64 = layout.start("completed")
        self.at_queue: i64 = layout.start("queue")
        self.at_batch: i64 = layout.start("batch")
        self.at_text: i64 = layout.start("text")
        self.at_text_seat: i64 = layout.start("text_seat")
        self.at_text_other: i64 = layout.start("text_other")
        self.at_text_step: i64 = layout.start("text_step")
        self.at_text_depth: i64 = layout.start("text_depth")
        self.at_player: i64 = layout.start("player")
        self.at_players: i64 = layout.start("players")
        self.at_looked_count: i64 = layout.start("looked_count")
        self.at_looked: i64 = layout.start("looked")
        self.at_revealed: i64 = layout.start("revealed")
        self.at_revealed_seat: i64 = layout.start("revealed_seat")
        self.at_commit: i64 = layout.start("commit")
        self.at_ending: i64 = layout.start("ending")
        self.at_reshuffles: i64 = layout.start("reshuffles")
        layout.done()

    def write(self, state: CoreState, seat: i64, out: vec[i16], row: i64) -> None:
        assert isinstance(state, State)
        asked = state.waiting
        step = state.step
        if not state.over and (step == Step.COMMIT or step == Step.CLAIM or step == Step.POLL):
            asked = state.asked_together()
        self.write_common(state, seat, asked, out, row)
        self._write_turn(state, out, row)
        self._write_cards(state, seat, out, row)
        self._write_achievements(state, out, row)
        self._write_pies(state, out, row)
        if state.running:
            self._write_text(state, seat, out, row)
        if not state.over and step == Step.COMMIT and asked & BIT[seat] and not state.waiting & BIT[seat]:
            count_up(out, row + self.at_commit, state.commits[seat])

    def _write_turn(self, state: State, out: vec[i16], row: i64) -> None:
        out[row + self.at_step + STEP_PLACES[state.step]] = 1
        phase = state.phase - 1
        out[row + self.at_phase + phase] = 1
        out[row + self.at_turn + state.turn] = 1
        out[row + self.at_turns] = i16(state.turns)
        out[row + self.at_first + state.first] = 1
        for place in range(i64(len(state.queue)) // ENTRY):
            out[row + self.at_queue + state.queue[place * ENTRY + 1]] += 1
        for place in range(i64(len(state.batch)) // ENTRY):
            out[row + self.at_batch + state.batch[place * ENTRY + 1]] += 1
        out[row + self.at_ending] = 1 if state.ending else 0
        out[row + self.at_reshuffles] = i16(state.reshuffles)
        if state.step == Step.PLAYER and not state.over:
            mark_set(out, row + self.at_players, state.wanted)

    def _write_cards(self, state: State, seat: i64, out: vec[i16], row: i64) -> None:
        count_up(out, row + self.at_hand, state.hands[seat])
        for owner in range(state.seats):
            hand = state.hands[owner]
            out[row + self.at_hand_sizes + owner] = i16(i64(len(hand)))
            turned = row + self.at_turned + owner * self.achievements - self.pantry
            for kind in hand:
                if kind >= self.pantry:
                    out[turned + kind] += 1
            self._write_kitchen(state, owner, out, row)
        for kind in range(self.pantry):
            out[row + self.at_trash + kind] = i16(state.trash[kind])
        out[row + self.at_pantry_size] = i16(state.left)

    def _write_kitchen(self, state: State, owner: i64, out: vec[i16], row: i64) -> None:
        at = row + self.at_kitchens + owner * KITCHEN_SIZE * CARD_NUMBERS
        kitchen = state.kitchens[owner]
        you = state.you
        state.you = NO_SEAT  # as in a View
        for place in range(i64(len(kitchen))):
            card = kitchen[place]
            out[at] = i16(kind_in(card) + 1)
            out[at + 1] = i16(state.worth_at(owner, place))
            out[at + 2] = i16(counter_of(card))
            out[at + 3] = i16(completer_of(card) + 1)
            at += CARD_NUMBERS
        state.you = you

    def _write_achievements(self, state: State, out: vec[i16], row: i64) -> None:
        for place in range(i64(len(state.row))):
            out[row + self.at_row + state.row[place] - self.pantry] = i16(place + 1)
            mark_set(out, row + self.at_fresh + place * state.seats, state.fresh[place])
        out[row + self.at_pile_size] = i16(i64(len(state.pile)))
        for place in range(state.pile_known):
            out[row + self.at_pile_bottom + state.pile[place] - self.pantry] = i16(place + 1)
        for kind in state.completed:
            out[row + self.at_completed + kind - self.pantry] = 1

    def _write_pies(self, state: State, out: vec[i16], row: i64) -> None:
        for pie in range(i64(len(state.pie_owner))):
            owner = state.pie_owner[pie]
            boxes = state.pie_boxes[pie]
            value = boxes[len(boxes) - 1]
            known = i64(out[row + self.at_pie_counts + owner])
            out[row + self.at_pie_counts + owner] = i16(known + 1)
            _insert(out, row + self.at_best_pies + owner * BEST, min(known, BEST), value)
        mark_set(out, row + self.at_kitchen_shields, state.shield_kitchen)
        mark_set(out, row + self.at_pie_shields, state.shield_pies)

    def _write_text(self, state: State, seat: i64, out: vec[i16], row: i64) -> None:
        mark(out, row + self.at_text, state.this_kind)
        mark(out, row + self.at_text_seat, state.you)
        mark(out, row + self.at_text_other, state.they)
        out[row + self.at_text_step] = i16(state.pc)
        out[row + self.at_text_depth] = i16(i64(len(state.stack)) // FRAME)
        mark(out, row + self.at_player, state.player)
        out[row + self.at_looked_count] = i16(state.looked)
        if state.you != seat:
            return
        for place in range(state.left - state.looked, state.left):
            out[row + self.at_looked + state.pantry[place]] += 1
        if state.step == Step.CARD or state.step == Step.TARGET:
            shown = revealed_seat(state)
            if shown != NO_SEAT and len(state.hands[shown]):
                count_up(out, row + self.at_revealed, state.hands[shown])
                out[row + self.at_revealed_seat + shown] = 1


def _insert(out: vec[i16], first: i64, known: i64, value: i64) -> None:
    """Keep the best values in descending order; `known` of them are there."""
    place = known
    if place == BEST:
        place -= 1
        if value <= i64(out[first + place]):
            return
    while place > 0 and i64(out[first + place - 1]) < value:
        out[first + place] = out[first + place - 1]
        place -= 1
    out[first + place] = i16(value)
