"""A game of another package on the page: the generic board, from the first click to the result."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import start_server
from tests.browser.people import Player
from tests.server.client import Server
from tests.sixth_game.install import install


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds Last Slice installed."""
    before = os.environ.get("PYTHONPATH", "")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(install(tmp_path_factory.mktemp("sixth_game"))), before])
    try:
        house = start_server(tmp_path_factory.mktemp("house") / "data")
    finally:
        os.environ["PYTHONPATH"] = before
    yield house
    assert house.stop() == 0


def test_a_whole_game_with_the_generic_board(ada: Player) -> None:
    ada.visit()
    ada.sees("Last Slice")
    ada.open_table("last-slice", [{"kind": "me"}, {"kind": "bot", "level": "easy"}])
    ada.sees("Call high or low.")
    ada.is_accessible()
    assert ada.play_to_the_end() > 20
    expect(ada.result.get_by_role("heading").first).to_be_visible()
