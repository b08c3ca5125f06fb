"""The facts behind the refusals of Pie Contest, as the player who is refused may know them."""

from __future__ import annotations

from bakehouse.games.pie_contest.cards import Deck
from bakehouse.games.pie_contest.view import View


def fact(view: View, move: int | None, rule: str, deck: Deck) -> str:
    return ""
