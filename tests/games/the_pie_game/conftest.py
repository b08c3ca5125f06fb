"""What the tests of The Pie Game share."""

import pytest

from bakehouse.games.the_pie_game import GAME
from bakehouse.games.the_pie_game.game import ThePieGame
from tests.games.the_pie_game.table import PieTable


@pytest.fixture
def pie_game() -> type[PieTable]:
    """A table at a position: `pie_game("hand 0: APP CIN FLK GRA COC / deck: HON", trade="blind_draw")`."""
    return PieTable


@pytest.fixture
def game() -> ThePieGame:
    return GAME
