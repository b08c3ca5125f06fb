"""Turn order and the normal turn (PG-18 to PG-26, PG-R7 to PG-R13)."""

import pytest

from bakehouse.games.the_pie_game.game import ThePieGame
from tests.games.the_pie_game.table import PieTable, custom_deck


@pytest.mark.scenario("PG-S2", "PG-S41")
@pytest.mark.rule("PG-18", "PG-21", "PG-22", "PG-23", "PG-24")
def test_draw_and_discard(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: APP CIN FLK GRA COC / deck: HON")
    before = len(table.pile("deck"))
    table.play("0: d")
    assert table.sizes() == [6, 5, 5, 5]
    table.play("0: xCOC")
    assert table.hand("0") == "APP CIN FLK GRA HON"
    assert table.top == "COC"
    assert table.asked == "1"
    # Seat 1 saw a draw of an unknown card: a number of cards and no kinds.
    view = table.view("1")
    assert view.hand_sizes[0] == 5
    assert view.deck_size == before - 1
    assert view.discard[0] == "COC"
    assert "HON" not in str(view)
    assert [event.cards for event in table.events("1")] == [["??"], ["COC"]]
    assert table.events("0")[0].cards == ["HON"]


@pytest.mark.scenario("PG-S3")
@pytest.mark.rule("PG-21", "PG-24")
def test_take_and_discard(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: APP CIN FLK GRA COC / discard: WSU EGG")
    table.play("0: t", "0: xGRA")
    assert table.hand("0") == "APP CIN COC FLK WSU"
    assert table.pile("discard") == ["GRA", "EGG"]
    for viewer in ("1", "2", "3", None):
        assert table.sure(viewer, "0") == "WSU"


@pytest.mark.rule("PG-18")
def test_play_goes_round_to_the_left(pie_game: type[PieTable]) -> None:
    table = pie_game("turn: 2 / deck: EGG MAP HON WSU")
    for seat, card in (("2", "EGG"), ("3", "MAP"), ("0", "HON"), ("1", "WSU")):
        assert table.asked == seat
        table.play(f"{seat}: d", f"{seat}: x{card}")
    assert table.asked == "2"


@pytest.mark.scenario("PG-S9")
@pytest.mark.rule("PG-19", "PG-20", "PG-33", "PG-R15")
def test_a_held_fudge_card_must_be_played(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: F2 FL HON PEC APP / discard: EGG / deck: CIN BUT COC")
    assert table.lines("0") == ["!F2"]
    table.refused("0: d", "PG-33")
    table.refused("0: t", "PG-33")
    table.refused("0: xHON", "PG-20")
    table.refused("0: !FL", "PG-R15")
    table.refused("0: !FA", "PG-R50")


@pytest.mark.rule("PG-21")
def test_without_a_fudge_card_there_are_two_sources(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: PL CIN FLK GRA COC / discard: WSU")
    assert table.lines("0") == ["d", "t"]
    table.refused("0: !F2", "PG-R50")
    table.refused("0: xCIN", "BH-2")


@pytest.mark.rule("PG-25", "PG-52", "PG-R9", "PG-R51", "PG-R13")
@pytest.mark.parametrize("fudge", ["F2", "FA", "FL"])
def test_a_drawn_fudge_card_goes_into_the_hand(pie_game: type[PieTable], fudge: str) -> None:
    table = pie_game(f"hand 0: APP CIN FLK WSU GRA / deck: {fudge}")
    table.play("0: d")
    assert table.step == "discard"
    table.refused(f"0: !{fudge}", "PG-R51")
    table.play("0: xGRA")
    assert table.holds("0", f"APP CIN FLK WSU {fudge}")  # PG-R13: no pie with a Fudge card in it
    assert table.asked == "1"
    assert table.pies == [0, 0, 0, 0]


@pytest.mark.scenario("PG-S40")
@pytest.mark.rule("PG-26", "PG-R1", "PG-R11")
def test_a_fudge_card_is_no_discard(pie_game: type[PieTable]) -> None:
    """An "ingredient card" in a normal turn is a plain card or a Pot Luck."""
    table = pie_game("hand 0: APP CIN FLK PL GRA / deck: F2")
    table.play("0: d")
    table.refused("0: xF2", "PG-26")
    assert table.lines("0") == ["xPL", "xFLK", "xGRA", "xAPP", "xCIN"]


@pytest.mark.rule("PG-R50")
def test_a_card_not_held(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: APP CIN FLK PL GRA / deck: HON")
    table.play("0: d")
    table.refused("0: xEGG", "PG-R50")
    table.refused("0: xFA", "PG-R50")


@pytest.mark.scenario("PG-S28")
@pytest.mark.rule("PG-R5", "PG-R7", "PG-26")
def test_a_turned_up_fudge_card_may_be_taken(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: APP CIN FLK GRA COC / discard: F2 / deck: HON MAP EGG")
    table.play("0: t")
    assert table.step == "discard"
    assert sorted(table.lines("0")) == ["xAPP", "xCIN", "xCOC", "xFLK", "xGRA"]
    table.refused("0: xF2", "PG-26")
    table.play("0: xCOC", "1: d", "1: xHON", "2: d", "2: xMAP", "3: d", "3: xEGG")
    assert table.lines("0") == ["!F2"]


@pytest.mark.scenario("PG-S29")
@pytest.mark.rule("PG-R7", "PG-R9", "PG-53")
def test_a_taken_pass_card_is_not_carried_out(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: APP CIN FLK GRA COC / discard: DL EGG / deck: HON MAP EGG")
    table.play("0: t", "0: xCOC")
    assert table.hand("0") == "APP CIN DL FLK GRA"
    assert table.asked == "1"
    assert "gave" not in table.event_kinds()
    table.play("1: d", "1: xHON", "2: d", "2: xMAP", "3: d", "3: xEGG")
    assert table.lines("0") == ["!DL"]


@pytest.mark.rule("PG-R7")
def test_fudge_cards_may_not_be_taken_if_that_is_agreed(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: APP CIN FLK GRA COC / discard: DL", fudge_pickup="forbidden")
    assert table.lines("0") == ["d"]
    table.refused("0: t", "PG-R7")
    plain = pie_game("hand 0: APP CIN FLK GRA COC / discard: PL", fudge_pickup="forbidden")
    assert plain.lines("0") == ["d", "t"]


@pytest.mark.scenario("PG-S36")
@pytest.mark.rule("PG-R8")
def test_the_card_just_taken_may_be_put_back(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: APP CIN FLK EGG COC / discard: GRA HON")
    table.play("0: t", "0: xGRA")
    assert table.hand("0") == "APP CIN COC EGG FLK"
    assert table.pile("discard") == ["GRA", "HON"]
    assert table.asked == "1"


@pytest.mark.rule("PG-R8")
def test_nothing_is_put_back_if_that_is_agreed(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: APP CIN FLK GRA COC / discard: GRA HON / deck: EGG", put_back="forbidden")
    drawn = pie_game("hand 0: APP CIN FLK GRA COC / discard: GRA HON / deck: EGG", put_back="forbidden")
    table.play("0: t")
    table.refused("0: xGRA", "PG-R8")  # not even the other copy: the kind counts
    assert len(table.lines("0")) == 4
    drawn.play("0: d", "0: xEGG")  # a drawn card may be discarded at once
    assert drawn.top == "EGG"


@pytest.mark.rule("PG-R56")
def test_five_cards_of_the_kind_on_top(pie_game: type[PieTable], game: ThePieGame) -> None:
    deck = game.deck_text(custom_deck(APP=8, CHE=0))
    position = f"cards: {deck.digest} / hand 0: APP APP APP APP APP / discard: APP / hand 2: PEC PEC CRM CRM COC"
    table = pie_game(position, deck="custom", put_back="forbidden")
    assert table.lines("0") == ["d"]
    table.refused("0: t", "PG-R56")
    allowed = pie_game(position, deck="custom")
    assert allowed.lines("0") == ["d", "t"]


@pytest.mark.rule("PG-R10", "PG-45")
def test_no_discard_after_an_immediate_card(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: APP CIN FLK GRA COC / deck: DL")
    table.play("0: d", "0: gCOC", "1: gEGG", "2: gCRM", "3: gCCH")
    assert table.sizes() == [5, 5, 5, 5]
    assert table.top == "DL"
    assert table.asked == "1"


@pytest.mark.rule("PG-R11")
def test_there_is_always_a_discard(pie_game: type[PieTable]) -> None:
    """Five cards that are no Fudge cards are in the hand, whatever the sixth is."""
    for fudge in ("F2", "FA", "FL"):
        table = pie_game(f"hand 0: APP APP APP APP PL / deck: {fudge}")
        table.play("0: d")
        assert table.lines("0") == ["xPL", "xAPP"]


@pytest.mark.rule("PG-R46")
def test_taking_the_only_card_of_the_discard_pile(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: APP CIN FLK GRA COC / discard: WSU")
    table.play("0: t")
    assert table.pile("discard") == []
    assert table.view("1").discard == []
    table.play("0: xCOC")
    assert table.pile("discard") == ["COC"]
