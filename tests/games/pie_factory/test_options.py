"""Table options: every value plays whole games; anything else is refused."""

import pytest

from bakehouse import OptionError, Rng
from bakehouse.games.pie_factory import GAME as PIE_FACTORY
from bakehouse.games.pie_factory.atoms import MAX_PIES
from bakehouse.games.pie_factory.game import PieFactory
from tests.contract.driver import random_moves
from tests.games.pie_factory.invariants import check

VALUES = [
    (option.name, value)
    for option in PIE_FACTORY.info.options.values()
    for value in [*option.values, *range(option.least, option.most + 1)]
]


def test_the_options_that_are_built() -> None:
    assert {option.name: option.default for option in PIE_FACTORY.info.options.values()} == {
        "max_pies": 3,
        "orientation": "at_action",
        "null_play": "allow",
        "full_hand_draft": "forbid",
        "day_end": "lacking",
        "most_pies_tie": "none",
        "score_piles": "open",
        "discards": "open",
    }


@pytest.mark.parametrize(("name", "value"), VALUES)
def test_every_value_plays(game: PieFactory, name: str, value: str | int) -> None:
    state = game.deal(2 + len(str(value)) % 3, 8, {name: value})
    assert game.view(state, None).options[name] == value
    for number, _ in enumerate(random_moves(game, state, Rng(2))):
        if number % 4 == 0:
            check(game, state)
    assert state.over
    check(game, state)


@pytest.mark.parametrize(
    "options",
    [
        {"max_pies": 1},
        {"max_pies": 6},
        {"max_pies": "three"},
        {"max_pies": True},
        {"null_play": "on"},
        {"scrap": "on"},
        {"discards": "closed"},
        {"deck": "house46"},
    ],
    ids=str,
)
def test_anything_else_is_refused(game: PieFactory, options: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        game.deal(2, 1, options)


def test_there_is_room_for_the_most_pies() -> None:
    assert PIE_FACTORY.info.options["max_pies"].most == MAX_PIES
