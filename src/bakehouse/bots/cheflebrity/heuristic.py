# mypyc: compiled
"""How a medium bot of Cheflebrity judges a view, step by step of the turn."""

from __future__ import annotations

from typing import Final

from bakehouse.bots.cheflebrity.barter import Barter
from bakehouse.bots.cheflebrity.needs import ENOUGH_PIES, FITS_NOW, GENIUS, SPARE, Needs
from bakehouse.bots.cheflebrity.parts import KIND_OF, newest_of, part_of, quality_of
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
from bakehouse.games.cheflebrity.cards import BOTTOM, EXTRAS, MAX_SEATS, PART_OF, PIE_KINDS, QUALITY_OF, TOP
from bakehouse.games.cheflebrity.view import PieView, View

TAKES_BLIND: Final[i64] = 16  # a card of the Leftovers must be better than what the pile gives on average
# For a bottom, a filling, a top, extras: desserts count, not only qualities.
STEP_BONUS: Final = vec[i64]([2, 9, 8, 4])
CROWDED: Final[i64] = 12  # a pie more than is enough
DRAWN_A_TURN: Final = 1.4  # cards of the Ingredients Pile
BIG_ENOUGH: Final = 5  # cards of a dessert that is served at once
GOOD_CARD: Final[i64] = 10  # quality for which a dessert waits
NEARLY_DESSERT: Final[i64] = 5  # beside the quality of the newest card of a pie
WORTH_A_SABOTAGE: Final[i64] = 15
WORTH_A_RESCUE: Final[i64] = 10
LAST_TURNS: Final = 3.0  # from here on cards are for using
NOTHING: Final = 0  # instead of a sabotage


