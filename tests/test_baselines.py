"""The table of baselines: the same settings give the same table, and it can be put into a page."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from bakehouse import OptionError
from bakehouse.baselines import BEGIN, END, LEARNED, Settings, Table, as_markdown, measure_player, put_into
from bakehouse.cli import cli

SETTINGS = Settings(("pie-factory",), deals=5, iterations=4, steps=300, seed=3)
pytestmark = pytest.mark.compiled


def test_a_player_is_measured_against_others_and_always_the_same() -> None:
    rows = measure_player(SETTINGS, "pie-factory", "easy")
    assert [(row.opponent, row.deals) for row in rows] == [("random", 5), ("medium", 5)]
    assert rows[0].share > 0.7 > 0.5 > rows[1].share
    assert rows == measure_player(SETTINGS, "pie-factory", "easy")
    assert [row.opponent for row in measure_player(SETTINGS, "pie-factory", "medium")] == ["random"]
    assert measure_player(SETTINGS, "pie-factory", "hard")[0].deals == 1


def test_what_was_learned_plays_legal_moves() -> None:
    pytest.importorskip("sb3_contrib")
    rows = measure_player(SETTINGS, "pie-factory", LEARNED)
    assert [row.opponent for row in rows] == ["random", "medium"]


def test_the_command_writes_the_table(tmp_path: Path) -> None:
    page, file = tmp_path / "page.md", tmp_path / "table.json"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n")
    words = ["research", "baselines", "pie-factory", "--deals", "2", "--iterations", "2", "--steps", "64"]
    done = CliRunner().invoke(cli, [*words, "--json", str(file), "--docs", str(page)], catch_exceptions=False)
    assert done.exit_code == 0
    table = msgspec.json.decode(file.read_bytes(), type=Table)
    assert page.read_text() == f"before\n{BEGIN}\n\n{as_markdown(table)}\n{END}\nafter\n"
    assert "`bakehouse research baselines pie-factory --deals 2 --iterations 2 --steps 64 --seed 0`" in page.read_text()
    page.write_text("no marks")
    with pytest.raises(OptionError, match="lacks the marks"):
        put_into(page, table)
