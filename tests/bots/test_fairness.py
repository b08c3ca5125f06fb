"""Fairness: a bot whose hidden world is exchanged for another one with the same view plays the same."""

from __future__ import annotations

import msgspec
import pytest

import bakehouse
from bakehouse import Game, Rng, State, View
from bakehouse.bots import LEVELS, chain_of
from bakehouse.bots.bot import QUICK, without_memory
from tests.contract.driver import random_moves

BUDGET = 6


@pytest.fixture(params=bakehouse.games())
def game(request: pytest.FixtureRequest) -> Game:
    return bakehouse.game(request.param)


def worlds(game: Game, state: State, seat: int, view: View, rng: Rng) -> State | None:
    """Another world with the same view, that differs in what somebody else sees; None if none was found."""
    for _ in range(10):
        world = game.sample(view, rng)
        if any(seen(game, world, other) != seen(game, state, other) for other in range(state.seats) if other != seat):
            return world
    return None


def forgetful(state: State) -> State:
    """The true world without memory, because worlds have none: what a seat remembers is a part of its view."""
    true = state.copy()
    true.memory = None  # type: ignore[attr-defined]  # every game's state has it
    return true


def whole(game: Game, state: State, seat: int) -> bytes:
    return msgspec.json.encode(game.view(state, seat))


def seen(game: Game, state: State, seat: int) -> bytes:
    return msgspec.json.encode(without_memory(game.view(state, seat)))


@pytest.mark.parametrize("level", [*LEVELS, QUICK])
def test_the_hidden_world_changes_nothing(game: Game, level: str) -> None:
    """The whole decision in the true world and in another one, atom by atom, byte for byte."""
    swapped = 0
    state = game.deal(game.info.usual_seats, 61)
    rng = Rng(8)
    for number, (seat, _) in enumerate(random_moves(game, state, Rng(6), 500)):
        if number % 9 or len(state.legal(seat)) == 1:
            continue
        view = game.view(state, seat)
        other = worlds(game, state, seat, view, rng)
        if other is None:
            continue
        true = forgetful(state)
        assert whole(game, true, seat) == whole(game, other, seat)
        heard = game.events(state, 0, seat)  # a world has no past
        decisions = []
        for world in (true, other):
            bot = bakehouse.bot(level, game, 17, iterations=BUDGET if level == "hard" else None)
            bot.hear(heard)
            decisions.append(msgspec.json.encode(chain_of(bot, game, world, seat)))
        assert decisions[0] == decisions[1]
        swapped += 1
        if swapped == 6:
            break
    assert swapped >= 3
