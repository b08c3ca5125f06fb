"""Numbers as people read them, with their intervals."""

from __future__ import annotations

from math import isfinite

from bakehouse.lab.summary import Estimate

DASH = "–"  # from … to


def percent(value: float, digits: int = 1) -> str:
    return f"{100 * value:.{digits}f} %"


def points(value: float, digits: int = 1) -> str:
    """A difference of shares, with its sign."""
    return f"{'+' if value >= 0 else '−'}{abs(100 * value):.{digits}f}"


def number(value: float) -> str:
    """With as many digits as say something."""
    if not isfinite(value):
        return "?"
    size = abs(value)
    digits = 0 if size >= 1_000 else 1 if size >= 10 else 2
    return f"{value:,.{digits}f}".replace("-", "−")


def plain(value: float) -> str:
    """A number that is often whole: a median, a bound."""
    shown = number(value)
    return shown.rstrip("0").removesuffix(".") if "." in shown and not float(shown.partition(".")[2]) else shown


def from_to(low: float, high: float) -> str:
    return plain(low) if low == high else f"{plain(low)} to {plain(high)}"


def share_range(estimate: Estimate) -> str:
    return f"{100 * estimate.low:.1f} {DASH} {100 * estimate.high:.1f} %"


def range_of(estimate: Estimate) -> str:
    return f"{number(estimate.low)} {DASH} {number(estimate.high)}"


def share(estimate: Estimate) -> str:
    """26.1 % (25.3 – 27.0 %)"""
    return f"{percent(estimate.value)} ({share_range(estimate)})"


def mean(estimate: Estimate) -> str:
    return f"{number(estimate.value)} ({range_of(estimate)})"
