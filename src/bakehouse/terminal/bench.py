"""A program against the levels, at the terminal: a progress bar, the results, and the same as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import bakehouse
from bakehouse.bots.bot import MEASURED_LEVELS
from bakehouse.bots.ladder.bench import Standing, Trial, bench
from bakehouse.bots.subprocess_bot import BROKEN, ILLEGAL, LATE, SubprocessBot
from bakehouse.core.errors import OptionError


def show(
    command: str,
    games: Sequence[str],
    levels: Sequence[str],
    deals: int,
    seconds: float,
    iterations: int,
    out: Path | None,
) -> int:
    """Play, print the results and write them to a file."""
    slugs = list(games) or bakehouse.games()
    for level in levels:
        if level not in MEASURED_LEVELS:
            raise OptionError(f"there is no bot level {level!r}; there are: {', '.join(MEASURED_LEVELS)}")
    for slug in slugs:
        SubprocessBot(bakehouse.game(slug), command)  # refuses games and what is no command
    trials = [
        Trial(slug, command, level, seconds, iterations if level == "hard" else None)
        for slug in slugs
        for level in levels
    ]
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("deals, played twice", total=deals * len(trials))
        standings = list(bench(trials, deals, lambda: progress.advance(task)))
    if out is not None:
        results = {"version": bakehouse.__version__, "command": command, "seconds": seconds, "results": standings}
        out.write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=2) + b"\n")
    console = Console(soft_wrap=True, highlight=False)
    for standing in standings:
        console.print(in_words(standing))
    return 0


def in_words(standing: Standing) -> str:
    """How it did against a level, in three lines."""
    usage = standing.usage
    simulations = f" ({standing.iterations} simulations)" if standing.iterations else ""
    per_reply = usage.seconds / max(usage.replies, 1)
    return "\n".join(
        [
            f"{standing.game}, against {standing.level}{simulations}: {100 * standing.share:.0f} % of the victories "
            f"({100 * standing.low:.0f} to {100 * standing.high:.0f} %) in {standing.deals} deals, each played twice",
            f"  {usage.replies} replies, {per_reply:.2f} s each, {usage.slowest:.2f} s at most for a move; "
            f"rules looked up {usage.look_ups} times; faults: "
            + ", ".join(f"{usage.faults[kind]} {kind}" for kind in (ILLEGAL, LATE, BROKEN)),
            f"  reported: {usage.tokens_in} tokens in, {usage.tokens_out} out, cost {usage.cost:.2f}",
        ]
    )
