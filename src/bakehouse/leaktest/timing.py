"""Does it take longer to answer a seat in one world than in the other?"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from statistics import median

from bakehouse.leaktest.compare import Difference

ROUNDS = 30  # measurements of each world, one after the other, so that a busy machine disturbs both alike
SUSPICIOUS = 5.0  # standard deviations of the sum of ranks
NOTICEABLE = 1.2  # a difference of less than a fifth is no message


def time_difference(one: Callable[[], object], two: Callable[[], object]) -> Difference | None:
    """None, unless one of two calls takes clearly longer, and does so again when it is measured again."""
    first, again = _measured(one, two), _measured(one, two)
    if not _is_clear(*first) or not _is_clear(*again):
        return None
    medians = [[median(side) for side in measured] for measured in (first, again)]
    if (medians[0][0] < medians[0][1]) != (medians[1][0] < medians[1][1]):
        return None
    return Difference("", "time", *(f"{1e6 * seconds:.0f} µs" for seconds in medians[0]))


def _measured(one: Callable[[], object], two: Callable[[], object]) -> tuple[list[float], list[float]]:
    taken: tuple[list[float], list[float]] = ([], [])
    for number in range(2 * ROUNDS):
        side = (number + number // 2) % 2  # one, two, two, one
        start = time.perf_counter()
        (one, two)[side]()
        taken[side].append(time.perf_counter() - start)
    return taken


def _is_clear(one: list[float], two: list[float]) -> bool:
    """Mann and Whitney: are the times of one side nearly all longer than those of the other?"""
    low, high = sorted([median(one), median(two)])
    wins = sum((a > b) + 0.5 * (a == b) for a in one for b in two)
    count = len(one) * len(two)
    spread = math.sqrt(count * (len(one) + len(two) + 1) / 12)
    return high > NOTICEABLE * low and abs(wins - count / 2) > SUSPICIOUS * spread
