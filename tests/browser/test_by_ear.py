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
SWAP = "Swap one card for another?"
# A screen reader is told every change of a live region, and nothing of what is hidden from it.
LISTEN = """() => {
    const words = region => {
        const copy = region.cloneNode(true);
        for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
        return copy.textContent.trim();
    };
    window.announced = [];
    for (const region of document.querySelectorAll("[role=status], [role=alert], [aria-live]"))
        new MutationObserver(() => {
            if (words(region)) window.announced.push(words(region));
        }).observe(region, { childList: true, characterData: true, subtree: true });
}"""
# In the tree that a screen reader gets: a thing to press, a picture or a place without a name.
ROLES = "button|link|img|group|region|switch|tab|tablist|dialog|menuitem"
NAMELESS = re.compile(rf"^\s*- (?:{ROLES})(?! \").*$", re.MULTILINE)


class Listener:
    """Somebody at the keyboard, listening."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.dock = page.get_by_role("region", name="What to do")
        self.choices = page.get_by_role("list", name="All choices")
        self.hint = page.get_by_role("button", name="Hint", disabled=False)
        self.over = page.get_by_role("link", name="Watch the replay")

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

    def wait(self) -> bool:
        """Until there is something to decide (true), or the game is over."""
        self.hint.or_(self.over).first.wait_for()
        return self.over.count() == 0

    def question(self) -> str:
        return self.page.locator("#question").inner_text()

    def decide(self) -> str:
        """What the hint says, from the list of all choices if there are several; but every card is kept. Returns the
        question, heard while there is a hint for it: before, the table may answer it by itself in a moment."""
        self.press("h")
        hint = self.page.get_by_role("dialog", name="Hint")
        hint.wait_for()
        question = self.question()
        self.hear(question)
        every = self.dock.get_by_role("button", name="All choices")
        if every.count():
            self.go_to(every)
            self.press("Enter")
            self.take("Keep your hand" if question == SWAP else "(hint)")
        else:
            self.go_to(hint.get_by_role("button", name="Do it"))
            self.press("Enter")
        hint.wait_for(state="detached")
        return question

    def take(self, words: str) -> None:
        """A digit leads to it, Enter takes it; what must not happen by one press is done by a second one."""
        wanted = self.choices.get_by_role("button", name=words)
        expect(wanted).to_have_count(1)
        names = self.choices.get_by_role("button").all_inner_texts()
        number = next(index for index, name in enumerate(names, 1) if words in name)
        if number < 10:
            self.press(str(number))
        else:
            self.go_to(wanted)
        expect(wanted).to_be_focused()
        self.press("Enter")
        expect(self.choices).to_have_count(0)
        if self.page.locator("#go.commits").count():
            expect(self.page.locator("#go")).to_be_focused()
            self.press("Enter")

    def everything_has_a_name(self) -> None:
        tree = self.page.get_by_role("main").aria_snapshot()
        assert NAMELESS.findall(tree) == [], tree
        for thing in ("Pile, ", "Out of play, ", "Your Working Line", "Working Line of Clove"):
            assert f'"{thing}' in tree, tree
        expect(self.dock.get_by_role("group", name="Your hand")).to_be_visible()


def deck_of_saboteurs() -> str:
    """So small that a game is short; everybody soon draws a Sabotage!, and is asked in windows from then on."""
    head, *cards = small_deck("cheflebrity").split("[[card]]")
    few = [card for card in cards if not re.search("quality = 10\n", card) or "special" in card]
    few = [card.replace("copies = 1", "copies = 12") if 'code = "SB"' in card else card for card in few]
    return "[[card]]".join([re.sub(r"total = \d+", f"total = {len(few) + 11}", head), *few])


def is_told_once_and_in_order(told: list[str], announced: list[str]) -> None:
    """Each sentence of the log in its turn; what lies between them is questions and hints, and repeats none."""
    spoken, at = "\n".join(announced), 0
    for sentence in told:
        found = spoken.find(sentence, at)
        assert found >= 0, f"not announced in its turn: {sentence}"
        between = spoken[at:found]
        assert not [other for other in told if other in between], f"announced twice: {between}"
        at = found + len(sentence)


@pytest.mark.slow
@pytest.mark.rule("CH-R30")
def test_a_whole_game_by_ear(ada: Player) -> None:
    """With reaction windows; what is in the log was announced, once and in order, and so was every question."""
    options = {"windows": "lite", "trade_offers": 0}
    ada.page.add_init_script("localStorage.setItem('speed', 'fast')")
    ada.open_table("cheflebrity", [ME, BOT], options=options, deck=deck_of_saboteurs())
    someone = Listener(ada.page)
    assert someone.wait()
    expect(ada.page.get_by_role("status", name="Announcements")).to_contain_text(someone.question())
    already = len(ada.read_log())
    ada.page.evaluate(LISTEN)
    someone.press(".")  # once more, for whoever was not listening
    questions = set()
    for decisions in range(MAX_DECISIONS):
        if not someone.wait():
            break
        if decisions % 10 == 0:
            someone.everything_has_a_name()
        questions.add(someone.decide())
    else:
        raise AssertionError("not over")
    assert any("sabotage" in question.lower() for question in questions), questions
    told = ada.read_log()[already:]
    someone.hear(told[-1])
    is_told_once_and_in_order(told, someone.announced()[1:])
    expect(ada.result.get_by_role("heading").first).to_be_visible()
