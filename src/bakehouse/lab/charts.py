"""The charts of a report: altair describes them, vl-convert draws them, without a browser and without a network.

They are drawn as SVG when the report is written, which prints well and needs no script. Their colours are those of the
house (`web/src/tokens.css`); inside of the report they become the page's own, which follow light and dark.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

import altair as alt
import numpy as np
import polars as pl
import vl_convert

from bakehouse.lab.figures import number, percent, share
from bakehouse.lab.results import Numbers
from bakehouse.lab.summary import CardLine, Estimate, Spread, Standing, Summary

INK, SOFT, LINE, CRUST, BERRY, TEAL = "#38210f", "#6a4c33", "#e6d2b0", "#b4702a", "#9c1549", "#1d5f66"
# What stands for these colours in a page, light or dark.
VARIABLES = {
    INK: "var(--ink)",
    SOFT: "var(--soft)",
    LINE: "var(--line)",
    CRUST: "var(--crust)",
    BERRY: "var(--berry)",
    TEAL: "var(--team-b)",
}
FONT = "system-ui, -apple-system, Segoe UI, Roboto, Noto Sans, sans-serif"
WIDTH = 930
LABELS = 210  # room for names on the left
ROW = 26  # the height of a row of dots
BARS = 40  # at most, of a histogram
MOST_CARDS = 40  # on one chart: the best and the worst
PNG_SCALE = 2.0

LABELLED = re.compile(r'<(path|line|rect) aria-label="([^"]*)"([^>]*?)/>')
SIZE = re.compile(r'<svg ([^>]*?)width="([\d.]+)" height="([\d.]+)"')

WHOLE = alt.Axis(grid=False, tickMinStep=1, format="d")
Chart = alt.Chart | alt.LayerChart | alt.FacetChart


def charts_of(summary: Summary) -> dict[str, Chart]:
    """Every chart of the report by its name, which is also that of its file."""
    charts: dict[str, Chart] = {
        "places": wins_by_place(summary.places, summary.fair_share),
        "length": histogram(summary.turns, f"{summary.facts.unit}s"),
        "endings": endings(summary.endings),
    }
    if len(summary.scores):
        charts["scores"] = scores(summary.scores, summary.winning_scores)
    charts["lead"] = histogram(summary.lead_changes, "changes of the lead")
    charts["comebacks"] = histogram(summary.comeback, "points that the winner was behind")
    played = [card for card in summary.cards if card.uses["played"].wins is not None]
    if played:
        charts["cards"] = wins_by_card(played, summary.fair_share)
    return charts


# -- Drawing -----------------------------------------------------------------


def svg_of(chart: Chart) -> str:
    """A picture on its own, in the light colours."""
    return str(vl_convert.vegalite_to_svg(_styled(chart).to_dict()))


def png_of(chart: Chart) -> bytes:
    drawn: bytes = vl_convert.vegalite_to_png(
        _styled(chart).properties(background="#fffcf5").to_dict(), scale=PNG_SCALE
    )
    return drawn


def inline_svg(chart: Chart, title: str) -> str:
    """A picture inside of a page: in the page's colours, as wide as there is room, with words under the pointer."""
    svg = svg_of(chart)
    for colour, variable in VARIABLES.items():
        svg = svg.replace(colour, variable)
    svg = LABELLED.sub(r'<\1 aria-label="\2"\3><title>\2</title></\1>', svg)
    size = SIZE.search(svg)
    assert size is not None
    frame = f'<svg {size[1]}style="max-width:{size[2]}px" role="img" aria-label="{escape(title)}"'
    return frame + svg[size.end() :]


def _styled(chart: Chart) -> Chart:
    styled: Chart = (
        chart.configure(background="transparent", font=FONT, padding={"left": 20, "right": 12, "top": 6, "bottom": 6})
        .configure_view(stroke=None)
        .configure_axis(
            labelColor=SOFT,
            titleColor=SOFT,
            titleFontWeight="normal",
            labelFontSize=12,
            titleFontSize=12,
            gridColor=LINE,
            domainColor=LINE,
            tickColor=LINE,
            labelLimit=240,
        )
        .configure_legend(labelColor=SOFT, labelFontSize=12, orient="top", title=None)
    )
    return styled


# -- Charts ------------------------------------------------------------------


def wins_by_place(places: Sequence[Standing], fair: float) -> Chart:
    rows = [_row(place.name, place.wins, stands_out=place.wins.excludes(fair)) for place in places]
    return _dots(rows, fair, "share of the victories", "fair share")


