"""Which bots a game has: the folder `bots/<game>` holds its medium bot, its rollouts and its opponent model."""

from __future__ import annotations

from importlib import import_module

from bakehouse.bots.opponent_model import OpponentModel
from bakehouse.bots.rollout import Rollout
from bakehouse.core.game import Game


def rollout_for(slug: str) -> Rollout:
    rollout: Rollout = import_module(f"bakehouse.bots.{slug.replace('-', '_')}.rollout").GameRollout()
    return rollout


def opponent_model_for(game: Game, seed: int, *, believes: bool) -> OpponentModel:
    """`believes`: does it make worlds more or less likely? Else all worlds that fit a view are equally likely."""
    match game.info.slug:
        case "cheflebrity":
            from bakehouse.bots.cheflebrity.opponent_model import Chef

            return Chef(game, seed, believes=believes)
        case "pastry-chefs" if believes:
            from bakehouse.bots.pastry_chefs.opponent_model import Believer

            return Believer(game, seed)
        case "the-pie-game" if believes:
            from bakehouse.bots.the_pie_game.opponent_model import PieBeliever

            return PieBeliever(game)
    return OpponentModel(game)
