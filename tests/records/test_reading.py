"""Reading: each fault with its line and what would be right; leniently the good part is kept."""

from pathlib import Path

import pytest

import bakehouse
from bakehouse import RecordError
from bakehouse.records import as_seen_by, load, parse, read, replay
from bakehouse.records.reading import MAX_ERRORS, MAX_LINE_LENGTH, MAX_RECORD_BYTES
from bakehouse.records.record import printable, quoted, unquoted
from tests.records.recorded import find, finished, pie_game, replaced, running


def first_fault(text: str | bytes) -> RecordError:
    with pytest.raises(RecordError) as error:
        read(text, strict=True, file="game.pie")
    assert str(error.value).startswith(f"game.pie:{error.value.line}: ")
    return error.value


def refused(text: str, line: int, *told: str) -> None:
    """The text is refused at this line; leniently it is read, and has the same fault."""
    fault = first_fault(text)
    assert fault.line == line, str(fault)
    for words in told:
        assert words in str(fault)
    assert str(read(text, file="game.pie").errors[0]) == str(fault)


def tag(name: str, value: str) -> str:
    """A finished record with another value of a tag."""
    return replaced(finished(), find(finished(), f"[{name} "), f'[{name} "{value}"]')


# -- Tags --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("Pie", "2", "this program reads format 1"),
        ("Game", "poker", "there are: pastry-chefs"),
        ("Rules", "7", "follows version '7' of the rules; here Pastry Chefs has version 1"),
        ("Deck", "house 0000000000000000", "another deck must travel in DeckFile tags"),
        ("Seats", "5", "Seats must be 4, not '5'"),
        ("Seats", "04", "Seats must be 4"),
        ("Seats", "9" * 5_000, "Seats must be 4"),
        ("Commit", "abc", "64 hexadecimal digits"),
        ("Seed", "-1", "a seed is a whole number"),
        ("Seed", "9" * 19, "a seed is a whole number"),
        ("Seed", "٣", "a seed is a whole number"),
        ("View", "Q", "full, spectator or a seat: there is no seat 'Q'"),
        ("Moves", "many", "Moves must be a number"),
        ("Moves", "3", '"Moves" says 3, but there are'),
        ("Result", "five points; scores 9 9 9 9; winners N", "and should be 'five points; scores"),
    ],
)
def test_a_wrong_tag(name: str, value: str, told: str) -> None:
    refused(tag(name, value), find(finished(), f"[{name} "), told)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ("colour=red", "there is no option 'colour'; there are: "),
        ("pass=maybe", "option pass cannot be 'maybe'; it can be: off, on"),
        ("games", "written name=value"),
    ],
)
def test_wrong_options(options: str, told: str) -> None:
    number = find(running(), "[Options")
    refused(replaced(running(), number, f'[Options "{options}"]'), number, told)


@pytest.mark.parametrize("name", ["Pie", "Game", "Rules", "Deck", "Seats", "View", "Moves"])
def test_a_missing_tag(name: str) -> None:
    lines = [line for line in finished().split("\n") if not line.startswith(f"[{name} ")]
    told = "this is no record" if name == "Pie" else f"the tag {name} is missing"
    assert told in str(first_fault("\n".join(lines)))


def test_a_tag_that_appears_twice() -> None:
    lines = finished().split("\n")
    refused("\n".join([*lines[:2], lines[1], *lines[2:]]), 3, "Game appears twice (first in line 2)")


def test_tags_in_another_order() -> None:
    lines = finished().split("\n")
    text = "\n".join([lines[0], lines[2], lines[1], *lines[3:]])
    refused(text, 3, "the tag Game must come before Rules")
    assert read(text).moves == read(finished()).moves


def test_an_unknown_tag_is_kept() -> None:
    lines = finished().split("\n")
    text = "\n".join([*lines[:3], '[Weather "fine"]', *lines[3:]])
    refused(text, 4, "there is no tag 'Weather'; there are: Pie, Game,")
    assert read(text).value("Weather") == "fine"
    assert read(text).text == text


@pytest.mark.parametrize("line", ["[Game pastry-chefs]", '[Game "a" "b"]', '[Game "a]', "[", '[Game "\\ud800"]', "[]"])
def test_what_is_no_tag(line: str) -> None:
    refused(replaced(finished(), 2, line), 2, 'a tag is written [Name "value"]')


def test_a_player_in_a_seat_that_does_not_exist() -> None:
    lines = finished().split("\n")
    number = find(finished(), "[Seats ")
    text = "\n".join([*lines[:number], '[Player Z "Zoë"]', *lines[number:]])
    refused(text, number + 1, "there is no seat 'Z'")


