"""What a hard bot has beside its search."""

from __future__ import annotations

from bakehouse.core.state import State
from bakehouse.core.view import View


class Companion:
    """Remembers views, answers what a search cannot judge, and knows which worlds are likely. This one does nothing.

    Like the bot itself it gets views only; a world that it is shown was drawn from one.
    """

    def __init__(self, repeats: int) -> None:
        self.repeats = repeats

    def notice(self, view: View) -> None:
        """A view, as soon as the bot gets it."""

    def answer(self, view: View) -> int | None:
        """An answer to the present question; None: the search shall find one."""
        return None

    def trials(self, world: State) -> int:
        """How many simulations start from a world that was drawn: the more, the likelier it is; perhaps none."""
        return self.repeats

    def sentences(self) -> list[str]:
        """What it learned from earlier views, for an explanation."""
        return []
