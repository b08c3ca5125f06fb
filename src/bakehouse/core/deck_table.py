"""Decks as tables, which is how designers keep them: one row of headings, then one row for each card.

Which columns a game's decks have is read off its house deck, so that every game has tables. Headings are recognised by
name, including the names that card layout tools use (nanDECK, Component.Studio, Dextrous): `Quantity` is `copies`,
`Card Name` is `name`. Columns that the game does not know, such as frames and pictures, are ignored. Several things in
one cell are separated by semicolons.

A table is turned into the text of a deck file and read like any other; what is wrong is reported by row and column.
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

TEXT, NUMBER, LIST, DATA = "text", "number", "list", "data"  # DATA: copied into the deck file as it is
GROUP = "row"  # the column that says what a row is, in decks with several kinds of rows
COPIES = "copies"
CODE_FIELDS = ("code", "id")
DELIMITERS = (",", ";", "\t")
FILE_MARKS = ("#", "[", "{", "-")  # lines of TOML, YAML and JSON begin with these, and headings do not
MAX_ROWS = 2_000
MAX_COLUMNS = 200
SEPARATORS = re.compile(r"\s*[;|\n]\s*")
NEXT_LINE = re.compile(r"\s*\r?\n\s*")
PLACE = re.compile(r"\bline (\d+)(?:, \w+ \d+)?")
WHOLE = re.compile(r"([-+]?\d+)(?:[.,]0+)?")
NUMBER_DIGITS = 9  # no card has a longer number

# Other names of a column, without spaces and punctuation.
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
class DeckForm:
    """What the rows of a game's decks look like: for each kind of row its fields, and what each of them holds."""

    groups: dict[str, dict[str, str]]
    head: tuple[str, ...]  # fields of the file itself: its name, and perhaps the number of its cards
    omits_blanks: bool = False  # is an empty field left out, instead of being an empty text?

    @property
    def fields(self) -> list[str]:
        """Every field once, in the order of the deck file."""
        return list(dict.fromkeys(name for fields in self.groups.values() for name in fields))

    @property
    def columns(self) -> list[str]:
        return [GROUP, *self.fields] if len(self.groups) > 1 else self.fields


@dataclass
class CardRow:
    """A card of a table."""

    group: str
    cells: dict[str, object]
    number: int = 0  # of its row in the table, as a spreadsheet counts


@dataclass
class DeckRows:
    """All cards of a deck, and its name."""

    name: str
    rows: list[CardRow]
    ignored: list[str] = field(default_factory=list)  # headings that the game does not know


# -- Tables ------------------------------------------------------------------


def looks_like_table(text: str) -> bool:
    """Is this a table rather than a deck file? Its first line has headings, and one of them names the codes."""
    line = text.lstrip("\ufeff").lstrip().partition("\n")[0]
    if line.startswith(FILE_MARKS) or len(line) > MAX_LINE_LENGTH:
        return False
    known = {alias for name in CODE_FIELDS for alias in ALIASES[name]}
    return any(
        len(cells) > 1 and known & set(map(_plain, cells)) for cells in [line.split(mark) for mark in DELIMITERS]
    )


