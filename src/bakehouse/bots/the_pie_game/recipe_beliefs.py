# mypyc: compiled
"""The Pie Game: what another player may be collecting and how much of it they hold, judged by their turns.

A guess is a probability for every *case*: a recipe, the set of its ingredients held, and the number of Pot Lucks.
Every turn moves chances: a draw brings any unseen card, and what was laid down, left or taken fits some cases only.
"""

from __future__ import annotations

from typing import Final

from bakehouse.core.chance import Rng
from bakehouse.core.native import i64, vec
from bakehouse.core.state import BIT
from bakehouse.games.the_pie_game.cards import CARD_BITS, FULL_HAND, NEED_SETS, NEEDS, ONE_CARD, POT_LUCK, Deck, holds

WILDS: Final[i64] = 3  # no Pot Luck, one, or more
CASES: Final[i64] = NEED_SETS * WILDS  # of a recipe
SIZE: Final = vec[i64]([bin(held).count("1") for held in range(NEED_SETS)])

SLIP: Final = 0.01  # how often people leave or lay down what they need, and take what they do not need
SECOND: Final = 0.8  # how likely an ingredient that is held is there twice, compared with any other kind
# How much another useful card helps to bake first, by the useful cards that are there.
HELP: Final = [0.3, 0.6, 1.5, 5.0] + [20.0] * (NEEDS - 4 + WILDS)
ALIKE: Final = [1.0] * (NEEDS + WILDS)
REFILL: Final = 3  # cards are drawn after "discard two"
FINE: Final[i64] = 1_000_000


