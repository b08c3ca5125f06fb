"""A sensible player of Pie Factory: builds what is worth most an action, boxes several pies at once, and in time."""

from __future__ import annotations

from bakehouse.bots.bot import Bot
from bakehouse.bots.pie_factory.thoughts import Thoughts
from bakehouse.core.game import Game
from bakehouse.core.view import View as CoreView
from bakehouse.games.pie_factory.game import PieFactory
from bakehouse.games.pie_factory.view import View


class Medium(Bot):
    """Weighs its actions one by one and takes the best; looks one action ahead and at no other player's plans."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        self.uses_memory = False
        self.sees_everything = False

    def move(self, view: CoreView) -> int:
        assert isinstance(view, View)
        assert isinstance(self.game, PieFactory)
        if len(view.legal) == 1:
            return view.legal[0]
        thoughts = Thoughts(view, self.game.deck_of(view))
        match view.step:
            case "action":
                return thoughts.next_of_chain() if view.pending else thoughts.best_action()
            case "place":
                return thoughts.best_placement()
            case "drop":
                return thoughts.least_useful()
            case "stale":
                return thoughts.cheapest_pie()
        return thoughts.best_for_grandma()
