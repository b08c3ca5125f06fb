"""Measuring: CPU time, best of several runs, and whether the machine was quiet meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

from benchmarks.report import Number

Work = Callable[[int], int]  # does its n-th portion and says how many things that were


def calibrate() -> float:
    """Seconds for a fixed amount of work: on a busy machine a CPU second holds less."""
    start = process_time()
    total = 0
    for number in range(200_000):
        total += number * number % 7
    return process_time() - start


class Clock:
    def __init__(self, seconds: float, repeat: int) -> None:
        self.seconds = seconds  # of one run
        self.repeat = repeat
        self.best_calibration = min(calibrate() for _ in range(5))

    def rate(self, work: Work) -> Number:
        """Things done per second."""
        return self.best(lambda: _rate_of_one_run(work, self.seconds), max)

    def time(self, work: Work) -> Number:
        """Seconds for each thing done."""
        found = self.rate(work)
        return Number(1 / found.value, found.slow)

    def best(self, measure: Callable[[], float], choose: Callable[[list[float]], float]) -> Number:
        """The best of several measurements, with the calibration loop before and after each.

        How slow the machine was is told of the best one: a disturbed run is no harm beside a quiet one.
        """
        found: dict[float, float] = {}
        before = calibrate()
        for _ in range(self.repeat):
            value = measure()
            after = calibrate()
            self.best_calibration = min(self.best_calibration, after)
            found[value] = max(before, after) / self.best_calibration
            before = after
        value = choose(list(found))
        return Number(value, round(max(1.0, found[value]), 3))


def _rate_of_one_run(work: Work, seconds: float) -> float:
    done = portion = 0
    start = process_time()
    while process_time() - start < seconds:
        done += work(portion)
        portion += 1
    return done / (process_time() - start)
