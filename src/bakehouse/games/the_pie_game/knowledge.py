# mypyc: compiled
"""Views, and worlds drawn from views: the two sides of what a seat knows."""

from __future__ import annotations

from typing import Final

from bakehouse.core.chance import Chance, Rng
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT
from bakehouse.games.the_pie_game.cards import (
    F2,
    FIRST_IMMEDIATE,
    FL,
    FT,
    FUDGE_KINDS,
    NO_KIND,
    Deck,
    cards_in,
    copies_in,
    has_fudge,
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
    Memory,
)
from bakehouse.games.the_pie_game.play import State
from bakehouse.games.the_pie_game.state import Options, Step
from bakehouse.games.the_pie_game.view import Known, KnownHand, View

MANY_TRIES: Final = 100_000
NO_PLACE: Final = -1


def _codes(deck: Deck, hand: i64) -> list[str]:
    return [deck.codes[kind] for kind in unpacked(hand)]


def _numbers(values: vec[i64]) -> list[int]:
    return [value for value in values]  # noqa: C416 - a vec of numbers becomes a list of ints


def _seats_in(seats: i64, chosen: i64) -> list[int]:
    """The seats of a set."""
    return [int(seat) for seat in range(seats) if chosen & BIT[seat]]


# -- Views -------------------------------------------------------------------


def view_of(state: State, seat: int | None, slug: str, rules: int) -> View:
    """PG-K1, PG-K2, PG-K3, PG-K15: built up from nothing."""
    deck = state.deck
    viewer: int = state.seats if seat is None else seat
    discard = [deck.codes[kind] for kind in state.discards[: state.laid]]
    discard.reverse()
    return View(
        game=slug,
        rules=rules,
        deck=deck.digest,
        options=state.options.values,
        seats=state.seats,
        seat=seat,
        number=state.number,
        asked=state.actors,
        legal=[] if seat is None else state.legal(seat),
        pending=[] if seat is None else state.pending(seat),
        outcome=state.outcome,
        round=state.round,
        dealer=state.dealer,
        turn=state.turn,
        step=_step_word(state, viewer),
        pies=_numbers(state.pies),
        hand=[] if seat is None else _codes(deck, state.hands[viewer]),
        recipe=None if seat is None else deck.recipe_codes[state.recipes[viewer]],
        hand_sizes=[int(cards_in(hand)) for hand in state.hands],
        fronts=_seats_in(state.seats, state.fronts),
        discard=discard,
        deck_size=state.left,
        still=state.still,
        reshuffles=state.reshuffles,
        taken=_code(deck, state.taken),
        drawn=_code(deck, state.drawn) if state.turn == viewer else None,
        count=state.count if not state.over and state.step is Step.THROW else 0,
        effect=_code(deck, state.effect),
        queue=[deck.codes[kind] for kind in state.queue],
        partner=None if state.partner < 0 else int(state.partner),
        chosen=[int(other) for other in range(state.seats) if state.commit_of(other) != NO_KIND],
        commit=None if seat is None else _code(deck, state.commit_of(viewer)),
        offer=_code(deck, _offer_to(state, viewer)),
        known=_known(state, viewer),
    )


def _step_word(state: State, viewer: i64) -> str:
    """Whether a turn begins with a Fudge card only its player knows, until it is played."""
    if state.over:
        return "over"
    match state.step:
        case Step.FUDGE:
            return "fudge" if state.turn == viewer else "turn"
        case Step.SOURCE:
            return "source" if state.turn == viewer else "turn"
        case Step.DISCARD:
            return "discard"
        case Step.THROW:
            return "throw"
        case Step.PARTNER:
            return "partner"
        case Step.GIVE:
            return "trade" if state.effect == FT else "pass"


def _code(deck: Deck, kind: i64) -> str | None:
    return None if kind == NO_KIND else deck.codes[kind]


def _offer_to(state: State, viewer: i64) -> i64:
    """PG-R30: the card that the partner of a trade was shown."""
    if not state.options.offer_first or state.partner != viewer:
        return NO_KIND
    return state.commit_of(state.turn)


def _known(state: State, viewer: i64) -> Known | None:
    memory = state.memory
    if memory is None:
        return None
    hands = [_known_hand(state.deck, memory, seat, viewer) for seat in range(state.seats)]
    return Known(hands, _seats_in(state.seats, memory.unchecked))


def _known_hand(deck: Deck, memory: Memory, seat: i64, viewer: i64) -> KnownHand:
    if seat == viewer:
        return KnownHand([], 0, 0, 0, 0)
    row = memory.row(seat, viewer)
    freedoms = memory.open[row]
    return KnownHand(
        _codes(deck, memory.sure[row]),
        copies_in(freedoms, NO_FUDGE),
        copies_in(freedoms, LOSE_TURN_AT_MOST),
        copies_in(freedoms, NOT_IMMEDIATE),
        copies_in(freedoms, ANYTHING),
    )


# -- Worlds ------------------------------------------------------------------


