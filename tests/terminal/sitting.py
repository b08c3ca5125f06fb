"""A sitting without a terminal: lines go in, text comes out, in this process."""

from __future__ import annotations

from io import StringIO

from bakehouse import Game, State
from bakehouse.core.match import Match
from bakehouse.terminal.save import Keeper
from bakehouse.terminal.screen import Screen
from bakehouse.terminal.session import Session
from bakehouse.terminal.setup import Setup
from bakehouse.terminal.stopping import Stopping


class Sitting:
    """A session whose person types these lines."""

    def __init__(
        self, game: Game, lines: list[str], people: list[int], state: State | None = None, seats: int = 4
    ) -> None:
        self.output = StringIO()
        setup = Setup(game, seats, 7, {}, None, people, "random")
        match = Match(game, setup.deal() if state is None else state)
        source = StringIO("".join(f"{line}\n" for line in lines))
        self.session = Session(setup, match, Keeper(setup, None), Screen(source, self.output), Stopping())

    @property
    def text(self) -> str:
        return self.output.getvalue()
