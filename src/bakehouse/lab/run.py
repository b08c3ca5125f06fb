"""`lab run`: play an experiment, show how far it is, and write what came out.

Everything is in one folder: `results.parquet`, `report.html`, and what else is asked for. While games are played there
is a journal, from which the same command goes on after it was stopped.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from bakehouse.core.errors import BakehouseError
from bakehouse.lab.charts import charts_of, png_of, svg_of
from bakehouse.lab.executor import Executor
from bakehouse.lab.experiment import Experiment
from bakehouse.lab.playing import encode_share
from bakehouse.lab.report import report
from bakehouse.lab.results import Journal, Results, read
from bakehouse.lab.summary import Summary, summarise
from bakehouse.lab.tables import tables_of

RESULTS, REPORT, JOURNAL = "results.parquet", "report.html", "journal"
FORMS = ("png", "svg", "csv")


def play_experiment(experiment: Experiment, folder: Path, make_executor: Callable[[], Executor]) -> Results:
    """The results of an experiment, from this folder as far as they are there; the rest is played now."""
    path = folder / RESULTS
    if path.exists():
        return _finished(experiment, path)
    folder.mkdir(parents=True, exist_ok=True)
    journal = Journal(experiment, folder / JOURNAL)
    shares = experiment.shares()
    missing = [number for number in range(len(shares)) if number not in journal.places]
    with _progress() as progress, closing(_played(experiment, missing, make_executor)) as played:
        task = progress.add_task("games", total=experiment.games)
        progress.update(task, completed=experiment.games - sum(len(shares[number]) for number in missing))
        for number, games in played:
            journal.add(number, games)
            progress.advance(task, len(shares[number]))
    return journal.finish(path)


def _finished(experiment: Experiment, path: Path) -> Results:
    results = read(path)
    if results.experiment != experiment:
        raise BakehouseError(
            f"{path} has the results of another experiment ({results.experiment.id}); choose another --out"
        )
    return results


def _played(
    experiment: Experiment, numbers: Sequence[int], make_executor: Callable[[], Executor]
) -> Generator[tuple[int, bytes], None, None]:
    """The shares of these numbers, each when it has been played."""
    if not numbers:
        return
    shares = experiment.shares()
    with make_executor() as executor:
        results = executor.run(partial(encode_share, experiment.setup), [shares[number] for number in numbers])
        yield from zip(numbers, results, strict=True)


def _progress() -> Progress:
    columns = [
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left:"),
        TimeRemainingColumn(),
    ]
    return Progress(*columns, console=Console(stderr=True))


def write_report(results: Results, folder: Path, deck_file: str, forms: Sequence[str]) -> Summary:
    """The report, and charts and tables in these forms."""
    summary = summarise(results)
    (folder / REPORT).write_text(report(summary, deck_file), "utf-8")
    charts = charts_of(summary)
    if "svg" in forms:
        for name, chart in charts.items():
            (folder / f"{name}.svg").write_text(svg_of(chart), "utf-8")
    if "png" in forms:
        for name, chart in charts.items():
            (folder / f"{name}.png").write_bytes(png_of(chart))
    if "csv" in forms:
        for name, table in tables_of(summary).items():
            table.write_csv(folder / f"{name}.csv")
    return summary
