"""Many games at once: the same games as one at a time, masks, seeds, rewards and the next game."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bakehouse
import bakehouse.vec
from bakehouse import IllegalMove, OptionError
from bakehouse.bots import answer

SLUGS = ("cheflebrity", "pastry-chefs", "pie-contest", "pie-factory", "the-pie-game")


def picked(mask: Any, rng: np.random.Generator) -> Any:
    return np.where(mask, rng.random(mask.shape), -1).argmax(1)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_row_shows_the_game_of_its_seed(slug: str) -> None:
    env = bakehouse.vec.make(slug, num_envs=3, seed=5)
    game = bakehouse.game(slug)
    states = [game.deal(env.seats, int(seed)) for seed in env.info["seed"]]
    encoder = game.encoder(states[0])
    rng = np.random.default_rng(5)
    for _ in range(150):
        for row, state in enumerate(states):
            seat = int(env.info["seat"][row])
            assert seat == state.actors[0]
            assert env.observations[row].tolist() == encoder.numbers(state, seat)
            assert np.flatnonzero(env.masks[row]).tolist() == state.legal(seat)
        actions = picked(env.masks, rng)
        for row, state in enumerate(states):
            state.apply(state.actors[0], int(actions[row]))
        _, _, reward, done, info = env.step(actions)
        for row, state in enumerate(states):
            assert done[row] == state.over
            if state.over:
                assert reward[row].tolist() == [np.float32(state.reward(seat)) for seat in range(env.seats)]
                states[row] = game.deal(env.seats, int(info["seed"][row]))
            else:
                assert not reward[row].any()


def test_the_same_seed_gives_the_same_games() -> None:
    def played(seed: int) -> list[Any]:
        env = bakehouse.vec.make("pie-factory", num_envs=4, learners=[1], seed=seed)
        rng = np.random.default_rng(0)
        seen = []
        for _ in range(100):
            observations, mask, reward, done, info = env.step(picked(env.masks, rng))
            assert (info["seat"] == 1).all()
            seen.append([array.copy() for array in (observations, mask, reward, done, info["seed"])])
        return seen

    first, again, other = played(1), played(1), played(2)
    assert all(
        np.array_equal(a, b) for one, two in zip(first, again, strict=True) for a, b in zip(one, two, strict=True)
    )
    assert not np.array_equal(first[0][4], other[0][4])


def test_a_game_ends_at_the_limit_without_rewards() -> None:
    env = bakehouse.vec.make("pastry-chefs", num_envs=2, limit=5)
    rng = np.random.default_rng(0)
    for step in range(1, 11):
        _, _, reward, done, info = env.step(picked(env.masks, rng))
        assert done.all() == info["truncated"].all() == (step % 5 == 0)
        assert not reward.any()
    assert (env.final_observations[:, env.fields["seat"].slice].sum(1) == 1).all()


def test_what_is_wrong_is_refused() -> None:
    env = bakehouse.vec.make("pastry-chefs", num_envs=2)
    half_legal = [int(np.flatnonzero(env.masks[0])[0]), int(np.flatnonzero(~env.masks[1])[0])]
    with pytest.raises(IllegalMove):
        env.step(half_legal)
    untouched = bakehouse.vec.make("pastry-chefs", num_envs=2)
    legal = [int(np.flatnonzero(mask)[0]) for mask in untouched.masks]
    assert np.array_equal(env.step(legal)[0], untouched.step(legal)[0])
    with pytest.raises(IllegalMove):
        env.step([10_000, 10_000])
    with pytest.raises(ValueError, match="there are 2 games"):
        env.step([1])
    with pytest.raises(OptionError):
        bakehouse.vec.make("pastry-chefs", num_envs=0)
    with pytest.raises(OptionError):
        bakehouse.vec.make("pastry-chefs", num_envs=1, learners=[4])
    with pytest.raises(OptionError):
        env.reset(seed=-1)


def test_arrays_belong_to_the_caller() -> None:
    env = bakehouse.vec.make("pastry-chefs", num_envs=2)
    before = env.observations
    env.observations[:] = 7
    env.step(picked(env.masks, np.random.default_rng(0)))
    assert env.observations is before
    assert not (before == 7).all()
    assert env.teams == ((0, 2), (1, 3))


@pytest.mark.parametrize("slug", SLUGS)
def test_bots_in_the_other_seats(slug: str) -> None:
    """The games are those that the same bots play one at a time, and the learner's seat changes from row to row."""
    env = bakehouse.vec.make(slug, num_envs=3, learners=[[0], [1]], opponents="quick", seed=5, limit=300)
    assert env.learners == [(0,), (1,), (0,)]
    game = bakehouse.game(slug)
    rng = np.random.default_rng(5)
    seeds = env.info["seed"].copy()
    states = [game.deal(env.seats, int(seed)) for seed in seeds]
    bots = [[bakehouse.bot("quick", game, int(seed) + seat) for seat in range(env.seats)] for seed in seeds]
    encoder = game.encoder(states[0])
    compared = 0
    for _ in range(25):
        for row, state in enumerate(states):
            if seeds[row] != env.info["seed"][row]:
                continue
            while state.actors[0] != env.learners[row][0]:
                seat = state.actors[0]
                state.apply(seat, answer(bots[row][seat], game, state, seat))
            assert env.observations[row].tolist() == encoder.numbers(state, env.learners[row][0])
            compared += 1
        actions = picked(env.masks, rng)
        for row, state in enumerate(states):
            if seeds[row] == env.info["seed"][row]:
                state.apply(env.learners[row][0], int(actions[row]))
                while not state.over and state.actors[0] != env.learners[row][0]:
                    seat = state.actors[0]
                    state.apply(seat, answer(bots[row][seat], game, state, seat))
        env.step(actions)
    assert compared > 10


def test_medium_opponents_are_better_than_random_ones() -> None:
    won = {}
    for opponents in ("random", "medium"):
        env = bakehouse.vec.make("pie-factory", num_envs=8, seats=2, learners=[[0], [1]], opponents=opponents, seed=1)
        rng = np.random.default_rng(1)
        shares: list[float] = []
        while len(shares) < 60:
            _, _, rewards, dones, _ = env.step(picked(env.masks, rng))
            shares += [float(rewards[row, env.learners[row][0]]) for row in np.flatnonzero(dones)]
        won[opponents] = sum(shares) / len(shares)
    assert 0.35 < won["random"] < 0.65
    assert won["medium"] < 0.1


def test_unknown_opponents_and_learners_are_refused() -> None:
    with pytest.raises(OptionError):
        bakehouse.vec.make("pastry-chefs", num_envs=1, learners=[0], opponents="nobody")
    with pytest.raises(OptionError):
        bakehouse.vec.make("pastry-chefs", num_envs=1, learners=[[0], []])
