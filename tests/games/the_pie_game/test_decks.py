"""Deck files: what is accepted, and how faults are reported (PG-R57)."""

from pathlib import Path

import pytest

from bakehouse import DeckError
from bakehouse.games.the_pie_game import GAME
from bakehouse.games.the_pie_game.cards import Deck
from tests.games.the_pie_game.table import HOUSE, custom_deck


def faults(text: str) -> str:
    with pytest.raises(DeckError) as error:
        GAME.deck_text(text, "mine.toml")
    return str(error.value)


@pytest.mark.scenario("PG-S43")
@pytest.mark.rule("PG-R57")
def test_a_deck_of_93_cards() -> None:
    found = faults(custom_deck(APP=3))
    assert "mine.toml: 'total' says 94 cards, but the rows have 93" in found
    assert "mine.toml: a deck has 94 cards, not 93" in found


@pytest.mark.rule("PG-R57")
def test_other_copies() -> None:
    deck = GAME.deck_text(custom_deck(APP=8, CHE=2, F2=0))
    assert isinstance(deck, Deck)
    assert deck.copies[deck.kinds["APP"]] == 8
    assert deck.codes == HOUSE.codes
    assert GAME.deal(4, 1, {"deck": "custom"}, deck).seats == 4


@pytest.mark.rule("PG-R57")
def test_the_order_of_special_rows_does_not_matter() -> None:
    head, rest = HOUSE.text.split("[[special]]", 1)
    specials, recipes = rest.split("[[recipe]]", 1)
    rows = specials.split("[[special]]")
    turned = head + "[[special]]" + "[[special]]".join(reversed(rows)) + "\n[[recipe]]" + recipes
    deck = GAME.deck_text(turned)
    assert deck.codes == HOUSE.codes
    assert list(deck.copies) == list(HOUSE.copies)


@pytest.mark.rule("PG-R57", "PG-R2")
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('code = "PL"', 'code = "PX"', "the special rows are F2, FA, FL, FT, DL, DR, PL"),
        ('code = "APP"', 'code = "CHE"', "'CHE' stands twice"),
        ('code = "APP"', 'code = "F2"', "'F2' stands twice"),
        ('code = "APP"', 'code = "a?"', "capital letters and digits"),
        ('needs = ["APP", "CIN", "FLK", "WSU", "BUT"]', 'needs = ["APP", "CIN"]', "5 different"),
        ('needs = ["APP", "CIN", "FLK", "WSU", "BUT"]', 'needs = ["APP", "APP", "CIN", "FLK", "WSU"]', "5 different"),
        ('needs = ["APP", "CIN", "FLK", "WSU", "BUT"]', 'needs = ["PL", "CIN", "FLK", "WSU", "BUT"]', "'PL' is no ing"),
        ('needs = ["APP", "CIN", "FLK", "WSU", "BUT"]', 'needs = [1, "CIN", "FLK", "WSU", "BUT"]', "1 is no ing"),
        ('family = "crust"', 'colour = "red"', "there is no 'colour'"),
        ('name = "house"', "name = 7", "'name' must be a text"),
        ("total = 94", "total = 95", "'total' says 95"),
        ("[[recipe]]", "[[pie]]", "there are 16 recipes, not 15"),
    ],
)
def test_faults(old: str, new: str, message: str) -> None:
    assert message in faults(HOUSE.text.replace(old, new, 1))


@pytest.mark.rule("PG-R57")
def test_limits() -> None:
    assert "at least 60 cards are ingredients, not 52" in faults(
        custom_deck(APP=0, CHE=0, BAN=0, PUM=0, CIN=0, PEC=0, COC=0, PL=32)
    )
    assert "-1 copies; 0 to 94 are possible" in faults(custom_deck(APP=-1, CHE=9))
    rows = "".join(f'[[ingredient]]\ncode = "Z{n}"\nname = "Z"\nfamily = "z"\ncopies = 0\n' for n in range(40))
    assert "at most 55 ingredients, not 60" in faults(HOUSE.text.replace("[[special]]", rows + "[[special]]", 1))


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(HOUSE.text, encoding="utf-8")
    assert GAME.deck(path).digest == HOUSE.digest
    with pytest.raises(DeckError, match="cannot be read"):
        GAME.deck(tmp_path / "missing.toml")
    assert "this is not TOML" in faults("[[[")


def test_the_words_on_the_cards() -> None:
    kind = HOUSE.kinds["F2"]
    assert HOUSE.names[kind] == "Fudge"
    assert HOUSE.texts[kind].startswith("Oh, fudge!")
    assert HOUSE.families[HOUSE.kinds["APP"]] == "fruit"
    assert HOUSE.recipe_names[0] == "Old-Fashioned Apple Pie"
