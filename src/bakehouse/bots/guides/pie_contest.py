# mypyc: compiled
"""Pie Contest for the search: what Pies, Kitchens and hands are worth. Cards are data, so playouts just try things."""

from __future__ import annotations

from typing import Final

from bakehouse.bots.guide import Guide, shares
from bakehouse.core.chance import Rng
from bakehouse.core.native import i64, vec
from bakehouse.core.state import State as CoreState
from bakehouse.games.pie_contest.atoms import DIVE
from bakehouse.games.pie_contest.play import State
from bakehouse.games.pie_contest.state import Step, kind_in

TURNS: Final[i64] = 3  # that a playout looks ahead, beside the present one
BEST_PIE: Final = 1.0
FIRST_PIE: Final = 4.0  # having any Pie at all
KITCHEN: Final = 0.4  # a point in a Kitchen
ONE_SALT: Final = 2.0
SURPLUS_SALT: Final = -2.5
NO_ROOM: Final = -2.0  # five cards that cannot be Baked
READY: Final = 2.5  # a Kitchen that can be Baked and a card that Bakes
BAKE_CARD: Final = 1.2  # in hand; one is enough
SALT_CARD: Final = 0.8  # in hand, as long as the Kitchen has none
CARD: Final = 0.25  # any card in hand, up to seven
SCALE: Final = 6.0  # points of lead that matter


class GameGuide(Guide):
    __slots__ = ("until",)

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 80
        self.until: i64 = 0

    def begin(self, state: CoreState) -> None:
        assert isinstance(state, State)
        self.until = state.turns + TURNS

    def is_settled(self, state: CoreState) -> bool:
        assert isinstance(state, State)
        return state.turns > self.until

    def choose(self, state: CoreState, seat: i64, moves: vec[i64], rng: Rng) -> i64:
        """Anything but a pass or a dive, as long as a card can be played."""
        assert isinstance(state, State)
        if state.step is Step.MAIN:
            last = moves[len(moves) - 1]
            if last > DIVE:
                move = moves[rng.below(len(moves))]
                while move <= DIVE:  # or PASS
                    move = moves[rng.below(len(moves))]
                return move
        return moves[rng.below(len(moves))]

    def values(self, state: CoreState) -> list[float]:
        assert isinstance(state, State)
        if state.over:
            return [state.reward(seat) for seat in range(state.seats)]
        return shares([prospects(state, seat) for seat in range(state.seats)], SCALE)


def prospects(state: State, seat: i64) -> float:
    """What a seat has and can soon have, in points of a Pie."""
    value = _kitchen(state, seat) + _hand(state, seat)
    best: i64 = 0
    found = False
    for pie in range(i64(len(state.pie_owner))):
        if state.pie_owner[pie] == seat:
            own = state.value(pie)
            if not found or own > best:
                best = own
            found = True
    return value + BEST_PIE * float(best) + FIRST_PIE if found else value


def _salts(state: State, seat: i64) -> i64:
    salts: i64 = 0
    for card in state.kitchens[seat]:
        salts += state.deck.salt[kind_in(card)]
    return salts


def _kitchen(state: State, seat: i64) -> float:
    points: i64 = 0
    for place in range(i64(len(state.kitchens[seat]))):
        points += state.worth_at(seat, place)
    value = KITCHEN * float(points)
    salts = _salts(state, seat)
    if salts == 1:
        value += ONE_SALT
    elif salts > 1:
        value += SURPLUS_SALT * float(salts - 1)
    if not state.room(seat) and not state.can_bake(seat):
        value += NO_ROOM
    return value


def _hand(state: State, seat: i64) -> float:
    deck = state.deck
    bakes = False
    salts = False
    size: i64 = 0
    for kind in state.hands[seat]:
        size += 1
        if deck.bakes[kind]:
            bakes = True
        if deck.salt[kind] and deck.ingredient[kind]:
            salts = True
    value = CARD * float(min(size, 7))
    if bakes:
        value += READY + BAKE_CARD if state.can_bake(seat) else BAKE_CARD
    if salts and not _salts(state, seat):
        value += SALT_CARD
    return value
