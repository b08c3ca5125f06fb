# mypyc: compiled
"""Pie Factory for the search: what cards, pies and bonuses are worth, and the action that adds most."""

from __future__ import annotations

from typing import Final

from bakehouse.bots.rollout import Rollout, shares
from bakehouse.core.bitsets import count, first
from bakehouse.core.chance import Rng
from bakehouse.core.native import i64, vec
from bakehouse.core.state import BIT
from bakehouse.core.state import State as CoreState
from bakehouse.games.pie_factory.atoms import BOX, CARD, DONE, DRAFT, DRAW, PLACE, PLACE_DOWN, PLAY, STALE
from bakehouse.games.pie_factory.cards import (
    CRUST,
    EMPTY,
    PRESIDENT,
    SECRETARY,
    UP,
    base_of,
    has_filling,
    is_bare,
    side_of,
    top_of,
)
from bakehouse.games.pie_factory.play import State
from bakehouse.games.pie_factory.scoring import BONUS, MOST_PIES_BONUS
from bakehouse.games.pie_factory.state import Step

ICON_WORTH: Final = [0.0, 1.7, 1.3, 1.0, 1.0]
NEW_PIE: Final = 1.6
CARD_IN_HAND: Final = 0.9
UNBOXED: Final = 0.85  # a dollar on the table, against one in the score pile
SLOW: Final = 0.012  # a minute of prep time
HELD: Final = 0.35  # of a card's worth, while it is in the hand
NOISE: Final = 0.4
ROUNDS: Final[i64] = 1000  # that a playout looks ahead
LATEST: Final = 4.0  # how many points of a lead matter at the end,
EARLIER: Final = 0.07  # and for each card that the game will still see


class GameRollout(Rollout):
    __slots__ = ("until",)

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 400
        self.until: i64 = 0

    def begin(self, state: CoreState) -> None:
        assert isinstance(state, State)
        self.until = state.day * 100 + state.round + ROUNDS

    def is_settled(self, state: CoreState) -> bool:
        assert isinstance(state, State)
        if state.step != Step.ACTION or state.acted:
            return False
        return state.day * 100 + state.round >= self.until

    def choose(self, state: CoreState, seat: i64, moves: vec[i64], rng: Rng) -> i64:
        assert isinstance(state, State)
        best = moves[0]
        highest = -1000.0
        for move in moves:
            value = self._worth_of(state, seat, move) + NOISE * float(rng.below(1000)) / 1000.0
            if value > highest:
                best, highest = move, value
        return best

    def _worth_of(self, state: State, seat: i64, move: i64) -> float:
        match state.step:
            case Step.ACTION:
                return action(state, seat, move)
            case Step.PAY | Step.DROP:
                return -use(state, seat, move - CARD)
            case Step.BOX:
                return 0.1 if move == DONE else ripeness(state, seat, move - BOX)
            case Step.PLACE:
                return _placing(state, seat, move)
            case Step.STALE:
                return -top(state, state.pie(seat, move - STALE))
        return 0.0

    def values(self, state: CoreState) -> list[float]:
        assert isinstance(state, State)
        if state.over:
            close = shares([float(points) for points in state.all_points()], LATEST)
            rewards = state.rewards()
            return [0.5 * rewards[seat] + 0.5 * close[seat] for seat in range(state.seats)]
        points = [estimate(state, seat) for seat in range(state.seats)]
        _add_bonuses(state, points)
        ahead = float(state.left) + (30.0 if state.day == 1 else 0.0)
        return shares(points, LATEST + EARLIER * ahead)


# -- What things are worth -----------------------------------------------------


def worth(state: State, card: i64) -> float:
    """A card on top of a pie: its dollars, a share of a bonus for its icon, a share of that for the most pies."""
    deck = state.deck
    value = float(deck.value[card]) + ICON_WORTH[deck.icons[card]]
    return value if deck.kind[card] == CRUST else value + 0.4


def top(state: State, pie: i64) -> float:
    """What would score if this pie were boxed."""
    if pie == EMPTY or (is_bare(pie) and side_of(pie) != UP):
        return 0.0
    return worth(state, top_of(pie))


def best_gain(state: State, seat: i64, card: i64) -> float:
    """What a card adds at its best place face up; below zero if there is none."""
    deck = state.deck
    if deck.kind[card] == CRUST:
        return NEW_PIE + worth(state, card) / 2.0 if state.empty_slot(seat) >= 0 else -1.0
    best = -1.0
    for slot in range(state.options.max_pies):
        pie = state.pie(seat, slot)
        if pie != EMPTY and deck.cards_that_go_on(pie) >> card & 1:
            best = max(best, worth(state, card) - top(state, pie))
    return best


def use(state: State, seat: i64, card: i64) -> float:
    """What it costs to give a card away."""
    return max(0.3 * worth(state, card), 0.6 * best_gain(state, seat, card))


def bases(state: State, seat: i64) -> i64:
    found: i64 = 0
    for slot in range(state.options.max_pies):
        if is_bare(state.pie(seat, slot)):
            found += 1
    return found


# -- Actions -------------------------------------------------------------------


