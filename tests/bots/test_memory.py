"""Bots keep nothing of a game that is over: a server runs for weeks."""

from __future__ import annotations

import gc
import sys

import pytest

import bakehouse
from bakehouse import Game
from bakehouse.bots import LEVELS, chain_of

DECISIONS = 60 if bakehouse.is_compiled() else 6
MORE = 20  # blocks, for what Python keeps for itself


@pytest.fixture(params=bakehouse.games())
def game(request: pytest.FixtureRequest) -> Game:
    return bakehouse.game(request.param)


def play(game: Game, level: str) -> None:
    state = game.deal(game.info.usual_seats, 5)
    budget = 30 if level == "hard" else None
    bots = [bakehouse.bot(level, game, seat, iterations=budget) for seat in range(state.seats)]
    for _ in range(DECISIONS):
        if state.over:
            return
        seat = state.actors[0]
        for atom in chain_of(bots[seat], game, state, seat):
            state.apply(seat, atom)


def blocks_after(game: Game, level: str) -> int:
    play(game, level)
    gc.collect()
    return sys.getallocatedblocks()


@pytest.mark.compiled
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_game_again_needs_no_more_memory(game: Game, level: str) -> None:
    for _ in range(2):
        before = blocks_after(game, level)
    assert blocks_after(game, level) - before < MORE
