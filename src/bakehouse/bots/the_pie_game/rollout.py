# mypyc: compiled
"""The Pie Game for the search: everybody collects what the recipe lacks; a round is judged by who is nearest."""

from __future__ import annotations

from math import exp
from typing import Final

from bakehouse.bots.rollout import Rollout
from bakehouse.core.chance import Rng
from bakehouse.core.native import i64, vec
from bakehouse.core.state import BIT, NO_CARDS
from bakehouse.core.state import State as CoreState
from bakehouse.games.the_pie_game.atoms import DISCARD, DRAW, PARTNER, PLAY, TAKE
from bakehouse.games.the_pie_game.cards import CARD_BITS, F2, FA, FUDGE_KINDS, NEEDS, ONE_CARD, POT_LUCK, copies_in
from bakehouse.games.the_pie_game.play import State
from bakehouse.games.the_pie_game.state import Options, Step


def by_ingredients(weights: list[float]) -> list[float]:
    """Weights by the number of ingredients that a seat has: these are the last ones, the first of them is repeated."""
    return ([weights[0]] * NEEDS + weights)[-(NEEDS + 1) :]


# How likely a seat is to bake first, as powers of e (after a fit to 120 matches of medium bots):
NEAR: Final = by_ingredients([0.0, 0.3, 0.7, 1.25, 2.3, 6.0])  # by the ingredients that it has;
FITTING_TOP: Final = by_ingredients([0.25, 0.35, 0.55, 1.05, 3.0, 0.0])  # more if it may now take another one;
WILD: Final = 0.65  # a Pot Luck fits whatever is missing last;
HELD_FUDGE: Final = [0.1, 0.4, 0.3, 0.0, 0.0, 0.0]  # less for Fudge cards in the hand, by kind,
IN_FRONT: Final = 0.2  # and for "lose one turn" in front of it;
LATER: Final = 0.06  # less for each seat that plays before it
BAKED: Final = 1.1  # how much likelier one more pie makes a seat to win the match
WORTH_OF_WILD: Final[i64] = 3
WORTH_OF_NEEDED: Final[i64] = 2
LAPS: Final[i64] = 1  # that a playout looks ahead, beside the present turn
DRAWN: Final[i64] = 12  # cards that a playout may draw
USES: Final = 4  # of a world, in each of which other cards are drawn


class GameRollout(Rollout):
    __slots__ = ("chances", "options", "pies", "round", "until")

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 200
        self.depth = 1
        self.round: i64 = 0
        self.until: i64 = 0  # with this turn a playout ends
        self.options: Options | None = None
        self.pies = NO_CARDS  # for which, with these options, these are the chances:
        self.chances = vec[float]()  # by baker of the next pie, then by seat

    def uses(self, world: CoreState) -> int:
        return USES

    def vary(self, world: CoreState, rng: Rng) -> None:
        """Other cards are drawn next."""
        assert isinstance(world, State)
        pile = world.pile[: world.left]
        top: i64 = len(pile)
        for _card in range(min(top - 1, DRAWN)):
            place = rng.below(top)
            top -= 1
            card = pile[place]
            pile[place] = pile[top]
            pile[top] = card
        world.pile = pile

    def begin(self, state: CoreState) -> None:
        assert isinstance(state, State)
        self.round = state.round
        self.until = state.turns + LAPS * state.seats + 1
        if self.options is not state.options or not _are_equal(self.pies, state.pies):
            self.options = state.options
            self.pies = state.pies
            self.chances = vec[float](
                [chance for baker in range(state.seats) for chance in match_chances(state, baker)]
            )

    def is_settled(self, state: CoreState) -> bool:
        assert isinstance(state, State)
        if state.round != self.round:
            return True
        return state.turns >= self.until and (state.step == Step.SOURCE or state.step == Step.FUDGE)

    def choose(self, state: CoreState, seat: i64, moves: vec[i64], rng: Rng) -> i64:
        assert isinstance(state, State)
        match state.step:
            case Step.SOURCE:
                return TAKE if wants(state, seat, state.top_discard()) else DRAW
            case Step.FUDGE:
                return best_fudge(state, seat, moves)
            case Step.PARTNER:
                return PARTNER + leader(state, seat)
            case Step.GIVE:
                return least(state, seat, moves, state.first_give(), rng)
        return least(state, seat, moves, DISCARD, rng)

    def quick(self, state: CoreState, seat: i64, rng: Rng) -> i64:
        """Where a card comes from, half of all questions, is answered without a list of moves."""
        assert isinstance(state, State)
        if state.step == Step.SOURCE:
            return TAKE if wants(state, seat, state.top_discard()) else DRAW
        return super().quick(state, seat, rng)

    def values(self, state: CoreState) -> list[float]:
        """Who bakes next, and what the match looks like after that."""
        assert isinstance(state, State)
        if state.over:
            return state.rewards()
        if state.round != self.round:  # dealt again: only the pies count
            return match_chances(state, -1)
        seats = state.seats
        weights = vec[float]([0.0] * seats)
        total = 0.0
        for seat in range(seats):
            weights[seat] = exp(progress(state, seat))
            total += weights[seat]
        values: list[float] = []
        for seat in range(seats):
            value = 0.0
            for baker in range(seats):
                value += weights[baker] / total * self.chances[baker * seats + seat]
            values.append(value)
        return values