class Guess:
    """About one player, in one round."""

    __slots__ = ("chances", "deck", "has_drawn", "mass", "plain", "recipes", "sums", "to_throw", "unseen")

    def __init__(self, deck: Deck, own_recipe: i64, unseen: vec[i64]) -> None:
        self.deck = deck
        self.recipes: i64 = len(deck.recipe_codes)
        self.chances = vec[float]([0.0] * (len(deck.recipe_codes) * len(SIZE) * WILDS))
        for recipe in range(self.recipes):
            if recipe != own_recipe:
                self.chances[recipe * CASES] = 1.0
        self.sums = vec[float]([0.0] * len(deck.recipe_codes))  # of the chances of a recipe
        self.unseen = unseen  # by kind: the cards that may be in this hand or in the draw pile
        self.mass = 1.0  # how many they are
        self.plain = 1.0  # and how many of them are ingredients
        self.has_drawn = False  # has the card of the present turn come into the hand?
        self.to_throw: i64 = 0  # because of "discard two"
        self._count()
        for _card in range(FULL_HAND):
            self._draw()

    def _count(self) -> None:
        mass: i64 = 0
        plain: i64 = 0
        for kind in range(i64(len(self.unseen))):
            mass += self.unseen[kind]
            if kind > POT_LUCK:
                plain += self.unseen[kind]
        self.mass = float(max(mass, 1))
        self.plain = float(max(plain, 1))

    # -- What happens in a turn ----------------------------------------------

    def leave(self, top: i64) -> None:
        """The top of the discard pile was left there (it is not needed, or it is held), and another card drawn."""
        if top > POT_LUCK:
            for recipe in range(self.recipes):
                place = self._place(recipe, top)
                if place:
                    base = recipe * CASES
                    for case in range(CASES):
                        if not case & place:
                            self.chances[base + case] *= SLIP
        self._draw()
        self.has_drawn = True

    def take(self, top: i64) -> None:
        """The top of the discard pile was taken: it is needed."""
        self.has_drawn = True
        if top > POT_LUCK:
            for recipe in range(self.recipes):
                base = recipe * CASES
                place = self._place(recipe, top)
                for case in range(CASES):
                    if not case & place:
                        if place:
                            self.chances[base + case + place] *= SLIP
                            self.chances[base + case + place] += self.chances[base + case]
                            self.chances[base + case] = 0.0
                        else:
                            self.chances[base + case] *= SLIP

    def lay(self, kind: i64) -> None:
        """A card was laid down: it is not needed, or it was there twice. And no pie was baked."""
        if not self.has_drawn and not self.to_throw:
            self._draw()
        self.has_drawn = False
        if kind > POT_LUCK:
            for recipe in range(self.recipes):
                self._lay(recipe, kind)
            self._level()
        if self.unseen[kind]:
            self.unseen[kind] -= 1
            self._count()
        if self.to_throw:
            self.to_throw -= 1
            if not self.to_throw:
                for _card in range(REFILL):
                    self._draw()

    def _lay(self, recipe: i64, kind: i64) -> None:
        base = recipe * CASES
        place = self._place(recipe, kind)
        copies = float(max(self.unseen[kind], 1))
        for case in range(CASES):
            chance = self.chances[base + case]
            if chance > 0.0:
                held = case % NEED_SETS
                likely = copies / self._useless(recipe, held)
                if place and not held & place:
                    likely = 0.0
                elif place:
                    likely *= SECOND * (copies - 1.0) / copies
                    self.chances[base + case - place] += chance * SLIP / float(FULL_HAND)
                if SIZE[held] + case // NEED_SETS >= NEEDS:
                    likely = 0.0
                self.chances[base + case] = chance * likely

    def _useless(self, recipe: i64, held: i64) -> float:
        """How many unseen cards could lie useless in the hand: what is not needed, and second copies."""
        needs = self.deck.recipe_needs[recipe]
        useless = self.plain
        for place in range(i64(NEEDS)):
            copies = float(self.unseen[needs[place]])
            useless -= copies
            if held & BIT[place] and copies > 1.0:
                useless += SECOND * (copies - 1.0)
        return max(useless, float(FULL_HAND))

    def throw_two(self) -> None:
        """What is laid down next are the cards that "discard two" demands."""
        self.to_throw = 2

    def throw_all(self, thrown: i64) -> None:
        """The hand was thrown away, this set of kinds: so it shows what was collected. A whole new hand comes."""
        for recipe in range(self.recipes):
            base = recipe * CASES
            shown: i64 = 0
            for place, kind in enumerate(self.deck.recipe_needs[recipe]):
                if thrown & BIT[kind]:
                    shown |= BIT[place]
            likely = self._likely_rest(recipe, thrown, shown)
            total = 0.0
            for case in range(CASES):
                fits = 1.0 if case % NEED_SETS == shown else SLIP * SLIP
                total += fits * likely * self.chances[base + case]
                self.chances[base + case] = 0.0
            self.chances[base] = total
        for _card in range(FULL_HAND):
            self._draw()
        self._level()

    def _likely_rest(self, recipe: i64, thrown: i64, shown: i64) -> float:
        """How likely the useless cards of a hand are just those of a set of kinds, in any order."""
        useless = self._useless(recipe, shown)
        likely = 1.0
        cards = 0.0
        for kind in range(i64(POT_LUCK + 1), i64(len(self.unseen))):
            if thrown & BIT[kind] and not self._place(recipe, kind):
                cards += 1.0
                likely *= cards * float(max(self.unseen[kind], 1)) / useless
        return likely

    def hand_over(self, kind: i64) -> None:
        """A card was passed on or traded: it was of no use, as one that is laid down, but none was drawn for it."""
        self.has_drawn = True
        self.lay(kind)

    def exchange(self) -> None:
        """A useless card went and an unseen one came: by a pass, say."""
        self._draw()

    def look(self, unseen: vec[i64], sure: i64) -> None:
        """The cards that may be anywhere now. What has come to light elsewhere was not in this hand."""
        for kind in range(i64(POT_LUCK + 1), i64(len(unseen))):
            if not holds(sure, kind):
                for _copy in range(self.unseen[kind] - unseen[kind]):
                    self._appear(kind)
        self.unseen = unseen[:]
        self._count()
        while sure:
            self._hold((sure & ONE_CARD) - 1)
            sure >>= CARD_BITS
        self._level()

    def _appear(self, kind: i64) -> None:
        """A card was seen elsewhere: the fewer such cards this hand would hold in a case, the likelier that was."""
        copies = float(self.unseen[kind])
        for recipe in range(self.recipes):
            base = recipe * CASES
            place = self._place(recipe, kind)
            for case in range(CASES):
                if self.chances[base + case] > 0.0:
                    if case & place:
                        self.chances[base + case] *= (copies - 1.0) / copies
                    else:
                        held = case % NEED_SETS
                        places = float(FULL_HAND - SIZE[held] - case // NEED_SETS)
                        self.chances[base + case] *= max(1.0 - places / self._useless(recipe, held), 0.1)
        self.unseen[kind] -= 1

    def _hold(self, kind: i64) -> None:
        """This card is surely in the hand."""
        for recipe in range(self.recipes):
            place = self._place(recipe, kind)
            if place:
                base = recipe * CASES
                for case in range(CASES):
                    if not case & place:
                        self.chances[base + case + place] += self.chances[base + case]
                        self.chances[base + case] = 0.0

    def _draw(self) -> None:
        """A card comes into the hand that nobody else has seen."""
        wild = float(self.unseen[POT_LUCK]) / self.mass
        for recipe in range(self.recipes):
            base = recipe * CASES
            needs = self.deck.recipe_needs[recipe]
            for step in range(CASES):
                case = CASES - 1 - step  # from the fullest hands down, so that no chance moves twice
                chance = self.chances[base + case]
                if chance > 0.0:
                    stays = chance
                    if case + NEED_SETS < CASES:
                        self.chances[base + case + NEED_SETS] += chance * wild
                        stays -= chance * wild
                    for place in range(i64(NEEDS)):
                        if not case & BIT[place]:
                            moved = chance * float(self.unseen[needs[place]]) / self.mass
                            self.chances[base + case + BIT[place]] += moved
                            stays -= moved
                    self.chances[base + case] = stays

    def _place(self, recipe: i64, kind: i64) -> i64:
        """The place of an ingredient in a recipe; 0 if it is not needed."""
        place: i64 = 1
        for needed in self.deck.recipe_needs[recipe]:
            if needed == kind:
                return place
            place += place
        return 0

    def _level(self) -> None:
        """All chances together are 1."""
        total = 0.0
        for chance in self.chances:
            total += chance
        if total > 0.0:
            for recipe in range(self.recipes):
                self.sums[recipe] = 0.0
                for case in range(recipe * CASES, recipe * CASES + CASES):
                    self.chances[case] /= total
                    self.sums[recipe] += self.chances[case]

    # -- What it comes to ----------------------------------------------------

    def drawn(self, left: i64, rng: Rng) -> i64:
        """A case with one of these recipes, by their chances: the recipe first, so that few of them are looked at."""
        total = 0.0
        for recipe in range(self.recipes):
            if left & BIT[recipe]:
                total += self.sums[recipe]
        point = float(rng.below(FINE)) / float(FINE) * total
        last: i64 = 0
        for recipe in range(self.recipes):
            if left & BIT[recipe]:
                last = recipe * CASES
                if point < self.sums[recipe]:
                    return self._case_at(last, point)
                point -= self.sums[recipe]
        return last

    def _case_at(self, base: i64, point: float) -> i64:
        """Of the cases of a recipe, the one where the chances before it come to this."""
        for case in range(base, base + CASES):
            point -= self.chances[case]
            if point < 0.0:
                return case
        return base

    def wants(self, kind: i64) -> float:
        """How likely this ingredient is needed and missing."""
        return self._missing(kind, ALIKE)

    def helped_by(self, kind: i64) -> float:
        """How much this ingredient would help this player: most if it is the last one that is missing."""
        return self._missing(kind, HELP)

    def _missing(self, kind: i64, weights: list[float]) -> float:
        """The cases in which this ingredient is needed and missing, weighed by the useful cards that are there."""
        found = 0.0
        for recipe in range(self.recipes):
            place = self._place(recipe, kind)
            if place:
                base = recipe * CASES
                for case in range(CASES):
                    if not case & place:
                        found += self.chances[base + case] * weights[SIZE[case % NEED_SETS] + case // NEED_SETS]
        return found
