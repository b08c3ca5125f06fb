"""The lines of a position text, read strictly."""

import pytest

import bakehouse
from bakehouse import PositionError
from bakehouse.core.position import Lines, rest_of_deck


def test_lines() -> None:
    lines = Lines("# a comment\n\n turn :  N \nnumber: 3\n")
    assert "turn" in lines
    assert lines.take("turn") == "N"
    assert lines.number("number", 0) == 3
    assert lines.number("missing", 7) == 7
    lines.done()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("turn: N\nturn: E", "line 2: 'turn' stands there twice"),
        ("turn N", "line 1: a line is written 'key: value'"),
        ("\ncolour: red", "line 2: colour: a position of this game has no such line"),
        ("x: 1\n" * 30_000, "a position has at most"),
    ],
)
def test_faults(text: str, message: str) -> None:
    with pytest.raises(PositionError, match=message):
        Lines(text).done()


def test_numbers_words_cards_and_seeds() -> None:
    deck = bakehouse.game("pastry-chefs").house_deck()
    lines = Lines("n: 12\nw: b\ncards: 1c, 2d 4s\nseed: " + "ab" * 32)
    assert lines.word("w", {"a": 0, "b": 1}, "a") == 1
    assert lines.cards("cards", deck) == [0, 5, 15]
    assert lines.seed() == bytes([0xAB]) * 32
    for read in (
        lambda: Lines("n: 12").number("n", 0, 0, 9),
        lambda: Lines("n: -1").number("n", 0),
        lambda: Lines("n: ²").number("n", 0),
        lambda: Lines("w: c").word("w", {"a": 0}, "a"),
        lambda: Lines("cards: 9z").cards("cards", deck),
        lambda: Lines("seed: nine").seed(),
    ):
        with pytest.raises(PositionError, match="line 1"):
            read()


def test_a_card_too_many() -> None:
    deck = bakehouse.game("pastry-chefs").house_deck()
    assert len(rest_of_deck(deck, [0, 0, 0], PositionError)) == 45
    with pytest.raises(PositionError, match="1c stands there more often than the deck has it"):
        rest_of_deck(deck, [0, 0, 0, 0], PositionError)
