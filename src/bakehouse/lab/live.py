"""What is seen while games are played: how far it is, and a table of what is known by now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from types import TracebackType
from typing import Self

from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

LOOKS_A_SECOND = 4


class LiveTable:
    """A progress bar with a table above it. Where nobody watches, nothing is drawn."""

    def __init__(self, what: str, total: int, heads: Sequence[str], console: Console | None = None) -> None:
        self.heads = heads
        self.progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TextColumn("at most"),
            TimeRemainingColumn(),
        )
        self.task = self.progress.add_task(what, total=total)
        self.console = console or Console(stderr=True)
        self.live = Live(console=self.console, refresh_per_second=LOOKS_A_SECOND, transient=True)

    def show(self, done: int, rows: Iterable[Sequence[str]]) -> None:
        if not self.console.is_terminal:
            return
        self.progress.update(self.task, completed=done)
        table = Table(*self.heads, box=None, pad_edge=False)
        for row in rows:
            table.add_row(*(Text(cell) for cell in row))
        self.live.update(Group(table, self.progress))

    def __enter__(self) -> Self:
        if self.console.is_terminal:
            self.live.start()
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.live.stop()
