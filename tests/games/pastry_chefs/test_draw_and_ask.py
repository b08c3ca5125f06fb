"""Chapters E and I: drawing, the Reveal that follows, and questions."""

import pytest

from bakehouse.games.pastry_chefs.atoms import DESCRIBE
from bakehouse.games.pastry_chefs.observation import SUITS
from tests.games.pastry_chefs.table import Tables, with_all_cards


@pytest.mark.scenario("PC-S8")
@pytest.mark.rule("PC-60", "PC-R27", "PC-R29")
def test_the_partner_reveals_and_the_next_player_is_asked(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 2c 4d 1h / hand E: 1d 2d 4c / hand S: 2h 4h / hand W: 1s 2s / deck: 4s / turn: N")
    table.play("N: draw S", "S: reveal spades 1", "N: ask E 1 #3")
    assert table.last_event_text(None) == "Ann asks Ben: “Do you have a three?” “No.”"
    assert (table.turn, table.blocked) == ("E", "spades")


@pytest.mark.scenario("PC-S9")
@pytest.mark.rule("PC-61", "PC-R23", "PC-R36", "PC-28")
def test_two_cards_are_revealed_together_and_no_question_follows(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 2d / hand E: 1s 2s / deck: 4c 4c / turn: N")
    table.play("N: draw N", "N: second", "N: reveal 4c 2")
    assert table.last_event_text(None) == "Ann reveals 2 × Four of Clubs."
    assert (table.turn, table.blocked, table.step) == ("E", "clubs #4", "action")


@pytest.mark.scenario("PC-S12")
@pytest.mark.rule("PC-57", "PC-R39")
def test_four_are_at_least_three(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 2d 3s 4s / hand S: 1h 2h 3h 4h / deck: 4d / turn: N")
    table.play("N: draw N", "N: reveal #4 1", "N: ask S 3 hearts")
    assert table.last_event_text(None) == "Ann asks Cleo: “Do you have at least 3 hearts?” “Yes.”"


@pytest.mark.scenario("PC-S31")
@pytest.mark.rule("PC-R35", "PC-R37", "PC-53", "PC-55")
def test_the_fourth_card_is_the_last(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 2d 3s / hand E: 1s 2s / deck: 4d / turn: N")
    table.play("N: draw N")
    assert (table.step, table.hand("N")) == ("reveal", "1c 2d 3s 4d")
    table.refused("N: second", rule="PC-R35")
    table.play("N: reveal diamonds 1")
    assert table.step == "ask"


@pytest.mark.scenario("PC-S32")
@pytest.mark.rule("PC-R35", "PC-R36", "PC-R24", "PC-54")
def test_with_three_cards_a_second_card_after_somebody_else_drew(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 2d 3s / hand E: 1s 2s / hand S: 1h / deck: 4d 2h / turn: N")
    table.play("N: draw S", "S: reveal #4 1")
    assert table.lines("N") == ["second", "stop"]
    table.play("N: second")
    table.refused("N: ask E 1 #2", rule="PC-R36")
    assert table.lines("N") == ["reveal hearts 1", "reveal #2 1", "reveal 2h 1"]  # that one card
    table.play("N: reveal #2 1")
    assert (table.turn, table.blocked) == ("E", "#2 #4")  # and no question


@pytest.mark.rule("PC-53", "PC-54", "PC-R36")
def test_a_declined_second_card_leaves_the_question(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 2d / hand E: 1s 2s / deck: 4d 2h / turn: N")
    table.play("N: draw N")
    assert table.lines("N") == ["second", "stop"]
    table.play("N: stop", "N: reveal #4 1")
    assert table.step == "ask"


@pytest.mark.scenario("PC-S33")
@pytest.mark.rule("PC-53", "PC-54", "PC-R35")
def test_with_four_cards_no_second_card_and_no_own_reveal(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 2d 3s 4s / hand E: 1s 2s / deck: 4d / turn: N")
    table.play("N: draw E", "E: reveal #4 1")
    assert (table.asked, table.step) == ("N", "ask")


@pytest.mark.scenario("PC-S34")
@pytest.mark.rule("PC-R22", "PC-R23", "PC-27", "PC-28")
@pytest.mark.parametrize(
    ("drawn", "statements"),
    [
        ("4c 4h", "clubs 1, hearts 1, #4 2, 4c 1, 4h 1"),
        ("4c 4c", "clubs 2, #4 2, 4c 2"),
        ("4c 1h", "clubs 1, hearts 1, #1 1, #4 1, 4c 1, 1h 1"),
    ],
)
def test_what_may_be_revealed(pastry_chefs: Tables, drawn: str, statements: str) -> None:
    table = pastry_chefs(f"hand N: 1d 2d / hand E: 1s 2s / deck: {drawn} / turn: N")
    table.play("N: draw N", "N: second")
    assert table.lines("N") == [f"reveal {statement}" for statement in statements.split(", ")]


@pytest.mark.rule("PC-R22", "PC-28")
def test_both_parts_of_a_reveal_are_true(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1d 2d / hand E: 1s 2s / deck: 4c 4h / turn: N")
    table.play("N: draw N", "N: second")
    for untrue in ("#4 1", "clubs 2", "4c 2", "spades 1", "#1 1", "4s 1"):
        table.refused(f"N: reveal {untrue}", rule="PC-R22")
    spades = DESCRIBE + SUITS.index("spades")
    assert table.state.reason(table.seat("N"), spades) == "PC-R22"
    assert table.view("E").drawn == []  # the cards themselves are not shown
    table.play("N: reveal #4 2")


@pytest.mark.rule("PC-27", "PC-R25", "PC-52")
def test_the_drawer_reveals_and_nobody_else(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1d 2d / hand W: 1s 2s / deck: 4c / turn: N")
    table.play("N: draw W")
    assert table.asked == "W"
    table.refused("N: reveal #4 1", rule="BH-1")
    table.refused("N: reveal #3 1", rule="BH-1")  # the same words, true or not
    table.play("W: reveal #4 1")


@pytest.mark.rule("PC-R24")
def test_each_batch_has_its_own_reveal(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand E: 1s 2s / deck: 4c 3d 2h / turn: N")
    table.play("N: draw E", "E: reveal #4 1", "N: second", "N: reveal #3 1", "N: reveal #2 1")
    revealed = [line for line in table.log(None) if "reveals" in line]
    assert revealed == ["Ben reveals a four.", "Ann reveals a three.", "Ann reveals a two."]


@pytest.mark.rule("PC-R24")
def test_the_end_of_turn_draw_is_a_batch_of_its_own(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand E: 1s 2s / deck: 4c 4d 3s / turn: N")
    table.play("N: draw N", "N: stop", "N: reveal #4 1", "N: noask")
    assert table.lines("N") == ["reveal diamonds 1", "reveal #4 1", "reveal 4d 1"]


@pytest.mark.scenario("PC-S36")
@pytest.mark.rule("PC-R9", "PC-R34", "PC-51")
def test_anybody_may_be_made_to_draw(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1d 2d / hand W: 1s 2s 1h 2h 1c 2c 4s / hand E: 4h 4h / deck: 4c / turn: N")
    assert {f"draw {name}" for name in "NESW"} <= set(table.lines("N"))
    table.play("N: draw W", "W: reveal #4 1", "N: stop", "N: noask")
    assert (table.turn, len(table.pile("W"))) == ("E", 8)


@pytest.mark.scenario("PC-S54")
@pytest.mark.rule("PC-27", "PC-28", "PC-29", "PC-51", "PC-52", "PC-55", "PC-R37")
def test_the_order_of_events(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1d 2d / hand S: 1s 2s / hand E: 4h 4h / deck: 4c 3c / turn: N")
    other = table.state.copy()
    table.play("N: draw S")
    assert (table.asked, table.step) == ("S", "reveal")
    table.refused("N: second", rule="BH-1")
    table.play("S: reveal clubs 1")
    assert (table.asked, table.step, table.used) == ("N", "second", "clubs")
    table.state = other
    table.play("N: draw N")
    assert table.step == "second"  # no Reveal before that decision
    table.play("N: stop")
    assert table.step == "reveal"  # and one before the question
    table.play("N: reveal #4 1")
    assert table.step == "ask"


@pytest.mark.rule("PC-56", "PC-R38")
def test_nobody_has_to_ask(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 2d 3s 4s / hand E: 1s 2s / deck: 4d / turn: N")
    table.play("N: draw N", "N: reveal #4 1")
    assert "noask" in table.lines("N")
    table.play("N: noask")
    assert (table.turn, table.events(None)[-1].kind) == ("E", "revealed")


@pytest.mark.rule("PC-56", "PC-R39", "PC-R56")
def test_who_may_be_asked_what(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 2d 3s 4s / hand E: 1s 2s 3d 4d 1h / hand S: 4h / deck: 4d / turn: N")
    table.play("N: draw N", "N: reveal #4 1")
    lines = set(table.lines("N"))
    assert {"ask E 5 hearts", "ask E 3 1s", "ask S 1 #1", "ask S 1 4h"} <= lines
    assert not {line.split()[1] for line in lines if line.startswith("ask")} - set("ES")
    table.refused("N: ask N 1 #1", rule="PC-R39")
    table.refused("N: ask W 1 #1", rule="PC-R39")  # W has no card
    table.refused("N: ask E 6 hearts", rule="PC-R39")
    table.refused("N: ask E 4 1s", rule="PC-R39")
    table.refused("N: ask E 13 hearts", rule="PC-R39")


@pytest.mark.rule("PC-R56")
def test_twelve_is_the_largest_number_in_a_question(pastry_chefs: Tables) -> None:
    clubs = "1c 1c 1c 2c 2c 2c 3c 3c 3c 4c 4c 4c"
    table = pastry_chefs(f"hand N: 1d 2d 3d 4d / hand E: {clubs} 1s 2s / deck: 4d / turn: N")
    table.play("N: draw N", "N: reveal #4 1")
    table.refused("N: ask E 13 clubs", rule="PC-R56")
    table.play("N: ask E 12 clubs")
    assert table.last_event_text(None).endswith("“Do you have at least 12 clubs?” “Yes.”")


@pytest.mark.rule("PC-R39")
def test_one_question_a_turn(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 2d 3s 4s / hand E: 1s 2s / deck: 4d / turn: N")
    table.play("N: draw N", "N: reveal #4 1", "N: ask E 1 #1")
    table.refused("N: ask E 1 #2", rule="BH-1")


@pytest.mark.rule("PC-R40", "PC-57", "PC-36")
def test_the_answer_is_public_and_tells_no_more(pastry_chefs: Tables) -> None:
    seen = []
    for hand, top in (("1h 2h 3c", "4d 3h"), ("1h 2h 3h", "4d 3c")):
        table = pastry_chefs(f"hand N: 1c 2d 3s 4s / hand E: {hand} / deck: {top} / turn: N")
        table.play("N: draw N", "N: reveal #4 1", "N: ask E 2 hearts")
        answer = "Ann asks Ben: “Do you have at least 2 hearts?” “Yes.”"
        assert [table.last_event_text(name) for name in ("S", "W", None)] == [answer] * 3
        assert table.last_event_text("N") == answer.replace("Ann asks", "You ask")
        seen.append([[table.view(name), table.events(name)] for name in ("N", "S", "W", None)])
    assert seen[0] == seen[1]


@pytest.mark.rule("PC-R60")
def test_no_question_when_nobody_has_cards(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 2d 3s 4s / deck: 4d 4h / turn: N")
    table.play("N: draw N", "N: reveal #4 1")
    assert (table.turn, table.step) == ("E", "action")


@pytest.mark.rule("PC-R57")
def test_a_second_card_is_offered_while_the_discard_pile_has_one(pastry_chefs: Tables) -> None:
    table = pastry_chefs(with_all_cards("hand W: / hand N: 1d 2d / X: 4c 4d / deck: 4s / turn: N", "hand W"))
    table.play("N: draw N")
    assert (table.step, table.pile("deck"), table.pile("X")) == ("second", [], ["4c", "4d"])
    table.play("N: second")
    assert (len(table.pile("deck")), table.pile("X")) == (1, [])
