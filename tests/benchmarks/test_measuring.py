"""Everything that is measured can be measured, in a moment: the numbers are not looked at, only that they are there."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import bakehouse
from benchmarks import memory, search
from benchmarks.__main__ import works_of_game
from benchmarks.clock import Clock
from benchmarks.report import SUBJECTS
from benchmarks.table import SPEED, WORDS

ROOT = Path(__file__).parents[2]
BYTES = {"bytes", "bytes_dealt"}


@pytest.mark.parametrize("slug", bakehouse.games())
def test_every_subject_of_a_game(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "SIMULATIONS", 2)
    found = Clock(0.001, 1).rows({slug: works_of_game(bakehouse.game(slug))})[slug]
    assert found.keys() == {*SPEED, *WORDS} - BYTES
    assert all(number.value > 0 for number in found.values())


def test_every_column_is_a_subject() -> None:
    assert {*SPEED, *WORDS} < SUBJECTS.keys()


def test_bytes_are_those_of_the_states() -> None:
    """In a process of its own, as it is used: one that has run for long takes memory that it has already."""
    program = """
from benchmarks import memory
memory.STATES = 500
print(memory.bytes_each(lambda number: b"x" * 100_000))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT)
    assert 99_000 < float(done.stdout) < 110_000


@pytest.mark.parametrize("kind", sorted(BYTES))
def test_bytes_of_a_game(kind: str) -> None:
    make = memory.KINDS[kind]("pastry-chefs")
    assert make(0) is not make(1)


def test_the_counted_games_tell_how_long_they_were() -> None:
    """What tools/budget.py runs under callgrind, without it."""
    done = subprocess.run(
        [sys.executable, ROOT / "benchmarks" / "counted.py"], capture_output=True, text=True, check=True
    )
    runs = [json.loads(line) for line in done.stdout.splitlines()]
    assert [run["game"] for run in runs[::2]] == bakehouse.games()
    assert len({run["process"] for run in runs}) == 2 * len(bakehouse.games())
    for slug in bakehouse.games():
        short, long = sorted((run["games"], run["decisions"]) for run in runs if run["game"] == slug)
        assert long[0] == 2 * short[0]
        assert long[1] > 1.5 * short[1] > 1_000
