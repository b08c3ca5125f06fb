# mypyc: compiled
"""Worlds drawn from views: full states in which a view is true."""

from __future__ import annotations

from typing import Final

from bakehouse.core.chance import Chance, Rng
from bakehouse.core.native import append, i64, vec
from bakehouse.core.vectors import vec_of
from bakehouse.core.worlds import play_pending
from bakehouse.games.pastry_chefs.cards import PASTRIES, Deck, packed
from bakehouse.games.pastry_chefs.memory import SEATS
from bakehouse.games.pastry_chefs.observation import STEP_WORDS, ZONE_NAMES, description_words, pastry_of, set_of
from bakehouse.games.pastry_chefs.play import State
from bakehouse.games.pastry_chefs.sampler import Sampler
from bakehouse.games.pastry_chefs.state import Options
from bakehouse.games.pastry_chefs.view import View

# The first step of each word: the others are inside a chain, which is played again from its beginning.
STEPS: Final = {word: step for step, word in reversed(STEP_WORDS.items())}


def world_of(view: View, deck: Deck, rng: Rng) -> State:
    """A full state in which this view is true; every assignment that fits View.known is equally likely."""
    state = State(deck, Options(view.options), Chance(rng.next_seed()))
    _lay_out_public_facts(state, view)
    Sampler(view, deck, state).fill(state, rng)
    _resume(state, view)
    return state


def _lay_out_public_facts(state: State, view: View) -> None:
    kinds = state.deck.kinds
    state.number = view.number
    state.turn = view.turn
    state.starter = view.starter
    state.idle = view.idle
    state.redeals = view.redeals
    state.reshuffles = view.reshuffles
    state.game = view.game_number
    state.wins = vec[i64]([view.wins[0], view.wins[1], 0, 0])
    state.points = vec_of(view.points)
    state.reached = vec_of(view.reached)
    state.baked = _bakes(view, kinds)
    state.blocked = set_of(view.blocked)
    state.used = set_of(view.used)
    state.zones = vec[i64]([0, 0, 0, 0, packed(vec[i64]([kinds[code] for code in view.discard]))])
    state.left = view.deck_size


def _bakes(view: View, kinds: dict[str, int]) -> vec[i64]:
    """The bakes by seat; their order among the seats does not matter any more."""
    bakes = vec[i64](capacity=9)
    for seat in range(SEATS):
        for codes in view.baked[seat]:
            bakes = append(bakes, seat * PASTRIES + pastry_of([kinds[code] for code in codes]))
    return bakes


def _resume(state: State, view: View) -> None:
    """Put the world into the step that the view shows, the viewer's unfinished chain included."""
    state.drawing = view.drawing
    state.second = view.second
    state.count = view.needed
    announced = view.announced
    if announced is not None:
        words = description_words(state.deck.codes)
        state.count = announced.count
        state.description = words.index(announced.description)
        state.source = ZONE_NAMES.index(announced.source)
        state.target = ZONE_NAMES.index(announced.target)
    if view.outcome is not None:
        state.finish()
        return
    state.step = STEPS[view.step]
    state.ask(view.asked[0])
    play_pending(state, view)
