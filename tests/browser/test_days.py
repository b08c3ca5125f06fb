"""Tables that take days: agreed on, shown, listed; and people who say that they are away."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, NewPlayer
from tests.browser.people import Player

ME, OPEN = {"kind": "me"}, {"kind": "open"}
A_DAY = re.compile("1 d 0 h|23 h 59 min")
COMES_BACK = "() => document.dispatchEvent(new Event('visibilitychange'))"


def test_days_are_agreed_on(ada: Player) -> None:
    ada.visit("/new/the-pie-game")
    page = ada.page
    page.get_by_role("radio", name="Days").check(force=True)
    agreed = page.get_by_role("list", name="Agreed at this table")
    expect(agreed).to_have_text("1 day a turn, then a bot plays")
    page.get_by_role("radio", name="8 hours").check(force=True)
    page.get_by_role("radio", name="The rules’ default").check(force=True)
    expect(agreed).to_have_text("8 hours a turn, then the rules’ default")
    ada.is_accessible()
    ada.fits()
    page.get_by_role("button", name="Start the game").click()
    assert ada.wait_for_turn()
    expect(page.locator(".seat .sub").filter(has_text="7 h")).to_have_count(0)  # nobody waits for who plays alone


def test_a_list_that_says_whose_turn_it_is_and_for_how_long(new_player: NewPlayer) -> None:
    ada, ben = new_player("Ada"), new_player("Ben", look=PHONE)
    code = ada.open_table("the-pie-game", [ME, OPEN], clock={"hours": 24}, start=False)
    ben.sit_down(code)
    expect(ben.page.get_by_role("list", name="Agreed at this table")).to_contain_text("1 day a turn")
    ada.page.get_by_role("button", name="Start the game").click()
    ada.page.locator(".dock .fan").wait_for()
    ben.page.locator(".dock .fan").wait_for()
    asked, other = (ada, ben) if ada.page.locator(".dock.live").count() else (ben, ada)
    expect(other.page.locator(".seat .sub").filter(has_text=A_DAY).first).to_be_visible()
    other.fits()

    asked.visit()
    mine = asked.page.get_by_role("listitem").filter(has_text="The Pie Game").first
    expect(mine).to_contain_text("Your turn")
    expect(mine).to_contain_text(A_DAY)
    asked.is_accessible()
    asked.fits()
    other.visit()
    theirs = other.page.get_by_role("listitem").filter(has_text="The Pie Game").first
    expect(theirs).to_contain_text("Being played")

    # Somebody goes on a holiday, and the others see it.
    asked.page.get_by_role("button", name="I am going away").click()
    asked.is_accessible()
    asked.page.get_by_role("button", name="I am away until then").click()
    expect(asked.page.get_by_text("You are away until")).to_be_visible()
    asked.fits()
    other.visit(f"/t/{code}")
    expect(other.page.locator(".seat").filter(has_text=asked.name)).to_contain_text("away until")
    other.visit()
    asked.page.get_by_role("button", name="I am back").click()
    expect(asked.page.get_by_role("button", name="I am going away")).to_be_visible()

    # A move, and whoever comes back to the list sees it.
    asked.visit(f"/t/{code}")
    for _ in range(10):
        asked.follow_hint()
        if not asked.is_asked:
            break
    expect(theirs).to_contain_text("Being played")
    other.page.evaluate(COMES_BACK)
    expect(theirs).to_contain_text("Your turn")
