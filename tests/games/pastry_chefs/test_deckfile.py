"""Deck files: other copies of the same 16 cards, read strictly."""

from pathlib import Path

import pytest

from bakehouse import DeckError, OptionError, Rng, playout
from bakehouse.games.pastry_chefs.game import PastryChefs
from tests.games.pastry_chefs.table import small_deck

GOOD = small_deck(c1=3, c2=3, c3=3, d1=3, d4=3, h2=2)
FIRST = '[[card]]\ncode = "1c"\nname = "1 of clubs"\nnumber = 1\nsuit = "clubs"\ncopies = 3'


def test_a_small_deck_can_be_played(game: PastryChefs, tmp_path: Path) -> None:
    path = tmp_path / "small.toml"
    path.write_text(GOOD)
    deck = game.deck(path)
    assert (deck.name, deck.size, len(deck.codes)) == ("small", 17, 16)
    state = game.deal(4, 1, {"stall_turns": 20}, deck)
    view = game.view(state, 0)
    assert (view.hand_sizes, view.deck_size, view.deck) == ([4, 4, 4, 4], 0, deck.digest)
    assert playout(state, Rng(1)) > 20


@pytest.mark.rule("PC-3", "PC-4")
def test_the_house_deck_is_a_deck_file_too(game: PastryChefs) -> None:
    house = game.house_deck()
    assert game.deck_text(house.text).digest == house.digest
    assert (house.name, house.size) == ("house", 48)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("total = 17", "total = 18", "'total' says 18 cards, but the rows have 17"),
        ("total = 17", "", "'total' must be a whole number"),
        ('name = "small"', "", "'name' must be a text"),
        ('name = "small"', 'name = "small"\nsize = 3', "there is no 'size' in a deck file"),
        (
            FIRST,
            FIRST + "\ncolour = 3",
            "line 3, card 1: there is no 'colour'; a row has: code, name, number, suit, copies",
        ),
        (FIRST, FIRST.replace("copies = 3", ""), "line 3, card 1: 'copies' must be a whole number, and is missing"),
        (
            FIRST,
            FIRST.replace("copies = 3", "copies = true"),
            "line 3, card 1: 'copies' must be a whole number, not True",
        ),
        (FIRST, FIRST.replace("copies = 3", "copies = 4"), "line 3, card 1: 4 copies; 0 to 3 are possible"),
        (FIRST, FIRST.replace("copies = 3", "copies = -1"), "line 3, card 1: -1 copies; 0 to 3 are possible"),
        (FIRST, FIRST.replace("1c", "5c"), "line 3, card 1: '5c' is no card; the 16 codes are 1c to 4s"),
        (FIRST, FIRST.replace("number = 1", "number = 2"), "line 3, card 1: the code '1c' does not fit 2 of clubs"),
        (FIRST, FIRST.replace('"clubs"', '"coffee"'), "line 3, card 1: the code '1c' does not fit 1 of coffee"),
        (FIRST, f"{FIRST}\n{FIRST}", "card 2: the code '1c' stands twice"),
    ],
)
def test_faults_are_told_with_their_place(game: PastryChefs, old: str, new: str, message: str) -> None:
    assert old in GOOD
    with pytest.raises(DeckError) as error:
        game.deck_text(GOOD.replace(old, new, 1), "my.toml")
    assert error.value.file == "my.toml"
    assert message in str(error.value)


def test_too_few_cards(game: PastryChefs) -> None:
    with pytest.raises(DeckError, match="a deck has at least 17 cards, not 16"):
        game.deck_text(small_deck(c1=3, c2=3, c3=3, d1=3, d4=3, h2=1))


def test_not_toml_and_not_there(game: PastryChefs, tmp_path: Path) -> None:
    with pytest.raises(DeckError, match="this is not TOML"):
        game.deck_text("copies: 3")
    with pytest.raises(DeckError, match="the file cannot be read"):
        game.deck(tmp_path / "none.toml")


def test_the_deck_of_another_game_is_refused(game: PastryChefs) -> None:
    from bakehouse.core.deck import Deck

    with pytest.raises(OptionError, match="not one of Pastry Chefs"):
        game.deal(4, 1, deck=Deck("other", ["1c"], [20], ""))
