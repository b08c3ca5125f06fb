"""Intervals for a fixed number of games, and discoveries among many cards."""

from __future__ import annotations

from math import inf

import numpy as np
import pytest

from bakehouse.lab.confidence import ConfidenceSequence
from bakehouse.lab.discoveries import discoveries
from bakehouse.lab.intervals import mean_interval, median_interval, share_interval


def test_wilson() -> None:
    assert share_interval(10, 100) == pytest.approx((0.0552, 0.1744), abs=0.0001)  # Newcombe 1998, method 3
    assert share_interval(0, 20) == pytest.approx((0.0, 0.1611), abs=0.0001)
    assert share_interval(0, 0) == (0, 1)


def test_student() -> None:
    assert mean_interval([1, 2, 3, 4]) == pytest.approx((0.4457, 4.5543), abs=0.0001)  # 2.5 ± 3.1824 * 0.6455
    assert mean_interval([7.0]) == (-inf, inf)
    assert mean_interval([7, 7, 7]) == (7, 7)


def test_bootstrap_of_a_median() -> None:
    lengths = [*range(20, 60), 400]
    found = median_interval(lengths)
    assert found == median_interval(lengths)
    assert found.low < np.median(lengths) < found.high < 60


def test_discoveries_need_more_evidence_among_many() -> None:
    assert discoveries({"A": 25.0}) == ["A"]
    assert discoveries({"A": 25.0, **{f"other {n}": 0.5 for n in range(9)}}) == []
    assert discoveries({"A": 300.0, "B": 0.1, "C": 150.0}) == ["A", "C"]
    assert discoveries({}) == []


def test_few_discoveries_where_there_is_nothing() -> None:
    rng = np.random.default_rng(3)
    wrong = 0
    for _ in range(50):
        evidence = {}
        for card in range(20):
            sequence = ConfidenceSequence(-1, 1)
            sequence.add(rng.choice([-1.0, 0.0, 1.0], p=[0.05, 0.9, 0.05], size=200).tolist())
            evidence[str(card)] = sequence.evidence()
        wrong += bool(discoveries(evidence))
    assert wrong <= 5
