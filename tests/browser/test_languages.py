"""Each reader has a language; the pseudo-language shows what is not in a catalogue, and what does not fit."""

import re

import pytest
from playwright.sync_api import expect

from bakehouse.words import BOT_NAMES, PSEUDO
from tests.browser.conftest import NewPlayer
from tests.browser.people import GAMES, Player

SMALL = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "easy"}
# Every text that can be seen, with whether it is cut off, inside its own box or at the edge of the screen.
TEXTS = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, element = node.parentElement, text = node.textContent.trim();
    const elsewhere = 'option, [lang="en"], [data-deck], .hidden-text, script, .strip, .bubble, .flights';
    if (!text || !element.checkVisibility() || element.closest(elsewhere)) continue;
    const style = getComputedStyle(element);
    if (style.clipPath !== "none") continue; // only read aloud
    const isShort = style.webkitLineClamp !== "none"; // ends with an ellipsis; a press shows all of it
    const hides = !isShort && ["hidden", "clip"].includes(style.overflowX);
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    let scroller = element;
    const scrolls = (one) => ["auto", "scroll"].includes(getComputedStyle(one).overflowX);
    while (scroller && !scrolls(scroller)) scroller = scroller.parentElement;
    const isCut = hides && element.scrollWidth > element.clientWidth + 1;
    const isOutside = !scroller && (box.right > innerWidth + 1 || box.left < -1);
    found.push({ text, cut: isCut || isOutside, where: element.className || element.tagName });
  }
  return found;
}"""
PLAIN = re.compile(r"[A-Za-z]*[aeiou][A-Za-z]*")  # a word without an accent on its vowels
NAMES = {"Bakehouse", "Ada", "English", "Deutsch", "Español", "Français", "Português", *BOT_NAMES}


def at_rest(player: Player) -> None:
    """Until it is this player's turn, and everything lies where it belongs."""
    player.page.locator(".dock.live").wait_for()
    player.page.wait_for_function("() => document.getAnimations().length === 0")


def texts(player: Player) -> list[dict[str, str]]:
    found: list[dict[str, str]] = player.page.evaluate(TEXTS)
    return found


def check(player: Player) -> None:
    """Nothing is cut off, nothing hangs over the edge, and every word is in a catalogue."""
    player.fits()
    assert [one for one in texts(player) if one["cut"]] == []
    said = {word for one in texts(player) for word in PLAIN.findall(one["text"])}
    assert {word for word in said if len(word) > 3} - NAMES == set()


@pytest.mark.parametrize("game", GAMES)
def test_long_words_fit_a_small_phone(new_player: NewPlayer, game: str) -> None:
    """Those of the pseudo-language, and those of German, which are the longest of the five languages."""
    ada = new_player(look=SMALL)
    ada.page.add_init_script(f"localStorage.language ??= '{PSEUDO}'")
    ada.open_table(game, [ME, *[BOT] * 3])
    at_rest(ada)
    check(ada)
    ada.page.evaluate("localStorage.language = 'de'")
    ada.page.reload()
    at_rest(ada)
    ada.fits()
    assert [one for one in texts(ada) if one["cut"]] == []


@pytest.mark.parametrize("path", ["/", "/new/cheflebrity", "/help"])
def test_long_words_fit_other_screens(new_player: NewPlayer, path: str) -> None:
    ada = new_player(look=SMALL)
    ada.page.add_init_script(f"localStorage.setItem('language', '{PSEUDO}')")
    ada.visit(path)
    ada.page.locator("main").wait_for()
    check(ada)


def test_the_browsers_language_is_spoken_until_another_is_chosen(new_player: NewPlayer) -> None:
    ada = new_player(look={"locale": "de-AT"})
    ada.visit()
    ada.sees("Fünf Kartenspiele rund um Kuchen.")
    assert ada.page.locator("html").get_attribute("lang") == "de"
    ada.page.get_by_label("Sprache").select_option(label="Français")
    expect(ada.page.get_by_label("Langue")).to_have_value("fr")
    ada.visit()
    expect(ada.page.get_by_label("Langue")).to_have_value("fr")  # it is remembered
    ada.is_accessible()


def test_two_readers_of_one_table(new_player: NewPlayer) -> None:
    """A table has no language."""
    ada, eva = new_player("Ada"), new_player("Eva", look={"locale": "es-MX"})
    code = ada.open_table("the-pie-game", [ME, {"kind": "bot", "level": "random"}])
    ada.wait_for_turn()
    eva.visit(f"/t/{code}")
    eva.page.locator(".dock").wait_for()
    for page in (ada.page, eva.page):
        page.keyboard.press("l")
    expect(eva.page.locator(".log li").first).to_contain_text("Ronda 1")
    expect(ada.page.locator(".log li").first).to_contain_text("Round 1")
    assert "Ada" in eva.page.locator(".log").inner_text()
