"""The table, the data, the chart and the page of a run."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from benchmarks.chart import bars_of, svg_of
from benchmarks.page import BEGIN, END, put, with_tables
from benchmarks.report import HEARTS, Number, from_json, to_json
from benchmarks.table import aims_table, cell, speed_table, text_of
from tests.benchmarks.example import example

ROOT = Path(__file__).parents[2]


def row_of(table: str, name: str) -> list[str]:
    """The cells of the row with this name."""
    found = [line for line in table.splitlines() if line.startswith(f"| {name} ")]
    assert len(found) == 1, table
    return [words.strip() for words in found[0].strip("|").split("|")]


def test_json_there_and_back() -> None:
    assert from_json(to_json(example())) == example()


def test_the_rows_of_the_table() -> None:
    table = speed_table(example())
    assert row_of(table, "OpenSpiel hearts")[1:7] == ["0.2", "–", "4", "–", "–", "1"]
    assert row_of(table, "RLCard uno")[1:4] == ["0.02 (0.1×)", "–", "–"]
    assert row_of(table, "pastry-chefs")[1:5] == ["1.2 (6×)", "–", "7 (1.8×)", "–"]
    assert row_of(table, "pastry-chefs")[6:9] == ["0.2 (0.2×)", "–", "1,250 (2.5×)"]
    assert len({len(line) for line in table.splitlines()}) == 1


def test_a_disturbed_measurement_is_marked_and_the_run_says_so() -> None:
    run = example()
    assert row_of(speed_table(run), "pie-contest")[1] == "~0.39 (1.9×)"
    assert "up to 1.40 times its best" in text_of(run)
    run.games["pie-contest"]["steps"] = Number(390_000.0, 1.1)
    assert "disturbed: a" not in text_of(run)
    assert cell(run.games["pie-contest"], "steps", {}) == "0.39"


def test_the_table_says_what_is_met() -> None:
    table = aims_table(example())
    assert row_of(table, "stepping from Python")[1:] == ["6× met", "~1.95× **not met**"]
    assert row_of(table, "`import bakehouse`")[1:] == ["0.11 s **not met**", ""]


def test_without_peers_it_says_how_to_install_them() -> None:
    run = example()
    run.peers = {}
    run.missing = ["OpenSpiel (open-spiel)", "RLCard (rlcard)"]
    text = text_of(run)
    assert "Not installed, so not compared: OpenSpiel (open-spiel), RLCard (rlcard). `make bench`" in text
    assert row_of(speed_table(run), "pastry-chefs")[1] == "1.2"
    assert row_of(aims_table(run), "stepping from Python")[1:] == ["–", "–"]


def test_the_bars_are_sorted_and_only_those_that_were_measured() -> None:
    assert bars_of(example(), "playout") == [
        ("pastry-chefs", 7.0, "ours"),
        (HEARTS, 4.0, "peer"),
        ("pie-contest", 2.0, "ours"),
    ]


def test_the_chart_is_svg_with_a_bar_for_everybody_within_the_picture() -> None:
    root = ElementTree.fromstring(svg_of(example()))
    space = "{http://www.w3.org/2000/svg}"
    bars = [bar for bar in root.iter(f"{space}rect") if bar.get("class") in ("ours", "peer")]
    assert len(bars) == 4 + 3
    widths = {bar.get("y"): float(bar.get("width", "0")) for bar in bars}
    assert max(widths.values()) == 480
    height = float(root.get("height", "0"))
    assert all(float(bar.get("y", "0")) + float(bar.get("height", "0")) < height for bar in bars)
    assert "prefers-color-scheme: dark" in svg_of(example())


def test_a_chart_of_nothing() -> None:
    run = example()
    run.games = {}
    run.peers = {}
    ElementTree.fromstring(svg_of(run))


def test_the_page_keeps_what_stands_around_the_tables(tmp_path: Path) -> None:
    page = tmp_path / "speed.md"
    page.write_text(f"# Speed\n\n{BEGIN}\nold\n{END}\n\n## More\n", "utf-8")
    put(example(), tmp_path)
    text = page.read_text("utf-8")
    assert text.startswith(f"# Speed\n\n{BEGIN}\n")
    assert text.endswith(f"{END}\n\n## More\n")
    assert "old" not in text
    assert "| pastry-chefs" in text
    put(example(), tmp_path)
    assert page.read_text("utf-8") == text
    assert (tmp_path / "speed.svg").is_file()


def test_a_page_without_its_marks_is_left_alone() -> None:
    with pytest.raises(ValueError, match="lacks its marks"):
        with_tables("# Speed\n", "tables")


def test_our_page_has_its_marks_and_its_chart() -> None:
    text = (ROOT / "docs" / "speed.md").read_text("utf-8")
    assert with_tables(text, "tables") != text
    assert "(speed.svg)" in text
    assert (ROOT / "docs" / "speed.svg").is_file()
