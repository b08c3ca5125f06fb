"""The lab room in the browser: a deck is dropped, a question asked, its interval watched, the report read, the deck
played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import bakehouse
from tests.browser.conftest import PHONE, NewPlayer
from tests.server.client import Server

pytest.importorskip("polars")
FACTORY = bakehouse.game("pie-factory")
SLOW = 90_000  # milliseconds: a process starts, and charts are drawn


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    path = tmp_path / "cards.csv"
    FACTORY.save_deck(FACTORY.house_deck(), path)
    path.write_text(path.read_text("utf-8").replace("C01,Cracker Crust", "C01,Very Own Crust"), "utf-8")
    return path


def test_a_deck_is_asked_about_and_played(new_player: NewPlayer, cards: Path) -> None:
    ada = new_player()
    page = ada.page
    ada.visit()
    page.get_by_role("link", name="For designers: the lab").click()
    page.get_by_role("combobox", name="Game").select_option("pie-factory")
    page.locator("input[type=file]").set_input_files(cards)
    expect(page.get_by_text("cards, 46 cards")).to_be_visible()
    page.get_by_role("combobox", name="Players").select_option("2")
    page.get_by_role("combobox", name="Bots").select_option("random")
    page.get_by_role("button", name="Ask").click()
    value = page.locator("figure .interval")
    expect(value).to_have_text(re.compile(r"−?\d+ to \d+"), timeout=SLOW)
    first = value.inner_text()
    expect(value).not_to_have_text(first, timeout=SLOW)
    page.get_by_role("button", name="Stop").click()
    link = page.get_by_role("link", name="Read the report")
    expect(link).to_be_visible(timeout=SLOW)
    with page.context.expect_page() as opened:
        link.click()
    report = opened.value
    expect(report.get_by_role("heading", name="What was watched")).to_be_visible()
    expect(report.get_by_text("Very Own Crust").first).to_be_attached()
    assert "?deck=" in (report.get_by_role("link", name="Play this deck").get_attribute("href") or "")
    report.close()
    page.get_by_role("button", name="Play this deck").click()
    page.locator(".dock .fan").wait_for()
    assert "/t/" in page.url


def test_a_bad_deck_is_told_by_row_and_column(server: Server, browser: Browser, cards: Path) -> None:
    bad = cards.read_text("utf-8").replace("C01,Very Own Crust,crust,1", "C01,Very Own Crust,crust,one")
    cards.write_text(bad, "utf-8")
    page = browser.new_context(**PHONE).new_page()
    page.goto(f"http://127.0.0.1:{server.port}/lab/pie-factory")
    page.locator("input[type=file]").set_input_files(cards)
    expect(page.get_by_role("alert")).to_have_text("row 2, column D (value): 'one' is not a whole number")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.context.close()


def test_a_deck_that_comes_with_the_game_is_played(new_player: NewPlayer) -> None:
    ada = new_player()
    page = ada.page
    ada.visit("/new/pie-factory")
    page.get_by_role("button", name="Use the deck “richer-toppings”").click()
    expect(page.get_by_text("richer-toppings, 46 cards")).to_be_visible()
    expect(page.get_by_role("button", name="Use the deck “richer-toppings”")).to_be_hidden()
    page.get_by_role("button", name="Use the house deck").click()
    expect(page.get_by_text("The house deck")).to_be_visible()
    page.get_by_role("button", name="Use the deck “richer-toppings”").click()
    page.get_by_role("button", name="Start").click()
    page.locator(".dock .fan").wait_for()
