"""Chapter D: the limits of seven and two cards at the end of a turn."""

import pytest

from tests.games.pastry_chefs.table import Tables


@pytest.mark.scenario("PC-S37")
@pytest.mark.rule("PC-23", "PC-24", "PC-R10", "PC-R31")
def test_down_to_seven_cards(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 1c 2d 2d 3h 3h 4s 4s 1h / hand E: 2s 3s / deck: 4d / turn: N")
    table.play("N: draw E", "E: reveal diamonds 1", "N: noask")
    assert (table.asked, table.step) == ("N", "discard")
    assert len(table.lines("N")) == 14  # two of five kinds, or two alike of four kinds
    table.refused("N: drop 3s,4s", rule="PC-23")
    table.refused("N: drop 1c", rule="PC-23")
    table.refused("N: drop 1c,1c,1h", rule="PC-23")
    table.play("N: drop 4s,1c")
    assert (len(table.pile("N")), table.pile("X"), table.blocked) == (7, ["1c", "4s"], "diamonds")
    assert table.last_event_text(None) == "Ann discards One of Clubs and Four of Spades."


@pytest.mark.rule("PC-23")
def test_seven_cards_may_be_kept(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 1c 2d 2d 3h 3h / hand E: 2s 3s / deck: 4d / turn: N")
    table.play("N: draw N", "N: reveal #4 1", "N: noask")
    assert (table.turn, len(table.pile("N"))) == ("E", 7)


@pytest.mark.scenario("PC-S39")
@pytest.mark.rule("PC-25", "PC-26", "PC-R24")
def test_two_cards_are_drawn_with_one_reveal(pastry_chefs: Tables) -> None:
    table = pastry_chefs("bakes: N=1d,2d,3d,4d / hand N: 1c 2c 3c 4c / deck: 4h 1s / turn: N")
    table.play("N: bake 1c,2c,3c,4c")
    assert (table.scores, table.hand("N"), table.step) == ([4, 0], "1s 4h", "reveal")
    table.play("N: reveal 1s 1")
    assert (table.turn, table.blocked) == ("E", "spades #1")


@pytest.mark.rule("PC-25")
def test_two_cards_are_enough(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 2c 3h / hand S: 1d / deck: 4h 1s / turn: N")
    table.play("N: move 1 3h N>S")
    assert (table.turn, table.hand("N"), table.step) == ("E", "1c 2c", "action")


@pytest.mark.scenario("PC-S64")
@pytest.mark.rule("PC-26", "PC-R28")
def test_the_reveal_comes_before_the_next_turn(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 3h / hand E: 4h 4s / hand S: 1d / deck: 4d / turn: N")
    table.play("N: move 1 3h N>S")
    assert (table.asked, table.step, table.turn) == ("N", "reveal", "N")
    table.refused("E: draw E", rule="BH-1")
    table.play("N: reveal 4d 1")
    assert (table.turn, table.blocked) == ("E", "diamonds hearts #3 #4")


@pytest.mark.rule("PC-R9")
def test_the_limits_hold_at_the_end_of_the_own_turn_only(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 2c 4h 4h / hand W: 3s / hand E: 1d 2d / deck: 4d / turn: N")
    table.play("N: move 1 3s W>N")
    assert table.hand("W") == ""  # nothing is drawn for W in N's turn
    assert table.turn == "E"
