"""The games as PettingZoo environments, agent by agent (`env`) and all at once (`parallel_env`).

    from bakehouse.adapters.pettingzoo import pastry_chefs_v0
    env = pastry_chefs_v0.env(render_mode="ansi")

An action is one atom of a move. The last action of the space is to wait: it is all that a seat may do which is not
asked, so that no mask is ever empty.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from bakehouse.adapters.seats import Mask, Table, masked_space, observation_box
from bakehouse.core.deck import Deck

RENDER_MODES = ["human", "ansi", "rgb_array"]
Shown = NDArray[np.int16] | dict[str, NDArray[Any]]


class _Agents:
    """A table with an agent for each seat."""

    def __init__(
        self, slug: str, seats: int | None, options: Mapping[str, object] | None, deck: Deck | None, *, flat: bool
    ) -> None:
        self.table = Table(slug, seats, options, deck)
        self.flat = flat
        self.names = [f"player_{seat}" for seat in range(self.table.seats)]
        self.wait = self.table.moves
        self.actions = self.table.moves + 1
        self.only_wait: Mask = np.zeros(self.actions, np.int8)
        self.only_wait[self.wait] = 1
        self.only_wait.setflags(write=False)
        size = self.table.size
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            name: observation_box(size + self.actions) if flat else masked_space(size, self.actions)
            for name in self.names
        }
        self.action_spaces = {name: spaces.Discrete(self.actions) for name in self.names}
        self.teams = tuple(tuple(self.names[seat] for seat in team) for team in self.table.game.info.teams)

    def mask(self, seat: int) -> Mask:
        return self.table.mask(seat, self.actions) if self.table.state.is_asked(seat) else self.only_wait

    def shown(self, seat: int, mask: Mask) -> Shown:
        observation = self.table.observation(seat)
        if self.flat:
            return np.concatenate([observation, mask.astype(np.int16)])
        return {"observation": observation, "action_mask": mask}

    def rewards(self) -> dict[str, float]:
        return {name: float(self.table.state.reward(seat)) for seat, name in enumerate(self.names)}


class BakehouseAEC(AECEnv[str, Shown, int | None]):
    """One seat after the other. Where several are asked at once they answer in asking order, which everybody knows,
    and nobody sees an answer before the last one is in."""

    metadata: dict[str, Any]

    def __init__(
        self,
        slug: str,
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        deck: Deck | None = None,
        flat: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._agents = _Agents(slug, seats, options, deck, flat=flat)
        self.metadata = _metadata(slug, parallelizable=False)
        self.render_mode = render_mode
        self.max_cycles = max_cycles  # decisions, of all seats together
        self.possible_agents = self._agents.names[:]
        self.observation_spaces = self._agents.observation_spaces
        self.action_spaces = self._agents.action_spaces
        self.teams = self._agents.teams

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._agents.table.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.decisions = 0
        self._ask()

    def _ask(self) -> None:
        agents = self._agents
        self.infos = {name: {"action_mask": agents.mask(seat)} for seat, name in enumerate(self.possible_agents)}
        self.agent_selection = self.possible_agents[agents.table.state.actor]

    def observe(self, agent: str) -> Shown:
        seat = self.possible_agents.index(agent)
        return self._agents.shown(seat, self.infos[agent]["action_mask"])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        state = self._agents.table.state
        state.play(self.possible_agents.index(agent), int(action))
        self.decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._agents.rewards() if state.over else dict.fromkeys(self.agents, 0.0)
        self._ask()
        if state.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        elif self.max_cycles is not None and self.decisions >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | NDArray[np.uint8] | None:
        return self._agents.table.render(self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


class BakehouseParallel(ParallelEnv[str, Shown, int]):
    """Every seat acts in every cycle; who is not asked waits. An action that is not legal is not taken, and its seat
    is asked again in the next cycle."""

    metadata: dict[str, Any]

    def __init__(
        self,
        slug: str,
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        deck: Deck | None = None,
        flat: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._agents = _Agents(slug, seats, options, deck, flat=flat)
        self.metadata = _metadata(slug, parallelizable=True)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = self._agents.names[:]
        self.agents: list[str] = []
        self.observation_spaces = self._agents.observation_spaces
        self.action_spaces = self._agents.action_spaces
        self.teams = self._agents.teams

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Shown], dict[str, dict[str, Any]]]:
        self._agents.table.deal(seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self._shown()

    def _shown(self) -> tuple[dict[str, Shown], dict[str, dict[str, Any]]]:
        agents = self._agents
        masks = [agents.mask(seat) for seat in range(agents.table.seats)]
        return (
            {name: agents.shown(seat, masks[seat]) for seat, name in enumerate(agents.names)},
            {name: {"action_mask": masks[seat]} for seat, name in enumerate(agents.names)},
        )

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Shown], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        if not self.agents:
            return {}, {}, {}, {}, {}
        state = self._agents.table.state
        for seat in state.actors:
            action = int(actions[self.possible_agents[seat]])
            if action in state.legal(seat):
                state.apply(seat, action)
        self.cycles += 1
        shown, infos = self._shown()
        names = self.possible_agents
        rewards = self._agents.rewards() if state.over else dict.fromkeys(names, 0.0)
        stopped = not state.over and self.max_cycles is not None and self.cycles >= self.max_cycles
        if state.over or stopped:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return shown, rewards, dict.fromkeys(names, state.over), dict.fromkeys(names, stopped), infos

    def render(self) -> str | NDArray[np.uint8] | None:
        return self._agents.table.render(self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def _metadata(slug: str, *, parallelizable: bool) -> dict[str, Any]:
    return {
        "name": f"{slug.replace('-', '_')}_v0",
        "render_modes": RENDER_MODES,
        "is_parallelizable": parallelizable,
        "render_fps": 1,
    }


@dataclass(frozen=True)
class Environment:
    """The two forms of one game, as PettingZoo's modules have them. Arguments are those of the classes above."""

    slug: str

    def raw_env(self, **settings: Any) -> BakehouseAEC:
        return BakehouseAEC(self.slug, **settings)

    def env(self, **settings: Any) -> AECEnv[str, Shown, int | None]:
        """With PettingZoo's checks of order and bounds."""
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(self.raw_env(**settings)))

    def parallel_env(self, **settings: Any) -> BakehouseParallel:
        return BakehouseParallel(self.slug, **settings)


cheflebrity_v0 = Environment("cheflebrity")
pastry_chefs_v0 = Environment("pastry-chefs")
pie_contest_v0 = Environment("pie-contest")
pie_factory_v0 = Environment("pie-factory")
the_pie_game_v0 = Environment("the-pie-game")
