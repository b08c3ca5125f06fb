"""Decks as tables: what designers keep in a spreadsheet, as the text of a deck file and back.

A table has a row of headings and a row for each card. Which columns a game's decks have is read off its house deck, so
that every game has tables. Headings are recognised by name, also as the tools call them with which cards are drawn
(nanDECK, Component.Studio, Dextrous): `Quantity` is `copies`, `Card Name` is `name`. Columns that nobody knows (frames,
pictures) are left aside. A cell with several things has semicolons between them.

The text that is made of a table is read like any other deck file; what is wrong with it is told by row and column.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from io import StringIO
from pathlib import PurePath

from bakehouse.core.deckfile import MAX_DECK_LENGTH, MAX_LINE_LENGTH, MAX_PROBLEMS
from bakehouse.core.errors import DeckError
from bakehouse.core.package_data import toml_of

TEXT, NUMBER, LIST, DATA = "text", "number", "list", "data"  # DATA: written as it stands, in the form of the file
GROUP = "row"  # the column that says what a row is, in decks with several kinds of rows
COPIES = "copies"
CODE_FIELDS = ("code", "id")
DELIMITERS = (",", ";", "\t")
FILE_MARKS = ("#", "[", "{", "-")  # with which lines of TOML, YAML and JSON begin, and headings do not
MAX_ROWS = 2_000
MAX_COLUMNS = 200
SEPARATORS = re.compile(r"\s*[;|\n]\s*")
NEXT_LINE = re.compile(r"\s*\r?\n\s*")
PLACE = re.compile(r"\bline (\d+)(?:, \w+ \d+)?")
WHOLE = re.compile(r"([-+]?\d+)(?:[.,]0+)?")
NUMBER_DIGITS = 9  # a longer one is none that stands on a card

# What headings are called elsewhere, without spaces and signs.
ALIASES = {
    "code": ("code", "id", "cardid", "cardcode", "uid", "sku", "identifier"),
    "id": ("id", "code", "cardid", "cardcode", "uid", "sku", "identifier"),
    "name": ("name", "cardname", "title", "cardtitle", "label"),
    COPIES: ("copies", "quantity", "qty", "count", "cardcount", "amount", "number", "num", "numberofcopies"),
    "text": ("text", "rules", "rulestext", "cardtext", "body", "description", "effect", "effecttext"),
    "kind": ("kind", "type", "cardtype", "category"),
    "value": ("value", "points", "score", "vp", "dollars"),
    "worth": ("worth", "value", "points"),
    "prep": ("prep", "preptime"),
    "goes_on": ("goeson", "fits"),
    "needs": ("needs", "ingredients", "requires", "recipe"),
    "icon": ("icon", "boss", "symbol"),
    "sub": ("sub", "subflavor", "subflavour", "subtype"),
    "flavor": ("flavor", "flavour"),
    GROUP: ("row", "rowtype", "section", "type", "kind"),
}


@dataclass(frozen=True)
class Form:
    """What the rows of a game's decks are like: by kind of row its fields, each with what it holds."""

    groups: dict[str, dict[str, str]]
    head: tuple[str, ...]  # fields of the file itself: its name, and perhaps the number of its cards
    omits_blanks: bool = False  # is a field that has nothing to say left out, and not an empty text?

    @property
    def fields(self) -> list[str]:
        """Every field once, in the order of the file."""
        return list(dict.fromkeys(name for fields in self.groups.values() for name in fields))

    @property
    def columns(self) -> list[str]:
        return [GROUP, *self.fields] if len(self.groups) > 1 else self.fields


@dataclass
class Row:
    """A card of a table."""

    group: str
    cells: dict[str, object]
    number: int = 0  # of its row in the table, as a spreadsheet counts


@dataclass
class Rows:
    """All cards of a deck, and its name."""

    name: str
    rows: list[Row]
    ignored: list[str] = field(default_factory=list)  # headings that nobody knows


# -- Tables ------------------------------------------------------------------


def looks_like_table(text: str) -> bool:
    """Is this a table, and not a deck file? Its first line has headings, and one of them is that of the codes."""
    line = text.lstrip("\ufeff").lstrip().partition("\n")[0]
    if line.startswith(FILE_MARKS) or len(line) > MAX_LINE_LENGTH:
        return False
    known = {alias for name in CODE_FIELDS for alias in ALIASES[name]}
    return any(
        len(cells) > 1 and known & set(map(_plain, cells)) for cells in [line.split(mark) for mark in DELIMITERS]
    )


