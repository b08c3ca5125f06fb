"""The sheet of a finished game of Pastry Chefs: what each chef did for the team; the teams' points turn by turn.

Of a series it is the last game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from bakehouse.core.messages import say
from bakehouse.core.sheet import Chart, Column, Moment, ScoreSheet, cells, chart, happened
from bakehouse.games.pastry_chefs.cards import Deck
from bakehouse.games.pastry_chefs.state import GOAL
from bakehouse.games.pastry_chefs.view import View


def score_sheet(moments: Sequence[Moment[View]], deck: Deck) -> ScoreSheet:
    last = _last_game(moments)
    view = moments[-1].view
    moved = Counter(event.args["turn"] for event in happened(last, "moved"))
    failed = Counter(event.args["turn"] for event in happened(last, "failed"))
    asked = Counter(event.seat for event in happened(last, "asked"))
    rows = [
        cells(len(view.baked[seat]), moved[seat], failed[seat], asked[seat], view.points[seat], view.scores[seat % 2])
        for seat in range(view.seats)
    ]
    columns = _columns(is_series=_is_series(view))
    if _is_series(view):
        columns.append(Column(say("sheet-games"), say("sheet-games-why"), total=True))
        rows = [[*row, *cells(view.wins[seat % 2])] for seat, row in enumerate(rows)]
    return ScoreSheet(columns, rows)


def _columns(*, is_series: bool) -> list[Column]:
    return [
        Column(say("sheet-pastries"), say("sheet-pastries-why")),
        Column(say("sheet-moves"), say("sheet-moves-why")),
        Column(say("sheet-failed"), say("sheet-failed-why")),
        Column(say("sheet-asked"), say("sheet-asked-why")),
        Column(say("sheet-points"), say("sheet-points-why")),
        Column(say("sheet-team"), say("sheet-team-why", points=int(GOAL)), total=not is_series),
    ]


def _is_series(view: View) -> bool:
    return int(view.options["games"]) > 1


def score_chart(moments: Sequence[Moment[View]]) -> Chart:
    last = _last_game(moments)
    places = [moment.view.turn for moment in last]
    return chart(say("sheet-points"), say("chart-turn"), places, [moment.view.scores for moment in last])


def _last_game(moments: Sequence[Moment[View]]) -> list[Moment[View]]:
    """From its deal on. The move that ended the game before it was the same one that began it."""
    number = moments[-1].view.game_number
    first, *others = [moment for moment in moments if moment.view.game_number == number]
    begun = max(place for place, event in enumerate(first.events) if event.kind == "started")
    return [replace(first, events=first.events[begun:]), *others]
