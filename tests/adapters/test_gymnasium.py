"""Gymnasium's own checks on every game and number of players, and games against bots."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bakehouse
from tests.adapters.tables import tables

pytest.importorskip("gymnasium")

import gymnasium
from gymnasium.utils.env_checker import check_env

from bakehouse.adapters.gymnasium import GAMES, BakehouseEnv, BakehouseVectorEnv


@tables({slug: name for name, slug in GAMES.items()})
def test_the_checks_of_gymnasium(environment: str, seats: int) -> None:
    pytest.importorskip("PIL")
    env = gymnasium.make(environment, seats=seats, render_mode="rgb_array")
    check_env(env.unwrapped)


def test_a_game_against_bots() -> None:
    env = gymnasium.make("bakehouse/PastryChefs-v0", seat=1, opponents="medium", options={"stall_turns": 6})
    _, info = env.reset(seed=4)
    rng = np.random.default_rng(4)
    ended = False
    while not ended:
        legal = np.flatnonzero(info["action_mask"])
        assert np.array_equal(info["action_mask"], env.get_wrapper_attr("action_masks")())
        _, reward, ended, stopped, info = env.step(rng.choice(legal))
        assert not stopped
        assert not info["refused"]
    assert reward in (0, 0.5, 1)


def test_an_illegal_action_is_refused_and_the_limit_holds() -> None:
    env = BakehouseEnv("pastry-chefs", limit=2)
    before, info = env.reset(seed=1)
    illegal = np.int64(np.flatnonzero(info["action_mask"] == 0)[0])
    after, _, ended, stopped, info = env.step(illegal)
    assert (info["refused"], ended, stopped) == (True, False, False)
    assert np.array_equal(before, after)
    *_, stopped, _ = env.step(illegal)
    assert stopped


def test_unknown_seats_and_levels_are_refused() -> None:
    with pytest.raises(bakehouse.OptionError):
        BakehouseEnv("pastry-chefs", seat=4)
    with pytest.raises(bakehouse.OptionError):
        BakehouseEnv("pastry-chefs", opponents="nobody")


def play(env: Any, steps: int, seed: int) -> list[Any]:
    """What many random games show."""
    observations, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    seen = [observations]
    for _ in range(steps):
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        observations, rewards, ended, stopped, info = env.step(actions)
        assert env.observation_space.contains(observations)
        for row in np.flatnonzero(ended | stopped):
            assert info["final_obs"][row].shape == observations[row].shape
            assert 0 <= rewards[row] <= 1
        seen += [observations, rewards, ended, stopped]
    return seen


@pytest.mark.parametrize("name", GAMES)
def test_many_games_at_once(name: str) -> None:
    make: dict[str, Any] = {"num_envs": 4, "vectorization_mode": "vector_entry_point", "limit": 60}
    env = gymnasium.make_vec(name, **make)
    assert isinstance(env, BakehouseVectorEnv)
    first = play(env, 80, seed=3)
    assert any(stopped.any() for stopped in first[4::4])
    second = play(gymnasium.make_vec(name, **make), 80, seed=3)
    assert all(np.array_equal(one, other) for one, other in zip(first, second, strict=True))


def test_a_maskable_learner_takes_it() -> None:
    maskable = pytest.importorskip("sb3_contrib")
    env = BakehouseEnv("pastry-chefs", options={"stall_turns": 4})
    maskable.MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=32, n_epochs=1).learn(64)
