"""The five games, one folder each, all alike. They never import each other."""

from __future__ import annotations

from importlib import import_module

from bakehouse.core.errors import OptionError
from bakehouse.core.game import Game

FOLDERS = {
    "pastry-chefs": "pastry_chefs",
    "the-pie-game": "the_pie_game",
    "pie-factory": "pie_factory",
    "cheflebrity": "cheflebrity",
    "pie-contest": "pie_contest",
}


def slugs() -> list[str]:
    """The names by which the games are called."""
    return list(FOLDERS)


def load(slug: str) -> Game:
    """A game by its slug; a game is imported when it is first asked for."""
    if slug not in FOLDERS:
        raise OptionError(f"there is no game {slug!r}; there are: {', '.join(FOLDERS)}")
    found: Game = import_module(f"bakehouse.games.{FOLDERS[slug]}").GAME
    return found
