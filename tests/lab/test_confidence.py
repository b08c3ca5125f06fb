"""The confidence sequence: against an independent implementation, and by simulation under continuous peeking."""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt

import numpy as np
import pytest

from bakehouse.lab.confidence import ConfidenceSequence, Interval, first_refuted

FIFTHS = [((7 * i * i + 3 * i) % 11 % 6) / 5 for i in range(60)]
RARE = [1.0 if i % 40 == 17 else 0.0 for i in range(200)]
SKEWED = [round(((i * 37) % 101 / 101) ** 4, 6) for i in range(150)]

# From confseq 0.0.11 (its betting.py, run from its sources with NumPy 2.4, where only np.float_ had to be defined):
# betting_cs with the constant bets s / m and s / (1 - m), for each of our stakes s, alpha=0.05, trunc_scale=1,
# breaks=20000; it widens the interval by one of its steps of 0.00005 on both sides.
FROM_CONFSEQ = [
    (FIFTHS, 20, 0.13915, 0.60925),
    (FIFTHS, 30, 0.16355, 0.55120),
    (FIFTHS, 60, 0.21835, 0.51070),
    (RARE, 20, 0.00015, 0.37850),
    (RARE, 100, 0.00200, 0.13475),
    (RARE, 200, 0.00355, 0.09055),
    (SKEWED, 20, 0.05780, 0.46370),
    (SKEWED, 75, 0.10715, 0.31800),
    (SKEWED, 150, 0.12940, 0.27985),
]

# From its diversified_betting_mart with convex_comb=True, against the means 0.1, 0.3 and 0.5.
CAPITAL_FROM_CONFSEQ = [
    (FIFTHS, [15954442201.51117, 0.9397125187565184, 9.490908307794793]),
    (RARE, [79.83416627968163, 1.762621802936026e21, 9.478529020170401e47]),
    (SKEWED, [85485.4868634825, 266.5143434773106, 1.0334019559912053e22]),
]


@pytest.mark.parametrize(("values", "count", "low", "high"), FROM_CONFSEQ)
def test_it_agrees_with_confseq(values: list[float], count: int, low: float, high: float) -> None:
    sequence = ConfidenceSequence(0, 1)
    sequence.add(values[:count])
    found = sequence.look()
    assert found.low == pytest.approx(low, abs=0.000_101)
    assert found.high == pytest.approx(high, abs=0.000_101)


@pytest.mark.parametrize(("values", "capital"), CAPITAL_FROM_CONFSEQ)
def test_its_evidence_is_the_capital_of_confseq(values: list[float], capital: list[float]) -> None:
    sequence = ConfidenceSequence(0, 1)
    sequence.add(values)
    assert [sequence.evidence(mean) for mean in (0.1, 0.3, 0.5)] == pytest.approx(capital, rel=1e-10)


def test_it_is_narrower_than_the_closed_form_of_ville() -> None:
    # ville 0.1.0: EmpiricalBernsteinCS(bounds=(-1, 1)) and BettingCS(bounds=(-1, 1)) gave intervals of these widths for
    # numpy.random.default_rng(1).choice([-1, 0, 1], p=[0.25, 0.5, 0.25], size=10000).
    values = np.random.default_rng(1).choice([-1, 0, 1], p=[0.25, 0.5, 0.25], size=10_000)
    sequence = ConfidenceSequence(-1, 1)
    sequence.add(values.tolist())
    assert sequence.look().width < min(0.0423148 + 0.0196649, 0.0479048 + 0.0173017)


# -- The interval ---------------------------------------------------------------


def test_other_bounds_are_another_scale() -> None:
    unit, wide = ConfidenceSequence(0, 1), ConfidenceSequence(-30, 70)
    unit.add(SKEWED)
    wide.add([-30 + 100 * value for value in SKEWED])
    assert wide.look() == pytest.approx([-30 + 100 * bound for bound in unit.look()])


def test_looking_often_does_not_change_what_is_seen_in_the_end() -> None:
    often, once = ConfidenceSequence(0, 1), ConfidenceSequence(0, 1)
    widths = []
    for value in FIFTHS:
        often.add([value])
        widths.append(often.look().width)
    assert widths == sorted(widths, reverse=True)
    once.add(FIFTHS)
    seen = once.look()
    assert seen.low <= often.interval.low < often.interval.high <= seen.high


def test_the_order_of_the_values_does_not_matter() -> None:
    forth, back = ConfidenceSequence(0, 1), ConfidenceSequence(0, 1)
    forth.add(SKEWED)
    back.add(reversed(SKEWED))
    assert forth.look() == back.look()


def test_nothing_seen_nothing_known() -> None:
    sequence = ConfidenceSequence(-1, 1)
    sequence.add([])
    assert sequence.look() == Interval(-1, 1)
    assert sequence.evidence() == pytest.approx(1)


