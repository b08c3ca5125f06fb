"""Cheflebrity at a table: windows that do not nag, and a discard that is never taken back by mistake."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.lines import Tapped
from tests.browser.measures import SIZES, faults, settled
from tests.browser.people import Player

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "easy"}
OPTIONS = {"first_player": "host"}
TABLES = 8  # at nine tables of ten, somebody with eight cards has a Bottom Crust
CRUST = ".fan [data-card^=B] .spot.lit"
# 26 Leftovers of 19 kinds: more than a game often sees.
KINDS = [f"{part}{quality}" for part in ("B", "FA", "FC", "T") for quality in (5, 10, 15, 20)] + ["E5", "SB", "SG"]
LEFTOVERS = [*KINDS, *KINDS[:7]]
TILE = (33.9, 47)  # pixels
WATCH = """() => {
  const [dock, question] = [document.querySelector('.dock'), document.querySelector('#question')];
  window.seen = new Set();
  const look = () => window.seen.add(question.innerText + ' ' + dock.className + ' ' + dock.offsetHeight);
  look();
  new MutationObserver(look).observe(dock, { subtree: true, childList: true, characterData: true, attributes: true });
}"""


def press(player: Player, *names: str) -> None:
    for name in names:
        player.page.locator(".dock .buttons").get_by_role("button", name=name).click()


def deal_a_bottom_crust(ada: Player, ben: Player) -> None:
    """Ada begins and holds a Bottom Crust. Nobody is dealt a special card, so Ben can only pass in every window."""
    for _ in range(TABLES):
        code = ada.open_table("cheflebrity", [ME, OPEN], options=OPTIONS, start=False)
        ben.sit_down(code)
        ada.page.get_by_role("button", name="Start the game").click()
        press(ada, "Draw from the pile", "Keep all")
        ada.page.get_by_role("button", name="Play no pie card").or_(
            ada.page.get_by_role("button", name="End turn")
        ).wait_for()
        if ada.page.locator(CRUST).count():
            return
    raise AssertionError("no Bottom Crust at any table")


def begin_a_pie(ada: Player) -> None:
    ada.page.locator(CRUST).first.click()


def test_a_window_without_a_choice_says_nothing(new_player: NewPlayer) -> None:
    """Ada's pie could be sabotaged, but not by Ben: the game goes on, and Ben does not notice that he was asked."""
    ada, ben = new_player("Ada"), new_player("Ben")
    deal_a_bottom_crust(ada, ben)
    expect(ben.prompt).to_have_text("Ada is playing.")
    ben.page.evaluate(WATCH)
    begin_a_pie(ada)
    expect(ada.page.locator(".dock .buttons .main")).to_have_text("End turn")
    assert ben.page.evaluate("() => window.seen.size") == 1
    expect(ben.page.locator(".wide .ev").first).to_contain_text("Bottom Crust")  # what Ada did, not that nobody reacts


def test_whoever_wants_to_betray_nothing_is_asked_like_everybody(new_player: NewPlayer) -> None:
    """A ring runs, and then the page passes; the question says nothing about a card that Ben does not hold."""
    ada, ben = new_player("Ada"), new_player("Ben")
    ben.page.add_init_script("localStorage.setItem('ask always', 'yes')")
    deal_a_bottom_crust(ada, ben)
    begin_a_pie(ada)
    ring = ben.page.get_by_role("timer")
    expect(ring).to_be_visible()
    expect(ben.prompt).to_have_text("Ada is playing.")
    expect(ada.page.locator(".dock .buttons .main")).to_have_count(0)
    expect(ring).to_have_count(0)
    expect(ada.page.locator(".dock .buttons .main")).to_have_text("End turn")


def test_a_discard_lies_on_the_stage_and_no_button_takes_it_back(new_player: NewPlayer) -> None:
    ada = new_player("Ada")
    ada.open_table("cheflebrity", [ME, BOT], options=OPTIONS)
    page = ada.page
    press(ada, "Draw from the pile")
    page.get_by_role("button", name="Keep all").wait_for()
    held = page.locator(".fan [data-card]")
    expect(held.locator(".tag", has_text="Swap")).to_have_count(0)
    press(ada, "Swap one…")
    before, code = held.count(), held.first.get_attribute("data-card")
    held.first.locator(".spot").click()
    expect(ada.prompt).to_have_text("Now draw its replacement.")
    expect(held).to_have_count(before - 1)
    expect(page.locator(f'.aside [data-target="left:{code}"]')).to_be_visible()
    expect(page.locator(f'.tray [data-target="left:{code}"]')).to_have_count(0)
    expect(page.locator(".dock .buttons button")).to_have_text(["Draw from the pile", "Keep it after all"])
    press(ada, "Keep it after all")
    expect(held).to_have_count(before)
    expect(ada.prompt).to_have_text("Swap which card?")


def test_many_leftovers_are_all_to_be_seen(phone: Player) -> None:
    line = Tapped(phone.page)
    phone.open_table("cheflebrity", [ME, BOT], options=OPTIONS)
    assert phone.wait_for_turn()
    position = line.position
    position["view"]["leftovers"] = LEFTOVERS
    line.repeat(json.dumps(position))
    tray, tiles = phone.page.locator(".tray"), phone.page.locator(".tray .spot")
    expect(tiles).to_have_count(len(KINDS))
    for width, height in SIZES:
        phone.page.set_viewport_size({"width": width, "height": height})
        settled(phone.page)
        room = tray.bounding_box()
        assert room
        for tile in tiles.all():
            box = tile.bounding_box()
            assert box
            assert box["width"] >= TILE[0]
            assert box["height"] >= TILE[1]
            assert room["x"] <= box["x"] <= room["x"] + room["width"] - box["width"], (width, height)
            assert room["y"] <= box["y"] <= room["y"] + room["height"] - box["height"], (width, height)
        assert faults(phone.page) == {}, (width, height)


def test_a_press_on_a_card_keeps_the_hand_and_plays_it(new_player: NewPlayer) -> None:
    """One press less than with a button in between; whoever wants to swap says so first."""
    ada = new_player("Ada")
    for _ in range(TABLES):
        ada.open_table("cheflebrity", [ME, BOT], options=OPTIONS)
        press(ada, "Draw from the pile")
        ada.page.get_by_role("button", name="Keep all").wait_for()
        crust = ada.page.locator(CRUST)
        if crust.count():
            break
    expect(ada.prompt).to_have_text("Play a card, or swap one first?")
    crust.first.click()
    expect(ada.page.locator(".own .line .one")).to_have_count(2)  # the pie, and the place for the next one
