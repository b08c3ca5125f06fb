"""Bakehouse: a house for five pie card games.

import bakehouse
table = bakehouse.Table("pastry-chefs", seats=4, seed=7)
print(table)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakehouse.core.chance import Rng
from bakehouse.core.errors import (
    AmbiguousMove,
    BakehouseError,
    DeckError,
    IllegalMove,
    InvalidMove,
    MoveError,
    NotQuiet,
    OptionError,
    PositionError,
    RecordError,
)
from bakehouse.core.game import EVERYTHING, SPECTATOR, Game, GameInfo
from bakehouse.core.playouts import playouts
from bakehouse.core.state import State, playout
from bakehouse.core.view import Event, Outcome, Playout, View

# The package `bakehouse.games` is imported here, before the function of that name is defined: importing it later
# would put the package in the function's place.
from bakehouse.games import load, slugs

if TYPE_CHECKING:
    from bakehouse.bots import Bot
    from bakehouse.table import Table

__version__ = "0.1.0"

__all__ = [
    "EVERYTHING",
    "SPECTATOR",
    "AmbiguousMove",
    "BakehouseError",
    "DeckError",
    "Event",
    "Game",
    "GameInfo",
    "IllegalMove",
    "InvalidMove",
    "MoveError",
    "NotQuiet",
    "OptionError",
    "Outcome",
    "Playout",
    "PositionError",
    "RecordError",
    "Rng",
    "State",
    "Table",
    "View",
    "bot",
    "form",
    "game",
    "games",
    "is_compiled",
    "playout",
    "playouts",
]


def __getattr__(name: str) -> object:
    """`Table` is imported when it is first used: bots and records come with it, and not everybody needs them."""
    if name == "Table":
        from bakehouse.table import Table

        return Table
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def games() -> list[str]:
    """The slugs of the games."""
    return slugs()


def game(slug: str) -> Game:
    """A game by its slug."""
    return load(slug)


def bot(level: str, game: Game, seed: int = 0, seconds: float | None = None, iterations: int | None = None) -> Bot:
    """A bot of this level: it sees views and nothing else."""
    from bakehouse.bots import make_bot

    return make_bot(level, game, seed, seconds, iterations)


def is_compiled() -> bool:
    """Does the engine run as a C extension?"""
    from bakehouse.core import state

    return not str(state.__file__).endswith(".py")


def form() -> str:
    """How the engine was built: interpreted, compiled, or compiled with a profile of played games."""
    from pathlib import Path

    if not is_compiled():
        return "interpreted"
    return "compiled, profiled" if Path(__file__).with_name("profiled").exists() else "compiled"
