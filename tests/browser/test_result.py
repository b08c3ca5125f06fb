"""The result of a game over the whole table, and its replay: by a link at a move, with a log and a tape."""

from __future__ import annotations

import asyncio
import re
from random import Random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, NewPlayer
from tests.browser.measures import SIZES, faults, settled
from tests.browser.people import Player
from tests.server.client import Person, Server, play_to_the_end
from tests.server.short import SHORT, small_deck

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
GAME = "pie-factory"


class Table(NamedTuple):
    code: str
    cookie: str


@pytest.fixture(scope="module", autouse=True)
def table(server: Server) -> Table:
    """Of Ada and two bots; its game is over. Played before there is a browser, which has an event loop of its own."""
    ada = Person(server, "Ada")
    seats, options = SHORT[GAME]
    code = ada.open(GAME, ["me", *["easy"] * (seats - 1)], options=options, deck=small_deck(GAME))

    async def play() -> None:
        async with ada.page(code) as page:
            await page.hello(0)
            await play_to_the_end(page, Random(1))

    asyncio.run(play())
    return Table(code, ada.cookie)


def come_back(player: Player, table: Table, path: str) -> None:
    """As Ada, who sat there."""
    name, _, value = table.cookie.partition("=")
    player.page.context.add_cookies([{"name": name, "value": value, "url": player.house}])
    player.visit(path)


@pytest.mark.parametrize("look", [DESK, PHONE], ids=["desk", "phone"])
def test_the_result_lies_over_the_table(new_player: NewPlayer, table: Table, look: dict[str, Any]) -> None:
    ada = new_player(look=look)
    come_back(ada, table, f"/t/{table.code}")
    sheet = ada.page.request.get(f"{ada.house}/api/tables/{table.code}/result").json()
    ada.page.locator(".result table").wait_for()
    assert shown_numbers(ada) == sorted(numbers(sheet))
    ada.is_accessible()
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        settled(ada.page)
        for part in (".result h2", ".result table", ".result tbody tr:last-child", ".dock .ways"):
            box = ada.page.locator(part).first.bounding_box()
            assert box is not None
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= height, (part, width, height)
            assert box["x"] + box["width"] <= width, (part, width, height)
        ada.fits()
    ada.page.set_viewport_size(look["viewport"])
    ada.page.get_by_role("button", name="Dollars").click()
    ada.sees("Every dollar is a point.")


def numbers(sheet: dict[str, Any]) -> list[str]:
    return [
        f"{cell['value']}{' +' + str(cell['bonus']) if 'bonus' in cell else ''}"
        for row in sheet["rows"]
        for cell in row
    ]


def shown_numbers(player: Player) -> list[str]:
    cells = player.page.locator(".result tbody td").all_inner_texts()
    return sorted(" ".join(cell.replace("+", " +").split()) for cell in cells)


def test_a_link_leads_to_a_move_of_a_replay(new_player: NewPlayer, table: Table) -> None:
    ben = new_player("Ben")
    replay = ben.page.request.get(f"{ben.house}/api/tables/{table.code}/replay?view=1").json()
    move = len(replay["frames"]) // 2
    events = sum(len(frame["events"]) for frame in replay["frames"][: move + 1])
    ben.visit(f"/r/{table.code}?move={move}&seat=1")
    tape = ben.page.get_by_label("Move", exact=True)
    expect(tape).to_have_value(str(move))
    expect(ben.page.get_by_label("Through the eyes of")).to_have_value("1")
    assert ben.page.locator(".scrubber .marks i").count() > 0
    ben.page.keyboard.press("l")
    lines = ben.page.get_by_role("region", name="What happened").get_by_role("listitem")
    expect(lines).to_have_count(events)
    expect(lines.last).to_have_attribute("aria-current", "true")
    ben.is_accessible()
    lines.first.get_by_role("button", name="Go to move 0").click()
    expect(tape).to_have_value("0")
    keys = ben.page.keyboard
    keys.press("End")
    expect(tape).to_have_value(str(len(replay["frames"]) - 1))
    keys.press("Home")
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    keys.press("ArrowLeft")
    expect(tape).to_have_value("1")


def test_a_replay_is_seen_from_the_own_seat_and_plays_by_itself(ada: Player, table: Table) -> None:
    come_back(ada, table, f"/r/{table.code}")
    expect(ada.page.get_by_label("Through the eyes of")).to_have_value("0")
    dock = ada.page.locator(".dock").bounding_box()
    assert dock is not None
    assert dock["height"] == 188  # as at the table
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        settled(ada.page)
        assert faults(ada.page) == {}, (width, height)
    ada.page.set_viewport_size({"width": 1280, "height": 800})
    ada.page.get_by_label("Speed").select_option("fast")
    ada.page.get_by_role("button", name="Play", exact=True).click()
    expect(ada.page.locator(".dock .count")).not_to_have_text(re.compile("^[01] "))
    ada.page.get_by_role("button", name="Pause").click()
