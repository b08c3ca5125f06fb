"""Spreadsheets: the first sheet of an XLSX file as text, and back. This needs openpyxl, which comes with the lab."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import BadZipFile

from bakehouse.core.deck_table import MAX_COLUMNS, MAX_ROWS, csv_text
from bakehouse.core.errors import BakehouseError, DeckError

if TYPE_CHECKING:
    from types import ModuleType

SUFFIX = ".xlsx"
SHEET = "cards"


def _openpyxl() -> ModuleType:
    try:
        import openpyxl
    except ImportError:
        raise BakehouseError("spreadsheets need an extra: pip install 'bakehouse[lab]'; or save it as CSV") from None
    return openpyxl


def read_spreadsheet(path: Path) -> str:
    """The first sheet, as the text of a table."""
    openpyxl = _openpyxl()
    try:
        book = openpyxl.load_workbook(path, read_only=True, data_only=True)
    except (BadZipFile, KeyError, ValueError, openpyxl.utils.exceptions.InvalidFileException) as error:
        raise DeckError(str(path), [f"this is no spreadsheet: {error}"]) from None
    try:
        sheet = book.worksheets[0]
        rows = sheet.iter_rows(max_row=MAX_ROWS + 2, max_col=MAX_COLUMNS + 1, values_only=True)
        return csv_text([["" if cell is None else str(cell) for cell in row] for row in rows])
    finally:
        book.close()


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
    if cell.lstrip("-").isdigit() and cell.isascii() and len(cell) < 10:
        return int(cell)
    return cell
