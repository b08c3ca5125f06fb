"""Mascots: every id that the page lists is drawn, every bot's name has one, and the file stays small."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args
from xml.etree import ElementTree

from bakehouse.server.wire import EmoteId
from bakehouse.words import BOT_NAMES

WEB = Path(__file__).resolve().parents[1] / "web"
SVG = WEB / "public" / "mascots.svg"
LISTS = re.compile(r"export const (PEOPLE|BOTS) = \[(.*?)\]", re.DOTALL)
WORN = {"hat", "crown"}


def listed() -> dict[str, list[str]]:
    source = (WEB / "src" / "mascots.ts").read_text("utf-8")
    return {name: re.findall(r'"([a-z]+)"', ids) for name, ids in LISTS.findall(source)}


def test_all_that_are_listed_are_drawn_and_no_others() -> None:
    drawn = re.findall(r'<symbol id="m-([a-z]+)"', SVG.read_text("utf-8"))
    assert len(drawn) == len(set(drawn))
    assert set(drawn) == {*listed()["PEOPLE"], *listed()["BOTS"], *WORN}


def test_all_emotes_are_drawn_and_no_others() -> None:
    drawn = re.findall(r'<symbol id="e-([a-z]+)"', SVG.read_text("utf-8"))
    assert sorted(drawn) == sorted(get_args(EmoteId))


def test_bots_look_like_their_names() -> None:
    assert {name.lower() for name in BOT_NAMES} == set(listed()["BOTS"])


def test_what_a_drawing_uses_is_there() -> None:
    root = ElementTree.parse(SVG).getroot()
    ids = {element.get("id") for element in root.iter()}
    used = {element.get("href", "").removeprefix("#") for element in root.iter() if element.tag.endswith("use")}
    assert used <= ids


def test_the_file_is_small() -> None:
    assert SVG.stat().st_size < 40_000
