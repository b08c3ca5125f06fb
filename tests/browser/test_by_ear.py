"""A whole game for somebody who cannot see it: by keyboard, and by the roles and names that a screen reader gets."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.people import Player
from tests.server.short import small_deck

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "medium"}
MAX_DECISIONS = 250
# A screen reader is told every change of a live region; what it says already was told before this begins.
LISTEN = """region => {
    window.announced = [region.textContent];
    new MutationObserver(() => window.announced.push(region.textContent)).observe(region,
        { childList: true, characterData: true, subtree: true });
}"""
# In the tree that a screen reader gets: a thing to press, a picture or a place without a name.
ROLES = "button|link|img|group|region|switch|tab|tablist|dialog|menuitem"
NAMELESS = re.compile(rf"^\s*- (?:{ROLES})(?! \").*$", re.MULTILINE)


class Listener:
    """Somebody at the keyboard, listening."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.question = page.get_by_role("region", name="What to do")
        self.choices = page.get_by_role("list", name="All choices")

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def go_to(self, thing: Locator) -> None:
        """With Tab, round the page if it must be."""
        for _ in range(200):
            if thing.evaluate("element => element === document.activeElement"):
                return
            self.press("Tab")
        raise AssertionError("Tab does not lead there")

    def announced(self) -> list[str]:
        found: list[str] = self.page.evaluate("window.announced")
        return found

    def hear(self, question: str) -> None:
        """Somebody who listens answers when the question was asked aloud."""
        for _ in range(500):
            if any(question in words for words in self.announced()):
                return
            self.page.wait_for_timeout(10)
        raise AssertionError(f"not asked aloud: {question}")

    def log(self) -> list[str]:
        return self.page.get_by_role("region", name="What happened").get_by_role("listitem").all_inner_texts()

    def wait(self) -> bool:
        """Until there is something to decide (true), or the game is over."""
        # One look for both: a button that is there may be gone when it is asked whether it can be pressed.
        hint = self.page.get_by_role("button", name="Hint", disabled=False)
        replay = self.page.get_by_role("link", name="Watch the replay")
        for _ in range(1_500):
            if replay.count():
                return False
            if hint.count():
                return True
            self.page.wait_for_timeout(10)
        raise AssertionError("nothing happens any more")

    def decide(self) -> str:
        """What the hint says, from the list of all choices. Returns the question, heard while there is a hint for it:
        before, it may be one that the table answers by itself in a moment."""
        self.press("h")
        hinted = self.choices.get_by_role("button", name="(hint)")
        if not self.choices.count():
            self.go_to(self.question.get_by_role("button", name="All choices"))
            self.press("Enter")
        expect(hinted).to_have_count(1)
        question = self.question.get_by_role("paragraph").first.inner_text()
        self.hear(question)
        names = self.choices.get_by_role("button").all_inner_texts()
        number = next(index for index, name in enumerate(names, 1) if name.endswith("(hint)"))
        if number < 10:
            self.press(str(number))
        else:
            self.go_to(hinted)
            self.press("Enter")
        expect(hinted).to_have_count(0)
        return question

    def everything_has_a_name(self) -> None:
        tree = self.page.get_by_role("main").aria_snapshot()
        assert NAMELESS.findall(tree) == [], tree
        for thing in ("Ingredients Pile, ", "Out Pile, ", "Your hand", "Working Line of Ada"):
            assert f'"{thing}' in tree


@pytest.mark.rule("CH-R30")
def test_a_whole_game_by_ear(ada: Player) -> None:
    """With reaction windows; what is in the log was announced, and so was every question."""
    options = {"windows": "lite", "trade_offers": 0}
    ada.open_table("cheflebrity", [ME, BOT], options=options, deck=small_deck("cheflebrity"))
    someone = Listener(ada.page)
    ada.page.get_by_role("status").evaluate(LISTEN)
    already = len(someone.log()) if someone.wait() else 0
    questions = set()
    for decisions in range(MAX_DECISIONS):
        if not someone.wait():
            break
        if decisions % 10 == 0:
            someone.everything_has_a_name()
        questions.add(someone.decide())
    else:
        raise AssertionError("not over")
    assert any("Sabotage!" in question for question in questions)
    ada.page.wait_for_timeout(300)
    spoken = " ".join(someone.announced())
    for sentence in someone.log()[already:]:
        assert sentence in spoken, f"not announced: {sentence}"
    expect(ada.page.locator(".result table")).to_be_visible()
