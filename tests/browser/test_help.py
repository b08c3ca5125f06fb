"""Help where it is needed: a first game that teaches by doing, and the rules at a glance."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import DESK, PHONE, NewPlayer
from tests.browser.people import GAMES, Player

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "easy"}
STEPS = 6


def tour_of(player: Player) -> Locator:
    return player.page.get_by_role("dialog", name="Tour of the game")


def step_of(tour: Locator) -> int:
    return int(tour.locator(".count").inner_text().split()[0])


def rectangle(thing: Locator) -> tuple[float, float, float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def is_apart(one: Locator, other: Locator) -> bool:
    left, top, right, bottom = rectangle(one)
    west, north, east, south = rectangle(other)
    return right <= west or east <= left or bottom <= north or south <= top


def goes_on(player: Player, tour: Locator, step: int) -> None:
    """By its button where it only explains, and by doing it where it waits for that."""
    on = tour.get_by_role("button", name="Next")
    for _ in range(20):
        if on.count():
            on.click()
        elif player.is_asked:
            player.follow_hint()
        else:
            player.page.wait_for_timeout(100)
        tour.wait_for()
        if step_of(tour) > step:
            return
    raise AssertionError(f"the tour stays at step {step}: {tour.inner_text()}")


@pytest.mark.parametrize("look", [DESK, PHONE], ids=["desk", "phone"])
def test_a_first_game_teaches_by_doing(new_player: NewPlayer, look: dict[str, Any]) -> None:
    bob = new_player("Bob", look=look, tour=True)
    bob.open_table("the-pie-game", [ME, BOT, BOT])
    tour = tour_of(bob)
    tour.wait_for()
    while (step := step_of(tour)) < STEPS:
        ring = bob.page.locator(".ring")
        if ring.count():
            assert is_apart(tour, ring), f"step {step} covers what it is about"
        assert is_apart(tour, bob.page.locator(".dock"))
        goes_on(bob, tour, step)
    assert bob.page.locator(".strip").first.inner_text()  # something was really played
    tour.get_by_role("button", name="Play").click()
    expect(tour).to_have_count(0)
    bob.page.reload()
    bob.page.locator(".dock").wait_for()
    expect(tour).to_have_count(0)


def test_escape_ends_the_tour(new_player: NewPlayer) -> None:
    bob = new_player("Bob", tour=True)
    bob.open_table("the-pie-game", [ME, BOT])
    tour_of(bob).wait_for()
    bob.page.keyboard.press("Escape")
    expect(tour_of(bob)).to_have_count(0)


def test_escape_drops_a_choice_before_it_ends_the_tour(new_player: NewPlayer) -> None:
    """And the menu goes on with a tour where it was cut short."""
    bob = new_player("Bob", tour=True)
    bob.open_table("pie-contest", [ME, BOT, BOT, BOT])
    tour = tour_of(bob)
    tour.get_by_role("button", name="Next").click()
    expect(tour).to_contain_text("2 of 6")
    bob.page.locator(".dock.live").wait_for(timeout=60_000)
    cancel = bob.page.locator(".dock").get_by_role("button", name="Cancel")
    bob.page.locator(".fan .spot.lit").first.click()
    expect(cancel).to_be_visible()
    bob.page.keyboard.press("Escape")
    expect(cancel).to_have_count(0)
    expect(tour).to_be_visible()
    bob.page.keyboard.press("Escape")
    expect(tour).to_have_count(0)
    bob.page.get_by_role("button", name="Menu").click()
    bob.page.get_by_role("group", name="Table menu").get_by_role("button", name="Tour").click()
    expect(tour).to_contain_text("2 of 6")


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_begin_with_one_page(ada: Player, game: str) -> None:
    ada.open_table(game, [ME, *[BOT] * 3])
    ada.page.locator(".dock").wait_for()
    ada.page.keyboard.press("r")
    book = ada.page.get_by_role("region", name="Rulebook")
    headings = book.get_by_role("heading", level=2)
    expect(headings).to_have_text(["Goal", "A turn", "Scoring", "The end"])
    assert book.evaluate("box => box.scrollWidth - box.clientWidth") == 0
    ada.page.get_by_role("radio", name="Every rule").check(force=True)
    ada.page.get_by_role("searchbox", name="Search the rules").fill("discard")
    expect(book.get_by_role("heading", name="Goal")).to_have_count(0)
