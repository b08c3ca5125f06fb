"""Deck files are read strictly: every fault is told at once, with its place and what would be right."""

from pathlib import Path

import pytest

from bakehouse import DeckError
from bakehouse.core.deckfile import MAX_DECK_LENGTH, DeckFile

FIELDS = {"code": str, "copies": int}
GOOD = 'total = 3\n[[card]]\ncode = "a"\ncopies = 1\n[[card]]\ncode = "b"\ncopies = 2\n'


def faults(text: str) -> list[str]:
    try:
        read(text)
    except DeckError as error:
        return error.problems
    return []


def read(text: str) -> None:
    file = DeckFile(text, "my.toml")
    rows = file.rows("card", FIELDS)
    file.unique("card", rows)
    file.total(sum(row["copies"] for row in rows))
    file.done()


def test_every_line_of_the_message_names_the_file() -> None:
    with pytest.raises(DeckError) as error:
        read(GOOD.replace("copies = 1", 'copies = "x"'))
    assert all(line.startswith("my.toml: ") for line in str(error.value).splitlines())


def test_a_good_file() -> None:
    assert faults(GOOD) == []


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("copies = 2", "copies = 3"), "'total' says 3 cards, but the rows have 4"),
        (("copies = 2", 'copies = 2\ncolour = "red"'), "line 5, card 2: there is no 'colour'; a row has: code, copies"),
        (("copies = 2", 'copies = "two"'), "line 5, card 2: 'copies' must be a whole number, not 'two'"),
        (("copies = 2", "copies = true"), "line 5, card 2: 'copies' must be a whole number, not True"),
        (("copies = 2", ""), "line 5, card 2: 'copies' must be a whole number, and is missing"),
        (('code = "b"', 'code = "a"'), "line 5, card 2: the code 'a' stands twice"),
        (("total = 3", "total = 3\nprice = 5"), "there is no 'price' in a deck file"),
        (("total = 3", ""), "'total' must be a whole number"),
        (("[[card]]", "[[crad]]"), "there must be rows [[card]]"),
        (("total = 3", "total = "), "this is not TOML"),
    ],
)
def test_faults_are_told_with_their_place(change: tuple[str, str], told: str) -> None:
    problems = faults(GOOD.replace(*change))
    assert any(problem.startswith(told) for problem in problems), problems


def test_all_faults_at_once() -> None:
    assert len(faults(GOOD.replace("copies = 1", "copies = x").replace("copies = 2", "copies = 0"))) == 1
    text = GOOD.replace("copies = 1", 'copies = "x"').replace('code = "b"', "code = 5")
    assert len(faults(text)) == 2  # the total cannot be judged then


def test_a_fault_after_a_faulty_row_has_its_own_place() -> None:
    text = GOOD.replace("copies = 1", 'copies = "x"') + '[[card]]\ncode = "b"\ncopies = 1\n'
    assert faults(text)[1].startswith("line 8, card 3: the code 'b' stands twice")


def test_hostile_files_are_refused_quickly() -> None:
    for text in ("x" * (MAX_DECK_LENGTH + 1), "a = " + "[" * 50_000, "\0", "[[card]]\n" * 20_000):
        assert faults(text)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    import bakehouse

    game = bakehouse.game("pastry-chefs")
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path / "missing.toml", tmp_path, tmp_path / "binary.toml"):
        with pytest.raises(DeckError, match="cannot be read"):
            game.deck(path)
