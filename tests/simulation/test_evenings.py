"""Evenings at the simulated house: 40 of them here, 20,000 in `make soak`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.simulation.evening import play

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("first", range(0, 40, 10))
def test_evenings(first: int) -> None:
    for seed in range(first, first + 10):
        play(seed)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(40, 20_040, 200))
def test_many_evenings(first: int) -> None:
    for seed in range(first, first + 200):
        play(seed)


def test_a_seed_is_always_the_same_evening() -> None:
    """Also in another process, where sets of words have another order."""
    evening = play(3)
    assert play(3).scheduler.log == evening.scheduler.log
    for hash_seed in "1", "2":
        words = [sys.executable, "-m", "tests.simulation", "--seed", "3"]
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        printed = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout
        assert evening.scheduler.digest() in printed


def test_evenings_differ() -> None:
    assert play(4).scheduler.digest() != play(5).scheduler.digest()
