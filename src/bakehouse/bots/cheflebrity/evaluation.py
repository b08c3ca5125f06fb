# mypyc: compiled
"""What a position of Cheflebrity is worth: the points that each seat may expect at the end.

The numbers were fitted to games of medium bots: by regression of the quality points still to come, and for each bonus
of who got it. A card in a pie counts nearly in full long before it is served, and most of a bonus is decided late.
"""

from __future__ import annotations

from math import exp
from typing import Final

from bakehouse.bots.rollout import shares
from bakehouse.core.native import i64, vec
from bakehouse.core.state import BIT
from bakehouse.games.cheflebrity.cards import (
    BOTTOM,
    EXTRAS,
    FILLING,
    FLAVOUR_OF,
    HIGHEST,
    LOWEST,
    NO_FLAVOUR,
    QUALITY_OF,
    SB,
    SG,
    SV,
    TOP,
    WORKED,
    Pie,
)
from bakehouse.games.cheflebrity.cards import SAVED as SAVES
from bakehouse.games.cheflebrity.play import State
from bakehouse.games.cheflebrity.scoring import (
    BEST_QUALITY,
    BONUSES,
    CONSISTENCY,
    FANCIEST,
    MOST_PIES,
    MOST_SABOTAGES,
    MOST_SAVES,
    MOST_TARTS,
    PIE_VARIETY,
    TART_VARIETY,
    WORST_QUALITY,
)
from bakehouse.games.cheflebrity.state import NOT_YET, Step

DRAWS_A_TURN: Final = 1.4
LAST_TURN: Final = 0.9  # of a turn that follows, on average, when the Ingredients Pile is empty
IN_A_PIE: Final = 0.95  # of its quality, a card in a pie that is not served
BEGUN: Final = 3.0  # for the pie
BONUS: Final = 22.0  # points that a bonus gives: 25, or less to several
MIN_SCALE: Final = 5.0  # points of lead that matter at the end,
SCALE_OF_A_TURN: Final = 4.0  # more for each turn that is left,
MAX_TURNS: Final = 8.0  # at most

# Of its quality, what a card in the hand is worth: the best of its part, the second best, the third;
HELD: Final = [[0.65, 0.35, 0.25], [0.3, 0.15, 0.0], [0.2, 0.25, 0.1], [0.35, 0.3, 0.2]]
RANKS: Final[i64] = 3
WAITED_FOR: Final = [0.3, 0.45, 0.5, 0.4]  # and for the best one if a pie can take it (a bottom: if there is no pie)
HELD_SABOTAGE: Final = 2.0
HELD_SAVED: Final = 4.0
HELD_GENIUS: Final = 5.0

# How much a lead of one matters for a bonus, by the seat's own turns left.
TURNS: Final = [1.0, 2.75, 5.5, 11.0]
LEAD: Final = [
    [4.7, 3.3, 2.0, 1.8],  # most Pies
    [4.0, 2.5, 1.65, 1.6],  # most Tarts
    [5.0, 3.2, 1.7, 1.5],  # variety of Pies
    [4.0, 2.5, 1.6, 1.5],  # variety of Tarts
    [4.8, 2.8, 1.5, 0.7],  # most consistent Pie
    [5.2, 4.75, 2.5, 0.95],  # fanciest dessert
    [4.6, 3.5, 1.7, 1.25],  # highest quality Pie
    [5.2, 4.8, 3.4, 2.1],  # worst quality Pie
    [5.0, 3.1, 2.7, 2.1],  # most Sabotage! cards
    [4.8, 2.4, 1.8, 1.2],  # most Saved It! cards
]
# Of a served dessert, what a pie counts that is not served: with one card, with two, finished.
AS_A_PIE: Final = [0.0, 0.35, 0.55, 0.95]
AS_A_TART: Final = [0.0, 0.1, 0.3, 0.9]
AS_A_KIND_OF_PIE: Final = [0.0, 0.25, 0.6, 0.9]
AS_A_PART: Final = [0.0, 0.3, 0.65, 0.97]
HELD_FOR_SABOTAGES: Final = 0.3  # of a card that was used, one in the hand
HELD_FOR_SAVES: Final = 0.7
GENIUS_FOR_EITHER: Final = 0.2


def chances(state: State) -> list[float]:
    """By seat: how likely it wins."""
    turns = min(turns_left(state), MAX_TURNS)
    return shares(expected_points(state), MIN_SCALE + SCALE_OF_A_TURN * turns)


