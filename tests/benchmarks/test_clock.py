"""The clock takes the best of several measurements and knows when it was disturbed."""

import pytest

from benchmarks import clock
from benchmarks.clock import Clock
from benchmarks.report import Number


def test_the_best_counts_with_its_own_disturbance(monkeypatch: pytest.MonkeyPatch) -> None:
    loops = iter([1.0] * 5 + [1.0, 1.0, 1.5, 1.5])  # before the first, then after each of three measurements
    monkeypatch.setattr(clock, "calibrate", lambda: next(loops))
    values = iter([3.0, 9.0, 5.0])
    assert Clock(0.1, 3).best(lambda: next(values), max) == Number(9.0, 1.5)


def test_a_quiet_measurement_beside_a_disturbed_one(monkeypatch: pytest.MonkeyPatch) -> None:
    loops = iter([2.0] * 5 + [2.0, 2.0, 3.0])
    monkeypatch.setattr(clock, "calibrate", lambda: next(loops))
    values = iter([0.3, 0.4])
    assert Clock(0.1, 2).best(lambda: next(values), min) == Number(0.3, 1.0)


def test_rates_and_times() -> None:
    quick = Clock(0.01, 2)

    def work(portion: int) -> int:
        return 100 + sum(range(1000)) * 0

    rate, time = quick.rate(work).value, quick.time(work).value
    assert rate > 10_000
    assert 0.1 < rate * time < 10
