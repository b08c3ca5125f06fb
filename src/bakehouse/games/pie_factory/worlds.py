# mypyc: compiled
"""Worlds drawn from views: full states in which a view is true."""

from __future__ import annotations

from typing import Final

from bakehouse.core.bitsets import gathered, listed
from bakehouse.core.chance import Chance, Rng
from bakehouse.core.log import HIDDEN
from bakehouse.core.native import i64, vec
from bakehouse.core.vectors import changed, vec_of
from bakehouse.core.worlds import play_pending
from bakehouse.games.pie_factory.atoms import MAX_PIES
from bakehouse.games.pie_factory.cards import EMPTY, NO_CARD, SECRET, SEEN, UP, Deck, laid, with_filling, with_topping
from bakehouse.games.pie_factory.observation import GRANDMA_WORDS, STEP_WORDS, seen_by
from bakehouse.games.pie_factory.play import State
from bakehouse.games.pie_factory.sampler import Sampler
from bakehouse.games.pie_factory.state import ZEROS, Options, Step
from bakehouse.games.pie_factory.view import Front, Pie, View

# The steps of a chain share a word; a world is put into the first of them.
STEPS: Final = {"over": Step.ACTION, **{word: step for step, word in reversed(STEP_WORDS.items())}}


def world_of(view: View, deck: Deck, rng: Rng) -> State:
    """A full state in which this view is true; every assignment that fits View.known is equally likely."""
    state = State(view.seats, deck, Options(view.options), Chance(rng.next_seed()))
    _lay_out_public_facts(state, view)
    _lay_out_own_cards(state, view)
    _lay_out_score_piles(state, view, rng)
    Sampler(view, state).fill(rng)
    _resume(state, view)
    return state


def _lay_out_public_facts(state: State, view: View) -> None:
    kinds = state.deck.kinds
    state.number = view.number
    state.day = view.day
    state.round = view.round
    state.acted = view.acted
    state.drafted = view.drafted
    state.order = vec_of(view.order)
    state.line = vec[i64]([NO_CARD if code is None else kinds[code] for code in view.line])
    state.discard = gathered(vec[i64]([kinds[code] for code in view.discard]))
    state.left = view.deck_size
    state.grandma = vec[i64]([GRANDMA_WORDS.index(word) for word in view.grandma])
    state.pies = ZEROS[MAX_PIES * state.seats][:]
    state.fronts = ZEROS[state.seats][:]
    state.hands = ZEROS[state.seats][:]
    for seat in range(view.seats):
        state.fronts[seat] = _front(view.fronts[seat], kinds)
        for slot, pie in enumerate(view.pies[seat]):
            state.pies[seat * MAX_PIES + slot] = _pie(pie, kinds)


def _front(front: Front | None, kinds: dict[str, int]) -> i64:
    if front is None:
        return EMPTY
    return _base(front.card, kinds, down=front.down, secret=front.secret)


def _base(code: str, kinds: dict[str, int], *, down: bool, secret: bool) -> i64:
    """A card with its side; a hidden card is 0 until the sampler puts one there."""
    side = SECRET if secret else SEEN if down else UP
    return laid(0 if code == HIDDEN else kinds[code], side)


def _pie(pie: Pie | None, kinds: dict[str, int]) -> i64:
    if pie is None:
        return EMPTY
    packed = _base(pie.base, kinds, down=pie.down, secret=pie.secret)
    if pie.filling:
        packed = with_filling(packed, kinds[pie.filling])
    if pie.topping:
        packed = with_topping(packed, kinds[pie.topping])
    return packed


def _lay_out_own_cards(state: State, view: View) -> None:
    if view.seat is None:
        return
    kinds = state.deck.kinds
    state.hands[view.seat] = gathered(vec[i64]([kinds[code] for code in view.hand]))
    hidden = gathered(vec[i64]([kinds[code] for code in view.own_hidden]))
    state.hidden = changed(state.hidden, view.seat, hidden)


def _lay_out_score_piles(state: State, view: View, rng: Rng) -> None:
    """Closed piles are remembered; in the view of a world, which has no memory, any unseen cards may be in them."""
    kinds = state.deck.kinds
    known = view.known
    piles = view.score if known is None else known.boxed
    state.score = vec[i64]([gathered(vec[i64]([kinds[code] for code in codes])) for codes in piles])
    viewer: i64 = view.seats if view.seat is None else view.seat
    unseen = listed(state.deck.everything & ~seen_by(state, viewer))
    rng.shuffle(unseen)
    for seat in range(view.seats):
        missing: i64 = view.score_sizes[seat] - len(piles[seat])
        cards = gathered(unseen[:missing])
        unseen = unseen[missing:]
        state.score[seat] |= cards


def _resume(state: State, view: View) -> None:
    """Put the world into the step that the view shows, the viewer's unfinished chain included."""
    state.step = STEPS[view.step]
    if view.outcome is not None:
        state.finish()
        return
    state.ask(view.asked[0])
    play_pending(state, view)
