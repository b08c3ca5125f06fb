"""PettingZoo's own suites on every game and number of players, with every warning an error."""

from __future__ import annotations

import random
import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import bakehouse
from tests.adapters.tables import tables

pytest.importorskip("pettingzoo")

with warnings.catch_warnings():
    # With pygame installed, the suites import a game of theirs by a name that PettingZoo itself calls deprecated.
    warnings.filterwarnings("ignore", "The old environment creation API", DeprecationWarning)
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        performance_benchmark,
        render_test,
        seed_test,
    )
from pettingzoo.test.save_obs_test import test_save_obs as save_obs
from pettingzoo.utils.conversions import parallel_to_aec

from bakehouse.adapters import pettingzoo as adapter
from bakehouse.adapters.pettingzoo import Environment

GAMES = {
    slug: getattr(adapter, f"{slug.replace('-', '_')}_v0")
    for slug in ("cheflebrity", "pastry-chefs", "pie-contest", "pie-factory", "the-pie-game")
}
every_table = tables(GAMES)
# What `api_test` says of every environment with masks beside observations that is not one of PettingZoo's own.
ABOUT_DICTS = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
]


@every_table
def test_agent_by_agent(environment: Environment, seats: int) -> None:
    api_test(environment.env(seats=seats, flat=True), num_cycles=20)
    seed_test(lambda: environment.env(seats=seats, flat=True), num_cycles=10)


@every_table
@pytest.mark.filterwarnings(*ABOUT_DICTS)
def test_with_the_mask_beside_the_observation(environment: Environment, seats: int) -> None:
    api_test(environment.env(seats=seats), num_cycles=20)
    seed_test(lambda: environment.env(seats=seats), num_cycles=10)


@every_table
def test_all_at_once(environment: Environment, seats: int) -> None:
    parallel_api_test(environment.parallel_env(seats=seats), num_cycles=50)
    parallel_seed_test(lambda: environment.parallel_env(seats=seats), num_cycles=10)


@every_table
def test_cycles_are_counted(environment: Environment, seats: int) -> None:
    def parallel(max_cycles: int) -> Any:
        return environment.parallel_env(seats=seats, max_cycles=max_cycles)

    max_cycles_test(
        SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles)))
    )


@every_table
def test_pictures(environment: Environment, seats: int) -> None:
    pytest.importorskip("PIL")
    render_test(lambda render_mode: environment.env(seats=seats, render_mode=render_mode))


@every_table
def test_saved_observations(environment: Environment, seats: int) -> None:
    save_obs(environment.env(seats=seats))


def test_pace_of_one_game() -> None:
    performance_benchmark(adapter.pastry_chefs_v0.env())


@pytest.mark.slow
@every_table
def test_pace(environment: Environment, seats: int) -> None:
    performance_benchmark(environment.env(seats=seats))


@every_table
def test_nobody_who_waits_has_an_empty_mask(environment: Environment, seats: int) -> None:
    env = environment.raw_env(seats=seats, max_cycles=300)
    env.reset(seed=1)
    rng = random.Random(1)
    for agent in env.agent_iter():
        for other in env.agents:
            observed = env.observe(other)
            assert isinstance(observed, dict)
            mask = observed["action_mask"]
            assert mask.any()
            asked = env._agents.table.state.is_asked(env.possible_agents.index(other))
            assert mask[-1] == (not asked)
            assert np.array_equal(mask, env.infos[other]["action_mask"])
        dead = env.terminations[agent] or env.truncations[agent]
        env.step(None if dead else rng.choice(np.flatnonzero(env.infos[agent]["action_mask"]).tolist()))


def test_the_rewards_are_those_of_the_teams() -> None:
    env = adapter.pastry_chefs_v0.raw_env(options={"stall_turns": 4})
    env.reset(seed=2)
    rng = random.Random(2)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, ended, _, info = env.last()
        rewards[agent] += reward
        env.step(None if ended else rng.choice(np.flatnonzero(info["action_mask"]).tolist()))
    assert env.teams == (("player_0", "player_2"), ("player_1", "player_3"))
    for one, partner in env.teams:
        assert rewards[one] == rewards[partner]
    assert sum(rewards.values()) == 2


def test_an_illegal_action_is_refused() -> None:
    env = adapter.pastry_chefs_v0.raw_env()
    env.reset(seed=1)
    with pytest.raises(bakehouse.IllegalMove):
        env.step(int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"] == 0)[0]))


def test_all_at_once_an_illegal_action_is_not_taken() -> None:
    env = adapter.pastry_chefs_v0.parallel_env()
    before, infos = env.reset(seed=1)
    waits = {name: int(np.flatnonzero(info["action_mask"] == 0)[-1]) for name, info in infos.items()}
    after, *_ = env.step(waits)
    for name in env.agents:
        assert np.array_equal(before[name]["observation"], after[name]["observation"])  # type: ignore[call-overload]
