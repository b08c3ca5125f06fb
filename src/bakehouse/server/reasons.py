"""«Why can't I?»: the rules that forbid everything that clicking a thing could mean now."""

from __future__ import annotations

from bakehouse.core.game import NOT_NOW, Game
from bakehouse.core.state import State
from bakehouse.server.wire import Reason

MAX_REASONS = 5
MAX_ATOMS = 16  # that a thing stands for: what a page asks is answered on the event loop


def reasons(game: Game, state: State, seat: int, target: str) -> list[Reason]:
    """The rules that forbid this seat whatever the target stands for; each once.

    That the step is another one says nothing where there is a real reason; else the rule tells what is asked now.
    """
    view = game.view(state, seat, known=False)
    legal = set(view.legal)
    atoms = [atom for atom in range(state.move_space) if game.target(view, atom) == target and atom not in legal]
    rules = dict.fromkeys(state.reason(seat, atom) for atom in atoms[:MAX_ATOMS])
    real = [rule for rule in rules if rule != NOT_NOW]
    return [reason(game, rule) for rule in (real or [game.asks(view, target)])[:MAX_REASONS]]


def reason(game: Game, rule: str) -> Reason:
    entry = game.rules[rule]
    title = game.rules.sections.get(entry.section, "The house")
    return Reason(rule, entry.quote(), title)
