"""A sensible player of Pie Contest: tries each answer in a few possible worlds and looks at the table afterwards.

Cards are data, so the bot knows none of them by name: what a card does, it finds out by trying. What it looks at:
the first Pies go stale, so a good Kitchen waits for the others to Bake, unless somebody can end the game before.
"""

from __future__ import annotations

from bakehouse.bots.bot import Bot
from bakehouse.bots.pie_contest.evaluation import chances
from bakehouse.bots.pie_contest.rollout import GameRollout
from bakehouse.core.chance import Rng
from bakehouse.core.game import Game
from bakehouse.core.view import View as CoreView
from bakehouse.games.pie_contest.game import PieContest
from bakehouse.games.pie_contest.play import State
from bakehouse.games.pie_contest.view import View

WORLDS = 12  # in which each answer is tried
LOOK_AHEAD = 40  # atoms at most, to the end of the turn


class Medium(Bot):
    """Looks to the end of the turn, with quick answers after its own."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        self.rollout = GameRollout()

    def move(self, view: CoreView) -> int:
        assert isinstance(view, View)
        assert isinstance(self.game, PieContest)
        if len(view.legal) == 1:
            return view.legal[0]
        assert view.seat is not None
        if view.step in ("poll", "claim"):  # bots never ate pie; what they have fulfilled they point out
            return self.rollout.quick(self.game.sample(view, self.rng), view.seat, self.rng)
        hopes = dict.fromkeys(view.legal, 0.0)
        for _ in range(WORLDS):
            world = self.game.sample(view, self.rng)
            luck = self.rng.next_seed()
            for move in view.legal:
                hopes[move] += self._try(world.copy(), view.seat, move, Rng(luck))
        return max(view.legal, key=lambda move: hopes[move])

    def _try(self, world: State, seat: int, move: int, rng: Rng) -> float:
        """How likely a seat seems to win at the end of this turn, if it makes this move."""
        turn = world.turns
        world.apply(seat, move)
        for _ in range(LOOK_AHEAD):
            if world.over or world.turns != turn:
                break
            actor = world.actor
            world.apply(actor, self.rollout.quick(world, actor, rng))
        return chances(world)[seat]
