"""Lessons as a stranger plays them: by pressing what the ring is around, or by the keyboard; and rules on paper."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Locator, expect

from tests.browser.conftest import DESK, PATIENCE, PHONE, NewPlayer
from tests.browser.people import GAMES, Player
from tests.browser.test_by_ear import Listener
from tests.server.client import Server

SIDE = {"viewport": {"width": 800, "height": 360}, "has_touch": True, "is_mobile": True}
LOOKS: dict[str, dict[str, Any]] = {
    "phone": {**PHONE, "viewport": {"width": 390, "height": 844}, "color_scheme": "dark"},
    "desk": DESK,
}
TITLES = {
    "pastry-chefs": "Pastry Chefs",
    "the-pie-game": "The Pie Game",
    "pie-factory": "Pie Factory",
    "cheflebrity": "Cheflebrity",
    "pie-contest": "Pie Contest",
}
# The middle of what is to be pressed, and whether something lies over it.
PLACE = """rings => rings.map(ring => {
  const { left, top, width, height } = ring.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return [x, y, Boolean(document.elementFromPoint(x, y)?.closest(".pop, .told"))];
})"""
# What a bubble lies over of all that it speaks of, of the learner's own pieces, and of what is always to be seen.
COVERED = """(bubbles, selector) => bubbles.flatMap(bubble => {
  const { left, right, top, bottom } = bubble.getBoundingClientRect();
  const isCovered = thing => {
    const box = thing.getBoundingClientRect();
    return Math.min(right, box.right) - Math.max(left, box.left) > 0.5
        && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 0.5;
  };
  return [...document.querySelectorAll(selector)].filter(isCovered).map(thing => thing.className);
})"""
FREE = ".lesson-ring, [data-meant], .dock, .bar"
OWN = ", ".join(f"[data-place={place}]" for place in ("recipe", "kitchen", "pies", "working", "serving"))


class Learner:
    """Somebody who presses what a lesson points at."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.bubble = self.page.get_by_role("dialog", name="Lesson")
        self.ring = self.page.locator(".lesson-ring")
        self.part = self.bubble.locator(".part")
        self.end = self.page.locator(".lesson-end")
        self.skip = self.page.locator(".dock").get_by_role("button", name=re.compile("Skip to my turn|Continue"))
        self.pressed: Any = None

    def begin(self, game: str) -> None:
        self.page.add_init_script("localStorage.setItem('speed', 'fast')")
        self.player.visit()
        self.page.get_by_role("button", name=f"Learn by playing: {game}").click()
        self.bubble.wait_for()

    def next(self) -> bool:
        """The next press; false at the end."""
        for tries in range(1, PATIENCE // 50):
            if tries % 40 == 0:
                self.pressed = None  # a press in the moment in which something moved: once more
            self.bubble.or_(self.end).or_(self.skip).first.wait_for()
            if self.end.count():
                return False
            if not self.bubble.count():
                with suppress(Error):  # the learner's turn came before the press
                    self.skip.first.click(timeout=500)
            elif self.press():
                return True
            self.page.wait_for_timeout(50)
        raise AssertionError(f"the lesson stays at: {self.bubble.all_inner_texts()}")

    def shown(self) -> tuple[list[str], list[Any]]:
        """What the bubble says, and where the ring is: nothing, if it is gone."""
        return self.bubble.all_inner_texts(), self.ring.evaluate_all(PLACE)

    @property
    def explains(self) -> Locator:
        return self.bubble.get_by_role("button", name="Next")

    def is_free(self) -> None:
        """The bubble lies over nothing that matters, as soon as everything has come to rest."""
        if self.covered():
            self.page.wait_for_timeout(600)
            assert self.covered() == [], self.bubble.all_inner_texts()

    def covered(self) -> list[str]:
        """Where something is pressed, the learner's own pieces are to be seen, too."""
        selector = FREE if self.explains.count() else f"{FREE}, {OWN}"
        return list(self.bubble.evaluate_all(COVERED, selector))

    def press(self) -> bool:
        """What is pointed at; false if what was pressed before has not been taken yet."""
        shown = (texts, places) = self.shown()
        if shown == self.pressed or not texts:
            return False
        if self.explains.count():
            self.explains.click()
        elif len(places) == 1:
            ((x, y, is_covered),) = places
            assert not is_covered, f"covered: {texts}"
            self.page.mouse.click(x, y)
        else:
            return False
        self.pressed = shown
        return True


@pytest.mark.parametrize("look", ["phone", pytest.param("desk", marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", GAMES)
def test_a_stranger_learns_by_playing(new_player: NewPlayer, game: str, look: str) -> None:
    """Whoever presses what shines bakes a pie, and sees at every step all that it speaks of."""
    ada = new_player("Ada", look=LOOKS[look], is_new=True)
    learner = Learner(ada)
    learner.begin(TITLES[game])
    ada.fits()
    learner.is_free()
    while learner.next():
        if learner.bubble.count():
            learner.is_free()
    expect(learner.end.get_by_role("heading")).to_contain_text("!")
    if game == "the-pie-game":
        ada.is_accessible()


def test_a_lesson_on_a_phone_that_lies_on_its_side(new_player: NewPlayer) -> None:
    learner = Learner(new_player("Ada", look=SIDE, is_new=True))
    learner.begin("Cheflebrity")
    while learner.next():
        pass
    expect(learner.end).to_be_visible()


def test_a_lesson_by_the_keyboard(new_player: NewPlayer) -> None:
    """And every step is announced."""
    ada = new_player("Ada", is_new=True)
    learner, listener = Learner(ada), Listener(ada.page)
    learner.begin("Pie Factory")
    spoken = ada.page.get_by_role("status", name="Announcements")
    while not learner.end.count():
        learner.bubble.or_(learner.end).or_(learner.skip).first.wait_for()
        if learner.explains.count():
            expect(spoken).to_contain_text(learner.bubble.locator("h2").inner_text())
            listener.press("Enter")
        elif learner.bubble.count():
            listener.press("h")
            hint = ada.page.get_by_role("dialog", name="Hint")
            hint.wait_for()
            listener.press("Enter")
            hint.wait_for(state="detached")
        elif learner.skip.count():
            with suppress(Error):  # the learner's turn came before the press
                listener.go_to(learner.skip)
                listener.press("Enter")
    expect(learner.end).to_be_focused()


def test_a_mistake_is_explained_and_a_lesson_is_resumed(new_player: NewPlayer) -> None:
    ada = new_player("Ada", is_new=True)
    learner = Learner(ada)
    learner.begin("The Pie Game")
    while learner.explains.count():
        learner.explains.click()
    ada.is_accessible()
    ada.page.locator('[data-pile="pile:deck"] .spot, .spot[data-target="pile:deck"]').first.click()
    expect(learner.bubble).to_contain_text("just what you need")
    expect(learner.part).to_have_attribute("data-step", "3")
    ada.page.get_by_role("button", name="Menu").click()
    expect(learner.bubble).to_have_count(0)
    ada.page.keyboard.press("Escape")
    learner.next()
    expect(learner.part).to_have_attribute("data-step", "4")
    ada.page.get_by_role("link", name="To the five games").first.click()
    ada.page.get_by_role("button", name="Go on with the lesson: The Pie Game").click()
    expect(learner.part).to_have_attribute("data-step", "4")
    while learner.next():
        pass
    learner.end.get_by_role("button", name="Next lesson").click()
    expect(learner.part).to_have_attribute("data-step", "1")
    ada.visit()
    expect(ada.page.get_by_role("button", name="Learn by playing: The Pie Game")).to_be_visible()


def test_a_press_while_something_is_explained_is_answered_at_once(new_player: NewPlayer) -> None:
    """What the lesson will ask for is as good as having read on; anything else has to wait, and that is said."""
    ada = new_player("Ada", is_new=True)
    learner = Learner(ada)
    learner.begin("The Pie Game")
    ada.page.locator('[data-pile="pile:deck"] .spot, .spot[data-target="pile:deck"]').first.click()
    expect(learner.bubble).to_contain_text("First press “Next”")
    expect(learner.part).to_have_attribute("data-step", "1")
    learner.explains.click()
    learner.bubble.get_by_role("button", name="Back").click()
    expect(learner.part).to_have_attribute("data-step", "1")
    ada.page.locator('[data-pile="pile:discard"] .spot, .spot[data-target="pile:discard"]').first.click()
    expect(learner.bubble).to_contain_text("Discard Vanilla")


def test_a_wrong_card_is_refused_before_its_button_is_pressed(new_player: NewPlayer) -> None:
    ada = new_player("Ada", is_new=True)
    learner = Learner(ada)
    learner.begin("Pie Contest")
    while learner.explains.count():
        learner.explains.click()
    ada.page.locator('.fan .spot[data-target="card:lemons"]').click()
    expect(learner.bubble).to_contain_text("First the Salt")
    expect(ada.page.locator(".dock").get_by_role("button", name="Cancel")).to_have_count(0)


def test_a_lesson_is_ended_from_its_bubble(new_player: NewPlayer) -> None:
    ada = new_player("Ada", is_new=True)
    learner = Learner(ada)
    learner.begin("The Pie Game")
    learner.bubble.get_by_role("button", name="End the lesson").click()
    learner.bubble.get_by_role("button", name="Sure?").click()
    expect(ada.page.get_by_role("button", name="Learn by playing: The Pie Game")).to_be_visible()


def test_the_rules_are_on_one_sheet_of_paper(browser: Browser, server: Server) -> None:
    """Each game's page of rules is one page of A4; paper is white, whatever the screen is like."""
    context = browser.new_context(reduced_motion="reduce", color_scheme="dark")
    page = context.new_page()
    page.goto(f"http://127.0.0.1:{server.port}/help")
    page.locator(".games button").first.wait_for()
    games = page.locator(".games button").all()
    assert len(games) == len(GAMES)
    for game in games:
        game.click()
        expect(page.get_by_role("button", name="Print this page")).to_be_visible()
        expect(page.locator(".glance .title")).to_have_text(game.inner_text().strip())
        paper = page.pdf(prefer_css_page_size=True, print_background=True)
        assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1, game.inner_text()
        assert b"/MediaBox [0 0 59" in paper
    context.close()
