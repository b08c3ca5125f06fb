"""Moves, positions and decks as text."""

from __future__ import annotations

import itertools
import re

import pytest

import bakehouse
from bakehouse import DeckError, InvalidMove, NotQuiet, OptionError, PositionError
from bakehouse.core.options import Option
from bakehouse.games.cheflebrity import GAME, atoms
from bakehouse.games.cheflebrity.cards import CLAIM_WORDS, CLAIMS, HOLDABLE, MAX_PIES, MAX_SEATS, PLACED, PLACED_CODES
from bakehouse.games.cheflebrity.game import Cheflebrity
from bakehouse.games.cheflebrity.play import State
from tests.games.cheflebrity.table import HOUSE, ChefTable, match

# -- Moves -------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "draw", "draw top", "draw left", "draw left B7", "swap", "swap B5 top", "play B5", "play B5 w", "play B5 w0",
        "play B5 x1", "play SB new", "sab", "sab s1", "sab s9.w1", "sab s1.w1 sv", "serve", "serve 2", "oops",
        "save me", "offer", "offer s2 give B5", "offer s2 give want B5", "offer s9 give ? want ?",
        "offer s2 give OO want ?",
        "counter give B5", "commit", "commit OO", "pick", "pick s9", "b5", "DRAW PILE", "draw pile ??",
    ],
)  # fmt: skip
def test_what_is_no_move(chefs: type[ChefTable], text: str) -> None:
    table = chefs("hand s1: B5 / hand s2: T5")
    with pytest.raises(InvalidMove):
        GAME.read(table.state, 0, text)


def test_a_chain_that_was_begun(chefs: type[ChefTable]) -> None:
    """A line may be completed, and an unfinished one says so."""
    table = chefs("step: swap / hand s1: B5 / leftovers: E5")
    first, second = GAME.read(table.state, 0, "swap B5 left E5")
    assert GAME.text(table.state, 0, first) == "swap B5 …"
    table.state.play(0, first)
    assert GAME.text(table.state, 0, second) == "swap B5 left E5"
    assert GAME.read(table.state, 0, "swap B5 left E5") == [second]
    with pytest.raises(NotQuiet):
        GAME.write_position(table.state)


