"""The sheet of a finished match of The Pie Game: pies, and how they came about; the pies round by round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bakehouse.core.messages import say
from bakehouse.core.sheet import Cell, Chart, Column, Moment, ScoreSheet, cells, chart, happened
from bakehouse.games.the_pie_game.cards import Deck
from bakehouse.games.the_pie_game.view import View


def score_sheet(moments: Sequence[Moment[View]], deck: Deck) -> ScoreSheet:
    view = moments[-1].view
    rounds = _rounds_won(moments)
    turns = Counter(moment.view.turn for moment in moments if moment.view.step == "turn")  # a lost turn is not asked
    taken = Counter(event.seat for event in happened(moments, "took"))
    fudge = Counter(event.seat for kind in ("played", "lost_turn") for event in happened(moments, kind))
    return ScoreSheet(
        _columns(int(view.options["target_pies"])),
        [_row(view, seat, rounds[seat], turns[seat], taken[seat], fudge[seat]) for seat in range(view.seats)],
    )


def _columns(target: int) -> list[Column]:
    return [
        Column(say("sheet-pies"), say("sheet-pies-why", pies=target), total=True),
        Column(say("sheet-rounds-won"), say("sheet-rounds-won-why")),
        Column(say("sheet-turns"), say("sheet-turns-why")),
        Column(say("sheet-taken"), say("sheet-taken-why")),
        Column(say("sheet-fudge"), say("sheet-fudge-why")),
    ]


def _row(view: View, seat: int, rounds: list[int], turns: int, taken: int, fudge: int) -> list[Cell]:
    return cells(view.pies[seat], ", ".join(map(str, rounds)) or None, turns, taken, fudge)


def _rounds_won(moments: Sequence[Moment[View]]) -> list[list[int]]:
    """By seat: the rounds in which it baked."""
    won: list[list[int]] = [[] for _ in range(moments[0].view.seats)]
    number = 0
    for moment in moments:
        for event in moment.events:
            if event.kind == "started":
                number = event.args["round"]
            elif event.kind == "baked" and event.seat is not None:
                won[event.seat].append(number)
    return won


def score_chart(moments: Sequence[Moment[View]]) -> Chart:
    places = [moment.view.round for moment in moments]
    return chart(say("sheet-pies"), say("chart-round"), places, [moment.view.pies for moment in moments])
