"""What the tests of Cheflebrity share."""

import pytest

from bakehouse.games.cheflebrity import GAME
from bakehouse.games.cheflebrity.game import Cheflebrity
from tests.games.cheflebrity.table import ChefTable


@pytest.fixture
def chefs() -> type[ChefTable]:
    """A table at a position: `chefs("hand s1: B5 FA20 / working s1: w1=B10", takeback="forbid")`."""
    return ChefTable


@pytest.fixture
def game() -> Cheflebrity:
    return GAME
