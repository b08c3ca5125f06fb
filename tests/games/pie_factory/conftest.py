"""What the tests of Pie Factory share."""

import pytest

from bakehouse.games.pie_factory.game import PieFactory
from tests.games.pie_factory.table import GAME, FactoryTable


@pytest.fixture
def pie_factory() -> type[FactoryTable]:
    """A table at a position: `pie_factory("seats: 3 / hand A: C02 F15", max_pies=2)`."""
    return FactoryTable


@pytest.fixture
def game() -> PieFactory:
    return GAME
