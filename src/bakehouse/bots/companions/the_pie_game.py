# mypyc: compiled
"""The Pie Game: who lays down an ingredient does not need it, who takes one does, and who plays long holds much."""

from __future__ import annotations

from math import pow
from typing import Final

from bakehouse.bots.companion import Companion
from bakehouse.core.chance import Rng
from bakehouse.core.game import Game
from bakehouse.core.native import i64, vec
from bakehouse.core.state import BIT
from bakehouse.core.state import State as CoreState
from bakehouse.core.view import View as CoreView
from bakehouse.games.the_pie_game.cards import (
    CARD_BITS,
    FUDGE_KINDS,
    ONE_CARD,
    POT_LUCK,
    cards_in,
    copies_in,
    is_pie,
    packed,
    with_card,
    without_card,
)
from bakehouse.games.the_pie_game.play import State
from bakehouse.games.the_pie_game.state import FULL_HAND
from bakehouse.games.the_pie_game.view import View

# What somebody did with an ingredient, and how much likelier a recipe with it becomes by that.
LAID: Final = 0  # down
LEFT: Final = 1  # on the discard pile, and drew
TOOK: Final = 2  # from the discard pile
LIKELIER: Final = [0.3, 0.28, 100.0]
KEPT: Final = 1.3  # how much each turn says about how many of the cards are useful (fitted to matches of medium bots)
MOST_TURNS: Final = 10
EXCHANGES: Final[i64] = 24  # of cards between a hand and the draw pile
FINE: Final[i64] = 1_000_000

Fact = tuple[int, str, int]  # a seat, a card, and what the seat did with it


class PieBeliever(Companion):
    """Recipes are drawn by what their owners took and laid down; hands are improved like those of players."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.last: View | None = None
        self.facts: list[Fact] = []  # of this round
        self.odds: list[list[float]] = []  # by seat and recipe
        self.turns: list[int] = []  # by seat: how often it has laid down what it needs least
        self.sure: list[int] = []  # by seat: cards that are known, as a hand
        self.drawn_from: View | None = None

    # -- Memory --------------------------------------------------------------

    def notice(self, view: CoreView) -> None:
        assert isinstance(view, View)
        last = self.last
        if last is view:
            return
        if last is None or last.round != view.round or last.number > view.number:
            self.facts = facts_since_deal(view)
        elif last.number != view.number:
            self.facts = self.facts + facts_between(last, view)
        self.last = view

    # -- Worlds --------------------------------------------------------------

    def world(self, view: CoreView, rng: Rng) -> CoreState:
        assert isinstance(view, View)
        world = self.game.sample(view, rng)
        assert isinstance(world, State)
        if view.known is None or view.seat is None:
            return world
        if self.drawn_from is not view:
            self._conclude(view, world)
            self.drawn_from = view
        viewer: i64 = view.seat
        self._deal_recipes(world, viewer, rng)
        for seat in range(world.seats):
            if seat != viewer and not world.commit_of(seat) >= 0:
                self._improve(world, seat, rng)
        return world

    def _conclude(self, view: View, world: State) -> None:
        """What the facts say about each seat's recipe."""
        kinds = world.deck.kinds
        known = view.known
        assert known is not None
        self.odds = [[1.0 for _ in world.deck.recipe_codes] for _ in range(world.seats)]
        self.turns = [0 for _ in range(world.seats)]
        for seat, code, deed in self.facts:
            if deed == LAID:
                self.turns[seat] = min(self.turns[seat] + 1, MOST_TURNS)
            for recipe, needs in enumerate(world.deck.recipe_needs):
                if kinds[code] in needs:
                    self.odds[seat][recipe] *= LIKELIER[deed]
        self.sure = [packed(vec[i64]([kinds[code] for code in hand.sure])) for hand in known.hands]

    def _deal_recipes(self, world: State, viewer: i64, rng: Rng) -> None:
        """Different ones, from any seat on, so that no seat is served first every time."""
        left = BIT[len(world.deck.recipe_codes)] - 1
        left ^= BIT[world.recipes[viewer]]
        recipes = world.recipes[:]
        first = rng.below(world.seats)
        for step in range(world.seats):
            seat = (first + step) % world.seats
            if seat != viewer:
                recipes[seat] = _drawn(self.odds[seat], left, rng)
                left ^= BIT[recipes[seat]]
        for seat in range(world.seats):
            if seat != viewer and _is_complete(world, world.hands[seat], recipes[seat]):
                return  # PG-K8e: nobody holds a pie; the recipes stay as they were drawn first
        world.recipes = recipes

    def _improve(self, world: State, seat: i64, rng: Rng) -> None:
        """Exchange cards with the draw pile: the longer somebody plays, the likelier are useful cards."""
        if not world.left:
            return
        needs = world.deck.needs[world.recipes[seat]]
        turns = float(self.turns[seat])
        sure: i64 = self.sure[seat]
        hand = world.hands[seat]
        size = cards_in(hand)
        useful = useful_in(hand, needs)
        for _ in range(EXCHANGES):
            old = ((hand >> (CARD_BITS * rng.below(size))) & ONE_CARD) - 1
            place = rng.below(world.left)
            new = world.pile[place]
            if old == new or old < FUDGE_KINDS or new < FUDGE_KINDS or copies_in(hand, old) <= copies_in(sure, old):
                continue
            changed = with_card(without_card(hand, old), new)
            found = useful_in(changed, needs)
            if found > 4 or not _accepted(useful, found, turns, rng):
                continue
            hand = changed
            useful = found
            world.pile[place] = old
        world.hands[seat] = hand


