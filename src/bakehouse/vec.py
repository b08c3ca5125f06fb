"""Many games stepped at once, for programs that learn: `bakehouse.vec.make("pastry-chefs", num_envs=1024)`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from bakehouse.bots import Bot, answer, make_bot
from bakehouse.core.chance import Rng
from bakehouse.core.deck import Deck
from bakehouse.core.errors import OptionError
from bakehouse.core.game import Game
from bakehouse.core.layout import Field
from bakehouse.core.pool import Opponents, Pool
from bakehouse.core.state import State
from bakehouse.games import load

RANDOM = "random"
LIMIT = 100_000  # decisions in a game
MAX_SEED = 2**63 - 1

Info = dict[str, NDArray[Any]]
Learners = Iterable[int] | Iterable[Iterable[int]]
Shown = tuple[NDArray[np.int16], NDArray[np.bool_], Info]
Stepped = tuple[NDArray[np.int16], NDArray[np.bool_], NDArray[np.float32], NDArray[np.bool_], Info]


def make(
    slug: str,
    num_envs: int,
    *,
    seats: int | None = None,
    learners: Learners | None = None,
    opponents: str = RANDOM,
    seed: int = 0,
    limit: int = LIMIT,
    options: Mapping[str, object] | None = None,
    deck: Deck | None = None,
) -> VecEnv:
    """Games of one kind, stepped together, and reset for a start.

    `learners` are the seats that `step` moves (all of them: self-play), or such seats for each game in turn:
    `[[0], [1]]` is seat 0 in every other game and seat 1 in the others. `opponents` is the level of the bots in the
    other seats. A game that reaches the limit of decisions ends without rewards.
    """
    return VecEnv(load(slug), num_envs, seats, learners, opponents, seed, limit, options, deck)


class BotOpponents(Opponents):
    """Bots in the other seats. They get views, so they play at tables that keep a log and memories."""

    def __init__(self, game: Game, level: str, options: Mapping[str, object] | None, deck: Deck | None) -> None:
        make_bot(level, game)  # refuses what is no level
        self._game = game
        self._level = level
        self._options = options
        self._deck = deck
        self._bots: dict[tuple[int, int], Bot] = {}

    def deal(self, table: State, row: int, seed: int) -> State:
        for seat in range(table.seats):
            self._bots[row, seat] = make_bot(self._level, self._game, seed + seat)
        return self._game.deal(table.seats, seed, self._options, self._deck)

    def answer(self, state: State, row: int, seat: int, rng: Rng) -> int:
        return answer(self._bots[row, seat], self._game, state, seat)


def _by_row(learners: Learners | None, seats: int, rows: int) -> list[tuple[int, ...]]:
    """The seats that learn, for each game."""
    wanted = [*range(seats)] if learners is None else list(learners)
    groups = [wanted] if all(isinstance(seat, (int, np.integer)) for seat in wanted) else wanted
    chosen = [tuple(sorted({int(seat) for seat in group})) for group in groups]  # type: ignore[union-attr]
    for group in chosen:
        if not group or not set(group) <= set(range(seats)):
            raise OptionError(f"learners are seats from 0 to {seats - 1}, not {list(group)}")
    return [chosen[row % len(chosen)] for row in range(rows)]


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
        learners: Learners | None,
        opponents: str,
        seed: int,
        limit: int,
        options: Mapping[str, object] | None,
        deck: Deck | None,
    ) -> None:
        if num_envs < 1:
            raise OptionError(f"games are counted from 1, not {num_envs!r}")
        table = game.deal(game.info.usual_seats if seats is None else seats, 0, options, deck)
        encoder = game.encoder(table)
        self.game = game
        self.num_envs = num_envs
        self.seats = table.seats
        self.learners = _by_row(learners, table.seats, num_envs)  # for each game
        self.teams = game.info.teams or tuple((seat,) for seat in range(table.seats))
        self.fields: dict[str, Field] = {field.name: field for field in encoder.fields}
        self.observation_size: int = encoder.size
        self.num_actions: int = encoder.moves
        others = Opponents() if opponents == RANDOM else BotOpponents(game, opponents, options, deck)
        bits = [sum(1 << seat for seat in group) for group in self.learners]
        self._pool = Pool(table, encoder, num_envs, bits, limit, others)
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
        """Those vectors of the pool that stay where they are, as arrays that share their memory, read-only."""
        pool, rows = self._pool, self.num_envs
        return {
            "finals": np.asarray(memoryview(pool.finals)).reshape(rows, -1),
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
        pool, sources = self._pool, self._sources
        np.copyto(self.observations, np.asarray(memoryview(pool.observations)).reshape(self.observations.shape))
        np.copyto(self.masks, np.asarray(memoryview(pool.masks)).view(np.bool_).reshape(self.masks.shape))
        np.copyto(self.rewards, sources["rewards"])
        np.copyto(self.dones, sources["dones"])
        for name, array in self.info.items():
            np.copyto(array, sources[name])
