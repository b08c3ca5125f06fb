"""Games that bots have played, kept to be replayed: python tools/archive.py [GAME …]

Run it only when the rules of a game change on purpose (then its rules version is bumped), or for a new game. Each file
has 200 games of one version of the rules, finished and running ones, of all numbers of seats and with many options. Of
each decision it keeps the seat, the move, and one byte of a checksum of who was asked and what was allowed.
"""

from __future__ import annotations

import lzma
import sys
import zlib
from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec

import bakehouse
from bakehouse.bots import make_bot
from bakehouse.core.errors import BakehouseError
from bakehouse.core.game import Game
from bakehouse.core.options import Option
from bakehouse.core.state import State

FOLDER = Path(__file__).parents[1] / "tests" / "archive"
GAMES = 200
LONGEST = 200  # atoms; most games are left before they are over
THINKING = 10  # one game in so many is played to its end, by bots that think; the others by chance
END = 5_000  # atoms
LEVEL = "medium"


class KeptGame(msgspec.Struct):
    seats: int
    seed: int
    options: dict[str, str | int]
    moves: list[tuple[int, int]]  # seat and atom
    checks: bytes  # one for each move, made before it
    is_over: bool
    scores: list[int | None]


class Archive(msgspec.Struct):
    game: str
    rules: int  # their version
    games: list[KeptGame]


def path_of(slug: str) -> Path:
    return FOLDER / f"{slug}.msgpack.xz"


def read(slug: str) -> Archive:
    return msgspec.msgpack.decode(lzma.decompress(path_of(slug).read_bytes()), type=Archive)


def write(archive: Archive) -> None:
    FOLDER.mkdir(exist_ok=True)
    path_of(archive.game).write_bytes(lzma.compress(msgspec.msgpack.encode(archive), preset=9))


def check_of(state: State) -> int:
    """One byte of who is asked, and what they may do."""
    asked = [(seat, state.legal(seat)) for seat in state.actors]
    return zlib.crc32(repr(asked).encode()) & 0xFF


def played(game: Game, number: int) -> KeptGame:
    rng = Random(f"{game.info.slug} {number}")
    least, most = game.info.seats
    seats = least + number % (most - least + 1)
    options = _some_options(game, seats, rng)
    state = game.deal(seats, number, options)
    bots = [make_bot(LEVEL, game, number * 10 + seat) for seat in range(seats)] if number % THINKING == 0 else []
    moves: list[tuple[int, int]] = []
    checks = bytearray()
    most = END if bots else rng.randint(LONGEST // 4, LONGEST)
    while not state.over and len(moves) < most:
        checks.append(check_of(state))
        seat = rng.choice(state.actors)
        move = bots[seat].move(game.view(state, seat)) if bots else rng.choice(state.legal(seat))
        state.play(seat, move)
        moves.append((seat, move))
    return KeptGame(seats, number, options, moves, bytes(checks), state.over, _scores(state))


def _scores(state: State) -> list[int | None]:
    return list(state.result().scores) if state.over else []


def _some_options(game: Game, seats: int, rng: Random) -> dict[str, str | int]:
    """The usual ones in every second game, otherwise with one change that such a table allows."""
    if rng.random() < 0.5:
        return {}
    option = rng.choice([*game.info.options.values()])
    options = {option.name: _some_value(option, rng)}
    try:
        game.deal(seats, 1, options)
    except BakehouseError:
        return {}
    return options


def _some_value(option: Option, rng: Random) -> str | int:
    if option.values:
        return rng.choice(option.values)
    least = option.least or 0
    return rng.randint(least, least + 3)


def divergence(game: Game, kept: KeptGame) -> str:
    """Where a game goes another way than it went; nothing if it does not."""
    state = game.deal(kept.seats, kept.seed, kept.options)
    where = f"{game.info.slug}, {kept.seats} seats, seed {kept.seed}, {kept.options or 'usual options'}"
    for number, ((seat, move), check) in enumerate(zip(kept.moves, kept.checks, strict=True)):
        try:
            state.check(seat, move)
        except BakehouseError as error:
            rule = getattr(error, "rule", None) or "no rule"
            return f"{where}, move {number}: what was played is not allowed any more ({rule}): {error}"
        if check_of(state) != check:
            return f"{where}, move {number}: other seats are asked, or other moves allowed"
        state.apply(seat, move)
    if state.over != kept.is_over:
        return f"{where}: it is {'over' if state.over else 'not over'} after its last move"
    return "" if _scores(state) == kept.scores else f"{where}: it ends with {_scores(state)}"


def main(slugs: Sequence[str]) -> None:
    for slug in slugs or bakehouse.games():
        game = bakehouse.game(slug)
        write(Archive(slug, game.info.rules, [played(game, number) for number in range(GAMES)]))
        print(slug, game.info.rules, f"{path_of(slug).stat().st_size:,} bytes", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
