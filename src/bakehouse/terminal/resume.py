"""Resuming a saved game: what its file says, checked against the seed."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from bakehouse.core.decision import Decision
from bakehouse.core.deck import Deck
from bakehouse.core.errors import BakehouseError, RecordError
from bakehouse.core.game import Game
from bakehouse.core.messages import say
from bakehouse.records import Record, header_of, load
from bakehouse.records.header import BOT, PERSON
from bakehouse.records.verify import replay_from_seed
from bakehouse.terminal.save import SEED, SaveError


@dataclass(frozen=True)
class SavedGame:
    path: Path
    game: Game
    seats: int
    seed: int | bytes
    options: dict[str, object]
    deck: Deck | None
    digest: str  # of the deck, also where it is the game's own
    people: list[int]  # empty if the file does not say
    level: str
    decisions: list[Decision]

    def must_agree(self, what: str, wanted: object, saved: object, option: str = "") -> None:
        if wanted is not None and wanted != saved:
            difference = say(
                "terminal-differs",
                path=str(self.path),
                what=what,
                option=option,
                saved=str(saved),
                wanted=str(wanted),
            )
            raise SaveError(difference)


def read_saved(path: Path) -> SavedGame | None:
    """The running game in this file; None if there is no file yet. SaveError if it holds anything else."""
    try:
        if not path.exists() or (path.is_file() and path.stat().st_size == 0):
            return None
        record = load(path, strict=True)
        head, _, _ = path.read_text("utf-8").partition("[Pie ")
    except (OSError, RecordError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise SaveError(say("terminal-not-resumed", path=str(path), reason=str(reason))) from None
    return _running_game(path, record, head)


def _running_game(path: Path, record: Record, head: str) -> SavedGame:
    if record.value("Result"):
        raise SaveError(say("terminal-holds-finished", path=str(path)))
    seed = _seed(head)
    if seed is None or not record.is_full:
        raise SaveError(say("terminal-holds-no-seed", path=str(path)))
    header = header_of(record)
    try:
        # Only if this seed gave the luck so far, it will give the luck to come.
        played = [step.decision for step in replay_from_seed(record, header, seed)]
    except BakehouseError:
        raise SaveError(say("terminal-holds-other-cards", path=str(path))) from None
    levels = [name.removeprefix(BOT) for name in header.players.values() if name.startswith(BOT)]
    return SavedGame(
        path=path,
        game=header.game,
        seats=header.seats,
        seed=seed,
        options=dict(header.options),
        deck=header.deck if header.deck_travels else None,
        digest=header.deck.digest,
        people=[seat for seat, name in header.players.items() if name == PERSON],
        level=levels[0] if levels else "",
        decisions=[decision for decision in played if decision is not None],
    )


def _seed(head: str) -> int | bytes | None:
    found = re.search(rf"^{re.escape(SEED)}(?:([0-9a-f]{{64}})|([0-9]{{1,19}}))$", head, re.MULTILINE)
    if found is None:
        return None
    return bytes.fromhex(found[1]) if found[1] else int(found[2])
