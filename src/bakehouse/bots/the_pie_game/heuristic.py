# mypyc: compiled
"""How a medium bot of The Pie Game judges a view: what each card is worth to its seat."""

from __future__ import annotations

from typing import Final

from bakehouse.bots.choosing import cheapest_of
from bakehouse.core.native import i64, vec
from bakehouse.core.state import BIT
from bakehouse.core.vectors import copies_in
from bakehouse.games.the_pie_game.atoms import DISCARD, PLAY
from bakehouse.games.the_pie_game.cards import F2, FA, FUDGE_KINDS, POT_LUCK, Deck
from bakehouse.games.the_pie_game.view import View

# What a card in the hand is worth.
WILD: Final[i64] = 100
NEEDED: Final[i64] = 50
USELESS: Final[i64] = 10
FUDGE: Final[i64] = 0


class Heuristic:
    """One view, seen with the eyes of its seat."""

    __slots__ = ("deck", "hand", "needs", "sure", "view")

    def __init__(self, view: View, deck: Deck) -> None:
        assert view.recipe is not None
        self.view = view
        self.deck = deck
        hand = [deck.kinds[code] for code in view.hand]
        for atom in view.pending:
            hand.remove(atom - DISCARD)
        self.hand = vec[i64]([kind for kind in hand])  # noqa: C416 - a vec is made from a comprehension
        self.needs = deck.needs[deck.recipe_codes.index(view.recipe)]  # a set
        self.sure = self._surely_next()

    def _surely_next(self) -> vec[i64]:
        """The cards that the next player is known to have."""
        known = self.view.known
        if known is None or self.view.seat is None:
            return vec[i64]()
        hand = known.hands[(self.view.seat + 1) % self.view.seats]
        return vec[i64]([self.deck.kinds[code] for code in hand.sure])

    def _worth(self, kind: i64) -> i64:
        """What it would cost to lose one card of this kind."""
        if kind == POT_LUCK:
            return WILD
        if kind < FUDGE_KINDS:
            return FUDGE
        if self._is_needed(kind) and copies_in(self.hand, kind) == 1:
            return NEEDED
        return USELESS + self._use_for_others(kind)

    def _is_needed(self, kind: i64) -> bool:
        return self.needs & BIT[kind] != 0

    def _use_for_others(self, kind: i64) -> i64:
        """Among useless cards, keep those that the next player is known to collect the partners of."""
        uses: i64 = 0
        for needs in self.deck.needs:
            if needs & BIT[kind]:
                for card in self.sure:
                    if needs & BIT[card]:
                        uses += 1
        return uses

    def least(self) -> int:
        """Discard or hand over the card that we can best do without."""
        kinds = len(self.deck.codes)
        return cheapest_of(self.view.legal, [float(self._worth((move - DISCARD) % kinds)) for move in self.view.legal])

    def wants_top(self) -> bool:
        """A Pot Luck, or an ingredient that is needed and missing."""
        top = self.deck.kinds[self.view.discard[0]]
        return top == POT_LUCK or (self._is_needed(top) and not copies_in(self.hand, top))

    def best_fudge(self) -> int:
        """The card that costs least: it should take useless cards with it and leave the others."""
        return cheapest_of(self.view.legal, [self._cost(move - PLAY) for move in self.view.legal])

    def _cost(self, fudge: i64) -> float:
        useless = self._useless()
        if fudge == FA:
            return float(len(self.hand) - 1 - useless)
        thrown: i64 = 2 if fudge == F2 else 1
        # The more useless cards it takes along, the better; a needed card lost weighs more than that.
        return float(max(thrown - useless, 0)) - 0.1 * float(min(thrown, useless))

    def _useless(self) -> i64:
        """How many cards besides one Fudge card are of no use: neither a Pot Luck nor the first of what is needed."""
        useless: i64 = len(self.hand) - 1 - copies_in(self.hand, POT_LUCK)
        found: i64 = 0
        for kind in self.hand:
            if self._is_needed(kind) and not found & BIT[kind]:
                found |= BIT[kind]
                useless -= 1
        return useless

    def next_thrown(self) -> int:
        """The least useful cards go; of those the Fudge cards last, so that nobody is helped by the top card."""
        missing = self.view.count - len(self.view.pending)
        leaving = sorted([int(kind) for kind in self.hand], key=self._worth)[:missing]
        return DISCARD + max(leaving, key=self._worth)
