"""The display face: it comes with the page, is kept, and nothing moves when it arrives late."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, Route

from tests.browser.conftest import DESK, PHONE, NewPlayer

LATE = 1.0  # seconds
LOADED = "document.fonts.check('650 20px Fraunces')"
WATCH_SHIFTS = """
window.shifted = 0;
new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifted += entry.value;
}).observe({ type: 'layout-shift', buffered: true });
"""
SHIFTED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(window.shifted), 100)))"


def come_late(route: Route) -> None:
    time.sleep(LATE)
    route.continue_()


def heading_font(page: Page) -> str:
    return str(page.evaluate("getComputedStyle(document.querySelector('main h2')).fontFamily"))


@pytest.mark.parametrize("look", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_nothing_moves_when_it_comes_late(new_player: NewPlayer, look: dict[str, object], language: str) -> None:
    page = (ada := new_player(look=look)).page
    page.add_init_script(WATCH_SHIFTS)
    page.route(re.compile(r"\.woff2$"), come_late)
    ada.visit(f"/?language={language}")
    page.locator("main h2").first.wait_for()
    page.wait_for_function(f"() => {LOADED}")
    assert heading_font(page).startswith("Fraunces")
    assert page.evaluate(SHIFTED) <= 0.01


def test_it_is_asked_for_once_and_kept(new_player: NewPlayer) -> None:
    page = (ada := new_player()).page
    with page.expect_response(re.compile(r"\.woff2$")) as found:
        ada.visit()
    page.wait_for_function(f"() => {LOADED}")
    assert found.value.headers["content-type"] == "font/woff2"
    assert "immutable" in found.value.headers["cache-control"]
    assert len(found.value.body()) <= 40_000
    fonts = "performance.getEntriesByType('resource').filter((entry) => entry.name.endsWith('.woff2')).length"
    assert page.evaluate(fonts) == 1
