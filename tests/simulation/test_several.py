"""Nights at a house of several servers: 6 of them here, 3,000 in `make soak`; and planted faults are found."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.simulation.night import Planted, play
from tests.simulation.several_faults import FAULTS, RARE, finder
from tests.simulation.test_evenings import ROOT


@pytest.mark.parametrize("first", [0, 3])
def test_nights(first: int) -> None:
    for seed in range(first, first + 3):
        play(seed)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(6, 3_006, 100))
def test_many_nights(first: int) -> None:
    for seed in range(first, first + 100):
        play(seed)


def test_a_seed_is_always_the_same_night() -> None:
    night = play(3)
    words = [sys.executable, "-m", "tests.simulation", "--night", "--seed", "3"]
    environment = {**os.environ, "PYTHONHASHSEED": "1"}
    printed = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout
    assert night.scheduler.digest() in printed


@pytest.mark.parametrize(
    "fault",
    [pytest.param(fault, id=fault.__name__, marks=[pytest.mark.slow] if fault in RARE else []) for fault in FAULTS],
)
def test_a_planted_fault_is_found(fault: Planted) -> None:
    seed, said = finder(fault)
    assert f"--seed {seed} -v" in said
