"""Chapter G: refilling the line, the end of a day, stale pies."""

import pytest

from bakehouse import Rng
from bakehouse.games.pie_factory.atoms import DRAFT, PLAY
from bakehouse.games.pie_factory.game import PieFactory
from bakehouse.games.pie_factory.play import State
from tests.games.pie_factory.table import Tables, all_out

DRAW_ALL = ["A: draw", "B: draw", "C: draw", "D: draw"]


@pytest.mark.scenario("PF-S31")
@pytest.mark.rule("PF-58", "PF-59", "PF-16")
def test_the_line_slides_left_and_is_refilled(pie_factory: Tables) -> None:
    table = pie_factory("seats: 4 / line: C01 C02 C04 C05 C06 C07 / deck: F10 F12 F14 F15 / hand B: T27 T30")
    table.play("A: draft 2", "B: draft 6 pay T27,T30", "C: draw", "D: draw")
    assert table.line == "C01 C04 C05 C06 F14 F15"
    assert table.last_event_text(None) == "New on the line: Cherry and Blueberry."


@pytest.mark.scenario("PF-S32")
@pytest.mark.rule("PF-60", "PF-R28")
@pytest.mark.parametrize(
    ("seats", "line", "then", "thrown"),
    [
        (2, "C01 C02 C04 C05", "C02 C04 C05 F14", "C01"),
        (3, "C01 C02 C04 C05 C06", "C04 C05 C06 F15 F16", "C01 C02"),
        (4, "C01 C02 C04 C05 C06 C07", "C05 C06 C07 F16 F17 F18", "C01 C02 C04"),
    ],
)
def test_if_nobody_drafts_the_free_cards_go(pie_factory: Tables, seats: int, line: str, then: str, thrown: str) -> None:
    table = pie_factory(f"seats: {seats} / line: {line} / deck: F10 F12 F14 F15 F16 F17 F18")
    table.play(*DRAW_ALL[:seats])
    assert (table.line, table.discard) == (then, thrown)


@pytest.mark.scenario("PF-S34")
@pytest.mark.rule("PF-61", "PF-62", "PF-63", "PF-64", "PF-66", "PF-67", "PF-R28", "PF-R30")
def test_the_end_of_day_one(pie_factory: Tables) -> None:
    table = pie_factory(
        all_out(
            "seats: 3 / line: C01 C02 C04 C05 C06 / deck: F10 / pies A: [C07, F12] [C08, F14, T27] [C09]"
            "/ pies B: [C11, F15] [C13] / hand C: T30 / discard:"
        )
    )
    thrown = len(table.discard.split())
    table.play("A: box 3", "B: draft 1", "C: draft 2")
    assert (table.step, table.asked) == ("stale", "A")
    assert table.line == "C04 C05 C06 F10 -"  # the last card is in the line already
    assert table.lines("A") == ["stale 1", "stale 2"]
    table.refused("A: box 1", "BH-2")
    table.play("A: stale 2")
    assert table.pies("A") == "[C07, F12]"
    assert table.pies("B") == "[] [C13] [C01]"  # one pie with a filling: not asked
    assert (table.state.day, table.discard) == (2, "")
    assert "-" not in table.line
    assert len(table.deck) == thrown + 3 + 2 - 1  # both stale pies are in it, one card went to the line


@pytest.mark.scenario("PF-S37")
@pytest.mark.rule("PF-60", "PF-R28")
def test_the_free_cards_of_the_last_round_are_reshuffled(pie_factory: Tables) -> None:
    table = pie_factory(all_out("line: C01 C02 C04 C05 / pies A: [C06] / pies B: [C07] / discard:"))
    table.play("A: box 1", "B: box 1")
    assert table.state.day == 2
    seen = table.line.split() + table.deck
    assert "C01" in seen
    assert table.line.split()[:3] == ["C02", "C04", "C05"]


@pytest.mark.scenario("PF-S40")
@pytest.mark.rule("PF-R31", "PF-R28")
def test_a_short_second_day(pie_factory: Tables) -> None:
    rest = (
        "F10 F12 F14 F15 F16 F17 F18 F19 F20 F21 F22 F23 F24 F25 F26 F28 F29 F31 F33 F36 T27 T30 T32 T34 T35 T37 T38"
        " T39 T40 T41 T42 T43"
    )
    table = pie_factory(
        f"line: C01 C02 C04 C05 / hand A: C06 C07 / hand B: C08 C09 / score A: {rest}"
        " / score B: C11 C13 T44 T45 T46 T47"
    )
    table.play("A: draft 4 pay C06,C07", "B: draft 3 down pay C08")
    assert (table.state.day, table.line.count("-"), len(table.deck)) == (2, 0, 1)
    table = pie_factory(
        f"line: C01 C02 C04 C05 / hand A: C06 / hand B: C08 C09 / score A: {rest}"
        " / score B: C07 C11 C13 T44 T45 T46 T47"
    )
    table.play("A: draft 1", "B: draft 4 pay C08,C09")
    assert (table.state.day, table.line.count("-"), len(table.deck)) == (2, 0, 0)
    table = pie_factory(
        f"line: C01 C02 C04 C05 / hand A: C06 / hand B: C08 / score A: {rest}"
        " / score B: C07 C09 C11 C13 T44 T45 T46 T47"
    )
    table.play("A: draft 2 pay C06", "B: draft 1")
    assert (table.state.day, table.line[-1], table.line.count("-"), len(table.deck)) == (2, "-", 1, 0)
    table.play("B: play C08 down", "A: draft 1", "A: grandma keep")
    assert table.state.over


