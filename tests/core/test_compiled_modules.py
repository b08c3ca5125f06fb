"""What compiled modules must not do: mypyc makes it slow, and nothing else would show it (CONTRIBUTING.md)."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

MARK = "# mypyc: compiled"
SOURCES = Path(__file__).parents[2] / "src" / "bakehouse"
COMPILED = [path for path in sorted(SOURCES.rglob("*.py")) if path.read_text("utf-8").startswith(MARK)]


def nameless_loops(tree: ast.AST) -> Iterator[int]:
    """Lines with `for _ in range(…)`: `_` may be anything, so every number is made a Python int."""
    for node in ast.walk(tree):
        if isinstance(node, ast.For) and isinstance(node.target, ast.Name) and node.target.id == "_":
            yield node.lineno


def late_imports(tree: ast.AST) -> Iterator[int]:
    """Lines that import inside a function: thousands of instructions at each call."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            yield from (node.lineno for node in ast.walk(function) if isinstance(node, ast.Import | ast.ImportFrom))


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_compiled_module(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    found = {"name the loop's variable": [*nameless_loops(tree)], "import at the top": [*late_imports(tree)]}
    assert not any(found.values()), found


def test_what_is_looked_for() -> None:
    bad = ast.parse("def f(n):\n    from os import path\n    for _ in range(n):\n        pass\n")
    assert ([*nameless_loops(bad)], [*late_imports(bad)]) == ([3], [2])
    good = ast.parse("from os import path\ndef f(n):\n    for _turn in range(n):\n        pass\n")
    assert ([*nameless_loops(good)], [*late_imports(good)]) == ([], [])