def read_table(text: str, file: str, form: Form) -> Rows:
    """The rows of a table; DeckError with everything that is wrong, by row and column."""
    return _Reader(file, form).read(_cells_of(text, file))


def _cells_of(text: str, file: str) -> list[list[str]]:
    if len(text) > MAX_DECK_LENGTH:
        raise DeckError(file, [f"the table has {len(text)} characters; a deck has at most {MAX_DECK_LENGTH}"])
    text = text.lstrip("\ufeff")
    first = text.lstrip().partition("\n")[0]
    delimiter = max(DELIMITERS, key=first.count)
    try:
        return [[cell.strip() for cell in row] for row in csv.reader(StringIO(text, newline=""), delimiter=delimiter)]
    except csv.Error as error:
        raise DeckError(file, [f"this is not a table: {error}"]) from None


class _Reader:
    """Reads one table. Faults are collected and raised together."""

    def __init__(self, file: str, form: Form) -> None:
        self.file = file
        self.form = form
        self.problems: list[str] = []
        self.columns: dict[str, int] = {}  # by field
        self.headings: list[str] = []

    def read(self, cells: list[list[str]]) -> Rows:
        filled = [(number, row) for number, row in enumerate(cells, 1) if any(row)]
        if not filled:
            raise DeckError(self.file, ["the table is empty"])
        (_, headings), *others = filled
        if len(others) > MAX_ROWS or len(headings) > MAX_COLUMNS:
            raise DeckError(self.file, [f"a table has at most {MAX_ROWS} rows and {MAX_COLUMNS} columns"])
        self._find_columns(headings)
        rows = [row for number, own in others if (row := self._row(number, own)) is not None]
        if self.problems:
            raise DeckError(self.file, self.problems)
        used = set(self.columns.values())
        ignored = [heading for place, heading in enumerate(headings) if heading and place not in used]
        return Rows(PurePath(self.file).stem or "deck", rows, ignored)

    def _fault(self, problem: str) -> None:
        self.problems.append(problem)
        if len(self.problems) >= MAX_PROBLEMS:
            raise DeckError(self.file, [*self.problems, "… and perhaps more"])

    def _find_columns(self, headings: list[str]) -> None:
        """A heading that is a field's own name comes before those that only mean it."""
        self.headings = headings
        plain = [_plain(heading) for heading in headings]
        wanted = self.form.columns
        for name in wanted:
            if _plain(name) in plain:
                self.columns[name] = plain.index(_plain(name))
        for name in wanted:
            for alias in ALIASES.get(name, ()):
                if name not in self.columns and alias in plain and plain.index(alias) not in self.columns.values():
                    self.columns[name] = plain.index(alias)
        needed = [name for name in wanted if name in (*CODE_FIELDS, GROUP) and name not in self.columns]
        if needed:
            raise DeckError(
                self.file,
                [
                    f"row 1: there is no column {', '.join(map(repr, needed))}; "
                    f"a table of this game has: {', '.join(wanted)}; this one has: {', '.join(filter(None, headings))}"
                ],
            )
        if COPIES not in wanted:
            self._one_copy_each(plain)

    def _one_copy_each(self, plain: list[str]) -> None:
        """Games in which every card is a row of its own: a column of quantities may be there, and says 1."""
        place = next((plain.index(alias) for alias in ALIASES[COPIES] if alias in plain), None)
        if place is not None and place not in self.columns.values():
            self.columns[COPIES] = place

    def _row(self, number: int, cells: list[str]) -> Row | None:
        group = self._group(number, cells)
        if group is None:
            return None
        found: dict[str, object] = {}
        for name, kind in self.form.groups[group].items():
            text = self._cell(cells, name)
            if kind == NUMBER:
                if text:
                    found[name] = self._number(number, name, text)
            elif kind == LIST:
                found[name] = [part for part in SEPARATORS.split(text) if part]
            elif text or (kind == TEXT and not self.form.omits_blanks):
                found[name] = text
        if COPIES in self.columns and COPIES not in self.form.columns and self._cell(cells, COPIES) not in ("", "1"):
            self._fault(
                f"{self._place(number, COPIES)}: every card of this game is a row of its own, so this must be 1"
            )
        return Row(group, found, number)

    def _group(self, number: int, cells: list[str]) -> str | None:
        groups = list(self.form.groups)
        if len(groups) == 1:
            return groups[0]
        text = self._cell(cells, GROUP).casefold()
        if text not in groups:
            self._fault(f"{self._place(number, GROUP)}: {text!r} is none of {', '.join(groups)}")
            return None
        return text

    def _cell(self, cells: list[str], name: str) -> str:
        place = self.columns.get(name)
        return cells[place] if place is not None and place < len(cells) else ""

    def _number(self, number: int, name: str, text: str) -> int:
        found = WHOLE.fullmatch(text)
        if found is None or len(found[1]) > NUMBER_DIGITS:
            self._fault(f"{self._place(number, name)}: {text!r} is not a whole number")
            return 0
        return int(found[1])

    def _place(self, number: int, name: str) -> str:
        return f"row {number}, column {column_letters(self.columns[name])} ({self.headings[self.columns[name]]})"


