"""The contract suite runs on every registered game."""

import pytest

import bakehouse
from bakehouse import Game


@pytest.fixture(params=bakehouse.games())
def game(request: pytest.FixtureRequest) -> Game:
    return bakehouse.game(request.param)
