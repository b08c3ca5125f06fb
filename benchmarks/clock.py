"""Measuring: CPU time, best of several rounds, and whether the machine was quiet meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from time import process_time
from typing import TypeVar

from benchmarks.report import SUBJECTS, Number

Key = TypeVar("Key")
Work = Callable[[int], int]  # does its n-th portion and says how many things that were
Rows = Mapping[str, Mapping[str, Work]]  # by the name of a game or peer, then by subject


def calibrate() -> float:
    """Seconds for a fixed amount of work: on a busy machine a CPU second holds less."""
    start = process_time()
    total = 0
    for number in range(200_000):
        total += number * number % 7
    return process_time() - start


class Clock:
    def __init__(self, seconds: float, rounds: int) -> None:
        self.seconds = seconds  # of one measurement
        self.rounds = rounds

    def rows(self, rows: Rows) -> dict[str, dict[str, Number]]:
        """Things done per second; of a cost, seconds for each thing done."""
        measures = {
            (name, subject): partial(rate_of_one_run, row[subject], self.seconds)
            for subject in SUBJECTS
            for name, row in rows.items()
            if subject in row
        }
        found: dict[str, dict[str, Number]] = {name: {} for name in rows}
        for (name, subject), rate in self.best(measures, max).items():
            found[name][subject] = Number(1 / rate.value, rate.slow) if SUBJECTS[subject].is_cost else rate
        return found

    def best(
        self, measures: Mapping[Key, Callable[[], float]], choose: Callable[[list[float]], float]
    ) -> dict[Key, Number]:
        """The best of several rounds; in each of them everything is measured once.

        A shared machine is faster in one minute than in the next, so what is compared is measured side by side. A
        calibration loop runs before and after each measurement. How slow it was is reported for the best one: a
        disturbed measurement does no harm beside a quiet one.
        """
        found: dict[Key, dict[float, float]] = {key: {} for key in measures}
        best_loop = before = calibrate()
        for _ in range(self.rounds):
            for key, measure in measures.items():
                value = measure()
                after = calibrate()
                found[key][value] = max(before, after)
                best_loop = min(best_loop, after)
                before = after
        numbers = {}
        for key, loops in found.items():
            value = choose(list(loops))
            numbers[key] = Number(value, round(loops[value] / best_loop, 3))
        return numbers


def rate_of_one_run(work: Work, seconds: float) -> float:
    done = portion = 0
    start = process_time()
    while process_time() - start < seconds:
        done += work(portion)
        portion += 1
    return done / (process_time() - start)
