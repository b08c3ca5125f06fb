"""Planted faults are found, and soon."""

from __future__ import annotations

import pytest

from bakehouse.server.table import LiveTable
from tests.simulation.evening import play
from tests.simulation.faults import FAULTS, RARE
from tests.simulation.scheduler import Failure

SEEDS = 1_000


def finder(fault: type[LiveTable]) -> tuple[int, str]:
    """The first seed that finds a fault, and what it says."""
    for seed in range(SEEDS):
        try:
            play(seed, fault)
        except Failure as failure:
            return seed, str(failure)
    raise AssertionError(f"{SEEDS} evenings have not found: {fault.__doc__}")


@pytest.mark.parametrize(
    "fault",
    [pytest.param(fault, id=fault.__name__, marks=[pytest.mark.slow] if fault in RARE else []) for fault in FAULTS],
)
def test_a_planted_fault_is_found(fault: type[LiveTable]) -> None:
    seed, said = finder(fault)
    assert f"--seed {seed} -v" in said
