"""Documentation that a test runs: Python blocks are executed, console blocks are typed."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path, language: str) -> list[str]:
    return [text for kind, text in BLOCK.findall(page.read_text("utf-8")) if kind == language]


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")], ids=name_of)
def test_python_blocks_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The blocks of a page run one after the other in one namespace, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, object] = {"__name__": "documentation"}
    for block in blocks(page, "python"):
        exec(compile(block, page.name, "exec"), namespace)


def typed(block: str) -> list[tuple[str, list[str]]]:
    """The commands of a console block, each with the lines it is said to print."""
    commands: list[tuple[str, list[str]]] = []
    for line in block.splitlines():
        if line.startswith("$ "):
            commands.append((line[2:], []))
        else:
            commands[-1][1].append(line.rstrip())
    return commands


def prints(expected: list[str], printed: str) -> bool:
    """Is this what was printed, line by line? A line … stands for any number of lines."""
    pattern = "".join(r"(?:.*\n)*" if line == "…" else re.escape(line) + r" *\n" for line in expected)
    return re.fullmatch(pattern, printed) is not None


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "console")], ids=name_of)
def test_console_blocks_are_true(page: Path, tmp_path: Path) -> None:
    for block in blocks(page, "console"):
        for command, expected in typed(block):
            words = shlex.split(command)
            assert words[0] == "bakehouse", f"{name_of(page)}: only bakehouse is typed in console blocks"
            done = subprocess.run(
                [sys.executable, "-m", "bakehouse", *words[1:]],
                cwd=tmp_path,
                env={**os.environ, "COLUMNS": "80"},
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                stdin=subprocess.DEVNULL,
                timeout=120,
                check=False,
            )
            said = "\n".join(expected)
            assert prints(expected, done.stdout), (
                f"{name_of(page)}: {command!r} does not print\n{said}\nIt prints\n{done.stdout}"
            )


def test_console_blocks_are_compared_whole() -> None:
    assert prints(["one", "two"], "one\ntwo\n")
    assert prints(["one", "…", "four"], "one\ntwo\nthree\nfour\n")
    assert prints(["one", "…"], "one\n")
    for printed in ("one\n", "one\ntwo\nthree\n", "one\ntwo more\n", "one\nand two\n"):
        assert not prints(["one", "two"], printed)


def test_every_page_is_linked() -> None:
    """A newcomer finds every page of the documentation from the README."""
    linked = (ROOT / "README.md").read_text("utf-8") + (ROOT / "docs" / "README.md").read_text("utf-8")
    for page in (ROOT / "docs").glob("*.md"):
        assert page.name == "README.md" or page.name in linked, f"no link to docs/{page.name}"
    assert "(spec/README.md)" in linked


def test_every_specification_is_linked_both_ways() -> None:
    index = (ROOT / "docs" / "spec" / "README.md").read_text("utf-8")
    for rules in (ROOT / "src" / "bakehouse" / "games").glob("*/rules.toml"):
        page = rules.with_name("spec.md").read_text("utf-8")
        assert f"games/{rules.parent.name}/spec.md" in index
        assert "docs/spec/README.md" in page
        assert "(rules.toml)" in page
        assert "spec.md" in rules.read_text("utf-8")