def _is_complete(world: State, hand: i64, recipe: i64) -> bool:
    return cards_in(hand) == FULL_HAND and is_pie(hand, world.deck.needs[recipe])


def useful_in(hand: i64, needs: i64) -> i64:
    """How many different ingredients of a recipe a hand has, Pot Lucks included."""
    found: i64 = 0
    while hand:
        kind = (hand & ONE_CARD) - 1
        if kind == POT_LUCK:
            found += 1
        elif needs & BIT[kind]:
            found += 1
            needs ^= BIT[kind]
        hand >>= CARD_BITS
    return found


def _accepted(useful: i64, found: i64, turns: float, rng: Rng) -> bool:
    """With more useful cards there were fewer others to lay down: each turn makes what was laid down likelier."""
    if found >= useful:
        return True
    odds = pow(float(6 - useful) / float(6 - found), KEPT * turns)
    return float(rng.below(FINE)) < odds * float(FINE)


def _drawn(odds: list[float], left: i64, rng: Rng) -> i64:
    """One of the recipes that are left, by their odds."""
    total = 0.0
    for recipe, weight in enumerate(odds):
        if left & BIT[recipe]:
            total += weight
    point = float(rng.below(FINE)) / float(FINE) * total
    last: i64 = 0
    for recipe, weight in enumerate(odds):
        if left & BIT[recipe]:
            last = recipe
            point -= weight
            if point < 0.0:
                return last
    return last


# -- What happened between two views ---------------------------------------------

FUDGES: Final = ("F2", "FA", "FL", "FT", "DL", "DR")


def facts_since_deal(view: View) -> list[Fact]:
    """What the first turns of a round tell, before the first view: the card that was turned up may have been taken."""
    if view.reshuffles or not view.discard:
        return []
    turns = _Turns(view, view.dealer, [[] for _ in range(view.seats)])
    starts = {view.discard[-1], *turns.taken[(view.dealer + 1) % view.seats]}
    return turns.facts([[code] for code in sorted(starts)])


