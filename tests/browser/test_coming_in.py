"""Coming to a table: the page of a guest, the waiting room, and what its host arranges there."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.people import Player
from tests.server.client import Server

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "medium"}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
NO_SHARING = "delete Navigator.prototype.share"
SHARING_FAILS = "Navigator.prototype.share = () => Promise.reject(new DOMException('', 'NotAllowedError'))"
SHARING = "Navigator.prototype.share = async (what) => { window.shared = what.url }"


def test_a_guest_sits_down(new_player: NewPlayer) -> None:
    ada, mia = new_player("Ada"), new_player("Mia", look=PHONE)
    code = ada.open_table("the-pie-game", [ME, OPEN, BOT, OPEN], start=False)
    mia.visit(f"/t/{code}")
    page = mia.page
    expect(page.get_by_role("heading", name="Ada invites you to The Pie Game")).to_be_visible()
    mia.sees("2–8 players · 20 to 40 minutes · no account")
    expect(page.get_by_role("button", name="Sit down")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Just watch")).to_be_in_viewport(ratio=1)
    # The invitation itself is for those who invite.
    expect(page.get_by_role("img", name="QR code")).to_have_count(0)
    expect(page.get_by_label("Link to this table")).to_have_count(0)
    mia.is_accessible()
    mia.fits()
    # Somebody else's mascot is taken; a place can be chosen.
    expect(page.get_by_role("radio", name="Apple, taken by Ada")).to_be_disabled()
    page.get_by_role("radio", name="Peach").check(force=True)
    page.get_by_role("radio", name="Teal").check(force=True)
    page.get_by_role("list", name="Who is there").get_by_role("button", name="free").click()
    page.get_by_label("Your name").fill("Mia")
    page.get_by_role("button", name="Sit down").click()
    expect(mia.places.nth(3)).to_contain_text("Mia")
    expect(mia.places.nth(3)).to_contain_text("you")
    mia.is_accessible()
    mia.fits()
    hers = ada.places.nth(3)
    expect(hers).to_contain_text("Mia")
    expect(hers.locator("use")).to_have_attribute("href", "/mascots.svg#m-peach")
    # Both are remembered.
    mia.visit()
    expect(page.get_by_label("Your name")).to_have_value("Mia")


def test_whoever_was_here_before_sits_down_as_they_choose_now(new_player: NewPlayer) -> None:
    """The house knows them already, and their connection was opened before they chose."""
    ada, mia = new_player("Ada"), new_player("Mia")
    code = ada.open_table("the-pie-game", [ME, OPEN, OPEN, OPEN], start=False)
    mia.page.request.post(f"{mia.house}/api/me", data={"name": "Mia", "mascot": "apple", "colour": "red"})
    mia.visit(f"/t/{code}")
    # What somebody else has is greyed out before.
    expect(mia.page.get_by_role("radio", name="Apple, taken by Ada")).to_be_disabled()
    expect(mia.page.get_by_role("radio", name="Red, taken by Ada")).to_be_disabled()
    mia.page.get_by_role("radio", name="Lemon").check(force=True)
    mia.page.get_by_role("radio", name="Plum").check(force=True)
    mia.page.get_by_role("button", name="Sit down").click()
    hers = ada.places.nth(1)
    expect(hers).to_contain_text("Mia")
    expect(hers.locator("use")).to_have_attribute("href", "/mascots.svg#m-lemon")
    expect(ada.page.locator(".told")).to_have_text("Mia has sat down.")
    mia.visit("/")
    expect(ada.page.locator(".told")).to_have_text("Mia is away.")
    mia.visit(f"/t/{code}")
    expect(ada.page.locator(".told")).to_have_text("Mia is back.")


def test_without_a_name_one_is_what_one_looks_like(new_player: NewPlayer) -> None:
    ada = new_player()
    ada.visit("/new/pie-factory")
    shown = ada.page.locator(".chairs li").first
    name = shown.locator(".nm").inner_text()
    look = shown.locator("use").first.get_attribute("href")
    ada.page.get_by_role("button", name="Start the game").click()
    ada.sees(f"{name} (you)")
    assert look is not None
    expect(ada.page.locator(f".dock use[href='{look}']").first).to_be_attached()


def test_a_guest_just_watches(new_player: NewPlayer) -> None:
    ada, mia = new_player("Ada"), new_player("Mia", look=PHONE)
    code = ada.open_table("pie-factory", [ME, OPEN], start=False)
    mia.visit(f"/t/{code}")
    mia.page.get_by_role("button", name="Just watch").click()
    expect(mia.prompt).to_have_text("Ada starts the game.")
    mia.page.get_by_role("button", name="Sit down").click()
    expect(mia.page.get_by_role("heading", name="Ada invites you")).to_be_visible()
    ada.places.nth(1).get_by_role("button", name="Add a bot").click()
    mia.sees("Every place is taken, but you can watch.")
    mia.is_accessible()


def test_the_host_arranges_places_and_options(new_player: NewPlayer) -> None:
    ada, ben = new_player("Ada"), new_player("Ben")
    code = ada.open_table("the-pie-game", [ME, OPEN], start=False)
    ben.sit_down(code)
    page = ada.page
    expect(ada.prompt).to_have_text("Everybody is here.")
    page.get_by_role("button", name="Add a place (2 of 8)").click()
    expect(ada.places).to_have_count(3)
    expect(ada.prompt).to_have_text("One place is free.")
    third = ada.places.nth(2)
    third.get_by_role("button", name="Add a bot").click()
    level = third.get_by_role("combobox", name="Level of")
    expect(level).to_have_value("medium")
    level.select_option(label="hard bot")
    expect(ben.places.nth(2)).to_contain_text("hard bot")
    ada.is_accessible()
    third.get_by_role("button", name="Remove", exact=False).click()
    third.get_by_role("button", name="Remove this place").click()
    expect(ben.places).to_have_count(2)

    # Options: the host changes them, everybody sees what is not as in the rulebook.
    agreed = ben.page.get_by_role("list", name="Agreed at this table")
    expect(agreed).to_have_text("All as in the rulebook")
    page.get_by_role("button", name="Options").click()
    page.get_by_label("Pies to win the match").fill("5")
    page.get_by_label("Pies to win the match").blur()
    ada.is_accessible()
    page.get_by_role("button", name="Play with these").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(agreed).to_have_text("Pies to win the match: 5")
    ben.page.get_by_role("button", name="Options").click()
    read = ben.page.get_by_role("dialog")
    expect(read).to_contain_text("Pies to win the match 5")
    expect(read.get_by_role("spinbutton")).to_have_count(0)
    expect(read.get_by_role("button", name="Play with these")).to_have_count(0)


def test_a_look_is_changed_in_the_waiting_room(new_player: NewPlayer) -> None:
    ada, ben = new_player("Ada"), new_player("Ben")
    code = ada.open_table("pie-factory", [ME, OPEN], start=False)
    ben.sit_down(code)
    ben.page.get_by_role("button", name="Your mascot and colour").click()
    ben.page.get_by_role("radio", name="Honey").check(force=True)
    expect(ada.places.nth(1).locator("use")).to_have_attribute("href", "/mascots.svg#m-honey")


@pytest.mark.parametrize(("script", "shares"), [(NO_SHARING, False), (SHARING_FAILS, True), (SHARING, True)])
def test_the_link_is_shared_or_copied(own_server: Server, new_player: NewPlayer, script: str, shares: bool) -> None:
    ada = new_player("Ada")
    ada.house = f"http://127.0.0.1:{own_server.port}"
    ada.page.add_init_script(script)
    ada.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    code = ada.open_table("pie-factory", [ME, OPEN], start=False)
    ada.page.get_by_role("button", name="Let phones in").click()
    link = f"http://127.0.0.2:{own_server.port}/t/{code}"
    expect(ada.page.get_by_label("Link to this table")).to_have_value(link)
    ada.page.get_by_role("button", name="Share link" if shares else "Copy link").click()
    if script == SHARING:
        ada.page.wait_for_function("() => window.shared")
        assert ada.page.evaluate("window.shared") == link
    else:
        expect(ada.page.get_by_role("button", name="Copied")).to_be_visible()
        assert ada.page.evaluate("navigator.clipboard.readText()") == link
    expect(ada.page.get_by_role("button", name="Share link")).to_have_count(1 if shares else 0)


def test_phones_are_let_in_by_a_button(own_server: Server, new_player: NewPlayer) -> None:
    ada, phone = new_player("Ada"), new_player("Pia", look=PHONE)
    ada.house = f"http://127.0.0.1:{own_server.port}"
    code = ada.open_table("pie-factory", [ME, OPEN], start=False)
    ada.sees("So far only this computer can come in.")
    picture = ada.page.get_by_role("img", name="QR code of the link")
    expect(picture).to_have_count(0)  # it would lead nowhere
    ada.page.get_by_role("button", name="Let phones in").click()
    expect(picture).to_be_visible()
    ada.sees("Everybody in your Wi-Fi can come in")
    ada.is_accessible()
    link = ada.page.get_by_label("Link to this table").input_value()
    phone.page.goto(link)
    phone.page.get_by_label("Your name").fill("Pia")
    phone.page.get_by_role("button", name="Sit down").click()
    expect(ada.places.nth(1)).to_contain_text("Pia")
    expect(phone.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    expect(phone.page.get_by_role("button", name="Let phones in")).to_have_count(0)
    assert phone.page.get_by_label("Link to this table").input_value() == link
    assert code in link


def tool(player: Player, name: str) -> Any:
    return player.page.get_by_role("banner").get_by_role("button", name=name, exact=True)


def say(player: Player, text: str) -> None:
    player.page.get_by_label("Say something").fill(text)
    player.page.get_by_role("button", name="Say", exact=True).click()


def test_unread_chat_has_a_mark(new_player: NewPlayer) -> None:
    ada, ben = new_player("Ada"), new_player("Ben", look=PHONE)
    code = ada.open_table("the-pie-game", [ME, OPEN], start=False)
    ben.sit_down(code)
    tool(ben, "Chat").click()
    say(ben, "Hello")
    say(ben, "Shall we?")
    expect(tool(ada, "Chat 2 new messages")).to_be_visible()
    expect(tool(ben, "Chat")).to_be_visible()  # one's own words are no news
    ada.is_accessible()
    ada.page.get_by_role("button", name="Start the game").click()
    tool(ada, "Log 2 new messages").click()
    ada.sees("Shall we?")
    expect(tool(ada, "Log")).to_be_visible()
    ada.page.get_by_role("button", name="Close").click()
    say(ben, "Good luck")
    expect(tool(ada, "Log 1 new message")).to_be_visible()
    ada.page.reload()
    expect(tool(ada, "Log")).to_be_visible()


def test_notifications_are_asked_for_in_the_waiting_room(new_player: NewPlayer) -> None:
    ada = new_player("Ada")
    ada.page.add_init_script(
        "window.asked = 0; Notification.requestPermission = async () => { window.asked += 1; return 'granted' };"
        "Object.defineProperty(Notification, 'permission', { get: () => 'default' })"
    )
    ada.open_table("pie-factory", [ME, OPEN], start=False)
    tell_me = ada.page.get_by_role("switch", name="Tell me when it is my turn")
    expect(tell_me).not_to_be_checked()
    assert ada.page.evaluate("window.asked") == 0
    tell_me.click()
    expect(tell_me).to_be_checked()
    assert ada.page.evaluate("window.asked") == 1
    tell_me.click()
    expect(tell_me).not_to_be_checked()
