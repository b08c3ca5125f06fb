"""What things are called in the sentences of Cheflebrity: players, cards, pies."""

from __future__ import annotations

from itertools import groupby

from bakehouse.core.words import nth
from bakehouse.games.cheflebrity.cards import FLAVOUR_OF, FLAVOURS, NO_FLAVOUR, PLACED_CODES, Deck
from bakehouse.games.cheflebrity.view import PieView, View

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
    """A player; a page puts the name of the person there."""
    return f"Chef {seat + 1}"


def chefs(seats: list[int]) -> str:
    return ", ".join(chef(seat) for seat in seats)


def card_name(code: str, deck: Deck) -> str:
    """`T25` as «Top Crust 25», `SG=T` as «Stroke of Genius! as Top Crust», `FC?` as «any Cherry Filling»."""
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
    # A card that the deck lacks can be spoken of in a trade: it has no name of its own there.
    return f"{PARTS[letters] if name == code else name} {code[len(letters) :]}"


def names(codes: list[str], deck: Deck) -> str:
    """«Top Crust 5, 2 × any card»."""
    groups = [(code, len(list(group))) for code, group in groupby(codes)]
    return ", ".join(f"{f'{count} × ' if count > 1 else ''}{card_name(code, deck)}" for code, count in groups)


def sentence(text: str) -> str:
    """«Saved It!» at the end of a sentence ends it."""
    return text.replace("!.", "!")


def pie_name(owner: int, number: int, seat: int | None) -> str:
    """«your second pie», «Chef 4's second pie»: the second one that was begun."""
    whose = "your" if owner == seat else f"{chef(owner)}'s"
    return f"{whose} {nth(number, 'pie')}"


def pie_words(view: View, owner: int, pie: PieView) -> str:
    """The same with its filling: «Chef 4's second pie (cherry)»."""
    return f"{pie_name(owner, pie.number, view.seat)} ({_filling(pie)})"


def _filling(pie: PieView) -> str:
    if len(pie.cards) == 1:
        return "no filling yet"
    flavour = FLAVOUR_OF[PLACED_CODES.index(pie.cards[1])]
    return "some filling" if flavour == NO_FLAVOUR else FLAVOURS[flavour]
