# mypyc: compiled
"""The tally of Cheflebrity: quality points, the ten bonuses and the table's own goals (CH-87 to CH-105)."""

from __future__ import annotations

from typing import Final

from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT
from bakehouse.games.cheflebrity.cards import (
    FLAVOUR_OF,
    HIGHEST,
    LOWEST,
    NO_FLAVOUR,
    PUMPKIN,
    QUALITY_OF,
    SAVED,
    WORKED,
    Pie,
)
from bakehouse.games.cheflebrity.state import BaseState

# The bonuses in the order of the rulebook, then the goals of CH-R84.
MOST_PIES: Final[i64] = 0
MOST_TARTS: Final[i64] = 1
PIE_VARIETY: Final[i64] = 2
TART_VARIETY: Final[i64] = 3
CONSISTENCY: Final[i64] = 4
FANCIEST: Final[i64] = 5
BEST_QUALITY: Final[i64] = 6
WORST_QUALITY: Final[i64] = 7
MOST_SABOTAGES: Final[i64] = 8
MOST_SAVES: Final[i64] = 9
BONUSES: Final = 10
BONUS_WORDS: Final = [
    "most-pies",
    "most-tarts",
    "pie-variety",
    "tart-variety",
    "consistency",
    "fanciest",
    "highest-quality",
    "lowest-quality",
    "sabotages",
    "saves",
]

BONUS_POINTS: Final = vec[i64]([0, 25, 10, 5, 0, 0])  # CH-91 to CH-94, CH-R66: by the number of players who share it
NOT_MET: Final[i64] = -1
EXACT: Final[i64] = 1_000_000  # millionths are enough to tell any two averages of a few cards apart
UPSIDE_DOWN: Final[i64] = 1_000_000_000  # the lowest quality is the best for bonus 8


def bonus_words(table: BaseState) -> list[str]:
    return BONUS_WORDS + table.options.extra_bonuses


def quality_points(table: BaseState, seat: i64) -> i64:
    """CH-88, CH-89; CH-90: only what was served counts."""
    points: i64 = 0
    for dessert in table.serving[seat]:
        points += _quality(dessert)
    return points


def totals(table: BaseState) -> vec[i64]:
    """CH-87: all points of each seat."""
    points = vec[i64](capacity=table.seats)
    for seat in range(table.seats):
        points = append(points, quality_points(table, seat))
    for bonus in range(i64(BONUSES + len(table.options.extra_bonuses))):
        won = bonus_points(bonus_values(table, bonus))
        for seat in range(table.seats):
            points[seat] += won[seat]
    return points


def bonus_points(values: vec[i64]) -> vec[i64]:
    """CH-91 to CH-94, CH-R66: the players who share the best value share the bonus."""
    best: i64 = NOT_MET
    for value in values:
        best = max(best, value)
    sharing: i64 = 0
    for value in values:
        if value == best and best != NOT_MET:
            sharing += 1
    points = vec[i64](capacity=len(values))
    for value in values:
        points = append(points, BONUS_POINTS[sharing] if value == best else 0)
    return points


def bonus_values(table: BaseState, bonus: i64) -> vec[i64]:
    """How far each seat came for a bonus; NOT_MET where the goal was not met (CH-R65)."""
    values = vec[i64](capacity=table.seats)
    least: i64 = 2 if bonus == CONSISTENCY else 1  # CH-R69
    if table.options.zero_wins:
        least = 0
    for seat in range(table.seats):
        value = _value(table, seat, bonus)
        values = append(values, value if value >= least else NOT_MET)
    return values


def _value(table: BaseState, seat: i64, bonus: i64) -> i64:
    if bonus == MOST_SABOTAGES:
        return table.trophies_of(seat, WORKED)
    if bonus == MOST_SAVES:
        return table.trophies_of(seat, SAVED)
    if bonus in (PIE_VARIETY, TART_VARIETY):
        return _variety(table, seat, bonus)
    if bonus >= BONUSES:
        return _goal(table, seat, table.options.extra_bonuses[bonus - BONUSES])
    value: i64 = NOT_MET if _compares_quality(table, bonus) else 0  # CH-R95: no Pie, no quality
    for dessert in table.serving[seat]:
        if bonus in (MOST_PIES, MOST_TARTS):
            value += 1 if _competes(table, dessert, bonus) else 0
        elif _competes(table, dessert, bonus):
            value = max(value, _dessert_value(table, dessert, bonus))
    return value


