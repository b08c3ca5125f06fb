"""`bakehouse leaktest`: does an environment show a seat what it may not know?"""

from __future__ import annotations

from pathlib import Path

import click

FOUND = 1


@click.command()
@click.argument("environments", nargs=-1, required=True, metavar="ENVIRONMENT…")
@click.option("--seed", default=0, show_default=True, type=click.IntRange(min=0), help="The first game.")
@click.option("--games", type=click.IntRange(min=1), help="How many games; by default as many as there is time for.")
@click.option("--seconds", default=8.0, show_default=True, type=click.FloatRange(min=0.1), help="For each environment.")
@click.option("--seat", "seats", type=int, multiple=True, help="Only this seat (-1: a spectator); repeatable.")
@click.option("--time", "timed", is_flag=True, help="Compare how long answers take, too.")
@click.option("--html", type=click.Path(path_type=Path, dir_okay=False), help="Write a report, too.")
def leaktest(
    environments: tuple[str, ...],
    seed: int,
    games: int | None,
    seconds: float,
    seats: tuple[int, ...],
    timed: bool,
    html: Path | None,
) -> int:
    """Play games in pairs of worlds that differ in hidden cards, and compare all that each seat receives.

    Ends with 1 if anything was found. docs/leaktest.md explains the method.

    \b
    Examples:
      bakehouse leaktest bakehouse:pie-factory
      bakehouse leaktest openspiel:gin_rummy openspiel:hearts --html report.html
      bakehouse leaktest rlcard:uno pettingzoo:leduc_holdem_v4
      bakehouse leaktest mine.module:ENVIRONMENT       an Environment of your own
    """
    from bakehouse.leaktest.check import check
    from bakehouse.leaktest.find import UnknownEnvironment, find
    from bakehouse.leaktest.report import as_html, as_text

    reports = []
    for name in environments:
        try:
            environment = find(name)
        except UnknownEnvironment as error:
            raise click.UsageError(str(error)) from error
        reports.append(check(environment, seed=seed, games=games, seconds=seconds, seats=seats or None, timed=timed))
        click.echo(as_text(reports[-1]))
    if html is not None:
        html.write_text(as_html(reports), "utf-8")
    return FOUND if any(report.findings for report in reports) else 0
