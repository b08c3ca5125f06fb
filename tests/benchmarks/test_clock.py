"""The clock takes the best of several measurements and knows when it was disturbed."""

import pytest

from benchmarks import clock
from benchmarks.clock import Clock
from benchmarks.report import Number


def test_the_best_counts_with_its_own_disturbance(monkeypatch: pytest.MonkeyPatch) -> None:
    loops = iter([1.0, 1.0, 1.5, 1.5])  # before the first, then after each of three measurements
    monkeypatch.setattr(clock, "calibrate", lambda: next(loops))
    values = iter([3.0, 9.0, 5.0])
    assert Clock(0.1, 3).best({"it": lambda: next(values)}, max) == {"it": Number(9.0, 1.5)}


def test_a_quiet_measurement_beside_a_disturbed_one(monkeypatch: pytest.MonkeyPatch) -> None:
    loops = iter([2.0, 2.0, 3.0])
    monkeypatch.setattr(clock, "calibrate", lambda: next(loops))
    values = iter([0.3, 0.4])
    assert Clock(0.1, 2).best({"it": lambda: next(values)}, min) == {"it": Number(0.3, 1.0)}


def test_what_is_compared_is_measured_side_by_side() -> None:
    """A machine that becomes twice as fast in the middle changes no ratio."""
    order: list[str] = []

    def measured(name: str, speed: float) -> float:
        order.append(name)
        return speed if len(order) < 3 else 2 * speed

    found = Clock(0.1, 2).best({"hearts": lambda: measured("hearts", 1.0), "ours": lambda: measured("ours", 5.0)}, max)
    assert order == ["hearts", "ours", "hearts", "ours"]
    assert found["ours"].value / found["hearts"].value == 5


def test_rates_and_times() -> None:
    def work(portion: int) -> int:
        return 100 + sum(range(1000)) * 0

    found = Clock(0.01, 2).rows({"game": {"steps": work, "copy": work}, "peer": {"steps": work}})
    assert found.keys() == {"game", "peer"}
    assert found["peer"].keys() == {"steps"}
    rate, time = found["game"]["steps"].value, found["game"]["copy"].value
    assert rate > 10_000
    assert 0.1 < rate * time < 10
