"""Held Fudge cards: discard two, discard all, the refill (PG-33 to PG-38, PG-58, PG-R14 to PG-R24)."""

import pytest

from tests.games.the_pie_game.table import PieTable, Rigged


@pytest.mark.scenario("PG-S10")
@pytest.mark.rule("PG-33", "PG-34", "PG-35", "PG-36", "PG-37", "PG-38", "PG-54", "PG-58", "PG-R17", "PG-R19", "PG-R20")
def test_discard_two(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: F2 FL HON PEC APP / discard: EGG / deck: CIN BUT COC")
    table.play("0: !F2")
    assert table.holds("0", "FL HON PEC APP")  # the card is laid before it is carried out
    assert table.pile("discard") == ["F2", "EGG"]
    table.play("0: xFL,HON")
    assert table.pile("discard") == ["HON", "FL", "F2", "EGG"]
    assert table.holds("0", "PEC APP CIN BUT COC")
    assert table.fronts == []  # the thrown "lose one turn" did nothing
    assert table.asked == "1"
    table.play("1: t")
    assert "HON" in table.hand("1")


@pytest.mark.rule("PG-58", "PG-R17")
def test_discard_two_is_an_ordered_pair(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: F2 APP CIN PL BUT")
    table.play("0: !F2")
    assert len(table.lines("0")) == 12
    table.no_move("0: xAPP", "not complete")
    table.refused("0: xAPP,CIN,PL", "PG-35")
    table.refused("0: xAPP,APP", "PG-R50")
    table.refused("0: xEGG,APP", "PG-R50")
    equal = pie_game("hand 0: F2 APP APP PL BUT")
    equal.play("0: !F2")
    assert len(equal.lines("0")) == 7


@pytest.mark.rule("PG-58")
def test_nothing_moves_before_the_choice_is_complete(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: F2 APP CIN PL BUT")
    table.play("0: !F2")
    number = table.state.number
    seen = str(table.view("1")), table.events("1")
    table.state.play(0, table.game.read(table.state, 0, "xAPP,CIN")[0])
    assert table.holds("0", "APP CIN PL BUT")
    assert (str(table.view("1")), table.events("1")) == seen
    assert len(table.state.pending(0)) == 1
    assert table.state.pending(1) == []
    assert table.view("0").pending == table.state.pending(0)
    assert table.state.number == number


@pytest.mark.scenario("PG-S11")
@pytest.mark.rule("PG-35", "PG-37", "PG-58", "PG-R18", "PG-R19")
def test_discard_all(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: FA APP CIN PL BUT / discard: EGG / deck: HON MAP GIN WSU BSU")
    table.play("0: !FA")
    assert len(table.lines("0")) == 24
    table.play("0: xPL,BUT,CIN,APP")
    assert table.pile("discard") == ["APP", "CIN", "BUT", "PL", "FA", "EGG"]
    assert table.holds("0", "HON MAP GIN WSU BSU")
    assert table.lines("1") == ["d", "t"]
    table.play("1: t")
    assert "APP" in table.hand("1")
    assert "PL" not in table.hand("1")


@pytest.mark.rule("PG-R14")
def test_one_fudge_card_a_turn(pie_game: type[PieTable]) -> None:
    """The player chooses the kind; the others stay for later."""
    table = pie_game("hand 0: F2 F2 FA DR APP / deck: HON MAP EGG HON MAP EGG")
    assert table.lines("0") == ["!F2", "!FA", "!DR"]
    table.play("0: !F2", "0: xAPP,F2")
    assert table.asked == "1"
    assert table.holds("0", "FA DR HON MAP EGG")


@pytest.mark.rule("PG-36", "PG-R20")
@pytest.mark.parametrize("fudge", ["F2", "FA", "FL", "FT", "DL", "DR"])
def test_thrown_fudge_cards_do_nothing(pie_game: type[PieTable], fudge: str) -> None:
    table = pie_game(f"hand 0: F2 {fudge} HON PEC APP / deck: CIN BUT COC")
    table.play("0: !F2", f"0: xHON,{fudge}")
    assert table.top == fudge
    assert table.holds("0", "PEC APP CIN BUT COC")
    assert table.asked == "1"


@pytest.mark.rule("PG-33", "PG-R22")
def test_a_refill_comes_from_the_draw_pile(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: F2 APP CIN PL BUT / discard: WSU / deck: HON MAP EGG")
    left = len(table.pile("deck"))
    table.play("0: !F2", "0: xAPP,CIN")
    assert len(table.pile("deck")) == left - 3
    assert table.pile("discard") == ["CIN", "APP", "F2", "WSU"]
    assert table.holds("0", "PL BUT HON MAP EGG")


@pytest.mark.rule("PG-R23", "PG-R27")
def test_a_refill_with_a_fudge_card(pie_game: type[PieTable]) -> None:
    """It stays in the hand until the next turn; nothing is discarded for it."""
    table = pie_game("hand 0: F2 APP CIN PL BUT / deck: FA FL HON EGG MAP EGG")
    table.play("0: !F2", "0: xAPP,CIN")
    assert table.holds("0", "PL BUT FA FL HON")
    assert table.asked == "1"
    table.play("1: d", "1: xEGG", "2: d", "2: xMAP", "3: d", "3: xEGG")
    assert table.lines("0") == ["!FA"]


@pytest.mark.scenario("PG-S25")
@pytest.mark.rule("PG-R24")
def test_immediate_cards_of_a_refill(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: F2 WSU BUT HON GRA / deck: FT APP DL CIN HON")
    table.play("0: !F2", "0: xHON,GRA")
    assert table.holds("0", "WSU BUT APP CIN HON")
    assert table.pile("discard")[:2] == ["DL", "FT"]
    assert table.step == "partner"  # the first one drawn comes first
    assert table.view("3").queue == ["DL"]
    table.play("0: >2")
    assert table.asked == "0 2"
    table.play("0: gHON", "2: gCRM")
    assert table.step == "pass"
    assert table.view("3").queue == []
    assert table.asked == "0 1 2 3"
    table.play("0: gCRM", "1: gEGG", "2: gHON", "3: gCCH")
    assert table.asked == "1"
    assert table.holds("0", "WSU BUT APP CIN CCH")
    assert table.sizes() == [5, 5, 5, 5]


@pytest.mark.scenario("PG-S26")
@pytest.mark.rule("PG-R37", "PG-R33")
def test_a_pie_comes_before_the_waiting_cards(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: F2 WSU BUT HON GRA / deck: FT APP DL CIN FLK")
    table.play("0: !F2", "0: xHON,GRA")
    assert table.pies == [1, 0, 0, 0]
    assert table.state.round == 2
    assert table.view(None).queue == []
    assert "gave" not in table.event_kinds()


@pytest.mark.rule("PG-R53", "PG-R45")
def test_an_immediate_card_drawn_twice_in_one_refill(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: FA APP CIN PL BUT / only deck: FT HON DL MAP")
    table.state.chance = Rigged(reshuffle__1_n1="FT EGG COC GRA")
    table.play("0: !FA", "0: xAPP,CIN,PL,BUT")
    assert table.holds("0", "HON MAP EGG COC GRA")
    assert table.step == "partner"
    assert table.view("1").queue == ["DL", "FT"]
    table.play("0: >1", "0: gEGG", "1: gEGG")
    table.play("0: gHON", "1: gEGG", "2: gCRM", "3: gCCH")
    assert table.step == "partner"
    table.play("0: >2", "0: gCCH", "2: gEGG")
    assert table.asked == "1"


@pytest.mark.rule("PG-R55")
def test_the_order_of_four_equal_cards_is_not_asked(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: FA HON HON HON HON / deck: MAP GIN WSU BSU EGG")
    table.play("0: !FA")
    assert table.pile("discard")[:5] == ["HON", "HON", "HON", "HON", "FA"]
    assert table.holds("0", "MAP GIN WSU BSU EGG")
    assert table.asked == "1"


@pytest.mark.rule("PG-R55")
def test_two_of_four_equal_cards_are_asked(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: F2 HON HON HON HON")
    table.play("0: !F2")
    assert table.lines("0") == ["xHON,HON"]
