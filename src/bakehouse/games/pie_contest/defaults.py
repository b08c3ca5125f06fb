"""What is done for a player of Pie Contest whose time is up (CO-R74, CO-R88, CO-D1 to CO-D12)."""

from __future__ import annotations

from bakehouse.core.decision import complete
from bakehouse.games.pie_contest.atoms import DIVE, DONE, NO, PASS, SEAT
from bakehouse.games.pie_contest.play import State
from bakehouse.games.pie_contest.state import Step

ACTION_WORTH = 3  # CO-R88


def default_move(state: State, seat: int) -> list[int]:
    """A whole legal move."""
    return complete(state, seat, lambda trial: _atom(trial, seat))


def _atom(state: State, seat: int) -> int:
    legal = state.legal(seat)
    match state.step:
        case Step.MAIN:
            return PASS if PASS in legal else next((move for move in legal if move != DIVE), legal[0])
        case Step.MAY:
            return NO
        case Step.CARD | Step.CLAIM | Step.POLL:
            return DONE if DONE in legal else legal[0]
        case Step.PLAYER | Step.TARGET:
            return min(legal, key=lambda move: _distance(state, move - SEAT))
        case Step.DIVE_HAND | Step.LIMIT:
            return _first_cheap_card(state)
        case Step.DIVE_TRASH:
            return _best_find(state, legal)
        case Step.COMMIT:
            return legal[0] if legal[0] == DONE else _first_gift(state, seat)
        case Step.PIE:  # CO-D10
            return min(legal, key=lambda move: (_distance(state, state.pie_owner[move - state.deck.at_pie]), move))
    return legal[0]


def _distance(state: State, seat: int) -> int:
    """How far a seat is from the active player in effect order."""
    return int((seat - state.turn) * state.options.effect_step % state.seats)


def _worth(state: State, kind: int) -> int:
    return int(state.deck.worth[kind]) if state.deck.ingredient[kind] else ACTION_WORTH


def _first_cheap_card(state: State) -> int:
    """CO-D2, CO-D9: the lowest worths; for the hand limit duplicates first; ties by id."""
    hand = [int(kind) for kind in state.hands[state.turn]]

    def cheapness(kind: int) -> tuple[int, bool, str]:
        is_single = state.step == Step.LIMIT and hand.count(kind) < 2
        return _worth(state, kind), is_single, state.deck.codes[kind]

    left = [int(kind) for kind in state.pool[state.lowest :]]
    wanted = sorted(left, key=cheapness)[: state.wanted - len(state.chosen)]
    return int(state.deck.at_hand) + min(wanted)  # picks go in ascending order


def _first_gift(state: State, seat: int) -> int:
    """CO-D8: the lowest worths, not Salt."""

    def dearness(kind: int) -> tuple[bool, int, str]:
        return bool(state.deck.salt[kind]), _worth(state, kind), state.deck.codes[kind]

    left = [int(kind) for kind in state.commits_left(seat)]
    wanted = sorted(left, key=dearness)[: state.commits_needed(seat) - len(state.commits[seat])]
    return int(state.deck.at_hand) + min(wanted)


def _best_find(state: State, legal: list[int]) -> int:
    """CO-D2: the first Bake card or Salt."""
    deck = state.deck
    for move in legal:
        kind = move - deck.at_trash
        if deck.bakes[kind] or deck.salt[kind]:
            return move
    return legal[0]
