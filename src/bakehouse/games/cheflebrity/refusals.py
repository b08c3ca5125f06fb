"""The facts behind the refusals of Cheflebrity, as the player who is refused may know them."""

from __future__ import annotations

from bakehouse.core.words import some
from bakehouse.games.cheflebrity.atoms import (
    CARD,
    COUNT,
    COUNTER,
    NO_DRAW,
    OFFER,
    OFFER_ALL,
    PARTNER,
    PLAY,
    SABOTAGE,
    SERVE,
    SWAP,
    is_sabotage,
    verb_of,
)
from bakehouse.games.cheflebrity.cards import CLAIM_WORDS, CODES, MAX_SEATS, PLACED_CODES, Deck
from bakehouse.games.cheflebrity.names import card_name, chef, chefs, pie_name, sentence
from bakehouse.games.cheflebrity.questions import prompt
from bakehouse.games.cheflebrity.view import View

PLAIN = {
    "CH-23": "You hold no Sabotage!",
    "CH-24": "That pie is your own.",
    "CH-29": "You hold no Saved It!",
    "CH-32": "You hold no Stroke of Genius!",
    "CH-46": "That dessert is already served.",
    "CH-47": "That dessert is already served.",
    "CH-48": "That dessert is already served.",
    "CH-77": "You have already served a dessert in this turn.",
    "CH-81": "No trade is agreed.",
    "CH-86": "The Ingredients Pile is empty.",
    "CH-R12": "You have just discarded it, and this table does not allow taking it back.",
    "CH-R21": "That pie is gone.",
    "CH-R38": "No pie is in danger.",
    "CH-R51": "You cannot trade with yourself.",
    "CH-R82": "The cards of a list are picked in order, the lowest first.",
}
NO_SUCH_PIE = {
    "CH-19": "You have no such pie.",
    "CH-25": "There is no such pie.",
    "CH-73": "You have no such pie.",
}
STAGES = {
    "draw": "You have to draw a card first.",
    "swap": "You have drawn a card; now you may discard one.",
    "play": "You may play a pie card now.",
    "menu": "You have played a pie card, or chosen not to.",
}
SIZES = {
    "equal_only": "At this table both sides of a trade give the same number of cards.",
    "one_for_one": "At this table one card is traded for one.",
}
ROLES = {
    "declared": "At this table a Stroke of Genius! as a Filling has a kind: SG=FA, SG=FB, SG=FC or SG=FP.",
    "no_kind": "At this table a Stroke of Genius! as a Filling has no kind: SG=F.",
}


def fact(view: View, move: int | None, rule: str, deck: Deck) -> str:
    """`move` is None where the whole line is refused, not one of its atoms."""
    return PLAIN.get(rule) or sentence(_in_turn(view, move, rule, deck) or _in_trade(view, move, rule, deck))


# -- Turns -------------------------------------------------------------------


def _in_turn(view: View, move: int | None, rule: str, deck: Deck) -> str:
    match rule:
        case "BH-1":
            return "Your answer is already in." if view.answer else _waiting(view)
        case "BH-2":
            return "You have begun another move." if view.pending else prompt(view, deck)
        case "CH-19" | "CH-25" | "CH-73":
            return _no_pie(move) or NO_SUCH_PIE[rule]
        case "CH-38":
            return f"{_card(move, deck)} is not in the Leftovers."
        case "CH-60" | "CH-62" | "CH-R56":
            return f"You do not hold {_card(move, deck)}."
        case "CH-67":
            return f"{_own_pie(view, move)} has no Filling."
        case "CH-71":
            return (
                "That pie already has one." if move is None or move < PLAY else "No pie of yours can take another one."
            )
        case "CH-R7":
            return _order_of_steps(view)
        case "CH-R8":
            return STAGES[view.stage]
        case "CH-R11":
            return _why_draw(move)
        case "CH-R18":
            return "It does not fit there." if move is None or move < PLAY else "It fits on none of your pies."
        case "CH-R45":
            return ROLES[str(view.options["sg_filling"])]
    return ""


def _waiting(view: View) -> str:
    return f"{chefs(view.asked)} {'is' if len(view.asked) == 1 else 'are'} asked now."


def _card(move: int | None, deck: Deck) -> str:
    """The card that a move names."""
    assert move is not None
    verb = verb_of(move)
    words = {CARD: CLAIM_WORDS, SWAP: CODES, PLAY: PLACED_CODES}[verb]
    return card_name(words[move - verb], deck)


def _no_pie(move: int | None) -> str:
    """For a Sabotage! against somebody who has no pie at all."""
    if move is None or not is_sabotage(move):
        return ""
    return f"{chef((move - SABOTAGE) % MAX_SEATS)} has no pie in the Working Line."


def _own_pie(view: View, move: int | None) -> str:
    assert move is not None
    assert view.seat is not None
    return pie_name(view.seat, view.working[view.seat][move - SERVE].number, view.seat).capitalize()


def _order_of_steps(view: View) -> str:
    if view.options["step_order"] == "book":
        return "You have offered a trade in this turn, and at this table serving comes first."
    return "You have served a dessert in this turn, and at this table trading comes first."


def _why_draw(move: int | None) -> str:
    if move == NO_DRAW:
        return "At this table a card is drawn for every discard."
    return "For a whole round nobody has drawn from the Ingredients Pile."


# -- Trades ------------------------------------------------------------------


def _in_trade(view: View, move: int | None, rule: str, deck: Deck) -> str:
    match rule:
        case "CH-R52":
            return SIZES[str(view.options["trade_sizes"])]
        case "CH-R53":
            made = f"You have made {some(view.offers, 'offer')} in this turn."
            return made if view.offers else "At this table nobody offers trades."
        case "CH-R54":
            return f"You agreed to hand over {some(_owed(view), 'card')}."
        case "CH-R55":
            assert move is not None
            return f"{chef(move - PARTNER)} has not accepted."
        case "CH-R58":
            return _too_few(view, move)
        case "CH-R80":
            return "This offer is to everybody." if move == COUNTER else "Nobody else has a card."
        case "CH-R81":
            return _countered(view)
        case "CH-R91":
            most = view.options["trade_cards"]
            return f"At this table one side of a trade has at most {some(int(most), 'card')}."
    return ""


def _countered(view: View) -> str:
    assert view.offer is not None
    counters = view.offer.counters
    if not counters:
        return "At this table nobody makes counter-offers."
    return f"This offer has had {some(counters, 'counter-offer')}."


def _owed(view: View) -> int:
    offer = view.offer
    assert offer is not None
    return len(offer.give if view.seat == offer.speaker else offer.want)


def _too_few(view: View, move: int | None) -> str:
    """Who has fewer cards than an offer or a counter needs."""
    if move is None:
        return "No hand in this trade has that many cards."
    assert view.seat is not None
    if verb_of(move) == COUNT and len(view.pending) == 2:
        return _partner_has(view, view.pending[0])
    if move >= COUNT or not view.hand:
        return f"You have {_cards(len(view.hand))}."
    return _partner_has(view, move)


def _partner_has(view: View, first: int) -> str:
    """`first` is the atom with which the offer or counter begins."""
    if first == OFFER_ALL:
        return f"Nobody else has more than {some(_most_held(view), 'card')}."
    if first == COUNTER:
        assert view.offer is not None
        partner = view.offer.speaker
    else:
        partner = first - OFFER
    return f"{chef(partner)} has {_cards(view.hand_sizes[partner])}."


def _cards(count: int) -> str:
    return some(count, "card") if count else "no cards"


def _most_held(view: View) -> int:
    return max(size for seat, size in enumerate(view.hand_sizes) if seat != view.seat)
