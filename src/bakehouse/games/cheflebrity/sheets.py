"""The sheet of a finished game of Cheflebrity: quality, the bonuses that anybody met, total; quality turn by turn."""

from __future__ import annotations

from collections.abc import Sequence

from bakehouse.core.messages import Message, say
from bakehouse.core.sheet import Cell, Chart, Column, Moment, ScoreSheet, chart
from bakehouse.games.cheflebrity.cards import PLACED_CODES, QUALITY_OF, Deck
from bakehouse.games.cheflebrity.display import COMPARING_QUALITY
from bakehouse.games.cheflebrity.scoring import BONUS_POINTS
from bakehouse.games.cheflebrity.view import BonusView, View


def score_sheet(moments: Sequence[Moment[View]], deck: Deck) -> ScoreSheet:
    """CH-87 to CH-105: quality and bonuses add up to the total."""
    view = moments[-1].view
    tally = view.tally
    assert tally is not None  # the game is over
    bonuses = [bonus for bonus in tally.bonuses if any(value is not None for value in bonus.values)]
    columns = [
        [Cell(points) for points in tally.quality],
        *(_bonus_cells(view, bonus) for bonus in bonuses),
        [Cell(points) for points in tally.totals],
    ]
    return ScoreSheet(_titles(view, bonuses), [list(row) for row in zip(*columns, strict=True)])


def _titles(view: View, bonuses: list[BonusView]) -> list[Column]:
    alone, two, three = (int(BONUS_POINTS[sharing]) for sharing in (1, 2, 3))
    return [
        Column(say("sheet-quality"), say("sheet-quality-why")),
        *(
            Column(
                say("sheet-bonus", name=bonus.name),
                say("sheet-bonus-why", how=_how(view, bonus), alone=alone, two=two, three=three),
            )
            for bonus in bonuses
        ),
        Column(say("sheet-total"), say("sheet-total-why"), total=True),
    ]


def _how(view: View, bonus: BonusView) -> Message:
    """How far a player comes for a bonus at this table."""
    measure = view.options["quality_bonus"] if bonus.name in COMPARING_QUALITY else "count"
    name = bonus.name if measure == "count" else f"{bonus.name}-{measure}"
    unit = "pie" if view.options["pie_bonus_scope"] == "pies" else "dessert"
    return say("bonus-how", name=name, unit=unit)


def _bonus_cells(view: View, bonus: BonusView) -> list[Cell]:
    """How far everybody came. Averages, which are no whole numbers, are left to the explanation."""
    is_average = view.options["quality_bonus"] == "average" and bonus.name in COMPARING_QUALITY
    return [
        Cell(None if is_average else value, points) for value, points in zip(bonus.values, bonus.points, strict=True)
    ]


def score_chart(moments: Sequence[Moment[View]]) -> Chart:
    places = [moment.view.turns for moment in moments]
    return chart(say("sheet-quality"), say("chart-turn"), places, [_served(moment.view) for moment in moments])


def _served(view: View) -> list[int]:
    return [sum(_quality(code) for dessert in line for code in dessert.cards) for line in view.serving]


def _quality(code: str) -> int:
    return int(QUALITY_OF[PLACED_CODES.index(code)])
