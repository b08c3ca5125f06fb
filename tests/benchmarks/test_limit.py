"""The game in C is our game: the same decisions in a thousand games."""

from pathlib import Path

import pytest

import bakehouse
from bakehouse import Rng
from bakehouse.games.pastry_chefs.play import State
from benchmarks import limit

GAMES = 1_000


def checksum_of(first: int, last: int) -> int:
    """As pastry_chefs.c has it."""
    game = bakehouse.game(limit.GAME)
    checksum = 0
    for seed in range(first, last):
        state = game.deal(4, seed)
        assert isinstance(state, State)
        state.listening = False
        rng = Rng(seed)
        while not state.over:
            seat = state.actor
            move = state.random_move(seat, rng)
            checksum = (checksum * 1_000_003 + seat * 256 + move) & 0xFFFF_FFFF_FFFF
            state.apply(seat, move)
        assert state.outcome is not None
        winners = state.outcome.winners
        checksum = (checksum * 1_000_003 + (winners[0] + 1 if winners else 0)) & 0xFFFF_FFFF_FFFF
    return checksum


@pytest.mark.skipif(limit.compiler() is None, reason="no C compiler here")
def test_the_same_games(tmp_path: Path) -> None:
    library = limit.built(tmp_path)
    assert library.checksum_of(0, GAMES) == checksum_of(0, GAMES)
    assert library.checksum_of(0, 10) != library.checksum_of(1, 11)
    assert limit.works(library)["playout"](1) > 100
