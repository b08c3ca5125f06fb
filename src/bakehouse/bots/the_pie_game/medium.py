"""A sensible player of The Pie Game: keeps what the recipe needs, gets rid of the rest, and of Fudge cards first."""

from __future__ import annotations

from bakehouse.bots.bot import Bot
from bakehouse.bots.the_pie_game.heuristic import Heuristic
from bakehouse.core.game import Game
from bakehouse.core.view import View as CoreView
from bakehouse.games.the_pie_game.atoms import DRAW, PARTNER, TAKE
from bakehouse.games.the_pie_game.game import ThePieGame
from bakehouse.games.the_pie_game.view import View


class Medium(Bot):
    """Looks at its own hand and at the top of the discard pile, one decision at a time."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)

    def move(self, view: CoreView) -> int:
        assert isinstance(view, View)
        assert isinstance(self.game, ThePieGame)
        if len(view.legal) == 1:
            return view.legal[0]
        if view.step == "partner":
            return self._partner(view)
        heuristic = Heuristic(view, self.game.deck_of(view))
        match view.step:
            case "fudge":
                return heuristic.best_fudge()
            case "source":
                return TAKE if TAKE in view.legal and heuristic.wants_top() else DRAW
            case "throw":
                return heuristic.next_thrown()
        return heuristic.least()

    def _partner(self, view: View) -> int:
        """Whoever has the most pies gets our worst card."""
        seats = [move - PARTNER for move in view.legal]
        most = max(view.pies[seat] for seat in seats)
        leaders = [seat for seat in seats if view.pies[seat] == most]
        return PARTNER + leaders[self.rng.below(len(leaders))]
