"""The games in TextArena: texts go out, texts come in, and nobody reads what another seat sees."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bakehouse

pytest.importorskip("textarena")

import textarena as ta

from bakehouse.adapters.textarena import GAMES


def choices(text: str) -> list[str]:
    """The numbers of the last question."""
    return [line.partition(": ")[0] for line in text.rpartition("Your choices")[2].splitlines()[1:] if ": " in line]


def play(env: Any, steps: int, seed: int) -> tuple[bool, int]:
    """Random choices, some in brackets; was the game over, and how many there were."""
    rng = random.Random(seed)
    for number in range(steps):
        _, text = env.get_observation()
        choice = rng.choice(choices(text))
        done, _ = env.step(f"I think about [it]. [{choice}]" if number % 2 else choice)
        if done:
            return True, number
    return False, steps


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_played(name: str) -> None:
    info = bakehouse.game(GAMES[name]).info
    for seats in {*info.seats}:
        env = ta.make(name, with_rules=False)
        env.reset(num_players=seats, seed=3)
        play(env, 60, 3)
        table, state = env.env.table, env.env.state
        player, text = env.get_observation()
        assert player == table.actors[0] == state.current_player_id
        assert list(map(int, choices(text))) == table.legal(player)


def test_a_whole_game_ends_with_rewards() -> None:
    env = ta.make("bakehouse/PastryChefs-v0", options={"stall_turns": 4})
    env.reset(num_players=4, seed=1)
    _, text = env.get_observation()
    assert "Pastry Chefs, version 1 of the rules" in text
    assert play(env, 5_000, 1)[0]
    rewards, info = env.close()
    assert sum(rewards.values()) == 2
    assert info[0]["reason"]


def test_moves_in_notation_and_wrong_ones() -> None:
    env = ta.make("bakehouse/PastryChefs-v0", with_rules=False)
    env.reset(num_players=4, seed=1)
    first, _ = env.get_observation()
    names = "NESW"
    env.step(f"[draw {names[first]}]")
    assert env.env.table.number == 1
    player, _ = env.get_observation()
    done, _ = env.step("[eat everything]")
    again, text = env.get_observation()
    assert (done, again) == (False, player)
    assert "attempted an invalid move" in text
    env.step("[eat everything]")  # the default is made
    assert env.env.table.number == 2
    assert env.env.state.game_info[player]["invalid_move"]


def test_nobody_reads_the_others() -> None:
    """A question and its answer go to one seat; `tests/bots/test_text_form.py` looks at what they say."""
    env = ta.make("bakehouse/PieFactory-v0", with_rules=False)
    env.reset(num_players=3, seed=2)
    play(env, 30, 2)
    for player, messages in env.env.state.observations.items():
        assert all(sender in (ta.GAME_ID, player) for sender, *_ in messages)
