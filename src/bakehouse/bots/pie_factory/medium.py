"""A sensible player of Pie Factory: builds what is worth most an action, boxes several pies at once, and in time."""

from __future__ import annotations

from bakehouse.bots.bot import Bot
from bakehouse.bots.pie_factory.heuristic import Heuristic
from bakehouse.core.game import Game
from bakehouse.core.view import View as CoreView
from bakehouse.games.pie_factory.game import PieFactory
from bakehouse.games.pie_factory.view import View


class Medium(Bot):
    """Weighs its actions one by one and takes the best; looks one action ahead and at no other player's plans."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        self.uses_memory = False

    def move(self, view: CoreView) -> int:
        assert isinstance(view, View)
        assert isinstance(self.game, PieFactory)
        if len(view.legal) == 1:
            return view.legal[0]
        heuristic = Heuristic(view, self.game.deck_of(view))
        match view.step:
            case "action":
                return heuristic.next_of_chain() if view.pending else heuristic.best_action()
            case "place":
                return heuristic.best_placement()
            case "drop":
                return heuristic.least_useful()
            case "stale":
                return heuristic.cheapest_pie()
        return heuristic.best_for_grandma()
