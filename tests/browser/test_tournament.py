"""A tournament in the browser: opened, joined on a phone, played in three rounds, and a podium at the end."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, NewPlayer, lacking
from tests.browser.people import Player
from tests.server.client import Person, Server, play_to_the_end
from tests.server.test_tournament import WAITING, house

AT_TABLE = re.compile(r"/t/[A-Z]{6}$")
AT_TOURNAMENT = re.compile(r"/c/[A-Z]{7}$")


@pytest.fixture
def waiting(tmp_path: Path) -> Iterator[Server]:
    """A server at which the host begins the rounds."""
    if not files("bakehouse.server").joinpath("page", "index.html").is_file():
        lacking("the page is not built: make page")
    server = house(tmp_path, WAITING).start()
    yield server
    assert server.stop() == 0


def known_as(player: Player, server: Server) -> Person:
    """Whoever sits at this page, without it."""
    person = Person(server)
    person.cookie = "; ".join(f"{one.get('name')}={one.get('value')}" for one in player.page.context.cookies())
    return person


def play(person: Person, code: str) -> None:
    """To the end of the game at this table: the moves are sent as another page would."""

    async def run() -> None:
        async with person.page(code) as page:
            await page.hello()
            mine = next(chair["seat"] for chair in page.lobby["chairs"] if chair.get("yours"))
            await page.hello(mine)
            await play_to_the_end(page, Random(mine))

    asyncio.run(run())


def test_an_evening(waiting: Server, new_player: NewPlayer) -> None:
    ada, bob = new_player("Ada"), new_player("Bob", look=PHONE)
    for player in (ada, bob):
        player.house = f"http://127.0.0.1:{waiting.port}"
    ada.visit()
    ada.page.get_by_role("link", name="Open a tournament").click()
    ada.page.get_by_label("Pie Factory").check(force=True)
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_label("Bots that play from the start").fill("2")
    ada.page.get_by_role("radiogroup", name="How well do the bots play?").get_by_label("at random").check(force=True)
    ada.is_accessible()
    ada.page.get_by_role("button", name="Open the tournament").click()
    expect(ada.page).to_have_url(AT_TOURNAMENT)
    bob.visit(ada.page.url.removeprefix(ada.house))
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="I’ll play").click()
    expect(bob.page.get_by_role("heading", name="Who plays (4 of 16)")).to_be_visible()
    expect(ada.page.get_by_role("listitem").filter(has_text="Bob")).to_be_visible()
    for player in (ada, bob):
        player.is_accessible()
        player.fits()
    ada.page.get_by_role("button", name="Start the tournament").click()
    for number in (1, 2, 3):
        for player in (ada, bob):  # they need press nothing
            expect(player.page).to_have_url(AT_TABLE)
        with ThreadPoolExecutor() as threads:
            tables = [(known_as(player, waiting), player.page.url[-6:]) for player in (ada, bob)]
            for done in [threads.submit(play, *table) for table in tables]:
                done.result()
        for player in (ada, bob):
            player.page.reload()  # nobody wants to be told all of it
            player.page.get_by_role("link", name="Back to the tournament").click()
            expect(player.page).to_have_url(AT_TOURNAMENT)
        if number < 3:
            begin = ada.page.get_by_role("button", name="Begin the next round")
            expect(begin).to_be_visible()
            expect(bob.page.get_by_text("The next round begins in")).to_be_visible()
            assert ada.page.get_by_role("tab").count() == 3
            bob.fits()
            begin.click()
    podium = ada.page.get_by_role("region", name=re.compile("wins? the tournament"))
    expect(podium.get_by_role("listitem")).to_have_count(3)
    table = ada.page.get_by_role("table")
    expect(table.get_by_role("row")).to_have_count(5)
    for player in (ada, bob):
        player.is_accessible()
        player.fits()
