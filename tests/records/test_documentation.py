"""docs/records.md: its example is a record, to the byte."""

import re
from pathlib import Path

import bakehouse
from bakehouse.records import as_seen_by, read, replay
from bakehouse.records.record import TAGS

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text("utf-8")


def block(language: str) -> str:
    found = re.search(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert found
    return found[1]


def test_the_example_is_written_read_and_played_again() -> None:
    text = block("pie")
    record = read(text, strict=True)
    assert record.text == text
    assert as_seen_by(record, None).text == text
    last = list(replay(record))[-1]
    assert last.after.number == 10
    assert bakehouse.game("pastry-chefs").view(last.after, 0).baked[0] == [["2d", "2h", "2s"]]  # type: ignore[attr-defined]


def test_the_example_as_east_saw_it() -> None:
    seen = as_seen_by(read(block("pie")), 1)
    assert block("text") in seen.text


def test_every_tag_is_documented_in_its_order() -> None:
    rows = re.findall(r"^\| `([A-Z]\w+)(?: N)?` \|", PAGE, re.MULTILINE)
    assert rows == list(TAGS)
