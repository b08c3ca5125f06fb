# mypyc: compiled
"""Deals the unseen cards of The Pie Game at random so that everything known is true."""

from __future__ import annotations

from typing import Final

from bakehouse.core.chance import Rng
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT
from bakehouse.games.the_pie_game.atoms import MAX_SEATS
from bakehouse.games.the_pie_game.cards import (
    F2,
    FIRST_IMMEDIATE,
    FL,
    FUDGE_KINDS,
    MAX_HAND,
    cards_in,
    copies_in,
    has_only_lose_turn,
    packed,
    unpacked,
    with_card,
)
from bakehouse.games.the_pie_game.memory import (
    ALL_ANYTHING,
    ALL_CLEAN,
    ANYTHING,
    FREEDOMS,
    LOSE_TURN_AT_MOST,
    NO_FUDGE,
    NOT_IMMEDIATE,
)
from bakehouse.games.the_pie_game.observation import HIDDEN_START
from bakehouse.games.the_pie_game.play import State
from bakehouse.games.the_pie_game.view import View

MANY_TRIES: Final = 100_000
NO_PLACE: Final = -1


class Sampler:
    """Deals the unseen cards at random until everything that is known is true.

    Kinds that fit the fewest places are dealt first: immediate cards where anything can be, then the other Fudge cards,
    which may also be in some more places, and so on. As each step only adds places, every permitted assignment is
    equally likely, and no try is lost on a Fudge card in the wrong place.
    """

    __slots__ = (
        "asked_at_start",
        "cards",
        "drawn_place",
        "ends",
        "filled",
        "hands",
        "left",
        "order",
        "owners",
        "sure",
        "unchecked",
        "unseen",
        "unseen_recipes",
        "viewer",
    )

    def __init__(self, view: View, state: State) -> None:
        seats = state.seats
        self.viewer: i64 = seats if view.seat is None else view.seat
        self.left = state.left
        self.sure = vec[i64]([0] * seats)
        self.owners = vec[i64](capacity=MAX_SEATS * MAX_HAND)  # by open place: whose hand it is in
        self.ends = vec[i64]([0] * FREEDOMS)  # by freedom: the places before this number may be used
        self.drawn_place: i64 = NO_PLACE  # where the card that was drawn in this turn is
        self._open_places(view, state)
        places = self.left + len(self.owners)
        self.order = vec[i64]([place for place in range(places)])  # noqa: C416 - places in the order of filling
        self.cards = vec[i64]([0] * places)
        self.filled: i64 = 0
        self.hands = self.sure[:]
        self.unseen = self._unseen_cards(view, state)
        self.unseen_recipes = self._unseen_recipes(view, state)
        # Whoever is asked at the start of a turn does not hold "lose one turn" as the only Fudge kind (PG-R55).
        self.asked_at_start = view.step == HIDDEN_START
        self.unchecked: i64 = BIT[seats] - 1 if view.step == "over" else 0
        if view.known is not None:
            for seat in view.known.unchecked:
                self.unchecked |= BIT[seat]

    def _open_places(self, view: View, state: State) -> None:
        """Number the places: those of the draw pile, then those of the hands, the freest first."""
        open_cards = vec[i64]([0] * state.seats)
        for seat in range(state.seats):
            if seat != self.viewer:
                self.sure[seat] = _sure(view, seat, state.deck.kinds)
                open_cards[seat] = _freedoms(view, seat, self.sure[seat])
        drawing = view.step == "discard" and view.taken is None
        for step in range(i64(FREEDOMS)):
            freedom = ANYTHING - step
            for seat in range(state.seats):
                for _copy in range(copies_in(open_cards[seat], freedom)):
                    if drawing and seat == state.turn and freedom == NOT_IMMEDIATE:
                        self.drawn_place = self.left + len(self.owners)
                    self.owners = append(self.owners, seat)
            self.ends[freedom] = self.left + len(self.owners)

    def _unseen_cards(self, view: View, state: State) -> vec[i64]:
        """PG-K10: by kind, what is neither in the viewer's hand, nor on the table, nor surely held."""
        unseen = state.deck.copies[:]
        for kind in state.discards[: state.laid]:
            unseen[kind] -= 1
        unseen[FL] -= len(view.fronts)
        for code in view.hand:
            unseen[state.deck.kinds[code]] -= 1
        for hand in self.sure:
            for kind in unpacked(hand):
                unseen[kind] -= 1
        return unseen

    def _unseen_recipes(self, view: View, state: State) -> vec[i64]:
        recipes = vec[i64](capacity=16)
        for recipe in state.deck.recipes:
            if state.deck.recipe_codes[recipe] != view.recipe:
                recipes = append(recipes, recipe)
        return recipes

    def fill(self, state: State, rng: Rng) -> None:
        for _try in range(MANY_TRIES):
            self._deal_recipes(state, rng)
            self._deal_cards(rng)
            if self._all_true(state):
                self._lay_out(state)
                return
        raise RuntimeError("no world was found in which this view is true")

    def _deal_recipes(self, state: State, rng: Rng) -> None:
        """PG-K11: every assignment of different recipes is equally likely."""
        rng.shuffle(self.unseen_recipes)
        dealt: i64 = 0
        for seat in range(state.seats):
            if seat != self.viewer:
                state.recipes[seat] = self.unseen_recipes[dealt]
                dealt += 1

    def _deal_cards(self, rng: Rng) -> None:
        for place in range(i64(len(self.order))):
            self.order[place] = place
        self.filled = 0
        self._place_kinds(FIRST_IMMEDIATE, FUDGE_KINDS, self.ends[ANYTHING], rng)
        self._place_kinds(F2, FL, self.ends[NOT_IMMEDIATE], rng)
        self._place_kinds(FL, FL + 1, self.ends[LOSE_TURN_AT_MOST], rng)
        self._place_kinds(FUDGE_KINDS, len(self.unseen), self.ends[NO_FUDGE], rng)
        self.hands = self.sure[:]
        for place in range(self.left, i64(len(self.cards))):
            seat = self.owners[place - self.left]
            self.hands[seat] = with_card(self.hands[seat], self.cards[place])

    def _place_kinds(self, first: i64, after: i64, end: i64, rng: Rng) -> None:
        """Each card of these kinds goes to one of the free places before the end."""
        for kind in range(first, after):
            for _copy in range(self.unseen[kind]):
                chosen = self.filled + rng.below(end - self.filled)
                place = self.order[chosen]
                self.order[chosen] = self.order[self.filled]
                self.order[self.filled] = place
                self.cards[place] = kind
                self.filled += 1

    def _all_true(self, state: State) -> bool:
        if self.asked_at_start and has_only_lose_turn(self.hands[state.turn]):
            return False
        for seat in range(state.seats):
            if seat != self.viewer and not self.unchecked & BIT[seat]:
                if state.would_bake(seat, self.hands[seat]):  # PG-K8e
                    return False
        return True

    def _lay_out(self, state: State) -> None:
        for seat in range(state.seats):
            if seat != self.viewer:
                state.hands[seat] = self.hands[seat]
        state.pile = self.cards[: self.left]
        if self.drawn_place != NO_PLACE:
            state.drawn = self.cards[self.drawn_place]


