# mypyc: compiled
"""Pastry Chefs for the search: what hands promise, and players who bake, take what fits and serve the partner."""

from __future__ import annotations

from math import exp
from typing import Final

from bakehouse.bots.rollout import Rollout
from bakehouse.core.chance import Rng
from bakehouse.core.native import i64, vec
from bakehouse.core.state import State as CoreState
from bakehouse.games.pastry_chefs.atoms import BAKE, CARD, COUNT, DESCRIBE, DRAW, FROM, NO_ASK, SECOND, TO
from bakehouse.games.pastry_chefs.cards import (
    FIELDS,
    FIRST_FULL,
    KINDS,
    ONE,
    PASTRIES,
    PASTRY_CARDS,
    PASTRY_POINTS,
    USES,
    cards_in,
)
from bakehouse.games.pastry_chefs.play import State
from bakehouse.games.pastry_chefs.state import SEATS, Step, X

# How much a pastry counts that lacks no card, one card, two cards.
LACKING: Final = [0.8, 0.24, 0.06, 0.0, 0.0]
SIDE: Final = 0.12  # all pastries of a hand but the best one
# The chance to win, as a power of e (after a fit to 150 games of medium bots):
POINTS: Final = [0.0, 0.6, 1.2, 2.0, 3.4, 6.0]  # by the points of a team;
ON_TURN: Final = 0.2
READY: Final = [0.45, 0.38, 0.3, 0.25]  # a pastry that is complete, the less the later its seat plays,
READY_BIG: Final = [0.9, 0.76, 0.6, 0.5]
NEARLY: Final = 0.03  # and where there is none, each kind that would complete one
# Of a hundred times (as medium bots do):
GUESSES: Final[i64] = 25  # somebody knows in which of the other hands a card is that completes a pastry,
SERVES: Final[i64] = 50  # or which of their own cards completes one of the partner's,
BUILDS: Final[i64] = 80  # or else moves a card that may lead to one,
DRAWS_FOR_PARTNER: Final[i64] = 30  # and of the draws, the partner gets one.
BUILD_FROM: Final = vec[i64]([0, 0, 1, 3, 1, 3, X])  # where such a card comes from: their own hand, opponents, the pile


class GameRollout(Rollout):
    __slots__ = ("ahead", "game", "turn", "turns")

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 200
        self.depth = 1
        self.ahead: i64 = 8  # turns of a playout
        self.game: i64 = 1
        self.turn: i64 = 0
        self.turns: i64 = 0

    def is_searchable(self, state: CoreState) -> bool:
        """Not what only concerns who knows what, because worlds have no memory: questions and Reveals."""
        assert isinstance(state, State)
        match state.step:
            case Step.ASK | Step.ASK_DESCRIPTION | Step.ASK_COUNT | Step.REVEAL:
                return False
        return True

    def begin(self, state: CoreState) -> None:
        assert isinstance(state, State)
        self.game = state.game
        self.turn = state.turn
        self.turns = 0

    def is_settled(self, state: CoreState) -> bool:
        assert isinstance(state, State)
        if state.game != self.game:
            return True
        if state.turn != self.turn:
            self.turns += (state.turn - self.turn) % SEATS
            self.turn = state.turn
        return self.turns >= self.ahead and state.step == Step.ACTION

    def choose(self, state: CoreState, seat: i64, moves: vec[i64], rng: Rng) -> i64:
        assert isinstance(state, State)
        match state.step:
            case Step.ACTION:
                return _action(state, moves, rng)
            case Step.TARGET:
                return _target(state, moves, rng)
            case Step.DESCRIPTION:
                return _description(state, moves, rng)
            case Step.COUNT | Step.ASK_COUNT:
                return COUNT
            case Step.GIVE:
                return _gift(state, seat, moves)
            case Step.PENALTY | Step.DISCARD:
                return _spare(state, seat, moves)
            case Step.SECOND:
                return SECOND
            case Step.ASK:
                return NO_ASK  # worlds have no memory, so that an answer would teach nobody anything
        return moves[rng.below(len(moves))]

    def candidates(self, state: CoreState, seat: i64) -> vec[i64]:
        assert isinstance(state, State)
        moves = state.moves(seat)
        match state.step:
            case Step.ACTION:
                return _without_help(moves, DRAW, (seat + 1) % SEATS, (seat + 3) % SEATS)
            case Step.TARGET:
                return _without_help(moves, TO, (seat + 1) % SEATS, (seat + 3) % SEATS)
            case Step.COUNT:
                return moves[:3]
        return moves

    def values(self, state: CoreState) -> list[float]:
        assert isinstance(state, State)
        chance = _chance(state, self.game)
        return [chance, 1.0 - chance, chance, 1.0 - chance]


