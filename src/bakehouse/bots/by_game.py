"""The bots that a game has of its own, in the folder `bots/<game>`, or their plain stand-ins.

`medium.py` has the medium bot and `heuristic.py` how it judges a view, compiled; `rollout.py` what the search knows
about the game, and `opponent_model.py` (not every game has one) what a hard bot concludes from the moves of
others. A game without such a folder, for instance one from another package, is searched with random rollouts.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from bakehouse.bots.bot import Bot, RandomBot
from bakehouse.bots.opponent_model import OpponentModel
from bakehouse.bots.rollout import Rollout
from bakehouse.core.game import Game


def own_module(slug: str, name: str) -> ModuleType | None:
    """A module of the game's folder; None if there is no such folder or module."""
    folder = f"bakehouse.bots.{slug.replace('-', '_')}"
    if find_spec(folder) is None or find_spec(f"{folder}.{name}") is None:
        return None
    return import_module(f"{folder}.{name}")


def own_medium_bot(game: Game, seed: int) -> Bot | None:
    module = own_module(game.info.slug, "medium")
    return None if module is None else module.Medium(game, seed)


def own_quick_bot(game: Game, seed: int) -> Bot | None:
    """Most medium bots are quick enough."""
    module = own_module(game.info.slug, "medium")
    return None if module is None else getattr(module, "Quick", module.Medium)(game, seed)


def adviser_for(game: Game, seed: int) -> Bot:
    """The player whose moves a search must beat."""
    return own_medium_bot(game, seed) or RandomBot(game, seed)


def rollout_for(slug: str) -> Rollout:
    module = own_module(slug, "rollout")
    return Rollout() if module is None else module.GameRollout()


def opponent_model_for(game: Game, seed: int, *, believes: bool) -> OpponentModel:
    """`believes`: does it make worlds more or less likely? Otherwise every world that fits a view is as likely."""
    module = own_module(game.info.slug, "opponent_model")
    return OpponentModel(game) if module is None else module.make(game, seed, believes=believes)
