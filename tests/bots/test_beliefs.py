"""Beliefs: worlds in which the view is true, and likelier ones first."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

import bakehouse
from bakehouse import Game, Rng, State
from bakehouse.bots.by_game import opponent_model_for
from bakehouse.bots.hard import HardBot
from bakehouse.bots.opponent_model import OpponentModel
from bakehouse.games.the_pie_game.play import State as PieState

PIE_GAME = bakehouse.game("the-pie-game")
BELIEVING = ("pastry-chefs", "the-pie-game", "cheflebrity")


@pytest.fixture(params=BELIEVING)
def game(request: pytest.FixtureRequest) -> Game:
    return bakehouse.game(request.param)


def watched(game: Game, seed: int, decisions: int) -> Iterator[tuple[State, bakehouse.View, list[OpponentModel]]]:
    """A game of medium bots, and what the seats believe that have seen all their views and heard everything."""
    state = game.deal(4, seed)
    bots = [bakehouse.bot("medium", game, seat) for seat in range(4)]
    beliefs = [opponent_model_for(game, 1, believes=True) for _ in range(4)]
    heard = [0] * 4
    for _ in range(decisions):
        if state.over:
            return
        seat = state.actors[0]
        view = game.view(state, seat)
        events = game.events(state, heard[seat], seat)
        heard[seat] += len(events)
        beliefs[seat].hear(events)
        beliefs[seat].notice(view)
        yield state, view, beliefs
        state.play(seat, bots[seat].move(view))


def test_every_world_shows_the_same_view(game: Game) -> None:
    rng = Rng(1)
    for number, (_, view, beliefs) in enumerate(watched(game, 5, 240)):
        if number % 6 == 0:
            assert view.seat is not None
            for _ in range(3):
                world = beliefs[view.seat].world(view, rng)
                assert game.view(world, view.seat, known=False) == msgspec.structs.replace(view, known=None)


def test_without_earlier_views_and_without_memory_there_are_worlds_too(game: Game) -> None:
    state = game.deal(4, 2)
    view = game.view(state, state.actors[0], known=False)
    assert view.seat is not None
    belief = opponent_model_for(game, 1, believes=True)
    belief.notice(view)
    assert game.view(belief.world(view, Rng(1)), view.seat, known=False) == view


@pytest.mark.compiled
def test_recipes_are_guessed_from_what_was_laid_down_and_taken() -> None:
    """After some laps the true recipe of the next player is much likelier than one of fifteen."""
    rng = Rng(4)
    right = {True: 0, False: 0}
    worlds = 0
    for seed in (1, 2):
        for state, view, beliefs in watched(PIE_GAME, seed, 700):
            assert isinstance(state, PieState)
            if view.legal != [6, 7] or len(state.discards[: state.laid]) < 16:
                continue
            assert view.seat is not None
            following = (view.seat + 1) % 4
            for trained in (True, False):
                belief = beliefs[view.seat] if trained else OpponentModel(PIE_GAME)
                world = belief.world(view, rng)
                assert isinstance(world, PieState)
                right[trained] += world.recipes[following] == state.recipes[following]
            worlds += 1
    assert worlds > 60
    assert right[True] > worlds / 5 > 2 * right[False]


def test_a_bot_may_do_without() -> None:
    assert type(HardBot(PIE_GAME, 1, iterations=5).opponent_model) is not OpponentModel
    assert type(HardBot(PIE_GAME, 1, iterations=5, believes=False).opponent_model) is OpponentModel
