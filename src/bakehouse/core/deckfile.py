"""Reading deck files strictly: every fault is reported, with its place and what would be right."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from bakehouse.core.errors import DeckError
from bakehouse.core.package_data import toml_of

MAX_DECK_LENGTH = 200_000  # characters; a deck file is a page or two
MAX_BYTES = 4 * MAX_DECK_LENGTH + 1_000  # more than that is no deck, however it is written
MAX_LINE_LENGTH = 20_000
MAX_KEY_PARTS = 4  # of a dotted key, as in a.b.c
MAX_DEPTH = 12  # of brackets in brackets
MAX_INDENT = 80  # spaces
MAX_PROBLEMS = 100
KEY = r"""(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')"""
DEEP_KEY = re.compile(rf"(?<![\w-]){KEY}(?:[ \t]*+\.[ \t]*+{KEY}){{{MAX_KEY_PARTS},}}")
BRACKETS = re.compile(r"""(?:"(?:[^"\\\n]|\\.)*+"|'[^'\n]*+')|([\[\]{}])""")
OPENING, CLOSING = ("[", "{"), ("]", "}")
NAMES = {str: "a text", int: "a whole number", list: "a list"}


def text_in(path: str | Path) -> str:
    """What is in a file: its text, or the first sheet of a spreadsheet as a table."""
    path = Path(path)
    kind = path.suffix.lower()
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES)
        if kind == ".xlsx":
            from bakehouse.core.spreadsheet import read_spreadsheet

            return read_spreadsheet(path)
        text = _decoded(data, is_table=kind in (".csv", ".tsv"))
    except (OSError, UnicodeDecodeError) as error:
        raise DeckError(str(path), [f"the file cannot be read: {error}"]) from None
    return text.replace("\r\n", "\n")[: MAX_DECK_LENGTH + 1]


def _decoded(data: bytes, *, is_table: bool) -> str:
    """UTF-8; spreadsheets that are saved as plain CSV have the letters of Western Europe in an older form."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        if not is_table:
            raise
        return data.decode("cp1252", "replace")


def check_shape(text: str, file: str) -> None:
    """Refuse what no deck looks like before it is parsed: some shapes take TOML and YAML readers minutes."""
    if len(text) > MAX_DECK_LENGTH:
        raise DeckError(file, [f"the file has {len(text)} characters; a deck has at most {MAX_DECK_LENGTH}"])
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > MAX_LINE_LENGTH:
            raise DeckError(file, [f"line {number} has {len(line)} characters; a line has at most {MAX_LINE_LENGTH}"])
        if DEEP_KEY.search(line):
            raise DeckError(file, [f"line {number} has a key of more than {MAX_KEY_PARTS} parts"])
        if len(line) - len(line.lstrip(" ")) > MAX_INDENT:
            raise DeckError(file, [f"line {number} is indented by more than {MAX_INDENT} spaces"])
    if _depth(text) > MAX_DEPTH:
        raise DeckError(file, [f"brackets are nested more than {MAX_DEPTH} deep"])


def _depth(text: str) -> int:
    """How deep brackets are nested, outside of quotes."""
    deepest = depth = 0
    for mark in BRACKETS.findall(text):
        depth += (mark in OPENING) - (mark in CLOSING)
        deepest = max(deepest, depth)
    return deepest


class DeckFile:
    """A TOML deck file being read. Faults are collected; `done` raises them all at once."""

    def __init__(self, text: str, file: str) -> None:
        self.text = text
        self.file = file
        self.problems: list[str] = []
        self.lines: dict[str, list[int]] = {}
        self.numbers: dict[str, list[int]] = {}  # which rows of a name were good
        check_shape(text, file)
        try:
            self.data: dict[str, Any] = toml_of(text)
        except (ValueError, RecursionError) as error:
            raise DeckError(file, [f"this is not TOML: {error}"]) from None
        self.unread = set(self.data)

    def fault(self, problem: str) -> None:
        self.problems.append(problem)
        if len(self.problems) >= MAX_PROBLEMS:
            raise DeckError(self.file, [*self.problems, "… and perhaps more"])

    def value(self, key: str, kind: type, default: Any = None) -> Any:
        """A key of the file's head."""
        self.unread.discard(key)
        if key not in self.data and default is not None:
            return default
        if not _is(self.data.get(key), kind):
            self.fault(f"'{key}' must be {NAMES[kind]}")
            return kind()
        return self.data[key]

    def rows(self, name: str, fields: dict[str, type], optional: tuple[str, ...] = ()) -> list[dict[str, Any]]:
        """The rows `[[name]]`, each with exactly these fields; a faulty row is left out and reported."""
        self.unread.discard(name)
        rows = self.data.get(name)
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            self.fault(f"there must be rows [[{name}]]")
            return []
        good = [n for n, row in enumerate(rows, 1) if self._row_is_good(name, n, row, fields, optional)]
        self.numbers[name] = good
        return [rows[number - 1] for number in good]

    def place(self, name: str, number: int) -> str:
        """Where the n-th of the good rows of this name stands."""
        return self._place_in_file(name, self.numbers[name][number - 1])

    def _place_in_file(self, name: str, number: int) -> str:
        lines = self._lines_of(name)
        return f"line {lines[number - 1]}, {name} {number}" if number <= len(lines) else f"{name} {number}"

    def _lines_of(self, name: str) -> list[int]:
        if name not in self.lines:
            pattern = re.compile(rf"^\s*\[\[\s*{re.escape(name)}\s*\]\]")
            self.lines[name] = [n for n, line in enumerate(self.text.splitlines(), 1) if pattern.match(line)]
        return self.lines[name]

    def _row_is_good(
        self, name: str, number: int, row: dict[str, Any], fields: dict[str, type], optional: tuple[str, ...]
    ) -> bool:
        before = len(self.problems)
        place = self._place_in_file(name, number)
        for key in row:
            if key not in fields:
                self.fault(f"{place}: there is no '{key}'; a row has: {', '.join(fields)}")
        for key, kind in fields.items():
            if key not in row and key in optional:
                row[key] = kind()
            elif not _is(row.get(key), kind):
                what = f"not {row[key]!r}" if key in row else "and is missing"
                self.fault(f"{place}: '{key}' must be {NAMES[kind]}, {what}")
        return len(self.problems) == before

    def unique(self, name: str, rows: list[dict[str, Any]], seen: set[str] | None = None) -> None:
        """No code may stand twice (`seen`: codes of other rows)."""
        codes: set[str] = set() if seen is None else seen
        for number, row in enumerate(rows, 1):
            if row["code"] in codes:
                self.fault(f"{self.place(name, number)}: the code {row['code']!r} stands twice; each code is used once")
            codes.add(row["code"])

    def total(self, counted: int) -> None:
        """The file says how many cards it has, so that a slip of the pen is found.

        With a faulty row the count is unknown, so only the row is reported.
        """
        said = self.value("total", int)
        if said != counted and not self.problems:
            self.fault(f"'total' says {said} cards, but the rows have {counted}")

    def done(self) -> None:
        """Raise everything that was wrong."""
        for key in sorted(self.unread):
            self.fault(f"there is no '{key}' in a deck file")
        if self.problems:
            raise DeckError(self.file, self.problems)


def _is(value: object, kind: type) -> bool:
    return isinstance(value, kind) and not isinstance(value, bool)
