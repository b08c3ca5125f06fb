"""Keeping a game: writing its record to a file, completely or not at all."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from bakehouse.core.decision import Decision
from bakehouse.core.messages import Message, say
from bakehouse.core.position import seed_text
from bakehouse.records import Recorder
from bakehouse.terminal.setup import Setup

SUFFIX = ".pie"
SEED = "# Seed: "  # a comment, because only finished games have the tag of that name
# What the file itself says, in English like everything in it.
WARNING = "The file of a running game holds the hidden cards of all seats: do not read it if you want to keep playing."


class SaveError(Exception):
    """A file that cannot be written, or a game that cannot be resumed."""

    def __init__(self, message: Message) -> None:
        self.message = message
        super().__init__(message)


class Keeper:
    """The record of the game being played. With a path it is written there after each move."""

    def __init__(self, setup: Setup, path: Path | None, decisions: Sequence[Decision] = ()) -> None:
        self.setup = setup
        self.path = path
        self._own_path: Path | None = None  # where the game was saved without a path of its own
        self._recorder = self._recorded(decisions)
        self._current: Path | None = None  # a file that holds all moves up to the last one
        self._trouble: Message | None = None

    def _recorded(self, decisions: Sequence[Decision]) -> Recorder:
        setup = self.setup
        recorder = Recorder(setup.game, setup.seats, setup.seed, setup.options, setup.deck, setup.players)
        for decision in decisions:
            recorder.played(decision.seat, decision.atoms)
        return recorder

    def played(self, decision: Decision) -> None:
        self._recorder.played(decision.seat, decision.atoms)
        self._changed()

    def rewrite(self, decisions: Sequence[Decision]) -> None:
        """Moves were taken back; these are left."""
        self._recorder = self._recorded(decisions)
        self._changed()

    def _changed(self) -> None:
        self._current = None
        if self.path is not None:
            try:
                self._write(self.path)
            except SaveError as error:
                self._trouble = say("terminal-tried-again", trouble=error.message)

    def trouble(self) -> Message | None:
        """What went wrong when it was last written; reported once."""
        trouble, self._trouble = self._trouble, None
        return trouble

    # -- Files ---------------------------------------------------------------

    def begin(self) -> None:
        """Write a recorded game for the first time; SaveError if that cannot be done."""
        if self.path is not None:
            self._write(self.path)

    def save(self, name: str = "") -> Path:
        """Write to the file of this name; without one, where the game is kept already or to a new file here."""
        if not name:
            path = self.path or self._own_path or new_path(self.setup, Path())
        else:
            path = Path(os.path.expanduser(name))
            if self._is_somebody_elses(path):
                raise SaveError(say("terminal-file-exists", path=str(path)))
        self._write(path)
        self._own_path = path
        return path

    def _is_somebody_elses(self, path: Path) -> bool:
        mine = [os.path.realpath(own) for own in (self.path, self._own_path) if own is not None]
        return os.path.lexists(path) and os.path.realpath(path) not in mine

    def save_somewhere(self) -> Path:
        """Save on the way out, wherever that is possible; the file that then holds the game."""
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
        """The full record; while the game is running also what is needed to resume it."""
        record = self._recorder.record()
        if record.value("Result"):
            return record.text
        return f"# {WARNING}\n{SEED}{seed_text(self.setup.seed)}\n{record.text}"


def _other_folders() -> list[Path]:
    """Where to save when the current folder is not possible."""
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
    """A temporary file replaces it when everything is written, so there is never half a record."""
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
        raise SaveError(say("terminal-not-written", path=str(path), reason=str(reason))) from None
