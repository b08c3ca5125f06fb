"""A card that can be read: a mouse that rests on it, the key i, or a finger that stays opens it large, beside it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import Player

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "easy"}
PRESS = """(card) => {
  const box = card.getBoundingClientRect();
  const at = { bubbles: true, pointerType: "touch", clientX: box.x + 5, clientY: box.y + 5 };
  card.dispatchEvent(new PointerEvent("pointerdown", at));
}"""


def reading(player: Player) -> Locator:
    return player.page.locator(".reading[role=dialog]")


def is_beside(player: Player, card: Locator) -> None:
    shown, subject = reading(player).bounding_box(), card.bounding_box()
    size = player.page.viewport_size
    assert shown
    assert subject
    assert size
    assert 0 <= shown["x"] <= size["width"] - shown["width"]
    assert 0 <= shown["y"] <= size["height"] - shown["height"]
    across = min(shown["x"] + shown["width"], subject["x"] + subject["width"]) - max(shown["x"], subject["x"])
    down = min(shown["y"] + shown["height"], subject["y"] + subject["height"]) - max(shown["y"], subject["y"])
    assert across <= 0 or down <= 0


@pytest.mark.parametrize("game", ["pie-factory", "pie-contest"])
def test_a_mouse_that_rests_on_a_card_opens_it(ada: Player, game: str) -> None:
    ada.open_table(game, [ME, *[BOT] * 3])
    card = ada.page.locator(".dock [data-reads]").first
    card.hover(position={"x": 8, "y": 30})
    expect(reading(ada)).to_be_visible()
    is_beside(ada, card)
    ada.page.mouse.move(1, 1)
    expect(reading(ada)).to_have_count(0)


def test_a_mouse_opens_no_card_that_says_nothing_more_but_the_key_does(ada: Player) -> None:
    ada.open_table("pastry-chefs", [ME, *[BOT] * 3])
    card = ada.page.locator(".dock [data-reads]").first
    card.hover(position={"x": 8, "y": 30})
    ada.page.wait_for_timeout(600)
    expect(reading(ada)).to_have_count(0)
    ada.page.locator(".dock .fan button.spot").first.focus()
    ada.page.keyboard.press("i")
    expect(reading(ada)).to_be_visible()


def test_the_key_i_opens_a_card_and_esc_closes_it(ada: Player) -> None:
    ada.open_table("cheflebrity", [ME, BOT, BOT])
    held = ada.page.locator(".dock .fan button.spot").first
    held.focus()
    ada.page.keyboard.press("i")
    expect(reading(ada)).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(reading(ada)).to_have_count(0)
    expect(held).to_be_focused()


def test_a_finger_that_stays_opens_a_card_and_picks_nothing(phone: Player) -> None:
    phone.open_table("pie-factory", [ME, BOT, BOT])
    assert phone.wait_for_turn()
    card = phone.page.locator(".field button.lit [data-reads]").first
    card.evaluate(PRESS)
    expect(reading(phone)).to_be_visible()
    is_beside(phone, card)
    card.dispatch_event("pointerup")
    card.dispatch_event("click")
    expect(reading(phone)).to_be_visible()
    expect(phone.page.locator(".field button[aria-pressed=true]")).to_have_count(0)
    phone.page.mouse.click(5, 60)
    expect(reading(phone)).to_have_count(0)
