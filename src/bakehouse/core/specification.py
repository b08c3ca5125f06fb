"""The specification page of a game, `spec.md`: decisions, knowledge, invariants and scenarios by id."""

from __future__ import annotations

import re

from bakehouse.core.package_data import text_of

# A list item that begins with a bold id; the lines that belong to it are indented.
ENTRY = re.compile(r"^- \*\*([A-Z]+-[A-Z]\d+)\*\* (.*(?:\n  .*)*)", re.MULTILINE)


def entries_in(page: str) -> dict[str, str]:
    """What each id of a page says, on one line."""
    found: dict[str, str] = {}
    for name, text in ENTRY.findall(page):
        if name in found:
            raise ValueError(f"{name} is specified twice")
        found[name] = " ".join(text.split())
    return found


def read_specification(package: str) -> dict[str, str]:
    """The entries of the game in this package; a game can do without a page."""
    try:
        return entries_in(text_of(package, "spec.md"))
    except FileNotFoundError:
        return {}
