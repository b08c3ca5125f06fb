"""Documentation that a test runs: Python blocks are executed, console blocks are typed."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(page: Path, language: str) -> list[str]:
    return [text for kind, text in BLOCK.findall(page.read_text("utf-8")) if kind == language]


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")], ids=lambda page: page.name)
def test_python_blocks_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The blocks of a page run one after the other in one namespace, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, object] = {"__name__": "documentation"}
    for block in blocks(page, "python"):
        exec(compile(block, page.name, "exec"), namespace)


def typed(block: str) -> list[tuple[str, list[str]]]:
    """The commands of a console block, each with the lines it is said to print (… stands for any)."""
    commands: list[tuple[str, list[str]]] = []
    for line in block.splitlines():
        if line.startswith("$ "):
            commands.append((line[2:], []))
        elif commands and line.strip() not in ("", "…"):
            commands[-1][1].append(line.strip())
    return commands


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "console")], ids=lambda page: page.name)
def test_console_blocks_are_true(page: Path, tmp_path: Path) -> None:
    for block in blocks(page, "console"):
        for command, expected in typed(block):
            words = shlex.split(command)
            assert words[0] == "bakehouse", f"{page.name}: only bakehouse is typed in console blocks"
            done = subprocess.run(
                [sys.executable, "-m", "bakehouse", *words[1:]],
                cwd=tmp_path,
                capture_output=True,
                text=True,
                stdin=subprocess.DEVNULL,
                timeout=120,
                check=False,
            )
            printed = done.stdout + done.stderr
            place = 0
            for line in expected:
                found = printed.find(line, place)
                assert found >= 0, f"{page.name}: {command!r} does not print {line!r} (in order); it prints:\n{printed}"
                place = found + len(line)


def test_every_page_is_linked() -> None:
    """A newcomer finds every page of the documentation from the README."""
    linked = (ROOT / "README.md").read_text("utf-8") + (ROOT / "docs" / "README.md").read_text("utf-8")
    for page in (ROOT / "docs").glob("*.md"):
        assert page.name == "README.md" or page.name in linked, f"no link to docs/{page.name}"
