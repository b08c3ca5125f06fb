"""Takes pictures of every screen (desktop, phone, dark) into a folder, with a page that shows them side by side:
`python -m tools.screenshots FOLDER`. With `--beside DESIGNS`, each stands beside its mockup from that folder."""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from html import escape
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from tests.browser.people import CHROMIUM, GAMES, Player
from tests.server.client import Server

ME, OPEN = {"kind": "me"}, {"kind": "open"}
BOT = {"kind": "bot", "level": "medium"}
DESK = {"width": 1280, "height": 800}
LOOKS: Final[dict[str, dict[str, Any]]] = {
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
MOCKUPS: Final = {
    "waiting-desk": "frame-waiting-desktop.png",
    "guest-phone": "frame-welcome-phone.png",
    "pastry-chefs-desk": "pastry-chefs-a-desktop.png",
    "pastry-chefs-phone": "pastry-chefs-phone.png",
    "pastry-chefs-dark": "pastry-chefs-b-desktop-dark.png",
    "the-pie-game-desk": "the-pie-game-a-desktop.png",
    "the-pie-game-phone": "the-pie-game-phone.png",
    "the-pie-game-dark": "the-pie-game-a-desktop-dark.png",
    "pie-factory-desk": "pie-factory-action-desk.png",
    "pie-factory-phone": "pie-factory-action-phone.png",
    "pie-factory-dark": "pie-factory-box-desk-dark.png",
    "cheflebrity-desk": "cheflebrity-turn-desk.png",
    "cheflebrity-phone": "cheflebrity-turn-phone.png",
    "cheflebrity-dark": "cheflebrity-swap-desk-dark.png",
    "pie-contest-desk": "pie-contest-turn-desk.png",
    "pie-contest-phone": "pie-contest-turn-phone.png",
    "ten-seats-desk": "pie-contest-ten-desk.png",
    "ten-seats-phone": "pie-contest-ten-phone.png",
    "round-end-desk": "frame-roundend-desktop.png",
    "result-desk": "frame-result-desktop.png",
}

Shot = Callable[[str], None]


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@contextmanager
def house(settings: str | None = None) -> Iterator[str]:
    """The address of a server with nothing in it; by default a quick one, as in the tests."""
    with tempfile.TemporaryDirectory() as data:
        folder = Path(data) / "data"
        server = Server(folder).start() if settings is None else Server(folder, settings).start()
        yield f"http://127.0.0.1:{server.port}"
        server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--beside", type=Path, help="a folder of mockups")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    with house() as address, chromium() as browser:
        for look in LOOKS:
            take(browser, address, look, arguments.folder)
    sheet = arguments.folder / "index.html"
    sheet.write_text(contact_sheet(arguments.folder, arguments.beside), "utf-8")
    print(sheet)


def take(browser: Browser, address: str, look: str, folder: Path) -> None:
    def somebody(name: str) -> Player:
        context = browser.new_context(reduced_motion="reduce", **LOOKS[look])
        return Player(context.new_page(), address, name, is_new=False)

    ada = somebody("Ada")

    def shot_of(player: Player, name: str) -> None:
        player.page.wait_for_timeout(200)
        player.page.screenshot(path=folder / f"{name}-{look}.png")
        print(folder / f"{name}-{look}.png", flush=True)

    def shot(name: str) -> None:
        shot_of(ada, name)

    first_pages(ada, shot)
    for game in GAMES:
        board(ada, game, shot)
    full_tables(ada, shot)
    code = waiting_room(ada, shot)
    mia = somebody("Mia")
    mia.visit(f"/t/{code}")
    mia.page.get_by_role("button", name="Sit down").wait_for()
    shot_of(mia, "guest")
    curtain(ada, shot)
    round_end(ada, shot)
    ending(ada, shot)
    ada.page.context.close()
    mia.page.context.close()


def first_pages(ada: Player, shot: Shot) -> None:
    ada.visit()
    ada.page.locator(".game").first.wait_for()
    shot("landing")
    ada.visit("/new/cheflebrity")
    ada.page.locator(".chairs").wait_for()
    shot("new-table")


def board(ada: Player, game: str, shot: Shot) -> None:
    """A board in the middle of a game, and what lies over it: a hint, the rules, the log, the menu."""
    ada.open_table(game, [ME, BOT, BOT, BOT])
    for _ in range(DECISIONS):
        if not ada.wait_for_turn():
            break
        ada.follow_hint()
    ada.wait_for_turn()
    shot(game)
    ada.page.keyboard.press("h")
    ada.page.locator(".hint-pop").wait_for()
    shot(f"{game}-hint")
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("r")
    ada.page.get_by_role("heading", name="Goal", exact=True).wait_for()
    shot(f"{game}-rules")
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("l")
    shot(f"{game}-log")
    ada.page.keyboard.press("Escape")


def full_tables(ada: Player, shot: Shot) -> None:
    for game, seats, name in (("pie-contest", 10, "ten"), ("the-pie-game", 8, "eight"), ("cheflebrity", 5, "five")):
        ada.open_table(game, [ME, *[BOT] * (seats - 1)])
        for _ in range(2):
            if ada.wait_for_turn():
                ada.follow_hint()
        ada.wait_for_turn()
        shot(f"{name}-seats")


def waiting_room(ada: Player, shot: Shot) -> str:
    code = ada.open_table("the-pie-game", [ME, OPEN, BOT, OPEN], start=False)
    ada.places.first.wait_for()
    shot("waiting")
    return code


def curtain(ada: Player, shot: Shot) -> None:
    ada.open_table("the-pie-game", [ME, {"kind": "me", "name": "Ben"}])
    ada.page.locator(".curtain").wait_for()
    shot("curtain")


def round_end(ada: Player, shot: Shot) -> None:
    ada.open_table("the-pie-game", [ME, BOT, BOT, BOT])
    stopped = ada.page.locator(".dock.stopped")
    while not stopped.count():
        ada.page.locator(".dock.live, .dock.stopped").first.wait_for()
        if not stopped.count():
            ada.follow_hint()
    shot("round-end")


def ending(ada: Player, shot: Shot) -> None:
    ada.open_table("the-pie-game", [ME, BOT, BOT], options={"target_pies": 1})
    ada.play_to_the_end()
    shot("result")
    ada.page.get_by_role("link", name="Replay").click()
    ada.page.get_by_label("Move", exact=True).press("End")
    shot("replay")


def contact_sheet(folder: Path, mockups: Path | None) -> str:
    """A page with a row for every screen: its looks, each with its mockup below it."""
    names = sorted({picture.stem.rsplit("-", 1)[0] for picture in folder.glob("*-*.png")})
    rows = "\n".join(row(folder, name, mockups) for name in names)
    return f"""<!doctype html>
<meta charset="utf-8"><title>Every screen</title>
<style>
  body {{ font: 16px system-ui; margin: 24px; background: #eee; }}
  section {{ display: flex; gap: 16px; align-items: flex-start; }}
  figure {{ margin: 0; }} img {{ width: 560px; display: block; margin-bottom: 8px; }}
  .phone img {{ width: 230px; }} figcaption {{ color: #555; }}
</style>
{rows}
"""


def row(folder: Path, name: str, mockups: Path | None) -> str:
    figures = [figure(folder, name, look, mockups) for look in LOOKS if (folder / f"{name}-{look}.png").exists()]
    return f"<h2>{escape(name)}</h2><section>{''.join(figures)}</section>"


def figure(folder: Path, name: str, look: str, mockups: Path | None) -> str:
    shown = f'<img src="{name}-{look}.png" alt="{name}, {look}">'
    mockup = MOCKUPS.get(f"{name}-{look}")
    if mockups is not None and mockup is not None:
        shown += f'<figcaption>the mockup</figcaption><img src="{os.path.relpath(mockups / mockup, folder)}" alt="">'
    return f'<figure class="{look}">{shown}</figure>'


if __name__ == "__main__":
    main()
