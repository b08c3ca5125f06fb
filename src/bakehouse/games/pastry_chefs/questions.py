"""The rules behind the questions of Pastry Chefs: what a player is told who clicks something else."""

from __future__ import annotations

from bakehouse.games.pastry_chefs.view import View

STEPS = {
    "action": "PC-22",
    "give": "PC-44",
    "penalty": "PC-46",
    "reveal": "PC-27",
    "second": "PC-53",
    "ask": "PC-56",
    "discard": "PC-23",
}
MOVE_CHAIN = ["PC-37", "PC-41", "PC-42"]  # after the source, the target, the description


def asks(view: View, target: str) -> str:
    if view.step == "action" and view.pending:
        return MOVE_CHAIN[len(view.pending) - 1]
    if view.step == "action" and target == "pile:deck":
        return "PC-51"  # somebody is chosen who draws
    return STEPS[view.step]