@pytest.mark.rule("PF-R29", "PF-61")
def test_an_exactly_emptied_deck_does_not_end_the_day(pie_factory: Tables) -> None:
    table = pie_factory(all_out("line: C01 C02 C04 C05 / deck: F10 F12 / hand A: F14 / hand B: F15 / discard:"))
    table.play("A: draft 1", "B: draft 2 pay F15")
    assert (table.state.day, table.state.round, len(table.deck)) == (1, 2, 0)
    table.refused("A: draw", "PF-40")


@pytest.mark.rule("PF-R29")
def test_a_table_can_end_the_day_with_the_deck(pie_factory: Tables) -> None:
    position = all_out("line: C01 C02 C04 C05 / deck: F10 F12 / hand A: F14 / hand B: F15 / discard:")
    table = pie_factory(position, day_end="deck_empty")
    table.play("A: draft 1", "B: draft 2 pay F15")
    assert (table.state.day, table.state.round) == (2, 1)
    assert table.line == "C04 C05 F10 F12"


@pytest.mark.rule("PF-62", "PF-65", "PF-R32", "PF-R67")
def test_a_bare_crust_cannot_go_stale(pie_factory: Tables) -> None:
    table = pie_factory(
        all_out("line: C01 C02 C04 C05 / pies A: [C06] [F10v] / pies B: [C07, F12] [C08, F14] [C09] / discard:")
    )
    table.play("A: draft 1", "B: box 3")
    assert table.asked == "B"
    table.refused("B: stale 3", "PF-62")
    assert table.pies("A") == "[C06] [F10v] [C01]"
    table = pie_factory(
        all_out("line: C01 C02 C04 C05 / pies A: [C06] / pies B: [C07, F12] [C08, F14] [C09] / hand B: F15 / discard:")
    )
    table.play("A: draft 1", "B: play F15")
    table.refused("B: stale 4", "PF-62")
    table.play("B: stale 1")
    assert table.pies("B") == "[] [C08, F14] [C09, F15]"


@pytest.mark.rule("PF-65")
def test_a_bare_crust_is_refused_by_its_rule(pie_factory: Tables) -> None:
    table = pie_factory(
        all_out("line: F16 C02 C04 C05 / pies A: [C07, F12] [C08, F14] / hand B: T27 / pies B: [C06] / discard:")
    )
    table.play("A: draft 1 down", "B: box 1")
    table.refused("A: stale 3", "PF-65")


@pytest.mark.scenario("PF-S60")
@pytest.mark.rule("PF-R33", "PF-R34")
def test_stale_pies_are_chosen_in_the_new_order(pie_factory: Tables) -> None:
    table = pie_factory(
        all_out(
            "line: C01 C02 C04 C05 / pies A: [C06, F10] [C07, F12] / pies B: [C08, F14] [C09, F15] / hand A: T30"
            "/ discard:"
        )
    )
    table.play("A: play T30")
    table.play("B: draft 1")
    table.play("A: place 2")
    assert (table.order, table.asked) == ("B A", "B")
    table.refused("B: box 1", "BH-2")
    table.refused("A: stale 1", "BH-1")
    table.play("B: stale 1")
    assert table.asked == "A"
    table.refused("A: box 1", "BH-2")
    table.play("A: stale 2")
    assert table.state.day == 2


@pytest.mark.scenario("PF-S61")
@pytest.mark.rule("PF-R23", "PF-R36")
def test_a_deck_emptied_by_a_draw_ends_nothing_yet(pie_factory: Tables) -> None:
    table = pie_factory(
        all_out("seats: 3 / day: 2 / line: C01 C02 C04 C05 C06 / deck: F10 / hand B: C07 / hand C: C08 / discard:")
    )
    table.play("A: draw")
    assert (table.asked, table.state.left) == ("B", 0)
    table.play("B: play C07")
    table.play("C: play C08")
    assert table.state.over
    kinds = [event.kind for event in table.events(None)]
    assert kinds == [
        "drew",
        "played",
        "played",
        "ordered",
        "placed",
        "placed",
        "cleared",
        "day_ended",
        *["boxed", "boxed", "ended"],
    ]


@pytest.mark.scenario("PF-S67")
@pytest.mark.rule("PF-60", "PF-R37")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_ever_drafting(game: PieFactory, seats: int) -> None:
    state = game.deal(seats, 5)
    assert isinstance(state, State)
    deck = state.left
    rng = Rng(seats)
    rounds = 0
    while state.day == 1:
        seat = state.actors[0]
        moves = [move for move in state.legal(seat) if not DRAFT <= move < PLAY]
        if not moves:
            moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
        rounds = max(rounds, state.round if state.day == 1 else 0)
    assert rounds <= -(-(deck + 1) // (seats - 1))  # rounded up


@pytest.mark.rule("PF-R37")
def test_every_refill_takes_a_card_or_ends_the_day(game: PieFactory) -> None:
    state = game.deal(2, 6)
    assert isinstance(state, State)
    rng = Rng(1)
    before = (state.day, state.round, state.left)
    while not state.over:
        seat = state.actors[0]
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
        now = (int(state.day), int(state.round), int(state.left))
        if now[:2] != before[:2]:
            assert now[0] > before[0] or now[2] < before[2]
            before = now
