# mypyc: compiled
"""Pastry Chefs: who did not bake cannot bake, and who left a card lying cannot use it, unless cards have come since."""

from __future__ import annotations

from typing import Final

from bakehouse.bots.companion import Companion
from bakehouse.bots.guides.pastry_chefs import completing
from bakehouse.core.chance import Rng
from bakehouse.core.game import Game
from bakehouse.core.native import i64, vec
from bakehouse.core.state import BIT
from bakehouse.core.state import State as CoreState
from bakehouse.core.view import View as CoreView
from bakehouse.games.pastry_chefs.cards import DESCRIPTIONS, ONE, Deck, can_bake
from bakehouse.games.pastry_chefs.play import State
from bakehouse.games.pastry_chefs.state import SEATS
from bakehouse.games.pastry_chefs.view import View

UNKNOWN: Final[i64] = -1
# How likely, beside other hands, is a hand that could have baked, with no new card since then, one, two, more;
READY: Final = [0.1, 1.0, 1.0, 1.0]
# and one that could have done so with a card that its player left in the discard pile
# (fitted to games of medium and of hard bots).
NEEDY: Final = [0.1, 0.55, 0.65, 0.8]
TRIES: Final = 20  # worlds that are drawn for a likely one, at most
FINE: Final[i64] = 1_000_000


class Believer(Companion):
    """Of the worlds that are drawn, the less likely ones are often left out."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.last: View | None = None
        self.fresh = vec[i64]([UNKNOWN] * SEATS)  # cards that came since a seat last chose not to bake
        self.left_lying = vec[i64]([0] * SEATS)  # the kinds that it left in the discard pile then, as a hand

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
        lying = self._left_lying(last, view)
        for seat in range(SEATS):
            came = _came(last, view, seat)
            if decided & BIT[seat]:
                self.fresh[seat] = came
                self.left_lying[seat] = lying
                if len(view.baked[seat]) != len(last.baked[seat]):
                    self.fresh[seat] = UNKNOWN  # a second pastry may have stayed
            elif self.fresh[seat] != UNKNOWN:
                self.fresh[seat] += came

    def _left_lying(self, last: View, view: View) -> i64:
        """The kinds of cards that were in the discard pile and still are, as a hand with one of each."""
        deck = self.game.deck_with(view.deck)
        assert isinstance(deck, Deck)
        lying: i64 = 0
        for code in view.discard:
            if code in last.discard:
                lying |= ONE[deck.kinds[code]]
        return lying

    # -- Worlds --------------------------------------------------------------

    def world(self, view: CoreView, rng: Rng) -> CoreState:
        assert isinstance(view, View)
        world = self.game.sample(view, rng)
        for _ in range(TRIES):
            assert isinstance(world, State)
            if float(rng.below(FINE)) < self._share(world, view) * float(FINE):
                break
            world = self.game.sample(view, rng)
        return world

    def _share(self, world: State, view: View) -> float:
        """How likely a world is, beside others: so often it is accepted."""
        share = 1.0
        for seat in range(SEATS):
            fresh = self.fresh[seat]
            if seat != view.seat and fresh != UNKNOWN:
                share *= self._weight(seat, world.zones[seat], min(fresh, 3))
        return share

    def _weight(self, seat: i64, hand: i64, fresh: i64) -> float:
        """How likely a hand is, given what its player did."""
        if can_bake(hand):
            return READY[fresh]
        return NEEDY[fresh] if completing(hand) & self.left_lying[seat] else 1.0


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