def facts_between(last: View, view: View) -> list[Fact]:
    """What the discard pile tells about the turns since the last view, if there is one way to read it."""
    begins = view.turn == view.seat and view.step in ("source", "fudge")
    if last.reshuffles != view.reshuffles or (last.turn == view.turn and not begins):
        return []
    pile = last.discard[::-1]
    if last.turn == view.seat and last.step in ("discard", "throw"):
        pile = _after_own_turn(last, view, pile)
    return _Turns(view, last.turn, [_sure(last, seat) for seat in range(view.seats)]).facts([pile])


def _after_own_turn(last: View, view: View, pile: list[str]) -> list[str]:
    """The own turn ended with the one card that is missing now, or with cards that were thrown away."""
    if last.step == "throw":
        return view.discard[::-1][: len(pile) + last.count]
    return [*pile, *_without(last.hand, view.hand)]


def _without(cards: list[str], gone: list[str]) -> list[str]:
    left = list(cards)
    for code in gone:
        if code in left:
            left.remove(code)
    return left


class _Turns:
    """The turns of the others up to the present view: all ways in which they can have made the present pile."""

    __slots__ = ("after", "found", "now", "taken", "view")

    def __init__(self, view: View, after: int, sure: list[list[str]]) -> None:
        self.view = view
        self.after = after
        self.now = view.discard[::-1]
        if view.turn != view.seat:
            self.now = self.now[:-1]  # the card that everybody follows now
        self.taken = [_without(_sure(view, seat), sure[seat]) for seat in range(view.seats)]
        self.found: list[list[Fact]] = []

    def facts(self, piles: list[list[str]]) -> list[Fact]:
        """What is true in all of these ways."""
        for pile in piles:
            self._follow(pile, self._next_seat(self.after), [])
        if not self.found:
            return []
        return [fact for fact in self.found[0] if all([fact in other for other in self.found])]

    def _follow(self, pile: list[str], seat: int, facts: list[Fact]) -> None:
        if seat == self.view.turn:
            if pile == self.now:
                self.found.append(facts)
            return
        if self._is_prefix(pile):
            self._draws(pile, seat, facts)
        if pile and pile[-1] in self.taken[seat]:
            self._lays(pile[:-1], seat, [*facts, (seat, pile[-1], TOOK)])

    def _draws(self, pile: list[str], seat: int, facts: list[Fact]) -> None:
        """A turn in which nothing was taken from the pile."""
        deep = len(pile)
        card = self.now[deep] if deep < len(self.now) else ""
        if card == "F2":
            thrown: list[Fact] = [(seat, code, LAID) for code in self.now[deep + 1 : deep + 3]]
            self._goes_on(self.now[: deep + 3], seat, [*facts, *thrown])
        elif card == "FA":
            self._goes_on(self.now[: deep + 5], seat, facts)
        elif card in FUDGES:
            self._goes_on(self.now[: deep + 1], seat, facts)
        if seat in self.view.fronts:  # it laid "lose one turn" in front of it
            self._goes_on(pile, seat, facts)
        left: list[Fact] = [(seat, pile[-1], LEFT)] if pile else []
        self._lays(pile, seat, [*facts, *left])

    def _lays(self, pile: list[str], seat: int, facts: list[Fact]) -> None:
        """A card is laid down: the one that lies there now, or one that the next player took."""
        deep = len(pile)
        laid = set(self.taken[self._next_seat(seat)])
        if deep < len(self.now) and self._is_prefix(pile):
            laid.add(self.now[deep])
        for code in sorted(laid):
            if code not in FUDGES:
                self._goes_on([*pile, code], seat, [*facts, (seat, code, LAID)])

    def _goes_on(self, pile: list[str], seat: int, facts: list[Fact]) -> None:
        self._follow(pile, self._next_seat(seat), facts)

    def _next_seat(self, seat: int) -> int:
        return (seat + 1) % self.view.seats

    def _is_prefix(self, pile: list[str]) -> bool:
        """Does the present pile begin like this?"""
        return self.now[: len(pile)] == pile


def _sure(view: View, seat: int) -> list[str]:
    known = view.known
    return [] if known is None else known.hands[seat].sure
