# mypyc: compiled
"""What a seat may know as numbers; `fields.toml` says which number means what."""

from __future__ import annotations

from typing import Final

from bakehouse.core.encoder import Encoder as CoreEncoder
from bakehouse.core.encoder import count_up, mark, mark_set, put
from bakehouse.core.layout import Layout
from bakehouse.core.native import i16, i64, vec
from bakehouse.core.state import State as CoreState
from bakehouse.games.the_pie_game.cards import CARD_BITS, FT, NO_KIND, ONE_CARD, cards_in
from bakehouse.games.the_pie_game.observation import offer_to
from bakehouse.games.the_pie_game.play import State
from bakehouse.games.the_pie_game.state import Step

PACKAGE: Final = "bakehouse.games.the_pie_game"
HIDDEN_START: Final[i64] = 0
TRADE: Final[i64] = 7
OVER: Final[i64] = 8
STEP_PLACES: Final = vec[i64]([0, 1, 2, 3, 4, 6, 5])  # by the value of a step: the word of the View


class Encoder(CoreEncoder):
    def __init__(self, state: State) -> None:
        deck = state.deck
        layout = Layout(
            PACKAGE,
            seats=state.seats,
            moves=state.move_space,
            kinds=len(deck.codes),
            recipes=len(deck.recipe_codes),
        )
        super().__init__(state, layout)
        self.at_step: i64 = layout.start("step")
        self.at_round: i64 = layout.start("round")
        self.at_dealer: i64 = layout.start("dealer")
        self.at_turn: i64 = layout.start("turn")
        self.at_pies: i64 = layout.start("pies")
        self.at_hand: i64 = layout.start("hand")
        self.at_recipe: i64 = layout.start("recipe")
        self.at_needs: i64 = layout.start("needs")
        self.at_hand_sizes: i64 = layout.start("hand_sizes")
        self.at_fronts: i64 = layout.start("fronts")
        self.at_discard: i64 = layout.start("discard")
        self.at_top: i64 = layout.start("top")
        self.at_deck_size: i64 = layout.start("deck_size")
        self.at_still: i64 = layout.start("still")
        self.at_reshuffles: i64 = layout.start("reshuffles")
        self.at_taken: i64 = layout.start("taken")
        self.at_drawn: i64 = layout.start("drawn")
        self.at_count: i64 = layout.start("count")
        self.at_effect: i64 = layout.start("effect")
        self.at_queue: i64 = layout.start("queue")
        self.at_partner: i64 = layout.start("partner")
        self.at_chosen: i64 = layout.start("chosen")
        self.at_commit: i64 = layout.start("commit")
        self.at_offer: i64 = layout.start("offer")
        layout.done()

    def write(self, state: CoreState, seat: i64, out: vec[i16], row: i64) -> None:
        assert isinstance(state, State)
        self.write_common(state, seat, state.waiting, out, row)
        self._write_cards(state, seat, out, row)
        self._write_turn(state, seat, out, row)
        self._write_effect(state, seat, out, row)

    def _write_cards(self, state: State, seat: i64, out: vec[i16], row: i64) -> None:
        hand = state.hands[seat]
        while hand:
            out[row + self.at_hand + (hand & ONE_CARD) - 1] += 1
            hand >>= CARD_BITS
        recipe = state.recipes[seat]
        out[row + self.at_recipe + recipe] = 1
        mark_set(out, row + self.at_needs, state.deck.needs[recipe])
        for other in range(state.seats):
            out[row + self.at_hand_sizes + other] = i16(cards_in(state.hands[other]))
        mark_set(out, row + self.at_fronts, state.fronts)
        for place in range(state.laid):
            out[row + self.at_discard + state.discards[place]] += 1
        mark(out, row + self.at_top, state.top_discard())
        out[row + self.at_deck_size] = i16(state.left)

    def _write_turn(self, state: State, seat: i64, out: vec[i16], row: i64) -> None:
        out[row + self.at_step + _step_place(state, seat)] = 1
        out[row + self.at_round] = i16(state.round)
        out[row + self.at_dealer + state.dealer] = 1
        out[row + self.at_turn + state.turn] = 1
        put(out, row + self.at_pies, state.pies)
        out[row + self.at_still] = i16(state.still)
        out[row + self.at_reshuffles] = i16(state.reshuffles)
        mark(out, row + self.at_taken, state.taken)
        if state.turn == seat:
            mark(out, row + self.at_drawn, state.drawn)
        if not state.over and state.step == Step.THROW:
            out[row + self.at_count] = i16(state.count)

    def _write_effect(self, state: State, seat: i64, out: vec[i16], row: i64) -> None:
        mark(out, row + self.at_effect, state.effect)
        count_up(out, row + self.at_queue, state.queue)
        mark(out, row + self.at_partner, state.partner)
        if state.commits:
            for other in range(state.seats):
                if state.commit_of(other) != NO_KIND:
                    out[row + self.at_chosen + other] = 1
            mark(out, row + self.at_commit, state.commit_of(seat))
            mark(out, row + self.at_offer, offer_to(state, seat))


def _step_place(state: State, seat: i64) -> i64:
    if state.over:
        return OVER
    step = state.step
    if state.turn != seat and (step == Step.FUDGE or step == Step.SOURCE):
        return HIDDEN_START
    if step == Step.GIVE and state.effect == FT:
        return TRADE
    return STEP_PLACES[step]
