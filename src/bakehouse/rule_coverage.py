"""Which rules have a test: the ids in `pytest.mark.rule(...)` and `pytest.mark.scenario(...)`, read without running."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bakehouse.core.errors import BakehouseError
from bakehouse.core.game import Game
from bakehouse.core.ledger import Ruling

MARKERS = ("rule", "scenario")


@dataclass(frozen=True)
class Coverage:
    """The ledger of one game against the tests."""

    rules: int
    rulings: int
    tested: list[str]
    untested: list[str]


def ids_in_tests(folder: str | Path) -> dict[str, list[str]]:
    """Every id that a test below this folder carries, with the places `file:line` where it does."""
    places: dict[str, list[str]] = {}
    for path in sorted(Path(folder).rglob("*.py")):
        for name, line in _ids_in(path):
            places.setdefault(name, []).append(f"{path}:{line}")
    return places


def coverage(game: Game, tested: dict[str, list[str]]) -> Coverage:
    own = game.rules.own
    rulings = sum(isinstance(entry, Ruling) for entry in own.values())
    return Coverage(
        rules=len(own) - rulings,
        rulings=rulings,
        tested=[name for name in own if name in tested],
        untested=[name for name in own if name not in tested],
    )


def _ids_in(path: Path) -> Iterator[tuple[str, int]]:
    try:
        tree = ast.parse(path.read_text("utf-8"))
    except (SyntaxError, ValueError, RecursionError) as error:
        raise BakehouseError(f"{path} is not a Python file: {error}") from None
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_marker(node.func):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value, argument.lineno


def _is_marker(function: ast.expr) -> bool:
    """`pytest.mark.rule`, or `mark.rule`."""
    if not isinstance(function, ast.Attribute) or function.attr not in MARKERS:
        return False
    mark = function.value
    return getattr(mark, "attr", getattr(mark, "id", "")) == "mark"
