"""Manners at the table: reactions, muting, watching late, a friend's table."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, NewPlayer
from tests.browser.people import Player
from tests.browser.test_coming_in import say, tool

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}


def shown(player: Player, name: str) -> Locator:
    """What somebody shows at their seat."""
    return player.page.get_by_role("region", name=name, exact=True).locator(".shown use")


def react(player: Player, name: str) -> None:
    """On a phone the pictures are in the menu."""
    smile = tool(player, "React")
    (smile if smile.is_visible() else tool(player, "Menu")).click()
    player.page.get_by_role("group", name="React").get_by_role("button", name=name).click()


def seat(player: Player, name: str) -> Locator:
    return player.page.get_by_role("region", name=name, exact=True).locator(".plate-spot")


def test_a_reaction_arrives_and_a_mute_stays(new_player: NewPlayer) -> None:
    ada, ben = new_player("Ada"), new_player("Ben", look=PHONE)
    code = ada.open_table("pie-factory", [ME, OPEN], start=False)
    ben.sit_down(code)
    ada.page.get_by_role("button", name="Start the game").click()
    ada.page.locator(".dock .fan, .dock .hand").first.wait_for()
    ben.page.locator(".field .seat").first.wait_for()
    react(ben, "Applause")
    expect(shown(ada, "Ben")).to_have_attribute("href", "/mascots.svg#e-applause")
    expect(ada.page.get_by_role("status", name="Announcements")).to_contain_text("Ben: Applause")
    expect(ben.page.locator(".table > .own use")).to_be_visible()
    ada.page.keyboard.press("e")
    expect(ada.page.get_by_role("button", name="Thumbs up")).to_be_focused()
    ada.is_accessible()
    ada.page.keyboard.press("Enter")
    expect(shown(ben, "Ada")).to_have_attribute("href", "/mascots.svg#e-thumb")
    expect(shown(ada, "Ben")).to_have_count(0)  # it is over

    seat(ada, "Ben").click()
    ada.page.get_by_role("radio", name="Mute").check(force=True)
    expect(seat(ada, "Ben")).to_contain_text("muted")
    ada.is_accessible()
    ada.page.keyboard.press("Escape")
    react(ben, "Oops!")
    tool(ben, "Log").click()
    ben.page.get_by_role("tab", name="Chat").click()
    say(ben, "Can you hear me?")
    ada.page.keyboard.press("c")
    say(ada, "So quiet here")
    lines = ada.page.get_by_role("region", name="Chat").locator(".line")
    expect(lines).to_have_count(1)
    expect(shown(ada, "Ben")).to_have_count(0)
    expect(ben.page.get_by_role("region", name="Chat").locator(".line")).to_have_count(2)
    ada.page.reload()
    expect(seat(ada, "Ben")).to_contain_text("muted")
    ada.page.keyboard.press("c")
    expect(lines).to_have_count(1)

    ada.visit()
    ada.page.get_by_role("button", name="Your mascot and colour").click()
    ada.page.get_by_role("button", name="Unmute Ben").click()
    ada.sees("Nobody. At a table")
    ada.is_accessible()
    ada.visit(f"/t/{code}")
    seat(ada, "Ben").wait_for()
    ada.page.keyboard.press("c")
    expect(lines).to_have_count(2)


def test_a_table_without_reactions(new_player: NewPlayer) -> None:
    ada = new_player("Ada")
    ada.open_table("pie-factory", [ME, OPEN], start=False)
    expect(tool(ada, "React")).to_be_visible()
    ada.page.get_by_role("button", name="Options").click()
    ada.page.get_by_role("radio", name="none").check(force=True)
    ada.page.get_by_label("Who watches").select_option(label="3 minutes later")
    ada.is_accessible()
    ada.page.get_by_role("button", name="Play with these").click()
    agreed = ada.page.get_by_role("list", name="Agreed at this table")
    expect(agreed.get_by_role("listitem")).to_have_text(["Who watches: 3 minutes later", "Reactions: none"])
    expect(tool(ada, "React")).to_have_count(0)


def numbers(player: Player) -> Any:
    """The events that are in the log."""
    return len(player.read_log())


def test_a_friend_is_watched_late(new_player: NewPlayer) -> None:
    ada, zoe = new_player("Ada Lateseen"), new_player("Zoe", look=PHONE)
    ada.visit()
    ada.page.get_by_label("Your name").fill(ada.name)
    ada.page.get_by_role("button", name="Your mascot and colour").click()
    found = ada.page.get_by_role("switch", name="People may find my table by my name")
    expect(found).not_to_be_checked()
    found.click()
    expect(found).to_be_checked()
    ada.open_table("pie-factory", [ME, BOT], manners={"delay": 1})
    ada.wait_for_turn()
    ada.follow_hint()
    ada.wait_for_turn()

    zoe.visit()
    zoe.page.get_by_role("button", name="Watch a friend").click()
    name = zoe.page.get_by_label("Your friend’s name")
    name.fill("Somebody Else")
    name.press("Enter")
    zoe.sees("Nobody of that name plays just now")
    zoe.is_accessible()
    name.fill("ada lateseen")
    name.press("Enter")
    expect(zoe.page.locator(".dock .late")).to_have_text("1 min late")
    assert numbers(zoe) < numbers(ada), "Zoe sees the table before Ada's move"
    zoe.is_accessible()
    tool(zoe, "Log").click()
    zoe.page.get_by_role("tab", name="Chat").click()
    zoe.sees("You watch this game late")


def test_nobody_looks_on(new_player: NewPlayer) -> None:
    ada, zoe = new_player("Ada"), new_player("Zoe")
    code = ada.open_table("pie-factory", [ME, BOT], manners={"delay": -1})
    zoe.visit(f"/t/{code}")
    zoe.sees("only those who play here see it")