def _sure(view: View, seat: i64, kinds: dict[str, int]) -> i64:
    """PG-K7. Without a memory only what this turn has shown."""
    known = view.known
    if known is not None:
        return packed(vec[i64]([kinds[code] for code in known.hands[seat].sure]))
    if seat != view.turn:
        return 0
    if view.offer is not None:
        return with_card(0, kinds[view.offer])
    if view.step == "discard" and view.taken is not None:
        return with_card(0, kinds[view.taken])
    return 0


def _freedoms(view: View, seat: i64, sure: i64) -> i64:
    """PG-K8: what each card of a hand can be that is not surely held."""
    known = view.known
    if known is None:
        return _freedoms_without_memory(view, seat, sure)
    hand = known.hands[seat]
    freedoms: i64 = 0
    for freedom, cards in enumerate([hand.no_fudge, hand.lose_turn_at_most, hand.not_immediate, hand.anything]):
        for _card in range(cards):
            freedoms = with_card(freedoms, freedom)
    return freedoms


def _freedoms_without_memory(view: View, seat: i64, sure: i64) -> i64:
    cards: i64 = view.hand_sizes[seat]
    cards -= cards_in(sure)
    if seat != view.turn or view.step != "discard":
        return ALL_ANYTHING[cards]
    if view.taken is not None:
        return ALL_CLEAN[cards]
    return with_card(ALL_CLEAN[cards - 1], NOT_IMMEDIATE)
