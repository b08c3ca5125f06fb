"""A server, a browser, and pages that must not complain."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, NoReturn

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

from tests.browser.people import CHROMIUM, Player
from tests.server.client import Server

PATIENCE = 15_000  # milliseconds: a machine may have other things to do
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def lacking(what: str) -> NoReturn:
    """A contributor may do without a browser; CI may not."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


def page_is_built() -> bool:
    return files("bakehouse.server").joinpath("page", "index.html").is_file()


def start_server(data: Path) -> Server:
    if not page_is_built():
        lacking("the page is not built: make page")
    return Server(data).start()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    house = start_server(tmp_path_factory.mktemp("house") / "data")
    yield house
    assert house.stop() == 0


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """For what changes a server for all of its guests."""
    house = start_server(tmp_path / "data")
    yield house
    assert house.stop() == 0


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not for a whole session: while it is open, no other test of this process can run an event loop."""
    if CHROMIUM is None:
        lacking("there is no chromium here: tools/debian installs it")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield started
        started.close()


NewPlayer = Callable[..., Player]


@pytest.fixture
def new_player(server: Server, browser: Browser) -> Iterator[NewPlayer]:
    """People with a browser of their own. A script error, or a policy that was broken, fails the test."""
    complaints: list[str] = []
    contexts = []

    def heard(message: ConsoleMessage) -> None:
        if message.type == "error":
            complaints.append(message.text)

    def make(name: str = "Ada", *, look: dict[str, Any] = DESK, is_new: bool = False) -> Player:
        # Without its service worker, so that tests see every request (test_app.py has one).
        context = browser.new_context(reduced_motion="reduce", service_workers="block", **look)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page: Page = context.new_page()
        page.on("console", heard)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return Player(page, f"http://127.0.0.1:{server.port}", name, is_new=is_new)

    yield make
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def ada(new_player: NewPlayer) -> Player:
    return new_player()


@pytest.fixture
def phone(new_player: NewPlayer) -> Player:
    return new_player(look=PHONE)
