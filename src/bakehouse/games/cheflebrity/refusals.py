"""The facts behind the refusals of Cheflebrity, as the player who is refused may know them."""

from __future__ import annotations

from bakehouse.core.messages import Message, say
from bakehouse.games.cheflebrity.atoms import (
    CARD,
    COUNT,
    COUNTER,
    NO_DRAW,
    OFFER,
    OFFER_ALL,
    PARTNER,
    PILE,
    PLAY,
    SABOTAGE,
    SWAP,
    is_sabotage,
    verb_of,
)
from bakehouse.games.cheflebrity.cards import CLAIM_WORDS, CODES, MAX_SEATS, PART_OF, PART_WORDS, PLACED_CODES, Deck
from bakehouse.games.cheflebrity.questions import prompt
from bakehouse.games.cheflebrity.view import View

ALREADY_SERVED = say("fact-already-served")
PLAIN = {
    "CH-23": say("fact-no-sabotage"),
    "CH-24": say("fact-own-pie"),
    "CH-29": say("fact-no-saved-it"),
    "CH-32": say("fact-no-genius"),
    "CH-46": ALREADY_SERVED,
    "CH-47": ALREADY_SERVED,
    "CH-48": ALREADY_SERVED,
    "CH-67": say("fact-no-filling"),
    "CH-77": say("fact-served-this-turn"),
    "CH-81": say("fact-no-trade-agreed"),
    "CH-86": say("fact-pile-empty"),
    "CH-R12": say("fact-just-discarded"),
    "CH-R21": say("fact-pie-gone"),
    "CH-R38": say("fact-no-danger"),
    "CH-R51": say("fact-no-trade-with-yourself"),
    "CH-R82": say("fact-lowest-first"),
}
STAGES = {
    "draw": say("fact-draw-first"),
    "swap": say("fact-swap-now"),
    "play": say("fact-play-now"),
    "menu": say("fact-played-already"),
}
SIZES = {
    "equal_only": say("fact-equal-numbers"),
    "one_for_one": say("fact-one-for-one"),
}
ROLES = {
    "declared": say("fact-genius-has-a-kind"),
    "no_kind": say("fact-genius-has-no-kind"),
}


def fact(view: View, move: int | None, rule: str, deck: Deck) -> Message | None:
    """`move` is None where the whole line is refused, not one of its atoms."""
    if rule == "BH-2" and view.pending:
        return say("fact-move-begun")
    if rule in ("BH-1", "BH-2", "BH-4"):
        return prompt(view, deck)
    return PLAIN.get(rule) or _in_turn(view, move, rule) or _about_card(move, rule) or _in_trade(view, move, rule)


# -- Turns -------------------------------------------------------------------


def _in_turn(view: View, move: int | None, rule: str) -> Message | None:
    match rule:
        case "CH-19" | "CH-73":
            return say("fact-you-have-no-such-pie")
        case "CH-25":
            return _no_pie(view, move)
        case "CH-R7" if view.options["step_order"] == "book":
            return say("fact-serving-comes-first")
        case "CH-R7":
            return say("fact-trading-comes-first")
        case "CH-R8":
            return _wrong_step(view, move)
        case "CH-R11" if move == NO_DRAW:
            return say("fact-draw-for-discard")
        case "CH-R11":
            return say("fact-pile-untouched")
        case "CH-R45":
            return ROLES[str(view.options["sg_filling"])]
    return None


def _wrong_step(view: View, move: int | None) -> Message:
    is_drawing = move is not None and verb_of(move) in (PILE, CARD)
    return say("fact-drawn-already") if is_drawing and view.stage != "draw" else STAGES[view.stage]


def _no_pie(view: View, move: int | None) -> Message:
    """A pie that is not there, or a Sabotage! against somebody who has no pie at all."""
    if move is None or not is_sabotage(move):
        return say("fact-no-such-pie")
    if not any(pies for seat, pies in enumerate(view.working) if seat != view.seat):
        return say("fact-nobody-has-pies")
    return say("fact-no-pies", owner=(move - SABOTAGE) % MAX_SEATS)


def _about_card(move: int | None, rule: str) -> Message | None:
    is_card_alone = move is not None and move >= PLAY  # no pie was named for it
    match rule:
        case "CH-38":
            return say("fact-not-in-leftovers", card=_card(move))
        case "CH-60" | "CH-62" | "CH-R56":
            return say("fact-not-held", card=_card(move))
        case "CH-71" if is_card_alone:
            return say("fact-no-pie-takes-another")
        case "CH-71":
            return say("fact-pie-has-one")
        case "CH-R18" if is_card_alone:
            assert move is not None
            return say("fact-fits-nowhere", part=PART_WORDS[PART_OF[move - PLAY]])
        case "CH-R18":
            return say("fact-does-not-fit")
    return None


def _card(move: int | None) -> str:
    """The card that a move names."""
    assert move is not None
    verb = verb_of(move)
    words = {CARD: CLAIM_WORDS, SWAP: CODES, PLAY: PLACED_CODES}[verb]
    return words[move - verb]


# -- Trades ------------------------------------------------------------------


def _in_trade(view: View, move: int | None, rule: str) -> Message | None:
    match rule:
        case "CH-R52":
            return SIZES[str(view.options["trade_sizes"])]
        case "CH-R53":
            return say("fact-offers-made", count=view.offers)
        case "CH-R54":
            return say("fact-agreed", count=_agreed(view))
        case "CH-R55":
            assert move is not None
            return say("fact-not-accepted", partner=move - PARTNER)
        case "CH-R58":
            return _too_few(view, move)
        case "CH-R80" if move == COUNTER:
            return say("fact-offer-to-everybody")
        case "CH-R80":
            return say("fact-nobody-has-cards")
        case "CH-R81":
            assert view.offer is not None
            return say("fact-counters-made", count=view.offer.counters)
        case "CH-R91":
            return say("fact-most-cards", count=int(view.options["trade_cards"]))
    return None


def _agreed(view: View) -> int:
    offer = view.offer
    assert offer is not None
    return len(offer.give if view.seat == offer.speaker else offer.want)


def _too_few(view: View, move: int | None) -> Message:
    """Who has fewer cards than an offer or a counter needs."""
    if move is None:
        return say("fact-too-many-cards")
    if verb_of(move) == COUNT and len(view.pending) == 2:
        return _partner_has(view, view.pending[0])
    if move >= COUNT or not view.hand:
        assert view.seat is not None
        return _has(view, view.seat)
    return _partner_has(view, move)


def _has(view: View, seat: int) -> Message:
    return say("fact-has-cards", seat=seat, count=view.hand_sizes[seat])


def _partner_has(view: View, first: int) -> Message:
    """`first` is the atom with which the offer or counter begins."""
    if first == OFFER_ALL:
        most = max(size for seat, size in enumerate(view.hand_sizes) if seat != view.seat)
        return say("fact-others-have-at-most", count=most)
    if first == COUNTER:
        assert view.offer is not None
        return _has(view, view.offer.speaker)
    return _has(view, first - OFFER)