def _plain(heading: str) -> str:
    """A heading without what is written differently everywhere."""
    return re.sub(r"[^a-z0-9]", "", heading.strip().strip('"').casefold())


def column_letters(place: int) -> str:
    """A column as spreadsheets call it: A, B … Z, AA."""
    letters = ""
    place += 1
    while place:
        place, rest = divmod(place - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters


def write_table(rows: Rows, form: Form) -> list[list[str]]:
    """The headings, and a row for each card."""
    table = [list(form.columns)]
    for row in rows.rows:
        cells: dict[str, object] = {GROUP: row.group, **row.cells}
        table.append([_cell_text(cells.get(name, "")) for name in form.columns])
    return table


def _cell_text(value: object) -> str:
    return "; ".join(map(str, value)) if isinstance(value, list) else str(value)


def csv_text(table: Sequence[Sequence[str]]) -> str:
    text = StringIO(newline="")
    csv.writer(text, lineterminator="\n").writerows(table)
    return text.getvalue()


# -- TOML --------------------------------------------------------------------


def toml_form(text: str) -> Form:
    """What the rows of a TOML deck are like, by one that is known to be good."""
    data = toml_of(text)
    groups = {name: _fields(rows) for name, rows in data.items() if isinstance(rows, list)}
    return Form(groups, tuple(name for name in data if name not in groups))


def _fields(rows: Iterable[Mapping[str, object]]) -> dict[str, str]:
    fields: dict[str, str] = {}
    for row in rows:
        for name, value in row.items():
            fields[name] = LIST if isinstance(value, list) else NUMBER if isinstance(value, int) else TEXT
    return fields


def toml_rows(text: str) -> Rows:
    """The rows of a TOML deck that is known to be good."""
    data = toml_of(text)
    rows = [Row(name, row) for name, value in data.items() if isinstance(value, list) for row in value]
    return Rows(str(data.get("name", "deck")), rows)


def toml_text(rows: Rows, form: Form) -> tuple[str, dict[int, int]]:
    """The text of a deck file, and by line the row of the table that it comes from."""
    lines: list[str] = []
    origin: dict[int, int] = {}
    for name in form.head:
        lines.append(f"{name} = {total_of(rows, form) if name == 'total' else _toml_value(rows.name)}")
    for row in rows.rows:
        lines.append("")
        for line in [f"[[{row.group}]]", *(f"{name} = {_toml_value(value)}" for name, value in row.cells.items())]:
            lines.append(line)
            origin[len(lines)] = row.number
    return "\n".join(lines) + "\n", origin


def total_of(rows: Rows, form: Form) -> int:
    """How many cards there are: copies where they are counted, otherwise rows."""
    if not any(COPIES in fields for fields in form.groups.values()):
        return len(rows.rows)
    return sum(copies for row in rows.rows if isinstance(copies := row.cells.get(COPIES, 0), int))


def _toml_value(value: object) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_toml_value, value))}]"
    return str(value) if isinstance(value, int) else quoted(str(value))


def quoted(text: str) -> str:
    """A text in double quotes, as TOML and YAML read it; it stays on one line."""
    text = NEXT_LINE.sub(" ", text).replace("\\", "\\\\").replace('"', '\\"').replace("\t", " ")
    return '"' + "".join(char if char.isprintable() else f"\\U{ord(char):08x}" for char in text) + '"'


def by_row(problems: Iterable[str], origin: Mapping[int, int]) -> list[str]:
    """What is wrong in a text that was made of a table, told by the rows of the table."""

    def row_of(found: re.Match[str]) -> str:
        number = origin.get(int(found[1]))
        return found[0] if number is None else f"row {number}"

    return [PLACE.sub(row_of, problem) for problem in problems]
