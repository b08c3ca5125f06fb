"""How quick the table feels, with all its movement: the first board, the next question, every frame.

These are times of a clock: they mean something only while nothing else runs, so they belong to the long run."""

from __future__ import annotations

import statistics
import time
import warnings
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import DESK
from tests.browser.people import GAMES, Player
from tests.server.client import Server

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("default")]

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "medium"}
AS_PEOPLE_PLAY = "absence=600.0"
FIRST_BOARD = 1.0  # seconds from the press on "Play now"
NEXT_QUESTION = 4.0  # seconds from a decision
DECISIONS = 15
LONGEST_FRAME = 50  # milliseconds
# How long each frame took while a card was in the air.
WATCH_FRAMES = """() => {
    window.frames_in_flight = [];
    let last = performance.now();
    const look = (now) => {
        if (document.querySelector(".flights > *")) window.frames_in_flight.push(now - last);
        last = now;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""


class Measured(UserWarning):
    """A figure for the report at the end of the run."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where bots take their time."""
    server = Server(tmp_path_factory.mktemp("house") / "data", settings=AS_PEOPLE_PLAY).start()
    yield f"http://127.0.0.1:{server.port}"
    server.stop()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(**DESK)
    yield context.new_page()
    context.close()


def wait_for_question(player: Player) -> bool:
    """Without skipping anything, but for the button of a scene that waits for it; false: the game is over."""
    settled = player.page.locator(".dock.live, .dock.stopped, .result")
    settled.first.wait_for(timeout=30_000)
    going_on = player.page.locator(".dock.stopped").get_by_role("button", name="Continue")
    if going_on.count():
        going_on.click()
        return wait_for_question(player)
    return player.result.count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_i_am_soon_asked_again(house: str, page: Page, game: str) -> None:
    ada = Player(page, house, "Ada", is_new=False)
    ada.open_table(game, [ME, *[BOT] * 3])
    page.evaluate(WATCH_FRAMES)
    waits = []
    assert wait_for_question(ada)
    for _ in range(DECISIONS):
        ada.follow_hint()
        decided = time.monotonic()
        page.wait_for_timeout(50)
        if not wait_for_question(ada):
            break
        waits.append(time.monotonic() - decided)
    frames: list[float] = page.evaluate("window.frames_in_flight")
    warnings.warn(
        f"{game}: asked again after {statistics.median(waits):.1f} s, at most {max(waits):.1f} s; {len(frames)} frames "
        f"with cards in flight, median {statistics.median(frames):.0f} ms, longest {max(frames):.0f} ms",
        Measured,
        stacklevel=1,
    )
    assert max(waits) < NEXT_QUESTION
    assert max(frames) <= LONGEST_FRAME


def test_the_first_board_comes_at_once(house: str, page: Page) -> None:
    ada = Player(page, house, "Ada", is_new=False)
    ada.visit()
    button = page.get_by_role("button", name="Play now").first
    button.wait_for()
    pressed = time.monotonic()
    button.click()
    page.locator(".dock .fan").wait_for()
    took = time.monotonic() - pressed
    warnings.warn(f"first board: {took:.2f} s", Measured, stacklevel=1)
    assert took < FIRST_BOARD
