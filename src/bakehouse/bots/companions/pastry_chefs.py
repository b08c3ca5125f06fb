# mypyc: compiled
"""Pastry Chefs: who did not bake cannot bake, unless cards have come since."""

from __future__ import annotations

from typing import Final

from bakehouse.bots.companion import Companion
from bakehouse.core.chance import Chance, Rng
from bakehouse.core.game import Game
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT
from bakehouse.core.state import State as CoreState
from bakehouse.core.view import View as CoreView
from bakehouse.games.pastry_chefs.cards import (
    DESCRIPTIONS,
    FIRST_FULL,
    ONE,
    can_bake,
    copies_in,
    matching,
    packed,
    unpacked,
)
from bakehouse.games.pastry_chefs.play import State
from bakehouse.games.pastry_chefs.state import SEATS
from bakehouse.games.pastry_chefs.view import View

UNKNOWN: Final[i64] = -1
PILE: Final[i64] = 4  # the deck, beside the four hands
# How much likelier than by chance a hand can bake whose player did not, with no new card, one, two, more: who gets
# cards gets them to bake (fitted to games of medium and of hard bots).
READY: Final = [0.08, 1.25, 1.1, 1.0]
FIRST_MIXING: Final[i64] = 400  # exchanges after a world was drawn evenly,
MIXING: Final[i64] = 60  # and between two worlds
FINE: Final[i64] = 1_000_000


