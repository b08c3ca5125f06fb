"""Which messages the code says, with which arguments: found in the source, so that rare ones are found as well."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "src" / "bakehouse"


@dataclass(frozen=True)
class Said:
    """A call of `say`. Without an id, it is not written out where it is said."""

    place: str
    id: str
    args: frozenset[str]


def said_in(folder: Path) -> Iterator[Said]:
    """Every call of `say`, the function of core.messages or the method of Words, in the modules of a folder."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func) == "say":
                place = f"{path.relative_to(SOURCE)}:{node.lineno}"
                first = node.args[0] if node.args else None
                is_written = isinstance(first, ast.Constant) and isinstance(first.value, str)
                names = frozenset(keyword.arg or "**" for keyword in node.keywords)
                yield Said(place, str(first.value) if is_written else "", names)  # type: ignore[union-attr]


def _name(function: ast.expr) -> str:
    """Of what is called. A game's own method `say`, in which chefs make claims, is another word."""
    if isinstance(function, ast.Name):
        return function.id
    if not isinstance(function, ast.Attribute) or ast.unparse(function.value) == "self":
        return ""
    return function.attr


def literals(path: Path) -> Iterator[tuple[int, str]]:
    """The strings of a module that people could read: no docstrings, no annotations, no keys of dictionaries."""
    tree = ast.parse(path.read_text("utf-8"))
    skipped = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped:
            yield node.lineno, node.value
