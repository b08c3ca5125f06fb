"""Whole random games with all invariants, in every option."""

import pytest

from bakehouse import OptionError, Rng, playout
from bakehouse.games.pie_contest import GAME as PIE_CONTEST
from bakehouse.games.pie_contest.game import PieContest
from bakehouse.games.pie_contest.play import State
from tests.contract.driver import random_moves
from tests.games.pie_contest.invariants import check, check_log

VALUES: list[tuple[str, str | int]] = [
    (option.name, value) for option in PIE_CONTEST.info.options.values() for value in option.values
]
VALUES += [("staleness", 0), ("staleness", 6), ("closing_time", 2)]


@pytest.mark.parametrize(("name", "value"), VALUES)
def test_every_value_of_every_option(game: PieContest, name: str, value: str | int) -> None:
    state = game.deal(4, 5, {name: value})
    assert isinstance(state, State)
    for number, _ in enumerate(random_moves(game, state, Rng(9), 500)):
        if number % 5 == 0:
            check(game, state)
    assert state.options.values[name] == value
    check_log(state)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("pass", "never"),
        ("staleness", 7),
        ("staleness", "four"),
        ("closing_time", 0),
        ("players", 4),
        ("first_player", "vote"),
        ("fly", 1),
    ],
)
def test_wrong_options_are_refused(game: PieContest, name: str, value: str | int) -> None:
    with pytest.raises(OptionError):
        game.deal(4, 1, {name: value})


def test_whole_games(game: PieContest) -> None:
    """Random play ends (1.2: about 47 turns per player with four)."""
    turns = []
    for seed in range(12):
        state = game.deal(4, seed)
        assert isinstance(state, State)
        playout(state, Rng(seed))
        check(game, state)
        check_log(state)
        assert state.over
        turns.append(state.turns / 4)
    assert 25 < sum(turns) / len(turns) < 75


@pytest.mark.slow
def test_two_hundred_games(game: PieContest) -> None:
    for seed in range(200):
        options = {"grand": "on", "closing_time": 30} if seed % 10 == 9 else {}
        state = game.deal(4 + seed % 7, seed, options)
        assert isinstance(state, State)
        for _ in random_moves(game, state, Rng(seed), 20_000):
            check(game, state)
        check(game, state)
        check_log(state)
        assert state.over
