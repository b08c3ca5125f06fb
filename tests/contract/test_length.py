"""A declared bound on the length of a game holds."""

import pytest

from bakehouse import Game, Rng, playout


def test_random_games_keep_the_bound(game: Game) -> None:
    longest = game.info.longest
    if longest is None:
        pytest.skip("the rules of this game give no bound")
    for seed in range(30):
        state = game.deal(game.info.seats[seed % 2], seed)
        assert playout(state, Rng(seed), longest) <= longest
        assert state.over