def _without_help(moves: vec[i64], verb: i64, left: i64, right: i64) -> vec[i64]:
    """Nobody draws or moves cards for an opponent."""
    return vec[i64]([move for move in moves if move != verb + left and move != verb + right])


# -- Positions -----------------------------------------------------------------


def _chance(state: State, game: i64) -> float:
    """How likely the first team wins the match."""
    if state.over:
        return state.reward(0)
    series = 1.2 * float(state.wins[0] - state.wins[1])
    if state.game != game:
        return _logistic(series)
    lead = POINTS[state.team_points(0)] - POINTS[state.team_points(1)]
    lead += ON_TURN if state.turn % 2 == 0 else -ON_TURN
    for step in range(SEATS):
        seat = (state.turn + step) % SEATS
        outlook = _outlook(state.zones[seat], step)
        lead += outlook if seat % 2 == 0 else -outlook
    return _logistic(lead + series)


def _outlook(hand: i64, step: i64) -> float:
    """What a hand is worth that plays after this many others."""
    held = _singles(hand)
    wanted: i64 = 0
    most: i64 = 0
    for pastry in range(i64(PASTRIES)):
        missing = PASTRY_CARDS[pastry] & ~held
        if not missing:
            most = max(most, PASTRY_POINTS[pastry])
        elif missing & (missing - 1) == 0:
            wanted |= missing
    if most:
        return READY_BIG[step] if most == 2 else READY[step]
    return NEARLY * float(cards_in(wanted))


def _logistic(x: float) -> float:
    return 1.0 / (1.0 + exp(-x))


def promise(hand: i64) -> float:
    """Points that a hand promises: its best pastry, and a little for all the others."""
    held = (hand | (hand >> 1)) & FIELDS
    best = 0.0
    total = 0.0
    for pastry in range(i64(PASTRIES)):
        missing = cards_in(PASTRY_CARDS[pastry] & ~held)
        if missing < 3:
            value = LACKING[missing] * float(PASTRY_POINTS[pastry])
            total += value
            if value > best:
                best = value
    return best + SIDE * (total - best)


# -- Playing -------------------------------------------------------------------


def completing(hand: i64) -> i64:
    """The kinds that complete a pastry with this hand, as a set of fields."""
    held = (hand | (hand >> 1)) & FIELDS
    found: i64 = 0
    for cards in PASTRY_CARDS:
        missing = cards & ~held
        if missing & (missing - 1) == 0:
            found |= missing
    return found


def _singles(hand: i64) -> i64:
    return (hand | (hand >> 1)) & FIELDS


def _action(state: State, moves: vec[i64], rng: Rng) -> i64:
    """Bake; take what completes a pastry, for oneself or the partner; else draw."""
    seat = state.turn
    best: i64 = -1
    for move in moves:
        if BAKE <= move < FROM and (best < 0 or PASTRY_POINTS[move - BAKE] > PASTRY_POINTS[best - BAKE]):
            best = move
    if best >= 0:
        return best
    partner = (seat + 2) % SEATS
    source = _source_of(state, rng)
    if source < 0 and rng.below(100) < BUILDS:
        source = BUILD_FROM[rng.below(len(BUILD_FROM))]
        if source != X:
            source = (seat + source) % SEATS
    for move in moves:
        if move == FROM + source:
            return move
    return DRAW + partner if rng.below(100) < DRAWS_FOR_PARTNER else DRAW + seat


