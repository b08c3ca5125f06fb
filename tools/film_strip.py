"""A family's evening as a film strip: five phones at one table, one of which goes away and comes back.

`python -m tools.film_strip docs/pictures/evening.jpg` plays it in real browsers and writes the picture.
"""

from __future__ import annotations

import sys
from base64 import b64encode
from html import escape
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from tests.browser.people import Player
from tools.screenshots import LOOKS, ME, OPEN, chromium, house

FAMILY: Final = ("Ada", "Ben", "Cleo", "Dan", "Eve")
PHONE = LOOKS["phone"] | {"device_scale_factor": 1}
TURNS = 10  # before somebody goes
MAX_TURNS = 400
WIDTH = 1200


class Film:
    """Rows of pictures, each with a sentence: what every phone shows at one moment."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.rows: list[tuple[str, list[bytes]]] = []

    def shoot(self, caption: str) -> None:
        for player in self.players:
            player.page.wait_for_timeout(250)
        self.rows.append((caption, [player.page.screenshot(type="jpeg", quality=85) for player in self.players]))

    def html(self) -> str:
        rows = "".join(f"<h2>{escape(caption)}</h2><div>{_images(shots)}</div>" for caption, shots in self.rows)
        return f"""<!doctype html><style>
          body {{ width: {WIDTH}px; margin: 0; padding: 16px; box-sizing: border-box; background: #fbf3e2; }}
          h2 {{ margin: 14px 0 8px; font: 650 22px Georgia, serif; color: #38210f; }}
          div {{ display: flex; gap: 12px; }}
          img {{ flex: 1; min-width: 0; border-radius: 12px; border: 1px solid #c9a86a; }}
        </style>{rows}"""


def _images(shots: list[bytes]) -> str:
    return "".join(f'<img src="data:image/jpeg;base64,{b64encode(shot).decode()}" alt="">' for shot in shots)


def main(picture: Path) -> None:
    with house() as address, chromium() as browser:
        film = Film([_phone(browser, address, name) for name in FAMILY])
        _evening(film)
        sheet = browser.new_page(viewport={"width": WIDTH, "height": 800})
        sheet.set_content(film.html())
        sheet.screenshot(path=picture, type="jpeg", quality=82, full_page=True)


def _phone(browser: Browser, address: str, name: str) -> Player:
    return Player(browser.new_context(reduced_motion="reduce", **PHONE).new_page(), address, name, is_new=False)


def _evening(film: Film) -> None:
    ada, *guests = film.players
    code = ada.open_table("the-pie-game", [ME, *[OPEN] * len(guests)], options={"target_pies": 1}, start=False)
    for guest in guests:
        guest.visit(f"/t/{code}")
        guest.page.get_by_label("Your name").fill(guest.name)
    film.shoot("Ada invites: the others open her link")
    for guest in guests:
        guest.page.get_by_role("button", name="Sit down").click()
        guest.places.first.wait_for()
    film.shoot("Everybody sits down")
    ada.page.get_by_role("button", name="Start the game").click()
    _play(film, TURNS)
    film.shoot("In the middle of the first round")
    dan = guests[2]
    dan.visit("/help")
    ada.page.get_by_text("away").first.wait_for()
    film.shoot("Dan puts his phone away to look after the oven")
    dan.visit(f"/t/{code}")
    dan.page.locator(".dock").wait_for()
    film.shoot("He comes back to where he was")
    _play(film, MAX_TURNS)
    film.shoot("A pie is baked, and the evening has a winner")


def _play(film: Film, turns: int) -> None:
    """Whoever is asked does what the hint says."""
    for _ in range(turns):
        for player in film.players:
            player.page.locator(".dock").wait_for()
        if any(player.result.count() for player in film.players):
            break
        asked = [player for player in film.players if player.is_asked]
        if asked:
            asked[0].follow_hint_in_time()
        else:
            film.players[0].page.wait_for_timeout(100)
    else:
        return
    for player in film.players:
        player.page.locator(".result table").wait_for()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
