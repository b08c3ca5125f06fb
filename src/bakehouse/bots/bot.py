"""What a bot is, and the levels that there are."""

from __future__ import annotations

from abc import ABC, abstractmethod
from importlib import import_module

from bakehouse.core.chance import Rng
from bakehouse.core.errors import OptionError
from bakehouse.core.game import Game
from bakehouse.core.view import View

LEVELS = ("random", "medium")


class Bot(ABC):
    """A player that is a function of the view, its seed and what it remembers of earlier views."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self.rng = Rng(seed)

    @abstractmethod
    def move(self, view: View) -> int:
        """One of the legal moves of the view's seat."""


class RandomBot(Bot):
    """Any legal move, all equally likely."""

    def move(self, view: View) -> int:
        return view.legal[self.rng.below(len(view.legal))]


def make_bot(level: str, game: Game, seed: int = 0, seconds: float | None = None, iterations: int | None = None) -> Bot:
    """A bot of this level. The levels that there are so far answer at once and need no budget."""
    if level not in LEVELS:
        raise OptionError(f"there is no bot level {level!r}; there are: {', '.join(LEVELS)}")
    if seconds is not None and seconds <= 0:
        raise OptionError(f"a bot needs a positive number of seconds, not {seconds}")
    if iterations is not None and iterations < 1:
        raise OptionError(f"a bot needs at least one iteration, not {iterations}")
    if level == "random":
        return RandomBot(game, seed)
    module = import_module(f"bakehouse.bots.{game.info.slug.replace('-', '_')}")
    bot: Bot = module.Medium(game, seed)
    return bot
