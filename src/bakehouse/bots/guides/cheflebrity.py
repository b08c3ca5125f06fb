# mypyc: compiled
"""Cheflebrity for the search: what served desserts, pies and cards are worth, and players who build and serve."""

from __future__ import annotations

from typing import Final

from bakehouse.bots.guide import Guide, shares
from bakehouse.core.chance import Rng
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT
from bakehouse.core.state import State as CoreState
from bakehouse.games.cheflebrity.atoms import (
    ACCEPT,
    CARD,
    COUNT,
    COUNTER,
    DECLINE,
    END,
    KEEP,
    OFFER,
    PARTNER,
    PASS,
    PIE,
    PILE,
    PLAY,
    SABOTAGE,
    SABOTAGE_SG,
    SAVE,
    SAVE_SG,
    SERVE,
    SKIP,
    SWAP,
)
from bakehouse.games.cheflebrity.cards import (
    BOTTOM,
    HOLDABLE,
    PART_OF,
    PIE_KINDS,
    QUALITY_OF,
    SG,
    TOP,
    Pie,
)
from bakehouse.games.cheflebrity.play import State
from bakehouse.games.cheflebrity.scoring import totals
from bakehouse.games.cheflebrity.state import NOT_YET, Step

STEP_BONUS: Final = [2.0, 9.0, 8.0, 4.0]  # for a bottom, a filling, a top, extras: desserts count, not only qualities
SPECIAL: Final = 12.0
GENIUS: Final = 16.0
FITS: Final = 6.0
SPARE: Final = 11.0  # a card worth less may go
ENOUGH_PIES: Final[i64] = 2
BIG_ENOUGH: Final[i64] = 5
WORTH_A_SABOTAGE: Final[i64] = 15
COMPLETE: Final = 0.8  # of its quality, a dessert that waits to be served
BEGUN: Final = 0.45
NEXT_DESSERT: Final = 12.0  # a dessert in the making helps with bonuses too
HELD: Final = 0.3  # of its quality, a card in the hand
HELD_SPECIAL: Final = 5.0
SCALE: Final = 12.0  # points of lead that matter at the end,
EARLIER: Final = 0.45  # and for each card in the Ingredients Pile


class GameGuide(Guide):
    __slots__ = ("until",)

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 120
        self.until: i64 = 0

    def is_searchable(self, state: CoreState) -> bool:
        """What is said in an offer cannot be simulated."""
        assert isinstance(state, State)
        return not len(state.chain) or not (state.chain[0] == COUNTER or OFFER <= state.chain[0] < COUNT)

    def begin(self, state: CoreState) -> None:
        assert isinstance(state, State)
        self.until = state.turns + state.seats + 1

    def is_settled(self, state: CoreState) -> bool:
        assert isinstance(state, State)
        return state.turns >= self.until

    def candidates(self, state: CoreState, seat: i64) -> vec[i64]:
        """Offers and counters are left out: what is said in them cannot be simulated."""
        assert isinstance(state, State)
        moves = state.moves(seat)
        if state.step is Step.MENU and not len(state.chain):
            return _without(moves, OFFER, COUNT)
        if state.step is Step.REPLY and not len(state.chain):
            return _without(moves, COUNTER, COUNTER + 1)
        return moves

    def choose(self, state: CoreState, seat: i64, moves: vec[i64], rng: Rng) -> i64:
        assert isinstance(state, State)
        match state.step:
            case Step.DRAW | Step.SWAP | Step.PLAY | Step.MENU:
                if len(state.chain):
                    return _rest_of_chain(state, seat, moves, rng)
                return _turn(state, seat, moves, rng)
            case Step.WINDOW:
                return _rest_of_sabotage(state, moves, rng) if state.drafts[seat] else _reaction(state, moves, rng)
            case Step.SAVE:
                return _rescue(state, seat, moves, rng)
            case Step.OOPS:
                return _cheapest_newest(state.working[seat], moves)
            case Step.REPLY | Step.REPLIES:
                return ACCEPT if rng.below(3) == 0 else DECLINE
            case Step.COMMIT:
                return _cheapest(state, seat, moves, CARD)
        return moves[rng.below(len(moves))]

    def values(self, state: CoreState) -> list[float]:
        assert isinstance(state, State)
        points = [float(total) for total in totals(state)]
        if state.over:
            close = shares(points, SCALE)
            return [0.8 * state.reward(seat) + 0.2 * close[seat] for seat in range(state.seats)]
        for seat in range(state.seats):
            points[seat] += prospects(state, seat)
        return shares(points, SCALE + EARLIER * float(state.left))


