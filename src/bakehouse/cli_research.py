"""`bakehouse research`: numbers that others can compare theirs with."""

from __future__ import annotations

from pathlib import Path

import click


@click.group()
def research() -> None:
    """Measure baselines for programs that learn."""


@research.command("baselines")
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option("--deals", default=100, show_default=True, type=click.IntRange(min=1), help="A fifth for slow players.")
@click.option("--iterations", default=100, show_default=True, type=click.IntRange(min=1), help="Of hard bots.")
@click.option(
    "--steps", default=20_000, show_default=True, type=click.IntRange(min=1), help="For MaskablePPO to learn."
)
@click.option("--seed", default=0, show_default=True, type=click.IntRange(min=0), help="Of the first deal.")
@click.option("--workers", default=2, show_default=True, type=click.IntRange(min=1), help="Processes.")
@click.option("--json", "file", type=click.Path(path_type=Path, dir_okay=False), help="Write the table as JSON, too.")
@click.option(
    "--docs", type=click.Path(path_type=Path, exists=True, dir_okay=False), help="Put it into this page, too."
)
def baselines(
    games: tuple[str, ...],
    deals: int,
    iterations: int,
    steps: int,
    seed: int,
    workers: int,
    file: Path | None,
    docs: Path | None,
) -> int:
    """Random, easy, medium and hard bots, and MaskablePPO if sb3-contrib is installed, against random and medium bots.

    Every deal is played twice with the seats changed. The same settings give the same table.

    \b
    Example:
      bakehouse research baselines pastry-chefs --deals 20
    """
    import msgspec

    from bakehouse.baselines import LEARNED, Settings, as_markdown, check_games, measure, players, put_into

    if LEARNED not in players():
        click.echo(f"{LEARNED} is left out: pip install torch sb3-contrib", err=True)
    settings = Settings(check_games(games), deals, iterations, steps, seed)
    table = measure(
        settings,
        workers,
        lambda row: click.echo(f"{row.game}: {row.player} against {row.opponent}: {row.share:.3f}", err=True),
    )
    click.echo(as_markdown(table))
    if file is not None:
        file.write_bytes(msgspec.json.format(msgspec.json.encode(table), indent=2) + b"\n")
    if docs is not None:
        put_into(docs, table)
    return 0
