"""Random legal moves in many games at once: how many steps a second, and who wins."""

from __future__ import annotations

import sys
import time

import numpy as np

import bakehouse.vec


def main(slug: str = "pastry-chefs", num_envs: int = 256, steps: int = 400) -> None:
    env = bakehouse.vec.make(slug, num_envs=num_envs)
    rng = np.random.default_rng(1)
    _, mask, _ = env.reset(seed=1)
    games = 0
    won = np.zeros(env.seats)
    began = time.perf_counter()
    for _ in range(steps):
        actions = np.where(mask, rng.random(mask.shape, np.float32), -1).argmax(1)
        _, mask, reward, done, _ = env.step(actions)
        games += int(done.sum())
        won += reward.sum(0)
    pace = num_envs * steps / (time.perf_counter() - began)
    print(f"{slug}: {pace:,.0f} steps a second, {games} games ended")
    if games:
        print("mean reward by seat:", np.round(won / games, 3))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "pastry-chefs")
