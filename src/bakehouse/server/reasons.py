"""«Why can't I?»: the rules that forbid everything that clicking a thing could mean now."""

from __future__ import annotations

from bakehouse.core.errors import IllegalMove
from bakehouse.core.game import Game
from bakehouse.core.state import State
from bakehouse.server.wire import Reason

MOST = 5
NOT_NOW = "BH-2"


def reasons(game: Game, state: State, seat: int, target: str) -> list[Reason]:
    """The rules that forbid this seat whatever the target stands for; each once."""
    found: dict[str, Reason] = {}
    view = game.view(state, seat, known=False)
    legal = set(view.legal)
    for atom in range(state.move_space):
        if atom in legal:
            continue
        try:
            if game.target(view, atom) != target:
                continue
        except (
            LookupError,
            ValueError,
            ArithmeticError,
            AssertionError,
            TypeError,
            AttributeError,
        ):  # an atom that is nonsense here has no target
            continue
        rule = _forbids(state, seat, atom)
        if rule and rule not in found:
            found[rule] = reason(game, rule)
    # That the step is another one says nothing where there is a real reason.
    real = [entry for entry in found.values() if entry.rule != NOT_NOW]
    return (real or [reason(game, NOT_NOW)])[:MOST]


def reason(game: Game, rule: str) -> Reason:
    entry = game.rules[rule]
    title = game.rules.sections.get(entry.section, "The house")
    return Reason(rule, entry.sentence, title)


def _forbids(state: State, seat: int, atom: int) -> str:
    try:
        state.check(seat, atom)
    except IllegalMove as error:
        return error.rule
    return ""