def action(state: State, seat: i64, move: i64) -> float:
    if move == DRAW:
        return 0.3
    if move < BOX:
        return 0.0
    if move < PLACE:
        return _boxing(state, seat, move - BOX)
    if move < PLAY:
        position = (move - DRAFT) >> 1
        shown = _showing(state, seat, state.line[position], down=(move - DRAFT) & 1 != 0)
        return shown - _price(state, seat, state.cost(position))
    card = (move - PLAY) >> 1
    down = (move - PLAY) & 1 != 0
    cost = CARD_IN_HAND + use(state, seat, card) if down else CARD_IN_HAND
    return _showing(state, seat, card, down=down) - cost


def _showing(state: State, seat: i64, card: i64, *, down: bool) -> float:
    """A card in front: what it adds, and how late it makes the next round."""
    if down:
        return NEW_PIE if bases(state, seat) < 2 else NEW_PIE / 3.0
    late = SLOW * float(state.deck.prep[card])
    gain = best_gain(state, seat, card)
    if gain < 0.0:
        return 0.2 - late
    if state.deck.kind[card] == CRUST and bases(state, seat) > 1:
        gain *= 0.4
    return 0.9 * gain - late


def _price(state: State, seat: i64, cards: i64) -> float:
    """The least useful cards of the hand, as many as have to be paid."""
    if not cards:
        return 0.0
    cheapest = 100.0
    second = 100.0
    hand = state.hands[seat]
    while hand:
        cost = CARD_IN_HAND + use(state, seat, first(hand))
        if cost < cheapest:
            second = cheapest
            cheapest = cost
        elif cost < second:
            second = cost
        hand &= hand - 1
    return cheapest if cards == 1 else cheapest + second


def _is_late(state: State) -> bool:
    return state.left <= state.seats


def ripeness(state: State, seat: i64, slot: i64) -> float:
    """What boxing one pie more is worth: dollars made safe and a free slot, less what it could still become."""
    pie = state.pie(seat, slot)
    if not has_filling(pie):
        return -1.0
    hand = state.hands[seat]
    for position in range(state.seats - 1):
        if state.line[position] >= 0:
            hand |= BIT[state.line[position]]
    if state.deck.cards_that_go_on(pie) & hand and not _is_late(state):
        return -0.3
    return 0.25 + (1.0 - UNBOXED) * top(state, pie)


def _boxing(state: State, seat: i64, slot: i64) -> float:
    """The first pie of a box action: worth it if several are ripe, or if the day ends soon."""
    if ripeness(state, seat, slot) < 0.0:
        return -3.0
    value = -0.8
    for other in range(slot, state.options.max_pies):
        if state.pie(seat, other) != EMPTY:
            value += max(ripeness(state, seat, other), 0.0)
    if state.empty_slot(seat) < 0:
        value += 0.25
    if _is_late(state):
        value += 0.8 * top(state, state.pie(seat, slot))
    return value


def _placing(state: State, seat: i64, move: i64) -> float:
    card = base_of(state.fronts[seat])
    if move == PLACE_DOWN:
        return NEW_PIE / 2.0
    pie = state.pie(seat, move - PLACE)
    return NEW_PIE if pie == EMPTY else worth(state, card) - top(state, pie)


# -- Positions -----------------------------------------------------------------


def estimate(state: State, seat: i64) -> float:
    """Points so far and points in sight, without the bonuses."""
    points = float(state.dollars(seat))
    for slot in range(state.options.max_pies):
        pie = state.pie(seat, slot)
        if is_bare(pie):
            points += 1.1
        elif pie != EMPTY:
            points += UNBOXED * float(state.deck.value[top_of(pie)])
    front = state.fronts[seat]
    if front != EMPTY:
        points += 0.5 * float(state.deck.value[base_of(front)])
    hand = state.hands[seat]
    while hand:
        points += CARD_IN_HAND + HELD * (worth(state, first(hand)) - 2.0)
        hand &= hand - 1
    return points


def _add_bonuses(state: State, points: list[float]) -> None:
    """Every bonus is shared out by how far each seat is."""
    for icon in range(PRESIDENT, SECRETARY + 1):
        _share_out(state, points, icon, float(BONUS[icon]))
    _share_out(state, points, 0, float(MOST_PIES_BONUS))


def _share_out(state: State, points: list[float], icon: i64, bonus: float) -> None:
    weights: list[float] = []
    total = 1.0
    for seat in range(state.seats):
        own = _counted(state, seat, icon)
        weights.append(own * own)
        total += own * own
    for seat in range(state.seats):
        points[seat] += bonus * weights[seat] / total


def _counted(state: State, seat: i64, icon: i64) -> float:
    """Icons (0: pies) in the score pile, and most of those on the table."""
    deck = state.deck
    wanted = deck.with_icon[icon] if icon else deck.everything & ~deck.crusts
    found = float(count(state.score[seat] & wanted))
    for slot in range(state.options.max_pies):
        pie = state.pie(seat, slot)
        if has_filling(pie) and wanted & BIT[top_of(pie)]:
            found += UNBOXED
    return found
