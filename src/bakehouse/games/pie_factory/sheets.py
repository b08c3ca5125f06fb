"""The sheet of a game of Pie Factory: dollars, the three bosses, pies, points; and the dollars round by round."""

from __future__ import annotations

from collections.abc import Sequence

from bakehouse.core.messages import say
from bakehouse.core.sheet import Cell, Chart, Column, Moment, ScoreSheet, chart
from bakehouse.games.pie_factory.cards import FOREMAN, PRESIDENT, SECRETARY, Deck
from bakehouse.games.pie_factory.display import dollars_of, icons_of, leaders, pies_of
from bakehouse.games.pie_factory.names import ICON_WORDS
from bakehouse.games.pie_factory.scoring import BONUS, MOST_PIES_BONUS
from bakehouse.games.pie_factory.view import View

BOSSES = [int(icon) for icon in (PRESIDENT, FOREMAN, SECRETARY)]


def score_sheet(moments: Sequence[Moment[View]], deck: Deck) -> ScoreSheet:
    """PF-71 to PF-85: dollars and bonuses add up to the points."""
    view = moments[-1].view
    shares_ties = view.options["most_pies_tie"] == "all"  # PF-R41
    columns = [
        [Cell(dollars_of(view, seat, deck)) for seat in range(view.seats)],
        *(
            _counted([icons_of(view, seat, icon, deck) for seat in range(view.seats)], int(BONUS[icon]))
            for icon in BOSSES
        ),
        _counted(pies_of(view, deck), int(MOST_PIES_BONUS), shares_ties=shares_ties),
        [Cell(score) for score in moments[-1].scores],
    ]
    return ScoreSheet(_titles(shares_ties=shares_ties), [list(row) for row in zip(*columns, strict=True)])


def _titles(*, shares_ties: bool) -> list[Column]:
    pies_why = say("sheet-pies-why", points=int(MOST_PIES_BONUS), tie="all" if shares_ties else "nobody")
    return [
        Column(say("sheet-dollars"), say("sheet-dollars-why")),
        *(Column(ICON_WORDS[icon], say("sheet-boss-why", points=int(BONUS[icon]))) for icon in BOSSES),
        Column(say("sheet-pies"), pies_why),
        Column(say("sheet-points"), say("sheet-points-why"), total=True),
    ]


def _counted(numbers: list[int], bonus: int, *, shares_ties: bool = False) -> list[Cell]:
    first = leaders(numbers)
    if len(first) > 1 and not shares_ties:
        first = []
    return [Cell(number, bonus if seat in first else 0) for seat, number in enumerate(numbers)]


def score_chart(moments: Sequence[Moment[View]]) -> Chart:
    """Boxing is public even where the score piles are closed."""
    places = [(moment.view.day, moment.view.round) for moment in moments]
    return chart(say("sheet-dollars"), say("chart-round"), places, _boxed_so_far(moments))


def _boxed_so_far(moments: Sequence[Moment[View]]) -> list[list[int]]:
    boxed = [0] * moments[0].view.seats
    course = []
    for moment in moments:
        for event in moment.events:
            if event.kind == "boxed" and event.seat is not None:
                boxed[event.seat] += event.args["dollars"]
        course.append(list(boxed))
    return course
