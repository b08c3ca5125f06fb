"""Takes pictures of every screen (desktop, phone, dark) into a folder: `python -m tools.screenshots FOLDER`."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.people import GAMES, Player
from tests.server.client import Server

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "medium"}
DESK = {"width": 1280, "height": 800}
LOOKS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": DESK},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
    "dark": {"viewport": DESK, "color_scheme": "dark"},
}
DECISIONS = 12  # before a board is worth a picture


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data) / "data").start()
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for look in LOOKS:
            take(browser, server, look, folder)
        browser.close()
        server.stop()


def take(browser: Browser, server: Server, look: str, folder: Path) -> None:
    context = browser.new_context(reduced_motion="reduce", **LOOKS[look])
    ada = Player(context.new_page(), f"http://127.0.0.1:{server.port}", "Ada", tour=False)

    def shot(name: str) -> None:
        ada.page.wait_for_timeout(200)
        ada.page.screenshot(path=folder / f"{name}-{look}.png")
        print(folder / f"{name}-{look}.png", flush=True)

    ada.visit()
    ada.page.locator(".game").first.wait_for()
    shot("landing")
    ada.visit("/new/cheflebrity")
    ada.page.locator(".chairs").wait_for()
    shot("new-table")
    for game in GAMES:
        board(ada, game, shot)
    invitation(ada, shot)
    ending(ada, shot)
    context.close()


def board(ada: Player, game: str, shot: Callable[[str], None]) -> None:
    ada.open_table(game, [ME, BOT, BOT, BOT])
    for _ in range(DECISIONS):
        if not ada.wait_for_turn():
            break
        ada.follow_hint()
    ada.wait_for_turn()
    shot(game)


def invitation(ada: Player, shot: Callable[[str], None]) -> None:
    ada.visit()
    ada.page.get_by_role("button", name="Invite friends to Cheflebrity").click()
    ada.page.locator(".qr").wait_for()
    shot("waiting")
    ada.open_table("the-pie-game", [ME, {"kind": "me", "name": "Ben"}])
    ada.page.locator(".curtain").wait_for()
    shot("curtain")


def ending(ada: Player, shot: Callable[[str], None]) -> None:
    ada.open_table("the-pie-game", [ME, BOT], options={"target_pies": 1})
    ada.play_to_the_end()
    shot("result")
    ada.page.get_by_role("link", name="Watch the replay").click()
    ada.page.get_by_label("Move", exact=True).press("End")
    shot("replay")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
