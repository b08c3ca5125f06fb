"""`bakehouse store`: look after the database of a server."""

from __future__ import annotations

from pathlib import Path

import click

data_option = click.option(
    "--data", type=click.Path(path_type=Path), help="The folder of the server; by default in your data folder."
)


def _say(text: str) -> None:
    """Print a text that may come from a damaged file, and do nothing else to the terminal."""
    from bakehouse.records.record import printable

    click.echo(printable(text))


def _folder(data: Path | None) -> Path:
    if data is not None:
        return data
    from bakehouse.server.run import data_folder

    return data_folder()


@click.group()
def store() -> None:
    """Look after the games that a server keeps: check, repair, back up, restore."""


@store.command()
@data_option
def check(data: Path | None) -> int:
    """Say which tables are damaged, where and why. A server may be running.

    Ends with 0 if everything is good, with 1 if something is damaged.

    \b
    Examples:
      bakehouse store check
      bakehouse store check --data games
    """
    from bakehouse.server.store_check import check as look

    report = look(_folder(data))
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
def repair(keep_prefix: bool, data: Path | None) -> int:
    """Put damaged tables back to the last point at which they are good. The server must be stopped.

    What is cut off a journal is kept in the table `cut` of the database, and everybody at the table is told.
    Ends with 1 if a table could not be repaired.

    \b
    Example:
      bakehouse store repair --keep-prefix
    """
    from bakehouse.server.store_check import repair as mend

    found = mend(_folder(data))
    for damage in found:
        _say(f"{damage}; {'not repaired' if damage.good is None else 'the rest was put aside'}")
    lost = sum(damage.good is None for damage in found)
    _say(f"{len(found) - lost} tables repaired, {lost} not" if found else "nothing was damaged")
    return 1 if lost else 0


@store.command()
@click.argument("file", type=click.Path(path_type=Path))
@data_option
def backup(file: Path, data: Path | None) -> int:
    """Copy everything into a new file. A server may be running, and goes on.

    \b
    Examples:
      bakehouse store backup saturday.sqlite3
      bakehouse store backup saturday.sqlite3 --data games
    """
    from bakehouse.server.backup import backup as copy

    size = copy(_folder(data), file)
    _say(f"{file}: {size:,} bytes. It holds the seeds of running games: keep it to yourself.")
    return 0


@store.command()
@click.argument("file", type=click.Path(path_type=Path))
@data_option
def restore(file: Path, data: Path | None) -> int:
    """Put a backup in the place of the games that are there. The server must be stopped.

    The old database stays beside the new one.

    \b
    Example:
      bakehouse store restore saturday.sqlite3
    """
    from bakehouse.server.backup import restore as put_back

    folder = _folder(data)
    old = put_back(folder, file)
    _say(f"{folder}: restored from {file}")
    if old is not None:
        _say(f"what was there is now {old}")
    return 0
