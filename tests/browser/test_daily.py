"""The deal of the day at two browsers: the same cards, the results of the day, and a line to share."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, NewPlayer, lacking, page_is_built
from tests.browser.measures import WATCH_SHIFTS
from tests.browser.people import Player
from tests.server.client import Person, Server
from tests.server.daily_house import GAME, TODAY, DailyHouse, finish, play

NAME = "The Pie Game"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """It is always the same day here. Cleo has played."""
    if not page_is_built():
        lacking("the page is not built: make page")
    house = DailyHouse(tmp_path_factory.mktemp("daily"))
    house.start()
    finish(Person(house, "Cleo"))
    yield house
    assert house.stop() == 0


def begin(player: Player) -> str:
    """From the first page to the cards; what is held."""
    player.visit()
    player.page.get_by_label("Your name").fill(player.name)
    player.page.get_by_role("link", name="The deal of the day").click()
    player.page.get_by_role("button", name=f"Play the deal of the day: {NAME}").click()
    player.page.locator(".dock .fan").wait_for()
    return str(player.page.locator(".dock .fan").get_by_role("button").all_text_contents())


def play_on(player: Player, server: Server) -> None:
    """The rest, quickly: with the cookie of the page, while it looks on."""
    person = Person(server)
    cookies = {cookie["name"]: cookie["value"] for cookie in player.page.context.cookies()}
    person.cookie = f"bakehouse={cookies['bakehouse']}"
    code = player.page.url.rpartition("/")[2]
    with ThreadPoolExecutor(1) as beside:  # the browser has this thread's event loop
        assert beside.submit(play, person, code).result()


def test_two_people_play_the_same_deal(new_player: NewPlayer, server: Server) -> None:
    ada, ben = new_player("Ada"), new_player("Ben", look=PHONE)
    assert begin(ada) == begin(ben)
    play_on(ada, server)
    ada.page.reload()  # nobody looks at all that has happened
    ada.result.wait_for()
    ada.page.get_by_role("link", name="Results of the day").click()
    rows = ada.page.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(3)  # a head, Cleo and Ada
    expect(rows.filter(has_text="Ada (you)")).to_have_count(1)
    ada.is_accessible()
    ada.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.page.get_by_role("button", name="Copy").click()
    expect(ada.page.get_by_role("button", name="Copied")).to_be_visible()
    shared = ada.page.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(rf"🥧 Bakehouse · {NAME} · {TODAY}\n[🟩🟨⬜]+ (🥇|🥈|🥉|\d+\.) \d+", shared), shared
    ben.visit(f"/daily/{GAME}/{TODAY}")
    ben.sees("2 people have finished it")
    expect(ben.page.get_by_role("table")).to_have_count(0)
    ben.sees("Continue")
    ben.fits()
    ben.is_accessible()
    ada.page.add_init_script(WATCH_SHIFTS)
    ada.visit()
    expect(ada.page.get_by_role("link", name="The deal of the day")).to_contain_text("Today you have played 1 of 5.")
    assert ada.page.evaluate("window.shifts") == []


def test_somebody_else_does_not_see_the_table(new_player: NewPlayer, server: Server) -> None:
    ada, ben = new_player("Ada"), new_player("Ben")
    begin(ada)
    ben.page.goto(ada.page.url)
    ben.sees("Somebody is playing the deal of the day here.")
    ben.visit("/daily")
    ben.page.get_by_role("heading", name=NAME).wait_for()
    ben.is_accessible()
