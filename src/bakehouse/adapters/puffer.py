"""Many games as one PufferLib environment, which writes into the buffers that it is handed.

    from bakehouse.adapters.puffer import BakehousePuffer
    env = BakehousePuffer("pastry-chefs", num_envs=256, opponents="medium", buf=buffers)

An agent is a game: one seat learns in each, bots have the others. The observation is that of `bakehouse.vec` followed
by the mask. Without PufferLib the class stands alone, with the same attributes and the same behaviour.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from bakehouse import vec
from bakehouse.adapters.seats import observation_box
from bakehouse.core.deck import Deck
from bakehouse.games import load

try:
    from pufferlib import PufferEnv
except ImportError:  # it is none of our extras

    class PufferEnv:  # type: ignore[no-redef]
        """What PufferLib's class does with buffers."""

        num_agents: int
        single_observation_space: spaces.Box

        def __init__(self, buf: Mapping[str, NDArray[Any]] | None = None) -> None:
            agents, box = self.num_agents, self.single_observation_space
            given = buf or {}
            self.observations = given.get("observations", np.zeros((agents, *box.shape), box.dtype))
            self.rewards = given.get("rewards", np.zeros(agents, np.float32))
            self.terminals = given.get("terminals", np.zeros(agents, np.bool_))
            self.truncations = given.get("truncations", np.zeros(agents, np.bool_))
            self.masks = given.get("masks", np.ones(agents, np.bool_))
            self.actions = given.get("actions", np.zeros(agents, np.int32))


class BakehousePuffer(PufferEnv):
    """An action that is not legal stands for the lowest legal one; `infos` says how many there were."""

    def __init__(
        self,
        slug: str,
        num_envs: int = 1,
        *,
        seat: int | None = None,
        opponents: str = vec.RANDOM,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        deck: Deck | None = None,
        limit: int = vec.LIMIT,
        seed: int = 0,
        buf: Mapping[str, NDArray[Any]] | None = None,
    ) -> None:
        """`seat` learns; by default each seat does in its turn, game by game."""
        count = load(slug).info.usual_seats if seats is None else seats
        learners: Iterable[Any] = [[other] for other in range(count)] if seat is None else [seat]
        self._env = vec.make(
            slug,
            num_envs,
            seats=seats,
            learners=learners,
            opponents=opponents,
            seed=seed,
            limit=limit,
            options=options,
            deck=deck,
        )
        self._rows = np.arange(num_envs)
        self._seats = np.array([group[0] for group in self._env.learners])
        self.num_agents = num_envs
        self.single_observation_space = observation_box(self._env.observation_size + self._env.num_actions)
        self.single_action_space = spaces.Discrete(self._env.num_actions)
        super().__init__(buf)

    def reset(self, seed: int | None = None) -> tuple[NDArray[np.int16], list[dict[str, Any]]]:
        self._env.reset(0 if seed is None else seed)
        self.rewards[:] = 0
        self.terminals[:] = False
        self.truncations[:] = False
        self.masks[:] = True
        self._write_observations()
        return self.observations, []

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, list[dict[str, Any]]]:
        wanted = np.asarray(actions).reshape(self.num_agents)
        is_legal = self._env.masks[self._rows, wanted]
        if not is_legal.all():
            wanted = np.where(is_legal, wanted, self._env.masks.argmax(1))
        _, _, rewards, dones, info = self._env.step(wanted)
        self.rewards[:] = rewards[self._rows, self._seats]
        self.truncations[:] = info["truncated"]
        self.terminals[:] = dones & ~info["truncated"]
        self._write_observations()
        infos: list[dict[str, Any]] = []
        if dones.any() or not is_legal.all():
            infos.append(
                {
                    "games": int(dones.sum()),
                    "won": float(self.rewards.sum()),
                    "illegal": int((~is_legal).sum()),
                }
            )
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def _write_observations(self) -> None:
        size = self._env.observation_size
        self.observations[:, :size] = self._env.observations
        self.observations[:, size:] = self._env.masks

    def close(self) -> None:
        """There is nothing to close."""
