"""Backing a SQLite database up while a server is running, and putting a backup in its place when none is."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from bakehouse.server.opening import FILE, RESTORING, InUse, StoreError, claim, damaged, faults, read_only
from bakehouse.server.schema import SET_OPEN, VERSION, upgrade, version_of

PARTS = ("", "-wal", "-shm")  # the files of a database
UNFINISHED = ".unfinished"


def backup(folder: Path, file: Path) -> int:
    """Write a copy of the database into a new file; its size. A server may be running: what is copied is everything
    that was acknowledged at one moment."""
    if file.exists():
        raise StoreError(f"{file} exists already; a backup goes into a new file")
    unfinished = file.with_name(file.name + UNFINISHED)
    _copy(folder / FILE, unfinished)
    unfinished.replace(file)
    return file.stat().st_size


def restore(folder: Path, file: Path) -> Path | None:
    """Put a backup in the place of the database; where the old one is now. Refused while a server is running."""
    path = folder / FILE
    if not file.is_file():
        raise StoreError(f"there is no file {file}")
    folder.mkdir(parents=True, exist_ok=True)
    restoring = path.with_name(path.name + RESTORING)
    must_be_unused(path)
    _copy(file, restoring)
    must_be_unused(path)  # copying may have taken a while
    old = _move_away(path)
    restoring.replace(path)
    return old


@contextmanager
def whole_copy(file: Path) -> Iterator[Path]:
    """A copy of a backup in the present form, for as long as it is needed."""
    if not file.is_file():
        raise StoreError(f"there is no file {file}")
    with TemporaryDirectory() as folder:
        copy = Path(folder) / FILE
        _copy(file, copy)
        with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
            connection.execute("BEGIN")
            upgrade(connection)
            connection.execute("COMMIT")
        yield copy


def must_be_unused(path: Path) -> None:
    """It is closed again at once: Windows moves no file that is open, and SQLite deletes the -wal file by its name."""
    if path.exists():
        try:
            claim(path).close()
        except InUse:
            raise
        except StoreError:
            pass  # so damaged that no server can use it


def _move_away(path: Path) -> Path | None:
    """The old database stays beside the new one, with all of its files."""
    if not path.exists() and not path.with_name(path.name + "-wal").exists():
        return None
    old = path.with_name(f"{path.name}.before-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}")
    if old.exists():
        raise StoreError(f"{old} exists already; try again in a second")
    for part in PARTS:
        source = path.with_name(path.name + part)
        if source.exists():
            source.replace(old.with_name(old.name + part))
    return old


def _copy(source: Path, target: Path) -> None:
    """A database in one whole file that only its owner can read: the seeds of running games are in it."""
    target.unlink(missing_ok=True)  # of a copy that was interrupted
    os.close(os.open(target, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        with closing(read_only(source)) as reading, closing(sqlite3.connect(target, isolation_level=None)) as writing:
            if not 1 <= version_of(reading) <= VERSION:
                raise StoreError(f"{source} is no database that this version of Bakehouse can read")
            reading.backup(writing)  # in one step, so that it is the state of one moment
            writing.execute("PRAGMA journal_mode = DELETE")
            found = faults(writing)
            if found:
                raise damaged(source, found[0])
            if version_of(writing) > 1:
                writing.execute(SET_OPEN, (0,))
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        raise damaged(source, str(error)) from None
    except StoreError:
        target.unlink(missing_ok=True)
        raise
