"""Beliefs: worlds in which the view is true, and likelier ones first."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

import bakehouse
from bakehouse import Game, Rng, State
from bakehouse.bots.companion import Companion
from bakehouse.bots.companions import companion_for
from bakehouse.bots.hard import HardBot
from bakehouse.core.native import i64, vec
from bakehouse.games.pastry_chefs.cards import can_bake, matching, packed
from bakehouse.games.pastry_chefs.play import State as PastryState
from bakehouse.games.pastry_chefs.view import View as PastryView
from bakehouse.games.the_pie_game.play import State as PieState
from tests.games.pastry_chefs.table import PastryTable

PIE_GAME = bakehouse.game("the-pie-game")
BELIEVING = ("pastry-chefs", "the-pie-game", "cheflebrity")


@pytest.fixture(params=BELIEVING)
def game(request: pytest.FixtureRequest) -> Game:
    return bakehouse.game(request.param)


def watched(game: Game, seed: int, decisions: int) -> Iterator[tuple[State, bakehouse.View, list[Companion]]]:
    """A game of medium bots, and what the seats believe that have seen all their views."""
    state = game.deal(4, seed)
    bots = [bakehouse.bot("medium", game, seat) for seat in range(4)]
    beliefs = [companion_for(game, 1, believes=True) for _ in range(4)]
    for _ in range(decisions):
        if state.over:
            return
        seat = state.actors[0]
        view = game.view(state, seat)
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
    belief = companion_for(game, 1, believes=True)
    belief.notice(view)
    assert game.view(belief.world(view, Rng(1)), view.seat, known=False) == view


# -- Pastry Chefs --------------------------------------------------------------


def test_what_is_known_about_hands_is_true_in_every_world() -> None:
    game = bakehouse.game("pastry-chefs")
    rng = Rng(2)
    checked = 0
    for _, view, beliefs in watched(game, 7, 200):
        assert isinstance(view, PastryView)
        if view.step != "action" or view.pending:
            continue
        assert view.known is not None
        assert view.seat is not None
        world = beliefs[view.seat].world(view, rng)
        assert isinstance(world, PastryState)
        for seat in range(4):
            if seat != view.seat:
                counts = [int(matching(world.zones[seat], description)) for description in range(24)]
                least, most = view.known.least[seat], view.known.most[seat]
                assert all(low <= count <= high for low, count, high in zip(least, counts, most, strict=True))
                checked += 1
    assert checked > 60


def ready(belief: Companion, view: bakehouse.View, seat: int) -> int:
    """In how many of 200 worlds a seat can bake."""
    rng = Rng(3)
    count = 0
    for _ in range(200):
        world = belief.world(view, rng)
        assert isinstance(world, PastryState)
        count += can_bake(world.zones[seat])
    return count


def test_who_did_not_bake_cannot_bake() -> None:
    """E moves a card about instead of baking; what E holds of seven cards cannot be a pastry, in all likelihood."""
    hands = "hand N: 1c 4h 1s / hand E: 1d 2d 4h 4s 3c 2c 1s / hand S: 1h 2c / hand W: 2h 3s / X: 4d"
    table = PastryTable(f"{hands} / turn: N")
    belief = companion_for(table.game, 1, believes=True)
    belief.notice(table.view("N"))
    table.play("N: move 1 1c N>S", "E: move 1 4d X>W", "S: move 1 1h S>N", "W: move 1 3s W>N")
    view = table.view("N")
    belief.notice(view)
    even = ready(Companion(table.game), view, 1)
    assert even > 80
    assert ready(belief, view, 1) < even / 3


def test_who_left_a_card_lying_did_not_need_it() -> None:
    """E moves a card about instead of taking the 4d, with which a pastry would have been complete."""
    hands = "hand N: 1c 4h 1s / hand E: 1d 1h 4h 4s 3c 2c / hand S: 1h 2c / hand W: 2h 3s / X: 4d"
    table = PastryTable(f"{hands} / turn: N")
    belief = companion_for(table.game, 1, believes=True)
    belief.notice(table.view("N"))
    table.play("N: move 1 1c N>S", "E: move 1 4h E>W", "S: move 1 1c S>N", "W: move 1 3s W>N")
    view = table.view("N")
    belief.notice(view)
    rng = Rng(5)
    needed = {True: 0, False: 0}
    for believes in needed:
        drawer = belief if believes else Companion(table.game)
        for _ in range(300):
            world = drawer.world(view, rng)
            assert isinstance(world, PastryState)
            hand = world.zones[1]
            needed[believes] += not can_bake(hand) and can_bake(hand + packed(vec[i64]([4 * 1 + 3])))
    assert needed[False] > 20
    assert needed[True] < needed[False] / 3


def test_who_got_a_card_may_bake_although_the_hand_has_shrunk() -> None:
    """E moves a card about instead of baking; then two cards of E leave, and another one comes."""
    hands = "hand N: 1c 4h 1s / hand E: 1d 2d 4h 4s 3c 2c 1s / hand S: 1h 2c / hand W: 2h 3s 3d / X: 4d"
    table = PastryTable(f"{hands} / turn: N")
    belief = companion_for(table.game, 1, believes=True)
    belief.notice(table.view("N"))
    table.play("N: move 1 1c N>S", "E: move 1 4d X>W", "S: move 2 #2 E>S", "E: give 2c,2d", "W: move 1 3d W>E")
    view = table.view("N")
    belief.notice(view)
    assert view.hand_sizes[1] < 7
    even = ready(Companion(table.game), view, 1)
    assert ready(belief, view, 1) > even * 0.8 > 20


# -- The Pie Game --------------------------------------------------------------


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
                belief = beliefs[view.seat] if trained else Companion(PIE_GAME)
                world = belief.world(view, rng)
                assert isinstance(world, PieState)
                right[trained] += world.recipes[following] == state.recipes[following]
            worlds += 1
    assert worlds > 60
    assert right[True] > worlds / 5 > 2 * right[False]


def test_a_bot_may_do_without() -> None:
    assert type(HardBot(PIE_GAME, 1, iterations=5).companion) is not Companion
    assert type(HardBot(PIE_GAME, 1, iterations=5, believes=False).companion) is Companion