def turns_left(state: State) -> float:
    """About how many turns everybody has left."""
    if state.turns_left != NOT_YET:
        return 1.0
    return float(state.left) / DRAWS_A_TURN / float(state.seats) + LAST_TURN


def own_turns_left(state: State, seat: i64) -> float:
    """About how often this seat is on turn again."""
    if state.turns_left != NOT_YET:
        distance = (seat - state.turn) % state.seats
        return 1.0 if 0 < distance <= state.turns_left else 0.0
    return float(state.left) / DRAWS_A_TURN / float(state.seats)


def can_still_serve(state: State, seat: i64) -> bool:
    if state.turns_left == NOT_YET or own_turns_left(state, seat) > 0.0:
        return True
    return seat == state.turn and not state.served and state.stage != Step.END


def expected_points(state: State) -> list[float]:
    turns = turns_left(state)
    seats = state.seats
    reached = [0.0] * (BONUSES * seats)  # by bonus and seat
    points: list[float] = []
    for seat in range(seats):
        points.append(_quality_points(state, seat, turns))
        _count_served(state, seat, reached)
        if can_still_serve(state, seat):
            _count_unserved(state, seat, reached)
        _count_specials(state, seat, reached)
    for bonus in range(i64(BONUSES)):
        _share_bonus(points, reached, bonus * seats, _between(LEAD[bonus], turns))
    return points


def _share_bonus(points: list[float], reached: list[float], first: i64, lead: float) -> None:
    """Give the expected points of a bonus to those who may get it."""
    best = 0.0
    seats: i64 = len(points)
    for place in range(first, first + seats):
        best = max(best, reached[place])
    total = 0.0
    for place in range(first, first + seats):
        reached[place] = exp((reached[place] - best) * lead)
        total += reached[place]
    for seat in range(seats):
        points[seat] = points[seat] + BONUS * reached[first + seat] / total


def _between(numbers: list[float], turns: float) -> float:
    """The number for a count of turns, interpolated between those that are given."""
    place: i64 = 1
    while place < 3 and turns > TURNS[place]:
        place += 1
    share = (turns - TURNS[place - 1]) / (TURNS[place] - TURNS[place - 1])
    share = min(max(share, 0.0), 1.0)
    return numbers[place - 1] + share * (numbers[place] - numbers[place - 1])


# -- Quality points ------------------------------------------------------------


def _quality_points(state: State, seat: i64, turns: float) -> float:
    points: i64 = 0
    for dessert in state.serving[seat]:
        points += quality(dessert)
    if not can_still_serve(state, seat):
        return float(points)
    return float(points) + _in_pies(state.working[seat], turns) + held_points(state, seat, turns)


def quality(dessert: Pie) -> i64:
    points: i64 = 0
    for placed in dessert.cards:
        points += QUALITY_OF[placed]
    return points


def _in_pies(line: list[Pie], turns: float) -> float:
    """What lies in pies that are not served; in the last turn one of them can be."""
    total = 0.0
    best = 0.0
    for pie in line:
        if turns > 1.5:
            total += IN_A_PIE * float(quality(pie)) + BEGUN
        elif pie.is_complete:
            best = max(best, float(quality(pie)))
    return total + best


def held_points(state: State, seat: i64, turns: float) -> float:
    """What the cards of a hand are worth: most if they can be played at once, and nothing at the end."""
    if turns <= 1.5:
        return 0.0
    later = min((turns - 1.5) / 3.0, 1.0)
    points = _held_of_part(state, seat, BOTTOM, 0, 1, later) + _held_of_part(state, seat, FILLING, 5, 4, later)
    points += _held_of_part(state, seat, TOP, 25, 1, later) + _held_of_part(state, seat, EXTRAS, 30, 1, later)
    points += HELD_SABOTAGE * float(state.copies_in(seat, SB)) + HELD_SAVED * float(state.copies_in(seat, SV))
    return points + HELD_GENIUS * float(state.copies_in(seat, SG))


def _held_of_part(state: State, seat: i64, part: i64, first: i64, flavours: i64, later: float) -> float:
    """The cards of one part, the best ones first; each flavour has its kinds of five qualities from `first` on."""
    held = state.held[seat]
    points = 0.0
    rank: i64 = 0
    step: i64 = 4
    while step >= 0 and rank < RANKS:
        for flavour in range(flavours):
            kind = first + flavour * 5 + step
            copies = state.copies_in(seat, kind) if held & BIT[kind] else 0
            while copies > 0 and rank < RANKS:
                share = HELD[part][rank] * later
                if not rank and is_waited_for(state.working[seat], part):
                    share += WAITED_FOR[part]
                points += share * float(QUALITY_OF[kind])
                rank += 1
                copies -= 1
        step -= 1
    return points


