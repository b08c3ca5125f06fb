"""Charts of answers: differences with their intervals and margins, and how intervals shrank."""

from __future__ import annotations

from collections.abc import Sequence

import altair as alt
import polars as pl

from bakehouse.lab.charts import BERRY, CRUST, INK, LINE, ROW, SOFT, WIDTH, Chart
from bakehouse.lab.compare import CardChange
from bakehouse.lab.history import Look
from bakehouse.lab.sentences import between, signed

MOST_CARDS = 40


def shrinking(
    looks: Sequence[Look], margin: float, unit: str, games: str = "pairs of games", *, around_zero: bool = True
) -> Chart:
    """The estimate and its interval by the number of games, and the margins. `around_zero`: is 0 what matters?"""
    rows = [
        look._asdict() | {"said": f"{look.games:,} {games}: {between(look.low, look.high)} {unit}"} for look in looks
    ]
    # The first intervals are so wide that nothing else would be seen beside them.
    later = looks[len(looks) // 4 :]
    reach = max(_reach(later), 1.5 * margin)
    domain = [-reach, reach] if around_zero else [min(look.low for look in later), max(look.high for look in later)]
    scale = alt.Scale(domain=domain, clamp=True)
    base = alt.Chart(pl.DataFrame(rows)).encode(
        x=alt.X("games:Q", title=games, axis=alt.Axis(grid=False, format=",d", tickCount=8)), description="said:N"
    )
    axis = alt.Axis(tickCount=5, domain=False, ticks=False)
    band = base.mark_area(color=CRUST, opacity=0.35).encode(
        y=alt.Y("low:Q", title=unit, scale=scale, axis=axis), y2="high:Q"
    )
    line = base.mark_line(color=BERRY, strokeWidth=2).encode(y=alt.Y("value:Q", scale=scale))
    marks = [{"line": value, "said": f"margin {signed(value, 1)}"} for value in ((-margin, margin) if margin else ())]
    layers = [band, line, *([_level(0.0, "no difference", [1, 0])] if around_zero else [])]
    layers += [_level(mark["line"], str(mark["said"]), [4, 4]) for mark in marks if isinstance(mark["line"], float)]
    return alt.layer(*layers).properties(width=WIDTH - 60, height=170)


def _reach(looks: Sequence[Look]) -> float:
    return max((max(abs(look.low), abs(look.high)) for look in looks), default=1.0)


def _level(value: float, said: str, dash: list[int]) -> alt.Chart:
    chart: alt.Chart = (
        alt.Chart(pl.DataFrame([{"line": value, "said": said}]))
        .mark_rule(strokeDash=dash, color=SOFT)
        .encode(y="line:Q", description="said:N")
    )
    return chart


def card_changes(cards: Sequence[CardChange], names: dict[str, str]) -> Chart:
    """How much more or less often each card is played, the largest changes on top."""
    ordered = sorted(cards, key=lambda card: -abs(card.mean_b - card.mean_a))[:MOST_CARDS]
    rows = [
        {
            "name": f"{names.get(card.code, '')} {card.code}".strip(),
            "value": card.mean_b - card.mean_a,
            "low": card.low,
            "high": card.high,
            "stands_out": card.stands_out,
            "said": f"{card.code}: {between(card.low, card.high)} times a game",
        }
        for card in ordered
    ]
    order = [str(row["name"]) for row in rows]
    base = alt.Chart(pl.DataFrame(rows)).encode(
        y=alt.Y("name:N", sort=order, title=None, axis=alt.Axis(domain=False, ticks=False, labelColor=INK)),
        color=alt.condition("datum.stands_out", alt.value(BERRY), alt.value(CRUST)),
        description="said:N",
    )
    intervals = base.mark_rule(strokeWidth=2.5).encode(
        x=alt.X("low:Q", title="times a game more or less", axis=alt.Axis(tickCount=6, gridColor=LINE)), x2="high:Q"
    )
    dots = base.mark_point(filled=True, size=60, opacity=1).encode(x="value:Q")
    zero = alt.Chart(pl.DataFrame([{"line": 0.0}])).mark_rule(strokeDash=[4, 4], color=SOFT).encode(x="line:Q")
    return alt.layer(zero, intervals, dots).properties(width=WIDTH - 160, height=(ROW - 6) * len(rows))
