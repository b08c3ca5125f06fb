"""The pages around the tables fit every screen, and nothing on them moves by itself."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPlayer
from tests.browser.measures import WATCH_SHIFTS, beyond, faults, settled, shift
from tests.browser.people import Player
from tests.browser.test_measures import SHIFTS
from tests.server.client import Person, Server, play_to_the_end
from tests.server.short import SHORT, small_deck
from tests.server.test_tournament import done, opened

GAME = "pie-factory"
MOST_SHIFT = 0.005  # as at a table
LONG = "Maximiliane von Hefezopf"  # as long as a name may be


class Evening(NamedTuple):
    """What there is to be seen: a game that is over, a tournament that waits and one that is played."""

    person: Person
    game: str
    waiting: str
    running: str


@pytest.fixture(scope="module", autouse=True)
def evening(server: Server) -> Evening:
    """Before there is a browser, whose event loop would be in the way."""
    ada = Person(server, LONG)
    seats, options = SHORT[GAME]
    code = ada.open(GAME, ["me", *["easy"] * (seats - 1)], options=options, deck=small_deck(GAME))

    async def play() -> None:
        async with ada.page(code) as page:
            await page.hello(0)
            await play_to_the_end(page, Random(1))

    asyncio.run(play())
    waiting, running = (opened(ada, bots=bots, level="random", game=GAME, options={}) for bots in (15, 5))
    done(ada, running, "start")
    ada.open("the-pie-game", ["me", "open"], start=False, clock={"hours": 24})
    return Evening(ada, code, waiting, running)


def pages(evening: Evening) -> dict[str, str]:
    """By address, what is there when all is there."""
    return {
        "/": "[aria-labelledby=mine] li",
        "/daily": ".how",
        f"/daily/{GAME}": "main section",
        "/c": "form .choices",
        f"/c/{evening.waiting}": "li:nth-child(16)",
        f"/c/{evening.running}": "main table",
        "/me": ".lines li",
        "/kept": "main dl",
    }


def look_of(size: tuple[int, int]) -> dict[str, Any]:
    width, height = size
    return {"viewport": {"width": width, "height": height}, "has_touch": width < 800}


def come_as(player: Player, person: Person) -> None:
    name, _, value = person.cookie.partition("=")
    player.page.context.add_cookies([{"name": name, "value": value, "url": player.house}])


def shifts(page: Page) -> list[Any]:
    settled(page)
    total, where = shift(page)
    return where if total >= MOST_SHIFT else []


@pytest.mark.parametrize("size", SHIFTS)
def test_pages_fit_and_stand_still(new_player: NewPlayer, evening: Evening, size: tuple[int, int]) -> None:
    ada = new_player(look=look_of(size))
    come_as(ada, evening.person)
    ada.page.add_init_script(WATCH_SHIFTS)
    wrong = {}
    for path, seen in pages(evening).items():
        ada.visit(path)
        ada.page.locator(seen).first.wait_for()
        if found := [*beyond(ada.page), *shifts(ada.page)]:
            wrong[path] = found
    assert wrong == {}


@pytest.mark.parametrize("size", SHIFTS)
def test_a_lesson_fits_and_stands_still(new_player: NewPlayer, size: tuple[int, int]) -> None:
    ada = new_player(look=look_of(size), is_new=True)
    ada.page.add_init_script(WATCH_SHIFTS)
    ada.visit()
    ada.page.get_by_role("button", name="Learn by playing: The Pie Game").click()
    bubble = ada.page.get_by_role("dialog", name="Lesson")
    bubble.wait_for()
    ada.page.evaluate("window.shifts.length = 0")
    for _ in range(2):
        assert faults(ada.page) == {}
        expect(bubble).to_be_in_viewport(ratio=1)
        bubble.get_by_role("button", name="Next").click()
    assert shifts(ada.page) == []
