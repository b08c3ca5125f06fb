"""Planted faults are found, and soon."""

from __future__ import annotations

import pytest

from bakehouse.server.table import LiveTable
from tests.simulation.faults import FAULTS, RARE, finder


@pytest.mark.parametrize(
    "fault",
    [pytest.param(fault, id=fault.__name__, marks=[pytest.mark.slow] if fault in RARE else []) for fault in FAULTS],
)
def test_a_planted_fault_is_found(fault: type[LiveTable]) -> None:
    seed, said = finder(fault)
    assert f"--seed {seed} -v" in said
