# mypyc: compiled
"""Pie Contest for the bots: a quick player for playouts, and where they stop.

Cards are data, so nothing here knows one by its name.
"""

from __future__ import annotations

from typing import Final

from bakehouse.bots.pie_contest.evaluation import holds_oven, salts_of
from bakehouse.bots.pie_contest.win_odds import odds
from bakehouse.bots.rollout import Rollout
from bakehouse.core.chance import Rng
from bakehouse.core.native import i64, vec
from bakehouse.core.state import State as CoreState
from bakehouse.games.pie_contest.atoms import DIVE, DONE, NO, OPTION, PASS, PLAY, SEAT, YES
from bakehouse.games.pie_contest.baking import PIES_TO_END
from bakehouse.games.pie_contest.play import State
from bakehouse.games.pie_contest.state import Step
from bakehouse.games.pie_contest.vocabulary import ops

TURNS: Final[i64] = 3  # that a playout looks ahead, beside the present one

# How much a playout likes to play a card; chance adds up to FANCY.
FANCY: Final[i64] = 4
BAKING: Final[i64] = 12
SALTING: Final[i64] = 8
ACTING: Final[i64] = 3
ADDING: Final[i64] = 2  # and the worth of the Ingredient
DIVING: Final[i64] = 3  # for what is missing
WASTING: Final[i64] = -6


class GameRollout(Rollout):
    __slots__ = ("until",)

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 200
        self.until: i64 = 0

    def is_searchable(self, state: CoreState) -> bool:
        """No playout judges when somebody ate pie, or what nobody has noticed."""
        assert isinstance(state, State)
        return state.step != Step.POLL and state.step != Step.CLAIM

    def begin(self, state: CoreState) -> None:
        assert isinstance(state, State)
        self.until = state.turns + TURNS

    def is_settled(self, state: CoreState) -> bool:
        assert isinstance(state, State)
        return state.turns > self.until

    def choose(self, state: CoreState, seat: i64, moves: vec[i64], rng: Rng) -> i64:
        """Play what is missing, Bake when it is time, keep the good cards; all other questions are left to chance."""
        assert isinstance(state, State)
        if len(moves) == 1:
            return moves[0]
        match state.step:
            case Step.MAIN:
                return _best_play(state, seat, moves, rng)
            case Step.DIVE_HAND | Step.LIMIT | Step.COMMIT:
                return _worst_card(state, seat, moves, state.deck.at_hand)
            case Step.DIVE_TRASH:
                return _best_card(state, seat, moves, state.deck.at_trash)
            case Step.MAY:
                if state.deck.code[state.operand(3)] == ops.BAKE and not _is_time_to_bake(state, seat, rng):
                    return NO
                return YES
            case Step.POLL:
                return DONE
            case Step.CLAIM:
                return own_claim(state, seat)
        return moves[rng.below(len(moves))]

    def values(self, state: CoreState) -> list[float]:
        assert isinstance(state, State)
        return odds(state)


def own_claim(state: State, seat: i64) -> i64:
    """Point out what one has fulfilled oneself, and nothing else."""
    if len(state.commits[seat]):
        return SEAT + seat
    place = state.right_claim(seat)
    return DONE if place < 0 else OPTION + place


# -- The quick player -------------------------------------------------------------------


def _best_play(state: State, seat: i64, moves: vec[i64], rng: Rng) -> i64:
    """What the player likes most, with some fancy."""
    salts = salts_of(state, seat)
    room = state.room(seat)
    is_time = _is_time_to_bake(state, seat, rng)
    best: i64 = PASS
    most: i64 = -1_000
    for move in moves:
        liking = rng.below(FANCY)
        if move == DIVE:
            liking += DIVING if not holds_oven(state, seat) else WASTING
        elif move != PASS:
            liking += _liking(state, move - PLAY, salts, room, is_time=is_time)
        if liking > most:
            most = liking
            best = move
    return best


def _liking(state: State, kind: i64, salts: i64, room: i64, *, is_time: bool) -> i64:
    """How much a player likes to play a card, by their Salts and their room."""
    deck = state.deck
    if deck.bakes[kind]:
        return BAKING if is_time else WASTING
    if not deck.ingredient[kind]:
        return ACTING
    if deck.salt[kind]:
        return WASTING if salts else SALTING
    if room == 1 and not salts:
        return WASTING
    return ADDING + deck.worth[kind]


def _is_time_to_bake(state: State, seat: i64, rng: Rng) -> bool:
    """Who ends the game by it wants to win; otherwise the fuller the Kitchen, the more often."""
    if not state.can_bake(seat):
        return False
    if not _would_end(state, seat):
        return rng.below(2 + 3 * state.room(seat)) == 0
    best = state.oven_value(seat)
    rivals: i64 = 0
    for pie in range(i64(len(state.pie_owner))):
        if state.pie_owner[pie] == seat:
            best = max(best, state.value(pie))
        else:
            rivals = max(rivals, state.value(pie) - state.options.staleness)
    return best > rivals


def _would_end(state: State, seat: i64) -> bool:
    """Would the next Pie of this seat end the game (CO-59, CO-60)?"""
    own = state.pies_of(seat)
    if state.options.grand or own == 1:
        return False
    if own >= PIES_TO_END - 1:
        return True
    for rival in range(state.seats):
        if rival != seat and not state.pies_of(rival):
            return False
    return True


def _keeping(state: State, kind: i64, salts: i64) -> i64:
    """How much a player likes to have a card in hand, by the Salts in their Kitchen."""
    deck = state.deck
    if deck.bakes[kind]:
        return BAKING
    if not deck.ingredient[kind]:
        return ACTING
    if deck.salt[kind]:
        return 0 if salts else SALTING
    return deck.worth[kind]


def _best_card(state: State, seat: i64, moves: vec[i64], first: i64) -> i64:
    salts = salts_of(state, seat)
    best = moves[0]
    for move in moves:
        if _keeping(state, move - first, salts) > _keeping(state, best - first, salts):
            best = move
    return best


def _worst_card(state: State, seat: i64, moves: vec[i64], first: i64) -> i64:
    salts = salts_of(state, seat)
    worst = moves[0]
    for move in moves:
        if _keeping(state, move - first, salts) < _keeping(state, worst - first, salts):
            worst = move
    return worst
