"""A sensible player of Pie Contest: tries each answer in a few possible worlds and looks at the table afterwards.

Cards are data, so the bot knows none of them by name: what a card does, it finds out by trying. What it looks at:
the first Pies go stale, so a good Kitchen waits for the others to Bake, unless somebody can end the game before.
"""

from __future__ import annotations

from bakehouse.bots.bot import Bot
from bakehouse.bots.guides.pie_contest import GameGuide, chances
from bakehouse.core.chance import Rng
from bakehouse.core.game import Game
from bakehouse.core.view import View as CoreView
from bakehouse.games.pie_contest.game import PieContest
from bakehouse.games.pie_contest.play import State
from bakehouse.games.pie_contest.view import View

WORLDS = 12  # in which each answer is tried
TRIES = 3  # of what may follow an answer in the same turn
LOOK_AHEAD = 40  # atoms at most, to the end of the turn


class Medium(Bot):
    """Looks to the end of the turn, with quick answers after its own."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        self.quick = GameGuide()

    def move(self, view: CoreView) -> int:
        assert isinstance(view, View)
        assert isinstance(self.game, PieContest)
        if len(view.legal) == 1:
            return view.legal[0]
        assert view.seat is not None
        hopes = dict.fromkeys(view.legal, 0.0)
        for _ in range(WORLDS):
            world = self.game.sample(view, self.rng)
            luck = self.rng.next_seed()
            for move in view.legal:
                hopes[move] += self._try(world, view.seat, move, Rng(luck))
        return max(view.legal, key=lambda move: hopes[move])

    def _try(self, world: State, seat: int, move: int, rng: Rng) -> float:
        """How likely a seat wins if it makes this move, and the best that was found after it."""
        best = 0.0
        for _ in range(TRIES):
            after = world.copy()
            after.apply(seat, move)
            chose = self._finish_turn(after, world.turns, seat, rng)
            best = max(best, chances(after)[seat])
            if not chose:
                break
        return best

    def _finish_turn(self, world: State, turn: int, seat: int, rng: Rng) -> bool:
        """Play to the end of this turn; was the seat asked again?"""
        chose = False
        for _ in range(LOOK_AHEAD):
            if world.over or world.turns != turn:
                break
            actor = world.actor
            moves = world.moves(actor)
            chose = chose or (actor == seat and len(moves) > 1)
            world.apply(actor, self.quick.choose(world, actor, moves, rng))
        return chose
