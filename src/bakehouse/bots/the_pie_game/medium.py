"""A sensible player of The Pie Game: keeps what the recipe needs, gets rid of the rest, and of Fudge cards first."""

from __future__ import annotations

from bakehouse.bots.bot import Bot
from bakehouse.core.view import View as CoreView
from bakehouse.games.the_pie_game.atoms import DISCARD, DRAW, PARTNER, PLAY, TAKE
from bakehouse.games.the_pie_game.cards import F2, FA, FUDGE_KINDS, POT_LUCK, Deck
from bakehouse.games.the_pie_game.game import ThePieGame
from bakehouse.games.the_pie_game.view import View

# What a card in the hand is worth.
WILD = 100
NEEDED = 50
USELESS = 10
FUDGE = 0


class Medium(Bot):
    """Looks at its own hand and at the top of the discard pile, one decision at a time."""

    def move(self, view: CoreView) -> int:
        assert isinstance(view, View)
        assert isinstance(self.game, ThePieGame)
        if len(view.legal) == 1:
            return view.legal[0]
        thoughts = _Thoughts(view, self.game.deck_of(view))
        match view.step:
            case "fudge":
                return thoughts.best_fudge()
            case "source":
                return TAKE if TAKE in view.legal and thoughts.wants_top() else DRAW
            case "partner":
                return self._partner(view)
            case "throw":
                return DISCARD + thoughts.next_thrown()
            case "discard":
                return DISCARD + thoughts.least(thoughts.kinds_of(view.legal))
        return DISCARD + len(thoughts.deck.codes) + thoughts.least(thoughts.kinds_of(view.legal))

    def _partner(self, view: View) -> int:
        """Whoever has the most pies gets our worst card."""
        seats = [move - PARTNER for move in view.legal]
        most = max(view.pies[seat] for seat in seats)
        leaders = [seat for seat in seats if view.pies[seat] == most]
        return PARTNER + leaders[self.rng.below(len(leaders))]


class _Thoughts:
    """One view, seen with the eyes of its seat."""

    def __init__(self, view: View, deck: Deck) -> None:
        self.view = view
        self.deck = deck
        self.hand = [deck.kinds[code] for code in view.hand]
        for atom in view.pending:
            self.hand.remove(atom - DISCARD)
        assert view.recipe is not None
        self.needs = deck.recipe_needs[deck.recipe_codes.index(view.recipe)]

    def kinds_of(self, moves: list[int]) -> list[int]:
        """The kinds that these discards or gifts are about."""
        return [(move - DISCARD) % len(self.deck.codes) for move in moves]

    def worth(self, kind: int) -> int:
        """What it would cost to lose one card of this kind."""
        if kind == POT_LUCK:
            return WILD
        if kind < FUDGE_KINDS:
            return FUDGE
        if kind in self.needs and self.hand.count(kind) == 1:
            return NEEDED
        return USELESS + self._use_for_others(kind)

    def _use_for_others(self, kind: int) -> int:
        """Among useless cards, keep those that the next player is known to collect the partners of."""
        known = self.view.known
        if known is None or self.view.seat is None:
            return 0
        sure = [self.deck.kinds[code] for code in known.hands[(self.view.seat + 1) % self.view.seats].sure]
        fitting = [needs for needs in self.deck.recipe_needs if kind in needs]
        return sum(card in needs for card in sure for needs in fitting)

    def least(self, kinds: list[int]) -> int:
        """The card that we can best do without."""
        return min(kinds, key=self.worth)

    def wants_top(self) -> bool:
        """A Pot Luck, or an ingredient that is needed and missing."""
        top = self.deck.kinds[self.view.discard[0]]
        return top == POT_LUCK or (top in self.needs and top not in self.hand)

    def useless_besides(self, fudge: int) -> int:
        """How many cards besides this Fudge card are of no use."""
        rest = list(self.hand)
        rest.remove(fudge)
        needed = {kind for kind in rest if kind in self.needs}
        return len(rest) - len(needed) - rest.count(POT_LUCK)

    def best_fudge(self) -> int:
        """The card that costs least: it should take useless cards with it and leave the others."""
        return min(self.view.legal, key=lambda move: (self._cost(move - PLAY), move))

    def _cost(self, fudge: int) -> float:
        useless = self.useless_besides(fudge)
        if fudge == FA:
            return len(self.hand) - 1 - useless
        thrown = 2 if fudge == F2 else 1
        # The more useless cards it takes along, the better; a needed card lost weighs more than that.
        return max(thrown - useless, 0) - 0.1 * min(thrown, useless)

    def next_thrown(self) -> int:
        """The least useful cards go; of those the Fudge cards last, so that nobody is helped by the top card."""
        missing = self.view.count - len(self.view.pending)
        leaving = sorted(self.hand, key=self.worth)[:missing]
        return max(leaving, key=self.worth)
