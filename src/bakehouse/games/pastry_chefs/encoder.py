# mypyc: compiled
"""What a seat may know as numbers; `fields.toml` says which number means what."""

from __future__ import annotations

from typing import Final

from bakehouse.core.encoder import Encoder as CoreEncoder
from bakehouse.core.encoder import mark, mark_set, put
from bakehouse.core.layout import Layout
from bakehouse.core.native import i16, i64, vec
from bakehouse.core.state import State as CoreState
from bakehouse.games.pastry_chefs.cards import KINDS, PASTRIES, PASTRY_CARDS, cards_in
from bakehouse.games.pastry_chefs.play import State
from bakehouse.games.pastry_chefs.state import SEATS, Step, X

PACKAGE: Final = "bakehouse.games.pastry_chefs"
OVER: Final[i64] = 7
# By the value of a step: the word of the View. The steps inside a chain look like its first one.
STEP_PLACES: Final = vec[i64]([0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 5, 5, 6])


class Encoder(CoreEncoder):
    def __init__(self, state: State) -> None:
        layout = Layout(PACKAGE, seats=state.seats, moves=state.move_space, kinds=KINDS)
        super().__init__(state, layout)
        self.at_step: i64 = layout.start("step")
        self.at_turn: i64 = layout.start("turn")
        self.at_hand: i64 = layout.start("hand")
        self.at_hand_sizes: i64 = layout.start("hand_sizes")
        self.at_discard: i64 = layout.start("discard")
        self.at_deck_size: i64 = layout.start("deck_size")
        self.at_baked: i64 = layout.start("baked")
        self.at_points: i64 = layout.start("points")
        self.at_blocked: i64 = layout.start("blocked")
        self.at_used: i64 = layout.start("used")
        self.at_announced_description: i64 = layout.start("announced_description")
        self.at_announced_source: i64 = layout.start("announced_source")
        self.at_announced_target: i64 = layout.start("announced_target")
        self.at_needed: i64 = layout.start("needed")
        self.at_drawer: i64 = layout.start("drawer")
        self.at_drawn_count: i64 = layout.start("drawn_count")
        self.at_drawn_early: i64 = layout.start("drawn_early")
        self.at_drawn: i64 = layout.start("drawn")
        self.at_drawing: i64 = layout.start("drawing")
        self.at_second: i64 = layout.start("second")
        self.at_idle: i64 = layout.start("idle")
        self.at_starter: i64 = layout.start("starter")
        self.at_reshuffles: i64 = layout.start("reshuffles")
        self.at_game_number: i64 = layout.start("game_number")
        self.at_wins: i64 = layout.start("wins")
        layout.done()

    def write(self, state: CoreState, seat: i64, out: vec[i16], row: i64) -> None:
        assert isinstance(state, State)
        self.write_common(state, seat, state.waiting, out, row)
        self._write_cards(state, seat, out, row)
        self._write_turn(state, seat, out, row)

    def _write_cards(self, state: State, seat: i64, out: vec[i16], row: i64) -> None:
        _add_cards(out, row + self.at_hand, state.zones[seat])
        _add_cards(out, row + self.at_discard, state.zones[X])
        for other in range(SEATS):
            out[row + self.at_hand_sizes + other] = i16(state.size(other))
        for bake in state.baked:
            _add_cards(out, row + self.at_baked + bake // PASTRIES * KINDS, PASTRY_CARDS[bake % PASTRIES])
        put(out, row + self.at_points, state.points)
        out[row + self.at_deck_size] = i16(state.left)

    def _write_turn(self, state: State, seat: i64, out: vec[i16], row: i64) -> None:
        step = state.step
        place = OVER
        if not state.over:
            place = STEP_PLACES[step]
        out[row + self.at_step + place] = 1
        out[row + self.at_turn + state.turn] = 1
        mark_set(out, row + self.at_blocked, state.blocked)
        mark_set(out, row + self.at_used, state.used)
        if step == Step.GIVE or step == Step.PENALTY or step == Step.DISCARD:
            out[row + self.at_needed] = i16(state.count)
        if step == Step.GIVE and not state.over:
            mark(out, row + self.at_announced_description, state.description)
            mark(out, row + self.at_announced_source, state.source)
            mark(out, row + self.at_announced_target, state.target)
        if state.drawn:
            out[row + self.at_drawer + state.drawer] = 1
            out[row + self.at_drawn_count] = i16(cards_in(state.drawn))
            if state.drawer == seat:
                _add_cards(out, row + self.at_drawn, state.drawn)
        out[row + self.at_drawn_early] = i16(state.early)
        out[row + self.at_drawing] = 1 if state.drawing else 0
        out[row + self.at_second] = 1 if state.second else 0
        out[row + self.at_idle] = i16(state.idle)
        out[row + self.at_starter + state.starter] = 1
        out[row + self.at_reshuffles] = i16(state.reshuffles)
        out[row + self.at_game_number] = i16(state.game)
        out[row + self.at_wins] = i16(state.wins[0])
        out[row + self.at_wins + 1] = i16(state.wins[1])


def _add_cards(out: vec[i16], first: i64, hand: i64) -> None:
    """The copies of each kind in a hand, two bits each."""
    place = first
    while hand:
        out[place] += i16(hand & 3)
        hand >>= 2
        place += 1
