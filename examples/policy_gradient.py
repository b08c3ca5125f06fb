"""A small policy-gradient learner in plain NumPy: North and South learn to beat random players at Pastry Chefs.

The policy is linear: a score for every move from the numbers of the observation, and a softmax over the legal moves.
It learns from what the team gains in points, which comes much more often than the end of a game. With the name of a
file it also draws its curve: `python -m examples.policy_gradient docs/learner.svg`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import bakehouse.vec
from bakehouse.vec import VecEnv

TEAM, OTHERS = [0, 2], [1, 3]
NUM_ENVS = 256
STEPS = 32  # between two updates
DISCOUNT = 0.9
RATE = 0.5
OPTIONS = {"stall_turns": 40}
MEASURED = 2  # updates between two points of the curve

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


def train(env: VecEnv, policy: Policy, updates: int) -> Iterator[int]:
    """Learn; after each update, how many there were."""
    observations, mask, _ = env.reset(seed=1)
    for update in range(updates):
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
        yield update + 1


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


def main(updates: int = 30, games: int = 500, curve: Path | None = None) -> tuple[float, float]:
    """Train and measure; with a `curve` also in between, for a picture in this file."""
    env = bakehouse.vec.make("pastry-chefs", NUM_ENVS, learners=TEAM, options=OPTIONS)
    test = bakehouse.vec.make("pastry-chefs", NUM_ENVS, learners=TEAM, options=OPTIONS)
    policy = Policy(env, seed=1)
    shares = {0: mean_reward(test, policy, games)}
    print(f"before: {shares[0]:.3f} of a game against random players")
    for update in train(env, policy, updates):
        if update == updates or (curve is not None and update % MEASURED == 0):
            shares[update * STEPS * NUM_ENVS] = mean_reward(test, policy, games)
            print(f"after {update * STEPS * NUM_ENVS:,} steps: {[*shares.values()][-1]:.3f}")
    if curve is not None:
        curve.write_text(drawn(shares), "utf-8")
    return shares[0], [*shares.values()][-1]


def drawn(shares: dict[int, float]) -> str:
    """The learner's curve as an SVG picture: what it gets of a game, by the steps it has learned from."""
    most = max(shares)
    points = [(60 + 520 * steps / most, 260 - 240 * share) for steps, share in shares.items()]
    lines = "".join(
        f'<line x1="60" x2="580" y1="{260 - 240 * share:.0f}" y2="{260 - 240 * share:.0f}" stroke="#ccc"/>'
        f'<text x="52" y="{264 - 240 * share:.0f}" text-anchor="end">{share:.2f}</text>'
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
    )
    steps = "".join(
        f'<text x="{60 + 520 * part / 4:.0f}" y="280" text-anchor="middle">{most * part // 4:,}</text>'
        for part in range(5)
    )
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 620 310" font-family="sans-serif" font-size="12">'
        '<rect width="620" height="310" fill="#fff"/>'
        f'{lines}{steps}<text x="320" y="302" text-anchor="middle">steps</text>'
        f'<polyline points="{path}" fill="none" stroke="#a0522d" stroke-width="2"/>'
        '<text x="576" y="134" text-anchor="end" fill="#666">random players get half</text></svg>\n'
    )


if __name__ == "__main__":
    main(curve=Path(sys.argv[1]) if len(sys.argv) > 1 else None)
