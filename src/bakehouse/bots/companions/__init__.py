"""What hard bots have beside their search, where a game needs it."""

from __future__ import annotations

from bakehouse.bots.companion import Companion
from bakehouse.core.game import Game


def companion_for(game: Game, repeats: int, seed: int, *, believes: bool) -> Companion:
    """`believes`: does it make worlds more or less likely? Else all worlds that fit a view are equally likely."""
    if game.info.slug == "cheflebrity":
        from bakehouse.bots.companions.cheflebrity import Chef

        return Chef(game, seed, believes=believes)
    return Companion(repeats)
