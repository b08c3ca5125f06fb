"""Glicko-2: a rating, how far it may be off, and how it changes by the results of a rating period.

    Mark E. Glickman: Example of the Glicko-2 system (2022), glicko.net/glicko/glicko2.pdf

The names of the steps are those of that paper.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log, pi, sqrt
from typing import NamedTuple

MIDDLE = 1500.0
SCALE = 173.7178  # of the paper: from its own numbers to those that people know
TAU = 0.5  # how much the volatility may change in a period
ENOUGH = 1e-6
FAR = 20.0  # 3,500 points: whoever is farther apart is no more certain to win
MOST = 350.0 / SCALE  # nobody is less known than somebody who is new


class Rating(NamedTuple):
    """Of somebody about whom nothing is known yet, if nothing is said."""

    rating: float = MIDDLE
    deviation: float = SCALE * MOST
    volatility: float = 0.06

    @property
    def range(self) -> tuple[int, int]:
        """In which the strength is with 95 % probability, in tens."""
        low, high = self.rating - 2 * self.deviation, self.rating + 2 * self.deviation
        return 10 * round(low / 10), 10 * round(high / 10)


class Met(NamedTuple):
    """An opponent, as they were rated before the period, and the result: 1 won, 0.5 drawn, 0 lost."""

    rating: float
    deviation: float
    score: float
    share: float = 1.0  # of a whole result: what hangs together must not count as often as it was written down


def after(before: Rating, met: Sequence[Met]) -> Rating:
    """The rating after a period in which these were met."""
    if not met:
        return before
    mu, phi = (before.rating - MIDDLE) / SCALE, before.deviation / SCALE
    both = [(one, *_pull(mu, one)) for one in met]
    variance = 1 / sum(one.share * weight * weight * expected * (1 - expected) for one, weight, expected in both)
    gain = sum(one.share * weight * (one.score - expected) for one, weight, expected in both)  # steps 3 and 4
    volatility = _volatility(before.volatility, phi, variance, variance * gain)
    before_phi = min(phi * phi + volatility * volatility, MOST * MOST)  # step 6
    new_phi = 1 / sqrt(1 / before_phi + 1 / variance)  # step 7
    return Rating(MIDDLE + SCALE * (mu + new_phi * new_phi * gain), SCALE * new_phi, volatility)


def _pull(mu: float, opponent: Met) -> tuple[float, float]:
    """How much a result against somebody says, and the expected one."""
    phi = opponent.deviation / SCALE
    weight = 1 / sqrt(1 + 3 * phi * phi / (pi * pi))
    ahead = mu - (opponent.rating - MIDDLE) / SCALE
    return weight, 1 / (1 + exp(-weight * max(-FAR, min(FAR, ahead))))


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """Step 5: the root of f, by the Illinois method."""
    a = log(sigma * sigma)

    def f(x: float) -> float:
        spread = phi * phi + variance + exp(x)
        return exp(x) * (delta * delta - spread) / (2 * spread * spread) - (x - a) / (TAU * TAU)

    one, other = a, _other_end(a, delta * delta - phi * phi - variance, f)
    f_one, f_other = f(one), f(other)
    while abs(other - one) > ENOUGH:
        middle = one + (one - other) * f_one / (f_other - f_one)
        f_middle = f(middle)
        if f_middle * f_other <= 0:
            one, f_one = other, f_other
        else:
            f_one /= 2
        other, f_other = middle, f_middle
    return exp(one / 2)


def _other_end(a: float, room: float, f: Callable[[float], float]) -> float:
    """Where f has the other sign."""
    if room > 0:
        return log(room)
    steps = 1
    while f(a - steps * TAU) < 0:
        steps += 1
    return a - steps * TAU
