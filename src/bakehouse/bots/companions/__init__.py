"""What hard bots have beside their search, where a game needs it."""

from __future__ import annotations

from bakehouse.bots.companion import Companion
from bakehouse.core.game import Game


def companion_for(game: Game, seed: int, *, believes: bool) -> Companion:
    """`believes`: does it make worlds more or less likely? Else all worlds that fit a view are equally likely."""
    match game.info.slug:
        case "cheflebrity":
            from bakehouse.bots.companions.cheflebrity import Chef

            return Chef(game, seed, believes=believes)
        case "pastry-chefs" if believes:
            from bakehouse.bots.companions.pastry_chefs import Believer

            return Believer(game, seed)
        case "the-pie-game" if believes:
            from bakehouse.bots.companions.the_pie_game import PieBeliever

            return PieBeliever(game)
    return Companion(game)
