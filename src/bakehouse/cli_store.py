"""`bakehouse store`: look after the database of a server."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from bakehouse.server.places import Place

data_option = click.option(
    "--data", type=click.Path(path_type=Path), help="The folder of the server; by default in your data folder."
)
store_option = click.option(
    "--store", metavar="ADDRESS", envvar="BAKEHOUSE_STORE", help="A house in PostgreSQL instead: postgresql://…"
)


def _say(text: str) -> None:
    """Print a text that may come from a damaged file, and do nothing else to the terminal."""
    from bakehouse.records.record import printable

    click.echo(printable(text))


def _place(data: Path | None, address: str | None) -> Place:
    from bakehouse.server.places import place_called
    from bakehouse.server.run import data_folder

    if data is not None:
        return data
    return place_called(address) if address else data_folder()


def _called(place: Place) -> str:
    """Its name, without a password."""
    if isinstance(place, Path):
        return str(place)
    from bakehouse.server.postgres import public_name

    return public_name(place)


@click.group()
def store() -> None:
    """Look after the games that a server keeps: check, repair, back up, restore, copy."""


@store.command()
@data_option
@store_option
def check(data: Path | None, store: str | None) -> int:
    """Say which tables are damaged, where and why. A server may be running.

    Ends with 0 if everything is good, with 1 if something is damaged.

    \b
    Examples:
      bakehouse store check
      bakehouse store check --data games
    """
    from bakehouse.server.places import check as look

    report = look(_place(data, store))
    for fault in report.faults:
        _say(f"the file itself: {fault}")
    for damage in report.damages:
        _say(str(damage))
    if report.is_good:
        _say(f"{report.tables} tables, all good")
        return 0
    _say(f"{report.tables} tables, {len(report.damages)} damaged")
    if any(damage.good is not None for damage in report.damages):
        _say("bakehouse store repair --keep-prefix puts them back to what is good")
    if report.faults:
        _say("the file itself is damaged: bakehouse store restore FILE puts a backup in its place")
    return 1


@store.command()
@click.option(
    "--keep-prefix", is_flag=True, required=True, help="Keep what is good up to the damage, put the rest aside."
)
@data_option
@store_option
def repair(keep_prefix: bool, data: Path | None, store: str | None) -> int:
    """Put damaged tables back to the last point at which they are good. The server must be stopped.

    What is cut off a journal is kept in the table `cut` of the database, and everybody at the table is told.
    Ends with 1 if a table could not be repaired.

    \b
    Example:
      bakehouse store repair --keep-prefix
    """
    from bakehouse.server.places import repair as mend

    found = mend(_place(data, store))
    for damage in found:
        _say(f"{damage}; {'not repaired' if damage.good is None else 'the rest was put aside'}")
    lost = sum(damage.good is None for damage in found)
    _say(f"{len(found) - lost} tables repaired, {lost} not" if found else "nothing was damaged")
    return 1 if lost else 0


@store.command()
@click.argument("file", type=click.Path(path_type=Path))
@data_option
@store_option
def backup(file: Path, data: Path | None, store: str | None) -> int:
    """Copy everything into a new file, a SQLite database. A server may be running, and goes on.

    \b
    Examples:
      bakehouse store backup saturday.sqlite3
      bakehouse store backup saturday.sqlite3 --data games
    """
    from bakehouse.server.places import backup as keep

    size = keep(_place(data, store), file)
    _say(f"{file}: {size:,} bytes. It holds the seeds of running games: keep it to yourself.")
    return 0


@store.command()
@click.argument("file", type=click.Path(path_type=Path))
@data_option
@store_option
def restore(file: Path, data: Path | None, store: str | None) -> int:
    """Put a backup in the place of the games that are there. The server must be stopped.

    The old database stays beside the new one.

    \b
    Example:
      bakehouse store restore saturday.sqlite3
    """
    from bakehouse.server.places import restore as put_back

    place = _place(data, store)
    old = put_back(place, file)
    _say(f"{_called(place)}: restored from {file}")
    if old:
        _say(f"what was there is now {old}")
    return 0


@store.command("copy")
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
def copy_house(source: str, target: str) -> int:
    """Copy a house to another place: folders, or addresses of PostgreSQL databases. The servers must be stopped.

    There must be no house at the new place, and the old one stays as it is.

    \b
    Examples:
      bakehouse store copy games postgresql:///bakehouse
      bakehouse store copy postgresql:///bakehouse games
    """
    from bakehouse.server.places import copy, place_called

    there = place_called(target)
    copy(place_called(source), there)
    _say(f"everything is in {_called(there)} now")
    return 0
