"""The facts behind the refusals of Pastry Chefs, as the player who is refused may know them."""

from __future__ import annotations

from bakehouse.games.pastry_chefs.cards import Deck
from bakehouse.games.pastry_chefs.view import View


def fact(view: View, move: int | None, rule: str, deck: Deck) -> str:
    return ""
