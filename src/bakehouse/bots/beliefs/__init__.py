"""One belief a game, where what others do tells much about what they hold. All compiled."""

from __future__ import annotations

from importlib import import_module

from bakehouse.bots.belief import Belief
from bakehouse.core.game import Game

GAMES = ("pastry-chefs", "the-pie-game")


def belief_for(game: Game, repeats: int) -> Belief:
    slug = game.info.slug
    if slug not in GAMES:
        return Belief(game, repeats)
    belief: Belief = import_module(f"bakehouse.bots.beliefs.{slug.replace('-', '_')}").GameBelief(game, repeats)
    return belief
