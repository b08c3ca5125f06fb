"""The rules behind the questions of Pie Factory: what a player is told who clicks something else."""

from __future__ import annotations

from bakehouse.games.pie_factory.play import DRAFT
from bakehouse.games.pie_factory.view import View

STEPS = {
    "action": "PF-18",
    "place": "PF-51",
    "drop": "PF-53",
    "stale": "PF-62",
    "grandma": "PF-81",
}


def asks(view: View, target: str) -> str:
    if view.pending:
        return "PF-31" if view.pending[0] < DRAFT else "PF-20"
    if view.step == "action" and target.startswith("pie:"):
        return "PF-31"  # one boxes one's own pies
    return STEPS[view.step]
