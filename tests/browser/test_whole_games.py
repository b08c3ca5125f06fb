"""Each game from the first click to the result, as a person plays it."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, NewPlayer
from tests.browser.overheard import Knowledge, Overheard, secrets
from tests.browser.people import Player
from tests.server.short import SHORT, small_deck

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "medium"}


@pytest.mark.parametrize("game", SHORT)
def test_two_people_and_bots_play_a_whole_game_by_clicks(new_player: NewPlayer, game: str) -> None:
    ada, ben = new_player("Ada"), new_player("Ben", look=PHONE)
    hers, his = Overheard(ada.page), Overheard(ben.page)
    seats, options = SHORT[game]
    chairs = [ME, OPEN, *[BOT] * (seats - 2)]
    code = ada.open_table(game, chairs, options=options, deck=small_deck(game), start=False)
    ben.sit_down(code)
    ada.page.get_by_role("button", name="Start the game").click()
    for player in (ada, ben):
        player.page.locator("#question").wait_for()
        player.is_accessible()
        player.pass_in_windows()
    assert min(play_together([ada, ben])) > 0
    for player in (ada, ben):
        expect(player.result.get_by_role("heading").first).to_be_visible()
    expect(ada.page.locator(".result table")).to_be_visible()
    ada.page.get_by_role("button", name="Scoring").click()
    expect(ada.result.get_by_role("listitem").first).to_be_visible()
    ada.is_accessible()
    nobody_was_told_a_secret(ada, code, game, [hers, his])
    ada.page.get_by_role("link", name="Watch the replay").click()
    expect(ada.page).to_have_url(f"{ada.house}/r/{code}?seat=0")
    ada.page.get_by_label("Move", exact=True).wait_for()
    ada.page.get_by_label("Move", exact=True).press("End")
    ada.is_accessible()


def nobody_was_told_a_secret(ada: Player, code: str, game: str, pages: list[Overheard]) -> None:
    """The record of the finished game says what each seat could see at each moment; nothing else has come."""
    record = ada.page.request.get(f"{ada.house}/api/tables/{code}/record?view=all").text()
    known = [Knowledge(game, record, seat) for seat in range(len(pages))]
    for seat, page in enumerate(pages):
        assert json.loads(page.messages[-1])["type"] in ("lobby", "position", "done")
        assert secrets(known[seat], page.messages) == []
        assert not any(f'"{card}"' in text for text in page.fetched for card in known[seat].codes)
    assert secrets(known[0], pages[1].messages) != []  # what is in the other hand would be noticed


def play_together(players: list[Player], most: int = 600) -> list[int]:
    """Whoever is asked follows a hint, until the game is over; how many decisions each has made."""
    made = [0] * len(players)
    for _ in range(most * 20):
        if all(player.result.count() for player in players):
            return made
        for number, player in enumerate(players):
            if player.is_asked and player.follow_hint_in_time():
                made[number] += 1
            elif not player.is_asked:
                player.page.keyboard.press("Space")  # has seen what the stage tells
        players[0].page.wait_for_timeout(20)
    raise AssertionError(f"not over after {made} decisions: {[player.prompt.inner_text() for player in players]}")


@pytest.mark.parametrize("game", ["the-pie-game", "pie-contest"])
def test_a_whole_game_by_keyboard(ada: Player, game: str) -> None:
    """No mouse: Tab leads to the list of all choices, a number goes to one of them, and Enter takes it."""
    seats, options = SHORT[game]
    ada.open_table(game, [ME, *[BOT] * (seats - 1)], options=options)
    for _ in range(200):
        if not ada.wait_for_turn():
            break
        choose_by_keyboard(ada)
    expect(ada.result).to_be_visible()


def choose_by_keyboard(ada: Player) -> None:
    """What the hint says. A number only goes to a choice; what needs a second press is under the same key again."""
    page, keys = ada.page, ada.page.keyboard
    expect(ada.prompt).to_be_focused()
    hint = page.locator(".hint-pop")
    opener = page.get_by_role("button", name="All choices")
    if opener.count():
        tab_to(ada, opener)
        keys.press("Enter")
        keys.press("h")
        hinted = page.locator(".list .hinted")
        hinted.wait_for()
        number = page.locator(".list button").evaluate_all("all => all.findIndex(b => b.matches('.hinted')) + 1")
        if number < 10:
            keys.press(str(number))
        tab_to(ada, hinted)
    else:
        keys.press("h")
        tab_to(ada, hint.get_by_role("button", name="Do it"))
    keys.press("Enter")
    page.locator("#go:focus, .app:not(:has(.hint-pop))").first.wait_for()
    if hint.count():
        keys.press("Enter")
    hint.wait_for(state="detached")


def tab_to(player: Player, thing: Locator) -> None:
    for _ in range(40):
        if thing.evaluate("element => element === document.activeElement"):
            return
        player.page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead there")


def test_the_result_leads_to_a_rematch(ada: Player) -> None:
    code = ada.open_table("the-pie-game", [ME, BOT], options={"target_pies": 1})
    ada.play_to_the_end()
    ada.page.get_by_role("button", name="Rematch").click()
    expect(ada.page).not_to_have_url(f"{ada.house}/t/{code}")
    assert ada.wait_for_turn()


def test_a_replay_shows_every_hand(ada: Player) -> None:
    code = ada.open_table("the-pie-game", [ME, BOT], options={"target_pies": 1})
    ada.play_to_the_end()
    ada.page.get_by_role("link", name="Watch the replay").click()
    hands = ada.page.locator(".hands").get_by_role("group")
    ada.page.get_by_label("Through the eyes of").select_option("all")
    expect(hands).to_have_count(2)
    dealt = ada.page.request.get(f"{ada.house}/api/tables/{code}/replay?view=all").json()["frames"][0]["hands"]
    for seat in (0, 1):  # five cards, or four after a Fudge card that left no choice
        expect(hands.nth(seat).get_by_role("listitem")).to_have_count(len(dealt[seat]))
    ada.is_accessible()
    ada.page.get_by_label("Through the eyes of").select_option("spectator")
    expect(hands).to_have_count(0)
