"""Conclusions in plain words. They never say more than the intervals do."""

from __future__ import annotations

from bakehouse.lab.compare import Answer, Verdict
from bakehouse.lab.deck_rows import changes_between
from bakehouse.lab.experiment import Setup
from bakehouse.lab.measures import Measure
from bakehouse.lab.playing import plan_of

MINUS = "−"
MOST_CHANGES = 3


def number(value: float, digits: int) -> str:
    text = f"{abs(value):,.{digits}f}"
    return f"{MINUS}{text}" if value < 0 and float(text.replace(",", "")) else text


def signed(value: float, digits: int) -> str:
    text = number(value, digits)
    return text if text.startswith(MINUS) or not float(text.replace(",", "")) else f"+{text}"


def digits_for(low: float, high: float) -> int:
    """As many decimals as the width of an interval deserves."""
    width = high - low
    return 0 if width >= 20 else 1 if width >= 0.5 else 2 if width >= 0.05 else 3


def between(low: float, high: float) -> str:
    """An interval around zero or elsewhere: "−0.4 to +0.6"."""
    digits = digits_for(low, high)
    return f"{signed(low, digits)} to {signed(high, digits)}"


def amount(value: float, unit: str) -> str:
    """ "1 point of score", "0.5 points of score"."""
    first, *others = unit.split()
    return " ".join([f"{value:.3g}", first.removesuffix("s") if value == 1 else first, *others])


def sentence(answer: Answer, measure: Measure, pairs: int) -> str:
    """One question's conclusion, without its full stop."""
    unit = measure.unit
    margin = amount(answer.margin, unit)
    match answer.verdict:
        case Verdict.MORE | Verdict.LESS:
            more = f"; that is more than the margin of {margin}" if answer.margin else ""
            return f"{_larger(answer, measure)}{more}"
        case Verdict.SAME:
            if answer.is_clear:
                return f"{_larger(answer, measure)}; that is less than the margin of {margin}"
            return f"no effect on {measure.noun} as large as {margin} ({between(answer.low, answer.high)})"
    if answer.is_clear:
        return f"{_larger(answer, measure)}; whether by more than {margin} is still open after {pairs:,} pairs of games"
    found = f"no measurable effect on {measure.noun} in {pairs:,} pairs of games"
    found += f" ({between(answer.low, answer.high)} {unit})"
    return f"{found}, and one as large as {margin} is not excluded" if answer.margin else found


def _larger(answer: Answer, measure: Measure) -> str:
    """ "games are 1.2 turns longer (0.9 to 1.5)"."""
    low, high = sorted((abs(answer.low), abs(answer.high)))
    digits = digits_for(low, high)
    word = measure.more if answer.low > 0 else measure.less
    found = number(min(max(abs(answer.difference), low), high), digits)
    return f"{measure.subject} {found} {measure.unit} {word} ({number(low, digits)} to {number(high, digits)})"


def beyond_scale(answer: Answer, measure: Measure, pairs: int) -> str:
    """What must be known about a mean that was counted up to a bound; empty if no game was beyond it."""
    if not answer.beyond:
        return ""
    scale = f"{answer.least:,.0f} to {answer.most:,.0f} {measure.unit}"
    games = f"{answer.beyond:,} of {2 * pairs:,} games"
    return f"{measure.noun} is counted from {scale}; {games} were beyond it and count as one of these"


def change(a: Setup, b: Setup) -> str:
    """What B is instead of A: "T39 Grandma's Secret: value 6 instead of 5"."""
    changes: list[str] = []
    if a.deck != b.deck:
        changes += _shortened(changes_between(plan_of(a).deck.text, plan_of(b).deck.text))
    known = plan_of(a).game.info.options
    for name in sorted({*a.options, *b.options}):
        old, new = (setup.options.get(name, known[name].default) for setup in (a, b))
        if old != new:
            changes.append(f"{name}={new} instead of {old}")
    if a.bots != b.bots:
        changes.append(f"bots {_bots(b)} instead of {_bots(a)}")
    return "; ".join(changes) or "nothing changed"


def _shortened(changes: list[str]) -> list[str]:
    more = len(changes) - MOST_CHANGES
    return changes if more <= 0 else [*changes[:MOST_CHANGES], f"and {more} more cards"]


def _bots(setup: Setup) -> str:
    return setup.bots[0] if len(set(setup.bots)) == 1 else ", ".join(setup.bots)
