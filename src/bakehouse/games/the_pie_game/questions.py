"""The rules behind the questions of The Pie Game: what a player is told who clicks something else."""

from __future__ import annotations

from bakehouse.games.the_pie_game.view import View

STEPS = {
    "fudge": "PG-20",
    "source": "PG-21",
    "discard": "PG-24",
    "throw": "PG-35",
    "partner": "PG-42",
    "pass": "PG-41",
    "trade": "PG-42",
}


def asks(view: View) -> str:
    return STEPS[view.step]
