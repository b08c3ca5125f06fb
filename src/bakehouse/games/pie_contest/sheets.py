"""The sheet of a finished Pie Contest: the best Pie and how its value changed; the best Pies turn by turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bakehouse.core.messages import say
from bakehouse.core.sheet import Cell, Chart, Column, Moment, ScoreSheet, cells, chart, happened
from bakehouse.games.pie_contest.cards import Deck
from bakehouse.games.pie_contest.display import counted_pies
from bakehouse.games.pie_contest.view import View


def score_sheet(moments: Sequence[Moment[View]], deck: Deck) -> ScoreSheet:
    view = moments[-1].view
    achieved = Counter(event.seat for event in happened(moments, "achieved"))
    rows = [_row(view, seat, moments[-1].scores[seat], achieved[seat]) for seat in range(view.seats)]
    return ScoreSheet(_columns(counted_pies(view)), rows)


def _columns(counted: int) -> list[Column]:
    return [
        Column(say("sheet-best", count=counted), say("sheet-best-why", count=counted), total=True),
        Column(say("sheet-boxes"), say("sheet-boxes-why")),
        Column(say("sheet-baked"), say("sheet-baked-why")),
        Column(say("sheet-achievements"), say("sheet-achievements-why")),
    ]


def _row(view: View, seat: int, score: int | None, achieved: int) -> list[Cell]:
    pies = sorted((pie for pie in view.pies if pie.seat == seat), key=lambda pie: -pie.boxes[-1])
    boxes = ", ".join(map(str, pies[0].boxes)) if pies else None
    return cells(score, boxes, len(pies), achieved)


def score_chart(moments: Sequence[Moment[View]]) -> Chart:
    """What everybody's best Pie was worth after each turn; others make it stale, so it can fall."""
    places = [moment.view.turns for moment in moments]
    unit = say("sheet-best", count=counted_pies(moments[0].view))
    return chart(unit, say("chart-turn"), places, [[score or 0 for score in moment.scores] for moment in moments])
