"""The sheet of a finished game: a table player × category in the game's own scoring words, and a chart of the scores.

These are interpreted on purpose, as everything in view.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec

from bakehouse.core.messages import Message, say
from bakehouse.core.view import Event, View

V = TypeVar("V", bound=View, covariant=True)


@dataclass(frozen=True, slots=True)
class Moment(Generic[V]):
    """The deal, or a decision: what happened in it and the table after it, as a spectator knows them."""

    view: V
    events: list[Event]
    scores: list[int | None]  # by seat, as if the game ended here


class Column(msgspec.Struct, frozen=True, omit_defaults=True):
    """A category."""

    title: Message
    why: Message  # what it is, and what it is worth
    total: bool = False  # is it what the game is won by?


class Cell(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a player has in a category: a number, or a list of numbers as text ("1, 4, 6")."""

    value: int | str | None  # None: nothing to be counted
    bonus: int = 0  # points for having the most of it; they are not part of the value


class Chart(msgspec.Struct, frozen=True):
    """Scores over time: a line for each seat, or for each team where teams score, with a point for each tick."""

    unit: Message  # what the lines count
    axis: Message  # what a tick is: a round, a turn
    ticks: list[Message]  # what stands under the points
    lines: list[list[int]]


class ScoreSheet(msgspec.Struct, frozen=True):
    columns: list[Column]
    rows: list[list[Cell]]  # by seat


def cells(*values: int | str | None) -> list[Cell]:
    """A row without bonuses."""
    return [Cell(value) for value in values]


def happened(moments: Sequence[Moment[Any]], kind: str) -> list[Event]:
    """All events of a kind."""
    return [event for moment in moments for event in moment.events if event.kind == kind]


def chart(unit: Message, axis: Message, places: Sequence[object], scores: Sequence[list[int]]) -> Chart:
    """Both are by moment: where on the axis it is, and the scores after it.

    A round ends when the next one begins, so its point has the scores of that moment; the last one ends with the game.
    """
    last = len(places) - 1
    ends = [number for number in range(1, len(places)) if number == last or places[number] != places[number - 1]]
    points = [scores[number] for number in [0, *ends]]
    ticks = [say("chart-start"), *(say("chart-number", number=number) for number in range(1, len(points)))]
    return Chart(unit, axis, ticks, [list(line) for line in zip(*points, strict=True)])


def plain_sheet(scores: list[int | None]) -> ScoreSheet:
    """What every game has: the score."""
    columns = [Column(say("sheet-score"), say("sheet-score-why"), total=True)]
    return ScoreSheet(columns, [cells(score) for score in scores])


def plain_chart(moments: Sequence[Moment[View]]) -> Chart:
    """The score after every decision."""
    scores = [[score or 0 for score in moment.scores] for moment in moments]
    return chart(say("sheet-score"), say("chart-move"), range(len(moments)), scores)
