"""Pie Factory by clicks: nothing that cannot be taken back happens by a single one."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.people import Player
from tests.server.short import small_deck

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "easy"}
TRIES = 6  # games


def own_pie(ada: Player, number: int) -> Locator:
    return ada.page.locator(".own-pies .place").nth(number - 1)


def main(ada: Player) -> Locator:
    return ada.page.locator(".dock .main")


def pay(ada: Player) -> int:
    """With the last cards of the hand, as many as are asked for."""
    paid = 0
    while main(ada).is_disabled():
        ada.page.locator(".fan .spot:not(.chosen)").last.click()
        paid += 1
    return paid


def play_face_down(ada: Player) -> None:
    ada.page.locator(".fan .spot.lit").first.click()
    ada.page.get_by_role("radio", name="Face down").click()
    main(ada).click()


def test_a_press_on_the_line_only_chooses(ada: Player) -> None:
    """It chooses face up, or what alone is possible; the switch turns the card, and the button takes it."""
    ada.open_table("pie-factory", [ME, BOT])
    assert ada.wait_for_turn()
    card = ada.page.locator(".belt .spot.lit").first
    down = ada.page.get_by_role("radio", name="Face down")
    card.click()
    down.click()
    expect(down).to_be_checked()
    expect(ada.page.locator(".flip.turned")).to_have_count(1)
    expect(own_pie(ada, 1)).to_contain_text("goes here")
    expect(ada.page.locator(".peg.planned")).to_contain_text("3′")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".flip.turned, .planned, .side")).to_have_count(0)
    card.click()
    down.click()
    pay(ada)
    main(ada).click()
    assert ada.wait_for_turn()
    expect(own_pie(ada, 1)).to_contain_text("$0")


def test_a_card_that_is_dragged_onto_a_pie_is_chosen(ada: Player) -> None:
    """From the line and from the hand; the pie to which it goes says so, and no words are selected on the way."""
    ada.open_table("pie-factory", [ME, BOT])
    assert ada.wait_for_turn()
    for card in (".belt .spot.lit", ".fan .spot.lit"):
        ada.page.locator(card).first.drag_to(own_pie(ada, 1))
        expect(ada.page.locator(".own-pies")).to_contain_text("goes here")
        expect(ada.page.locator(card.replace(".lit", ".chosen"))).to_have_count(1)
        ada.page.keyboard.press("Escape")
    ada.page.locator(".times").drag_to(own_pie(ada, 3))
    assert ada.page.evaluate("String(getSelection())") == ""


def test_a_place_that_costs_cards_is_paid_for_before_it_is_taken(ada: Player) -> None:
    ada.open_table("pie-factory", [ME, BOT])
    assert ada.wait_for_turn()
    ada.page.locator(".belt .place:not(.zone0) .spot.lit").last.click()
    expect(ada.prompt).to_have_text(re.compile("^Pay with which "))
    paid = pay(ada)
    assert paid >= 1
    expect(ada.prompt).to_have_text(re.compile(r"^Take .*\?$"))
    main(ada).click()
    assert ada.wait_for_turn()
    expect(ada.page.locator(".fan .spot")).to_have_count(4 - paid)


def test_boxing_is_a_mode_with_a_sum(ada: Player) -> None:
    ada.open_table("pie-factory", [ME, BOT])
    assert ada.wait_for_turn()
    play_face_down(ada)
    assert ada.wait_for_turn()
    own_pie(ada, 1).locator(".spot").click()  # only shows its cards
    ada.page.keyboard.press("Escape")
    expect(own_pie(ada, 1)).to_contain_text("Crust")
    boxing = ada.page.get_by_role("button", name="Box pies…")
    boxing.click()
    expect(main(ada)).to_contain_text("Box 1 for $0")  # there is nothing to choose between
    own_pie(ada, 1).locator(".spot").click()
    expect(main(ada)).to_be_disabled()
    ada.page.keyboard.press("Escape")
    boxing.click()
    expect(ada.page.locator(".peg.planned")).to_have_count(1)
    main(ada).get_by_text("Box 1 for $0").click()
    assert ada.wait_for_turn()
    expect(own_pie(ada, 1)).not_to_contain_text("$")


def deck_of_grandmas() -> str:
    """Every crust is hers, and every filling the President's."""
    head, *cards = small_deck("pie-factory").split("[[card]]")
    icons = {"crust": "G", "filling": "P"}
    for number, card in enumerate(cards):
        kind = re.findall('kind = "(.*)"', card)[0]
        cards[number] = re.sub('icon = ".*"', f'icon = "{icons.get(kind, "")}"', card)
    return "[[card]]".join([head, *cards])


def is_asked_by_grandma(ada: Player) -> bool:
    """At the end of a game; whoever boxed no crust, or no filling, is not."""
    ada.open_table("pie-factory", [ME, BOT], deck=deck_of_grandmas())
    while ada.wait_for_turn() and not ada.page.locator(".ways").count():
        ada.follow_hint()
    return ada.result.count() == 0


def test_grandma_says_what_each_word_would_bring(ada: Player) -> None:
    assert any(is_asked_by_grandma(ada) for _ in range(TRIES))
    words = ada.page.locator(".ways .spot.lit")
    expect(words).to_have_count(3)
    expect(words.first).to_contain_text("the bosses bring")
    ada.is_accessible()
    words.nth(2).click()
    expect(main(ada)).to_contain_text("Secretary")
    main(ada).click()
    ada.result.wait_for()
