"""A whole game in another browser than the one that all other tests use."""

from __future__ import annotations

import time
from pathlib import Path

from tests.browser.conftest import lacking
from tests.browser.firefox import FIREFOX, Firefox, firefox
from tests.server.client import Server

MAX_SECONDS = 200
OPEN = """async (game) => {
    const send = (path, body) => fetch(path, {
        method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    localStorage.setItem("lesson " + game, "declined");
    await send("/api/me", { name: "Ada" });
    const chairs = [{ kind: "me" }, { kind: "bot", level: "easy" }, { kind: "bot", level: "easy" }];
    const answer = await send("/api/tables", { game, chairs, start: true, options: { target_pies: 1 } });
    return (await answer.json()).code;
}"""


def step(page: Firefox) -> None:
    """One press: what goes on by itself is skipped, and what is asked is answered as the hint says."""
    if page.press(".hint-pop button", "Do it"):
        return
    if page.sees(".dock.live"):
        page.press(".bar button", "Hint")
    elif not page.press(".dock.stopped button", "Continue"):
        page.press(".dock button", "Skip to my turn")


def test_a_whole_game(server: Server, tmp_path: Path) -> None:
    if FIREFOX is None:
        lacking("there is no firefox here: tools/debian installs it")
    with firefox(tmp_path) as page:
        house = f"http://127.0.0.1:{server.port}"
        page.visit(house)
        page.wait("button", "Play now")
        code = page.run(OPEN, "the-pie-game")
        page.visit(f"{house}/t/{code}")
        page.wait(".dock .fan")
        until = time.monotonic() + MAX_SECONDS
        while not page.sees(".result") and time.monotonic() < until:
            step(page)
            time.sleep(0.05)
        page.wait(".result table")
        assert page.run("() => document.querySelectorAll('.result table tr').length") == 4  # a head and three players
        assert page.complaints == []
