"""A runtime for a table to which entries are only applied: it does nothing by itself, and writes nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from bakehouse.server.deadlines import Spans
from bakehouse.server.runtime import BotTask, Decided, Row, Timer, Turn, Written

if TYPE_CHECKING:
    from bakehouse.server.table import LiveTable


class StillRuntime:
    bot_workers = 1

    def __init__(
        self,
        now: Callable[[], float] = lambda: 0.0,
        date: Callable[[], int] = lambda: 0,
        vacations: Callable[[int], Spans] = lambda guest: (),
    ) -> None:
        self.now = now
        self.date = date
        self.vacations = vacations

    def random(self) -> float:
        return 0.0

    def call_at(self, when: float, call: Callable[[], None]) -> Timer:
        raise AssertionError("nothing happens by itself at such a table")

    def write(self, rows: Sequence[Row], written: Written) -> None:
        raise AssertionError("nothing is written at such a table")

    def tell(self, turn: Turn) -> None:
        raise AssertionError("nothing happens by itself at such a table")

    def think(self, task: BotTask, decided: Decided) -> None:
        raise AssertionError("nobody thinks at such a table")


def no_rematch(table: LiveTable) -> tuple[str, list[Row]]:
    raise AssertionError("nobody can ask for this at such a table")
