"""Keeping a game: writing its record to a file at once or not at all, and going on with a saved one."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from bakehouse.core.match import Move
from bakehouse.records import Recorder
from bakehouse.terminal.setup import Setup

SUFFIX = ".pie"
SEED = "# Seed: "  # a comment, because the tag of that name stands in finished games only
WARNING = "The file of a running game holds the hidden cards of all seats: do not read it if you want to go on playing."


class SaveError(Exception):
    """A file that cannot be written or gone on with, in a sentence."""


class Keeper:
    """The record of the game being played. With a path it is written there after each move."""

    def __init__(self, setup: Setup, path: Path | None, moves: Sequence[Move] = ()) -> None:
        self.setup = setup
        self.path = path
        self._own_path: Path | None = None  # where the game was saved without a path of its own
        self._recorder = self._recorded(moves)
        self._current: Path | None = None  # a file that holds the last move too
        self._trouble = ""

    def _recorded(self, moves: Sequence[Move]) -> Recorder:
        setup = self.setup
        recorder = Recorder(setup.game, setup.seats, setup.seed, setup.options, setup.deck, setup.players)
        for move in moves:
            recorder.played(move.seat, move.atoms)
        return recorder

    def played(self, seat: int, atoms: list[int]) -> None:
        self._recorder.played(seat, atoms)
        self._changed()

    def rewrite(self, moves: Sequence[Move]) -> None:
        """Moves were taken back; these are left."""
        self._recorder = self._recorded(moves)
        self._changed()

    def _changed(self) -> None:
        self._current = None
        if self.path is not None:
            try:
                self._write(self.path)
            except SaveError as error:
                self._trouble = f"{error} The game goes on, and is saved again after the next move."

    def trouble(self) -> str:
        """What went wrong in the last writing, once."""
        trouble, self._trouble = self._trouble, ""
        return trouble

    # -- Files ---------------------------------------------------------------

    def begin(self) -> None:
        """The first writing of a game that is recorded: SaveError if it cannot be done."""
        if self.path is not None:
            self._write(self.path)

    def save(self, name: str = "") -> Path:
        """Write to the file of this name; without one where the game is kept already, or to a new file here."""
        if not name:
            path = self.path or self._own_path or new_path(self.setup, Path())
        else:
            path = Path(os.path.expanduser(name))
            if self._is_somebody_elses(path):
                raise SaveError(f"There is a file {path} already; please name another one.")
        self._write(path)
        self._own_path = path
        return path

    def _is_somebody_elses(self, path: Path) -> bool:
        mine = [os.path.realpath(own) for own in (self.path, self._own_path) if own is not None]
        return os.path.lexists(path) and os.path.realpath(path) not in mine

    def save_somewhere(self) -> Path:
        """Save on the way out, wherever it can be done; the file that then holds the game."""
        if self._current is not None:
            return self._current
        try:
            return self.save()
        except SaveError as error:
            for folder in _other_folders():
                with suppress(SaveError):
                    return self._write(new_path(self.setup, folder))
            raise error

    def _write(self, path: Path) -> Path:
        write_at_once(path, self.text())
        self._current = path
        return path

    def text(self) -> str:
        """The full record; while the game is running also what is needed to go on with it."""
        record = self._recorder.record()
        if record.value("Result"):
            return record.text
        return f"# {WARNING}\n{SEED}{self.setup.seed_text}\n{record.text}"


def _other_folders() -> list[Path]:
    """Where to save when it cannot be done in the present folder."""
    home = os.environ.get("HOME")
    return [*([Path(home)] if home else []), Path(tempfile.gettempdir())]


def new_path(setup: Setup, folder: Path) -> Path:
    """A file named after the game and the time, that does not exist yet."""
    name = f"{setup.game.info.slug}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    path = folder / f"{name}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{name}-{number}{SUFFIX}"
        number += 1
    return path


def write_at_once(path: Path, text: str) -> None:
    """A temporary file beside it takes its place when all is written: there is never half a record."""
    try:
        path = Path(os.path.realpath(path))  # a link stays a link
        temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
        try:
            with temporary.open("x", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            temporary.replace(path)
        finally:
            temporary.unlink(missing_ok=True)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        reason = error.strerror if isinstance(error, OSError) else error
        raise SaveError(f"The file {path} cannot be written: {reason}.") from None