def test_a_bad_deck_inside() -> None:
    number = find(finished(), "[Deck ")
    lines = finished().split("\n")
    text = "\n".join([*lines[:number], '[DeckFile "name = 3\\n"]', *lines[number:]])
    refused(text, number + 1, "'name' must be a text")


def test_another_deck_than_the_tag_says() -> None:
    number = find(finished(), "[Deck ")
    lines = finished().split("\n")
    house = quoted(bakehouse.game("pastry-chefs").house_deck().text)
    text = "\n".join([*lines[: number - 1], '[Deck "mine 0"]', f"[DeckFile {house}]", *lines[number:]])
    refused(text, number, "the deck is 'mine 0', but the one inside this record is 'house ")


def test_many_bad_tags_are_told_up_to_a_limit() -> None:
    text = '[Pie "1"]\n' + "[bad]\n" * 1_000
    assert len(read(text).errors) <= MAX_ERRORS + 10


@pytest.mark.parametrize(
    "value", ["", 'a "b" \\ c', "two\nlines\t", "\x00\x1b[31m\x7f\x9b", "\u202eabc\u2066", "日本 é 🥧", "\ufeff"]
)
def test_values_in_quotation_marks(value: str) -> None:
    assert unquoted(quoted(value)) == value
    assert printable(quoted(value)) == quoted(value)


# -- Lines -------------------------------------------------------------------


def test_a_move_that_is_not_legal() -> None:
    number = find(finished(), "N: ", 3)
    refused(replaced(finished(), number, "N: move 9 hearts E>S"), number, "PC-R")


def test_a_move_that_is_none() -> None:
    number = find(finished(), "S: ", 2)
    refused(replaced(finished(), number, "S: dance"), number, "'dance' is no move of Pastry Chefs")


def test_a_move_of_somebody_who_is_not_asked() -> None:
    number = find(finished(), "N: ", 2)
    other = finished().split("\n")[number - 1].replace("N:", "E:", 1)
    refused(replaced(finished(), number, other), number, "E is not asked here, but N")


def test_a_move_after_the_end() -> None:
    number = finished().count("\n") + 1
    refused(finished() + "N: pass\n", number, "the game is over already")


def test_a_card_that_was_not_dealt() -> None:
    number = find(finished(), "+ dealt E")
    line = finished().split("\n")[number - 1]
    wrong = line[:-2] + ("1c" if line[-2:] != "1c" else "2c")
    refused(replaced(finished(), number, wrong), number, "card 4 is", "and should be")


def test_an_outcome_line_that_is_missing() -> None:
    number = find(finished(), "+ drew")
    lines = finished().split("\n")
    del lines[number - 1]
    refused("\n".join(lines), number, 'should be "+ drew')


def test_an_outcome_with_other_cards() -> None:
    number = find(finished(), "~ deck@1")
    refused(replaced(finished(), number, "~ deck@1: 1c 2c 9z"), number, "the cards of 'deck@1' are not the cards")


def test_an_outcome_with_an_impossible_number() -> None:
    number = find(finished(), "~ first_player")
    for words in ("4", "x", "-1", "1 2", "9" * 5_000):
        refused(replaced(finished(), number, f"~ first_player = {words}"), number, "not one of the 4 possible ones")


def test_an_outcome_told_twice() -> None:
    number = find(finished(), "~ deck@1")
    lines = finished().split("\n")
    refused("\n".join([*lines[:number], lines[number - 1], *lines[number:]]), number + 1, '"~ deck@1', "should be")


@pytest.mark.parametrize("line", ["hello", "~ deck@1 1c", "+ Dealt N: 1c", "N:", ": pass", "~", "+", '[Late "tag"]'])
def test_what_is_no_line(line: str) -> None:
    number = find(finished(), "N: ", 4)
    refused(replaced(finished(), number, line), number)


def test_the_seed_of_a_running_game() -> None:
    number = find(running(), "[View")
    lines = running().split("\n")
    text = "\n".join([*lines[: number - 1], '[Seed "1"]', *lines[number - 1 :]])
    refused(text, number, "a seed is secret until the end")


# -- The good part -----------------------------------------------------------


def test_the_good_part_is_played() -> None:
    """Up to the last move that is whole, with everything that came of it."""
    number = find(finished(), "N: ", 10)
    record = read(replaced(finished(), number, "N: dance"))
    assert [error.line for error in record.errors] == [number]
    good = finished().split("\n")[: number - 1]
    assert record.text.rstrip("\n").split("\n") == good
    assert len(list(replay(record))) == record.moves + 1


