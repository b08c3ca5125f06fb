"""The results of an experiment: a Parquet file with a row for each game, and the journal from which it is made.

While games are played their results are added share by share to a journal, so that a run that was stopped goes on
where it was. When all are there, `finish` makes the Parquet file. Columns of the frame:

    seed, order, winners, scores, rewards, win_shares, turns, decisions, minutes, reason, lead_changes, comeback
    drawn:CODE, played:CODE, kept:CODE    by seat: how often this card was drawn, played and kept
    rule:ID                               how often the situation of this rule or ruling came up

`read(path)` gives `Results`: the experiment, the frame, and the same as arrays of numbers. `results_of(experiment,
games)` gives the same for games that are at hand.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from struct import Struct
from zlib import crc32

import msgspec
import numpy as np
import numpy.typing as npt
import polars as pl

from bakehouse.core.errors import BakehouseError, RecordError
from bakehouse.lab.experiment import Experiment
from bakehouse.lab.playing import GameResult, plan_of

USES = ("drawn", "played", "kept")
EXPERIMENT_KEY = "bakehouse.experiment"
ID_KEY = "bakehouse.id"
CHUNK = 5_000  # games that are made a table of at once
ROW_GROUP = 50_000
MOST = 65_535  # a count that is larger is written as this

HEAD = Struct(">III")  # of a share in a journal: its number, the length of what follows, and the checksum of that
MAGIC = b"bakehouse lab journal 1\n"

decode_games = msgspec.msgpack.Decoder(list[GameResult]).decode
Numbers = npt.NDArray[np.float64]
Counts = npt.NDArray[np.uint16]


@dataclass(frozen=True)
class Results:
    """An experiment and what came out."""

    experiment: Experiment
    frame: pl.DataFrame

    @property
    def games(self) -> int:
        return self.frame.height

    @property
    def codes(self) -> list[str]:
        """The cards that are counted."""
        return [name.partition(":")[2] for name in self.frame.columns if name.startswith("drawn:")]

    @property
    def rules(self) -> list[str]:
        """The rules and rulings whose situations are counted."""
        return [name.partition(":")[2] for name in self.frame.columns if name.startswith("rule:")]

    def by_seat(self, column: str) -> Numbers:
        """Scores, rewards or win_shares: games × seats; NaN where a seat has no score."""
        return self.frame[column].cast(pl.Array(pl.Float64, self.experiment.setup.seats)).to_numpy().astype(np.float64)

    def by_place(self, column: str) -> Numbers:
        """The same by place: games × places, whoever has the first turn first."""
        order = self.frame["order"].to_numpy().astype(np.int64)
        return np.take_along_axis(self.by_seat(column), order, axis=1)

    def numbers(self, column: str) -> Numbers:
        """A number of each game: turns, decisions, minutes, lead_changes, comeback."""
        return self.frame[column].to_numpy().astype(np.float64)

    def cards(self, use: str) -> Counts:
        """drawn, played or kept: games × cards × seats."""
        seats = self.experiment.setup.seats
        columns = [self.frame[f"{use}:{code}"].to_numpy() for code in self.codes]
        return np.stack(columns, axis=1) if columns else np.zeros((self.games, 0, seats), np.uint16)

    def situations(self) -> npt.NDArray[np.uint32]:
        """How often each situation came up: games × rules."""
        return self.frame.select([f"rule:{rule}" for rule in self.rules]).to_numpy().astype(np.uint32)


# -- Frames ------------------------------------------------------------------


def results_of(experiment: Experiment, games: Iterable[GameResult]) -> Results:
    """The results of games, which may come in parts of any size."""
    frames = [_frame(experiment, part) for part in _chunks(games)]
    return Results(experiment, pl.concat(frames).rechunk() if frames else _frame(experiment, []))


def _chunks(games: Iterable[GameResult]) -> Iterator[list[GameResult]]:
    part: list[GameResult] = []
    for game in games:
        part.append(game)
        if len(part) == CHUNK:
            yield part
            part = []
    if part:
        yield part


def _frame(experiment: Experiment, games: Sequence[GameResult]) -> pl.DataFrame:
    plan = plan_of(experiment.setup)
    seats = experiment.setup.seats
    columns = [
        pl.Series("seed", [game.seed for game in games], pl.Int64),
        pl.Series("order", [game.order for game in games], pl.Array(pl.UInt8, seats)),
        pl.Series("winners", [game.winners for game in games], pl.List(pl.UInt8)),
        pl.Series("scores", [game.scores for game in games], pl.Array(pl.Int32, seats)),
        pl.Series("rewards", [game.rewards for game in games], pl.Array(pl.Float64, seats)),
        pl.Series("win_shares", [game.win_shares for game in games], pl.Array(pl.Float64, seats)),
        pl.Series("turns", [game.turns for game in games], pl.Int32),
        pl.Series("decisions", [game.decisions for game in games], pl.Int32),
        pl.Series("minutes", [game.minutes for game in games], pl.Float64),
        pl.Series("reason", [game.reason for game in games], pl.String),
        pl.Series("lead_changes", [game.lead_changes for game in games], pl.Int32),
        pl.Series("comeback", [game.comeback for game in games], pl.Int32),
    ]
    for use in USES:
        counts = np.array([getattr(game, use) for game in games], dtype=np.int64).reshape(
            len(games), len(plan.codes), seats
        )
        counts = np.minimum(counts, MOST).astype(np.uint16)
        for number, code in enumerate(plan.codes):
            column = np.ascontiguousarray(counts[:, number, :])
            columns.append(pl.Series(f"{use}:{code}", column, pl.Array(pl.UInt16, seats)))
    situations = np.array([game.situations for game in games], dtype=np.uint32).reshape(
        len(games), len(plan.situations)
    )
    for number, rule in enumerate(plan.situations):
        columns.append(pl.Series(f"rule:{rule}", np.ascontiguousarray(situations[:, number]), pl.UInt32))
    return pl.DataFrame(columns)


# -- Files -------------------------------------------------------------------


def write(results: Results, path: Path) -> None:
    """One Parquet file with the experiment in it; it is there as a whole or not at all."""
    temporary = path.with_name(path.name + ".new")
    metadata = {
        EXPERIMENT_KEY: msgspec.json.encode(results.experiment, order="sorted").decode(),
        ID_KEY: results.experiment.id,
    }
    results.frame.write_parquet(
        temporary, compression="zstd", row_group_size=ROW_GROUP, metadata=metadata, statistics=False
    )
    os.replace(temporary, path)


def read(path: Path) -> Results:
    """A file of results."""
    try:
        metadata = pl.read_parquet_metadata(path)
        experiment = msgspec.json.decode(metadata[EXPERIMENT_KEY], type=Experiment)
        return Results(experiment, pl.read_parquet(path))
    except (pl.exceptions.ComputeError, KeyError, msgspec.MsgspecError) as error:
        raise RecordError(f"this is no file of results: {error}", 0, str(path)) from None


class Journal:
    """The shares of an experiment that have been played, in a file that is only added to."""

    def __init__(self, experiment: Experiment, path: Path) -> None:
        """The journal of this experiment; one of another experiment is refused."""
        self.experiment = experiment
        self.path = path
        self.places: dict[int, tuple[int, int]] = {}  # by number of the share: where it begins, and its length
        head = MAGIC + msgspec.json.encode(experiment, order="sorted") + b"\n"
        if path.exists() and path.stat().st_size >= len(head):
            self._find_shares(head)
        else:
            path.write_bytes(head)

    def _find_shares(self, head: bytes) -> None:
        """What was cut off when the last run was stopped is dropped."""
        with self.path.open("r+b") as file:
            if file.read(len(head)) != head:
                raise BakehouseError(f"{self.path} is the journal of another experiment; choose another --out")
            end = file.tell()
            while len(row := file.read(HEAD.size)) == HEAD.size:
                number, length, checksum = HEAD.unpack(row)
                data = file.read(length)
                if len(data) < length or crc32(data) != checksum:
                    break
                self.places[number] = (end + HEAD.size, length)
                end = file.tell()
            file.truncate(end)

    def add(self, number: int, games: bytes) -> None:
        """The results of a share, as `encode_share` made them; a share that is there is not added again."""
        if number in self.places:
            return
        with self.path.open("ab") as file:
            self.places[number] = (file.tell() + HEAD.size, len(games))
            file.write(HEAD.pack(number, len(games), crc32(games)) + games)

    def games(self) -> Iterator[GameResult]:
        """All that is there, in the order of the seeds."""
        with self.path.open("rb") as file:
            for number in sorted(self.places):
                place, length = self.places[number]
                file.seek(place)
                yield from decode_games(file.read(length))

    def finish(self, path: Path) -> Results:
        """Make the file of results, which replaces the journal."""
        results = results_of(self.experiment, self.games())
        write(results, path)
        self.path.unlink()
        return results
