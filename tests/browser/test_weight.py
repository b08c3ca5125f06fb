"""How much there is to load: little for the first page, and not much to play a game."""

from __future__ import annotations

import gzip
import re
from importlib.resources import files
from pathlib import Path

import pytest

from tests.browser.conftest import NewPlayer
from tests.browser.people import GAMES

FIRST = 60_000  # bytes of compressed script
PLAYING = 110 * 1024
ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "easy"}
PAGE = Path(str(files("bakehouse.server").joinpath("page")))
SCRIPT = re.compile(r"/assets/([\w.-]+\.js)")


def weight(scripts: set[str]) -> int:
    assert scripts
    return sum(len(gzip.compress((PAGE / "assets" / name).read_bytes())) for name in scripts)


@pytest.mark.parametrize("game", GAMES)
def test_the_scripts_are_small(new_player: NewPlayer, game: str) -> None:
    ada = new_player("Ada")
    loaded: list[str] = []
    ada.page.on("request", lambda request: loaded.append(request.url))
    ada.open_table(game, [ME, *[BOT] * 3])
    ada.page.locator(".dock .fan").wait_for()
    first = set(SCRIPT.findall((PAGE / "index.html").read_text("utf-8")))
    assert weight(first) <= FIRST
    playing = {name for url in loaded for name in SCRIPT.findall(url)}
    assert first < playing
    assert weight(playing) <= PLAYING