def test_unfinished_offers(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / step: menu / hand s1: B5 T5 / hand s2: E5")
    atoms = GAME.read(table.state, 0, "offer s2 give B5,T5 want E?")
    texts = [GAME.text(table.state, 0, atoms[:n]) for n in range(1, 7)]
    assert texts == [
        "offer s2 …",
        "offer s2 give 2 …",
        "offer s2 give …,… want …",
        "offer s2 give B5,… want …",
        "offer s2 give B5,T5 want …",
        "offer s2 give B5,T5 want E?",
    ]


# -- Positions ---------------------------------------------------------------

FULL = """seats: 2
options: takeback=forbid
seed: 5
starter: s2
turn: s1
step: menu
number: 77
turns: 12
still: 0
served: yes
offers: 2
hand s1: B5 SB
working s1: w2=B10,FA5,SG=T w4=B15
serving s1: w3=B20,FB5 w1=B5,FC5,E5
started s1: 4
kept s1: SB SG=SV
hand s2: T5
leftovers: T25 E25
out: OO B25
pile: """


def test_a_position_round_trip() -> None:
    text = GAME.write_position(GAME.position(FULL.removesuffix("pile: ") + "pile: T10 OO"))
    assert text.startswith(FULL + "T10 OO ")
    assert GAME.write_position(GAME.position(text)) == text


def test_a_position_of_the_last_round(chefs: type[ChefTable]) -> None:
    table = chefs("turn: s2 / hand s2: B5 / only pile: / leftovers: E5 / last: s1 / turns left: 2")
    text = GAME.write_position(table.state)
    assert "last: s1\nturns left: 2\n" in text
    assert GAME.write_position(GAME.position(text)) == text


@pytest.mark.parametrize(
    "line",
    [
        "seats: 6", "hand s1: OO", "hand s1: B5 B5 B5 B5 B5", "hand s9: B5", "leftovers: OO", "working s1: B5",
        "working s1: w1=FA5", "working s1: w1=B5,T5", "working s1: w1=B5,FA5,E5,T5", "working s1: w0=B5",
        "working s1: w2=B5 w1=B10", "working s1: w1=B5,XX", "serving s1: w1=B5", "kept s1: OO", "step: window",
        "turn: s7", "served: maybe", "knows s1: s9:B5", "knows s1: s2:OO", "knows s1: s2=x", "options: play=forced",
        "started s1: -1", "started s1: 1000", "working s1: w1=B5\nserving s1: w1=B5,FA5",
    ],
)  # fmt: skip
def test_bad_positions(line: str) -> None:
    with pytest.raises(PositionError):
        GAME.position(line)


def test_nothing_to_draw(chefs: type[ChefTable]) -> None:
    with pytest.raises(PositionError, match="nothing to draw"):
        chefs("seats: 2 / only pile:")


# -- Decks and options -------------------------------------------------------


@pytest.mark.rule("CH-R1")
def test_another_deck(game: Cheflebrity) -> None:
    text = HOUSE.text.replace("total = 96", "total = 92")
    place = text.index('code = "OO"')
    text = text[:place] + text[place:].replace("copies = 4", "copies = 0", 1)
    deck = game.deck_text(text, "no-oops.toml")
    state = game.deal(2, 1, deck=deck)
    assert isinstance(state, State)
    assert state.left == 78
    again = game.position(game.write_position(state))
    assert again.deck.digest == deck.digest
    assert game.write_position(again) == game.write_position(state)
    assert game.sample(game.view(state, 0), bakehouse.Rng(1)).left == 78


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('code = "B5"', 'code = "B6"', "no card"),
        ('part = "bottom"', 'part = "top"', "of B5 is 'bottom'"),
        ("quality = 5", "quality = 7", "of B5 is 5"),
        ('kind = "apple"', 'kind = "cherry"', "of FA5 is 'apple'"),
        ("copies = 4", "copies = 21", "0 to 20"),
        ("copies = 4", "copies = -1", "0 to 20"),
        ("copies = 4", "copies = 9", "at most 24"),
        ("total = 96", "total = 95", "says 95 cards"),
        ('name = "Bottom Crust"', 'title = "Bottom Crust"', "a row has"),
        ("copies = 1", "copies = true", "whole number"),
    ],
)
def test_faults_of_deck_files(old: str, new: str, told: str) -> None:
    with pytest.raises(DeckError, match=re.escape(told)):
        GAME.deck_text(HOUSE.text.replace(old, new, 1))


def test_a_deck_must_be_large_enough() -> None:
    with pytest.raises(DeckError, match="at least 25 pie cards"):
        GAME.deck_text('name = "tiny"\ntotal = 1\n' + HOUSE.text[HOUSE.text.index("[[card]]") :].split("\n\n")[0])
    with pytest.raises(OptionError, match="not one of Cheflebrity"):
        GAME.deal(2, 1, deck=bakehouse.game("pastry-chefs").house_deck())


@pytest.mark.parametrize("option", GAME.info.options.values(), ids=lambda option: option.name)
def test_every_value_of_every_option_is_played(option: Option) -> None:
    values: list[str | int] = [*option.values, *([option.least, option.most] if option.least <= option.most else [])]
    for value in values:
        state = match(3, 9, **{option.name: value}).state
        bakehouse.playout(state, bakehouse.Rng(2), 400)
        assert state.turns > 0
    for bad in ("", "perhaps", -1, 21, True, None):
        with pytest.raises(OptionError):
            GAME.deal(3, 1, {option.name: bad})


@pytest.mark.parametrize("name", ["play", "chat", "serve_window", "oops_choice", "realtime"])
def test_options_that_are_not_built(name: str) -> None:
    with pytest.raises(OptionError):
        GAME.deal(3, 1, {name: "on"})


def test_every_verb_has_room_for_its_objects() -> None:
    verbs = [*atoms.WITH_AN_OBJECT, atoms.MOVES]
    widths = [after - verb for verb, after in itertools.pairwise(verbs)]
    trades = [MAX_SEATS, MAX_SEATS, 1, atoms.MAX_TRADED]
    assert widths == [MAX_SEATS, MAX_SEATS, *trades, MAX_PIES, MAX_PIES, CLAIMS, HOLDABLE, PLACED]
    assert (len(CLAIM_WORDS), len(PLACED_CODES)) == (CLAIMS, PLACED)
