"""A small policy-gradient learner in plain NumPy: North and South learn to beat random players at Pastry Chefs.

The policy is linear: a score for every move from the numbers of the observation, and a softmax over the legal moves.
It learns from what the team gains in points, which comes much more often than the end of a game.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

import bakehouse.vec
from bakehouse.vec import VecEnv

TEAM, OTHERS = [0, 2], [1, 3]
NUM_ENVS = 256
STEPS = 32  # between two updates
DISCOUNT = 0.9
RATE = 0.5

Floats = NDArray[np.float32]


class Policy:
    def __init__(self, env: VecEnv, seed: int) -> None:
        self.weights = np.zeros((env.observation_size + 1, env.num_actions), np.float32)
        self.rng = np.random.default_rng(seed)

    def features(self, observations: NDArray[np.int16]) -> Floats:
        """Numbers of about the same size, and a 1."""
        scaled = np.sign(observations) * np.log1p(np.abs(observations, dtype=np.float32))
        return np.concatenate([scaled, np.ones((len(scaled), 1))], axis=1, dtype=np.float32)

    def chances(self, features: Floats, mask: NDArray[np.bool_]) -> Floats:
        scores = np.where(mask, features @ self.weights, -np.inf)
        scores -= scores.max(axis=1, keepdims=True)
        chances: Floats = np.exp(scores)
        chances /= chances.sum(axis=1, keepdims=True)
        return chances

    def pick(self, chances: Floats) -> NDArray[np.int64]:
        # Gumbel's trick: the largest of these is a move drawn with its chance.
        noise = -np.log(-np.log(self.rng.random(chances.shape, np.float32) + 1e-9) + 1e-9)
        with np.errstate(divide="ignore"):
            picked: NDArray[np.int64] = np.argmax(np.log(chances) + noise, axis=1)
        return picked

    def learn(self, features: Floats, chances: Floats, actions: NDArray[np.int64], gains: Floats) -> None:
        wanted = -chances
        wanted[np.arange(len(actions)), actions] += 1
        advantage = (gains - gains.mean()) / (gains.std() + 1e-6)
        self.weights += RATE / len(actions) * (features.T @ (wanted * advantage[:, None]))


def lead(env: VecEnv) -> NDArray[np.int64]:
    """How many points the team is ahead."""
    points = env.observations[:, env.fields["points"].slice].astype(np.int64)
    ahead: NDArray[np.int64] = np.sum(points[:, TEAM], axis=1) - np.sum(points[:, OTHERS], axis=1)
    return ahead


def train(env: VecEnv, policy: Policy, updates: int) -> None:
    observations, mask, _ = env.reset(seed=1)
    for _ in range(updates):
        features, chances, actions, gains, ends = [], [], [], [], []
        for _ in range(STEPS):
            features.append(policy.features(observations))
            chances.append(policy.chances(features[-1], mask))
            actions.append(policy.pick(chances[-1]))
            before = lead(env)
            observations, mask, reward, done, _ = env.step(actions[-1])
            # The next game begins at nothing; the game that ended was won, drawn or lost.
            gains.append(np.where(done, 4 * reward[:, 0] - 2, lead(env) - before).astype(np.float32))
            ends.append(done.copy())
        for step in reversed(range(STEPS - 1)):
            gains[step] += DISCOUNT * np.where(ends[step], 0, gains[step + 1])
        policy.learn(np.concatenate(features), np.concatenate(chances), np.concatenate(actions), np.concatenate(gains))


def mean_reward(env: VecEnv, policy: Policy, games: int) -> float:
    """What the team gets in this many games: half of it is what random players get."""
    observations, mask, _ = env.reset(seed=2)
    ended, reached = 0, 0.0
    while ended < games:
        actions = policy.pick(policy.chances(policy.features(observations), mask))
        observations, mask, reward, done, _ = env.step(actions)
        ended += int(done.sum())
        reached += float(reward[:, 0].sum())
    return reached / ended


def main(updates: int = 30, games: int = 500) -> tuple[float, float]:
    env = bakehouse.vec.make("pastry-chefs", NUM_ENVS, learners=TEAM, options={"stall_turns": 40})
    policy = Policy(env, seed=1)
    before = mean_reward(env, policy, games)
    print(f"before: {before:.3f} of a game against random players")
    train(env, policy, updates)
    after = mean_reward(env, policy, games)
    print(f"after {updates * STEPS * NUM_ENVS:,} steps: {after:.3f}")
    return before, after


if __name__ == "__main__":
    main()