def _source_of(state: State, rng: Rng) -> i64:
    """Where a card is that completes a pastry and can be named: the discard pile, or a hand if one guesses right."""
    seat = state.turn
    for_partner = completing(state.zones[(seat + 2) % SEATS])
    wanted = completing(state.zones[seat]) | for_partner
    if _nameable(_singles(state.zones[X]) & wanted, state.blocked):
        return X
    if _nameable(_singles(state.zones[seat]) & for_partner, state.blocked) and rng.below(100) < SERVES:
        return seat
    first: i64 = 1 + 2 * rng.below(2)
    for step in (first, 4 - first):
        other = (seat + step) % SEATS
        if _nameable(_singles(state.zones[other]) & wanted, state.blocked) and rng.below(100) < GUESSES:
            return other
    return -1


def _nameable(kinds: i64, blocked: i64) -> bool:
    return kinds != 0 and _described(kinds, blocked) >= 0


def _described(kinds: i64, blocked: i64) -> i64:
    """A description that is not blocked and matches one of these kinds; -1 if there is none."""
    for kind in range(i64(KINDS)):
        if kinds & ONE[kind]:
            if not USES[FIRST_FULL + kind] & blocked:
                return FIRST_FULL + kind
            suit = kind // 4
            if not USES[suit] & blocked:
                return suit
            number = 4 + kind % 4
            if not USES[number] & blocked:
                return number
    return -1


def _target(state: State, moves: vec[i64], rng: Rng) -> i64:
    seat = state.turn
    partner = (seat + 2) % SEATS
    available = _singles(state.zones[state.source])
    if state.source != seat and completing(state.zones[seat]) & available:
        return TO + seat
    if state.source != partner:
        return TO + partner
    return moves[rng.below(len(moves))]


def _description(state: State, moves: vec[i64], rng: Rng) -> i64:
    """Something that is there and completes a pastry, or at least promises most."""
    available = _singles(state.zones[state.source])
    wanted = available
    if state.target != X:
        wanted = completing(state.zones[state.target]) & available
        if not _nameable(wanted, state.blocked):
            wanted = _most_promising(state.zones[state.target], available, state.blocked)
    description = _described(wanted, state.blocked)
    for move in moves:
        if move == DESCRIBE + description:
            return move
    return moves[rng.below(len(moves))]


def _most_promising(hand: i64, available: i64, blocked: i64) -> i64:
    """The card that helps a hand most, of those that can be named."""
    best: i64 = 0
    highest = -1.0
    for kind in range(i64(KINDS)):
        card = ONE[kind]
        if available & card and _nameable(card, blocked):
            value = promise(hand + card)
            if value > highest:
                best, highest = card, value
    return best


def _gift(state: State, seat: i64, moves: vec[i64]) -> i64:
    """The holder picks: what helps the partner most or an opponent least, and is missed least."""
    target = state.target
    friend = target != X and target % 2 == state.turn % 2 if state.source == X else target % 2 == seat % 2
    best = moves[0]
    highest = -100.0
    for move in moves:
        card = ONE[move - CARD]
        value = 0.0
        if target != X:
            value = promise(state.zones[target] + card)
            if not friend:
                value = -value
        if state.source != X:
            value += promise(state.zones[state.source] - card)
        if value > highest:
            best, highest = move, value
    return best


def _spare(state: State, seat: i64, moves: vec[i64]) -> i64:
    """The card that is missed least."""
    best = moves[0]
    highest = -1.0
    for move in moves:
        value = promise(state.zones[seat] - state.chosen - ONE[move - CARD])
        if value > highest:
            best, highest = move, value
    return best
