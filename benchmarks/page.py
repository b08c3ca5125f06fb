"""Pages of the docs with measured tables between two marks: docs/speed.md, with its chart beside it, and others."""

from __future__ import annotations

from pathlib import Path

from benchmarks.chart import svg_of
from benchmarks.report import Run
from benchmarks.table import text_of

BEGIN, END = "<!-- measured: make bench ARGS=--docs -->", "<!-- end of what was measured -->"


def put(run: Run, folder: Path) -> None:
    page = folder / "speed.md"
    page.write_text(with_tables(page.read_text("utf-8"), text_of(run)), "utf-8")
    (folder / "speed.svg").write_text(svg_of(run), "utf-8")


def with_tables(text: str, tables: str, mark: str = BEGIN) -> str:
    """The page with other tables."""
    before, begin, rest = text.partition(mark)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"the page lacks its marks: {mark} and {END}")
    return f"{before}{begin}\n\n{tables}\n{end}{after}"