def world_of(view: View, deck: Deck, rng: Rng) -> State:
    """A full state in which this view is true.

    PG-K10 to PG-K12: the cards that a hand surely holds lie there; every assignment of the other unseen cards (copies
    distinct) to the open places of the hands and to the places of the draw pile, together with an assignment of the
    unseen recipes, is equally likely if each open card is what it can be and no hand is a pie that would be baked.
    """
    state = State(view.seats, deck, Options(view.options), Chance(rng.next_seed()))
    _lay_out_public_facts(state, view)
    _Sampler(view, state).fill(state, rng)
    _resume(state, view, rng)
    return state


def _lay_out_public_facts(state: State, view: View) -> None:
    kinds = state.deck.kinds
    state.number = view.number
    state.round = view.round
    state.dealer = view.dealer
    state.turn = view.turn
    state.still = view.still
    state.reshuffles = view.reshuffles
    state.pies = vec[i64]([pies for pies in view.pies])  # noqa: C416 - a list becomes a vec
    state.hands = vec[i64]([0] * view.seats)
    state.recipes = vec[i64]([0] * view.seats)
    if view.seat is not None:
        state.hands[view.seat] = packed(vec[i64]([kinds[code] for code in view.hand]))
        state.recipes[view.seat] = state.deck.recipe_codes.index(view.recipe or "")
    state.discards = vec[i64]([0] * state.deck.size)
    for code in reversed(view.discard):
        state.lay(kinds[code])
    for seat in view.fronts:
        state.fronts |= BIT[seat]
    state.left = view.deck_size
    if view.taken is not None:
        state.taken = kinds[view.taken]
    if view.drawn is not None:
        state.drawn = kinds[view.drawn]
    if view.effect is not None:
        state.effect = kinds[view.effect]
    if view.partner is not None:
        state.partner = view.partner
    state.count = view.count
    state.queue = vec[i64]([kinds[code] for code in view.queue])


def _resume(state: State, view: View, rng: Rng) -> None:
    """Put the world into the step that the view shows, the viewer's unfinished chain included."""
    if view.step == "over":
        state.finish()
        return
    state.step = _step_of(view.step)
    if state.step is Step.SOURCE and has_fudge(state.hands[state.turn]):
        state.step = Step.FUDGE
    asked: i64 = 0
    for seat in view.asked:
        asked |= BIT[seat]
    state.ask_all(state.turn, asked)
    for seat in view.chosen:
        state.remember_commit(seat, _commit(state, view, seat, rng))
    viewer = view.seat
    if viewer is not None:
        for atom in view.pending:
            state.apply(viewer, atom)


def _step_of(word: str) -> Step:
    """The step of this word; whether a turn begins with a Fudge card the hand tells."""
    match word:
        case "turn" | "fudge" | "source":
            return Step.SOURCE
        case "discard":
            return Step.DISCARD
        case "throw":
            return Step.THROW
        case "partner":
            return Step.PARTNER
    return Step.GIVE


def _commit(state: State, view: View, seat: int, rng: Rng) -> i64:
    """What a seat has chosen to hand over: known, or any kind of its hand."""
    kinds = state.deck.kinds
    if seat == view.seat and view.commit is not None:
        return kinds[view.commit]
    if seat == view.turn and view.offer is not None:
        return kinds[view.offer]
    held = vec[i64](capacity=6)
    last: i64 = NO_KIND
    for kind in unpacked(state.hands[seat]):
        if kind != last:
            held = append(held, kind)
        last = kind
    return held[rng.below(len(held))]


class _Sampler:
    """Deals the unseen cards at random until everything that is known is true.

    The freest places are filled first: immediate cards where anything can lie, then the other Fudge cards with the
    places that they may have too, and so on. As each step only adds places, every permitted assignment is equally
    likely, and no try is lost on Fudge cards in the wrong place.
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
        self.owners = vec[i64](capacity=40)  # by open place: whose hand it is in
        self.ends = vec[i64]([0] * FREEDOMS)  # by freedom: the places before this number may be used
        self.drawn_place: i64 = NO_PLACE  # where the card lies that was drawn in this turn
        self._open_places(view, state)
        places = self.left + len(self.owners)
        self.order = vec[i64]([place for place in range(places)])  # noqa: C416 - places in the order of filling
        self.cards = vec[i64]([0] * places)
        self.filled: i64 = 0
        self.hands = self.sure[:]
        self.unseen = self._unseen_cards(view, state)
        self.unseen_recipes = self._unseen_recipes(view, state)
        # Whoever is asked at the start of a turn does not hold "lose one turn" alone: that is not asked (PG-R55).
        self.asked_at_start = view.step == "turn"
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
                for _ in range(copies_in(open_cards[seat], freedom)):
                    if drawing and seat == state.turn and freedom == NOT_IMMEDIATE:
                        self.drawn_place = self.left + len(self.owners)
                    self.owners = append(self.owners, seat)
            self.ends[freedom] = self.left + len(self.owners)

    def _unseen_cards(self, view: View, state: State) -> vec[i64]:
        """PG-K10: by kind, what is neither in the own hand nor on the table nor surely held."""
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
        for recipe in state.deck.all_recipes():
            if state.deck.recipe_codes[recipe] != view.recipe:
                recipes = append(recipes, recipe)
        return recipes

    def fill(self, state: State, rng: Rng) -> None:
        for _ in range(MANY_TRIES):
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
            for _ in range(self.unseen[kind]):
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
        for _ in range(cards):
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
