"""Positions as text, both ways, with what everybody knows."""

import pytest

from bakehouse import NotQuiet, PositionError, Rng
from bakehouse.games.pie_factory.game import PieFactory
from bakehouse.games.pie_factory.play import State
from tests.contract.driver import audiences, fingerprint, random_moves
from tests.games.pie_factory.table import Tables, other_deck

EVERYTHING = """\
seats: 3
options: max_pies=4 discards=face_down_stay_secret
seed: 5
number: 77
day: 2
round: 4
order: C A B
turn: B
drafted: yes
line: C01 - F10 - T37
discard: C02 F12
deck: {deck}
hand A: C04 F14
front A: F15V
pies A: [C05, F16, T30] [] [F17v]
score A: T46
hidden A: F18
hand B: T27
front B:
pies B:
score B:
hidden B:
hand C:
front C: F19v
pies C: [T32V, F20]
score C: C06
hidden C:
knows A: deck=F10,F14 mixed B= B:?,?,?,?,?;1;0; C=F14 C:F14,?,?,?,?;0;0; C:?,?,?,?,?;0;0;F14
knows B: A=F14 A:?,?,?,?,?;0;0;
knows C:
knows *:
"""


def test_everything_that_a_position_can_say(game: PieFactory) -> None:
    named = EVERYTHING.split("knows")[0]
    rest = " ".join(code for code in game.house_deck().codes if code not in named)
    text = EVERYTHING.format(deck=rest)
    state = game.position(text)
    assert game.write_position(state) == text


@pytest.mark.parametrize("options", [{}, {"discards": "face_down_stay_secret", "max_pies": 2}], ids=["open", "secret"])
def test_round_trip_before_every_action(game: PieFactory, options: dict[str, str | int]) -> None:
    """The same views for everybody, memory included, and the same continuation."""
    quiet = 0
    for seats in (2, 3, 4):
        state = game.deal(seats, 9, options)
        for _ in random_moves(game, state, Rng(9)):
            try:
                text = game.write_position(state)
            except NotQuiet:
                assert game.view(state, None).step != "action"
                continue
            again = game.position(text)
            assert game.write_position(again) == text
            assert [game.view(again, seat) for seat in audiences(state)] == [
                game.view(state, seat) for seat in audiences(state)
            ]
            if quiet % 5 == 0:
                assert fingerprint(game, again) == fingerprint(game, state)
            quiet += 1
    assert quiet > 100


def test_defaults_of_a_position(pie_factory: Tables) -> None:
    table = pie_factory("")
    assert (table.state.seats, table.state.day, table.order, table.asked) == (2, 1, "A B", "A")
    assert (table.line, table.hand("A"), table.discard, len(table.deck)) == ("- - - -", "", "", 46)
    assert pie_factory("seed: 1").deck != table.deck  # in seeded order
    assert pie_factory("deck: T46 C01").deck[:2] == ["T46", "C01"]


def test_another_deck_is_named_by_its_hash(game: PieFactory) -> None:
    deck = game.deck_text(other_deck(30))
    state = game.deal(3, 1, deck=deck)
    text = game.write_position(state)
    assert f"\ncards: {deck.digest}\n" in text
    assert fingerprint(game, game.position(text)) == fingerprint(game, state)
    with pytest.raises(PositionError, match="line 1: cards: deck: no deck with the hash 123"):
        game.position("cards: 123")


def test_not_inside_a_chain_nor_after_the_actions(pie_factory: Tables) -> None:
    table = pie_factory("line: C07 C08 C09 C11 / pies A: [C01] [C02] / hand A: F10 / hand B: C04")
    trial = table.state.copy()
    trial.play(0, table.game.read(trial, 0, "box 1")[0])
    with pytest.raises(NotQuiet):
        table.game.write_position(trial)
    table.play("A: play F10", "B: play C04")
    assert table.step == "place"
    with pytest.raises(NotQuiet):
        table.game.write_position(table.state)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("seats: 5", "line 1: seats: a number from 2 to 4"),
        ("order: A", "line 1: order: all seats are needed"),
        ("order: A A", "line 1: order: all seats are needed"),
        ("turn: C", "line 1: turn: 'C' is not one of: A, B"),
        ("day: 3", "line 1: day: a number from 1 to 2"),
        ("drafted: maybe", "line 1: drafted: 'maybe' is not one of: no, yes"),
        ("line: C01 C02 C04 C05 C06", "line 1: line: the line has 4 places, not 5"),
        ("line: X1", "line 1: line: there is no card 'X1'"),
        ("hand A: C01 C02 C04 C05 C06", "line 1: hand A: a hand has at most 4 cards"),
        ("hand A: C01\nhand B: C01", "C01 stands there more often than the deck has it"),
        ("front A: C01", "line 1: front A: A has not acted yet"),
        ("turn: B\nfront A: C01x", "line 2: front A: 'C01x' is no card"),
        ("turn: B\nfront A: C01vv", "line 2: front A: 'C01vv' is no card"),
        ("pies A: C01", "line 1: pies A: pies are written like"),
        ("pies A: [C01] [C02] [C04] [C05]", "line 1: pies A: a player has at most 3 pies, not 4"),
        ("pies A: [F10]", "line 1: pies A: a pie is a base"),
        ("pies A: [C01, C02]", "line 1: pies A: a pie is a base"),
        ("pies A: [C01, T37]", "line 1: pies A: a pie is a base"),
        ("pies A: [C01, F10, T46]", "line 1: pies A: T46 does not go on F10"),
        ("pies A: [C01, F99]", "line 1: pies A: there is no card 'F99'"),
        ("knows *: Z=C01", "line 1: knows *: 'Z=C01' is not written like"),
        ("knows *: A=C99", "line 1: knows *: 'A=C99' is not written like"),
        ("knows *: A:C01", "line 1: knows *: 'A:C01' is not written like"),
        ("knows A: A=C01", "line 1: knows A: a position of this game has no such line"),
        ("options: max_pies=9", "line 1: option max_pies cannot be '9'"),
    ],
)
def test_faults_are_told_with_their_line(game: PieFactory, text: str, told: str) -> None:
    with pytest.raises(PositionError) as error:
        game.position(text)
    assert told in str(error.value)


def test_memory_that_contradicts_the_table_is_given_up(pie_factory: Tables) -> None:
    """Only a position written by hand can do that: what is seen later proves it wrong."""
    table = pie_factory("line: C07 C08 C09 C11 / hand A: C05 / hand B: C04 / knows *: A=F10 A:?,?,?,?,?;0;0;")
    table.play("A: play C05")
    assert isinstance(table.state, State)
    assert table.known("B").holdings[0].floating == []
