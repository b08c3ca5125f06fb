"""Playing a journal again, entry by entry, to see how far it can be played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from bakehouse.server import journal
from bakehouse.server.metrics import Metrics
from bakehouse.server.runtime import BotTask, Decided, Row, Timer, Written
from bakehouse.server.settings import Settings
from bakehouse.server.table import LiveTable

_metrics = Metrics()  # nobody reads them


class StillRuntime:
    """For a table to which entries are only applied: it does nothing by itself, and writes nothing."""

    bot_workers = 1

    def __init__(self, now: Callable[[], float] = lambda: 0.0) -> None:
        self.now = now

    def date(self) -> int:
        return 0

    def vacations(self, guest: int) -> Sequence[tuple[int, int]]:
        return ()

    def random(self) -> float:
        return 0.0

    def call_at(self, when: float, call: Callable[[], None]) -> Timer:
        raise AssertionError("nothing happens by itself at such a table")

    def write(self, rows: Sequence[Row], written: Written) -> None:
        raise AssertionError("nothing is written at such a table")

    def think(self, task: BotTask, decided: Decided) -> None:
        raise AssertionError("nobody thinks at such a table")


def bare_table(code: str, header: journal.TableHeader) -> LiveTable:
    """A table to which entries can be applied, and which nobody can write to."""
    nowhere = Settings(data=Path())
    return LiveTable(code, header, StillRuntime(), nowhere, _metrics, _no_rematch)


def _no_rematch(table: LiveTable) -> tuple[str, list[Row]]:
    raise AssertionError("nobody can ask for this at such a table")


def play(table: LiveTable, entries: Sequence[journal.Entry]) -> tuple[int, str]:
    """Apply these entries; how many could be, and what is wrong with the next one."""
    for number, entry in enumerate(entries):
        try:
            table.apply(entry)
        except Exception as error:  # noqa: BLE001 - a broken entry can fail anywhere in a game
            kind = type(entry).__name__.lower()
            return number, f"entry {number} ({kind}) cannot be played: {error or type(error).__name__}"
    return len(entries), ""


def good_entries(code: str, header: journal.TableHeader, entries: Sequence[journal.Entry]) -> tuple[int, str]:
    """How many entries of this journal can be played, and what is wrong with the next one."""
    return play(bare_table(code, header), entries)
