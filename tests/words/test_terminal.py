"""What the terminal, records, bots and the command line say stands in `terminal.ftl`, and nothing else does."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import bakehouse
from bakehouse.terminal.commands import COMMANDS
from bakehouse.words import Words, languages
from bakehouse.words.checking import arguments_of

SOURCES = Path(bakehouse.__file__).parent
ROOMS = [
    *SOURCES.glob("*.py"),
    *(file for room in ("terminal", "records", "bots") for file in SOURCES.glob(f"{room}/**/*.py")),
]


def said(path: Path) -> Iterator[tuple[str, set[str]]]:
    """The messages that a file says: `say("id", seat=…)` and `words.say("id", …)`."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if called == "say" and node.args and isinstance(node.args[0], ast.Constant) and _is_id(node.args[0].value):
            yield str(node.args[0].value), {str(keyword.arg) for keyword in node.keywords}


def _is_id(value: object) -> bool:
    """Screens say texts, too: those begin with no name of a message."""
    return isinstance(value, str) and value.startswith("terminal-")


def test_what_is_said_is_there_with_these_arguments() -> None:
    known = arguments_of("en", "terminal")
    for path in ROOMS:
        for id, arguments in said(path):
            assert id in known, f"{path.name} says {id}"
            assert arguments == known[id], f"{path.name} says {id}"


def test_what_is_there_is_said() -> None:
    used = {id for path in ROOMS for id, _ in said(path)}
    assert set(arguments_of("en", "terminal")) == used


def test_no_id_is_in_two_catalogues() -> None:
    ids = [id for name in ("table", "refusals", "terminal") for id in arguments_of("en", name)]
    assert sorted(set(ids)) == sorted(ids)


@pytest.mark.parametrize("language", languages())
def test_commands_are_not_translated(language: str) -> None:
    words = Words(language)
    for name, command in COMMANDS.items():
        if name not in ("help", "exit"):  # other names of ? and quit
            assert words(command.meaning).startswith(name), name


@pytest.mark.parametrize("language", languages())
def test_yes_is_not_no(language: str) -> None:
    words = Words(language)
    assert words.say("terminal-yes")[0].casefold() != words.say("terminal-no")[0].casefold()
