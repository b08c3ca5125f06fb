"""Chapter F: where a card may be placed, and who chooses."""

import pytest

from tests.games.pie_factory.table import Tables

JOEY = "line: F10 C07 C08 C09 / "


@pytest.mark.scenario("PF-S14")
@pytest.mark.rule("PF-55", "PF-56", "PF-57", "PF-R7", "PF-R59")
def test_joey_has_to_use_the_filling_as_a_crust(pie_factory: Tables) -> None:
    table = pie_factory(JOEY + "pies A: [C01, F14] [C02, F23] / hand B: C04")
    table.refused("A: draft 1", "PF-R7")
    table.play("A: draft 1 down", "B: play C04")
    assert table.order == "A B"  # three minutes
    assert table.pies("A") == "[C01, F14] [C02, F23] [F10V]"


@pytest.mark.scenario("PF-S15")
@pytest.mark.rule("PF-52", "PF-55", "PF-R8", "PF-53")
def test_joey_without_any_placement_takes_it_into_the_hand(pie_factory: Tables) -> None:
    table = pie_factory(JOEY + "pies A: [C01, F14] [C02, F23] [C05, F16] / hand A: T27 T30 T32 / hand B: C11")
    table.play("A: draft 1", "B: play C11")
    assert table.order == "A B"  # ten minutes against eleven
    assert table.hand("A") == "F10 T27 T30 T32"
    assert table.known("B").holdings[0].in_hand == ["F10"]
    assert table.known(None).holdings[0].in_hand == ["F10"]


@pytest.mark.scenario("PF-S16")
@pytest.mark.rule("PF-53", "PF-R10")
def test_a_full_hand_cannot_take_it(pie_factory: Tables) -> None:
    table = pie_factory(JOEY + "pies A: [C01, F14] [C02, F23] [C05, F16] / hand A: T27 T30 T32 T34 / hand B: C11")
    table.refused("A: draft 1", "PF-R10")
    table.play("A: draft 2 pay T27", "B: play C11")
    assert table.hand("A") == "C07 T30 T32 T34"


@pytest.mark.scenario("PF-S19")
@pytest.mark.rule("PF-R3", "PF-51", "PF-X5")
def test_nothing_goes_on_a_topping(pie_factory: Tables) -> None:
    table = pie_factory("line: C07 C08 C09 C11 / pies A: [C01, F24] / hand A: T46 T47 F10 / hand B: C04")
    table.play("A: play T46", "B: play C04")
    assert table.pies("A") == "[C01, F24, T46]"
    table.play("B: draw")
    for move in ("play T47", "play F10"):
        table.refused(f"A: {move}", "PF-R7")


@pytest.mark.rule("PF-R3", "PF-X5")
def test_a_topping_goes_only_on_fillings_it_names(pie_factory: Tables) -> None:
    table = pie_factory("line: C07 C08 C09 C11 / pies A: [C01, F24] [C02, F10] [C04] / hand A: T46 T30 T27")
    assert [line for line in table.lines("A") if line.startswith("play")] == ["play T27", "play T30", "play T46"]
    table = pie_factory("line: C07 C08 C09 C11 / pies A: [C01, F24] [C02, F10] / hand A: T46 T30 T27")
    plays = [line for line in table.lines("A") if line.startswith("play")]
    assert plays == ["play T27 down", "play T30", "play T30 down", "play T46", "play T46 down"]


@pytest.mark.rule("PF-R4", "PF-X4", "PF-R12", "PF-51")
def test_a_filling_goes_on_either_kind_of_crust_and_the_owner_chooses(pie_factory: Tables) -> None:
    table = pie_factory("line: C07 C08 C09 C11 / pies A: [C01] [F12v] [T30V] / hand A: F10 / hand B: C04")
    table.play("A: play F10", "B: play C04")
    assert table.lines("A") == ["place 1", "place 2", "place 3"]
    table.refused("A: place 4", "PF-R3")
    table.refused("A: draw", "BH-2")
    table.refused("A: place down", "PF-R6")
    table.play("A: place 2")
    assert table.pies("A") == "[C01] [F12v, F10] [T30V]"


@pytest.mark.scenario("PF-S54")
@pytest.mark.rule("PF-22", "PF-29", "PF-54", "PF-R6")
def test_the_side_is_decided_with_the_action(pie_factory: Tables) -> None:
    table = pie_factory("line: F10 C08 C09 C11 / pies A: [C01] [C02] / hand A: F31 / hand B: C04")
    table.play("A: draft 1", "B: play C04")
    assert table.lines("A") == ["place 1", "place 2"]  # not face down
    table = pie_factory("line: F10 C08 C09 C11 / pies A: [C01] [C02] / hand A: F31 / hand B: C04")
    table.play("A: play F31 down", "B: play C04")
    assert table.pies("A") == "[C01] [C02] [F31v]"  # not on a crust


@pytest.mark.scenario("PF-S55")
@pytest.mark.rule("PF-51", "PF-R11", "PF-R12")
def test_a_forced_placement_is_not_asked(pie_factory: Tables) -> None:
    table = pie_factory("line: C07 C08 C09 C11 / pies A: [C01] [C02, F14] / hand A: F10 / hand B: C04")
    table.play("A: play F10", "B: play C04")
    assert table.pies("A") == "[C01, F10] [C02, F14]"
    assert (table.hand("A"), table.step, table.asked) == ("", "action", "B")


