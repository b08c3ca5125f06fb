# mypyc: compiled
"""Pie Contest for the bots: what the best Pie of a seat will be worth at the end, and a quick player for playouts.

Cards are data, so nothing here knows one by its name.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from bakehouse.bots.guide import Guide, shares
from bakehouse.core.chance import Rng
from bakehouse.core.native import i64, vec
from bakehouse.core.state import State as CoreState
from bakehouse.games.pie_contest import cev
from bakehouse.games.pie_contest.atoms import DIVE, NO, PASS, PLAY, YES
from bakehouse.games.pie_contest.baking import MOST_PIES_ONE
from bakehouse.games.pie_contest.play import State
from bakehouse.games.pie_contest.state import HAND_MAX, KITCHEN_SIZE, Step, kind_in

TURNS: Final[i64] = 3  # that a playout looks ahead, beside the present one
SCALE: Final = 5.0  # points of lead that matter

# The Pies that a seat has: how many rivals will still Bake, and let them go stale.
FIRST_BAKE: Final = 0.5  # of a rival without a Pie
NEXT_BAKE: Final = 0.2  # of any other
READY: Final = 0.1  # more for each Ingredient in a Kitchen that can be Baked
PATIENCE: Final = 15.0  # laps; who has waited for so long will hardly Bake soon
SAFE: Final = 1.0  # more than the same Kitchen, which can still be spoiled: else everybody would wait for ever

# The next Pie: the Kitchen as it is, and what is to be had.
IN_HAND: Final = 0.7  # of the worth of an Ingredient for which there is room
TO_BE_DRAWN: Final = 1.5  # for room without an Ingredient in hand
NO_SALT: Final = -4.0
SALT_IN_HAND: Final = 2.0
SURPLUS_SALT: Final = -5.0
NO_OVEN: Final = -5.0  # no card in hand that Bakes
CARD: Final = 0.15  # any card in hand, as far as it may be kept
TOO_LATE: Final = -4.0  # no Pie, and somebody may end the game with the third
CHOICE: Final = 3.0  # points within which it is good to have both a Pie and a Kitchen
GRAND_KITCHEN: Final = 0.5  # of the next Pie, where three count

# How much a playout likes to play a card; chance adds up to FANCY.
FANCY: Final[i64] = 4
BAKING: Final[i64] = 12
SALTING: Final[i64] = 8
ACTING: Final[i64] = 3
ADDING: Final[i64] = 2  # and the worth of the Ingredient
DIVING: Final[i64] = 3  # for what is missing
WASTING: Final[i64] = -6


class GameGuide(Guide):
    __slots__ = ("until",)

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 200
        self.until: i64 = 0

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
                if state.deck.code[state.operand(3)] == cev.BAKE and not _is_time_to_bake(state, seat, rng):
                    return NO
                return YES
        return moves[rng.below(len(moves))]

    def values(self, state: CoreState) -> list[float]:
        assert isinstance(state, State)
        return chances(state)


# -- What a position is worth ------------------------------------------------------------


def chances(state: State) -> list[float]:
    """By seat: how likely it wins."""
    if state.over:
        return [state.reward(seat) for seat in range(state.seats)]
    return shares([prospects(state, seat) for seat in range(state.seats)], SCALE)


def prospects(state: State, seat: i64) -> float:
    """What the best Pie of a seat will be worth at the end: one that it has, or the next one."""
    coming = _next_pie(state, seat)
    best: i64 = 0
    found = False
    for pie in range(i64(len(state.pie_owner))):
        if state.pie_owner[pie] == seat:
            value = state.value(pie)
            best = value if not found else max(best, value)
            found = True
    if state.options.grand:
        score = state.score(int(seat))
        return (0.0 if score is None else float(score)) + GRAND_KITCHEN * coming
    if not found:
        return coming + TOO_LATE if _may_end(state, seat) else coming
    stale = float(state.options.staleness) * _bakes_to_come(state, seat)
    return _better(float(best) + SAFE - stale, coming)


def _better(one: float, two: float) -> float:
    """The larger of two numbers, and a little more if they are close: it is good to have the choice."""
    return max(one, two) + CHOICE * log(1.0 + exp(-abs(one - two) / CHOICE))


def _may_end(state: State, seat: i64) -> bool:
    """Can a rival end the game by the next Pie?"""
    for rival in range(state.seats):
        if rival != seat and state.pies_of(rival) >= MOST_PIES_ONE - 1:
            return True
    return False


def _bakes_to_come(state: State, seat: i64) -> float:
    """How often rivals are likely to Bake before the end."""
    bakes = 0.0
    for rival in range(state.seats):
        if rival != seat:
            bakes += NEXT_BAKE if state.pies_of(rival) else FIRST_BAKE
            if state.can_bake(rival):
                bakes += READY * float(len(state.kitchens[rival]))
    laps = float(state.turns) / float(state.seats)
    return bakes * max(1.0 - laps / PATIENCE, 0.0)


def _next_pie(state: State, seat: i64) -> float:
    """What the Kitchen will probably come to, with the cards in hand."""
    salts = _salts(state, seat)
    value = float(state.oven_value(seat))
    room = state.room(seat)
    if not salts:
        value += NO_SALT if room else 2.0 * NO_SALT
        room = max(room - 1, 0)
    elif salts > 1:
        value += SURPLUS_SALT * float(salts - 1)
    return value + _hand(state, seat, room, needs_salt=not salts)


def _hand(state: State, seat: i64, room: i64, *, needs_salt: bool) -> float:
    """What the cards in hand add to the next Pie, if there is room for so many Ingredients."""
    deck = state.deck
    hand = state.hands[seat]
    value = CARD * float(min(i64(len(hand)), HAND_MAX))
    bakes = False
    salt = False
    for kind in hand:
        bakes = bakes or deck.bakes[kind] != 0
        salt = salt or deck.salt[kind] != 0
    if not bakes:
        value += NO_OVEN
    if needs_salt and salt:
        value += SALT_IN_HAND
    return value + _fillings(state, hand, room)


def _fillings(state: State, hand: vec[i64], room: i64) -> float:
    """The best Ingredients of a hand, as many as there is room for."""
    deck = state.deck
    best = vec[i64]([-1 for _ in range(KITCHEN_SIZE)])  # their worths, descending
    for kind in hand:
        if deck.ingredient[kind] and not deck.salt[kind]:
            worth = deck.worth[kind]
            for place in range(KITCHEN_SIZE):
                if worth > best[place]:
                    worth, best[place] = best[place], worth
    value = 0.0
    for place in range(room):
        value += IN_HAND * float(best[place]) if best[place] >= 0 else TO_BE_DRAWN
    return value


def _salts(state: State, seat: i64) -> i64:
    salts: i64 = 0
    for card in state.kitchens[seat]:
        salts += state.deck.salt[kind_in(card)]
    return salts


# -- The quick player -------------------------------------------------------------------


def _best_play(state: State, seat: i64, moves: vec[i64], rng: Rng) -> i64:
    """What the player likes most, with some fancy."""
    salts = _salts(state, seat)
    room = state.room(seat)
    is_time = _is_time_to_bake(state, seat, rng)
    best: i64 = PASS
    most: i64 = -1_000
    for move in moves:
        liking = rng.below(FANCY)
        if move == DIVE:
            liking += DIVING if not _holds_oven(state, seat) else WASTING
        elif move != PASS:
            liking += _liking(state, move - PLAY, salts, room, is_time=is_time)
        if liking > most:
            most = liking
            best = move
    return best


def _liking(state: State, kind: i64, salts: i64, room: i64, *, is_time: bool) -> i64:
    """How much a player with so many Salts and so much room likes to play a card."""
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


def _holds_oven(state: State, seat: i64) -> bool:
    for kind in state.hands[seat]:
        if state.deck.bakes[kind]:
            return True
    return False


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
    if own >= MOST_PIES_ONE - 1:
        return True
    for rival in range(state.seats):
        if rival != seat and not state.pies_of(rival):
            return False
    return True


def _keeping(state: State, kind: i64, salts: i64) -> i64:
    """How much a player with so many Salts in the Kitchen likes to have a card in hand."""
    deck = state.deck
    if deck.bakes[kind]:
        return BAKING
    if not deck.ingredient[kind]:
        return ACTING
    if deck.salt[kind]:
        return 0 if salts else SALTING
    return deck.worth[kind]


def _best_card(state: State, seat: i64, moves: vec[i64], first: i64) -> i64:
    salts = _salts(state, seat)
    best = moves[0]
    for move in moves:
        if _keeping(state, move - first, salts) > _keeping(state, best - first, salts):
            best = move
    return best


def _worst_card(state: State, seat: i64, moves: vec[i64], first: i64) -> i64:
    salts = _salts(state, seat)
    worst = moves[0]
    for move in moves:
        if _keeping(state, move - first, salts) < _keeping(state, worst - first, salts):
            worst = move
    return worst
