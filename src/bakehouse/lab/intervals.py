"""Intervals for a number of games that was fixed beforehand: 95 %, by SciPy.

They are narrower than a confidence sequence and hold for one look only.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from scipy import stats

from bakehouse.lab.confidence import Interval

LEVEL = 0.95
RESAMPLES = 2_000


def share_interval(successes: int, trials: int, level: float = LEVEL) -> Interval:
    """Wilson's interval of a share: it is sensible for few trials and for shares near 0 and 1, too."""
    if trials == 0:
        return Interval(0.0, 1.0)
    found = stats.binomtest(successes, trials).proportion_ci(level, method="wilson")
    return Interval(float(found.low), float(found.high))


def mean_interval(values: Sequence[float], level: float = LEVEL) -> Interval:
    """Student's t interval of a mean; without bounds for fewer than two values."""
    if len(values) < 2:
        return Interval(float("-inf"), float("inf"))
    numbers = np.asarray(values, dtype=np.float64)
    error = float(stats.sem(numbers))
    if error == 0.0:
        return Interval(float(numbers[0]), float(numbers[0]))
    low, high = stats.t.interval(level, len(numbers) - 1, loc=float(numbers.mean()), scale=error)
    return Interval(float(low), float(high))


def median_interval(values: Sequence[float], seed: int = 0, level: float = LEVEL) -> Interval:
    """A bootstrap interval of the median (percentiles), the same for the same values and seed."""
    if len(values) < 2:
        return Interval(float("-inf"), float("inf"))
    found = stats.bootstrap(
        (np.asarray(values, dtype=np.float64),),
        np.median,
        confidence_level=level,
        n_resamples=RESAMPLES,
        method="percentile",
        rng=np.random.default_rng(seed),
    )
    return Interval(float(found.confidence_interval.low), float(found.confidence_interval.high))
