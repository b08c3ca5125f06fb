"""What is done for a player of Pie Contest whose time is up (4.1, CO-R74, CO-R88)."""

from __future__ import annotations

from bakehouse.games.pie_contest.atoms import DIVE, DONE, NO, PASS, SEAT
from bakehouse.games.pie_contest.play import State
from bakehouse.games.pie_contest.state import Step

ACTION_WORTH = 3  # CO-R88


def chain(state: State, seat: int) -> list[int]:
    """A whole legal move."""
    trial = state.copy()
    trial.listening = False
    atoms = [_atom(trial, seat)]
    trial.apply(seat, atoms[0])
    while trial.pending(seat):
        atoms.append(_atom(trial, seat))
        trial.apply(seat, atoms[-1])
    return atoms


def _atom(state: State, seat: int) -> int:
    legal = state.legal(seat)
    match state.step:
        case Step.MAIN:
            return PASS if PASS in legal else next((move for move in legal if move != DIVE), legal[0])
        case Step.MAY:
            return NO
        case Step.CARD:
            return DONE if DONE in legal else legal[0]
        case Step.PLAYER | Step.TARGET:
            return min(legal, key=lambda move: _distance(state, move - SEAT))
        case Step.DIVE_HAND | Step.LIMIT:
            return min(legal, key=lambda move: _cheapness(state, move, duplicates=state.step is Step.LIMIT))
        case Step.DIVE_TRASH:
            return _best_find(state, legal)
        case Step.COMMIT:
            return min(legal, key=lambda move: _gift(state, move))
    return legal[0]


def _distance(state: State, seat: int) -> int:
    """How far a seat is from the active player in effect order."""
    return int((seat - state.turn) * state.options.effect_step % state.seats)


def _kind(state: State, move: int) -> int:
    return move - int(state.deck.at_hand)


def _worth(state: State, kind: int) -> int:
    return int(state.deck.worth[kind]) if state.deck.ingredient[kind] else ACTION_WORTH


def _cheapness(state: State, move: int, *, duplicates: bool) -> tuple[int, bool, str]:
    """CO-D2, CO-D9: the lowest worth; for the hand limit duplicates first; ties by id."""
    kind = _kind(state, move)
    copies = list(state.hands[state.turn]).count(kind)
    return _worth(state, kind), duplicates and copies < 2, state.deck.codes[kind]


def _gift(state: State, move: int) -> tuple[bool, int, str]:
    """CO-D8: the lowest worth, not Salt."""
    if move == DONE:
        return False, 0, ""
    kind = _kind(state, move)
    return bool(state.deck.salt[kind]), _worth(state, kind), state.deck.codes[kind]


def _best_find(state: State, legal: list[int]) -> int:
    """CO-D2: the first Bake card or Salt."""
    deck = state.deck
    for move in legal:
        kind = move - deck.at_trash
        if deck.bakes[kind] or deck.salt[kind]:
            return move
    return legal[0]
