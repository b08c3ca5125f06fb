"""The facts behind the refusals of Cheflebrity, as the player who is refused may know them."""

from __future__ import annotations

from bakehouse.games.cheflebrity.cards import Deck
from bakehouse.games.cheflebrity.view import View


def fact(view: View, move: int | None, rule: str, deck: Deck) -> str:
    return ""
