# mypyc: compiled
"""Worlds drawn from views: full states in which a view is true."""

from __future__ import annotations

from typing import Final

from bakehouse.core.chance import Chance, Rng
from bakehouse.core.native import append, i64, vec
from bakehouse.core.vectors import vec_of
from bakehouse.core.worlds import play_pending, seat_set
from bakehouse.games.the_pie_game.cards import MAX_HAND, NO_KIND, Deck, has_fudge, packed, unpacked
from bakehouse.games.the_pie_game.observation import HIDDEN_START, STEP_WORDS, TRADE
from bakehouse.games.the_pie_game.play import State
from bakehouse.games.the_pie_game.sampler import Sampler
from bakehouse.games.the_pie_game.state import Options, Step
from bakehouse.games.the_pie_game.view import View

# Whether a turn that somebody else begins is one with a Fudge card, the hand in that world tells.
STEPS: Final = {HIDDEN_START: Step.SOURCE, TRADE: Step.GIVE, **{word: step for step, word in STEP_WORDS.items()}}


def world_of(view: View, deck: Deck, rng: Rng) -> State:
    """A full state in which this view is true."""
    return Worlds(view, deck).draw(rng)


class Worlds:
    """All worlds in which one view is true. What it shows is laid out once, and each world is a copy of that.

    PG-K10 to PG-K12: the cards that a hand surely holds lie there; every assignment of the other unseen cards (copies
    distinct) to the open places of the hands and to the places of the draw pile, together with an assignment of the
    unseen recipes, is equally likely if each open card is what it can be and no hand is a pie that would be baked.
    """

    __slots__ = ("sampler", "table", "view")

    def __init__(self, view: View, deck: Deck) -> None:
        self.view = view
        self.table = State(view.seats, deck, Options(view.options), Chance(0))
        _lay_out_public_facts(self.table, view)
        self.sampler = Sampler(view, self.table)

    def draw(self, rng: Rng) -> State:
        """One of them, all equally likely."""
        self.table.chance = Chance(rng.next_seed())
        state = self.table.copy()
        state.recipes = state.recipes[:]
        self.sampler.fill(state, rng)
        _resume(state, self.view, rng)
        return state


def _lay_out_public_facts(state: State, view: View) -> None:
    kinds = state.deck.kinds
    state.number = view.number
    state.round = view.round
    state.dealer = view.dealer
    state.turn = view.turn
    state.still = view.still
    state.reshuffles = view.reshuffles
    state.pies = vec_of(view.pies)
    state.hands = vec[i64]([0] * view.seats)
    state.recipes = vec[i64]([0] * view.seats)
    if view.seat is not None:
        state.hands[view.seat] = packed(vec[i64]([kinds[code] for code in view.hand]))
        state.recipes[view.seat] = state.deck.recipe_codes.index(view.recipe or "")
    state.discards = vec[i64]([0] * state.deck.size)
    for code in reversed(view.discard):
        state.lay(kinds[code])
    state.fronts = seat_set(view.fronts)
    state.left = view.deck_size
    if view.taken is not None:
        state.taken = kinds[view.taken]
    if view.drawn is not None:
        state.drawn = kinds[view.drawn]
    if view.effect is not None:
        state.effect = kinds[view.effect]
    if view.partner is not None:
        state.partner = view.partner
    state.count = view.count
    state.queue = vec[i64]([kinds[code] for code in view.queue])


def _resume(state: State, view: View, rng: Rng) -> None:
    """Put the world into the step that the view shows, the viewer's unfinished chain included."""
    if view.step == "over":
        state.finish()
        return
    state.step = STEPS[view.step]
    if state.step == Step.SOURCE and has_fudge(state.hands[state.turn]):
        state.step = Step.FUDGE
    state.ask_all(state.turn, seat_set(view.asked))
    for seat in view.chosen:
        state.remember_commit(seat, _commit(state, view, seat, rng))
    play_pending(state, view)


def _commit(state: State, view: View, seat: int, rng: Rng) -> i64:
    """What a seat has chosen to hand over: known, or any kind of its hand."""
    kinds = state.deck.kinds
    if seat == view.seat and view.commit is not None:
        return kinds[view.commit]
    if seat == view.turn and view.offer is not None:
        return kinds[view.offer]
    held = vec[i64](capacity=MAX_HAND)
    last: i64 = NO_KIND
    for kind in unpacked(state.hands[seat]):
        if kind != last:
            held = append(held, kind)
        last = kind
    return held[rng.below(len(held))]
