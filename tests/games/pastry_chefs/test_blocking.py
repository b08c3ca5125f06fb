"""Chapter F: what may not be named in a Move, because it was used in the turn before."""

import pytest

from tests.games.pastry_chefs.table import Tables


@pytest.mark.scenario("PC-S16")
@pytest.mark.rule("PC-R30", "PC-31", "PC-48")
def test_a_blocked_suit_is_blocked_in_the_own_hand_too(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 2h 1c 4d / hand E: 1s 2s / blocked: hearts / turn: N")
    table.refused("N: move 1 hearts N>S", rule="PC-R30")
    table.refused("N: move 1 2h N>S", rule="PC-R30")
    table.play("N: move 1 #2 N>S", "N: give 2h")
    assert table.hand("S") == "2h"


@pytest.mark.rule("PC-31", "PC-48", "PC-R30")
@pytest.mark.parametrize("source", ["N", "E", "X"])
def test_a_blocked_number_is_blocked_wherever_the_cards_are(pastry_chefs: Tables, source: str) -> None:
    table = pastry_chefs("hand N: 3h 1c / hand E: 3s 2s / X: 3d 1d / blocked: #3 / turn: N")
    table.refused(f"N: move 1 #3 {source}>S", rule="PC-R30")
    described = {line.split()[2] for line in table.lines("N") if line.startswith("move") and f" {source}>" in line}
    assert not described & {"#3", "3c", "3d", "3h", "3s"}


@pytest.mark.rule("PC-50", "PC-R28", "PC-R30")
def test_a_full_description_blocks_number_and_suit(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 3c 1d 1h / hand E: 1s 2s 3s / hand W: 3c 3d 4c 4d / turn: N")
    table.play("N: move 1 3c N>S")
    assert (table.turn, table.blocked) == ("E", "clubs #3")
    for description in ("#3", "clubs", "3c", "3d", "4c"):
        table.refused(f"E: move 1 {description} W>E", rule="PC-R30")
    assert "move 1 4d W>E" in table.lines("E")


@pytest.mark.rule("PC-34", "PC-R55")
def test_cards_that_cannot_be_described_stay_in_the_discard_pile(pastry_chefs: Tables) -> None:
    table = pastry_chefs("X: 2h / hand N: 1c 4d / hand E: 1s / blocked: hearts #2 / turn: N")
    table.refused("N: move 1 2h X>N", rule="PC-R30")
    table.refused("N: move 1 spades X>N", rule="PC-R13")  # not blocked, but not there
    assert not [line for line in table.lines("N") if " X>" in line]


@pytest.mark.rule("PC-R55")
def test_blocking_is_named_before_missing_cards(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 4d / hand W: 1s / blocked: hearts / turn: N")
    table.refused("N: move 3 hearts N>S", rule="PC-R30")
    table.refused("N: move 1 hearts E>S", rule="PC-R30")  # E has no card at all
    table.refused("N: move 2 #1 N>S", rule="PC-R13")


@pytest.mark.scenario("PC-S25")
@pytest.mark.rule("PC-R28", "PC-R31")
def test_a_bake_blocks_nothing(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand W: 1d 2d 3d 4h 4s / hand N: 1c 2c / turn: W")
    table.play("W: bake 1d,2d,3d")
    assert (table.turn, table.blocked) == ("N", "")


@pytest.mark.scenario("PC-S25")
@pytest.mark.rule("PC-R28", "PC-R31", "PC-29")
def test_after_a_bake_only_the_reveal_of_the_draw_blocks(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand W: 1d 2d 3d 4h / hand N: 1c 2c / deck: 3s / turn: W")
    table.play("W: bake 1d,2d,3d", "W: reveal #3 1")
    assert (table.turn, table.blocked) == ("N", "#3")


@pytest.mark.scenario("PC-S26")
@pytest.mark.rule("PC-R25", "PC-R27", "PC-R29", "PC-32", "PC-49")
def test_the_reveal_of_another_player_blocks_the_next_turn(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand W: 1d 2d 3c 4h / hand E: 1h 4s / hand N: 1c 2c / deck: 2s / turn: W")
    table.play("W: draw E")
    assert table.asked == "E"
    table.play("E: reveal 2s 1", "W: ask E 1 hearts")
    assert (table.turn, table.blocked) == ("N", "spades #2")
    assert "move 1 hearts E>N" in table.lines("N")


@pytest.mark.rule("PC-R29")
def test_a_reveal_does_not_block_the_seat_after_the_revealer(pastry_chefs: Tables) -> None:
    """S reveals in N's turn: E is blocked, and W, who sits after S, is not."""
    table = pastry_chefs(
        "hand N: 1d 2d 3c 4h / hand E: 1c 2c 3d 3d / hand S: 1h 4h / hand W: 4d 3s / deck: 2s / turn: N"
    )
    table.play("N: draw S", "S: reveal spades 1", "N: noask")
    assert (table.turn, table.blocked) == ("E", "spades")
    table.play("E: move 1 1c E>N", "S: move 1 2s S>N")
    assert (table.turn, table.blocked) == ("W", "spades #2")  # by S's own Move, and nothing else


@pytest.mark.scenario("PC-S27")
@pytest.mark.rule("PC-R28", "PC-31")
def test_nothing_older_than_a_turn_blocks(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand S: 1h 2h 3c 4c / hand W: 1s 2s 3s / hand N: 3h 4d 4d / hand E: 2d 3d / turn: S")
    table.play("S: move 1 hearts S>N", "S: give 1h", "W: move 1 #1 W>E", "W: give 1s")
    assert (table.turn, table.blocked) == ("N", "#1")
    assert "move 1 hearts N>S" in table.lines("N")


@pytest.mark.rule("PC-29", "PC-R28")
def test_a_failed_move_blocks_like_a_successful_one(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1h 2h 3c / hand W: 1s 2s / hand E: 1d 1d / turn: N")
    table.play("N: move 1 4d W>N", "N: drop 3c")
    assert (table.turn, table.blocked) == ("E", "diamonds #4")


@pytest.mark.scenario("PC-S30")
@pytest.mark.rule("PC-33", "PC-R26", "PC-R41")
def test_blocking_concerns_moves_only(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 2d 3s 4s / hand E: 1h 2h / deck: 3h / blocked: hearts / turn: N")
    table.play("N: draw N")
    assert table.lines("N") == ["reveal hearts 1", "reveal #3 1", "reveal 3h 1"]
    table.play("N: reveal hearts 1", "N: ask E 2 hearts")
    assert table.last_event_text(None) == "Ann asks Ben: “Do you have at least 2 hearts?” “Yes.”"
    assert table.blocked == "hearts"  # by the Reveal


@pytest.mark.rule("PC-33")
def test_blocked_cards_may_be_baked(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1h 2h 3h 4c 4d / hand E: 1s / blocked: hearts #1 #2 #3 / turn: N")
    table.play("N: bake 1h,2h,3h")
    assert table.scores == [1, 0]


@pytest.mark.rule("PC-R27", "PC-R41", "PC-32", "PC-49")
def test_the_words_of_a_question_do_not_block(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 2d 3s 4s / hand E: 1h 2h / deck: 3h / turn: N")
    table.play("N: draw N", "N: reveal #3 1", "N: ask E 1 4c")
    assert table.blocked == "#3"


@pytest.mark.rule("PC-R31", "PC-R10")
def test_discards_and_answers_block_nothing(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 1c 2d 2d 3h 3h 4s / hand E: 1h 2h / deck: 3s / turn: N")
    table.play("N: draw N", "N: reveal #3 1", "N: ask E 1 hearts", "N: drop 4s")
    assert table.blocked == "#3"


@pytest.mark.rule("PC-R32")
def test_three_reveals_leave_one_suit_and_one_number_free(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand E: 1c 2c / hand S: 1d 2d / deck: 1c 2d 3h / turn: N")
    table.play("N: draw E", "E: reveal 1c 1", "N: second", "N: reveal 2d 1", "N: reveal 3h 1")
    assert (table.turn, table.blocked) == ("E", "clubs diamonds hearts #1 #2 #3")
    described = {line.split()[2] for line in table.lines("E") if line.startswith("move")}
    assert described == {"spades", "#4", "4s"}


@pytest.mark.rule("PC-R33")
def test_every_description_is_free_in_the_first_turn(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 2d / hand E: 1h 2h 3h 4h / turn: N")
    described = {line.split()[2] for line in table.lines("N") if line.endswith(" E>N")}
    assert len(described) == 24
