"""Draw docs/picture.svg: a game in progress at the terminal, as it is really printed.

Run it from the project's root with the environment's Python: python tools/picture.py
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import textwrap
from html import escape
from pathlib import Path

ROOT = Path(__file__).parents[1]
GAME = ["play", "pastry-chefs", "--seed", "12"]
TYPED = [*["1"] * 20, "hint", "why move 3 hearts N>S", "quit", "y"]
COLUMNS = 102
WIDTH, LINE_HEIGHT, MARGIN = 920, 19, 24


def session() -> list[str]:
    """What the terminal prints, with what was typed."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-m", "bakehouse", *GAME],
            cwd=folder,
            input="\n".join(TYPED) + "\n",
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
    return done.stdout.splitlines()


def colour(line: str) -> str:
    """Prompts stand out, and so does what was typed."""
    if line.startswith("Seat "):
        return "#f2c14e"
    if line[:1].isdigit() and ". " in line[:5]:
        return "#9bd1c8"
    return "#f3e9dc"


def drawn(lines: list[str]) -> str:
    height = 2 * MARGIN + LINE_HEIGHT * len(lines)
    rows = [
        f'<text x="{MARGIN}" y="{MARGIN + LINE_HEIGHT * (row + 1) - 5}" fill="{colour(line)}">{escape(line)}</text>'
        for row, line in enumerate(lines)
        if line.strip()
    ]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        'font-family="ui-monospace, Menlo, Consolas, monospace" font-size="14" xml:space="preserve" role="img" '
        'aria-label="A game of Pastry Chefs at the terminal">'
    )
    return "\n".join([head, f'<rect width="{WIDTH}" height="{height}" rx="12" fill="#2b1d17"/>', *rows, "</svg>", ""])


def main() -> None:
    lines = session()
    start = max(number for number, line in enumerate(lines) if line == "What happened:")
    end = lines.index("What was decided about it:", start)
    shown = [row for line in lines[start:end] for row in (textwrap.wrap(line, COLUMNS) or [""])]
    (ROOT / "docs" / "picture.svg").write_text(drawn(shown), encoding="utf-8")


if __name__ == "__main__":
    main()