def test_equal_values_leave_room_for_rare_ones() -> None:
    """Where no game differed, an interval by a normal approximation has no width at all."""
    sequence = ConfidenceSequence(-1, 1)
    sequence.add([0.0] * 1_000)
    found = sequence.look()
    assert found.low == pytest.approx(-found.high)
    assert 0.003 < found.high < 0.008


@pytest.mark.parametrize("extreme", [0.0, 1.0])
def test_values_at_a_bound(extreme: float) -> None:
    sequence = ConfidenceSequence(0, 1)
    sequence.add([extreme] * 500)
    found = sequence.look()
    assert extreme in found
    assert found.width < 0.02


def test_what_is_refused() -> None:
    with pytest.raises(ValueError, match="must be smaller"):
        ConfidenceSequence(1, 1)
    with pytest.raises(ValueError, match="between 0 and 1"):
        ConfidenceSequence(0, 1, error=5)
    with pytest.raises(ValueError, match="is not between"):
        ConfidenceSequence(0, 1).add([0.5, 2.0])


# -- Coverage under continuous peeking --------------------------------------------

Draw = Callable[[np.random.Generator, tuple[int, int]], "np.ndarray[tuple[int, ...], np.dtype[np.float64]]"]

# What is drawn, the bounds and the true mean. A game's difference is seldom tame: most are 0, some are large.
KINDS: dict[str, tuple[Draw, float, float, float]] = {
    "Gaussian": (lambda rng, size: np.clip(rng.normal(0, 0.2, size), -1, 1), -1, 1, 0.0),
    "skewed": (lambda rng, size: np.minimum(rng.exponential(0.1, size), 1), 0, 1, 0.1 * (1 - np.exp(-10))),
    "discrete": (lambda rng, size: rng.choice([-1.0, 0.0, 0.5, 1.0], p=[0.1, 0.7, 0.1, 0.1], size=size), -1, 1, 0.05),
    "rare": (lambda rng, size: (rng.random(size) < 0.004).astype(float), 0, 1, 0.004),
    "rare and lopsided": (
        lambda rng, size: np.where(rng.random(size) < 0.002, 1.0, -0.002),
        -1,
        1,
        0.002 * 1 - 0.001996,
    ),
}


def ever_excluded(kind: str, runs: int, length: int, seed: int) -> float:
    """The share of runs in which the true mean is ever outside, if one looks after every single value."""
    draw, least, most, mean = KINDS[kind]
    values = draw(np.random.default_rng(seed), (runs, length))
    return float(np.mean([first_refuted(run, mean, least, most) is not None for run in values]))


@pytest.mark.parametrize("kind", KINDS)
def test_peeking_does_no_harm(kind: str) -> None:
    runs = 400
    assert ever_excluded(kind, runs, 1_000, seed=5) <= 0.05 + 2 * sqrt(0.05 * 0.95 / runs)


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_peeking_ten_thousand_times_does_no_harm(kind: str) -> None:
    missed = [ever_excluded(kind, 200, 10_000, seed) for seed in range(20)]
    assert np.mean(missed) <= 0.05


def test_the_simulation_is_the_sequence() -> None:
    """`first_refuted` looks at all times at once; here the class itself looks after every value."""
    draw, least, most, mean = KINDS["discrete"]
    runs = draw(np.random.default_rng(8), (12, 150))
    excluded = 0
    for values in runs:
        sequence = ConfidenceSequence(least, most, error=0.5)
        first = first_refuted(values, mean, least, most, error=0.5)
        for count, value in enumerate(values, 1):
            sequence.add([value])
            assert sequence.excludes(mean) or count != first
            assert (mean not in sequence.look()) == (first is not None and count >= first)
        excluded += first is not None
    assert 0 < excluded <= 6


def test_a_textbook_interval_does_not_stand_peeking() -> None:
    """So that the tests above could fail: the usual interval is wrong in a third of the runs and more."""
    draw, _, _, mean = KINDS["Gaussian"]
    values = draw(np.random.default_rng(5), (400, 1_000))
    counts = np.arange(1, 1_001)
    means = values.cumsum(axis=1) / counts
    errors = np.sqrt((values**2).cumsum(axis=1) / counts - means**2) / np.sqrt(counts)
    outside = np.abs(means - mean)[:, 29:] > 1.96 * errors[:, 29:]
    assert outside.any(axis=1).mean() > 0.3


@pytest.mark.parametrize("count", [1_000, 100_000])
def test_its_width_is_three_and_a_half_standard_errors(count: int) -> None:
    sequence = ConfidenceSequence(-1, 1)
    sequence.add([-1.0, 0.0, 0.0, 1.0] * (count // 4))
    found = sequence.look()
    assert found.width / 2 == pytest.approx(3.5 * sqrt(0.5 / count), rel=0.05)


def test_evidence_grows_with_the_effect() -> None:
    sequence = ConfidenceSequence(-1, 1)
    sequence.add([1.0, 0.0, 0.0, 0.0] * 100)
    assert log(sequence.evidence()) > 10
    assert sequence.excludes(0.0)
