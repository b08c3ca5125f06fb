"""Chapter D: boxing pies."""

import pytest

from tests.games.pie_factory.table import Tables, all_out

PIES = "seats: 3 / line: C07 C08 C09 C11 C13 / pies A: [C01, F10, T37] [C02, F31] [F12v] / "


@pytest.mark.scenario("PF-S23")
@pytest.mark.rule("PF-30", "PF-31", "PF-32", "PF-35")
def test_the_top_card_scores_and_the_rest_is_discarded(pie_factory: Tables) -> None:
    table = pie_factory(PIES + "hand B: C04 / hand C: C05")
    table.play("A: box 1 2")
    assert (table.score("A"), table.discard, table.pies("A")) == ("F31 T37", "C01 C02 F10", "[] [] [F12v]")
    assert table.state.dollars(0) == 11
    table.play("B: play C04", "C: play C05")
    assert table.order == "B C A"


@pytest.mark.scenario("PF-S24")
@pytest.mark.rule("PF-33", "PF-R19", "PF-R48")
def test_a_bare_face_down_card_scores_nothing(pie_factory: Tables) -> None:
    table = pie_factory(PIES)
    table.play("A: box 3")
    assert (table.score("A"), table.discard) == ("", "F12")
    assert table.log("B") == [
        "Ann boxes pie 3: it scores nothing.",
        "Ann discards Apple.",
    ]
    assert [event.secret for event in table.events("B")] == [False, True]
    assert (table.state.boxed_pies(0), table.state.boxed_crusts(0)) == (0, 0)


@pytest.mark.rule("PF-34", "PF-R18", "PF-R45")
def test_a_bare_crust_can_be_boxed(pie_factory: Tables) -> None:
    table = pie_factory("line: C07 C08 C09 C11 / pies A: [C02] [C13V]")
    table.play("A: box 1 2")
    assert (table.score("A"), table.discard, table.state.boxed_crusts(0)) == ("C02", "C13", 1)


@pytest.mark.scenario("PF-S26")
@pytest.mark.rule("PF-R18")
def test_without_a_pie_there_is_nothing_to_box(pie_factory: Tables) -> None:
    table = pie_factory("line: C07 C08 C09 C11 / hand A: C02")
    assert not any(line.startswith("box") for line in table.lines("A"))
    table.refused("A: box 1", "PF-R18")
    table.no_move("A: box")


@pytest.mark.rule("PF-R18")
def test_a_pie_that_is_not_there_after_one_that_is(pie_factory: Tables) -> None:
    table = pie_factory("line: C07 C08 C09 C11 / pies A: [C01]")
    table.refused("A: box 1 2", "PF-R18")
    table.refused("A: box 2 1", "PF-R18")
    table.play("A: box 1")


@pytest.mark.rule("PF-R18", "PF-68")
def test_a_pie_that_is_not_there_after_one_that_ends_the_game(pie_factory: Tables) -> None:
    table = pie_factory(all_out("day: 2 / order: B A / turn: A / line: C07 - - - / pies A: [C01] / discard:"))
    table.refused("A: box 1 2", "PF-R18")
    table.play("A: box 1")
    assert table.state.over


@pytest.mark.rule("PF-31", "PF-R18", "PF-R22", "PF-R55")
def test_any_number_of_pies(pie_factory: Tables) -> None:
    table = pie_factory(PIES)
    boxes = [line for line in table.lines("A") if line.startswith("box")]
    assert sorted(boxes) == ["box 1", "box 1 2", "box 1 2 3", "box 1 3", "box 2", "box 2 3", "box 3"]
    assert table.game.read(table.state, 0, "box 3 1") == table.game.read(table.state, 0, "box 1 3")
    table.refused("A: box 1 1", "PF-R55")
    table.refused("A: box 1 4", "PF-R18")
    table.no_move("A: box 6")


@pytest.mark.rule("PF-R55", "PF-R18")
def test_slots_are_picked_upwards(pie_factory: Tables) -> None:
    table = pie_factory(PIES)
    state = table.state
    first, second, third = table.game.read(state, 0, "box 1 2 3")
    state.play(0, second)
    assert state.pending(0) == [second]
    for atom in (first, second):
        with pytest.raises(ValueError, match="PF-R55"):
            state.check(0, atom)
    with pytest.raises(ValueError, match="PF-R18"):
        state.check(0, third + 1)
    assert table.pies("A").count("[") == 3  # nothing happens before the chain is complete


@pytest.mark.scenario("PF-S59")
@pytest.mark.rule("PF-30", "PF-R20")
def test_boxing_everything_is_one_action(pie_factory: Tables) -> None:
    table = pie_factory(PIES)
    table.play("A: box 1 2 3")
    assert (table.pies("A"), table.asked, table.state.number) == ("", "B", 1)


@pytest.mark.scenario("PF-S30")
@pytest.mark.rule("PF-R14")
def test_a_topping_hides_the_icon_under_it(pie_factory: Tables) -> None:
    table = pie_factory("line: C07 C08 C09 C11 / pies A: [C01, F28, T37]")
    table.play("A: box 1")
    assert table.score("A") == "T37"
    assert table.state.icons(0, 1) == 0


@pytest.mark.rule("PF-36", "PF-R22")
def test_with_nothing_else_to_do_one_must_box(pie_factory: Tables) -> None:
    table = pie_factory(all_out("line: - - - - / pies A: [C01, F10] [C02] / hand B: F12"))
    assert sorted(table.lines("A")) == ["box 1", "box 1 2", "box 2"]
    table.refused("A: pass", "PF-R21")
