"""A program against the levels: shares, faults and costs are counted. The program is the example of the docs."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from bakehouse.bots.ladder.bench import Trial, bench
from bakehouse.cli import cli

ROOT = Path(__file__).parents[2]
READER = shlex.join([sys.executable, str(ROOT / "docs/text_bot.py")])
pytestmark = pytest.mark.compiled


def test_a_scripted_reader_plays_every_game(tmp_path: Path) -> None:
    trials = [Trial(game, READER, "medium", 20.0) for game in ("pastry-chefs", "pie-factory", "the-pie-game")]
    told: list[None] = []
    for trial, standing in zip(trials, bench(trials, 1, lambda: told.append(None)), strict=True):
        assert (standing.game, standing.level, standing.deals) == (trial.game, "medium", 1)
        assert 0 <= standing.low <= standing.share <= standing.high <= 1
        assert standing.usage.faults.total() == 0
        programs = 4  # two in each of the two games, and each reads the rules once
        assert standing.usage.look_ups == programs
        assert standing.usage.tokens_out == standing.usage.replies - programs > 10
        assert standing.usage.tokens_in > 1_000 * standing.usage.tokens_out
    assert len(told) == len(trials)


def test_a_program_that_makes_no_legal_move(tmp_path: Path) -> None:
    silent = tmp_path / "silent.py"
    silent.write_text("import sys\nfor line in sys.stdin: print('ready' if 'start' in line else 'no', flush=True)\n")
    (standing,) = bench([Trial("pie-factory", shlex.join([sys.executable, str(silent)]), "medium", 20.0)], 2, print)
    assert standing.share == 0
    assert standing.usage.faults["illegal"] == standing.usage.replies > 0


def test_the_command(tmp_path: Path) -> None:
    out = tmp_path / "results.json"
    words = ["bots", "bench", READER, "pie-factory", "--against", "random,hard", "--deals", "1"]
    done = CliRunner().invoke(cli, [*words, "--iterations", "4", "--out", str(out)], catch_exceptions=False)
    assert done.exit_code == 0
    assert "pie-factory, against hard (4 simulations): " in done.output
    assert "faults: 0 illegal, 0 late, 0 broken" in done.output
    results = json.loads(out.read_text())["results"]
    assert [result["level"] for result in results] == ["random", "hard"]
    assert results[0]["usage"]["tokens_in"] > 0
    assert CliRunner().invoke(cli, ["bots", "bench", READER, "--against", "nobody"]).exit_code != 0
