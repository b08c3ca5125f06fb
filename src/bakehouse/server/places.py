"""Where a house can be, and what can be done with it there: a folder with SQLite, or a PostgreSQL database."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from bakehouse.server import backup as files
from bakehouse.server import store_check
from bakehouse.server.metrics import Metrics
from bakehouse.server.opening import FILE, StoreError, read_only
from bakehouse.server.settings import Settings
from bakehouse.server.store import Store
from bakehouse.server.store_check import Damage, Report

Place = Path | str  # a folder, or the address of a database


def place_called(name: str) -> Place:
    if not name.startswith(("postgresql://", "postgres://")):
        return Path(name)
    if find_spec("psycopg") is None:
        raise StoreError("houses in PostgreSQL need one more package: pip install 'bakehouse[postgres]'")
    return name


def open_store(settings: Settings, metrics: Metrics, address: str = "") -> Store:
    """The store of a server, which other servers of the house reach at this address."""
    place = place_called(settings.store) if settings.store else settings.data
    if isinstance(place, str):
        from bakehouse.server.postgres_store import PostgresStore

        return PostgresStore(place, metrics, address)
    if settings.store:
        raise StoreError(f"{settings.store} is no address of a database, such as postgresql:///bakehouse")
    from bakehouse.server.sqlite_store import SqliteStore

    return SqliteStore(place, metrics)


def must_be_usable(address: str) -> None:
    """Is this a database that can be reached, in the present form?"""
    if isinstance(place_called(address), Path):
        raise StoreError(f"{address} is no address of a database, such as postgresql:///bakehouse")
    from bakehouse.server import postgres

    connection = postgres.connected(address)
    try:
        postgres.bring_up(address, connection)
    finally:
        connection.close()


def check(place: Place) -> Report:
    """Look at everything; servers may be running."""
    if isinstance(place, Path):
        return store_check.check(place)
    from bakehouse.server import postgres_tools

    return postgres_tools.check(place)


def repair(place: Place) -> list[Damage]:
    """Cut every damaged journal back to what is good; refused while a server is running."""
    if isinstance(place, Path):
        return store_check.repair(place)
    from bakehouse.server import postgres_tools

    return postgres_tools.repair(place)


def backup(place: Place, file: Path) -> int:
    """Write everything into a new file, a SQLite database; its size. Servers may be running."""
    if isinstance(place, Path):
        return files.backup(place, file)
    from bakehouse.server import postgres_tools

    if file.exists():
        raise StoreError(f"{file} exists already; a backup goes into a new file")
    unfinished = file.with_name(file.name + files.UNFINISHED)
    unfinished.unlink(missing_ok=True)
    postgres_tools.backup(place, unfinished)
    unfinished.replace(file)
    return file.stat().st_size


def restore(place: Place, file: Path) -> str:
    """Put a backup in the place of what is there; where that is now, or nothing. Refused while a server is running."""
    if isinstance(place, Path):
        old = files.restore(place, file)
        return "" if old is None else str(old)
    from bakehouse.server import postgres_tools

    with files.whole_copy(file) as copy:
        schema = postgres_tools.restore(place, copy)
    return f"the schema {schema} of the database" if schema else ""


def copy(source: Place, target: Place) -> None:
    """Copy a house to a place where there is none. Refused while a server is running at either."""
    _must_be_free(target)
    _must_be_unused(source)
    with TemporaryDirectory() as folder:
        file = Path(folder) / FILE
        backup(source, file)
        restore(target, file)


def _must_be_unused(place: Place) -> None:
    if isinstance(place, Path):
        read_only(place / FILE).close()  # there must be a database
        files.must_be_unused(place / FILE)
        return
    from bakehouse.server import postgres_tools

    postgres_tools.must_be_unused(place)


def _must_be_free(place: Place) -> None:
    if isinstance(place, Path):
        if (place / FILE).exists():
            raise StoreError(f"there is a house in {place} already; copy into a new folder")
        return
    from bakehouse.server import postgres, postgres_tools

    if not postgres_tools.is_empty(place):
        raise StoreError(f"there is a house in {postgres.public_name(place)} already; copy into an empty database")
