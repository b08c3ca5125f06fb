"""The ladder at the terminal: a progress bar, then a table, and the same in files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import bakehouse
from bakehouse.bots import LEVELS
from bakehouse.bots.bot import MEASURED_LEVELS
from bakehouse.bots.ladder.chart import chart
from bakehouse.bots.ladder.ladder import Ladder, ladder_of, pairings, run
from bakehouse.bots.ladder.page import page
from bakehouse.core.errors import OptionError


def show(
    games: Sequence[str],
    number: int,
    levels: Sequence[str],
    seconds: float | None,
    iterations: int | None,
    workers: int | None,
    out: Path,
) -> int:
    """Play the ladder of these games (none: all) and write the results."""
    slugs = list(games) or bakehouse.games()
    for slug in slugs:
        bakehouse.bot("random", bakehouse.game(slug), 0, seconds, iterations)  # refuses games and budgets
    for level in levels:
        if level not in MEASURED_LEVELS:
            raise OptionError(f"there is no bot level {level!r}; there are: {', '.join(MEASURED_LEVELS)}")
    wanted = pairings(slugs, levels or LEVELS, seconds, iterations)
    if not wanted:
        raise OptionError("a ladder needs at least two levels")
    out.mkdir(parents=True, exist_ok=True)
    deals = (number + 1) // 2
    console = Console()
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("deals, played twice", total=deals * len(wanted))
        progress.update(task, completed=0)
        results = run(
            wanted,
            deals,
            out / "results.jsonl",
            found=lambda count: progress.update(task, completed=count),
            tell=lambda result: progress.advance(task),
            workers=workers,
        )
    ladders = [ladder_of(slug, results) for slug in slugs]
    (out / "ladder.json").write_bytes(msgspec.json.format(msgspec.json.encode(ladders), indent=2) + b"\n")
    (out / "ladder.svg").write_text(chart(ladders), "utf-8")
    (out / "ladder.md").write_text(page(ladders), "utf-8")
    for ladder in ladders:
        _print(console, ladder)
    return 0


def _print(console: Console, ladder: Ladder) -> None:
    table = Table(title=ladder.game, title_justify="left")
    for name in ("pairing", "games", "share of victories", "95 %"):
        table.add_column(name)
    for standing in ladder.standings:
        table.add_row(
            f"{standing.first} against {standing.second}",
            str(standing.games),
            f"{100 * standing.share:.0f} %",
            f"{100 * standing.low:.0f} to {100 * standing.high:.0f} %",
        )
    console.print(table)
    for rating in ladder.ratings:
        console.print(f"{rating.level}: rating {rating.rating:.0f} ({rating.low:.0f} to {rating.high:.0f})")
    for reply in ladder.replies:
        late = f"{reply.late} of {reply.replies} late"
        console.print(
            f"{reply.level}: {1000 * reply.mean:.1f} ms a reply, {1000 * reply.slowest:.0f} ms at most, {late}"
        )
