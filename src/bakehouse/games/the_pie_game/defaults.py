"""What is done for a seat whose time is up (PG-R52, PG-D1 to PG-D8)."""

from __future__ import annotations

from bakehouse.games.the_pie_game.atoms import DISCARD, DRAW, PARTNER, PLAY
from bakehouse.games.the_pie_game.cards import DL, DR, F2, FA, FL, FT, FUDGE_KINDS, POT_LUCK, unpacked
from bakehouse.games.the_pie_game.play import State
from bakehouse.games.the_pie_game.state import Step

PLAYED_FIRST = [F2, FT, DL, DR, FA, FL]


def default_move(state: State, seat: int) -> list[int]:
    if state.step == Step.FUDGE:
        legal = state.legal(seat)
        return [next(PLAY + kind for kind in PLAYED_FIRST if PLAY + kind in legal)]
    if state.step == Step.SOURCE:
        return [DRAW]
    if state.step == Step.DISCARD:
        return [DISCARD + _discard(state, seat)]
    if state.step == Step.THROW:
        return [DISCARD + kind for kind in _throw(state, seat)]
    if state.step == Step.PARTNER:
        return [PARTNER + (seat + 1) % state.seats]
    return [state.first_give() + _gift(state, seat)]


def _discard(state: State, seat: int) -> int:
    """The card just drawn; after taking the top discard, or if it is a Fudge card, the least needed one."""
    legal = [move - DISCARD for move in state.legal(seat)]
    if state.drawn in legal:
        return state.drawn
    return next(kind for kind in _least_needed_first(state, seat, list(unpacked(state.hands[seat]))) if kind in legal)


def _throw(state: State, seat: int) -> list[int]:
    """The rest of the chain: two cards that are not needed, or all in the order of their codes."""
    rest = list(unpacked(state.hands[seat]))
    for kind in state.thrown:
        rest.remove(kind)
    missing = state.count - len(state.thrown)
    if len(rest) == missing:
        return _by_code(state, rest)
    return _least_needed_first(state, seat, rest)[:missing]


def _gift(state: State, seat: int) -> int:
    """A Fudge card if there is one, otherwise the least needed card."""
    hand = list(unpacked(state.hands[seat]))
    fudge = _by_code(state, [kind for kind in hand if kind < FUDGE_KINDS])
    return fudge[0] if fudge else _least_needed_first(state, seat, hand)[0]


def _least_needed_first(state: State, seat: int, cards: list[int]) -> list[int]:
    """PG-R52: Fudge cards, kinds outside the recipe and second copies; then needed kinds; Pot Luck last."""
    needs = state.deck.recipe_needs[state.recipes[seat]]
    useless = [kind for place, kind in enumerate(cards) if _is_useless(kind, cards[:place], needs)]
    needed = [kind for kind in set(cards) if kind in needs]
    wild = [kind for kind in cards if kind == POT_LUCK]
    return _by_code(state, useless) + _by_code(state, needed) + wild


def _is_useless(kind: int, before: list[int], needs: list[int]) -> bool:
    if kind == POT_LUCK:
        return False
    return kind not in needs or kind in before


def _by_code(state: State, cards: list[int]) -> list[int]:
    return sorted(cards, key=lambda kind: state.deck.codes[kind])
