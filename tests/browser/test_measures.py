"""The table fits every screen, and nothing on it moves but cards."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.measures import SIZES, TWICE_AS_LARGE, WATCH_SHIFTS, faults, measure, settled, shift
from tests.browser.people import GAMES, Player

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "easy"}
MOST_SEATS = {"the-pie-game": 8, "pie-contest": 10, "cheflebrity": 5}
USUAL = [(1280, 800), (390, 844)]
TURNS = 10
# Two sizes each time, the others in the long run.
SHIFTS = [
    pytest.param((width, height), id=f"{width}×{height}", marks=[] if (width, height) in USUAL else pytest.mark.slow)
    for width, height in SIZES
]


def looks_right(player: Player, *more: tuple[int, int]) -> None:
    """At every size, in the light and in the dark, as it is now."""
    wrong = {}
    for number, (width, height) in enumerate([*SIZES, *more]):
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.emulate_media(color_scheme="dark" if number % 2 else "light", reduced_motion="reduce")
        settled(player.page)
        found = faults(player.page)
        if found:
            wrong[f"{width}×{height}"] = found
    assert wrong == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_table_fits_every_screen(new_player: NewPlayer, game: str) -> None:
    """At the first question, at the second, and while somebody else is asked."""
    ada = new_player(look={})
    ada.open_table(game, [ME, *[BOT] * 3])
    for _ in range(3):
        assert ada.wait_for_turn()
        looks_right(ada, TWICE_AS_LARGE)
        expect(ada.prompt).to_be_in_viewport(ratio=1)  # and the hand, which is measured
        ada.page.set_viewport_size({"width": 1280, "height": 800})
        ada.follow_hint()


@pytest.mark.parametrize(("game", "seats"), MOST_SEATS.items())
def test_a_full_table_fits_every_screen(new_player: NewPlayer, game: str, seats: int) -> None:
    ada = new_player(look={})
    ada.open_table(game, [ME, *[BOT] * (seats - 1)])
    assert ada.wait_for_turn()
    looks_right(ada)


def test_the_end_of_a_round_fits_every_screen(new_player: NewPlayer) -> None:
    """The baked pie, and how many everybody has: while the table stands still for it."""
    ada = new_player(look={})
    ada.open_table("the-pie-game", [ME, *[{**BOT, "level": "medium"}] * 7], options={"target_pies": 2})
    stopped = ada.page.locator(".dock.stopped")
    for _ in range(100):
        ada.skip_bots()
        if stopped.count():
            break
        ada.follow_hint()
    expect(ada.page.locator(".scene .standing li")).to_have_count(8)
    looks_right(ada, TWICE_AS_LARGE)
    expect(stopped).to_have_count(1)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SHIFTS)
def test_nothing_shifts(new_player: NewPlayer, game: str, size: tuple[int, int]) -> None:
    """While bots and I play ten turns: dock and bar keep their heights, and no layout shift is counted."""
    width, height = size
    ada = new_player(look={"viewport": {"width": width, "height": height}, "has_touch": width < 800})
    ada.page.add_init_script(WATCH_SHIFTS)
    ada.open_table(game, [ME, *[BOT] * 3])
    assert ada.wait_for_turn()
    ada.page.evaluate("window.shifts.length = 0")
    heights = set()
    for _ in range(TURNS):
        if not ada.wait_for_turn():
            break
        found = measure(ada.page)
        heights.add((found["dock"], found["dockTop"], found["bar"]))
        ada.follow_hint()
    assert len(heights) == 1
    total, where = shift(ada.page)
    assert total < 0.005, where
