"""The facts behind the refusals of The Pie Game, as the player who is refused may know them."""

from __future__ import annotations

from bakehouse.games.the_pie_game.cards import Deck
from bakehouse.games.the_pie_game.view import View


def fact(view: View, move: int | None, rule: str, deck: Deck) -> str:
    return ""