def read_table(text: str, file: str, form: DeckForm) -> DeckRows:
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

    def __init__(self, file: str, form: DeckForm) -> None:
        self.file = file
        self.form = form
        self.problems: list[str] = []
        self.columns: dict[str, int] = {}  # by field
        self.headings: list[str] = []

    def read(self, cells: list[list[str]]) -> DeckRows:
        filled = [(number, row) for number, row in enumerate(cells, 1) if any(row)]
        if not filled:
            raise DeckError(self.file, ["the table is empty"])
        (number, headings), *others = filled
        if not others:
            raise DeckError(self.file, ["there is no card below the headings"])
        if len(others) > MAX_ROWS or any(headings[MAX_COLUMNS:]):
            raise DeckError(self.file, [f"a table has at most {MAX_ROWS} rows and {MAX_COLUMNS} columns"])
        self._find_columns(number, headings)
        rows = [row for at, cells_in_row in others if (row := self._row(at, cells_in_row)) is not None]
        if self.problems:
            raise DeckError(self.file, self.problems)
        used = set(self.columns.values())
        ignored = [heading for place, heading in enumerate(headings) if heading and place not in used]
        return DeckRows(PurePath(self.file).stem or "deck", rows, ignored)

    def _fault(self, problem: str) -> None:
        self.problems.append(problem)
        if len(self.problems) >= MAX_PROBLEMS:
            raise DeckError(self.file, [*self.problems, "… and perhaps more"])

    def _find_columns(self, number: int, headings: list[str]) -> None:
        """A field's own name wins over the other names that it may have."""
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
                    f"row {number}: there is no column {', '.join(map(repr, needed))}; a table of this game has: "
                    f"{', '.join(wanted)}; this one has: {', '.join(filter(None, headings))}"
                ],
            )
        if COPIES not in wanted:
            self._one_copy_each(plain)

    def _one_copy_each(self, plain: list[str]) -> None:
        """In games whose cards are all different, a column of quantities may be there, as long as it says 1."""
        place = next((plain.index(alias) for alias in ALIASES[COPIES] if alias in plain), None)
        if place is not None and place not in self.columns.values():
            self.columns[COPIES] = place

    def _row(self, number: int, cells: list[str]) -> CardRow | None:
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
                f"{self._place(number, COPIES)}: every card of this game has a row of its own, so this must be 1"
            )
        return CardRow(group, found, number)

    def _group(self, number: int, cells: list[str]) -> str | None:
        groups = list(self.form.groups)
        if len(groups) == 1:
            return groups[0]
        text = self._cell(cells, GROUP).casefold()
        if text not in groups:
            self._fault(f"{self._place(number, GROUP)}: {text!r} is not one of {', '.join(groups)}")
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
    """A heading without its spelling: capitals, spaces and punctuation."""
    return re.sub(r"[^a-z0-9]", "", heading.strip().strip('"').casefold())


def column_letters(place: int) -> str:
    """A column as spreadsheets call it: A, B … Z, AA."""
    letters = ""
    place += 1
    while place:
        place, rest = divmod(place - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters


def write_table(rows: DeckRows, form: DeckForm) -> list[list[str]]:
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


def toml_form(text: str) -> DeckForm:
    """What the rows of a game's TOML decks look like, read off one that is known to be good."""
    data = toml_of(text)
    groups = {name: _fields(rows) for name, rows in data.items() if isinstance(rows, list)}
    return DeckForm(groups, tuple(name for name in data if name not in groups))


def _fields(rows: Iterable[Mapping[str, object]]) -> dict[str, str]:
    fields: dict[str, str] = {}
    for row in rows:
        for name, value in row.items():
            fields[name] = LIST if isinstance(value, list) else NUMBER if isinstance(value, int) else TEXT
    return fields


def toml_rows(text: str) -> DeckRows:
    """The rows of a TOML deck that is known to be good."""
    data = toml_of(text)
    rows = [CardRow(name, row) for name, value in data.items() if isinstance(value, list) for row in value]
    return DeckRows(str(data.get("name", "deck")), rows)


def toml_text(rows: DeckRows, form: DeckForm) -> tuple[str, dict[int, int]]:
    """The text of a deck file, and for each of its lines the row of the table that it comes from."""
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


def total_of(rows: DeckRows, form: DeckForm) -> int:
    """How many cards there are: copies where they are counted, otherwise rows."""
    if not any(COPIES in fields for fields in form.groups.values()):
        return len(rows.rows)
    return sum(copies for row in rows.rows if isinstance(copies := row.cells.get(COPIES, 0), int))


def _toml_value(value: object) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_toml_value, value))}]"
    return str(value) if isinstance(value, int) else quoted(str(value))


def quoted(text: str) -> str:
    """A text in double quotes, as both TOML and YAML read it, on one line."""
    text = NEXT_LINE.sub(" ", text).replace("\\", "\\\\").replace('"', '\\"').replace("\t", " ")
    return '"' + "".join(char if char.isprintable() else f"\\U{ord(char):08x}" for char in text) + '"'


def by_row(problems: Iterable[str], origin: Mapping[int, int]) -> list[str]:
    """What is wrong in a text that was made from a table, with the rows of the table instead of lines."""

    def row_of(found: re.Match[str]) -> str:
        number = origin.get(int(found[1]))
        return found[0] if number is None else f"row {number}"

    return [PLACE.sub(row_of, problem) for problem in problems]
