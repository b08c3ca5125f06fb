"""Deck files: other cards, read strictly."""

from pathlib import Path

import pytest

from bakehouse import DeckError, OptionError, Rng, playout
from bakehouse.core.deck import Deck as CoreDeck
from bakehouse.games.pie_factory.cards import Deck
from bakehouse.games.pie_factory.game import PieFactory
from tests.contract.driver import random_moves
from tests.games.pie_factory.invariants import check
from tests.games.pie_factory.table import other_deck


@pytest.mark.rule("PF-R1", "PF-R66")
@pytest.mark.parametrize("cards", [23, 40, 62])
def test_decks_of_other_sizes_can_be_played(game: PieFactory, tmp_path: Path, cards: int) -> None:
    path = tmp_path / "other.toml"
    path.write_text(other_deck(cards))
    deck = game.deck(path)
    assert isinstance(deck, Deck)
    assert (deck.name, deck.size) == ("other", cards)
    assert len(set(deck.prep)) < cards  # prep times repeat
    for seats in (2, 3, 4):
        state = game.deal(seats, 1, deck=deck)
        for number, _ in enumerate(random_moves(game, state, Rng(seats))):
            if number % 6 == 0:
                check(game, state)
                game.sample(game.view(state, 0), Rng(number))
        assert state.over


@pytest.mark.rule("PF-R1")
def test_the_house_deck_is_a_deck_file_too(game: PieFactory) -> None:
    house = game.house_deck()
    assert game.deck_text(house.text).digest == house.digest
    assert (house.name, house.size) == ("house", 46)


@pytest.mark.rule("PF-R66", "PF-X4", "PF-X5", "PF-X6")
@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"code": '"X1"'}, "the code 'X1' stands twice"),
        ({"code": '"deck"'}, "line 3, card 1: the code 'deck' is not a letter"),
        ({"code": '"??"'}, "line 3, card 1: the code '??' is not a letter"),
        ({"code": '"1"'}, "line 3, card 1: the code '1' is not a letter"),
        ({"name": '" "'}, "line 3, card 1: a name has 1 to 40 characters"),
        ({"kind": '"pudding"'}, "line 3, card 1: there is no kind 'pudding'; it is crust, filling, topping"),
        ({"value": "-1"}, "line 3, card 1: a value of -1; 0 to 99 are possible"),
        ({"value": "true"}, "line 3, card 1: 'value' must be a whole number, not True"),
        ({"prep": "1000"}, "line 3, card 1: a prep time of 1000; 0 to 999 are possible"),
        ({"prep": ""}, "line 3, card 1: 'prep' must be a whole number, and is missing"),
        ({"icon": '"F"'}, "line 3, card 1: there is no icon 'F'; it is P, M, S, G or empty"),
        ({"goes_on": '["crust"]'}, "line 3, card 1: a crust goes on nothing"),
        ({"goes_on": "[1]"}, "line 3, card 1: 'goes_on' is a list of texts"),
        ({"kind": '"filling"'}, "line 3, card 1: a filling goes on a crust; 'goes_on' must be [\"crust\"]"),
        ({"kind": '"topping"'}, "line 3, card 1: a topping goes on at least one filling"),
        (
            {"kind": '"topping"', "goes_on": '["Pear"]'},
            "line 3, card 1: it goes on 'Pear', but no filling has this name",
        ),
        ({"kind": '"topping"', "goes_on": '["Plum", "Plum"]'}, "line 3, card 1: 'goes_on' names a filling twice"),
        ({"colour": '"red"'}, "line 3, card 1: there is no 'colour'"),
    ],
    ids=str,
)
def test_faults_are_told_with_their_place(game: PieFactory, changes: dict[str, str], told: str) -> None:
    with pytest.raises(DeckError) as error:
        game.deck_text(other_deck(24, **changes), "my.toml")
    assert error.value.file == "my.toml"
    assert told in str(error.value)


@pytest.mark.rule("PF-R66")
@pytest.mark.parametrize("cards", [22, 63])
def test_too_few_and_too_many_cards(game: PieFactory, cards: int) -> None:
    with pytest.raises(DeckError, match=f"a deck has 23 to 62 cards, not {cards}"):
        game.deck_text(other_deck(cards))


def test_a_wrong_total_and_unknown_keys(game: PieFactory) -> None:
    text = other_deck(24).replace("total = 24", "total = 25\nsize = 3")
    with pytest.raises(DeckError) as error:
        game.deck_text(text)
    assert "'total' says 25 cards, but the rows have 24" in str(error.value)
    assert "there is no 'size' in a deck file" in str(error.value)


def test_icons_and_goes_on_may_be_left_out(game: PieFactory) -> None:
    deck = game.deck_text(other_deck(24, icon="", goes_on=""))
    assert isinstance(deck, Deck)
    assert playout(game.deal(2, 1, deck=deck), Rng(1)) > 5


def test_the_deck_of_another_game_is_refused(game: PieFactory) -> None:
    with pytest.raises(OptionError, match="not one of Pie Factory"):
        game.deal(2, 1, deck=CoreDeck("other", ["1c"], [20], ""))
