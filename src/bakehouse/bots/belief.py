# mypyc: compiled
"""What a seat makes of what the others did: which worlds are likelier than others."""

from __future__ import annotations

from bakehouse.core.chance import Rng
from bakehouse.core.game import Game
from bakehouse.core.native import mypyc_attr
from bakehouse.core.state import State
from bakehouse.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """The belief of somebody who draws no conclusions: every world that fits the view is equally likely.

    A belief rests on the views of one seat and on nothing else.
    """

    def __init__(self, game: Game, repeats: int) -> None:
        self.game = game
        self.repeats = repeats  # simulations that start from each world: more where drawing one is slow

    def see(self, view: View) -> None:
        """Every view on which the seat decides comes by here, before worlds are drawn from it."""

    def world(self, view: View, rng: Rng) -> State:
        """A world in which the view is true."""
        return self.game.sample(view, rng)
