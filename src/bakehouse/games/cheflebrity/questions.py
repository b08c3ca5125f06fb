"""The rules behind the questions of Cheflebrity: what a player is told who clicks something else."""

from __future__ import annotations

from bakehouse.games.cheflebrity.atoms import CARD, PLAY, SWAP, is_sabotage
from bakehouse.games.cheflebrity.view import View

STEPS = {
    "draw": "CH-57",
    "swap": "CH-60",
    "play": "CH-62",
    "menu": "CH-R7",
    "oops": "CH-19",
    "save": "CH-29",
    "window": "CH-23",
    "reply": "CH-R55",
    "replies": "CH-R80",
    "pick": "CH-R55",
    "commit": "CH-81",
}
OWN_STEPS = ("draw", "swap", "play", "menu")


def asks(view: View, target: str) -> str:
    if view.pending:
        return _next_of_chain(view)
    if view.step in OWN_STEPS and target == "pile:out":
        return "CH-39"
    if view.step in OWN_STEPS and target.startswith("pie:"):
        return "CH-25"  # somebody else's pie: only a Sabotage! reaches it
    return STEPS[view.step]


def _next_of_chain(view: View) -> str:
    first = view.pending[0]
    if is_sabotage(first):
        return "CH-25"
    if first >= PLAY:
        return "CH-63"
    if first >= SWAP:
        return "CH-61"
    return "CH-81" if first >= CARD else "CH-79"
