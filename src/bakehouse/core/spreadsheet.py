"""Spreadsheets: the first sheet of an XLSX file as CSV, and back. This needs openpyxl, which comes with the lab."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import BadZipFile, ZipFile

from bakehouse.core.deck_table import MAX_COLUMNS, MAX_ROWS, NUMBER_DIGITS, csv_text
from bakehouse.core.errors import BakehouseError, DeckError

if TYPE_CHECKING:
    from types import ModuleType

SHEET = "cards"
MAX_UNPACKED = 20_000_000  # bytes of XML in a spreadsheet: a small file can unpack to gigabytes
# What openpyxl raises when a file is not what it claims to be.
Unreadable = (
    BadZipFile,
    zlib.error,
    SyntaxError,  # of XML
    ValueError,
    TypeError,
    LookupError,
    AttributeError,
    EOFError,
    OSError,
    RuntimeError,  # it has a password
)


def _openpyxl() -> ModuleType:
    """Not an `import` statement: mypyc reads this module where neither openpyxl nor its types are installed."""
    try:
        return import_module("openpyxl")
    except ImportError:
        raise BakehouseError("spreadsheets need an extra: pip install 'bakehouse[lab]'; or save it as CSV") from None


def read_spreadsheet(data: bytes, file: str) -> str:
    """The first sheet, as CSV. Formulas count as what they came to when the file was saved."""
    openpyxl = _openpyxl()
    try:
        if _unpacked_size(data) > MAX_UNPACKED:
            raise DeckError(file, ["the spreadsheet is far too large for a deck"])
        book = openpyxl.load_workbook(BytesIO(data), read_only=True, data_only=True)
        sheet = book.worksheets[0]
        sheet.reset_dimensions()  # some programs write a wrong size into the file
        rows = sheet.iter_rows(max_row=MAX_ROWS + 2, max_col=MAX_COLUMNS + 1, values_only=True)
        return csv_text([["" if cell is None else str(cell) for cell in row] for row in rows])
    except DeckError:
        raise
    except Unreadable as error:
        raise DeckError(file, [f"this is not a spreadsheet: {error}"]) from None


def _unpacked_size(data: bytes) -> int:
    with ZipFile(BytesIO(data)) as packed:
        return sum(part.file_size for part in packed.infolist() if part.filename.endswith((".xml", ".rels")))


def write_spreadsheet(table: Sequence[Sequence[str]], path: Path) -> None:
    """Numbers become numbers, so that one can calculate with them; the headings stay in sight."""
    openpyxl = _openpyxl()
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.title = SHEET
    for row in table:
        sheet.append([_value(cell) for cell in row])
    for row in sheet.iter_rows():
        for cell in row:
            if cell.data_type == "f":  # a text that begins with =
                cell.data_type = "s"
    for cell in sheet[1]:
        cell.font = openpyxl.styles.Font(bold=True)
    sheet.freeze_panes = "A2"
    book.save(path)


def _value(cell: str) -> str | int:
    digits = cell.removeprefix("-")
    is_number = digits.isascii() and digits.isdigit() and len(digits) <= NUMBER_DIGITS
    return int(cell) if is_number and str(int(cell)) == cell else cell
