"""The five games, one folder each, all alike. They never import each other.

Games of other packages join them by an entry point in the group `bakehouse.games` whose name is the slug and whose
object is a `bakehouse.Game`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from bakehouse.core.errors import OptionError
from bakehouse.core.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

FOLDERS = {
    "pastry-chefs": "pastry_chefs",
    "the-pie-game": "the_pie_game",
    "pie-factory": "pie_factory",
    "cheflebrity": "cheflebrity",
    "pie-contest": "pie_contest",
}
ENTRY_POINTS = "bakehouse.games"


@cache
def guests() -> dict[str, EntryPoint]:
    """The games of other packages. One of ours cannot be replaced."""
    from importlib.metadata import entry_points  # imported here, because it takes as long as half of this package

    return {point.name: point for point in entry_points(group=ENTRY_POINTS) if point.name not in FOLDERS}


def slugs() -> list[str]:
    """The names by which the games are called: our five, then those of other packages."""
    return [*FOLDERS, *sorted(guests())]


def load(slug: str) -> Game:
    """A game by its slug; a game is imported when it is first asked for."""
    if slug in FOLDERS:
        found: Game = import_module(f"bakehouse.games.{FOLDERS[slug]}").GAME
        return found
    if slug in guests():
        return _guest(guests()[slug])
    raise OptionError(f"there is no game {slug!r}; there are: {', '.join(slugs())}")


def _guest(point: EntryPoint) -> Game:
    game = point.load()
    if not isinstance(game, Game) or game.info.slug != point.name:
        raise OptionError(f"the entry point {point.name} = {point.value} is no game called {point.name!r}")
    return game
