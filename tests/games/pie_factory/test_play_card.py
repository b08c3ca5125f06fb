"""Chapter D: playing a card from the hand; drawing; passing."""

import pytest

from bakehouse import IllegalMove
from tests.games.pie_factory.table import Tables, all_out

THREE_PIES = "pies A: [C01, F12] [C02, F14] [C04, F16]"


@pytest.mark.scenario("PF-S20")
@pytest.mark.rule("PF-28", "PF-52", "PF-R9", "PF-R8", "PF-R26")
def test_a_stalling_play_returns_to_the_hand(pie_factory: Tables) -> None:
    table = pie_factory(f"line: C07 C08 C09 C11 / {THREE_PIES} / hand A: C05 / hand B: C06")
    table.play("A: play C05", "B: play C06")
    assert table.order == "A B"  # five minutes against six
    assert table.hand("A") == "C05"
    for viewer in ("B", None):
        assert table.known(viewer).holdings[0].in_hand == ["C05"]
    assert table.log(None)[3] == "Ann cannot place Flaky Crust: it goes into the hand."


@pytest.mark.rule("PF-R9")
def test_stalling_can_be_forbidden(pie_factory: Tables) -> None:
    table = pie_factory(f"line: C07 F19 C09 C11 / {THREE_PIES} / hand A: C05 T30", null_play="forbid")
    table.refused("A: play C05", "PF-R9")
    assert [line for line in table.lines("A") if line.startswith("play")] == ["play T30"]


@pytest.mark.rule("PF-28", "PF-29", "PF-R67")
def test_only_cards_of_the_own_hand(pie_factory: Tables) -> None:
    table = pie_factory("line: C07 C08 C09 C11 / hand A: C05 / hand B: C06")
    table.refused("A: play C06", "PF-28")
    table.refused("A: play C06 down", "PF-28")
    table.no_move("A: play X99", "there is no card 'X99'")
    table.play("A: play C05 down")
    assert table.front("A") == "C05v"
    assert table.hand("A") == ""


@pytest.mark.scenario("PF-S21")
@pytest.mark.rule("PF-R5", "PF-43", "PF-29", "PF-33")
def test_a_crust_face_down_has_prep_time_three_and_no_value(pie_factory: Tables) -> None:
    table = pie_factory(
        "order: B A / line: C07 C08 C09 C11 / pies A: [C01, F12] [C02, F14] / hand A: C13 / hand B: C04"
    )
    table.play("B: play C04", "A: play C13 down")
    assert table.order == "A B"
    assert table.pies("A").endswith("[C13v]")
    table.play("A: box 3")
    assert table.score("A") == ""
    assert "C13" in table.discard.split()


@pytest.mark.scenario("PF-S57")
@pytest.mark.rule("PF-54", "PF-57", "PF-R5")
def test_any_card_may_be_declared_face_down(pie_factory: Tables) -> None:
    table = pie_factory("line: C07 F10 T27 C11 / pies A: [C01] [C02, F14] / hand A: C05 F15 T37")
    plays = [line for line in table.lines("A") if line.startswith("play")]
    assert plays == [
        "play C05",
        "play C05 down",
        "play F15",
        "play F15 down",
        "play T37",
        "play T37 down",
    ]
    assert {"draft 1", "draft 1 down", "draft 2 down pay T37"} <= set(table.lines("A"))


# -- Draw ----------------------------------------------------------------------


@pytest.mark.scenario("PF-S27")
@pytest.mark.rule("PF-39", "PF-40", "PF-R23", "PF-R24", "PF-R59")
def test_drawing_needs_room_and_a_card(pie_factory: Tables) -> None:
    table = pie_factory("line: C07 C08 C09 C11 / hand A: C01 C02 C04 C05")
    table.refused("A: draw", "PF-39")
    table = pie_factory(all_out("line: C07 C08 C09 C11 / deck: F10 / hand A: C01 C02 C04 / hand B: C05"))
    table.play("A: draw")
    assert table.hand("A") == "C01 C02 C04 F10"
    table.refused("B: draw", "PF-40")
    table.play("B: draft 1")
    table = pie_factory(all_out("line: C07 C08 C09 C11 / hand A: C01 C02 C04 C05"))
    table.refused("A: draw", "PF-39")  # before PF-40


@pytest.mark.scenario("PF-S58")
@pytest.mark.rule("PF-37", "PF-38", "PF-41", "PF-R24")
def test_a_drawn_card_goes_straight_into_the_hand(pie_factory: Tables) -> None:
    table = pie_factory("line: C07 C08 C09 C11 / deck: F10 / hand A: C01 C02 C04 / hand B: C05")
    table.play("A: draw")
    assert table.last_event_text("A") == "You draw Apple."
    assert table.last_event_text("B") == table.last_event_text(None) == "Ann draws a card."
    table.play("B: play C05")
    assert (table.hand("A"), table.pies("A"), table.order) == ("C01 C02 C04 F10", "", "B A")
    assert table.view("B").hand_sizes == [4, 0]


# -- Pass ----------------------------------------------------------------------


@pytest.mark.scenario("PF-S29")
@pytest.mark.rule("PF-R21", "PF-R56", "PF-R65")
def test_pass_is_the_last_resort_and_is_asked(pie_factory: Tables) -> None:
    table = pie_factory(all_out("line: C07 C08 C09 C11 / hand A: F15"))
    table.refused("A: pass", "PF-R21")
    table.play("A: draft 1")
    assert table.lines("B") == ["pass"]
    table.play("B: pass")
    assert table.order == "A B"
    assert "passed" in [event.kind for event in table.events(None)]


@pytest.mark.rule("PF-R21", "PF-R25")
def test_who_passes_goes_behind_those_who_showed_a_card(pie_factory: Tables) -> None:
    table = pie_factory(all_out("order: B A / line: - C08 C09 C11 / hand A: F15 F10"))
    table.play("B: pass", "A: play F15 down")
    assert table.order == "A B"


@pytest.mark.rule("PF-R65")
def test_a_single_action_is_asked(pie_factory: Tables) -> None:
    table = pie_factory(all_out("line: - - - - / pies A: [C01] / hand B: F10"))
    assert table.lines("A") == ["box 1"]
    assert table.asked == "A"


@pytest.mark.rule("PF-18", "PF-30", "PF-37")
def test_the_four_kinds_of_action(pie_factory: Tables) -> None:
    table = pie_factory("line: C07 - - - / pies A: [C01] / hand A: F10")
    assert table.lines("A") == ["draw", "box 1", "draft 1", "draft 1 down", "play F10", "play F10 down"]
    with pytest.raises(IllegalMove, match="BH-2"):
        table.play("A: stale 1")
