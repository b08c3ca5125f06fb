"""Going on with a saved game: what its file says, checked against the seed."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from bakehouse.core.deck import Deck
from bakehouse.core.errors import BakehouseError, RecordError
from bakehouse.core.game import Game
from bakehouse.records import Record, Recorder, Table, load, replay, table_of
from bakehouse.terminal.save import SEED, SaveError
from bakehouse.terminal.setup import BOT, PERSON

Moves = list[tuple[int, list[int]]]


@dataclass(frozen=True)
class Saved:
    path: Path
    game: Game
    seats: int
    seed: int | bytes
    options: dict[str, object]
    deck: Deck | None
    digest: str  # of the deck, also where it is the game's own
    people: list[int]  # empty if the file does not tell
    level: str
    moves: Moves

    def must_agree(self, what: str, wanted: object, saved: object) -> None:
        if wanted is not None and wanted != saved:
            raise SaveError(
                f"{self.path} holds a running game whose {what} is {saved}, not {wanted}. "
                "Leave that out to go on with it, or name another file for a new game."
            )


def read_saved(path: Path) -> Saved | None:
    """The running game in this file; None if there is no file yet. SaveError if it holds anything else."""
    try:
        if not path.exists() or (path.is_file() and path.stat().st_size == 0):
            return None
        record = load(path, strict=True)
        head, _, _ = path.read_text("utf-8").partition("[Pie ")
    except (OSError, RecordError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise SaveError(f"{path} exists already, and cannot be gone on with: {reason}. Name another file.") from None
    return _running_game(path, record, head)


def _running_game(path: Path, record: Record, head: str) -> Saved:
    if record.value("Result"):
        raise SaveError(f"{path} holds a game that is over. Name another file for a new game.")
    seed = _seed(head)
    if seed is None or not record.is_full:
        raise SaveError(f"{path} holds a game without its seed, so it cannot be gone on with. Name another file.")
    table = table_of(record)
    moves: Moves = [(step.seat, step.atoms) for step in replay(record) if step.seat is not None]
    if not _gives(seed, table, moves, record):
        raise SaveError(f"{path} was changed: its seed does not give its cards. Name another file.")
    levels = [name.removeprefix(BOT) for name in table.players.values() if name.startswith(BOT)]
    return Saved(
        path=path,
        game=table.game,
        seats=table.seats,
        seed=seed,
        options=dict(table.options),
        deck=table.deck if table.deck_travels else None,
        digest=table.deck.digest,
        people=[seat for seat, name in table.players.items() if name == PERSON],
        level=levels[0] if levels else "",
        moves=moves,
    )


def _seed(head: str) -> int | bytes | None:
    found = re.search(rf"^{re.escape(SEED)}(?:([0-9a-f]{{64}})|([0-9]{{1,19}}))$", head, re.MULTILINE)
    if found is None:
        return None
    return bytes.fromhex(found[1]) if found[1] else int(found[2])


def _gives(seed: int | bytes, table: Table, moves: Moves, record: Record) -> bool:
    """Is this the seed of the luck so far? Only then it is the seed of the luck to come."""
    deck = table.deck if table.deck_travels else None
    try:
        recorder = Recorder(table.game, table.seats, seed, table.options, deck)
        for seat, atoms in moves:
            recorder.played(seat, atoms)
    except BakehouseError:
        return False
    return recorder.record().lines == [line for line in record.lines if line.mark != "#"]
