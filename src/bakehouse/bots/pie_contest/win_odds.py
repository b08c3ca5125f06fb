# mypyc: compiled
"""Who will win a Pie Contest: for hard bots, fitted to who won.

The games were those of hard bots among themselves and against medium ones; then the fit was used by the bots of the
next games, five times over, because what a Pie is worth depends on how everybody plays. It says: it is good to be the
last to Bake, for every other Pie goes stale by that and the game is over; unless somebody has two Pies and Bakes
a third.
"""

from __future__ import annotations

from typing import Final

from bakehouse.bots.pie_contest.evaluation import best_fillings, chances, holds_oven, holds_salt, salts_of
from bakehouse.bots.rollout import shares
from bakehouse.core.native import i64, vec
from bakehouse.games.pie_contest.baking import PIES_TO_END
from bakehouse.games.pie_contest.play import State

# What a seat is: without a Pie while all rivals have one, so that its Pie ends the game; without a Pie; with a Pie;
# with so few left that the next one ends the game.
CLOSING: Final[i64] = 0
WAITING: Final[i64] = 1
STARTED: Final[i64] = 2
LEADING: Final[i64] = 3

TEN: Final = 10.0  # points are counted in tens, so that all weights are of one size

# By what a seat is, in this order: how much each trait makes it likelier to win.
TABLE: Final = [
    [1.11, -3.13, 0.01, 2.62],  # of everybody
    [0.0, 1.51, -0.76, -1.11],  # one rival is without a Pie
    [0.0, 2.61, 0.06, -1.98],  # the share of the rivals who are
    [-0.45, -0.22, -0.41, -0.05],  # a rival may end the game with the next Pie
    [0.0, 0.3, -1.23, -1.47],  # the share of the rivals who have no Pie, but a Kitchen that can be Baked
    [0.0, 0.0, 0.24, 0.22],  # the value of the best Pie
    [-0.69, -0.03, -0.05, -0.66],  # and of the rivals' best
    [0.58, 0.34, 0.31, 0.79],  # what the Kitchen would come to
    [0.05, -0.22, -0.54, -0.58],  # it lacks Salt
    [-1.54, 0.02, -0.56, -1.24],  # and has no room for it
    [0.64, 0.03, 0.24, 0.33],  # but there is some in hand
    [-0.44, -0.54, -0.4, -0.97],  # each Salt too much
    [0.59, -0.41, -0.11, 0.16],  # the worth of Ingredients in hand for which there is room
    [0.09, 0.21, 0.32, 0.51],  # a card in hand that Bakes
    [0.1, -0.2, 0.09, -0.28],  # and a Kitchen for it
    [0.62, 0.0, 0.0, 0.97],  # which would win the game
    [0.71, 0.0, 0.0, 1.93],  # in this turn
    [0.12, 0.04, 0.15, 0.18],  # it is this seat's turn
]
TRAITS: Final = 18
ROLES: Final = 4
WEIGHTS: Final = vec[float]([weight for row in TABLE for weight in row])  # the same one after the other


def odds(state: State) -> list[float]:
    """By seat: how likely it wins. Where the game ends otherwise than printed, as a medium bot sees it."""
    if state.over or state.options.grand or state.options.two_each:
        return chances(state)
    return shares([_points(state, seat) for seat in range(state.seats)], 1.0)


def _points(state: State, seat: i64) -> float:
    points = 0.0
    role = role_of(state, seat)
    found = traits(state, seat, role)
    for place in range(i64(TRAITS)):
        points += found[place] * WEIGHTS[place * ROLES + role]
    return points


def traits(state: State, seat: i64, role: i64) -> vec[float]:
    """What matters of a seat, in the order of the weights."""
    found = vec[float]([0.0] * TRAITS)
    _see_rivals(state, seat, found)
    _see_kitchen(state, seat, found)
    _see_oven(state, seat, role, found)
    return found


def role_of(state: State, seat: i64) -> i64:
    own = state.pies_of(seat)
    if own >= PIES_TO_END - 1:
        return LEADING
    if own:
        return STARTED
    for rival in range(state.seats):
        if rival != seat and not state.pies_of(rival):
            return WAITING
    return CLOSING


def _see_rivals(state: State, seat: i64, found: vec[float]) -> None:
    without: i64 = 0
    able: i64 = 0
    for rival in range(state.seats):
        if rival != seat:
            pies = state.pies_of(rival)
            if not pies:
                without += 1
                if state.can_bake(rival):
                    able += 1
            elif pies >= PIES_TO_END - 1:
                found[3] = 1.0
    rivals = float(state.seats - 1)
    found[0] = 1.0
    found[1] = float(without == 1)
    found[2] = float(without) / rivals
    found[4] = float(able) / rivals
    found[5] = float(_best(state, seat)) / TEN
    found[6] = float(_best_of_rivals(state, seat)) / TEN


def _see_kitchen(state: State, seat: i64, found: vec[float]) -> None:
    salts = salts_of(state, seat)
    room = state.room(seat)
    found[7] = float(state.oven_value(seat)) / TEN
    places = room
    if not salts:
        places = max(room - 1, 0)
        found[8] = 1.0
        found[9] = float(not room)
        found[10] = float(holds_salt(state, seat))
    found[11] = float(max(salts - 1, 0))
    best = best_fillings(state, state.hands[seat])
    worth: i64 = 0
    for place in range(places):
        worth += max(best[place], 0)
    found[12] = float(worth) / TEN


def _see_oven(state: State, seat: i64, role: i64, found: vec[float]) -> None:
    has_oven = holds_oven(state, seat)
    ready = has_oven and state.can_bake(seat)
    wins = ready and role in (CLOSING, LEADING) and _would_win(state, seat)
    turn = state.turn == seat
    found[13] = float(has_oven)
    found[14] = float(ready)
    found[15] = float(wins)
    found[16] = float(wins and turn)
    found[17] = float(turn)


def _would_win(state: State, seat: i64) -> bool:
    """Would this seat be ahead if it Baked now, so that all other Pies went stale?"""
    value = max(state.oven_value(seat), _best(state, seat))
    return value > _best_of_rivals(state, seat) - state.options.staleness


def _best(state: State, seat: i64) -> i64:
    """The value of a seat's best Pie; 0 if it has none."""
    best: i64 = 0
    found = False
    for pie in range(i64(len(state.pie_owner))):
        if state.pie_owner[pie] == seat:
            best = max(best, state.value(pie)) if found else state.value(pie)
            found = True
    return best


def _best_of_rivals(state: State, seat: i64) -> i64:
    best: i64 = 0
    for pie in range(i64(len(state.pie_owner))):
        if state.pie_owner[pie] != seat:
            best = max(best, state.value(pie))
    return best
