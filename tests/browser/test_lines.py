"""Lines break, and are mended: nothing is lost, nothing is asked twice, nobody learns anything by it."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.lines import Tapped
from tests.browser.people import Player

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "medium"}
REACT = "You may react with a Sabotage! now."
ANSWERED = "Your answer is in. Waiting for the others."


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
    expect(player.page.get_by_role("alert")).to_contain_text("The line to the table is broken")
    line.is_down = False
    expect(player.page.get_by_role("alert")).to_have_count(0)
    wait_until(player, lambda: len(line.positions()) > heard)
    assert line.opened == opened + 1


def test_a_broken_line_is_mended(ada: Player) -> None:
    line = Tapped(ada.page)
    ada.open_table("the-pie-game", [ME, BOT])
    assert ada.wait_for_turn()
    lose_the_line(ada, line)
    ada.follow_hint()


def log_of(player: Player) -> list[str]:
    return player.page.get_by_role("region", name="What happened").get_by_role("listitem").all_inner_texts()


@pytest.mark.rule("CH-R30", "CH-R31")
@pytest.mark.slow  # it waits for a window in which three people are asked, which may not come for minutes
def test_a_line_breaks_in_the_middle_of_a_window(new_player: NewPlayer) -> None:
    """Ada has placed a card, Ben and Cem are asked for a reaction."""
    ada, ben, cem = (new_player(name) for name in ("Ada", "Ben", "Cem"))
    lines = {player.name: Tapped(player.page) for player in (ada, ben, cem)}
    options = {"windows": "lite", "first_player": "host"}
    code = ada.open_table("cheflebrity", [ME, OPEN, OPEN], options=options, start=False)
    for player in (ben, cem):
        player.sit_down(code)
    ada.page.get_by_role("button", name="Start the game").click()
    while REACT not in ben.prompt.inner_text():
        if ada.is_asked:
            ada.follow_hint()
        ada.page.wait_for_timeout(20)
    expect(cem.prompt).to_have_text(REACT)
    number = lines["Ben"].position["number"]
    until_now = len(lines["Ada"].positions())

    # Ben is back before anybody has answered: the same question, the same log.
    log = log_of(ben)
    lose_the_line(ben, lines["Ben"])
    expect(ben.prompt).to_have_text(REACT)
    assert log_of(ben) == log
    before = lines["Ben"].positions()[-1]

    # Cem answers, but does not hear that the answer has arrived. It has.
    lines["Cem"].is_deaf = True
    cem.page.get_by_role("button", name="Pass", exact=True).click()
    wait_until(cem, lambda: any('"type":"done"' in message for message in lines["Cem"].withheld))
    expect(cem.prompt).to_have_text(REACT)
    lines["Cem"].is_deaf = False
    lose_the_line(cem, lines["Cem"])
    expect(cem.prompt).to_have_text(ANSWERED)
    assert lines["Cem"].position["answered"]
    expect(cem.page.get_by_role("button", name="Pass", exact=True)).to_have_count(0)

    # Ben comes back once more, and gets the same bytes as before Cem's answer.
    lose_the_line(ben, lines["Ben"])
    assert lines["Ben"].positions()[-1] == before
    assert json.loads(before)["waiting"] == [1, 2]
    expect(ben.prompt).to_have_text(REACT)
    assert len(lines["Ada"].positions()) == until_now  # nobody told her that anybody has answered

    # Ben answers: the window closes, everybody goes on.
    ben.page.get_by_role("button", name="Pass", exact=True).click()
    for player in (ada, ben, cem):
        line = lines[player.name]
        wait_for_number(player, line, number + 1)
        expect(player.prompt).not_to_have_text(ANSWERED)
        expect(player.prompt).not_to_have_text(REACT)
        numbers = [event["number"] for text in line.positions() for event in json.loads(text)["events"]]
        assert sorted(set(numbers)) == list(range(1, line.position["told"] + 1))
        assert len(log_of(player)) == len(set(numbers))


def test_what_is_told_twice_is_in_the_log_once(ada: Player) -> None:
    """A hello and a move can cross on their way; then a position tells events that the page has already."""
    line = Tapped(ada.page)
    ada.open_table("pie-factory", [ME, BOT, BOT])
    assert ada.wait_for_turn()
    log = ada.page.get_by_role("region", name="What happened").get_by_role("listitem")
    told = log.all_inner_texts()
    for message in line.positions()[-3:]:
        line.repeat(message)
    ada.follow_hint()
    assert ada.wait_for_turn()
    now = log.all_inner_texts()
    assert now[: len(told)] == told
    assert len(now) == line.position["told"]
