"""Keys, motion and the title: what a table owes to those who do not use a mouse, or do not look at it all the time."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPlayer
from tests.browser.measures import WATCH_MOTION
from tests.browser.people import Player

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "medium"}
TOLD = ".stage:not(.rest) > .beat"
PRESS = """(told) => {
  const beat = document.querySelector(told);
  beat.click();
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(!beat.isConnected))));
}"""
TITLE_FITS = """() => document.querySelector(".dock") && document.title ===
    (document.querySelector(".dock.live") ? "● Your turn – The Pie Game" : "The Pie Game · Bakehouse")"""


@pytest.fixture
def table(ada: Player) -> Player:
    """Where this player begins, and has many choices."""
    ada.open_table("pastry-chefs", [ME, *[BOT] * 3], options={"first_player": "host"})
    assert ada.wait_for_turn()
    return ada


def test_escape_closes_whatever_is_open(table: Player) -> None:
    """And nothing else: the question stays, and so does the place of whoever uses the keyboard."""
    page = table.page
    question = table.prompt.inner_text()

    def closes(thing: Locator) -> None:
        expect(thing).to_be_visible()
        page.keyboard.press("Escape")
        expect(thing).to_have_count(0)
        assert table.prompt.inner_text() == question
        assert page.evaluate("document.activeElement !== document.body")

    opened = {
        "Menu": page.get_by_role("group", name="Table menu"),
        "Hint": page.get_by_role("dialog", name="Hint"),
        "All choices": page.get_by_role("list", name="All choices"),
    }
    for button, thing in opened.items():
        page.get_by_role("button", name=button).click()
        closes(thing)
    inside = {
        "l": None,
        "c": page.get_by_role("group", name="Say by a press").get_by_role("button").first,
        "r": page.get_by_label("At a glance"),
    }
    for key, field in inside.items():
        page.keyboard.press(key)
        if field:
            field.focus()
        closes(page.get_by_role("complementary", name="Beside the table"))
    page.keyboard.press("?")
    closes(page.get_by_role("dialog", name="How to play here"))


def test_escape_closes_a_reason(ada: Player) -> None:
    ada.open_table("cheflebrity", [ME, BOT])
    assert ada.wait_for_turn()
    ada.page.locator(".fan button.spot[aria-disabled]").first.click(force=True)  # first a card must be drawn
    reason = ada.page.get_by_role("dialog", name="Why not ")
    reason.wait_for()
    ada.page.keyboard.press("Escape")
    expect(reason).to_have_count(0)


def test_escape_closes_what_was_opened_last(table: Player) -> None:
    page = table.page
    table.page.keyboard.press("l")
    expect(page.get_by_role("region", name="What happened")).to_be_focused()
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("dialog", name="Hint")
    hint.wait_for()
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    expect(table.log.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(table.log).to_have_count(0)


def test_digits_select_and_never_take(table: Player) -> None:
    page = table.page
    question, held = table.prompt.inner_text(), page.locator(".fan [data-card]").count()
    choices = page.get_by_role("list", name="All choices").get_by_role("button")
    page.locator("#question").focus()
    page.keyboard.press("1")
    expect(page.locator("#question")).to_be_focused()  # there is no list to be seen
    page.get_by_role("button", name="All choices").click()
    for number in (2, 1):
        page.keyboard.press(str(number))
        expect(choices.nth(number - 1)).to_be_focused()
    assert table.prompt.inner_text() == question
    assert page.locator(".fan [data-card]").count() == held
    page.keyboard.press("Enter")
    expect(choices).to_have_count(0)
    expect(table.prompt).not_to_have_text(question)


def test_a_press_on_the_stage_shows_the_next_thing(ada: Player) -> None:
    """Long before its time is over."""
    ada.open_table("pastry-chefs", [ME, *[BOT] * 3], options={"first_player": "host"})
    told = ada.page.locator(TOLD)
    for _ in range(20):
        ada.page.locator(".dock.live").or_(told).first.wait_for()
        if told.count():
            break
        ada.follow_hint()
    assert ada.page.evaluate(PRESS, TOLD)


def test_a_press_on_the_table_puts_the_sheet_away(phone: Player) -> None:
    phone.open_table("the-pie-game", [ME, BOT, BOT])
    assert phone.wait_for_turn()
    phone.page.get_by_role("button", name="Log", exact=True).click()
    sheet = phone.page.get_by_role("complementary", name="Beside the table")
    phone.log.first.click()
    expect(sheet).to_be_visible()
    phone.page.locator("[data-seat]").first.click(position={"x": 20, "y": 10})
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("reduced", [True, False])
def test_nothing_moves_for_those_who_want_it_calm(ada: Player, reduced: bool) -> None:
    """A hint, a drawer, a card under the mouse, and what others do; where motion is welcome, some of it moves."""
    page = ada.page
    page.emulate_media(reduced_motion="reduce" if reduced else "no-preference")
    page.add_init_script(WATCH_MOTION)
    ada.open_table("the-pie-game", [ME, BOT, BOT])
    for _ in range(3):
        assert ada.wait_for_turn()
        page.locator(".spot.lit").first.hover()
        ada.follow_hint()
    page.keyboard.press("l")
    ada.log.first.wait_for()
    moving = page.evaluate("[...window.moving]")
    assert (moving == []) is reduced, moving


def test_the_title_says_whose_turn_it_is(new_player: NewPlayer) -> None:
    """There and back: whoever is asked has it in the title of the tab, for as long as they are asked."""
    ada, ben = new_player("Ada"), new_player("Ben")
    code = ada.open_table("the-pie-game", [ME, OPEN], start=False)
    ben.sit_down(code)
    ada.page.get_by_role("button", name="Start the game").click()
    seen: set[tuple[str, bool]] = set()
    for _ in range(20):
        for player in (ada, ben):
            player.page.wait_for_function(TITLE_FITS)
            asked = player.is_asked
            seen.add((player.name, asked))
            if asked:
                player.follow_hint()
        if len(seen) == 4:
            return
    raise AssertionError(f"the turn does not pass on: {seen}")
