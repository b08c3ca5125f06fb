"""What things are called in the sentences of Pie Contest: players, cards, places, reasons."""

from __future__ import annotations

from bakehouse.core.log import HIDDEN
from bakehouse.games.pie_contest.cards import Deck
from bakehouse.games.pie_contest.vocabulary import ops
from bakehouse.games.pie_contest.vocabulary.terms import FLAVORS

ZONES = {
    ops.HAND: "the hand",
    ops.KITCHEN: "the Kitchen",
    ops.TRASH: "the Trash",
    ops.PANTRY: "the Pantry",
    ops.BOTTOM: "the bottom of the Pantry",
    ops.PILE: "the pile",
    ops.RESOLVING: "the row",
}


ATE_PIE = [
    "ate pie today",
    "last ate pie yesterday",
    "last ate pie this week",
    "last ate pie this month",
    "last ate pie this year",
    "last ate pie longer ago",
    "does not say when the last pie was",
]


def player(seat: int) -> str:
    return f"Player {seat}"


def players(seats: list[int]) -> str:
    return " and ".join(map(player, seats))


def place_name(place: int) -> str:
    """A place as the log has it: "the Kitchen of Player 2"."""
    zone, seat = divmod(place, 16)
    return ZONES[zone] if seat == ops.NOBODYS else f"{ZONES[zone]} of {player(seat)}"


def card_name(code: str, deck: Deck) -> str:
    """The printed name of a card."""
    return "a card" if code == HIDDEN else deck.names[deck.kinds[code]]


def face_name(code: str, deck: Deck) -> str:
    """The name of a card in a hand or a Kitchen, where an Achievement is called what it has turned into."""
    return deck.face_names[deck.kinds[code]]


def face_names(codes: list[str], deck: Deck) -> str:
    return ", ".join(face_name(code, deck) for code in codes)


def card_line(code: str, deck: Deck) -> str:
    """A card with everything that is printed on it."""
    kind = deck.kinds[code]
    if kind >= deck.pantry_kinds or not deck.ingredient[kind]:
        return f"{deck.names[kind]}: {deck.texts[kind]}"
    flavor = FLAVORS[deck.flavor[kind]].capitalize()
    sub = f", {deck.sub_names[deck.sub[kind]].capitalize()}" if deck.sub[kind] >= 0 else ""
    return f"{deck.names[kind]} ({deck.worth[kind]}, {flavor}{sub}): {deck.texts[kind]}"
