"""Decks as tables: the house decks there and back, headings of other tools, and faults by row and column."""

from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import pytest

import bakehouse
from bakehouse import DeckError, Game
from bakehouse.core.deck_formats import MAX_BYTES, columns_ignored, text_of
from bakehouse.core.deck_table import column_letters, csv_text, looks_like_table, write_table

OURS = ["pastry-chefs", "the-pie-game", "pie-factory", "cheflebrity", "pie-contest"]
FACTORY = bakehouse.game("pie-factory")


def table_of(game: Game) -> list[list[str]]:
    return write_table(game.deck_rows(game.house_deck().text), game.deck_form())


def problems(game: Game, text: str) -> list[str]:
    with pytest.raises(DeckError) as found:
        game.deck_text(text, "mine.csv")
    return found.value.problems


def changed(game: Game, row: int, column: str, value: str) -> str:
    """The house deck as a table with another cell; rows are counted as in a spreadsheet, from 1."""
    table = table_of(game)
    table[row - 1][table[0].index(column)] = value
    return csv_text(table)


@pytest.mark.parametrize("slug", OURS)
def test_the_house_deck_there_and_back(slug: str) -> None:
    game = bakehouse.game(slug)
    house = game.house_deck()
    deck = game.deck_text(csv_text(table_of(game)), "house.csv")
    assert deck.name == "house"
    assert deck.codes == house.codes
    assert list(deck.copies) == list(house.copies)
    assert game.faces(deck) == game.faces(house)
    assert write_table(game.deck_rows(deck.text), game.deck_form()) == table_of(game)
    game.deal(game.info.usual_seats, 1, deck=deck)


@pytest.mark.parametrize("slug", OURS)
@pytest.mark.parametrize("kind", ["csv", "xlsx"])
def test_files_there_and_back(slug: str, kind: str, tmp_path: Path) -> None:
    if kind == "xlsx":
        pytest.importorskip("openpyxl")
    game = bakehouse.game(slug)
    path = tmp_path / f"house.{kind}"
    game.save_deck(game.house_deck(), path)
    own = tmp_path / f"again{Path(game.house_file).suffix}"
    game.save_deck(game.deck(path), own)
    again = game.deck(own)
    assert list(again.copies) == list(game.house_deck().copies)
    assert game.faces(again) == game.faces(game.house_deck())


def test_a_deck_is_written_in_the_forms_that_there_are(tmp_path: Path) -> None:
    with pytest.raises(bakehouse.OptionError, match=r"as \.csv, \.xlsx or \.toml, not as mine\.yaml"):
        FACTORY.save_deck(FACTORY.house_deck(), tmp_path / "mine.yaml")


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
@pytest.mark.parametrize(
    "headings",
    [
        "code,name,number,suit,copies",
        "ID,Card Name,number,suit,Quantity",  # as Dextrous and Component.Studio call them
        "Card_ID,Title,Number,SUIT,Count",  # as in many tables for nanDECK
    ],
)
def test_headings_of_other_tools(headings: str, delimiter: str) -> None:
    game = bakehouse.game("pastry-chefs")
    text = csv_text([headings.split(","), *table_of(game)[1:]]).replace(",", delimiter)
    deck = game.deck_text("\ufeff" + text.replace("\n", "\r\n"))
    assert list(deck.copies) == [3] * 16


def test_columns_that_the_game_does_not_know_are_ignored() -> None:
    table = [[*row, "art.png", ""] for row in table_of(FACTORY)]
    table[0][-2:] = ["Artwork", ""]
    assert columns_ignored(FACTORY, csv_text(table), "mine.csv") == ["Artwork"]
    assert columns_ignored(FACTORY, FACTORY.house_deck().text, "mine.toml") == []
    assert FACTORY.deck_text(csv_text(table)).size == 46


def test_faults_have_their_row_and_column() -> None:
    assert problems(FACTORY, changed(FACTORY, 4, "value", "two")) == [
        "row 4, column D (value): 'two' is not a whole number"
    ]
    assert problems(FACTORY, changed(FACTORY, 5, "kind", "crumb")) == [
        "row 5: there is no kind 'crumb'; it is crust, filling, topping"
    ]
    assert problems(FACTORY, changed(FACTORY, 6, "prep", "")) == [
        "row 6: 'prep' must be a whole number, and is missing"
    ]
    pies = bakehouse.game("the-pie-game")
    assert problems(pies, changed(pies, 3, "row", "spice")) == [
        "row 3, column A (row): 'spice' is not one of ingredient, special, recipe"
    ]


def test_faults_in_the_text_of_a_card_have_their_row() -> None:
    game = bakehouse.game("pie-contest")
    found = problems(game, changed(game, 3, "abilities", "[{when: played, do: [{drawn: 1}]}]"))
    assert len(found) == 1
    assert found[0].startswith("row 3, card sea-salt: ")


