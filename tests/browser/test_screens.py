"""Every screen: it does what it says, fits a phone, and is accessible."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from bakehouse.words import BOT_NAMES
from tests.browser.conftest import DESK, PHONE, NewPlayer
from tests.browser.measures import WATCH_MOTION
from tests.browser.people import GAMES, Player

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "medium"}
SWAP = "Play a card, or swap one first?"
CREDITS = (Path(__file__).parents[2] / "docs" / "credits.md").read_text("utf-8")


@pytest.mark.parametrize("path", ["/", "/help", "/new/cheflebrity", "/nowhere", "/t/NOSUCH"])
@pytest.mark.parametrize("look", [DESK, PHONE, {**DESK, "color_scheme": "dark"}], ids=["desk", "phone", "dark"])
def test_a_screen_is_accessible(new_player: NewPlayer, path: str, look: dict[str, object]) -> None:
    someone = new_player(look=look)
    someone.visit(path)
    someone.page.locator("main h2, main h3, main p").first.wait_for()
    someone.is_accessible()
    someone.fits()


def test_the_footer_names_the_designers(new_player: NewPlayer) -> None:
    """The same people and licence as docs/credits.md."""
    ada = new_player("Ada")
    ada.visit()
    footer = ada.page.locator("footer").inner_text()
    for name in ("Bryan Fischer", "Stephen E. Dambeck II", "CC-BY-SA 4.0", "our own"):
        assert name in footer
        assert name in CREDITS


def test_a_stranger_plays_within_two_clicks(new_player: NewPlayer) -> None:
    stranger = new_player("Bob", is_new=True)
    stranger.visit()
    stranger.page.get_by_label("Your name").fill("Bob")
    stranger.page.get_by_role("button", name="Play now: Pastry Chefs").click()
    offer = stranger.page.get_by_role("region", name="Learn by playing")
    offer.wait_for()
    stranger.is_accessible()
    offer.get_by_role("button", name="No, thanks").click()
    expect(offer).to_have_count(0)
    stranger.sees("Bob (you)")
    stranger.visit()
    expect(stranger.page.get_by_label("Your name")).to_have_value("Bob")
    expect(stranger.page.get_by_role("link", name="Pastry Chefs Bob")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_board_on_a_phone(phone: Player, game: str) -> None:
    phone.open_table(game, [ME, *[BOT] * 3])
    assert phone.wait_for_turn()
    phone.fits()
    phone.is_accessible()
    phone.follow_hint()
    phone.page.get_by_role("button", name="Menu").click()
    phone.page.get_by_role("button", name="Rules").click()
    phone.page.get_by_role("region", name="Rulebook").get_by_role("heading").first.wait_for()
    phone.is_accessible()


@pytest.mark.parametrize("game", GAMES)
def test_a_board_in_the_dark_and_with_high_contrast(ada: Player, game: str) -> None:
    ada.open_table(game, [ME, *[BOT] * 3])
    assert ada.wait_for_turn()
    ada.follow_hint()
    assert ada.wait_for_turn()
    for theme in ("dark", "contrast"):
        ada.page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        ada.is_accessible()


def test_why_not(ada: Player) -> None:
    """Something that cannot be picked says why, has the rule folded below that, and leads into the rulebook."""
    ada.open_table("the-pie-game", [ME, BOT])
    assert ada.wait_for_turn()
    # Either a pile or a hand card is to be picked; the other one is not.
    thing = ada.page.locator("button.spot[aria-disabled]").first
    thing.click(force=True)
    why = ada.page.get_by_role("dialog", name="Why not ")
    link = why.get_by_role("button", name="Rule ").first
    expect(why.locator("details").first).to_be_visible()
    expect(link).to_be_hidden()
    ada.is_accessible()
    why.get_by_text("The rule").first.click()
    rule = link.inner_text().removeprefix("Rule ")
    ada.is_accessible()
    link.click()
    expect(ada.page.locator(f'[data-rule="{rule}"]')).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(thing).to_be_focused()


def test_why_not_states_the_fact_first(ada: Player) -> None:
    ada.open_table("pie-factory", [ME, BOT])
    assert ada.wait_for_turn()
    ada.page.locator('[data-target="pile:deck"]').first.click(force=True)
    why = ada.page.get_by_role("dialog", name="Why not Deck")
    rule = why.locator("details p")
    expect(why.locator("p").first).to_have_text("You already hold 4 cards.")
    expect(rule).to_contain_text("the draw action is not available.")
    expect(rule).to_be_hidden()
    why.get_by_text("The rule").click()
    expect(rule).to_be_visible()


def test_options_are_chosen_in_words(new_player: NewPlayer) -> None:
    ada = new_player("Ada", look=PHONE)
    ada.visit("/new/pastry-chefs")
    agreed = ada.page.get_by_role("list", name="Agreed at this table").get_by_role("listitem")
    expect(agreed).to_have_text(["All as in the rulebook"])
    passing = ada.page.get_by_role("radiogroup", name="Passing")
    passing.get_by_role("radio", name="allowed", exact=True).check(force=True)
    ada.page.get_by_text("House rules").click()
    stall = ada.page.get_by_label("Turns without a bake that end the game", exact=True)
    stall.select_option(label="no limit")
    stall.select_option(label="a number")
    ada.page.get_by_label("Turns without a bake that end the game: the number").fill("40")
    ada.page.get_by_label("Games in the series").fill("500")
    ada.page.get_by_label("Games in the series").blur()
    ada.page.get_by_label("Player 4").select_option(label="Open, for somebody with the link")
    expect(ada.page.get_by_label("Games in the series")).to_have_value("99")
    expect(agreed).to_have_count(3)
    ada.is_accessible()
    ada.fits()
    ada.page.get_by_role("button", name="Open the table").click()
    expect(ada.page.locator(".agreed li")).to_have_text(
        ["Passing: allowed", "Turns without a bake that end the game: 40", "Games in the series: 99"]
    )


@pytest.mark.parametrize("game", ["the-pie-game", "pie-factory", "cheflebrity", "pie-contest"])
def test_sentences_call_people_by_their_names(ada: Player, game: str) -> None:
    ada.page.add_init_script(WATCH_MOTION)
    ada.open_table(game, [ME, *[BOT] * 3])
    for _ in range(3):
        assert ada.wait_for_turn()
        lit = ada.page.locator(".spot.lit")
        if lit.count():  # a question of yes or no lights nothing
            lit.first.hover()
        ada.follow_hint()
    assert ada.page.evaluate("[...window.moving]") == []  # for those who want it calm, as everybody in these tests
    ada.page.keyboard.press("l")
    ada.log.nth(5).wait_for()
    told = " ".join(
        [*ada.log.all_inner_texts(), ada.prompt.inner_text(), ada.page.locator(".strip").first.inner_text()]
    )
    assert "You" in told
    assert any(name in told for name in BOT_NAMES)
    assert not re.search(r"\b(?:[Ss]eat \d|Worker [A-D]|Chef \d|Player \d|s\d|w\d)\b", told), told


def test_back_and_cancel(ada: Player) -> None:
    ada.open_table("pastry-chefs", [ME, *[BOT] * 3], options={"first_player": "host"})
    assert ada.wait_for_turn()
    before = ada.prompt.inner_text()
    ada.page.get_by_role("button", name="Move cards", exact=True).click()
    sentence = ada.page.get_by_role("group", name="Picked so far")
    words = sentence.get_by_role("button", name="take it back")
    for count, name in enumerate(("Clove", "Dill"), 1):
        ada.page.get_by_role("region", name=name).get_by_role("button").click()
        expect(words).to_have_count(count)
    sentence.get_by_role("button", name="Dill: take it back").click()
    expect(words).to_have_count(1)
    ada.page.keyboard.press("Escape")
    expect(words).to_have_count(0)
    expect(sentence).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(sentence).to_have_count(0)
    assert ada.prompt.inner_text() == before


def test_a_card_is_dragged_to_the_discard_pile(ada: Player) -> None:
    ada.open_table("the-pie-game", [ME, BOT], options={"first_dealer": 1})
    for _ in range(30):
        assert ada.wait_for_turn()
        if ada.prompt.inner_text().endswith("Discard one card."):
            break
        ada.follow_hint()
    card = ada.page.locator(".hand .spot.lit").first
    name = card.locator(".name").inner_text()
    card.drag_to(ada.page.locator('[data-target="pile:discard"]'))
    ada.page.keyboard.press("l")
    expect(ada.log.filter(has_text=f"You discard {name}")).not_to_have_count(0)


def test_undo(ada: Player) -> None:
    ada.open_table("cheflebrity", [ME, BOT], options={"windows": "lite", "first_player": "host"})
    for _ in range(30):
        assert ada.wait_for_turn()
        if ada.prompt.inner_text() == SWAP:
            break
        ada.follow_hint()
    ada.page.get_by_role("button", name="Keep all").click()
    expect(ada.prompt).to_have_text("Play one pie card?")
    ada.page.keyboard.press("u")
    expect(ada.prompt).to_have_text(SWAP)


def test_friends_meet_at_a_link(new_player: NewPlayer) -> None:
    ada, bob = new_player("Ada"), new_player("Bob <b>&", look=PHONE)
    ada.visit()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("button", name="Invite friends to The Pie Game").click()
    link = ada.page.get_by_label("Link to this table").input_value()
    ada.sees("So far only this computer can come in.")
    ada.is_accessible()
    bob.page.goto(link)
    bob.page.get_by_label("Your name").fill(bob.name)
    bob.page.get_by_role("button", name="Sit down").click()
    expect(bob.places.nth(1)).to_contain_text("you")
    bob.is_accessible()
    ada.sees("Bob <b>&")  # as text: a name is never markup
    ada.page.get_by_role("button", name="Start the game").click()
    bob.page.locator(".dock .fan").wait_for()
    ada.page.keyboard.press("c")
    ada.page.get_by_label("Say something").fill("<i>Hello</i> & good luck")
    ada.page.get_by_role("button", name="Say", exact=True).click()
    bob.page.get_by_role("button", name="Menu").click()
    bob.page.get_by_role("button", name="Chat").click()
    bob.sees("<i>Hello</i> & good luck")


def test_two_people_share_a_screen(ada: Player) -> None:
    """The curtain falls whenever the other one is asked, and nothing of a hand is left on the page."""
    ada.open_table("the-pie-game", [ME, {"kind": "me", "name": "Ben"}], options={"target_pies": 1})
    names = set()
    for _ in range(12):
        if not ada.wait_for_turn():
            break
        curtain = ada.page.locator(".curtain")
        if curtain.count():
            names.add(curtain.get_by_role("heading").inner_text())
            assert ada.page.locator(".hand, .recipe").count() == 0
            ada.page.wait_for_timeout(150)
            spoken = ada.page.get_by_role("status", name="Announcements")
            assert spoken.inner_text() == ""  # nor of what was read out
            if len(names) == 1:
                ada.is_accessible()
            curtain.get_by_role("button").click()
            continue
        ada.follow_hint()
    assert names == {"Ada", "Ben"}


def test_many_people_on_a_phone(phone: Player) -> None:
    """Seven others take less than half of the screen; the theme, for which the bar has no room, is in the menu."""
    phone.open_table("the-pie-game", [ME, *[BOT] * 7])
    assert phone.wait_for_turn()
    boxes = [seat.bounding_box() for seat in phone.page.locator("[data-seat]").all()]
    assert len(boxes) == 7
    assert max(box["y"] + box["height"] for box in boxes if box) - min(box["y"] for box in boxes if box) < 740 / 2
    phone.fits()
    phone.is_accessible()
    phone.page.get_by_role("button", name="Menu").click()
    phone.page.get_by_label("Theme").select_option(label="dark")
    expect(phone.page.locator("html")).to_have_attribute("data-theme", "dark")