def test_a_fault_in_what_came_of_a_move_takes_the_move_with_it() -> None:
    number = find(finished(), "+ drew", 3)
    record = read(replaced(finished(), number, "+ drew N: 9z"))
    assert record.lines[-1].number < number - 1
    assert len(list(replay(record))) == record.moves + 1


@pytest.mark.parametrize("text", [finished(), running(), pie_game()], ids=["finished", "running", "pie game"])
def test_files_that_were_cut_off(text: str) -> None:
    """Wherever it was cut, the fault is told, and what is left is played."""
    tags = text.index("\n\n")
    data = text.encode()
    for end in range(tags + 2, len(data) - 1, max(1, len(data) // 25)):
        record = read(data[:end])
        assert record.errors
        assert text.startswith(record.text.rstrip("\n"))
        assert len(list(replay(record))) == record.moves + 1 if record.lines else True
    assert "cut off" in str(first_fault(data[:-1]))


def test_a_viewers_record_that_was_cut_off() -> None:
    text = running(2)
    number = text.rindex("\n", 0, -1) + 1
    assert "lines are missing" in str(first_fault(text[:number]))
    assert "cut off" in str(first_fault(text[:-1]))


def test_a_viewers_record_is_only_looked_at() -> None:
    text = running(2)
    number = find(text, "~ deck@1")
    refused(replaced(text, number, "~ deck@1: 1c"), number, 'only a full record shows "deck@1"')
    number = find(text, "N: ")
    refused(replaced(text, number, "Z: pass"), number, "there is no seat 'Z'; there are: N, E, S, W")
    with pytest.raises(RecordError, match="can be read line by line, but not played again"):
        replay(read(text))
    with pytest.raises(RecordError):
        as_seen_by(read(text), 1)


# -- Files -------------------------------------------------------------------


def test_load(tmp_path: Path) -> None:
    path = tmp_path / "game.pie"
    path.write_text(finished(), "utf-8")
    assert load(path, strict=True).text == finished()
    path.write_text(finished()[:-1], "utf-8")
    with pytest.raises(RecordError) as error:
        load(path, strict=True)
    assert error.value.file == str(path)
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "nothing.pie")


FOREIGN = [
    b"",
    b"\n\n\n",
    b"\x7fELF\x02\x01\x01" + bytes(2_000),
    b"[]",
    b"{}\n",
    b'[Event "x"]\n\n1. e4 e5\n',
    b"\xff\xfe[\x00",
]


@pytest.mark.parametrize("data", FOREIGN)
def test_foreign_files(data: bytes) -> None:
    assert first_fault(data).line == 1
    assert read(data).lines == []


def test_huge_files(tmp_path: Path) -> None:
    path = tmp_path / "huge.pie"
    with path.open("wb") as file:
        file.write(finished().encode())
        file.seek(MAX_RECORD_BYTES * 4)
        file.write(b"\n")
    record = load(path)
    assert any(f"at most {MAX_RECORD_BYTES} bytes" in str(error) for error in record.errors)
    assert record.moves == read(finished()).moves


def test_too_many_lines() -> None:
    text = finished() + "# and so on\n" * 800_000
    assert any("at most" in str(error) for error in read(text).errors)


def test_a_line_that_is_too_long() -> None:
    number = find(finished(), "N: ", 2)
    refused(replaced(finished(), number, "N: " + "x" * MAX_LINE_LENGTH), number, "at most 10000 characters")


@pytest.mark.parametrize("character", ["\x00", "\x1b", "\x9b", "\u202e", "\u2028", "\t"])
def test_characters_that_steer_a_terminal(character: str) -> None:
    number = find(finished(), "N: ", 2)
    refused(replaced(finished(), number, f"# hi{character}there"), number, f"U+{ord(character):04X} is not allowed")


def test_text_that_is_not_utf_8() -> None:
    data = finished().encode()
    place = data.index(b"\nN: ") + 3
    record = read(data[:place] + b"\xff" + data[place + 1 :])
    assert [error.line for error in record.errors] == [data[:place].count(b"\n") + 1]
    assert "not UTF-8" in str(record.errors[0])


def test_half_a_character_in_a_text() -> None:
    assert parse(finished() + "# \ud800\n").lines[-1].text == "# ?"


@pytest.mark.parametrize("deep", ["[" * 9_000, '[Pie "' + "[" * 9_000 + '"]', "{" * 9_000, "((((" * 2_000])
def test_deep_nesting(deep: str) -> None:
    assert first_fault(deep + "\n").line == 1
    number = find(finished(), "N: ", 2)
    refused(replaced(finished(), number, f"N: {deep}"), number)
