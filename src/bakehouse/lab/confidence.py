"""A confidence sequence: an interval for a mean that may be looked at after every game.

The interval of a textbook holds at one number of games that was fixed before. Who looks again and again, and stops when
they like what they see, is wrong far more often than in the promised 5 % of cases. The intervals of a confidence
sequence hold *all at once*: with probability 95 % the true mean is in every one of them, however often one looks and
whenever one stops.

This one is by betting: the hedged mixture of constant bets ("hgKelly") of

    Ian Waudby-Smith and Aaditya Ramdas: Estimating means of bounded random variables by betting.
    Journal of the Royal Statistical Society, Series B, 86 (2024), pages 1-27; arXiv:2010.09686, section B.6.

Suppose that somebody claims the mean to be m. We bet against that, beginning with a capital of 1. One gambler bets that
the values are larger: a stake s (between 0 and 1) multiplies the capital at each value x by

    1 + s (x - m) / (m - least),

which is never negative because x >= least, and is 1 on average if m is the mean. So the capital is a nonnegative
martingale, and by Ville's inequality it ever reaches 2 / error with probability error / 2 at most. A second gambler
bets that the values are smaller, 1 - s (x - m) / (most - m). The interval holds every m against which neither has won
that much yet. Each of them spreads the capital over twelve stakes, each half as large as the one before, because the
best stake depends on the answer that is looked for: large effects are found by large stakes, small ones by small ones.
In m the first capital falls and the second one rises, so that the interval is found by looking for two roots.

Why this one: it promises what it says for every distribution between the bounds and every number of values, without
"if the sample is large enough"; rare events do not fool it, which is where intervals by a normal approximation fail;
and it adapts to the variance: about 3.5 standard errors to both sides (a textbook: 1.96), at a thousand values
as at a million (more only while what is rare has hardly been seen). Lengths and scores have no bounds by nature:
`measures.py` says what becomes of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import exp, log
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import brentq

ERROR = 0.05  # how often the sequence may be wrong
STAKES = 0.9 * 0.5 ** np.arange(12)  # the smallest is the best one for about ten million values
EDGE = 1e-9  # of the range: how near to the bounds roots are looked for
LARGEST = 600.0  # logarithm of an e-value that a float can still hold


class Interval(NamedTuple):
    low: float
    high: float

    def __contains__(self, value: object) -> bool:
        return isinstance(value, int | float) and self.low <= value <= self.high

    @property
    def width(self) -> float:
        return self.high - self.low

    def scaled(self, factor: float) -> Interval:
        low, high = sorted((self.low * factor, self.high * factor))
        return Interval(low, high)


class ConfidenceSequence:
    """For the mean of values between two bounds."""

    def __init__(self, least: float, most: float, error: float = ERROR) -> None:
        if not least < most:
            raise ValueError(f"the least value, {least}, must be smaller than the most, {most}")
        if not 0 < error < 1:
            raise ValueError(f"an error is between 0 and 1, not {error}")
        self.least = least
        self.most = most
        self.wanted = log(2 / error)  # the logarithm of the capital that refutes a mean
        self.seen: Counter[float] = Counter()
        self.values = self.counts = np.zeros(0)  # the different values in ascending order, and how often each was seen
        self.interval = Interval(least, most)  # the intersection of all that were looked at

    def add(self, values: Iterable[float]) -> None:
        self.seen.update(values)
        rows = np.array(sorted(self.seen.items()), dtype=np.float64).reshape(-1, 2)
        self.values, self.counts = rows[:, 0], rows[:, 1]
        for value in self.values[[0, -1]] if len(rows) else []:
            if not self.least <= value <= self.most:
                raise ValueError(f"{value} is not between {self.least} and {self.most}")

    @property
    def count(self) -> int:
        return self.seen.total()

    @property
    def mean(self) -> float:
        return float(self.values @ self.counts) / self.count if self.seen else float("nan")

    def look(self) -> Interval:
        """The interval now: never wider than it was at the last look."""
        present = self._present()
        low, high = max(self.interval.low, present.low), min(self.interval.high, present.high)
        if low <= high:  # otherwise one of the looks was wrong, and the one before says at least that much
            self.interval = Interval(low, high)
        return self.interval

    def excludes(self, mean: float) -> bool:
        """Do the values seen so far speak against this mean, whatever the earlier looks said?"""
        return max(self._log_capital(mean, self.least), self._log_capital(mean, self.most)) >= self.wanted

    def evidence(self, mean: float = 0.0) -> float:
        """The e-value against this mean: the capital of both gamblers now, 1 on average at any time if it is true."""
        both = np.logaddexp(self._log_capital(mean, self.least), self._log_capital(mean, self.most)) - log(2)
        return exp(min(LARGEST, float(both)))

    def _present(self) -> Interval:
        """The interval of the values seen so far, without the earlier looks."""
        if not self.seen:
            return Interval(self.least, self.most)
        edge = EDGE * (self.most - self.least)
        bottom, top = self.least + edge, self.most - edge
        middle = min(max(self.mean, bottom), top)
        return Interval(
            self._root(self.least, bottom, middle) if self.values[-1] > self.least else self.least,
            self._root(self.most, top, middle) if self.values[0] < self.most else self.most,
        )

    def _root(self, bound: float, outside: float, inside: float) -> float:
        """The mean between these two at which the capital of one gambler is just enough to refute it."""
        if self._log_capital(outside, bound) <= self.wanted:
            return bound
        return float(brentq(lambda mean: self._log_capital(mean, bound) - self.wanted, outside, inside))

    def _log_capital(self, mean: float, bound: float) -> float:
        """The logarithm of the capital of one gambler, who bets that values are farther from this bound than the mean.

        Constant stakes do not depend on the order of the values: it is enough to know how often each was seen.
        """
        won = np.log1p(np.outer(STAKES, (self.values - mean) / (mean - bound))) @ self.counts
        return float(np.logaddexp.reduce(won)) - log(len(STAKES))


def first_refuted(
    values: NDArray[np.float64], mean: float, least: float, most: float, error: float = ERROR
) -> int | None:
    """After how many of these values a mean is excluded for the first time, if one looks after every single one."""
    capital = np.full(len(values), -np.inf)
    for bound in (least, most):
        won = np.log1p(np.outer(STAKES, (values - mean) / (mean - bound))).cumsum(axis=1)
        capital = np.maximum(capital, np.logaddexp.reduce(won) - log(len(STAKES)))
    refuted = np.flatnonzero(capital >= log(2 / error))
    return int(refuted[0]) + 1 if len(refuted) else None