def _are_equal(one: vec[i64], two: vec[i64]) -> bool:
    if len(one) != len(two):
        return False
    for place in range(i64(len(one))):
        if one[place] != two[place]:
            return False
    return True


def match_chances(state: State, baker: i64) -> list[float]:
    """Each seat's chance to win the match if this one (or nobody) bakes the next pie."""
    if baker >= 0 and state.pies[baker] + 1 >= state.options.target:
        return [1.0 if seat == baker else 0.0 for seat in range(state.seats)]
    weights: list[float] = []
    total = 0.0
    for seat in range(state.seats):
        pies = float(state.pies[seat]) + (1.0 if seat == baker else 0.0)
        weights.append(exp(BAKED * pies))
        total += weights[seat]
    return [weight / total for weight in weights]


def progress(state: State, seat: i64) -> float:
    """How near a seat is to its pie."""
    needs = state.deck.needs[state.recipes[seat]]
    hand = state.hands[seat]
    found: i64 = 0
    score = 0.0
    while hand:
        kind = (hand & ONE_CARD) - 1
        if kind == POT_LUCK:
            found += 1
            score += WILD
        elif kind < FUDGE_KINDS:
            score -= HELD_FUDGE[kind]
        elif needs & BIT[kind]:
            found += 1
            needs ^= BIT[kind]
        hand >>= CARD_BITS
    if state.fronts & BIT[seat]:
        score -= IN_FRONT
    if seat == state.turn and state.step == Step.SOURCE and wants(state, seat, state.top_discard()):
        score += FITTING_TOP[found]
    before = (seat - state.turn) % state.seats
    return score + NEAR[found] - LATER * float(before)


def wants(state: State, seat: i64, top: i64) -> bool:
    """A Pot Luck, or an ingredient that is needed and missing; and taking it is allowed."""
    if top < FUDGE_KINDS:
        return False
    needed = state.deck.needs[state.recipes[seat]] & BIT[top] != 0 and not copies_in(state.hands[seat], top)
    return (needed or top == POT_LUCK) and len(state.moves(seat)) > 1


def worth(state: State, seat: i64, kind: i64) -> i64:
    """What it costs to lose one card of this kind."""
    if kind == POT_LUCK:
        return WORTH_OF_WILD
    if kind < FUDGE_KINDS:
        return 0
    if state.deck.needs[state.recipes[seat]] & BIT[kind] and copies_in(state.hands[seat], kind) == 1:
        return WORTH_OF_NEEDED
    return 1


def least(state: State, seat: i64, moves: vec[i64], verb: i64, rng: Rng) -> i64:
    """The card that the seat can best do without; any of several."""
    best = moves[0]
    lowest: i64 = WORTH_OF_WILD + 1
    ties: i64 = 0
    for move in moves:
        value = worth(state, seat, move - verb)
        if value < lowest:
            best, lowest, ties = move, value, 1
        elif value == lowest:
            ties += 1
            if not rng.below(ties):
                best = move
    return best


def best_fudge(state: State, seat: i64, moves: vec[i64]) -> i64:
    """The one that takes most useless cards along and leaves the others."""
    best = moves[0]
    lowest = 100.0
    for move in moves:
        cost = _cost(state, seat, move - PLAY)
        if cost < lowest:
            best, lowest = move, cost
    return best


def _cost(state: State, seat: i64, fudge: i64) -> float:
    useless: i64 = -1  # the card itself
    useful: i64 = 0
    hand = state.hands[seat]
    needs = state.deck.needs[state.recipes[seat]]
    while hand:
        kind = (hand & ONE_CARD) - 1
        if kind == POT_LUCK:
            useful += 1
        elif kind >= FUDGE_KINDS and needs & BIT[kind]:
            useful += 1
            needs ^= BIT[kind]
        else:
            useless += 1
        hand >>= CARD_BITS
    if fudge == FA:
        return float(useful)
    thrown: i64 = 2 if fudge == F2 else 1
    return float(max(thrown - useless, 0)) - 0.1 * float(min(thrown, useless))


def leader(state: State, seat: i64) -> i64:
    """Of the others, the one with most pies."""
    best = (seat + 1) % state.seats
    for step in range(1, state.seats):
        other = (seat + step) % state.seats
        if state.pies[other] > state.pies[best]:
            best = other
    return best
