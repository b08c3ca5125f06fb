# mypyc: compiled
"""Pie Contest: the worlds of a view. What it shows is laid out once for all of them."""

from __future__ import annotations

from bakehouse.bots.opponent_model import OpponentModel
from bakehouse.core.chance import Rng
from bakehouse.core.game import Game
from bakehouse.core.state import State as CoreState
from bakehouse.core.view import View as CoreView
from bakehouse.games.pie_contest.game import PieContest
from bakehouse.games.pie_contest.view import View
from bakehouse.games.pie_contest.worlds import Worlds


class PieContestModel(OpponentModel):
    """Draws no conclusions: every world in which a view is true is equally likely."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.worlds: Worlds | None = None  # of the last view

    def world(self, view: CoreView, rng: Rng) -> CoreState:
        assert isinstance(view, View)
        worlds = self.worlds
        if worlds is None or worlds.view is not view:
            assert isinstance(self.game, PieContest)
            worlds = Worlds(view, self.game.deck_of(view))
            self.worlds = worlds
        return worlds.draw(rng)


def make(game: Game, seed: int, *, believes: bool) -> OpponentModel:
    return PieContestModel(game)