def _without(moves: vec[i64], first: i64, end: i64) -> vec[i64]:
    kept = vec[i64](capacity=16)
    for move in moves:
        if move < first or move >= end:
            kept = append(kept, move)
    return kept


# -- Positions -----------------------------------------------------------------


def own_turns_left(state: State, seat: i64) -> float:
    if state.turns_left != NOT_YET:
        distance = (seat - state.turn) % state.seats
        return 1.0 if 0 < distance <= state.turns_left else 0.0
    return float(state.left) / 1.4 / float(state.seats)


def prospects(state: State, seat: i64) -> float:
    """What the pies under construction and the hand are worth; nothing, if there is no turn to serve them."""
    turns = own_turns_left(state, seat)
    if state.turn == seat and not state.served:
        turns += 1.0
    if turns < 0.5:
        return 0.0
    value = 0.0
    for pie in state.working[seat]:
        value += pie_worth(pie, turns)
    if turns < 2.0:
        return value * 0.8
    return value + min(turns / 4.0, 1.0) * _hand_worth(state, seat)


def pie_worth(pie: Pie, turns: float) -> float:
    quality: i64 = 0
    for placed in pie.cards:
        quality += QUALITY_OF[placed]
    if pie.is_complete:
        return COMPLETE * float(quality) + NEXT_DESSERT
    return BEGUN * float(quality) + 3.0 if turns > 1.5 else 0.0


def _hand_worth(state: State, seat: i64) -> float:
    value = 0.0
    held = state.held[seat]
    for kind in range(HOLDABLE):
        if held & BIT[kind]:
            copies = float(state.copies_in(seat, kind))
            value += copies * (HELD_SPECIAL if kind >= PIE_KINDS else HELD * float(QUALITY_OF[kind]))
    return value


def worth(state: State, seat: i64, kind: i64) -> float:
    """What it would cost to lose a card of the hand."""
    if kind >= PIE_KINDS:
        return GENIUS if kind == SG else SPECIAL
    value = float(QUALITY_OF[kind])
    return value + FITS if _fits(state, seat, PART_OF[kind]) else value


def _fits(state: State, seat: i64, part: i64) -> bool:
    line = state.working[seat]
    if part == BOTTOM:
        return len(line) < ENOUGH_PIES
    for pie in line:
        if pie.takes(part):
            return True
    return False


# -- The own turn --------------------------------------------------------------


def _turn(state: State, seat: i64, moves: vec[i64], rng: Rng) -> i64:
    match state.step:
        case Step.DRAW:
            return _drawing(state, seat, moves)
        case Step.SWAP:
            return _swapping(state, seat, moves, rng)
        case Step.PLAY:
            return _playing(state, seat, moves)
    return _menu(state, seat, moves)


def _drawing(state: State, seat: i64, moves: vec[i64]) -> i64:
    """From the pile, unless a card of the Leftovers is better than what that gives on average."""
    best = moves[0]
    highest = 22.0 if best == PILE else -1.0
    for move in moves:
        if move >= CARD:
            value = worth(state, seat, move - CARD)
            if value > highest:
                best, highest = move, value
    return best


def _swapping(state: State, seat: i64, moves: vec[i64], rng: Rng) -> i64:
    best: i64 = KEEP
    lowest = SPARE
    for move in moves:
        if move >= SWAP:
            value = worth(state, seat, move - SWAP)
            if value < lowest:
                best, lowest = move, value
    return best if rng.below(4) else KEEP


