"""Why can't I? The rules that forbid everything that clicking a thing could mean now."""

from __future__ import annotations

from bakehouse.core.game import NOT_NOW, Game
from bakehouse.core.state import State
from bakehouse.core.view import View
from bakehouse.server.wire import Reason

MAX_REASONS = 5
MAX_ATOMS = 16  # that a thing stands for: what a page asks is answered on the event loop


def reasons(game: Game, state: State, seat: int, target: str) -> list[Reason]:
    """The rules that forbid this seat whatever the target stands for, each once, with the fact behind it.

    "Not in this step" says nothing where there is a real reason; otherwise the rule says what is asked now.
    """
    view = game.view(state, seat, known=False)
    legal = set(view.legal)
    atoms = [atom for atom in range(state.move_space) if game.target(view, atom) == target and atom not in legal]
    forbidden: dict[str, int] = {}  # the first atom that a rule forbids
    for atom in atoms[:MAX_ATOMS]:
        forbidden.setdefault(state.reason(seat, atom), atom)
    forbidden.pop(NOT_NOW, None)
    if not forbidden:
        return [reason(game, game.asks(view, target))]
    return [reason(game, rule, view, atom) for rule, atom in list(forbidden.items())[:MAX_REASONS]]


def reason(game: Game, rule: str, view: View | None = None, atom: int | None = None) -> Reason:
    """A rule in words; with a view and an atom also the fact because of which it forbids the atom."""
    entry = game.rules[rule]
    fact = game.fact(view, atom, rule) if view is not None and rule in game.rules.own else None
    return Reason(rule, entry.quote(), game.rules.sections.get(entry.section, ""), fact)
