# mypyc: compiled
"""Views: all that a seat or a spectator may know, built up from nothing."""

from __future__ import annotations

from typing import Final

from bakehouse.core.bitsets import seats_in
from bakehouse.core.native import i64
from bakehouse.core.vectors import numbers
from bakehouse.games.the_pie_game.cards import FT, NO_KIND, Deck, cards_in, copies_in, unpacked
from bakehouse.games.the_pie_game.memory import ANYTHING, LOSE_TURN_AT_MOST, NO_FUDGE, NOT_IMMEDIATE, Memory
from bakehouse.games.the_pie_game.play import State
from bakehouse.games.the_pie_game.state import Step
from bakehouse.games.the_pie_game.view import Known, KnownHand, View

STEP_WORDS: Final = {
    Step.FUDGE: "fudge",
    Step.SOURCE: "source",
    Step.DISCARD: "discard",
    Step.THROW: "throw",
    Step.PARTNER: "partner",
    Step.GIVE: "pass",
}
TRADE: Final = "trade"  # instead of "pass"
HIDDEN_START: Final = "turn"  # only the player on turn knows whether it begins with a Fudge card, until it is played


def _codes(deck: Deck, hand: i64) -> list[str]:
    return [deck.codes[kind] for kind in unpacked(hand)]


def view_of(state: State, seat: int | None, slug: str, rules: int, *, known: bool) -> View:
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
        pies=numbers(state.pies),
        hand=[] if seat is None else _codes(deck, state.hands[viewer]),
        recipe=None if seat is None else deck.recipe_codes[state.recipes[viewer]],
        hand_sizes=[int(cards_in(hand)) for hand in state.hands],
        fronts=seats_in(state.fronts, state.seats),
        discard=discard,
        deck_size=state.left,
        still=state.still,
        reshuffles=state.reshuffles,
        taken=_code(deck, state.taken),
        drawn=_code(deck, state.drawn) if state.turn == viewer else None,
        count=state.count if not state.over and state.step == Step.THROW else 0,
        effect=_code(deck, state.effect),
        queue=[deck.codes[kind] for kind in state.queue],
        partner=None if state.partner < 0 else int(state.partner),
        chosen=[int(other) for other in range(state.seats) if state.commit_of(other) != NO_KIND],
        commit=None if seat is None else _code(deck, state.commit_of(viewer)),
        offer=_code(deck, offer_to(state, viewer)),
        known=_known(state, viewer) if known else None,
    )


def _step_word(state: State, viewer: i64) -> str:
    if state.over:
        return "over"
    if state.turn != viewer and (state.step == Step.FUDGE or state.step == Step.SOURCE):
        return HIDDEN_START
    if state.step == Step.GIVE and state.effect == FT:
        return TRADE
    return STEP_WORDS[state.step]


def _code(deck: Deck, kind: i64) -> str | None:
    return None if kind == NO_KIND else deck.codes[kind]


def offer_to(state: State, viewer: i64) -> i64:
    """PG-R30: the card that the partner of a trade was shown."""
    if not state.options.offer_first or state.partner != viewer:
        return NO_KIND
    return state.commit_of(state.turn)


def _known(state: State, viewer: i64) -> Known | None:
    memory = state.memory
    if memory is None:
        return None
    hands = [_known_hand(state.deck, memory, seat, viewer) for seat in range(state.seats)]
    return Known(hands, seats_in(memory.unchecked, state.seats))


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
