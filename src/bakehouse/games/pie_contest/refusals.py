"""The facts behind the refusals of Pie Contest, as the player who is refused may know them."""

from __future__ import annotations

from collections.abc import Callable

from bakehouse.core.words import some
from bakehouse.games.pie_contest.atoms import DIVE, YES
from bakehouse.games.pie_contest.cards import Deck
from bakehouse.games.pie_contest.names import card_name, face_name, face_names, player
from bakehouse.games.pie_contest.notation import parts_of
from bakehouse.games.pie_contest.play import DIVE_COST
from bakehouse.games.pie_contest.state import KITCHEN_SIZE
from bakehouse.games.pie_contest.view import View

FULL = "Your Kitchen is full"


def fact(view: View, move: int | None, rule: str, deck: Deck) -> str:
    if move is None or rule not in FACTS:
        return ""
    return FACTS[rule](view, move, deck)


def _card(move: int, deck: Deck) -> str:
    """The name of the card that an atom names by its kind."""
    return face_name(deck.codes[parts_of(move, deck)[1]], deck)


def _text(view: View, deck: Deck) -> str:
    """What the card says that is being carried out."""
    if not view.texts:
        return ""
    code = view.texts[-1].code
    return f'{card_name(code, deck)} says: "{deck.texts[deck.kinds[code]]}"'


def _no_more_of_it(view: View, move: int, deck: Deck) -> str:
    """A card of the hand that fits and yet cannot be picked: it was named more often than the player holds it."""
    what, number = parts_of(move, deck)
    held = view.hand.count(deck.codes[number]) if what == "hand" else 0
    return f"You hold only {held} × {_card(move, deck)}." if held else ""


# -- The turn ----------------------------------------------------------------


def _may_not_pass(view: View, move: int, deck: Deck) -> str:
    plays = [deck.codes[kind] for what, kind in (parts_of(legal, deck) for legal in view.legal) if what == "play"]
    instead = f"play {face_names(plays, deck)}" if plays else "go dumpster diving"
    return f"You can {instead}, and at this table nobody passes who can do anything else."


def _too_few_to_dive(view: View, move: int, deck: Deck) -> str:
    return f"You hold {some(len(view.hand), 'card')}."


def _not_in_hand(view: View, move: int, deck: Deck) -> str:
    return f"{_card(move, deck)} is not in your hand."


def _no_room(view: View, move: int, deck: Deck) -> str:
    return f"{FULL}: it holds {KITCHEN_SIZE} Ingredients."


def _would_be_empty(view: View, move: int, deck: Deck) -> str:
    return f"{_card(move, deck)} could not do anything now, and this table does not allow playing such an Action."


def _dive(view: View, move: int, deck: Deck) -> str:
    if parts_of(move, deck)[0] == "trash":
        return f"There is no {_card(move, deck)} in the Trash."
    if len(view.hand) == DIVE_COST and view.pending == [DIVE]:
        return f"You hold only {face_names(view.hand, deck)}, and both are Trashed."
    return _no_more_of_it(view, move, deck)


def _just_trashed(view: View, move: int, deck: Deck) -> str:
    card = _card(move, deck)
    return f"You Trash {card} for this dive, and this table does not allow taking it back."


# -- Texts -------------------------------------------------------------------


def _not_spoken_of(view: View, move: int, deck: Deck) -> str:
    what, number = parts_of(move, deck)
    if what == "seat" and number == view.seat:
        return f"That is you, not a rival. {_text(view, deck)}"
    if what == "trash" and deck.codes[number] not in view.trash:
        return f"There is no {_card(move, deck)} in the Trash."
    if what == "pie":
        return f"There {'is' if len(view.pies) == 1 else 'are'} {some(len(view.pies), 'Pie')}."
    return _text(view, deck)


def _mandatory(view: View, move: int, deck: Deck) -> str:
    if move == YES:
        return f"You have nothing for it. {_text(view, deck)}"
    return _no_more_of_it(view, move, deck) or _text(view, deck)


def _not_playable(view: View, move: int, deck: Deck) -> str:
    if parts_of(move, deck)[0] == "hand":
        return f"{FULL}, and {_card(move, deck)} is an Ingredient."
    return f"{FULL}, and you hold no Action that could be played."


def _no_cards(view: View, move: int, deck: Deck) -> str:
    return f"{player(parts_of(move, deck)[1])} has no card in hand."


def _no_place(view: View, move: int, deck: Deck) -> str:
    seat = parts_of(move, deck)[1]
    return f"The Kitchen of {player(seat)} {'holds the card already' if view.room[seat] else 'is full'}."


def _out_of_reach(view: View, move: int, deck: Deck) -> str:
    what, number = parts_of(move, deck)
    seat = number // int(KITCHEN_SIZE) if what == "spot" else number
    if what == "seat" or seat in view.kitchen_shields:
        return f"The Kitchen of {player(seat)} is shielded until the next turn of {player(seat)}."
    card = view.kitchens[seat][number % int(KITCHEN_SIZE)]
    return f"{face_name(card.code, deck)} of {player(seat)} is guarded."


def _few_ingredients(view: View, move: int, deck: Deck) -> str:
    seat = parts_of(move, deck)[1]
    return f"{player(seat)} has {some(len(view.kitchens[seat]), 'Ingredient')}."


def _salts(view: View, move: int, deck: Deck) -> str:
    seat = parts_of(move, deck)[1]
    salts = sum(bool(deck.salt[deck.kinds[card.code]]) for card in view.kitchens[seat])
    return f"{player(seat)} has {some(salts, 'Salt') if salts else 'no Salt'} in the Kitchen."


def _effects(view: View, move: int, deck: Deck) -> str:
    return f"{some(len(view.legal), 'different effect')} of yours wait."


FACTS: dict[str, Callable[[View, int, Deck], str]] = {
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
