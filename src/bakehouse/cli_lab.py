"""`bakehouse lab`: play many games of a table, and say what came out."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from bakehouse.lab.experiment import Setup

NEEDED = ("altair", "openpyxl", "polars", "scipy", "vl_convert")
FOLDER = Path("lab")


def _say(text: str = "") -> None:
    from bakehouse.records.record import printable

    click.echo(printable(text))


@click.group()
def lab() -> None:
    """For those who design card games: change a card, and know what it did."""
    from bakehouse.core.errors import BakehouseError

    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise BakehouseError(f"the lab needs {', '.join(missing)}: pip install 'bakehouse[lab]'")


def setup_from(game: str, seats: int | None, bots: str, options: tuple[str, ...], deck: Path | None) -> Setup:
    """What was typed, as a setup."""
    import bakehouse
    from bakehouse.core.options import read_changed
    from bakehouse.lab.experiment import make_setup

    found = bakehouse.game(game)
    given = read_changed(found.info.options, " ".join(options))
    return make_setup(game, seats, bots, given, None if deck is None else found.deck(deck))


@lab.command()
@click.argument("game")
@click.option("--seats", type=int, help="How many seats.")
@click.option("--bots", default="medium", show_default=True, metavar="LEVEL[,LEVEL…]", help="Who sits there, by seat.")
@click.option("--games", default=10_000, show_default=True, type=click.IntRange(min=1), help="How many games.")
@click.option("--seed", default=0, show_default=True, type=click.IntRange(min=0), help="The first seed.")
@click.option("--deck", type=click.Path(path_type=Path), help="Play with this deck: a name, a deck file, CSV or XLSX.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="A table option; repeatable.")
@click.option("--out", type=click.Path(path_type=Path), help="A folder; by default lab/GAME-ID.")
@click.option(
    "--also", "forms", multiple=True, type=click.Choice(["png", "svg", "csv"]), help="Charts and tables, too."
)
@click.option("--workers", type=click.IntRange(min=1), help="Processes; by default one for each core.")
@click.option("--cluster", metavar="ADDRESS", help="Play on a Dask cluster: tcp://HOST:8786.")
def run(
    game: str,
    seats: int | None,
    bots: str,
    games: int,
    seed: int,
    deck: Path | None,
    options: tuple[str, ...],
    out: Path | None,
    forms: tuple[str, ...],
    workers: int | None,
    cluster: str | None,
) -> int:
    """Play many games with bots and write a report.

    Writes results.parquet (a row for each game) and report.html. Ctrl-C stops; the same command goes on from there.

    \b
    Examples:
      bakehouse lab run pie-factory
      bakehouse lab run pastry-chefs --games 2000 --deck mine.csv --also csv
      bakehouse lab run the-pie-game --seats 6 --bots medium,random --option target_pies=2
      bakehouse lab run cheflebrity --cluster tcp://192.0.2.7:8786
    """
    from bakehouse.lab.executor import executor_for
    from bakehouse.lab.experiment import make_experiment
    from bakehouse.lab.report import in_short
    from bakehouse.lab.run import REPORT, RESULTS, play_experiment, write_report

    experiment = make_experiment(setup_from(game, seats, bots, options, deck), games, seed)
    folder = out or FOLDER / f"{experiment.setup.game}-{experiment.id}"
    try:
        results = play_experiment(experiment, folder, lambda: executor_for(workers, cluster))
    except KeyboardInterrupt:
        click.echo(f"\nStopped. What was played is in {folder}; the same command goes on from there.", err=True)
        raise
    summary = write_report(results, folder, str(deck or ""), forms)
    for line in in_short(summary):
        _say(line)
    _say(f"{folder / RESULTS} has the games, {folder / REPORT} the report (experiment {experiment.id}).")
    return 0