class Heuristic:
    """One view, seen with the eyes of its seat."""

    __slots__ = ("legal", "needs", "own_turns_left", "pies", "seat", "view")

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.legal = view.legal
        self.needs = Needs(view)
        self.pies = self.needs.pies
        self.own_turns_left = self._own_turns_left()

    def _own_turns_left(self) -> float:
        """About how often this seat is on turn again."""
        view = self.view
        if view.turns_left is None:
            return float(view.pile_size) / DRAWN_A_TURN / float(view.seats)
        return 0.0 if view.last_drawer == self.seat or view.turn == self.seat else 1.0

    def barter(self) -> Barter:
        return Barter(self.view, self.needs)

    # -- Steps 1 and 2 -------------------------------------------------------

    def draw(self) -> int:
        sabotage = self.sabotage()
        return sabotage if sabotage else self._draw_better_than(TAKES_BLIND + FITS_NOW)

    def _draw_better_than(self, least: i64) -> int:
        """The most useful card of the Leftovers if it is worth so much, or if there is no pile to draw from."""
        found = False
        best: int = PILE
        most: i64 = 0
        for move in self.legal:
            if move >= CARD:
                worth = self.needs.worth(move - CARD)
                if not found or worth >= most:
                    found = True
                    best = move
                    most = worth
        return best if most >= least or PILE not in self.legal else PILE

    def swap(self) -> int:
        sabotage = self.sabotage()
        if sabotage:
            return sabotage
        worst = self.needs.worst()
        return SWAP + worst if self.needs.worth(worst) < SPARE and self._can_get_better_than(worst) else KEEP

    def _can_get_better_than(self, kind: i64) -> bool:
        """While there is a pile to draw from, perhaps; afterwards only by a better card of the Leftovers."""
        if self.view.pile_size > 0:
            return True
        for code in self.view.leftovers:
            if self.needs.worth(KIND_OF[code]) > self.needs.worth(kind):
                return True
        return False

    # -- Step 3 --------------------------------------------------------------

    def play(self) -> int:
        sabotage = self.sabotage()
        if sabotage:
            return sabotage
        best: int = SKIP
        most: i64 = 0
        for move in self.legal:
            if move >= PLAY:
                gain = self._gain(move - PLAY)
                if gain > most:
                    best = move
                    most = gain
        return best

    def _gain(self, placed: i64) -> i64:
        part = PART_OF[placed]
        gain = QUALITY_OF[placed] + STEP_BONUS[part]
        if part == BOTTOM:
            if self.own_turns_left < LAST_TURNS - 1.0:
                return 0  # it would not be finished
            gain -= CROWDED * max(len(self.pies) - ENOUGH_PIES + 1, 0)
        if placed >= PIE_KINDS and self.own_turns_left > LAST_TURNS:
            gain -= GENIUS // 2
        if part == TOP and self.own_turns_left < 1.0:
            gain += STEP_BONUS[TOP]
        return gain

    def _best_place(self) -> int:
        """The pie that becomes the best one."""
        best = self.legal[0]
        most: i64 = -1
        for move in self.legal:
            if move >= PIE:
                quality = quality_of(self.pies[move - PIE])
                if quality > most:
                    best = move
                    most = quality
        return best

    # -- Steps 4 and 5 -------------------------------------------------------

    def menu(self, partners: list[int]) -> int:
        sabotage = self.sabotage()
        if sabotage:
            return sabotage
        served = self._best_served()
        if served:
            return served
        offer = self.barter().offer(partners) if self.can_use_new_cards() else None
        return END if offer is None else offer

    def can_use_new_cards(self) -> bool:
        """What comes by a trade is played in a later turn."""
        return self.own_turns_left >= 1.0

    def _best_served(self) -> int:
        """The best dessert that is ripe; 0: there is none."""
        ready = [move for move in self.legal if SERVE <= move < CARD]
        best = NOTHING
        most: i64 = -1
        for move in ready:
            pie = self.pies[move - SERVE]
            quality = quality_of(pie)
            if quality > most and self._is_ripe(pie, len(ready)):
                best = move
                most = quality
        return best

    def _is_ripe(self, dessert: PieView, ready: int) -> bool:
        """Is it time to serve? Not while the hand can make it better, as long as there are turns for it."""
        if self.own_turns_left <= float(ready + 1) or len(dessert.cards) >= BIG_ENOUGH:
            return True
        for kind in self.needs.hand:
            part = part_of(kind)
            if part == EXTRAS or (part == TOP and len(dessert.cards) == 2):
                if QUALITY_OF[kind] >= GOOD_CARD:
                    return False
        return True

    # -- Reactions -----------------------------------------------------------

    def sabotage(self) -> int:
        """The first atom of a sabotage that is worth it; 0: none is."""
        if self.legal[-1] < SABOTAGE:
            return NOTHING
        least = WORTH_A_SABOTAGE if self.own_turns_left > LAST_TURNS else 1
        found = self._best_victim(SABOTAGE, least)
        if not found and self.own_turns_left <= 1.0:  # before, a Stroke of Genius! is better in a pie
            found = self._best_victim(SABOTAGE_SG, least)
        return found

    def _best_victim(self, verb: int, least: i64) -> int:
        """Of several that are hurt alike, the next one clockwise, so that no chair is hit more often than another."""
        best = NOTHING
        most = least - 1
        seats = self.view.seats
        for step in range(1, seats):
            victim = (self.seat + step) % seats
            if verb + victim in self.legal:
                damage, _ = self._best_target(victim)
                if damage > most:
                    best = verb + victim
                    most = damage
        return best

    def _best_target(self, victim: int) -> tuple[i64, int]:
        """The pie of a victim that hurts most, and its place: high cards, and those that nearly make a dessert."""
        most: i64 = 0
        best = 0
        for place, pie in enumerate(self.view.working[victim]):
            damage = newest_of(pie)
            if len(pie.cards) == 2:
                damage += NEARLY_DESSERT
            if damage >= most:
                most = damage
                best = place
        return most, best

    def save(self) -> int:
        threat = self.view.threat
        assert threat is not None
        quality: i64 = 0
        for pie in self.view.working[threat.owner]:
            if pie.number == threat.pie:
                quality = newest_of(pie)
        is_mine = threat.owner == self.seat
        if SAVE in self.legal:
            if is_mine and quality >= WORTH_A_RESCUE:
                return SAVE
            if self.own_turns_left <= LAST_TURNS and threat.by != self.seat:
                return SAVE
        if SAVE_SG in self.legal and is_mine and quality > WORTH_A_SABOTAGE:
            return SAVE_SG
        return PASS

    def oops(self) -> int:
        """The pie whose newest card is the cheapest."""
        best = 0
        for place in range(1, len(self.pies)):
            if newest_of(self.pies[place]) < newest_of(self.pies[best]):
                best = place
        return PIE + best

    # -- Chains --------------------------------------------------------------

    def next_atom(self) -> int:
        first = self.view.pending[0]
        if SABOTAGE <= first < PARTNER:
            _, place = self._best_target((first - SABOTAGE) % MAX_SEATS)
            return PIE + place
        if first >= PLAY:
            return self._best_place()
        if first >= SWAP:
            return self._draw_better_than(TAKES_BLIND)
        return self.barter().hand_over() if first >= CARD else self.barter().next_word()
