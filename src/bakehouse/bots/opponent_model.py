# mypyc: compiled
"""What a hard bot has beside its search."""

from __future__ import annotations

from bakehouse.core.chance import Rng
from bakehouse.core.game import Game
from bakehouse.core.messages import Message
from bakehouse.core.native import mypyc_attr
from bakehouse.core.state import State
from bakehouse.core.view import Event, View


@mypyc_attr(allow_interpreted_subclasses=True)
class OpponentModel:
    """Remembers views, answers what a search cannot judge, and knows which worlds are likely. This one does nothing.

    Like the bot itself it gets views only; a world that it is shown was drawn from one.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.listens = False  # does it want to hear what happens?

    def hear(self, events: list[Event]) -> None:
        """What the bot's seat has heard since the last time; a view follows."""

    def notice(self, view: View) -> None:
        """A view, as soon as the bot gets it."""

    def answer(self, view: View) -> int | None:
        """An answer to the present question; None leaves it to the search."""
        return None

    def advise(self, view: View, advice: int) -> int:
        """What the search must beat: what a medium bot would do, or something better that is known here."""
        return advice

    def world(self, view: View, rng: Rng) -> State:
        """A world in which the view is true; this one draws no conclusions: every such world is equally likely."""
        return self.game.sample(view, rng)

    def learned(self) -> list[Message]:
        """What earlier views have taught it, for an explanation."""
        return []
