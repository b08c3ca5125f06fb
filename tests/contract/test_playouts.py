"""Whole random games: the same as played one by one, in one process or in several."""

from typing import Any

import pytest

import bakehouse
from bakehouse import Game, OptionError, Playout, Rng, playout, playouts
from tests.contract.driver import seat_counts

LIMIT = 1_500
SEEDS = range(40, 52)


def one_by_one(game: Game, seats: int, **table: Any) -> list[Playout]:
    """The same games by the long way: dealt with log and memory, played by `playout`."""
    games = []
    for seed in SEEDS:
        state = game.deal(seats, seed, **table)
        decisions = playout(state, Rng(seed), LIMIT)
        rewards = [state.reward(seat) for seat in range(seats)]
        games.append(Playout(seed, decisions, state.outcome, rewards))
    return games


def test_the_same_as_one_by_one(game: Game) -> None:
    for seats in seat_counts(game):
        assert playouts(game, seats, SEEDS, limit=LIMIT) == one_by_one(game, seats)


def test_the_same_for_any_number_of_workers(game: Game) -> None:
    seats = game.info.usual_seats
    alone = playouts(game, seats, SEEDS, limit=LIMIT)
    assert playouts(game, seats, SEEDS, limit=LIMIT, workers=2) == alone
    assert playouts(game, seats, list(reversed(SEEDS)), limit=LIMIT, workers=3) == alone[::-1]


def test_the_limit_stops_a_game(game: Game) -> None:
    for short in playouts(game, game.info.usual_seats, range(5), limit=7):
        assert short.decisions == 7
        assert short.outcome is None
        assert len(short.rewards) == game.info.usual_seats


def test_options_and_a_deck_reach_the_workers() -> None:
    game = bakehouse.game("pastry-chefs")
    deck = game.deck_text(
        game.house_deck().text.replace("copies = 3", "copies = 2").replace("total = 48", "total = 32")
    )
    assert deck.digest != game.house_deck().digest
    table: dict[str, Any] = {"options": {"games": 2}, "deck": deck}
    alone = one_by_one(game, 4, **table)
    assert alone != one_by_one(game, 4)
    assert playouts(game, 4, SEEDS, limit=LIMIT, **table) == alone
    assert playouts(game, 4, SEEDS, limit=LIMIT, workers=2, **table) == alone


def test_no_seeds_no_games() -> None:
    game = bakehouse.game("pastry-chefs")
    assert playouts(game, 4, []) == []
    assert playouts(game, 4, range(0), workers=2) == []


@pytest.mark.parametrize(
    ("seats", "seeds", "wrong", "message"),
    [
        (3, [1], {}, "Pastry Chefs has 4 seats, not 3"),
        (4, [1, -1], {}, "a seed is a whole number .* not -1"),
        (4, [1, -1], {"workers": 2}, "a seed is a whole number .* not -1"),
        (4, [1], {"options": {"games": 0}}, "option games cannot be 0"),
        (4, [1], {"workers": 0}, "workers are counted from 1, not 0"),
        (4, [1], {"workers": True}, "workers are counted from 1, not True"),
    ],
)
def test_what_cannot_be_played(seats: int, seeds: list[int], wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        playouts(bakehouse.game("pastry-chefs"), seats, seeds, **wrong)
