"""Whole games that are short: the rules are tested elsewhere, here it is the table that plays."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

# By game: seats and options.
SHORT: dict[str, tuple[int, dict[str, Any]]] = {
    "pastry-chefs": (4, {"stall_turns": 8}),
    "the-pie-game": (3, {"target_pies": 1}),
    "pie-factory": (3, {}),
    "cheflebrity": (3, {"windows": "lite", "trade_offers": 1}),
    "pie-contest": (4, {"closing_time": 3}),
}


def small_deck(game: str) -> str:
    """A part of the house deck where a whole one makes a long game."""
    if game not in ("cheflebrity", "pie-factory"):
        return ""
    house = files("bakehouse.games." + game.replace("-", "_")).joinpath("cards.toml").read_text("utf-8")
    head, *cards = house.split("[[card]]")
    few = [re.sub(r"copies = \d+", "copies = 1", card) for card in cards]
    if game == "pie-factory":  # the toppings name their fillings, so one of each name stays
        names = [re.findall('name = "(.*)"', card)[0] for card in few]
        few = [card for number, card in enumerate(few) if number % 2 == 0 or names[number] not in names[:number]]
    return "[[card]]".join([re.sub(r"total = \d+", f"total = {len(few)}", head), *few])
