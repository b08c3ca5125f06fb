"""A server that does not answer: the page says so, calmly, and goes on by itself."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.browser.conftest import DESK, NewPlayer
from tests.server.client import Server

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "medium"}
SILENT = "The server has not answered for a moment."


@contextmanager
def stopped(server: Server) -> Iterator[None]:
    """It hangs: it listens, and does nothing."""
    assert server.process is not None
    os.kill(server.process.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(server.process.pid, signal.SIGCONT)


def note(page: Page) -> Locator:
    return page.get_by_role("status").filter(has_text=SILENT)


def test_at_a_table(own_server: Server, new_player: NewPlayer) -> None:
    ada = new_player("Ada")
    ada.house = f"http://127.0.0.1:{own_server.port}"
    ada.open_table("the-pie-game", [ME, BOT])
    assert ada.wait_for_turn()
    with stopped(own_server):
        ada.page.get_by_role("button", name="Hint").click()
        expect(note(ada.page)).to_be_visible(timeout=4_000)
        ada.is_accessible()
    expect(ada.page.locator(".hint-pop")).to_be_visible()
    expect(note(ada.page)).to_have_count(0)
    ada.page.locator(".hint-pop").get_by_role("button", name="Do it").click()
    assert ada.wait_for_turn()


def test_on_the_first_page(own_server: Server, new_player: NewPlayer) -> None:
    ada = new_player("Ada")
    ada.house = f"http://127.0.0.1:{own_server.port}"
    ada.visit()
    play = ada.page.get_by_role("button", name="Play now: The Pie Game")
    expect(play).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    with stopped(own_server):
        play.click()
        expect(note(ada.page)).to_be_visible(timeout=4_000)
    expect(ada.page.locator(".dock .fan")).to_be_visible()
    expect(note(ada.page)).to_have_count(0)


def test_what_cannot_be_reached_is_asked_for_again(own_server: Server, browser: Browser) -> None:
    context = browser.new_context(**DESK)
    page = context.new_page()

    def fail(route: Route) -> None:
        route.abort("connectionrefused")

    page.route("**/api/games", fail)
    page.goto(f"http://127.0.0.1:{own_server.port}/")
    expect(note(page)).to_be_visible()
    page.unroute("**/api/games", fail)
    expect(page.get_by_role("button", name="Play now: The Pie Game")).to_be_visible()
    expect(note(page)).to_have_count(0)
    context.close()
