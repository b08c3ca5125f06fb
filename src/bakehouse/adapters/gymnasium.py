"""One seat as a Gymnasium environment, the others played by bots; and many such games at once.

    import gymnasium
    env = gymnasium.make("bakehouse.adapters.gymnasium:bakehouse/PastryChefs-v0", opponents="medium")
    envs = gymnasium.make_vec("bakehouse.adapters.gymnasium:bakehouse/PastryChefs-v0", num_envs=256)

An action is one atom of a move. What may be done is `info["action_mask"]`, and `env.action_masks()` for sb3-contrib.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from bakehouse import vec
from bakehouse.adapters.seats import Mask, Observation, Table, observation_box
from bakehouse.bots import Bot, chain_of, make_bot
from bakehouse.core.deck import Deck
from bakehouse.core.errors import OptionError

MAX_SEED = 2**62
LIMIT = 10_000  # actions in an episode

GAMES = {
    "bakehouse/Cheflebrity-v0": "cheflebrity",
    "bakehouse/PastryChefs-v0": "pastry-chefs",
    "bakehouse/PieContest-v0": "pie-contest",
    "bakehouse/PieFactory-v0": "pie-factory",
    "bakehouse/ThePieGame-v0": "the-pie-game",
}


class BakehouseEnv(gymnasium.Env[Observation, np.int64]):
    """The reward is the game's, at its end: from 0 (lost) to 1 (won alone).

    An action that is not legal is not taken: the seat is asked again, and `info["refused"]` is true.
    """

    metadata = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        slug: str,
        *,
        seat: int = 0,
        opponents: str = "random",
        iterations: int | None = None,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        deck: Deck | None = None,
        limit: int = LIMIT,
        render_mode: str | None = None,
    ) -> None:
        """`opponents` is the level of the bots on all other seats, `iterations` the budget of a hard one."""
        self._table = Table(slug, seats, options, deck)
        if not 0 <= seat < self._table.seats:
            raise OptionError(f"seats are counted from 0 to {self._table.seats - 1}, not {seat!r}")
        self.seats: int = self._table.seats
        self._seat = seat
        self._level = opponents
        self._iterations = iterations
        self._limit = limit
        self._bots: dict[int, Bot] = {}
        self._new_bots(0)  # an unknown level is refused here
        self.render_mode = render_mode
        self.observation_space: spaces.Space[Observation] = observation_box(self._table.size)
        self.action_space = spaces.Discrete(self._table.moves)

    def _new_bots(self, seed: int) -> None:
        table = self._table
        self._bots = {
            seat: make_bot(self._level, table.game, seed + seat, iterations=self._iterations)
            for seat in range(table.seats)
            if seat != self._seat
        }

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        table = self._table
        self._steps = 0
        while True:
            number = int(self.np_random.integers(MAX_SEED))
            # A table with memories, unlike those of `bakehouse.vec`: bots see views.
            table.state = table.game.deal(table.seats, number, table.options, table.deck)
            self._new_bots(number)
            self._run_bots()
            if not table.state.over:
                break
        if self.render_mode == "human":
            self.render()
        return table.observation(self._seat), self._info()

    def _run_bots(self) -> None:
        table = self._table
        state = table.state
        while not state.over and not state.is_asked(self._seat):
            seat = state.actors[0]
            for atom in chain_of(self._bots[seat], table.game, state, seat):
                state.apply(seat, atom)

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        state = self._table.state
        refused = int(action) not in state.legal(self._seat)
        if not refused:
            state.apply(self._seat, int(action))
            self._run_bots()
        self._steps += 1
        reward = float(state.reward(self._seat)) if state.over else 0.0
        if self.render_mode == "human":
            self.render()
        stopped = not state.over and self._steps >= self._limit
        return self._table.observation(self._seat), reward, state.over, stopped, self._info(refused=refused)

    def _info(self, *, refused: bool = False) -> dict[str, Any]:
        return {"action_mask": self._table.mask(self._seat, self._table.moves), "refused": refused}

    def action_masks(self) -> NDArray[np.bool_]:
        """What sb3-contrib's MaskablePPO asks for."""
        return self._table.mask(self._seat, self._table.moves).astype(np.bool_)

    def render(self) -> Any:
        return self._table.render(self.render_mode)


class BakehouseVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many games in compiled code, one seat against bots, random ones by default; `bakehouse.vec` has more."""

    def __init__(
        self,
        slug: str,
        num_envs: int,
        *,
        seat: int = 0,
        opponents: str = vec.RANDOM,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        deck: Deck | None = None,
        limit: int = vec.LIMIT,
    ) -> None:
        self._env = vec.make(
            slug,
            num_envs,
            seats=seats,
            learners=[seat],
            opponents=opponents,
            options=options,
            deck=deck,
            limit=limit,
        )
        self._seat = seat
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = observation_box(self._env.observation_size)
        self.single_action_space = spaces.Discrete(self._env.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._everywhere = np.ones(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """One seed is enough for all games: each has luck of its own."""
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first)
        observations, masks, _ = self._env.reset(int(self.np_random.integers(MAX_SEED)))
        return observations.copy(), self._info(masks)

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        observations, masks, rewards, dones, info = self._env.step(actions)
        told = self._info(masks)
        if dones.any():
            finals = np.full(self.num_envs, None, object)
            for row in np.flatnonzero(dones):
                finals[row] = self._env.final_observations[row].copy()
            told.update(final_obs=finals, _final_obs=dones.copy())
        stopped = info["truncated"].copy()
        return observations.copy(), rewards[:, self._seat].astype(np.float64), dones & ~stopped, stopped, told

    def _info(self, masks: Mask | NDArray[np.bool_]) -> dict[str, Any]:
        return {"action_mask": masks.astype(np.int8), "_action_mask": self._everywhere.copy()}


for name, game in GAMES.items():
    gymnasium.register(
        name,
        entry_point=f"{__name__}:BakehouseEnv",
        vector_entry_point=f"{__name__}:BakehouseVectorEnv",
        kwargs={"slug": game},
    )