def wins_by_card(cards: Sequence[CardLine], fair: float) -> Chart:
    """Those who played a card, the most successful on top; the middle is left out if there are too many."""
    ordered = sorted(cards, key=lambda card: -_wins(card).value)
    if len(ordered) > MOST_CARDS:
        ordered = ordered[: MOST_CARDS // 2] + ordered[-MOST_CARDS // 2 :]
    rows = [
        _row(f"{card.name} {card.code}", _wins(card), stands_out=card.uses["played"].stands_out) for card in ordered
    ]
    return _dots(rows, fair, "share of the victories of those who played it", "average", row=16)


def _wins(card: CardLine) -> Estimate:
    wins = card.uses["played"].wins
    assert wins is not None
    return wins


def _row(name: str, estimate: Estimate, *, stands_out: bool = True) -> dict[str, object]:
    return {
        "name": name,
        "value": estimate.value,
        "low": estimate.low,
        "high": estimate.high,
        "said": f"{name}: {share(estimate)}",
        "stands_out": stands_out,
    }


def _dots(rows: list[dict[str, object]], line: float, title: str, line_name: str, row: int = ROW) -> Chart:
    """A dot and an interval for each name, and a line to compare them with."""
    names = [str(one["name"]) for one in rows]
    base = alt.Chart(pl.DataFrame(rows)).encode(
        y=alt.Y("name:N", sort=names, title=None, axis=alt.Axis(domain=False, ticks=False, labelColor=INK)),
        color=alt.condition("datum.stands_out", alt.value(BERRY), alt.value(CRUST)),
        description="said:N",
    )
    axis = alt.Axis(format="%", tickCount=6)
    intervals = base.mark_rule(strokeWidth=2.5).encode(
        x=alt.X("low:Q", title=title, scale=alt.Scale(zero=False, nice=True), axis=axis), x2="high:Q"
    )
    dots = base.mark_point(filled=True, size=70, opacity=1).encode(x="value:Q")
    compared = alt.Chart(pl.DataFrame([{"line": line, "said": f"{line_name}: {percent(line)}"}]))
    rule = compared.mark_rule(strokeDash=[4, 4], color=SOFT).encode(x="line:Q", description="said:N")
    return alt.layer(rule, intervals, dots).properties(width=WIDTH - LABELS, height=row * len(rows))


def histogram(spread: Spread, title: str) -> Chart:
    """How many games have how much."""
    return _bars(_bins(spread.values), title).properties(width=WIDTH - 60, height=170)


def _bars(rows: list[dict[str, object]], title: str) -> alt.Chart:
    chart: alt.Chart = (
        alt.Chart(pl.DataFrame(rows))
        .mark_bar(color=CRUST)
        .encode(
            x=alt.X("start:Q", title=title, scale=alt.Scale(zero=False, nice=False), axis=WHOLE),
            x2="stop:Q",
            y=alt.Y("share:Q", title="games", axis=alt.Axis(format="%", tickCount=4, domain=False, ticks=False)),
            y2=alt.datum(0),
            description="said:N",
        )
    )
    return chart


def _bins(values: Numbers) -> list[dict[str, object]]:
    """Whole numbers, a few of them to a bar where there are many; the outermost games of a thousand are left out."""
    low, high = (float(np.floor(bound)) for bound in np.quantile(values, (0.0, 0.999)))
    width = max(1.0, float(np.ceil((high - low + 1) / BARS)))
    edges = np.arange(low, high + width + 1, width)
    counts, _ = np.histogram(values, edges)
    rows: list[dict[str, object]] = []
    for start, count in zip(edges[:-1].tolist(), counts.tolist(), strict=True):
        games = count / len(values)
        last = start + width - 1
        name = number(start) if width == 1 else f"{number(start)} to {number(last)}"
        said = f"{name}: {percent(games)} of the games"
        rows.append(
            {"start": start - 0.5 + 0.04 * width, "stop": last + 0.5 - 0.04 * width, "share": games, "said": said}
        )
    return rows


def endings(reasons: dict[str, Estimate]) -> Chart:
    rows = [_row(reason, estimate) for reason, estimate in reasons.items()]
    names = [str(one["name"]) for one in rows]
    base = alt.Chart(pl.DataFrame(rows)).encode(
        y=alt.Y("name:N", sort=names, title=None, axis=alt.Axis(domain=False, ticks=False, labelColor=INK)),
        description="said:N",
    )
    scale = alt.Scale(domain=[0, max(0.05, *(estimate.high for estimate in reasons.values()))], nice=True)
    axis = alt.Axis(format="%", tickCount=6)
    bars = base.mark_bar(color=CRUST, height=14).encode(x=alt.X("value:Q", title="games", scale=scale, axis=axis))
    intervals = base.mark_rule(color=INK, strokeWidth=1.5).encode(x="low:Q", x2="high:Q")
    return alt.layer(bars, intervals).properties(width=WIDTH - LABELS, height=ROW * len(rows))


def scores(everybody: Numbers, winners: Numbers) -> Chart:
    """The scores of all seats, and those of the winners."""
    low, high = (float(bound) for bound in np.quantile(everybody, (0.001, 0.999)))
    width = max(1.0, float(np.ceil((high - low + 1) / BARS)))
    edges = np.arange(np.floor(low), high + 2 * width, width)
    rows: list[dict[str, object]] = []
    for name, values in (("all seats", everybody), ("winners", winners)):
        counts, _ = np.histogram(values, edges)
        for start, count in zip(edges[:-1].tolist(), counts.tolist(), strict=True):
            said = f"{name}, {number(start)}: {percent(count / len(values))}"
            rows.append({"score": start, "share": count / len(values), "who": name, "said": said})
    chart: alt.Chart = (
        alt.Chart(pl.DataFrame(rows))
        .mark_line(interpolate="monotone", strokeWidth=2.5)
        .encode(
            x=alt.X("score:Q", title="score", scale=alt.Scale(zero=False, nice=False), axis=WHOLE),
            y=alt.Y(
                "share:Q", title="share of them", axis=alt.Axis(format="%", tickCount=4, domain=False, ticks=False)
            ),
            color=alt.Color("who:N", scale=alt.Scale(domain=["all seats", "winners"], range=[CRUST, BERRY])),
            strokeDash=alt.StrokeDash(
                "who:N", scale=alt.Scale(domain=["all seats", "winners"], range=[[4, 3], [1, 0]])
            ),
        )
        .properties(width=WIDTH - 60, height=190)
    )
    return chart
