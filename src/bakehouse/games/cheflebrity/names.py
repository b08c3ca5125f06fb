"""What things are called in the sentences of Cheflebrity: players, cards, pies, threats, offers."""

from __future__ import annotations

from itertools import groupby

from bakehouse.core.words import nth
from bakehouse.games.cheflebrity.cards import FLAVOUR_OF, FLAVOURS, NO_FLAVOUR, PLACED_CODES, Deck
from bakehouse.games.cheflebrity.view import Offer, PieView, View

PARTS = {
    "B": "Bottom Crust",
    "FA": "Apple Filling",
    "FB": "Blueberry Filling",
    "FC": "Cherry Filling",
    "FP": "Pumpkin Filling",
    "F": "Filling",
    "T": "Top Crust",
    "E": "Extras",
}


def chef(seat: int) -> str:
    """A player; a page puts the person's name there."""
    return f"Chef {seat + 1}"


def chefs(seats: list[int]) -> str:
    return ", ".join(chef(seat) for seat in seats)


def card_name(code: str, deck: Deck) -> str:
    """`T25` as "Top Crust 25", `SG=T` as "Stroke of Genius! as Top Crust", `FC?` as "any Cherry Filling"."""
    if code == "?":
        return "any card"
    if code.endswith("?"):
        return f"any {PARTS[code[:-1]]}"
    if code.startswith("SG="):
        return f"Stroke of Genius! as {PARTS[code[3:]]}"
    letters = code.rstrip("0123456789")
    name = deck.names[deck.kinds[code]]
    if letters not in PARTS:
        return name
    # A claim may name a card that the deck lacks; such a card has no name in the deck file.
    return f"{PARTS[letters] if name == code else name} {code[len(letters) :]}"


def names(codes: list[str], deck: Deck) -> str:
    """ "Top Crust 5, 2 × any card"."""
    groups = [(code, len(list(group))) for code, group in groupby(codes)]
    return ", ".join(f"{f'{count} × ' if count > 1 else ''}{card_name(code, deck)}" for code, count in groups)


def sentence(text: str) -> str:
    """A name such as "Saved It!" at the end of a sentence ends it, without a full stop."""
    return text.replace("!.", "!")


def pie_name(owner: int, number: int, seat: int | None) -> str:
    """ "your second pie", "Chef 4's second pie": the second one that its owner began."""
    whose = "your" if owner == seat else f"{chef(owner)}'s"
    return f"{whose} {nth(number, 'pie')}"


def pie_words(view: View, owner: int, pie: PieView) -> str:
    """The same with its filling: "Chef 4's second pie (cherry)"."""
    return f"{pie_name(owner, pie.number, view.seat)} ({_filling(pie)})"


def _filling(pie: PieView) -> str:
    if len(pie.cards) == 1:
        return "no filling yet"
    flavour = FLAVOUR_OF[PLACED_CODES.index(pie.cards[1])]
    return "some filling" if flavour == NO_FLAVOUR else FLAVOURS[flavour]


def danger(view: View, deck: Deck) -> str:
    """The threat that is being resolved, as a sentence."""
    threat = view.threat
    if threat is None or threat.pie is None:
        return "A pie is in danger."
    pie = next(pie for pie in view.working[threat.owner] if pie.number == threat.pie)
    by = "An Oops!" if threat.by is None else f"A Sabotage! of {chef(threat.by)}"
    whose = pie_name(threat.owner, pie.number, view.seat)
    return f"{by} is about to knock {card_name(pie.cards[-1], deck)} off {whose}."


def proposal(view: View, deck: Deck) -> str:
    """The offer or counter-offer on the table, as a sentence."""
    offer = view.offer
    if offer is None:
        return "A trade."
    trade = f"{names(offer.give, deck)} for {names(offer.want, deck)}"
    return sentence(f"{chef(offer.speaker)} offers {_listener(view, offer)} a trade: {trade}.")


def _listener(view: View, offer: Offer) -> str:
    if offer.partner is None:
        return "everybody"
    seat = view.turn if offer.speaker == offer.partner else offer.partner  # a counter goes to the player on turn
    return "you" if seat == view.seat else chef(seat)
