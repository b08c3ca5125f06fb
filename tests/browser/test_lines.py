"""Lines break, and are mended: nothing is lost, nothing is asked twice, nobody learns anything by it."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPlayer
from tests.browser.lines import Tapped
from tests.browser.people import Player

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "medium"}
PASS = "Let it pass"
# Whoever wants to betray nothing is asked in every window.
ASK_ALWAYS = "localStorage.setItem('ask always', 'yes')"


def wait_until(player: Player, is_so: Callable[[], bool]) -> None:
    for _ in range(1_500):
        if is_so():
            return
        player.page.wait_for_timeout(10)
    raise AssertionError("nothing comes")


def wait_for_number(player: Player, line: Tapped, number: int) -> None:
    wait_until(player, lambda: bool(line.position["number"] == number))


def lose_the_line(player: Player, line: Tapped) -> None:
    """Until the page has the table again."""
    opened, heard = line.opened, len(line.positions())
    line.cut()
    note = player.page.get_by_role("alert", name="Connection")
    expect(note).to_contain_text("The line to the table is broken")
    line.is_down = False
    expect(note).to_have_count(0)
    wait_until(player, lambda: len(line.positions()) > heard)
    assert line.opened == opened + 1


def test_a_broken_line_is_mended(ada: Player) -> None:
    line = Tapped(ada.page)
    ada.open_table("the-pie-game", [ME, BOT])
    assert ada.wait_for_turn()
    lose_the_line(ada, line)
    ada.follow_hint()


def react(player: Player) -> Locator:
    """The button of a reaction that everybody has: none."""
    return player.page.get_by_role("button", name=PASS)


def play_until_a_window(players: list[Player]) -> Player:
    """Everybody follows hints until the two others are asked for a reaction; the player who did it."""
    for _ in range(3_000):
        asked = [player for player in players if react(player).count()]
        if len(asked) == 2:
            return next(player for player in players if player not in asked)
        for player in players:
            if not asked and player.is_asked:
                player.follow_hint()
                break
        players[0].page.wait_for_timeout(20)
    raise AssertionError("no window")


@pytest.mark.rule("CH-R30", "CH-R31")
def test_a_line_breaks_in_the_middle_of_a_window(new_player: NewPlayer) -> None:
    """Somebody has placed a card, the two others are asked for a reaction."""
    players = [new_player(name) for name in ("Ada", "Ben", "Cem")]
    lines = {player.name: Tapped(player.page) for player in players}
    for player in players:
        player.page.add_init_script(ASK_ALWAYS)
    code = players[0].open_table("cheflebrity", [ME, OPEN, OPEN], options={"windows": "lite"}, start=False)
    for player in players[1:]:
        player.sit_down(code)
    players[0].page.get_by_role("button", name="Start the game").click()
    active = play_until_a_window(players)
    first, second = (player for player in players if player is not active)
    for player in (first, second):
        player.page.keyboard.press("h")  # whoever thinks about a hint is not hurried
        player.page.locator(".hint-pop").wait_for()
    line = lines[first.name]
    number = line.position["number"]
    until_now = len(lines[active.name].positions())

    # One is back before anybody has answered: the same question, the same log.
    log = first.read_log()
    lose_the_line(first, line)
    expect(react(first)).to_be_visible()
    assert first.read_log() == log
    before = line.positions()[-1]

    # The other answers, but does not hear that the answer has arrived. It has.
    deaf = lines[second.name]
    deaf.is_deaf = True
    react(second).click()
    wait_until(second, lambda: any('"type":"done"' in message for message in deaf.withheld))
    expect(react(second)).to_be_visible()
    deaf.is_deaf = False
    lose_the_line(second, deaf)
    expect(react(second)).to_have_count(0)
    assert deaf.position["answered"]
    expect(second.prompt).to_have_text(f"{active.name} is playing.")  # as for everybody who is not asked

    # The first comes back once more, and gets the same bytes as before the other's answer.
    lose_the_line(first, line)
    assert line.positions()[-1] == before
    assert sorted(json.loads(before)["waiting"]) == [players.index(first), players.index(second)]
    expect(react(first)).to_be_visible()
    assert len(lines[active.name].positions()) == until_now  # nobody said there that anybody has answered

    # Now both have answered: the window closes, and the game continues for everybody.
    react(first).click()
    for player in players:
        line = lines[player.name]
        wait_for_number(player, line, number + 1)
        expect(react(player)).to_have_count(0)
        events = {event["number"]: event for text in line.positions() for event in json.loads(text)["events"]}
        assert sorted(events) == list(range(1, line.position["last_event"] + 1))
        told = [event for event in events.values() if event["kind"] != "quiet"]  # that nobody reacts is not told
        assert len(player.read_log()) == len(told)


def test_a_view_that_went_wrong_is_asked_for_again(ada: Player) -> None:
    """The checksum of a change does not fit: the page says hello, and draws the whole position that comes."""
    line = Tapped(ada.page)
    ada.open_table("the-pie-game", [ME, BOT])
    assert ada.wait_for_turn()
    line.loses_view = True
    heard = len(line.heard)
    ada.follow_hint()
    assert ada.wait_for_turn()
    ada.follow_hint()
    assert not line.loses_view
    assert len([message for message in line.heard[heard:] if message.startswith('{"type":"lobby"')]) == 1
    assert ada.wait_for_turn()
    hand = ada.page.get_by_role("group", name="Your hand").locator(".spot")
    expect(hand).to_have_count(len(line.position["view"]["hand"]))


def test_what_is_told_twice_is_in_the_log_once(ada: Player) -> None:
    """A hello and a move can cross on their way; then a position tells events that the page has already."""
    line = Tapped(ada.page)
    ada.open_table("pie-factory", [ME, BOT, BOT])
    assert ada.wait_for_turn()
    told = ada.read_log()
    for message in line.positions()[-3:]:
        line.repeat(message)
    ada.follow_hint()
    assert ada.wait_for_turn()
    now = ada.read_log()
    assert now[: len(told)] == told
    assert len(now) == line.position["last_event"]