def _playing(state: State, seat: i64, moves: vec[i64]) -> i64:
    best: i64 = SKIP
    highest = 0.0
    turns = own_turns_left(state, seat)
    for move in moves:
        if move >= PLAY:
            value = _gain(state, seat, move - PLAY, turns)
            if value > highest:
                best, highest = move, value
    return best


def _gain(state: State, seat: i64, placed: i64, turns: float) -> float:
    part = PART_OF[placed]
    gain = float(QUALITY_OF[placed]) + STEP_BONUS[part]
    if part == BOTTOM:
        if turns < 2.0:
            return 0.0
        gain -= 12.0 * float(max(len(state.working[seat]) - ENOUGH_PIES + 1, 0))
    if placed >= PIE_KINDS and turns > 3.0:
        gain -= GENIUS / 2.0
    return gain


def _menu(state: State, seat: i64, moves: vec[i64]) -> i64:
    """Serve the best dessert that is big enough, or any while there is still time for it."""
    turns = own_turns_left(state, seat)
    best: i64 = END
    most = 0
    ready = 0
    for move in moves:
        if SERVE <= move < CARD:
            ready += 1
            size = len(state.working[seat][move - SERVE].cards)
            if size > most:
                best, most = move, size
    if most >= BIG_ENOUGH or turns <= float(ready) + 1.0:
        return best
    if most >= 3 and not _fits(state, seat, TOP):
        return best
    return END if most < 4 else best


def _rest_of_chain(state: State, seat: i64, moves: vec[i64], rng: Rng) -> i64:
    first = state.chain[0]
    if SABOTAGE <= first < PARTNER:
        return _rest_of_sabotage(state, moves, rng)
    if first >= PLAY:
        return _best_place(state, seat, moves)
    if first >= SWAP:
        return _drawing(state, seat, moves)
    return moves[rng.below(len(moves))]


def _best_place(state: State, seat: i64, moves: vec[i64]) -> i64:
    """The pie with most cards."""
    best = moves[0]
    most = 0
    for move in moves:
        if move >= PIE and len(state.working[seat][move - PIE].cards) > most:
            best = move
            most = len(state.working[seat][move - PIE].cards)
    return best


# -- Reactions and trades ------------------------------------------------------


def _reaction(state: State, moves: vec[i64], rng: Rng) -> i64:
    """A Sabotage! on a pie whose newest card is worth it; a Stroke of Genius! is better in a pie."""
    if rng.below(2):
        return PASS
    for move in moves:
        if SABOTAGE <= move < SABOTAGE_SG:
            for pie in state.working[move - SABOTAGE]:
                if QUALITY_OF[pie.newest] >= WORTH_A_SABOTAGE:
                    return move
    return PASS


def _rest_of_sabotage(state: State, moves: vec[i64], rng: Rng) -> i64:
    return moves[rng.below(len(moves))]


def _rescue(state: State, seat: i64, moves: vec[i64], rng: Rng) -> i64:
    """One's own pie, if the card is worth it; late in the game any, for the bonus."""
    value = QUALITY_OF[state.working[state.victim][state.target].newest]
    mine = state.victim == seat
    for move in moves:
        if move == SAVE and ((mine and value >= 10) or state.left < 8):
            return move
        if move == SAVE_SG and mine and value > WORTH_A_SABOTAGE:
            return move
    return PASS


def _cheapest_newest(line: list[Pie], moves: vec[i64]) -> i64:
    best = moves[0]
    lowest: i64 = 100
    for move in moves:
        value = QUALITY_OF[line[move - PIE].newest]
        if value < lowest:
            best, lowest = move, value
    return best


def _cheapest(state: State, seat: i64, moves: vec[i64], verb: i64) -> i64:
    best = moves[0]
    lowest = 1000.0
    for move in moves:
        value = worth(state, seat, move - verb)
        if value < lowest:
            best, lowest = move, value
    return best