def _competes(table: BaseState, dessert: Pie, bonus: i64) -> bool:
    """Which desserts count for a bonus (CH-R19, CH-R67, CH-R73)?"""
    if bonus == FANCIEST:  # CH-R70: Pies and Tarts
        return True
    if bonus in (MOST_TARTS, TART_VARIETY):
        return not dessert.is_pie and (table.options.covered_tarts_are_tarts or not dessert.extras)
    if bonus in (MOST_PIES, PIE_VARIETY):
        return dessert.is_pie
    return dessert.is_pie or table.options.tarts_compete


def _dessert_value(table: BaseState, dessert: Pie, bonus: i64) -> i64:
    if bonus == CONSISTENCY:
        return _most_alike(dessert)
    if bonus == FANCIEST:
        return dessert.extras
    if table.options.quality_bonus == "count":
        return _count(dessert, HIGHEST if bonus == BEST_QUALITY else LOWEST)
    value = _quality(dessert)  # CH-R71, CH-R72, CH-R92: the options `total` and `average`
    if table.options.quality_bonus == "average":
        value = value * EXACT // len(dessert.cards)
    return UPSIDE_DOWN - value if bonus == WORST_QUALITY else value


def _compares_quality(table: BaseState, bonus: i64) -> bool:
    return bonus in (BEST_QUALITY, WORST_QUALITY) and table.options.quality_bonus != "count"


def _variety(table: BaseState, seat: i64, bonus: i64) -> i64:
    """CH-R68: different kinds of filling, declared ones included (CH-R45)."""
    seen: i64 = 0
    kinds: i64 = 0
    for dessert in table.serving[seat]:
        flavour = FLAVOUR_OF[dessert.cards[1]]
        if flavour != NO_FLAVOUR and _competes(table, dessert, bonus) and not seen & BIT[flavour]:
            seen |= BIT[flavour]
            kinds += 1
    return kinds


def _goal(table: BaseState, seat: i64, goal: str) -> i64:
    """CH-R84."""
    value: i64 = 0
    for dessert in table.serving[seat]:
        if goal == "biggest":
            value = max(value, i64(len(dessert.cards)))
        elif goal == "desserts" or FLAVOUR_OF[dessert.cards[1]] == PUMPKIN:
            value += 1
    return value


def _quality(dessert: Pie) -> i64:
    total: i64 = 0
    for placed in dessert.cards:
        total += QUALITY_OF[placed]
    return total


def _count(dessert: Pie, quality: i64) -> i64:
    count: i64 = 0
    for placed in dessert.cards:
        if QUALITY_OF[placed] == quality:
            count += 1
    return count


def _most_alike(dessert: Pie) -> i64:
    """CH-R69: the largest number of cards of one quality."""
    most: i64 = 0
    for placed in dessert.cards:
        most = max(most, _count(dessert, QUALITY_OF[placed]))
    return most


def winners(table: BaseState) -> list[int]:
    """CH-1, CH-R75: the most points; the option `tiebreak` decides among equals."""
    points = totals(table)
    best: i64 = -1
    for seat in range(table.seats):
        best = max(best, points[seat])
    leaders = [int(seat) for seat in range(table.seats) if points[seat] == best]
    if table.options.tiebreak == "most_desserts":
        most = max([len(table.serving[seat]) for seat in leaders])
        return [seat for seat in leaders if len(table.serving[seat]) == most]
    if table.options.tiebreak == "fewest_hand_cards":
        fewest = min([int(table.sizes[seat]) for seat in leaders])
        return [seat for seat in leaders if table.sizes[seat] == fewest]
    return leaders
