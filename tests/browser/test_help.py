"""Help where it is needed: a lesson is offered in a first game, and the rules at a glance."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import DESK, PHONE, NewPlayer
from tests.browser.people import GAMES, Player

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "easy"}
THINGS = ".table .spot.lit, .dock, .bar"  # what can be pressed


def offer_to(player: Player) -> Locator:
    return player.page.get_by_role("region", name="Learn by playing")


def rectangle(thing: Locator) -> tuple[float, float, float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def is_apart(one: Locator, other: Locator) -> bool:
    left, top, right, bottom = rectangle(one)
    west, north, east, south = rectangle(other)
    return right <= west or east <= left or bottom <= north or south <= top


@pytest.mark.parametrize("look", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_offers_the_lesson_and_covers_nothing(
    new_player: NewPlayer, game: str, look: dict[str, Any]
) -> None:
    bob = new_player("Bob", look=look, is_new=True)
    bob.open_table(game, [ME, BOT, BOT, BOT])
    bob.wait_for_turn()
    offer = offer_to(bob)
    card = bob.page.locator(".offer")
    card.wait_for(state="attached")
    bob.page.wait_for_timeout(600)  # until everything lies where it stays
    if game != "pastry-chefs" or look is DESK:  # on a small phone its whole table may be pressed
        expect(offer).to_be_visible()
    for thing in bob.page.locator(THINGS).all():
        if thing.is_visible() and card.is_visible():
            assert is_apart(offer, thing), thing.get_attribute("class")
    bob.follow_hint()
    expect(card).to_have_count(0)
    bob.page.reload()
    bob.page.locator(".dock").wait_for()
    bob.wait_for_turn()
    expect(offer).to_have_count(0)


def test_the_offer_leads_to_the_lesson_and_so_does_the_menu(new_player: NewPlayer) -> None:
    bob = new_player("Bob", is_new=True)
    bob.open_table("the-pie-game", [ME, BOT])
    bob.wait_for_turn()
    lesson = bob.page.get_by_role("dialog", name="Lesson")
    offer_to(bob).get_by_role("button", name="Learn by playing").click()
    lesson.wait_for()
    bob.page.go_back()
    bob.wait_for_turn()
    offer_to(bob).get_by_role("button", name="No, thanks").click()
    bob.page.reload()
    bob.wait_for_turn()
    expect(offer_to(bob)).to_have_count(0)
    bob.page.get_by_role("button", name="Menu").click()
    bob.page.get_by_role("group", name="Table menu").get_by_role("button", name="Learn by playing").click()
    lesson.wait_for()


def test_nobody_is_offered_a_lesson_among_people(new_player: NewPlayer) -> None:
    ada, ben = new_player("Ada", is_new=True), new_player("Ben", is_new=True)
    code = ada.open_table("the-pie-game", [ME, {"kind": "open"}, BOT], start=False)
    ben.sit_down(code)
    ada.page.get_by_role("button", name="Start").click()
    for player in (ada, ben):
        player.page.locator(".dock .fan").wait_for()
        expect(offer_to(player)).to_have_count(0)


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