def test_a_table_without_codes_is_told_which_columns_it_needs() -> None:
    assert not looks_like_table("name,copies\nApple,3\n")
    assert problems(FACTORY, "name,copies\nApple,3\n") == [
        "row 1: there is no column 'code'; a table of this game has: code, name, kind, value, prep, goes_on, icon; "
        "this one has: name, copies"
    ]
    assert problems(FACTORY, "code,name\n") == ["there is no card below the headings"]
    missing = problems(bakehouse.game("the-pie-game"), "code,name,copies\nAPP,Apple,4\n")
    assert missing == [
        "row 1: there is no column 'row'; a table of this game has: row, code, name, family, copies, text, needs; "
        "this one has: code, name, copies"
    ]


def test_each_card_a_row_of_its_own() -> None:
    """Pie Factory counts no copies: a column of quantities may be there, and says 1."""
    table = [[*row, "1"] for row in table_of(FACTORY)]
    table[0][-1] = "Qty"
    assert FACTORY.deck_text(csv_text(table)).size == 46
    table[2][-1] = "2"
    assert problems(FACTORY, csv_text(table)) == [
        "row 3, column H (Qty): every card of this game has a row of its own, so this must be 1"
    ]


@pytest.mark.parametrize("slug", OURS)
def test_deck_files_are_no_tables(slug: str) -> None:
    assert not looks_like_table(bakehouse.game(slug).house_deck().text)


def test_letters_of_spreadsheets(tmp_path: Path) -> None:
    """A table that was saved as plain CSV in Western Europe, and numbers as a spreadsheet writes them."""
    table = table_of(FACTORY)
    table[1][1] = "Mürbeteig"
    table[1][3] = "1.0"
    (tmp_path / "mine.csv").write_bytes(csv_text(table).encode("cp1252"))
    faces = {face.code: face for face in FACTORY.faces(FACTORY.deck(tmp_path / "mine.csv"))}
    assert faces["C01"].name == "Mürbeteig"


def test_quotes_and_lines_in_a_cell() -> None:
    game = bakehouse.game("the-pie-game")
    table = table_of(game)
    row = next(row for row in table if row[1] == "F2")
    row[5] = 'Say "fudge" \\ and\nthrow two.'
    deck = game.deck_text(csv_text(table))
    faces = {face.code: face for face in game.faces(deck)}
    assert faces["F2"].text == 'Say "fudge" \\ and throw two.'


def test_what_is_not_a_spreadsheet_is_refused(tmp_path: Path) -> None:
    pytest.importorskip("openpyxl")
    (tmp_path / "mine.xlsx").write_text("no spreadsheet")
    with pytest.raises(DeckError, match="this is not a spreadsheet"):
        FACTORY.deck(tmp_path / "mine.xlsx")
    with pytest.raises(DeckError, match="the file cannot be read"):
        FACTORY.deck(tmp_path / "none.xlsx")


def test_a_spreadsheet_is_known_by_its_bytes(tmp_path: Path) -> None:
    pytest.importorskip("openpyxl")
    FACTORY.save_deck(FACTORY.house_deck(), tmp_path / "mine.xlsx")
    assert text_of((tmp_path / "mine.xlsx").read_bytes(), "upload").startswith("code,name,")


def test_what_unpacks_to_far_too_much_is_not_unpacked() -> None:
    pytest.importorskip("openpyxl")
    data = BytesIO()
    with ZipFile(data, "w", ZIP_DEFLATED) as packed:
        packed.writestr("xl/worksheets/sheet1.xml", b"<" * 30_000_000)
    assert len(data.getvalue()) < MAX_BYTES
    with pytest.raises(DeckError, match="far too large"):
        text_of(data.getvalue(), "mine.xlsx")
    with pytest.raises(DeckError, match="larger than 2 MB"):
        text_of(b"x" * (MAX_BYTES + 1), "mine.csv")


def test_unicode_text_of_excel() -> None:
    assert text_of("code\tname\r\n".encode("utf-16"), "mine.txt") == "code\tname\n"


def test_texts_are_no_formulas(tmp_path: Path) -> None:
    openpyxl = pytest.importorskip("openpyxl")
    text = FACTORY.house_deck().text.replace("Cracker Crust", "=1+1")
    FACTORY.save_deck(FACTORY.deck_text(text), tmp_path / "mine.xlsx")
    cell = openpyxl.load_workbook(tmp_path / "mine.xlsx").active["B2"]
    assert (cell.value, cell.data_type) == ("=1+1", "s")


def test_columns_as_letters() -> None:
    assert [column_letters(place) for place in (0, 25, 26, 51, 52, 701, 702)] == [
        "A",
        "Z",
        "AA",
        "AZ",
        "BA",
        "ZZ",
        "AAA",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "code,name\n" + "A1,x\n" * 2_100,
        "code," + "x," * 300 + "x\nA1\n",
        "code,name\n" + "x" * 300_000,
        'code,name\nA1,"never closed\n',
        "code,name\n\0,x\n",
        "id,abilities\nx,[{when: played]\n",
    ],
)
@pytest.mark.parametrize("slug", ["pie-factory", "pie-contest"])
def test_tables_that_are_too_much_are_refused(slug: str, text: str) -> None:
    with pytest.raises(DeckError):
        bakehouse.game(slug).deck_text(text)
