# mypyc: compiled
"""A quick player of Cheflebrity for playouts: what a medium bot would do, in a world that is known."""

from __future__ import annotations

from typing import Final

from bakehouse.bots.cheflebrity.evaluation import own_turns_left, quality
from bakehouse.core.chance import Rng
from bakehouse.core.native import i64, vec
from bakehouse.games.cheflebrity.atoms import (
    CARD,
    END,
    KEEP,
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
from bakehouse.games.cheflebrity.cards import BOTTOM, PART_OF, PIE_KINDS, QUALITY_OF, SB, SG, Pie
from bakehouse.games.cheflebrity.play import State
from bakehouse.games.cheflebrity.state import Step

STEP_BONUS: Final = [2.0, 9.0, 8.0, 4.0]  # for a bottom, a filling, a top, extras: desserts count, not only qualities
GENIUS: Final = 24.0
SABOTAGE_WORTH: Final = 20.0
SAVED_WORTH: Final = 18.0
FITS: Final = 8.0
SPARE: Final = 12.0  # a card worth less may go
BETTER_THAN_BLIND: Final = 24.0  # a card of the Leftovers, in the first step
BETTER_FOR_A_DISCARD: Final = 16.0
ENOUGH_PIES: Final[i64] = 2
CROWDED: Final = 12.0  # for each pie more
BIG_ENOUGH: Final[i64] = 5
GOOD_ENOUGH: Final[i64] = 10  # a card for which a dessert waits
WORTH_A_SABOTAGE: Final[i64] = 15
WORTH_A_RESCUE: Final[i64] = 10
LAST_TURNS: Final = 3.0  # from here on cards are for using


def worth(state: State, seat: i64, kind: i64) -> float:
    """What it would cost to lose a card."""
    if kind >= PIE_KINDS:
        if kind == SG:
            return GENIUS
        return SABOTAGE_WORTH if kind == SB else SAVED_WORTH
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


# -- Its own turn --------------------------------------------------------------


def turn(state: State, seat: i64, moves: vec[i64]) -> i64:
    sabotage = _sabotage(state, seat, moves)
    if sabotage != PASS:
        return sabotage
    match state.step:
        case Step.DRAW:
            return _taking(state, seat, moves, BETTER_THAN_BLIND)
        case Step.SWAP:
            return _swapping(state, seat, moves)
        case Step.PLAY:
            return _playing(state, seat, moves)
    return _menu(state, seat, moves)


def rest_of_chain(state: State, seat: i64, moves: vec[i64], rng: Rng) -> i64:
    first = state.chain[0]
    if SABOTAGE <= first < PARTNER:
        return rest_of_sabotage(state, first)
    if first >= PLAY:
        return _best_place(state, seat, moves)
    if first >= SWAP:
        return _taking(state, seat, moves, BETTER_FOR_A_DISCARD)
    return moves[rng.below(len(moves))]


def _taking(state: State, seat: i64, moves: vec[i64], least: float) -> i64:
    """From the pile, unless a card of the Leftovers is so much better."""
    best = moves[0]
    highest = least if best == PILE else -1.0
    for move in moves:
        if move >= CARD:
            value = worth(state, seat, move - CARD)
            if value > highest:
                best, highest = move, value
    return best


def _swapping(state: State, seat: i64, moves: vec[i64]) -> i64:
    best: i64 = KEEP
    lowest = SPARE if state.left else 0.0
    for move in moves:
        if move >= SWAP:
            value = worth(state, seat, move - SWAP)
            if value < lowest:
                best, lowest = move, value
    return best


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
        if turns < 1.0:
            return 0.0  # it would not be finished
        gain -= CROWDED * float(max(len(state.working[seat]) - ENOUGH_PIES + 1, 0))
    if placed >= PIE_KINDS and turns > LAST_TURNS:
        gain -= GENIUS / 2.0
    return gain


def _best_place(state: State, seat: i64, moves: vec[i64]) -> i64:
    """The pie that becomes the best one."""
    best = moves[0]
    most: i64 = -1
    for move in moves:
        if move >= PIE:
            value = quality(state.working[seat][move - PIE])
            if value > most:
                best, most = move, value
    return best


def _menu(state: State, seat: i64, moves: vec[i64]) -> i64:
    """Serve the best dessert that is ripe."""
    ready: i64 = 0
    for move in moves:
        if SERVE <= move < CARD:
            ready += 1
    hurry = own_turns_left(state, seat) <= float(ready) + 1.0
    best: i64 = END
    most: i64 = -1
    for move in moves:
        if SERVE <= move < CARD:
            dessert = state.working[seat][move - SERVE]
            if quality(dessert) > most and (hurry or not _can_grow(state, seat, dessert)):
                best, most = move, quality(dessert)
    return best


def _can_grow(state: State, seat: i64, dessert: Pie) -> bool:
    """Is there a card in the hand that makes it better?"""
    if len(dessert.cards) >= BIG_ENOUGH:
        return False
    for kind in range(25, PIE_KINDS):  # tops, then extras
        if QUALITY_OF[kind] >= GOOD_ENOUGH and dessert.takes(PART_OF[kind]) and state.holds(seat, kind):
            return True
    return False


# -- Reactions -----------------------------------------------------------------


def reaction(state: State, seat: i64, moves: vec[i64], rng: Rng) -> i64:
    """In a table window; not everybody reacts as soon as they can."""
    return PASS if rng.below(4) == 0 else _sabotage(state, seat, moves)


def _sabotage(state: State, seat: i64, moves: vec[i64]) -> i64:
    """On the pie that hurts most, if that is worth it; a Stroke of Genius! is better in a pie, until the end."""
    best: i64 = PASS
    highest: i64 = -1
    turns = 0.0
    for move in moves:
        if move >= PARTNER:
            break
        if move >= SABOTAGE:
            if highest < 0:
                turns = own_turns_left(state, seat)
                highest = WORTH_A_SABOTAGE - 1 if turns > LAST_TURNS else 0
            if move < SABOTAGE_SG or turns <= 1.0:
                line = state.working[(move - SABOTAGE) % 5]
                value = _harm(line[_best_target(line)])
                if value > highest:
                    best, highest = move, value
    return best


def _harm(pie: Pie) -> i64:
    """High cards, and those that nearly make a dessert."""
    return QUALITY_OF[pie.newest] + (5 if len(pie.cards) == 2 else 0)


def _best_target(line: list[Pie]) -> i64:
    best: i64 = 0
    for place in range(1, i64(len(line))):
        if _harm(line[place]) > _harm(line[best]):
            best = place
    return best


def rest_of_sabotage(state: State, first: i64) -> i64:
    return PIE + _best_target(state.working[(first - SABOTAGE) % 5])


def rescue(state: State, seat: i64, moves: vec[i64]) -> i64:
    """One's own pie, if the card is worth it; late in the game any, for the bonus."""
    value = QUALITY_OF[state.working[state.victim][state.target].newest]
    mine = state.victim == seat
    late = own_turns_left(state, seat) <= LAST_TURNS and state.attacker != seat
    for move in moves:
        if move == SAVE and ((mine and value >= WORTH_A_RESCUE) or late):
            return move
        if move == SAVE_SG and mine and value > WORTH_A_SABOTAGE:
            return move
    return PASS


def cheapest_newest(line: list[Pie], moves: vec[i64]) -> i64:
    """The pie that loses least by an Oops!."""
    best = moves[0]
    lowest: i64 = 100
    for move in moves:
        value = QUALITY_OF[line[move - PIE].newest]
        if value < lowest:
            best, lowest = move, value
    return best


def cheapest(state: State, seat: i64, moves: vec[i64]) -> i64:
    """The card that is missed least."""
    best = moves[0]
    lowest = 1000.0
    for move in moves:
        value = worth(state, seat, move - CARD)
        if value < lowest:
            best, lowest = move, value
    return best
