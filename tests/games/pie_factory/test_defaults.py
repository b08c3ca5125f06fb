"""PF-R53: what is done for a seat whose time is up."""

import pytest

from tests.games.pie_factory.table import FactoryTable, Tables, all_out

FULL = "pies A: [C01, F12] [C02, F14] [C04, F16]"
HAND = "hand A: T47 T46 T45 T44"


def default(table: FactoryTable) -> str:
    seat = table.state.actors[0]
    return table.game.text(table.state, seat, table.game.default(table.state, seat))


@pytest.mark.rule("PF-R53")
@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ("line: C07 C08 C09 C11 / hand A: F10", "draw"),
        (f"line: C07 C08 C09 C11 / {HAND}", "draft 1"),
        (f"line: F10 C08 C09 C11 / {HAND}", "draft 1 down"),
        (f"seats: 3 / line: - F10 C09 C11 C13 / {HAND}", "draft 2 down"),
        (f"line: - F10 C09 C11 / {HAND}", "play T44 down"),
        (f"line: - F10 C09 C11 / {FULL} / hand A: F18 C05 T46 T47", "play C05"),
        ("line: - - - - / pies A: [C01] [] [C02]", "box 1 3"),
        ("line: - - - - ", "pass"),
    ],
)
def test_actions(pie_factory: Tables, position: str, expected: str) -> None:
    table = pie_factory(position if "draw" in expected else all_out(position))
    assert default(table) == expected


@pytest.mark.scenario("PF-S68")
@pytest.mark.rule("PF-R53")
def test_an_unplaceable_free_card_and_a_full_hand(pie_factory: Tables) -> None:
    table = pie_factory(f"line: F10 C08 C09 C11 / {FULL} / hand A: T47 C05 T45 T44")
    assert default(table) == "play C05"
    table = pie_factory(f"line: F10 C08 C09 C11 / {FULL} / hand A: T47 C05 T45 T44", null_play="forbid")
    assert default(table) == "box 1 2 3"
    table.play(f"A: {default(table)}")


@pytest.mark.rule("PF-R53")
def test_the_lowest_free_position_only(pie_factory: Tables) -> None:
    """The first free card cannot be drafted; the second is not tried."""
    table = pie_factory(f"seats: 3 / line: F10 T30 C09 C11 C13 / {FULL} / hand A: T47 C05 T45 T44")
    assert default(table) == "play C05"


@pytest.mark.rule("PF-R53")
def test_place_stale_drop_and_grandma(pie_factory: Tables) -> None:
    table = pie_factory("line: C07 C08 C09 C11 / pies A: [C01, F10] [C02] [C04] / hand A: F12 / hand B: C05")
    table.play("A: play F12", "B: play C05")
    assert default(table) == "place 2"
    table = pie_factory("line: C07 C08 C09 C11 / pies A: [C01] [C02] / hand A: F12 / hand B: C05")
    table.play("A: play F12", "B: play C05")
    assert default(table) == "place 1"
    position = "line: C07 C08 C09 C11 / pies A: [C01, F10] [C02] / hand A: F12 / hand B: T47"
    table = pie_factory(position, orientation="at_placement")
    table.play("A: play F12", "B: play T47 down")
    assert default(table) == "place 2"
    position = "line: C07 C08 C09 C11 / pies A: [] [C01] / hand A: F12 / hand B: T47"
    table = pie_factory(position, orientation="at_placement")
    table.play("A: play F12", "B: play T47 down")
    assert sorted(table.lines("A")) == ["place 2", "place down"]
    assert default(table) == "place 2"  # face down it would start a pie in slot 1
    table = pie_factory(all_out("line: C07 C08 C09 C11 / pies A: [C01] [C02, F10] [C04, F12] / hand B: C05 / discard:"))
    table.play("A: box 1", "B: play C05")
    assert default(table) == "stale 2"
    table = pie_factory(f"line: C07 C08 C09 C11 / {FULL} / hand A: T47 C05 T45 T44", full_hand_draft="discard_down")
    table.play("A: draft 1", "B: draw")
    assert default(table) == "drop C05"
    table = pie_factory(all_out("day: 2 / line: C07 - - - / score A: T32 F28 / discard:"))
    table.play("A: draft 1", "B: pass")
    assert default(table) == "grandma keep"


@pytest.mark.rule("PF-R53")
def test_inside_a_chain(pie_factory: Tables) -> None:
    table = pie_factory("line: C07 C08 C09 C11 / pies A: [C01] [C02] / hand A: F12 F10")
    draft = table.game.read(table.state, 0, "draft 4 pay F10,F12")
    table.state.play(0, draft[0])
    assert table.game.default(table.state, 0) == draft[1:]
    table = pie_factory("line: C07 C08 C09 C11 / pies A: [C01] [C02] / hand A: F12 F10")
    box = table.game.read(table.state, 0, "box 1")
    table.state.play(0, box[0])
    assert table.game.default(table.state, 0) == box[1:]
