"""PufferLib's interface: buffers that are handed in are written to, and hold what `bakehouse.vec` shows."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium")

import bakehouse.vec
from bakehouse.adapters.puffer import BakehousePuffer

AGENTS = 6


def buffers(env: BakehousePuffer) -> dict[str, Any]:
    """Slices of larger buffers, as a vectorizer hands them out; what lies beside them must stay."""
    return {
        "observations": np.full((3 * AGENTS, *env.single_observation_space.shape), -9, np.int16)[AGENTS : 2 * AGENTS],
        "rewards": np.full(3 * AGENTS, -9, np.float32)[AGENTS : 2 * AGENTS],
        "terminals": np.ones(3 * AGENTS, np.bool_)[AGENTS : 2 * AGENTS],
        "truncations": np.ones(3 * AGENTS, np.bool_)[AGENTS : 2 * AGENTS],
        "masks": np.zeros(3 * AGENTS, np.bool_)[AGENTS : 2 * AGENTS],
        "actions": np.zeros(3 * AGENTS, np.int32)[AGENTS : 2 * AGENTS],
    }


@pytest.mark.parametrize("opponents", ["random", "quick"])
def test_the_buffers_hold_what_the_games_show(opponents: str) -> None:
    buf = buffers(BakehousePuffer("pie-factory", AGENTS))
    env = BakehousePuffer("pie-factory", AGENTS, opponents=opponents, limit=120, buf=buf)
    twin = bakehouse.vec.make(
        "pie-factory", AGENTS, learners=[[0], [1], [2], [3]], opponents=opponents, limit=120, seed=4
    )
    observations, infos = env.reset(seed=4)
    assert infos == []
    assert observations is buf["observations"]
    rng = np.random.default_rng(4)
    games = 0
    for _ in range(90):
        actions = np.where(twin.masks, rng.random(twin.masks.shape), -1).argmax(1)
        buf["actions"][:] = actions
        env.step(buf["actions"])
        _, mask, rewards, dones, info = twin.step(actions)
        assert np.array_equal(buf["observations"], np.concatenate([twin.observations, mask], axis=1))
        assert np.array_equal(buf["terminals"] | buf["truncations"], dones)
        assert np.array_equal(buf["truncations"], info["truncated"])
        assert buf["rewards"].tolist() == [rewards[row, row % 4] for row in range(AGENTS)]
        assert buf["masks"].all()
        games += int(dones.sum())
    assert games > 3
    everything: Any = buf["observations"].base
    assert (everything[:AGENTS] == -9).all()
    assert (everything[2 * AGENTS :] == -9).all()


def test_an_illegal_action_stands_for_the_lowest_legal_one() -> None:
    env, twin = (BakehousePuffer("the-pie-game", 2, seat=0) for _ in range(2))
    env.reset(seed=1)
    twin.reset(seed=1)
    masks = env.observations[:, -env.single_action_space.n :]
    lowest = masks.argmax(1)
    *_, infos = env.step(np.where(masks == 0, 1, 0).argmax(1))
    twin.step(lowest)
    assert infos[0]["illegal"] == 2
    assert np.array_equal(env.observations, twin.observations)
