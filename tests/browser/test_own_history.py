"""A game played to its end is in the history; the history goes along to another browser, and can be forgotten."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, NewPlayer
from tests.browser.measures import SIZES, settled
from tests.browser.people import Player

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "easy"}


def test_a_game_shows_up_goes_along_and_is_forgotten(new_player: NewPlayer) -> None:
    ada, phone = new_player("Ada"), new_player("Somebody", look=PHONE)
    code = ada.open_table("the-pie-game", [ME, BOT], options={"target_pies": 1})
    ada.play_to_the_end()
    ada.visit()
    ada.page.get_by_role("link", name="My games").click()
    is_there(ada)
    ada.is_accessible()
    ada.page.get_by_role("link", name="Replay: The Pie Game").click()
    expect(ada.page).to_have_url(f"{ada.house}/r/{code}?seat=0")
    ada.page.go_back()
    is_there(ada)

    ada.page.get_by_role("button", name="Show a code").click()
    ada.sees(f"{ada.house.removeprefix('http://')}/take")
    offered = ada.page.locator(".code").inner_text()
    assert re.fullmatch("[A-Z]{5}-[A-Z]{5}", offered)
    phone.visit(f"/take#{offered}")
    expect(phone.page.get_by_label("The code from the other device")).to_have_value(offered)
    expect(phone.page).to_have_url(f"{phone.house}/take")
    phone.is_accessible()
    phone.page.get_by_role("button", name="Take it over").click()
    expect(phone.page).to_have_url(f"{phone.house}/me")
    is_there(phone)
    phone.is_accessible()
    for width, height in SIZES:
        phone.page.set_viewport_size({"width": width, "height": height})
        settled(phone.page)
        phone.fits()

    ada.page.get_by_role("button", name="Forget me").click()
    expect(ada.page.get_by_role("button", name="No, keep me")).to_be_focused()
    ada.is_accessible()
    ada.page.get_by_role("button", name="Yes, forget me for good").click()
    expect(ada.page.get_by_role("heading", name="You are forgotten")).to_be_visible()
    phone.page.reload()
    expect(phone.page.get_by_role("heading", name="No finished games yet")).to_be_visible()
    ada.visit()
    expect(ada.page.get_by_label("Your name")).to_have_value("")


def is_there(player: Player) -> None:
    """The game is listed, and its rating is a range."""
    expect(player.page.get_by_role("heading", name="How strong you are")).to_be_visible()
    expect(player.page.locator(".range")).to_have_text(re.compile(r"^\d{3,4}–\d{3,4}$"))
    expect(player.page.locator(".lines li")).to_have_count(1)
    expect(player.page.locator(".lines li")).to_contain_text("Clove")


def test_what_is_kept_is_told(phone: Player) -> None:
    phone.visit()
    phone.page.get_by_role("link", name="What is kept about you").click()
    expect(phone.page.get_by_role("listitem").first).to_contain_text("Your name, mascot and colour")
    listed = phone.page.request.get(f"{phone.house}/api/kept").json()["data"]
    expect(phone.page.get_by_role("listitem")).to_have_count(len(listed))
    phone.sees("or 90 days after your last visit")
    phone.is_accessible()
    phone.fits()
