"""The questions of the lab as they are typed."""

from __future__ import annotations

from pathlib import Path

import pytest

import bakehouse
from bakehouse.cli import cli
from bakehouse.core.errors import BakehouseError
from bakehouse.lab.deck_rows import number_of, with_number
from tests.lab.test_exact import RULES, SMALL_SET

pytestmark = pytest.mark.compiled
ONE = ["--workers", "1"]


def lab(*words: str) -> int:
    code: int = cli.main(["lab", *words], prog_name="bakehouse", standalone_mode=False)
    return code


@pytest.fixture
def better_deck(tmp_path: Path) -> Path:
    path = tmp_path / "better.toml"
    text = bakehouse.game("pie-factory").house_deck().text
    path.write_text(with_number(text, "T39", "value", 40), "utf-8")
    return path


def test_compare(better_deck: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["pie-factory", "--seats", "2", "--bots", "random", "--deck-b", str(better_deck), "--ask", "turns=1"]
    assert lab("compare", *words, "--budget", "400", *ONE, "--out", str(tmp_path / "out")) == 0
    said = capsys.readouterr().out
    assert said.startswith("T39 Crumble: value 40 instead of 5 (")
    assert "No effect on length as large as 1 round" in said
    report = (tmp_path / "out" / "report.html").read_text("utf-8")
    assert "better.toml --ask turns=1 --budget 400 --seed 0" in report
    assert (tmp_path / "out" / "answers.json").exists()


def test_impact(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        lab("impact", "pie-factory", "--seats", "2", "--bots", "random", "--card", "T46", "--budget", "50", *ONE) == 0
    )
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Beginning with T46 ")
    assert any("those who drew it won" in line for line in lines)


def test_skill(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--seats", "2", "--levels", "random,medium", "--budget", "50", *ONE]
    assert lab("skill", "pie-factory", *words) == 0
    assert capsys.readouterr().out.startswith("2 players, medium among random: wins ")


def test_ambiguities(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--seats", "2", "--bots", "random", "--only", "max_pies", "--games", "50", "--budget", "50", *ONE]
    assert lab("ambiguities", "pie-factory", *words, "--out", str(tmp_path)) == 0
    said = capsys.readouterr().out
    assert said.startswith("max_pies=2 (PF-R2): it matters in ")
    record = (tmp_path / "max_pies-2.pie").read_text("utf-8")
    assert record.startswith('[Pie "')


def test_tune(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved = tmp_path / "tuned.toml"
    words = ["--seats", "2", "--bots", "random", "--goal", "score > 25", "--vary", "T39.value=5,80"]
    words += ["--search", "400", "--fresh", "100", "--save", str(saved), *ONE]
    assert lab("tune", "pie-factory", "house", *words) == 0
    assert "On fresh seeds, which had no part in choosing" in capsys.readouterr().out
    assert number_of(saved.read_text("utf-8"), "T39", "value") == 80


def test_exact(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "small.yaml"
    deck.write_text(SMALL_SET, "utf-8")
    one_lap = {**RULES, "closing_time": 1}
    options = [word for name, value in one_lap.items() for word in ("--option", f"{name}={value}")]
    words = ["--seats", "2", "--deck", str(deck), "--games", "500", *options, "--out", str(tmp_path)]
    assert lab("exact", "pie-contest", *words) == 0
    assert "victories of 0, %: exactly 50.0000; estimated 50.000" in capsys.readouterr().out
    report = (tmp_path / "report.html").read_text("utf-8")
    assert "50.0000" in report
    assert "bakehouse lab exact pie-contest --seats 2 --option" in report


def test_selftest(capsys: pytest.CaptureFixture[str]) -> None:
    code = lab("selftest", "--bots", "random", "--experiments", "20", "--pairs", "200", "--budget", "200", *ONE)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("nothing planted: a false alarm in ")
    assert code == 1  # random bots and so few games cannot find what is planted, and the command says so


def test_what_is_wrong_is_said(better_deck: Path) -> None:
    with pytest.raises(BakehouseError, match="a question is written"):
        lab("compare", "pie-factory", "--deck-b", str(better_deck), "--ask", "turns=many")
    with pytest.raises(BakehouseError, match="a goal is written"):
        lab("tune", "pie-factory", "house", "--goal", "fun", "--vary", "T39.value")
