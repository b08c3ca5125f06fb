# mypyc: compiled
"""Views: what a seat or a spectator may know, built up from nothing."""

from __future__ import annotations

from typing import Final

from bakehouse.core.bitsets import count, listed
from bakehouse.core.log import HIDDEN
from bakehouse.core.native import i64
from bakehouse.core.state import BIT
from bakehouse.core.vectors import numbers
from bakehouse.games.pie_factory.atoms import MAX_PIES
from bakehouse.games.pie_factory.cards import (
    EMPTY,
    NO_CARD,
    SECRET,
    UP,
    Deck,
    base_of,
    cards_of,
    filling_of,
    side_of,
    topping_of,
    upper_cards,
)
from bakehouse.games.pie_factory.memory import (
    DECK_CARD,
    UNKNOWN,
    Belief,
    Memory,
    deck_cards_hidden,
    deck_cards_in_hand,
    in_slot,
)
from bakehouse.games.pie_factory.play import State
from bakehouse.games.pie_factory.state import Step
from bakehouse.games.pie_factory.view import Front, Holding, Known, Pie, View, Way

FROM_DECK: Final = "deck"
STEP_WORDS: Final = {
    Step.ACTION: "action",
    Step.PAY: "action",
    Step.BOX: "action",
    Step.PLACE: "place",
    Step.DROP: "drop",
    Step.STALE: "stale",
    Step.GRANDMA: "grandma",
}
GRANDMA_WORDS: Final = ["", "keep", "foreman", "secretary"]


def codes_of(deck: Deck, cards: i64) -> list[str]:
    """A set of cards as codes, in the order of the deck file."""
    return [deck.codes[card] for card in listed(cards)]


def view_of(state: State, seat: int | None, slug: str, rules: int, *, known: bool) -> View:
    """PF-K1, PF-K2, PF-K13: built up from nothing."""
    deck = state.deck
    viewer: i64 = state.seats if seat is None else seat
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
        day=state.day,
        round=state.round,
        step="over" if state.over else STEP_WORDS[state.step],
        order=numbers(state.order),
        acted=state.acted,
        drafted=state.drafted,
        line=[None if card == NO_CARD else deck.codes[card] for card in state.line],
        costs=[int(state.cost(position)) for position in range(state.seats + 2)],
        deck_size=state.left,
        discard=codes_of(deck, state.discard),
        hidden_discards=[int(count(cards)) for cards in state.hidden],
        own_hidden=[] if seat is None else codes_of(deck, state.hidden[viewer]),
        hand=[] if seat is None else codes_of(deck, state.hands[viewer]),
        hand_sizes=[int(count(hand)) for hand in state.hands],
        fronts=[_front(state, owner, viewer) for owner in range(state.seats)],
        pies=[_pies(state, owner, viewer) for owner in range(state.seats)],
        score=[_score(state, owner, viewer) for owner in range(state.seats)],
        score_sizes=[int(count(cards)) for cards in state.score],
        grandma=[GRANDMA_WORDS[choice] for choice in state.grandma],
        known=_known(state, viewer) if known else None,
    )


def _front(state: State, owner: i64, viewer: i64) -> Front | None:
    front = state.fronts[owner]
    if front == EMPTY:
        return None
    side = side_of(front)
    code = state.deck.codes[base_of(front)] if side != SECRET or owner == viewer else HIDDEN
    return Front(code, side != UP, side == SECRET)


def _pies(state: State, owner: i64, viewer: i64) -> list[Pie | None]:
    pies: list[Pie | None] = []
    for slot in range(state.options.max_pies):
        pies.append(_pie(state.deck, state.pies[owner * MAX_PIES + slot], owned=owner == viewer))
    return pies


def _pie(deck: Deck, pie: i64, *, owned: bool) -> Pie | None:
    if pie == EMPTY:
        return None
    side = side_of(pie)
    base = deck.codes[base_of(pie)] if side != SECRET or owned else HIDDEN  # PF-R49
    filling = filling_of(pie)
    topping = topping_of(pie)
    return Pie(
        base,
        side != UP,
        side == SECRET,
        "" if filling == NO_CARD else deck.codes[filling],
        "" if topping == NO_CARD else deck.codes[topping],
    )


def _score(state: State, owner: i64, viewer: i64) -> list[str]:
    """PF-R47, PF-R62: open to all; if closed, to the owner, and to all when the game is scored."""
    scoring = state.over or state.step == Step.GRANDMA
    if state.options.closed_piles and owner != viewer and not scoring:
        return []
    return codes_of(state.deck, state.score[owner])


# -- What is remembered --------------------------------------------------------


def seen_by(state: State, viewer: i64) -> i64:
    """PF-K6: every card that this viewer sees, or saw going where it still is, as a set."""
    seen = state.discard
    for card in state.line:
        if card != NO_CARD:
            seen |= BIT[card]
    for owner in range(state.seats):
        seen |= state.score[owner]
        for slot in range(state.options.max_pies):
            seen |= _seen_cards(state.pies[owner * MAX_PIES + slot], owned=owner == viewer)
        seen |= _seen_cards(state.fronts[owner], owned=owner == viewer)
    if viewer < state.seats:
        seen |= state.hands[viewer] | state.hidden[viewer]
    return seen


def _seen_cards(pie: i64, *, owned: bool) -> i64:
    """PF-K4: a base that was played from hand is seen by its owner only."""
    return cards_of(pie) if owned or side_of(pie) != SECRET else upper_cards(pie)


def _known(state: State, viewer: i64) -> Known | None:
    memory = state.memory
    if memory is None:
        return None
    deck = state.deck
    row = memory.row_of(viewer)
    unseen = deck.everything & ~seen_by(state, viewer)
    return Known(
        codes_of(deck, unseen),
        codes_of(deck, unseen & memory.unseen_deck(row)),
        memory.mixed & BIT[row] != 0,
        [_holding(state, memory, row, owner, viewer) for owner in range(state.seats)],
        [codes_of(deck, cards) for cards in state.score],
    )


def _holding(state: State, memory: Memory, row: i64, owner: i64, viewer: i64) -> Holding:
    if owner == viewer:
        return Holding([], [], [], [])
    deck = state.deck
    belief = memory.about(row, owner)
    surely = belief.floating
    for number in range(i64(len(belief.ways))):
        surely &= belief.in_hand(number)
    return Holding(
        codes_of(deck, belief.floating),
        [_way(state, belief, number) for number in range(i64(len(belief.ways)))],
        codes_of(deck, surely),
        [_sure_base(state, belief, slot) for slot in range(state.options.max_pies)],
    )


def _way(state: State, belief: Belief, number: i64) -> Way:
    way = belief.ways[number]
    bases: list[str] = []
    for slot in range(state.options.max_pies):
        what = in_slot(way, slot)
        if what == DECK_CARD:
            bases.append(FROM_DECK)
        else:
            bases.append(HIDDEN if what == UNKNOWN else state.deck.codes[what])
    hidden = codes_of(state.deck, belief.hidden[number])
    return Way(bases, deck_cards_in_hand(way), hidden, deck_cards_hidden(way))


def _sure_base(state: State, belief: Belief, slot: i64) -> str:
    """PF-R58: a base that is the same card in all ways is known."""
    what = in_slot(belief.ways[0], slot)
    if what >= UNKNOWN:
        return HIDDEN
    for way in belief.ways:
        if in_slot(way, slot) != what:
            return HIDDEN
    return state.deck.codes[what]
