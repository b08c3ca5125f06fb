"""A game of another package is a whole game: nothing in `src` or `web` knows Last Slice. CONTRIBUTING.md has the steps.

Every test that runs on all games runs on it too, in a process that finds it installed.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sixth_game.install import install

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("sixth_game"))


def run(installed: Path, *words: str, program: str = "", timeout: int = 250) -> str:
    """Run Python where the game is installed; what it prints."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(installed), os.environ.get("PYTHONPATH", "")])}
    done = subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env=environment,
        input=program,
        capture_output=True,
        text=True,
        timeout=timeout,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_found_by_its_entry_point(installed: Path) -> None:
    assert "last-slice: Last Slice, 2 to 4 players." in run(installed, "-m", "bakehouse", "games")
    assert "calls whether the high or the low slice" in run(installed, "-m", "bakehouse", "rules", "LS-3")


def test_its_words_come_with_it(installed: Path) -> None:
    program = """
import bakehouse
from bakehouse.words import Words
game = bakehouse.game("last-slice")
state = game.deal(2, 4)
print(Words("en", game, players=["Ann", "Ben"], viewer=0).lines(game.picture(game.view(state, 0))))
"""
    assert "You: 2 in hand, 0 taken.\nBen: 2 in hand, 0 taken.\nYour hand: " in run(installed, "-", program=program)
    assert "en: nothing is missing" in run(installed, "-m", "bakehouse", "words", "check", "en")


def test_the_lab_plays_it_without_cards_and_situations(installed: Path) -> None:
    program = """
from bakehouse.lab.experiment import make_setup
from bakehouse.lab.playing import play
result = play(make_setup("last-slice", bots="random"), 1)
print(result.drawn, result.situations, sum(result.win_shares), result.lead_changes)
"""
    assert run(installed, "-", program=program) == "[] [] 1.0 0\n"


def suite(installed: Path, *tests: str) -> int:
    """Run those of the tests that are about Last Slice; how many passed."""
    printed = run(installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "last-slice", *tests)
    found = re.search(r"(\d+) passed", printed)
    assert found, printed
    assert "failed" not in printed
    return int(found[1])


def test_the_contract_suite(installed: Path) -> None:
    assert suite(installed, "tests/contract") >= 35


def test_bots_of_every_level(installed: Path) -> None:
    assert suite(installed, "tests/bots/test_levels.py", "tests/bots/test_search.py", "tests/bots/test_fairness.py") > 5


def test_a_whole_game_at_the_terminal(installed: Path) -> None:
    assert suite(installed, "tests/terminal/test_play.py", "tests/terminal/test_typing.py") > 1


def test_from_python(installed: Path) -> None:
    program = """
import bakehouse
table = bakehouse.Table("last-slice", seats=3, seed=4)
table.sit("2", "random")
table.sit("3", "hard", iterations=20)
while not table.over:
    table.play(f"1: {table.moves('1')[0]}")
    table.run()
print(table.outcome)
"""
    assert "the slices are gone" in run(installed, "-", program=program)


def test_a_false_entry_point_is_named(tmp_path: Path) -> None:
    metadata = tmp_path / "wrong-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: wrong\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[bakehouse.games]\nwrong = string:digits\n")
    program = """
import bakehouse
try:
    bakehouse.game("wrong")
except bakehouse.OptionError as error:
    print(error)
"""
    assert "the entry point wrong = string:digits is no game" in run(tmp_path, "-", program=program)
