"""The rules behind the questions of Pie Contest: what a player is told who clicks something else."""

from __future__ import annotations

from bakehouse.games.pie_contest.view import View

STEPS = {
    "main": "CO-28",
    "effect": "CO-35",
    "limit": "CO-33",
}
CARRIED_OUT = "CO-R22"  # every other question comes from a text that is being carried out
THINGS = {"pile:pantry": "CO-25", "trash": "CO-31"}


def asks(view: View, target: str) -> str:
    if view.step != "main":
        return STEPS.get(view.step, CARRIED_OUT)
    if view.pending:
        return "CO-32"
    if target.startswith(f"kitchen:{view.seat}."):
        return "CO-39"  # one bakes when an effect says so
    return THINGS.get(target) or THINGS.get(target.partition(":")[0]) or STEPS["main"]
