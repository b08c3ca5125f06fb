"""The facts behind the refusals of Pie Contest, as the player who is refused may know them."""

from __future__ import annotations

from collections.abc import Callable

from bakehouse.core.messages import Message, say
from bakehouse.games.pie_contest.atoms import DIVE, YES
from bakehouse.games.pie_contest.cards import Deck
from bakehouse.games.pie_contest.names import all_lying, lying, speaker
from bakehouse.games.pie_contest.notation import parts_of
from bakehouse.games.pie_contest.play import DIVE_COST
from bakehouse.games.pie_contest.state import KITCHEN_SIZE
from bakehouse.games.pie_contest.view import View


def fact(view: View, move: int | None, rule: str, deck: Deck) -> Message | None:
    if move is None or rule not in FACTS:
        return None
    return FACTS[rule](view, move, deck)


def _card(move: int, deck: Deck) -> str:
    """The card that an atom names by its kind."""
    return lying(deck.codes[parts_of(move, deck)[1]], deck)


def _text(view: View, deck: Deck) -> Message | None:
    """What the card says that is being carried out."""
    return say("fact-card-says", card=speaker(view.texts[-1], deck)) if view.texts else None


def _no_more_of_it(view: View, move: int, deck: Deck) -> Message | None:
    """A card of the hand that fits and yet cannot be picked: it was named more often than the player holds it."""
    what, number = parts_of(move, deck)
    held = view.hand.count(deck.codes[number]) if what == "hand" else 0
    return say("fact-no-more-of-it", card=_card(move, deck), count=held) if held else None


def _not_in_trash(move: int, deck: Deck) -> Message:
    return say("fact-not-in-trash", card=_card(move, deck))


# -- The turn ----------------------------------------------------------------


def _may_not_pass(view: View, move: int, deck: Deck) -> Message:
    plays = [deck.codes[kind] for what, kind in (parts_of(legal, deck) for legal in view.legal) if what == "play"]
    return say("fact-can-play", cards=all_lying(plays, deck)) if plays else say("fact-can-dive")


def _too_few_to_dive(view: View, move: int, deck: Deck) -> Message:
    return say("fact-cards-held", count=len(view.hand))


def _not_in_hand(view: View, move: int, deck: Deck) -> Message:
    return say("fact-not-held", card=_card(move, deck))


def _no_room(view: View, move: int, deck: Deck) -> Message:
    return say("fact-kitchen-full", count=int(KITCHEN_SIZE))


def _would_be_empty(view: View, move: int, deck: Deck) -> Message:
    return say("fact-does-nothing", card=_card(move, deck))


def _dive(view: View, move: int, deck: Deck) -> Message | None:
    if parts_of(move, deck)[0] == "trash":
        return _not_in_trash(move, deck)
    if len(view.hand) == DIVE_COST and view.pending == [DIVE]:
        return say("fact-both-trashed", cards=all_lying(view.hand, deck))
    return _no_more_of_it(view, move, deck)


def _just_trashed(view: View, move: int, deck: Deck) -> Message:
    return say("fact-just-trashed", card=_card(move, deck))


# -- Texts -------------------------------------------------------------------


def _not_spoken_of(view: View, move: int, deck: Deck) -> Message | None:
    what, number = parts_of(move, deck)
    if what == "seat" and number == view.seat and view.texts:
        return say("fact-not-a-rival", card=speaker(view.texts[-1], deck))
    if what == "trash" and deck.codes[number] not in view.trash:
        return _not_in_trash(move, deck)
    if what == "pie":
        return say("fact-pies", count=len(view.pies))
    return _text(view, deck)


def _mandatory(view: View, move: int, deck: Deck) -> Message | None:
    if move == YES:
        return say("fact-nothing-for-it", card=speaker(view.texts[-1], deck))
    return _no_more_of_it(view, move, deck) or _text(view, deck)


def _not_playable(view: View, move: int, deck: Deck) -> Message:
    if parts_of(move, deck)[0] == "hand":
        return say("fact-no-room-for-it", card=_card(move, deck))
    return say("fact-no-action")


def _no_cards(view: View, move: int, deck: Deck) -> Message:
    return say("fact-no-cards", owner=parts_of(move, deck)[1])


def _no_place(view: View, move: int, deck: Deck) -> Message:
    seat = parts_of(move, deck)[1]
    return say("fact-there-already", owner=seat) if view.room[seat] else say("fact-no-room-there", owner=seat)


def _out_of_reach(view: View, move: int, deck: Deck) -> Message:
    what, number = parts_of(move, deck)
    seat = number // int(KITCHEN_SIZE) if what == "spot" else number
    if what == "seat" or seat in view.kitchen_shields:
        return say("fact-shielded", owner=seat)
    card = view.kitchens[seat][number % int(KITCHEN_SIZE)]
    return say("fact-guarded", owner=seat, card=lying(card.code, deck))


def _few_ingredients(view: View, move: int, deck: Deck) -> Message:
    seat = parts_of(move, deck)[1]
    return say("fact-ingredients", owner=seat, count=len(view.kitchens[seat]))


def _salts(view: View, move: int, deck: Deck) -> Message:
    seat = parts_of(move, deck)[1]
    salts = sum(bool(deck.salt[deck.kinds[card.code]]) for card in view.kitchens[seat])
    return say("fact-salts", owner=seat, count=salts)


def _effects(view: View, move: int, deck: Deck) -> Message:
    return say("fact-effects", count=len(view.legal))


FACTS: dict[str, Callable[[View, int, Deck], Message | None]] = {
    "CO-19": _no_room,
    "CO-32": _dive,
    "CO-33": _no_more_of_it,
    "CO-35": _effects,
    "CO-37": _few_ingredients,
    "CO-38": _salts,
    "CO-40": _salts,
    "CO-R8": _may_not_pass,
    "CO-R9": _too_few_to_dive,
    "CO-R10": _just_trashed,
    "CO-R19": _would_be_empty,
    "CO-R22": _mandatory,
    "CO-R32": _no_place,
    "CO-R33": _out_of_reach,
    "CO-R78": _not_playable,
    "CO-R79": _no_cards,
    "CO-R102": _not_in_hand,
    "CO-R103": _not_spoken_of,
}
