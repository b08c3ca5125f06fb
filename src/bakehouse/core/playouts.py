"""Whole random games, many at a time: in this process or in several."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, partial
from importlib import import_module
from itertools import chain
from typing import NamedTuple

import msgspec

from bakehouse.core.deck import Deck
from bakehouse.core.errors import OptionError
from bakehouse.core.game import Game
from bakehouse.core.state import State, play_games
from bakehouse.core.view import Playout

SHARES = 8  # of each process: one that gets longer games takes fewer of them


def playouts(
    game: Game,
    seats: int,
    seeds: Iterable[int],
    *,
    limit: int = 1_000_000,
    options: Mapping[str, object] | None = None,
    deck: Deck | None = None,
    workers: int = 1,
) -> list[Playout]:
    """A whole random game for each seed, in the order of the seeds.

    Each is the game that `playout(game.deal(seats, seed), Rng(seed), limit)` plays, whatever the number of workers,
    which are processes: a script that asks for more than one needs its `if __name__ == "__main__":`.
    """
    if isinstance(workers, bool) or not isinstance(workers, int) or workers < 1:
        raise OptionError(f"workers are counted from 1, not {workers!r}")
    table = game.deal(seats, 0, options, deck)  # the arguments are checked here, once
    wanted = seeds if isinstance(seeds, range) else list(seeds)
    if workers == 1 or len(wanted) < 2:
        return play_games(table, wanted, limit)
    setting = Setting(game.package, seats, tuple((options or {}).items()), None if deck is None else deck.text)
    return _in_processes(setting, wanted, limit, workers)


class Setting(NamedTuple):
    """What a table is made from: decks and states cannot be sent to another process, this can."""

    package: str
    seats: int
    options: tuple[tuple[str, object], ...]
    deck: str | None  # the text of its file


def _in_processes(setting: Setting, seeds: Sequence[int], limit: int, workers: int) -> list[Playout]:
    # Imported where they are needed: they are heavy, and a browser has no processes.
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    size = -(-len(seeds) // (SHARES * workers))
    shares = [seeds[start : start + size] for start in range(0, len(seeds), size)]
    with ProcessPoolExecutor(min(workers, len(shares)), get_context("spawn")) as pool:
        played = pool.map(partial(_play_share, setting, limit), shares)
        return list(chain.from_iterable(map(read_share, played)))


def _play_share(setting: Setting, limit: int, seeds: Sequence[int]) -> bytes:
    # To pickle the results would take as long as to play a short game.
    return msgspec.msgpack.encode(play_games(_table(setting), seeds, limit))


read_share = msgspec.msgpack.Decoder(list[Playout]).decode


@cache
def _table(setting: Setting) -> State:
    game: Game = import_module(setting.package).GAME
    deck = None if setting.deck is None else game.deck_text(setting.deck)
    return game.deal(setting.seats, 0, dict(setting.options), deck)
