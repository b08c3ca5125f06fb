"""PettingZoo's environments with turns (AEC)."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.metadata import version
from typing import Any

from bakehouse.leaktest.luck import take_luck
from bakehouse.leaktest.world import Channels, Environment, Move, World

FOLDERS = ("classic", "butterfly")


class PettingZooWorld(World):
    """An environment that has been reset."""

    def __init__(self, environment: Any) -> None:
        self.environment = environment
        self.agents = list(environment.possible_agents)

    @property
    def actor(self) -> int | None:
        agent = self.environment.agent_selection
        if not self.environment.agents or self.environment.terminations[agent] or self.environment.truncations[agent]:
            return None
        return self.agents.index(agent)

    def legal(self) -> Sequence[Move]:
        agent = self.environment.agent_selection
        seen = self.environment.observe(agent)
        mask = seen.get("action_mask") if isinstance(seen, Mapping) else None
        if mask is None:
            mask = self.environment.infos.get(agent, {}).get("action_mask")
        if mask is None:
            return range(int(self.environment.action_space(agent).n))
        return [move for move, legal in enumerate(mask) if legal]

    def step(self, move: Move) -> None:
        self.environment.step(move)

    def perceive(self, seat: int) -> Channels:
        """A finished game hides nothing that anybody could still use: there, nothing is compared."""
        agent = self.agents[seat]
        if self.actor is None or agent not in self.environment.agents:
            return {}
        seen = self.environment.observe(agent)
        channels = dict(seen) if isinstance(seen, Mapping) else {"observation": seen}
        channels["reward"] = self.environment.rewards.get(agent)
        channels["info"] = self.environment.infos.get(agent)
        channels["terminations"] = dict(self.environment.terminations)
        return channels


class PettingZoo(Environment):
    """`pettingzoo:leduc_holdem_v4`; one's own environment: `PettingZoo(make, name)`."""

    redeals = False  # its luck is no actor: the generator is taken over
    complete = frozenset(["observation"])

    def __init__(self, name: str) -> None:
        self.name = f"pettingzoo:{name}"
        self.version = f"pettingzoo {version('pettingzoo')}"
        self.module = _module(name)
        self.seats = len(self.module.env().possible_agents)

    def start(self, seed: int) -> World:
        made = self._made(seed)
        made.reset()
        return PettingZooWorld(made)

    def redealt(self, seed: int, rng: random.Random) -> World | None:
        made = self._made(seed)
        if not take_luck(made, rng):
            return None
        made.reset()
        return PettingZooWorld(made)

    def _made(self, seed: int) -> Any:
        """Seeded; the game that is played is the second one, so that its luck can be taken before it is used."""
        made = self.module.env()
        made.reset(seed=seed)
        return made

    def audiences(self) -> Sequence[int]:
        return range(self.seats)


def _module(name: str) -> Any:
    for folder in FOLDERS:
        try:
            return import_module(f"pettingzoo.{folder}.{name}")
        except ModuleNotFoundError as error:
            if error.name != f"pettingzoo.{folder}.{name}":
                raise
    raise ModuleNotFoundError(f"No module named 'pettingzoo.{FOLDERS[0]}.{name}'", name=name)
