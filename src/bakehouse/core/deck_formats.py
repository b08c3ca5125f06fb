"""Decks in the formats that people keep them in: deck files (TOML or YAML) and tables (CSV or XLSX).

`core.game` imports this when somebody brings a deck of their own, so that nobody else waits for it.
"""

from __future__ import annotations

from pathlib import Path, PurePath
from typing import TYPE_CHECKING

from bakehouse.core.deck_table import by_row, csv_text, looks_like_table, read_table, write_table
from bakehouse.core.deckfile import MAX_DECK_LENGTH
from bakehouse.core.errors import DeckError, OptionError

if TYPE_CHECKING:
    from bakehouse.core.deck import Deck
    from bakehouse.core.game import Game

MAX_BYTES = 2_000_000  # of a file, which may be a spreadsheet with pictures in it
CSV, TSV, XLSX = ".csv", ".tsv", ".xlsx"
TABLES = (CSV, TSV, XLSX)
ZIP_MARK = b"PK\x03\x04"  # a spreadsheet is a ZIP file
UTF_16_MARKS = (b"\xff\xfe", b"\xfe\xff")


# -- Reading -----------------------------------------------------------------


def text_in(path: str | Path) -> str:
    """The deck in a file, as text."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise DeckError(str(path), [f"the file cannot be read: {error}"]) from None
    return text_of(data, str(path))


def text_of(data: bytes, file: str) -> str:
    """The deck in these bytes, as text: that of a deck file, or of a table; a spreadsheet becomes CSV."""
    if len(data) > MAX_BYTES:
        raise DeckError(file, [f"the file is larger than {MAX_BYTES // 1_000_000} MB, which no deck is"])
    if data.startswith(ZIP_MARK) or _suffix(file) == XLSX:
        from bakehouse.core.spreadsheet import read_spreadsheet

        return read_spreadsheet(data, file)
    try:
        text = data.decode("utf-16" if data.startswith(UTF_16_MARKS) else "utf-8-sig")
    except UnicodeDecodeError as error:
        if _suffix(file) not in TABLES:
            raise DeckError(file, [f"the file cannot be read: {error}"]) from None
        text = data.decode("cp1252", "replace")  # as spreadsheets save plain CSV in Western Europe
    return text.replace("\r\n", "\n")[: MAX_DECK_LENGTH + 1]


def is_table(text: str, file: str) -> bool:
    return _suffix(file) in TABLES or looks_like_table(text)


def deck_from_table(game: Game, text: str, file: str) -> Deck:
    """A table becomes the text of a deck file, which is read like any other; faults are told by row and column."""
    made, origin = game.deck_file_text(read_table(text, file, game.deck_form()))
    try:
        return game.deck_text(made)
    except DeckError as error:
        raise DeckError(file, by_row(error.problems, origin)) from None


def columns_ignored(game: Game, text: str, file: str) -> list[str]:
    """The headings of a table that the game does not know; a deck file has none."""
    return read_table(text, file, game.deck_form()).ignored if is_table(text, file) else []


def _suffix(file: str) -> str:
    return PurePath(file).suffix.lower()


# -- Writing -----------------------------------------------------------------


def save_deck(game: Game, deck: Deck, path: Path) -> None:
    """Write a deck in the format that the file's name asks for."""
    suffix = path.suffix.lower().replace(".yml", ".yaml")
    own = Path(game.house_file).suffix
    if suffix not in (CSV, XLSX, own):
        raise OptionError(f"decks of {game.info.title} are written as .csv, .xlsx or {own}, not as {path.name}")
    if suffix == own:
        path.write_text(deck.text, "utf-8")
        return
    table = write_table(game.deck_rows(deck.text), game.deck_form())
    if suffix == CSV:
        path.write_text(csv_text(table), "utf-8")
    else:
        from bakehouse.core.spreadsheet import write_spreadsheet

        write_spreadsheet(table, path)
