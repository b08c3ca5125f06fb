# mypyc: compiled
"""Worlds drawn from views: full states in which a view is true."""

from __future__ import annotations

from typing import Final

from bakehouse.core.chance import Chance, Rng
from bakehouse.core.native import append, i64, vec
from bakehouse.core.vectors import vec_of
from bakehouse.core.worlds import play_pending, seat_set
from bakehouse.games.cheflebrity.cards import CLAIM_WORDS, PLACED_CODES, TROPHIES, TROPHY_WORDS, Deck, Pie
from bakehouse.games.cheflebrity.observation import STEP_WORDS
from bakehouse.games.cheflebrity.play import State
from bakehouse.games.cheflebrity.sampler import Sampler
from bakehouse.games.cheflebrity.state import NO_ANSWERS, Options, Step
from bakehouse.games.cheflebrity.view import PieView, View

STEPS: Final = {**{word: step for step, word in STEP_WORDS.items()}, "over": Step.END}


def world_of(view: View, deck: Deck, rng: Rng) -> State:
    """A full state in which this view is true; every assignment that fits View.known is equally likely.

    Who else has answered in an open window is not known; in a world nobody else has.
    """
    state = State(view.seats, deck, Options(view.options), Chance(rng.next_seed()))
    _lay_out_public_facts(state, view)
    _lay_out_talk(state, view)
    _deal(state, view, rng)
    _resume(state, view)
    return state


def _lay_out_public_facts(state: State, view: View) -> None:
    state.number = view.number
    state.turn = view.turn
    state.starter = view.starter
    state.turns = view.turns
    if view.turns_left is not None:
        state.turns_left = view.turns_left
    if view.last_drawer is not None:
        state.last_drawer = view.last_drawer
    state.still = view.still
    state.served = view.served
    state.offers = view.offers
    state.stage = STEPS[view.stage]
    state.step = STEPS[view.step]
    state.window_open = view.window_open
    state.left = view.pile_size
    state.working = [_line(pies) for pies in view.working]
    state.serving = [_line(pies) for pies in view.serving]
    state.started = vec_of(view.started)
    for seat in range(view.seats):
        for word in view.kept[seat]:
            state.trophies = append(state.trophies, seat * TROPHIES + TROPHY_WORDS.index(word))
    _lay_out_threat(state, view)


def _line(pies: list[PieView]) -> list[Pie]:
    return [Pie(pie.number, vec[i64]([PLACED_CODES.index(code) for code in pie.cards])) for pie in pies]


def _lay_out_threat(state: State, view: View) -> None:
    threat = view.threat
    if threat is None:
        return
    state.attack = state.deck.kinds[threat.card]
    state.victim = threat.owner
    if threat.by is not None:
        state.attacker = threat.by
    if threat.pie is not None:
        for place in range(len(view.working[threat.owner])):
            if view.working[threat.owner][place].number == threat.pie:
                state.target = place


def _lay_out_talk(state: State, view: View) -> None:
    offer = view.offer
    if offer is None:
        return
    state.speaker = offer.speaker
    if offer.partner is not None:
        state.partner = offer.partner
    state.gives = vec[i64]([CLAIM_WORDS.index(word) for word in offer.give])
    state.wants = vec[i64]([CLAIM_WORDS.index(word) for word in offer.want])
    state.counters = offer.counters
    state.accepted = seat_set(offer.accepted)


def _deal(state: State, view: View, rng: Rng) -> None:
    kinds = state.deck.kinds
    state.clear_hands()
    for place in range(len(view.leftovers) - 1, -1, -1):
        kind = kinds[view.leftovers[place]]
        state.leftovers = append(state.leftovers, kind)
        state.add(state.seats, kind)
    for place in range(len(view.out) - 1, -1, -1):
        state.out = append(state.out, kinds[view.out[place]])
    seat = view.seat
    if seat is not None:
        for code in view.hand:
            state.add(seat, kinds[code])
    sampler = Sampler(view, state)
    sampler.fill(state, rng)


def _resume(state: State, view: View) -> None:
    """Put the world into the step that the view shows, the viewer's answer and unfinished chain included."""
    if view.outcome is not None:
        state.finish()
        return
    asked = seat_set(view.asked)
    if state.is_window():
        state.window = asked
        state.answers = NO_ANSWERS[:]
        state.drafts = NO_ANSWERS
    state.ask_all(view.asked[0], asked)
    viewer = view.seat
    if viewer is not None:
        for atom in view.answer:
            state.apply(viewer, atom)
    play_pending(state, view)
