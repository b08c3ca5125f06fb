"""A sensible player of Pie Contest: tries each answer in a few possible worlds and looks at the table afterwards.

Cards are data, so the bot knows none of them by name: what a card does, it finds out by trying. What it looks at:
the first Pies go stale, so a good Kitchen waits for the others to Bake, unless somebody can end the game before.
"""

from __future__ import annotations

from bakehouse.bots.bot import Bot
from bakehouse.bots.pie_contest.rollout import GameRollout
from bakehouse.bots.pie_contest.trials import best_answer
from bakehouse.core.game import Game
from bakehouse.core.view import View as CoreView
from bakehouse.games.pie_contest.game import PieContest
from bakehouse.games.pie_contest.view import View
from bakehouse.games.pie_contest.worlds import Worlds


class Medium(Bot):
    """Looks to the end of the turn, with quick answers after its own."""

    worlds = 12  # in which each answer is tried

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        self.rollout = GameRollout()

    def move(self, view: CoreView) -> int:
        assert isinstance(view, View)
        assert isinstance(self.game, PieContest)
        if len(view.legal) == 1:
            return view.legal[0]
        assert view.seat is not None
        worlds = Worlds(view, self.game.deck_of(view))
        if view.step in ("poll", "claim"):  # bots never ate pie; what they have fulfilled they point out
            return self.rollout.quick(worlds.draw(self.rng), view.seat, self.rng)
        return best_answer(worlds, self.worlds, self.rollout, self.rng)


class Quick(Medium):
    """The same in a tenth of the time, for thousands of games."""

    worlds = 1
