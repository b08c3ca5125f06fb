"""A Move of Pastry Chefs as a sentence: in any order, every word to be taken back, with what is certain about it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import Player

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "easy"}


@pytest.fixture
def chef(ada: Player) -> Player:
    """On turn, and nothing is blocked in the first turn."""
    ada.open_table("pastry-chefs", [ME, *[BOT] * 3], options={"first_player": "host"})
    ada.page.locator(".dock.live").wait_for()
    return ada


def word(player: Player, description: str) -> Locator:
    return player.page.locator(f'.grid [data-target="word:{description}"]')


def seat(player: Player, number: int) -> Locator:
    return player.page.locator(f'[data-seat="{number}"] button').first


def chips(player: Player) -> Locator:
    """As a wide screen shows them."""
    return player.page.locator(".sentence .chip .long")


def test_a_move_is_said_in_any_order(chef: Player) -> None:
    word(chef, "hearts").click()
    seat(chef, 1).click()
    seat(chef, 2).click()
    expect(chips(chef)).to_have_text(["a heart", "Clove", "Dill"])
    expect(chef.page.locator(".preview")).to_contain_text("If Clove has fewer")
    expect(chef.page.locator("#go")).to_have_text("Move a heart")
    chef.page.locator(".counts").get_by_text("2", exact=True).click()
    expect(chef.page.locator("#go")).to_have_text("Move 2 hearts")


def test_every_word_can_be_changed(chef: Player) -> None:
    chef.page.get_by_role("button", name="Move cards", exact=True).click()
    seat(chef, 1).click()
    seat(chef, 2).click()
    word(chef, "hearts").click()
    expect(chips(chef)).to_have_text(["a heart", "Clove", "Dill"])
    word(chef, "#3").click()
    expect(chips(chef)).to_have_text(["a three", "Clove", "Dill"])
    chef.page.get_by_role("button", name="Clove: take it back").click()
    expect(chef.page.locator("#go")).to_have_count(0)
    seat(chef, 3).click()
    expect(chips(chef)).to_have_text(["a three", "Fennel", "Dill"])
    chef.page.get_by_role("button", name="Start over").click()
    expect(chips(chef)).to_have_count(0)
    expect(chef.page.get_by_role("button", name="Move cards", exact=True)).to_be_visible()


def test_a_move_of_ones_own_cards_cannot_fail_and_is_made(chef: Player) -> None:
    chef.page.get_by_role("button", name="Move cards", exact=True).click()
    chef.page.get_by_role("button", name="Your hand").click()
    seat(chef, 2).click()
    held = chef.page.locator(".fan [data-card]").first.get_attribute("data-card") or ""
    word(chef, held).click()
    expect(chef.page.locator(".preview")).to_contain_text("this cannot fail")
    expect(chef.page.locator(".fan [data-card]")).to_have_count(4)
    chef.page.locator("#go").click()
    expect(chef.page.locator(".fan [data-card]")).not_to_have_count(4)


def test_a_card_of_ones_own_hand_begins_a_move(chef: Player) -> None:
    hand = chef.page.locator(".fan [data-card]")
    expect(hand).to_have_count(4)
    before = hand.evaluate_all("cards => cards.map(card => card.dataset.card)")
    hand.first.get_by_role("button").click()
    expect(chips(chef).nth(1)).to_have_text("you")
    expect(word(chef, before[0])).to_have_attribute("aria-pressed", "true")
    expect(chef.prompt).to_have_text("To whom?")
    seat(chef, 2).click()
    expect(chips(chef).nth(2)).to_have_text("Dill")
    chef.page.locator("#go").click()
    expect(hand).not_to_have_count(4)


def test_a_question_of_the_next_empty_place_fits_a_phone(chef: Player) -> None:
    chef.page.set_viewport_size({"width": 360, "height": 740})
    chef.page.get_by_role("button", name="Move cards", exact=True).click()
    question = chef.page.locator(".sentence .question")
    expect(question).to_have_text("From whom?")
    seat(chef, 1).click()
    expect(question).to_have_text("To whom?")
    seat(chef, 2).click()
    expect(question).to_have_text("Which cards?")
    word(chef, "hearts").click()
    expect(question).to_have_text("How many?")
    expect(chef.page.locator(".sentence .word")).to_have_text(["Move", "from", "to"])
    for text in chef.page.locator(".sentence .short, .sentence .word").all():
        assert text.evaluate("box => box.scrollWidth <= box.clientWidth")


def test_a_seat_tells_what_is_known_of_its_hand(chef: Player) -> None:
    seat(chef, 1).click()
    expect(chef.page.get_by_text("Nothing is certain about this hand.")).to_be_visible()
    expect(chef.page.get_by_role("menuitem")).to_have_text(["Move cards from Clove", "Let Clove draw a card"])


def test_arrow_keys_walk_in_the_grid(chef: Player) -> None:
    word(chef, "#1").focus()
    chef.page.keyboard.press("ArrowDown")
    expect(word(chef, "1c")).to_be_focused()
    chef.page.keyboard.press("ArrowRight")
    expect(word(chef, "2c")).to_be_focused()


@pytest.mark.parametrize(("width", "height"), [(360, 740), (390, 844), (768, 1024), (1280, 800), (1920, 1080)])
def test_the_grid_can_be_touched_at_every_size(chef: Player, width: int, height: int) -> None:
    chef.page.set_viewport_size({"width": width, "height": height})
    for cell in chef.page.locator(".grid .spot").all():
        box = cell.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 43.5
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
