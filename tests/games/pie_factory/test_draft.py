"""Chapter D: drafting from the assembly line, and what it costs."""

import pytest

from bakehouse.games.pie_factory.atoms import CARD, DRAFT
from tests.games.pie_factory.table import Tables

FOUR = "seats: 4 / line: C01 F10 T37 F31 T46 C05 / "


@pytest.mark.scenario("PF-S3")
@pytest.mark.rule("PF-19", "PF-20", "PF-21", "PF-25", "PF-R15")
def test_the_last_place_costs_two_cards(pie_factory: Tables) -> None:
    table = pie_factory(FOUR + "hand A: C02 F15")
    table.play("A: draft 6 pay C02,F15")
    assert (table.discard, table.hand("A"), table.front("A")) == ("C02 F15", "", "C05")
    assert table.line == "C01 F10 T37 F31 T46 -"
    assert table.log("B") == [
        "Ann pays with Cracker Crust and Blueberry.",
        "Ann takes the 5-minute Flaky Crust from place 6.",
    ]


@pytest.mark.scenario("PF-S4")
@pytest.mark.rule("PF-R16", "PF-R59")
def test_who_cannot_pay_cannot_draft(pie_factory: Tables) -> None:
    table = pie_factory(FOUR + "hand A: C02")
    table.refused("A: draft 6 pay C02", "PF-R16")
    table.refused("A: draft 6 down pay C02,F15", "PF-R16")  # not PF-R15, although F15 is not in the hand
    table.refused("A: draft 6 pay C04,F15", "PF-R16")
    table.refused("A: draft 6", "PF-R16")
    with pytest.raises(ValueError, match="PF-R16"):
        table.state.check(0, DRAFT + 2 * 5)


@pytest.mark.rule("PF-R15", "PF-R16", "PF-R55")
def test_exactly_the_cost_from_the_hand(pie_factory: Tables) -> None:
    table = pie_factory(FOUR + "hand A: C02 F15 C04 / hand B: C06")
    table.refused("A: draft 1 pay C02", "PF-R16")  # too much
    table.refused("A: draft 4 down pay C02,F15", "PF-R16")
    table.refused("A: draft 6 pay C02", "PF-R16")  # too little
    table.refused("A: draft 4 down", "PF-R16")
    table.refused("A: draft 4 down pay C06", "PF-R15")  # in another hand
    table.refused("A: draft 4 down pay F31", "PF-R15")  # the drafted card itself
    table.refused("A: draft 6 pay C02,C02", "PF-R55")
    assert [line for line in table.lines("A") if line.startswith("draft 6 pay")] == [
        "draft 6 pay C02,C04",
        "draft 6 pay C02,F15",
        "draft 6 pay C04,F15",
    ]
    table.play("A: draft 6 pay F15,C04")  # in any order
    assert table.discard == "C04 F15"


@pytest.mark.rule("PF-20", "PF-R55")
def test_payments_are_picked_upwards(pie_factory: Tables) -> None:
    table = pie_factory(FOUR + "hand A: C02 C04 F15")
    state = table.state
    draft, low, middle = table.game.read(state, 0, "draft 6 pay C02,C04")
    state.play(0, draft)
    assert state.pending(0) == [draft]
    with pytest.raises(ValueError, match="PF-R55"):
        state.check(0, CARD + state.deck.kinds["F15"])  # nothing would be left to pay with above it
    state.play(0, middle)
    with pytest.raises(ValueError, match="PF-R55"):
        state.check(0, low)
    with pytest.raises(ValueError, match="PF-R15"):
        state.check(0, CARD + state.deck.kinds["T46"])
    assert (table.discard, table.line[-3:]) == ("", "C05")  # an unfinished chain moves nothing


@pytest.mark.scenario("PF-S6")
@pytest.mark.rule("PF-26", "PF-27", "PF-R17", "PF-23", "PF-24")
def test_costs_stay_with_the_places(pie_factory: Tables) -> None:
    table = pie_factory("seats: 3 / line: C01 C02 C04 C05 C06 / hand C: F15 F16")
    table.play("A: draft 1", "B: draft 2")
    assert table.line == "- - C04 C05 C06"
    table.refused("C: draft 3", "PF-R16")
    table.play("C: draft 3 pay F15")
    assert table.hand("C") == "F16"


@pytest.mark.scenario("PF-S7")
@pytest.mark.rule("PF-26", "PF-R59")
def test_a_hole_cannot_be_drafted(pie_factory: Tables) -> None:
    table = pie_factory("seats: 3 / line: C01 C02 C04 C05 C06 / hand B: F15")
    table.play("A: draft 2")
    table.refused("B: draft 2", "PF-26")
    table.refused("B: draft 2 pay F15", "PF-26")
    table.refused("B: draft 6 pay F15", "PF-8")
    table.no_move("B: draft 7")


@pytest.mark.rule("PF-22", "PF-21", "PF-R49")
def test_a_draft_can_lie_face_down_at_once(pie_factory: Tables) -> None:
    table = pie_factory(FOUR)
    table.play("A: draft 2 down")
    assert table.front("A") == "F10V"
    front = table.view("B").fronts[0]
    assert front is not None
    assert (front.card, front.down, front.secret) == ("F10", True, False)


@pytest.mark.rule("PF-R59", "PF-R3", "PF-R7", "PF-R16", "PF-R15")
def test_payment_is_judged_before_placement(pie_factory: Tables) -> None:
    table = pie_factory(FOUR + "hand A: C02 / hand B: C04 C06 C07 C08 / pies B: [C09, F12] [C11, F14] [C13, F16]")
    table.refused("A: draft 4", "PF-R16")
    table.refused("A: draft 4 pay F15", "PF-R15")
    table.refused("A: draft 4 pay C02", "PF-R7")
    table.play("A: draft 1")
    table.refused("B: draft 4 down", "PF-R16")
    table.refused("B: draft 4 down pay C04", "PF-R3")
    table.refused("B: draft 2", "PF-R10")