def is_waited_for(line: list[Pie], part: i64) -> bool:
    """Can a pie take this part? A bottom is waited for if there is no pie."""
    if part == BOTTOM:
        return not len(line)
    for pie in line:
        if pie.takes(part):
            return True
    return False


# -- Bonuses -------------------------------------------------------------------


def _count_served(state: State, seat: i64, reached: list[float]) -> None:
    seats = state.seats
    kinds_of_pies: i64 = 0
    kinds_of_tarts: i64 = 0
    for dessert in state.serving[seat]:
        flavour = FLAVOUR_OF[dessert.cards[1]]
        bit = BIT[flavour] if flavour != NO_FLAVOUR else 0
        if dessert.is_pie:
            kinds_of_pies |= bit
            _add(reached, MOST_PIES * seats + seat, 1.0)
            _compare_parts(dessert, seats, seat, 1.0, reached)
        else:
            kinds_of_tarts |= bit
            _add(reached, MOST_TARTS * seats + seat, 1.0)
        _raise(reached, FANCIEST * seats + seat, float(dessert.extras))
    reached[PIE_VARIETY * seats + seat] = _bits(kinds_of_pies)
    reached[TART_VARIETY * seats + seat] = _bits(kinds_of_tarts)


def _count_unserved(state: State, seat: i64, reached: list[float]) -> None:
    """The same for pies under construction, which may still become Pies or Tarts."""
    seats = state.seats
    for pie in state.working[seat]:
        stage: i64 = min(len(pie.cards), 3)
        _raise(reached, FANCIEST * seats + seat, AS_A_PART[3] * float(pie.extras))
        if stage < 3 or pie.is_pie:
            _add(reached, MOST_PIES * seats + seat, AS_A_PIE[stage])
            _compare_parts(pie, seats, seat, AS_A_PART[stage], reached)
            _add(reached, PIE_VARIETY * seats + seat, AS_A_KIND_OF_PIE[stage] * _newness(state, seat, pie, pies=True))
        if stage < 3 or not pie.is_pie:
            _add(reached, MOST_TARTS * seats + seat, AS_A_TART[stage])
            _add(reached, TART_VARIETY * seats + seat, AS_A_TART[stage] * _newness(state, seat, pie, pies=False))


def _newness(state: State, seat: i64, pie: Pie, *, pies: bool) -> float:
    """1 unless the filling is of a kind that this seat has served in such a dessert already."""
    if len(pie.cards) < 2:
        return 1.0
    for dessert in state.serving[seat]:
        if dessert.is_pie == pies and FLAVOUR_OF[dessert.cards[1]] == FLAVOUR_OF[pie.cards[1]]:
            return 0.0
    return 1.0


def _compare_parts(pie: Pie, seats: i64, seat: i64, share: float, reached: list[float]) -> None:
    """The bonuses for one Pie: most cards alike, most of the highest quality, most of the lowest."""
    counts = vec[i64]([0, 0, 0, 0, 0, 0])
    most: i64 = 0
    for placed in pie.cards:
        step = QUALITY_OF[placed] // 5
        counts[step] += 1
        most = max(most, counts[step])
    _raise(reached, CONSISTENCY * seats + seat, share * float(most))
    _raise(reached, BEST_QUALITY * seats + seat, share * float(counts[HIGHEST // 5]))
    _raise(reached, WORST_QUALITY * seats + seat, share * float(counts[LOWEST // 5]))


def _count_specials(state: State, seat: i64, reached: list[float]) -> None:
    genius = GENIUS_FOR_EITHER * float(state.copies_in(seat, SG))
    sabotages = float(state.trophies_of(seat, WORKED)) + HELD_FOR_SABOTAGES * float(state.copies_in(seat, SB))
    saves = float(state.trophies_of(seat, SAVES)) + HELD_FOR_SAVES * float(state.copies_in(seat, SV))
    reached[MOST_SABOTAGES * state.seats + seat] = sabotages + genius
    reached[MOST_SAVES * state.seats + seat] = saves + genius


def _add(numbers: list[float], place: i64, number: float) -> None:
    numbers[place] = numbers[place] + number


def _raise(numbers: list[float], place: i64, number: float) -> None:
    numbers[place] = max(numbers[place], number)


def _bits(kinds: i64) -> float:
    count: i64 = 0
    while kinds:
        count += kinds & 1
        kinds >>= 1
    return float(count)
