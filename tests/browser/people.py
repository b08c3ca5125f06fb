"""A person at a browser: what can be done with a mouse, a finger, or the keyboard."""

from __future__ import annotations

import shutil
from contextlib import suppress
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Error, Locator, Page, expect

# The browser without its windows starts in half the time.
CHROMIUM = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser"))), None)
GAMES = ("pastry-chefs", "the-pie-game", "pie-factory", "cheflebrity", "pie-contest")
# Everything that axe-core knows, with what it calls experimental.
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice", "experimental"]
AXE = {"runOnly": {"type": "tag", "values": RULES}, "resultTypes": ["violations"]}
DECLINED = "for (const game of {games}) localStorage.setItem('lesson ' + game, 'declined')"


class Player:
    def __init__(self, page: Page, house: str, name: str, *, is_new: bool) -> None:
        self.page = page
        self.house = house
        self.name = name
        if not is_new:
            page.add_init_script(DECLINED.format(games=list(GAMES)))

    # -- Coming in -----------------------------------------------------------

    def visit(self, path: str = "/") -> None:
        self.page.goto(self.house + path)

    def sit_down(self, code: str) -> None:
        self.visit(f"/t/{code}")
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("button", name="Sit down").click()
        expect(self.places.filter(has_text=self.name)).to_contain_text("you")

    def open_table(self, game: str, chairs: list[dict[str, str]], **more: Any) -> str:
        """A table with options that take many clicks to set: asked for as the page itself does."""
        self.visit()
        assert self._post("/api/me", {"name": self.name}) is not None
        answer = self._post("/api/tables", {"game": game, "chairs": chairs, "start": True, **more})
        code = str(answer["code"])
        self.visit(f"/t/{code}")
        return code

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        answer = self.page.request.post(self.house + path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    @property
    def places(self) -> Locator:
        """In the waiting room."""
        return self.page.get_by_role("list", name="Places").get_by_role("listitem")

    # -- Playing -------------------------------------------------------------

    @property
    def prompt(self) -> Locator:
        return self.page.locator("#question")

    @property
    def result(self) -> Locator:
        return self.page.locator(".result")

    @property
    def is_asked(self) -> bool:
        """Asked, and nothing is on its way: the dock is this player's and its hint can be had."""
        live = self.page.locator(".app:has(.dock.live)")
        return live.get_by_role("button", name="Hint", disabled=False).count() > 0

    def pass_in_windows(self) -> None:
        """Where there is a standing answer for windows, it is switched on."""
        self.page.get_by_role("button", name="Menu").click()
        menu = self.page.get_by_role("group", name="Table menu")
        passing = menu.get_by_role("switch", name="Pass until my pie is hit")
        if passing.count():
            passing.click()
            expect(passing).to_be_checked()
        self.page.keyboard.press("Escape")

    def wait_for_turn(self) -> bool:
        """Until this player is asked (true) or the game is over (false)."""
        self.skip_bots()
        going_on = self.page.locator(".dock.stopped").get_by_role("button", name="Continue")
        if going_on.count():
            going_on.press("Enter")
            return self.wait_for_turn()
        return self.result.count() == 0

    def skip_bots(self) -> None:
        """Until something waits for this player. Whoever plays alone does not look at bots."""
        settled = self.page.locator(".dock.live, .dock.stopped, .result, .curtain")
        skip = self.page.get_by_role("button", name="Skip to my turn")
        settled.or_(skip).first.wait_for()
        if not settled.count():
            with suppress(Error):  # the turn came before the press
                skip.click(timeout=1000)
        settled.first.wait_for()

    def follow_hint(self) -> None:
        """One choice: ask for a hint, and do what it says."""
        hint = self.page.locator(".hint-pop")
        self.page.get_by_role("button", name="Hint").click()
        hint.get_by_role("button", name="Do it").click()
        hint.wait_for(state="detached")

    def follow_hint_in_time(self) -> bool:
        """The same; False if an answer given in advance was quicker, which comes a moment after the question."""
        try:
            self.follow_hint()
        except Error:  # a time limit of Playwright
            if self.is_asked:
                raise
            return False
        return True

    def play_to_the_end(self, most: int = 400) -> int:
        for decisions in range(most):
            if not self.wait_for_turn():
                return decisions
            self.follow_hint()
        raise AssertionError(f"not over after {most} decisions: {self.prompt.inner_text()}")

    @property
    def log(self) -> Locator:
        """What happened, sentence by sentence, while the log is open."""
        return self.page.get_by_role("region", name="What happened").get_by_role("listitem")

    def read_log(self) -> list[str]:
        """All of it; it is opened for that, and closed again."""
        self.page.keyboard.press("l")
        self.log.first.wait_for()
        told = self.log.all_inner_texts()
        self.page.keyboard.press("l")
        expect(self.log).to_have_count(0)
        return told

    # -- Judging -------------------------------------------------------------

    def is_accessible(self) -> None:
        """WCAG by axe-core: no violation at all."""
        found = Axe().run(self.page, options=AXE)
        assert found.violations_count == 0, found.generate_report()

    def fits(self) -> None:
        """Nothing hangs over the right edge of the screen."""
        wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0
        boards = self.page.locator(".scroll")
        if boards.count():
            assert boards.evaluate("box => box.scrollWidth - box.clientWidth") <= 0

    def sees(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()
