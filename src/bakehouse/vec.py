"""Many games stepped at once, for programs that learn: `bakehouse.vec.make("pastry-chefs", num_envs=1024)`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from bakehouse.core.deck import Deck
from bakehouse.core.errors import OptionError
from bakehouse.core.game import Game
from bakehouse.core.layout import Field
from bakehouse.core.pool import Pool
from bakehouse.games import load

LIMIT = 100_000  # decisions in a game
MAX_SEED = 2**63 - 1

Info = dict[str, NDArray[Any]]
Shown = tuple[NDArray[np.int16], NDArray[np.bool_], Info]
Stepped = tuple[NDArray[np.int16], NDArray[np.bool_], NDArray[np.float32], NDArray[np.bool_], Info]


def make(
    slug: str,
    num_envs: int,
    *,
    seats: int | None = None,
    learners: Iterable[int] | None = None,
    seed: int = 0,
    limit: int = LIMIT,
    options: Mapping[str, object] | None = None,
    deck: Deck | None = None,
) -> VecEnv:
    """Games of one kind, stepped together, and reset for a start.

    `learners` are the seats that `step` moves (all of them: self-play); the other seats move at random. A game that
    reaches the limit of decisions ends without rewards.
    """
    return VecEnv(load(slug), num_envs, seats, learners, seed, limit, options, deck)


class VecEnv:
    """A row for each game. Every array is allocated once and overwritten by the next step: copy what you keep.

    To copy them out of the pool takes less than a tenth of a step, and buys arrays that the caller may write to; the
    memory of a `vec` is shown read-only.
    """

    def __init__(
        self,
        game: Game,
        num_envs: int,
        seats: int | None,
        learners: Iterable[int] | None,
        seed: int,
        limit: int,
        options: Mapping[str, object] | None,
        deck: Deck | None,
    ) -> None:
        if num_envs < 1:
            raise OptionError(f"games are counted from 1, not {num_envs!r}")
        table = game.deal(game.info.usual_seats if seats is None else seats, 0, options, deck)
        chosen = range(table.seats) if learners is None else sorted(set(learners))
        if not chosen or not set(chosen) <= set(range(table.seats)):
            raise OptionError(f"learners are seats from 0 to {table.seats - 1}, not {list(chosen)}")
        encoder = game.encoder(table)
        self.game = game
        self.num_envs = num_envs
        self.seats = table.seats
        self.learners = tuple(chosen)
        self.teams = game.info.teams or tuple((seat,) for seat in range(table.seats))
        self.fields: dict[str, Field] = {field.name: field for field in encoder.fields}
        self.observation_size: int = encoder.size
        self.num_actions: int = encoder.moves
        self._pool = Pool(table, encoder, num_envs, sum(1 << seat for seat in chosen), limit)
        self._sources = self._pool_arrays()
        # Where `done` is true: the end of that game, as the seat saw it that made the last move. Not to be written to.
        self.final_observations: NDArray[np.int16] = self._sources["finals"]
        self.observations = np.zeros((num_envs, self.observation_size), np.int16)
        self.masks = np.zeros((num_envs, self.num_actions), np.bool_)
        self.rewards = np.zeros((num_envs, self.seats), np.float32)
        self.dones = np.zeros(num_envs, np.bool_)
        self.info: Info = {
            "seat": np.zeros(num_envs, np.int64),  # who is asked
            "seed": np.zeros(num_envs, np.int64),  # of the game that the row shows
            "truncated": np.zeros(num_envs, np.bool_),  # did the game end at the limit?
        }
        self.reset(seed)

    def _pool_arrays(self) -> dict[str, NDArray[Any]]:
        """The vectors of the pool as arrays that share their memory and cannot be written to."""
        pool, rows = self._pool, self.num_envs
        return {
            "observations": np.asarray(memoryview(pool.observations)).reshape(rows, -1),
            "finals": np.asarray(memoryview(pool.finals)).reshape(rows, -1),
            "masks": np.asarray(memoryview(pool.masks)).view(np.bool_).reshape(rows, -1),
            "rewards": np.asarray(memoryview(pool.rewards)).reshape(rows, -1),
            "dones": np.asarray(memoryview(pool.ended)).view(np.bool_),
            "truncated": np.asarray(memoryview(pool.stopped)).view(np.bool_),
            "seat": np.asarray(memoryview(pool.asked)),
            "seed": np.asarray(memoryview(pool.seeds)),
        }

    def reset(self, seed: int = 0) -> Shown:
        """Deal every game anew; the same seed gives the same games."""
        if not 0 <= seed <= MAX_SEED:
            raise OptionError(f"a seed is a whole number from 0 to {MAX_SEED}, not {seed!r}")
        self._pool.reset(seed)
        self._copy()
        return self.observations, self.masks, self.info

    def step(self, actions: ArrayLike) -> Stepped:
        """A move in every game, each by the seat that its row shows.

        Where a game has ended, `done` is true, the rewards of all its seats are given (from 0, lost, to 1, won
        alone), and the row shows the first question of the next game already.
        """
        moves = np.asarray(actions)
        if moves.shape != (self.num_envs,):
            raise ValueError(f"there are {self.num_envs} games, and the actions have the shape {moves.shape}")
        self._pool.step(moves.tolist())
        self._copy()
        return self.observations, self.masks, self.rewards, self.dones, self.info

    def _copy(self) -> None:
        sources = self._sources
        np.copyto(self.observations, sources["observations"])
        np.copyto(self.masks, sources["masks"])
        np.copyto(self.rewards, sources["rewards"])
        np.copyto(self.dones, sources["dones"])
        for name, array in self.info.items():
            np.copyto(array, sources[name])
