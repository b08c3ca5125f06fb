"""What the tests of Pastry Chefs share."""

import pytest

from bakehouse.games.pastry_chefs.game import PastryChefs
from tests.games.pastry_chefs.table import GAME, PastryTable


@pytest.fixture
def pastry_chefs() -> type[PastryTable]:
    """A table at a position: `pastry_chefs("hand N: 1c 2d / turn: N", pass="on")`."""
    return PastryTable


@pytest.fixture
def game() -> PastryChefs:
    assert isinstance(GAME, PastryChefs)
    return GAME
