"""Starting is cheap: nothing heavy is imported before it is needed."""

import json
import subprocess
import sys

import pytest

# What takes long to import, or drags much along. `bakehouse.games.*` and decks are read when a game is asked for.
HEAVY = {
    "asyncio",
    "concurrent.futures",
    "email",
    "http",
    "importlib.resources",
    "logging",
    "multiprocessing",
    "rich",
    "socket",
    "sqlite3",
    "ssl",
    "starlette",
    "subprocess",
    "tempfile",
    "tomllib",
    "unittest",
    "urllib.request",
    "uvicorn",
    "websockets",
    "yaml",
}
HELP = "import sys\nfrom bakehouse.cli import cli\ncli.main(['--help'], standalone_mode=False)"
# Test tools that pytest puts into the environment would be counted too; -I leaves the environment out.
LIST = "\nimport json, sys\nsys.stderr.write(json.dumps(sorted(sys.modules)))"


def imported_by(program: str) -> set[str]:
    done = subprocess.run([sys.executable, "-I", "-c", program + LIST], capture_output=True, text=True, check=True)
    return set(json.loads(done.stderr))


def test_importing_bakehouse_imports_nothing_heavy() -> None:
    found = imported_by("import bakehouse")
    assert not found & (HEAVY | {"click"})
    assert not {name for name in found if name.startswith(("bakehouse.bots", "bakehouse.records", "bakehouse.server"))}
    assert not {name for name in found if name.startswith("bakehouse.games.")}


def test_help_imports_nothing_heavy() -> None:
    """click has its own needs; of the house, the command line alone is there beside what `import bakehouse` brings."""
    needed = imported_by("import bakehouse, click") | {
        f"bakehouse.{name}"
        for name in ("cli", "cli_store", "cli_lab", "cli_lab_questions", "cli_leaktest", "cli_research")
    }
    house = {name for name in imported_by(HELP) - needed if name.startswith("bakehouse")}
    assert not house
    assert not imported_by(HELP) & {"asyncio", "multiprocessing", "rich", "starlette", "uvicorn", "yaml"}


@pytest.mark.parametrize("slug", ["pastry-chefs", "pie-contest"])
def test_a_game_imports_no_other(slug: str) -> None:
    found = imported_by(f"import bakehouse; bakehouse.game({slug!r}).deal(4, 1)")
    rooms = {name.split(".")[2] for name in found if name.startswith("bakehouse.games.")}
    assert rooms == {slug.replace("-", "_")}