class Believer(Companion):
    """Worlds are drawn by exchanging hidden cards; an exchange that makes a world less likely is often refused."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.last: View | None = None
        self.fresh = vec[i64]([UNKNOWN] * SEATS)  # cards that came since a seat last chose not to bake
        self.exchanges: Exchanges | None = None
        self.drawn_from: View | None = None

    # -- Memory --------------------------------------------------------------

    def notice(self, view: CoreView) -> None:
        assert isinstance(view, View)
        last = self.last
        if last is view:
            return
        if last is None or last.game_number != view.game_number or last.number > view.number:
            self.fresh = vec[i64]([UNKNOWN] * SEATS)
        else:
            self._compare(last, view)
        self.last = view

    def _compare(self, last: View, view: View) -> None:
        decided = _decided(last, view)
        for seat in range(SEATS):
            came = _came(last, view, seat)
            if decided & BIT[seat]:
                self.fresh[seat] = came
                if len(view.baked[seat]) != len(last.baked[seat]):
                    self.fresh[seat] = UNKNOWN  # a second pastry may have stayed
            elif self.fresh[seat] != UNKNOWN:
                self.fresh[seat] += came

    # -- Worlds --------------------------------------------------------------

    def world(self, view: CoreView, rng: Rng) -> CoreState:
        assert isinstance(view, View)
        exchanges = self.exchanges
        mixing = MIXING
        if exchanges is None or self.drawn_from is not view:
            world = self.game.sample(view, rng)
            assert isinstance(world, State)
            if view.known is None or view.seat is None or (view.drawer is not None and view.drawer != view.seat):
                return world
            exchanges = Exchanges(view, world, self._ready())
            self.exchanges = exchanges
            self.drawn_from = view
            mixing = FIRST_MIXING
        for _ in range(mixing):
            exchanges.exchange(rng)
        return exchanges.world(rng)

    def _ready(self) -> list[float]:
        """By seat: the weight of worlds in which it can bake."""
        return [1.0 if fresh == UNKNOWN else READY[min(fresh, 3)] for fresh in self.fresh]


def _came(last: View, view: View, seat: i64) -> i64:
    """How many cards came into a hand. If as many left it, it may at least hold more of something than before."""
    came: i64 = view.hand_sizes[seat] - last.hand_sizes[seat]
    if came > 0 or last.known is None or view.known is None:
        return max(came, 0)
    rose = _rose(last.known.least[seat], view.known.least[seat]) or _rose(last.known.most[seat], view.known.most[seat])
    return 1 if rose else 0


def _rose(before: list[int], after: list[int]) -> bool:
    for place in range(i64(DESCRIPTIONS)):
        if after[place] > before[place]:
            return True
    return False


def _decided(last: View, view: View) -> i64:
    """The seats that have chosen an action between these views."""
    decided: i64 = 0
    if last.turn == view.turn and (view.turn != view.seat or view.step != "action" or last.number == view.number):
        return decided
    seat: i64 = last.turn
    while True:
        seat = (seat + 1) % SEATS
        if seat != view.seat:
            decided |= BIT[seat]
        if seat == view.turn:
            return decided


class Exchanges:
    """The hidden cards of a world in a row. Two of them are exchanged, as long as everything known stays true."""

    __slots__ = ("base", "cards", "deck_most", "hands", "least", "most", "ready", "untouched", "weights", "zones")

    def __init__(self, view: View, world: State, ready: list[float]) -> None:
        known = view.known
        assert known is not None
        self.base = world
        self.ready = ready
        self.hands = world.zones[:]
        self.hands[PILE] = packed(world.pile[: world.left])
        self.least = vec[i64](capacity=SEATS * DESCRIPTIONS)
        self.most = vec[i64](capacity=SEATS * DESCRIPTIONS)
        self.untouched: i64 = 0
        for seat in range(SEATS):
            for description in range(DESCRIPTIONS):
                self.least = append(self.least, known.least[seat][description])
                self.most = append(self.most, known.most[seat][description])
        for seat in known.untouched:
            self.untouched |= BIT[seat]
        self.deck_most = vec[i64]([copies for copies in known.deck_most])  # noqa: C416
        self.cards = vec[i64](capacity=48)
        self.zones = vec[i64](capacity=48)
        for zone in range(PILE + 1):
            if zone != view.seat:
                for kind in unpacked(self.hands[zone]):
                    self.cards = append(self.cards, kind)
                    self.zones = append(self.zones, zone)
        self.weights = [1.0 if zone == view.seat else self._weight(zone, self.hands[zone]) for zone in range(PILE + 1)]

    def exchange(self, rng: Rng) -> None:
        """Exchange two cards at random; where that makes the world less likely, only so often."""
        one = rng.below(len(self.cards))
        two = rng.below(len(self.cards))
        zone = self.zones[one]
        other = self.zones[two]
        first = self.cards[one]
        second = self.cards[two]
        if zone == other or first == second:
            return
        hand = self.hands[zone] - ONE[first] + ONE[second]
        other_hand = self.hands[other] - ONE[second] + ONE[first]
        if not self._fits(zone, hand, first, second) or not self._fits(other, other_hand, first, second):
            return
        weight = self._weight(zone, hand)
        other_weight = self._weight(other, other_hand)
        odds = weight * other_weight / (self.weights[zone] * self.weights[other])
        if odds < 1.0 and float(rng.below(FINE)) >= odds * float(FINE):
            return
        self.hands[zone] = hand
        self.hands[other] = other_hand
        self.weights[zone] = weight
        self.weights[other] = other_weight
        self.cards[one] = second
        self.cards[two] = first

    def _fits(self, zone: i64, hand: i64, first: i64, second: i64) -> bool:
        """Is everything known still true in a zone in which only cards of these two kinds have changed?"""
        if zone == PILE:
            return copies_in(hand, first) <= self.deck_most[first] and copies_in(hand, second) <= self.deck_most[second]
        start = zone * DESCRIPTIONS
        return self._fits_kind(start, hand, first) and self._fits_kind(start, hand, second)

    def _fits_kind(self, start: i64, hand: i64, kind: i64) -> bool:
        return (
            self._fits_description(start, hand, FIRST_FULL + kind)
            and self._fits_description(start, hand, kind // 4)
            and self._fits_description(start, hand, 4 + kind % 4)
        )

    def _fits_description(self, start: i64, hand: i64, description: i64) -> bool:
        count = matching(hand, description)
        return self.least[start + description] <= count <= self.most[start + description]

    def _weight(self, zone: i64, hand: i64) -> float:
        """How likely a hand is, given what its player did."""
        if zone == PILE or not can_bake(hand):
            return 1.0
        return 0.0 if self.untouched & BIT[zone] else self.ready[zone]

    def world(self, rng: Rng) -> State:
        """The present world, with the deck in a new order."""
        world = self.base.copy()
        pile = unpacked(self.hands[PILE])
        rng.shuffle(pile)
        world.pile = pile
        world.chance = Chance(rng.next_seed())
        for zone in range(SEATS):
            world.zones[zone] = self.hands[zone]
        return world