@pytest.mark.scenario("PF-S56")
@pytest.mark.rule("PF-56", "PF-R11", "PF-R3")
def test_pies_are_not_rearranged(pie_factory: Tables) -> None:
    table = pie_factory("line: C07 C08 C09 C11 / pies A: [C01, F10] [C02] / hand A: F12 / hand B: C04")
    verbs = {line.split()[0] for line in table.lines("A")}
    assert verbs == {"draw", "box", "draft", "play"}
    table.play("A: play F12", "B: play C04")
    assert table.pies("A") == "[C01, F10] [C02, F12]"  # the one place for it


@pytest.mark.scenario("PF-S66")
@pytest.mark.rule("PF-X3", "PF-R2", "PF-R3")
def test_no_fourth_pie(pie_factory: Tables) -> None:
    table = pie_factory("line: C07 C08 C09 C11 / pies A: [C01] [C02] [C04] / hand A: C05 / hand B: C06")
    table.refused("A: play C05 down", "PF-R3")
    table.refused("A: draft 1 down", "PF-R3")
    table.play("A: play C05", "B: play C06")
    assert table.pies("A") == "[C01] [C02] [C04]"


@pytest.mark.rule("PF-R2")
@pytest.mark.parametrize("most", [2, 3, 4, 5])
def test_max_pies(pie_factory: Tables, most: int) -> None:
    pies = ["[C01]", "[C02]", "[C04]", "[C05]", "[C06]"]
    table = pie_factory(
        f"line: C07 C08 C09 C11 / pies A: {' '.join(pies[: most - 1])} / hand A: F10 F12", max_pies=most
    )
    table.play("A: play F10 down", "B: draft 1")
    assert table.pies("A").split()[-1] == "[F10v]"
    table.refused("A: play F12 down", "PF-R3")


@pytest.mark.rule("PF-R2", "PF-54")
def test_a_new_pie_takes_the_lowest_empty_slot(pie_factory: Tables) -> None:
    table = pie_factory("line: C07 C08 C09 C11 / pies A: [C01] [] [C04] / hand A: F10 / hand B: C05")
    table.play("A: play F10 down", "B: play C05")
    assert table.pies("A") == "[C01] [F10v] [C04]"


# -- Options -------------------------------------------------------------------


@pytest.mark.scenario("PF-S69")
@pytest.mark.rule("PF-53", "PF-R10", "PF-R57", "PF-R67")
def test_discard_down(pie_factory: Tables) -> None:
    pies = "pies A: [C01, F14] [C02, F23] [C05, F16]"
    table = pie_factory(JOEY + f"{pies} / hand A: T27 T30 T32 T34 / hand B: C11", full_hand_draft="discard_down")
    table.play("A: draft 1")
    assert table.hand("A") == "T27 T30 T32 T34"  # it lies in front until step 3
    table.play("B: play C11")
    assert table.lines("A") == ["drop F10", "drop T27", "drop T30", "drop T32", "drop T34"]
    assert (table.step, table.view("B").hand_sizes) == ("drop", [5, 0])
    table.refused("A: drop C11", "PF-R10")
    table.refused("A: place 1", "BH-2")
    table.play("A: drop T30")
    assert (table.hand("A"), table.discard) == ("F10 T27 T32 T34", "T30")
    assert "Ann discards Crumble and keeps four cards." in table.log("B")


@pytest.mark.rule("PF-R6", "PF-R63", "PF-R7")
def test_at_placement_a_card_can_be_turned_down_later(pie_factory: Tables) -> None:
    position = "line: F10 C08 C09 C11 / pies A: [C01, F14] [C02] / hand A: C13 T46 / hand B: C04"
    table = pie_factory(position, orientation="at_placement")
    table.play("A: draft 1", "B: play C04")
    assert table.order == "B A"  # the printed ten minutes
    table.play("B: place down")
    assert table.pies("B") == "[C04V]"
    assert table.lines("A") == ["place down", "place 2"]
    table.play("A: place down")
    assert table.pies("A") == "[C01, F14] [C02] [F10V]"
    base = table.view("B").pies[0][2]
    assert base is not None
    assert base.base == "F10"  # everybody saw it


@pytest.mark.rule("PF-R63", "PF-R7")
def test_at_placement_joey_may_show_it_face_up(pie_factory: Tables) -> None:
    table = pie_factory(JOEY + "pies A: [C01, F14] [C02, F23] / hand B: C04 T46", orientation="at_placement")
    table.play("A: draft 1", "B: play T46")
    assert table.order == "A B"
    assert table.pies("A") == "[C01, F14] [C02, F23] [F10V]"  # the one placement is not asked
    assert table.pies("B") == "[T46V]"


@pytest.mark.rule("PF-R63")
def test_at_placement_a_card_shown_face_down_stays_so(pie_factory: Tables) -> None:
    table = pie_factory(JOEY + "pies A: [C01] / hand A: F12 / hand B: C04", orientation="at_placement")
    table.play("A: play F12 down", "B: play C04")
    table.play("B: place 1")
    assert (table.order, table.pies("A"), table.pies("B")) == ("A B", "[C01] [F12v]", "[C04]")
