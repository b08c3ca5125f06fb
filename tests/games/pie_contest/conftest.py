"""What the tests of Pie Contest share."""

import pytest

from bakehouse.games.pie_contest.game import PieContest
from tests.games.pie_contest.table import GAME, ContestTable


@pytest.fixture
def contest() -> type[ContestTable]:
    """A table at a position: `contest("hand 0: lemons hot-oven / kitchen 0: table-salt", staleness=2)`."""
    return ContestTable


@pytest.fixture
def game() -> PieContest:
    return GAME
