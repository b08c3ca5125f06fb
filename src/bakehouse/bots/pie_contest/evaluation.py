# mypyc: compiled
"""What the best Pie of a seat will be worth at the end of a Pie Contest, as a good player would judge it.

Cards are data, so nothing here knows one by its name.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from bakehouse.bots.rollout import shares
from bakehouse.core.native import i64, vec
from bakehouse.games.pie_contest.baking import PIES_TO_END
from bakehouse.games.pie_contest.play import State
from bakehouse.games.pie_contest.state import HAND_MAX, KITCHEN_SIZE, kind_in

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


def chances(state: State) -> list[float]:
    """By seat: how likely it wins."""
    if state.over:
        return state.rewards()
    return shares([prospects(state, seat) for seat in range(state.seats)], SCALE)


def chance_of(state: State, seat: i64) -> float:
    """How likely this seat wins."""
    if state.over:
        return state.reward(seat)
    points = vec[float]([0.0] * state.seats)
    best = prospects(state, 0)
    for other in range(state.seats):
        points[other] = prospects(state, other) if other else best
        best = max(best, points[other])
    total = 0.0
    for point in points:
        total += exp((point - best) / SCALE)
    return exp((points[seat] - best) / SCALE) / total


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
        if rival != seat and state.pies_of(rival) >= PIES_TO_END - 1:
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
    salts = salts_of(state, seat)
    value = float(state.oven_value(seat))
    room = state.room(seat)
    if not salts:
        value += NO_SALT if room else 2.0 * NO_SALT
        room = max(room - 1, 0)
    elif salts > 1:
        value += SURPLUS_SALT * float(salts - 1)
    return value + _hand(state, seat, room, needs_salt=not salts)


def _hand(state: State, seat: i64, room: i64, *, needs_salt: bool) -> float:
    """What the cards in hand add to the next Pie, if there is room for `room` Ingredients."""
    hand = state.hands[seat]
    value = CARD * float(min(i64(len(hand)), HAND_MAX))
    if not holds_oven(state, seat):
        value += NO_OVEN
    if needs_salt and holds_salt(state, seat):
        value += SALT_IN_HAND
    return value + _fillings(state, hand, room)


def _fillings(state: State, hand: vec[i64], room: i64) -> float:
    """The best Ingredients of a hand, as many as there is room for."""
    if not room:
        return 0.0
    best = best_fillings(state, hand)
    value = 0.0
    for place in range(room):
        value += IN_HAND * float(best[place]) if best[place] >= 0 else TO_BE_DRAWN
    return value


# -- What lies in Kitchens and hands --------------------------------------------


def best_fillings(state: State, hand: vec[i64]) -> vec[i64]:
    """The worths of the best Ingredients of a hand but Salt, descending; -1 where there are no more."""
    deck = state.deck
    best = vec[i64]([-1] * KITCHEN_SIZE)
    for kind in hand:
        if deck.ingredient[kind] and not deck.salt[kind]:
            worth = deck.worth[kind]
            for place in range(KITCHEN_SIZE):
                if worth > best[place]:
                    worth, best[place] = best[place], worth
    return best


def salts_of(state: State, seat: i64) -> i64:
    """How many Salts are in a Kitchen."""
    salts: i64 = 0
    for card in state.kitchens[seat]:
        salts += state.deck.salt[kind_in(card)]
    return salts


def holds_oven(state: State, seat: i64) -> bool:
    """Has a seat a card that Bakes?"""
    for kind in state.hands[seat]:
        if state.deck.bakes[kind]:
            return True
    return False


def holds_salt(state: State, seat: i64) -> bool:
    for kind in state.hands[seat]:
        if state.deck.salt[kind]:
            return True
    return False
