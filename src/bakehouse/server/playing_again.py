"""Playing a journal again, entry by entry, to see how far it can be played."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bakehouse.server import journal
from bakehouse.server.metrics import Metrics
from bakehouse.server.settings import Settings
from bakehouse.server.still_runtime import StillRuntime, no_rematch
from bakehouse.server.table import LiveTable

_metrics = Metrics()  # nobody reads them


def bare_table(code: str, header: journal.TableHeader) -> LiveTable:
    """A table to which entries can be applied, and which nobody can write to."""
    nowhere = Settings(data=Path())
    return LiveTable(code, header, StillRuntime(), nowhere, _metrics, no_rematch)


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
