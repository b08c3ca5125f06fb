"""Chapter E: the player order of the next round."""

import pytest

from bakehouse.games.pie_factory.cards import Deck
from bakehouse.games.pie_factory.game import PieFactory
from tests.games.pie_factory.table import FactoryTable, Tables, other_deck

LINE = "seats: 4 / line: T46 C07 F20 C08 C09 C11 / "


@pytest.mark.scenario("PF-S8")
@pytest.mark.rule("PF-42", "PF-43", "PF-44", "PF-46", "PF-47", "PF-35")
def test_lowest_prep_time_first(pie_factory: Tables) -> None:
    table = pie_factory(LINE + "pies A: [C01, F17] / hand B: C05 / pies C: [C02] / hand D: C13")
    table.play("A: draft 1", "B: play C05", "C: box 1", "D: draft 3 down")
    assert table.order == "D B A C"
    assert table.view(None).order == [3, 1, 0, 2]
    assert table.pies("A") == "[C01, F17, T46]"


@pytest.mark.scenario("PF-S11")
@pytest.mark.rule("PF-R25", "PF-47", "PF-48", "PF-49", "PF-35", "PF-41")
def test_who_boxed_or_drew_comes_last_in_the_order_of_acting(pie_factory: Tables) -> None:
    table = pie_factory(LINE + "pies A: [C01] / pies B: [C02] / hand B: F12 / hand D: C04")
    table.play("A: box 1", "B: play F12", "C: draw", "D: play C04")
    assert table.order == "D B A C"


@pytest.mark.scenario("PF-S12")
@pytest.mark.rule("PF-48", "PF-R25")
def test_if_everybody_boxes_or_draws_the_order_stays(pie_factory: Tables) -> None:
    table = pie_factory(LINE + "order: C A D B / pies A: [C01] / pies D: [C02]")
    table.play("C: draw", "A: box 1", "D: box 1", "B: draw")
    assert table.order == "C A D B"


@pytest.mark.scenario("PF-S13")
@pytest.mark.rule("PF-R8", "PF-R26", "PF-42")
def test_a_card_that_goes_to_hand_counts_with_its_printed_time(pie_factory: Tables) -> None:
    pies = "pies A: [C01, F12] [C02, F14] [C04, F16]"
    table = pie_factory(f"line: T47 C07 C08 C09 / {pies} / hand A: C05 / hand B: T46 / pies B: [C06, F31]")
    table.play("A: draft 1", "B: play T46")
    assert table.order == "B A"
    assert table.hand("A") == "C05 T47"


@pytest.mark.rule("PF-45", "PF-R25", "PF-43")
def test_equal_prep_times_keep_their_order(pie_factory: Tables) -> None:
    table = pie_factory(LINE + "order: D B A C / hand D: T47 / hand B: T27 / hand A: C01 / hand C: T30")
    table.play("D: play T47 down", "B: play T27 down", "A: play C01", "C: play T30 down")
    assert table.order == "A D B C"


@pytest.mark.rule("PF-45", "PF-R66")
def test_another_deck_can_have_equal_prep_times_face_up(game: PieFactory) -> None:
    deck = game.deck_text(other_deck(24))
    assert isinstance(deck, Deck)
    assert [int(deck.prep[card]) for card in (0, 3)] == [0, 0]
    table = FactoryTable(f"cards: {deck.digest} / order: B A / hand A: X0 / hand B: X3 / line: X6 X9 X12 X15")
    table.play("B: play X3", "A: play X0")
    assert table.order == "B A"


@pytest.mark.scenario("PF-S62")
@pytest.mark.rule("PF-R27", "PF-44")
def test_the_cost_plays_no_part(pie_factory: Tables) -> None:
    table = pie_factory("line: C05 C07 C08 T46 / pies A: [C01, F17] / hand A: F10 F12")
    table.play("A: draft 4 pay F10,F12", "B: draft 1")
    assert table.order == "B A"
