""" "Lose one turn" (PG-46 to PG-54, PG-R15, PG-R16, PG-R25 to PG-R27)."""

import pytest

from tests.games.the_pie_game.table import PieTable

LAP = ["1: d", "1: xMAP", "2: d", "2: xHON", "3: d", "3: xEGG"]


@pytest.mark.scenario("PG-S12")
@pytest.mark.rule("PG-46", "PG-47", "PG-48", "PG-R55")
def test_laid_in_front_without_a_question(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: FL APP CIN FLK WSU")
    assert table.asked == "1"
    assert table.fronts == [0]
    assert table.holds("0", "APP CIN FLK WSU")
    assert table.pile("discard") == ["STR"]
    assert table.state.number == 0


@pytest.mark.scenario("PG-S13")
@pytest.mark.rule("PG-49", "PG-50", "PG-27", "PG-R25", "PG-R33")
def test_the_return_turn_can_bake(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: FL APP CIN FLK WSU / deck: MAP HON EGG BUT")
    table.play(*LAP)
    assert table.pies == [1, 0, 0, 0]
    baked = next(event for event in table.events(None) if event.kind == "baked")
    assert sorted(baked.cards) == ["APP", "BUT", "CIN", "FLK", "WSU"]


@pytest.mark.scenario("PG-S14")
@pytest.mark.rule("PG-49", "PG-50", "PG-51", "PG-R7")
def test_the_return_turn(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: FL APP CIN FLK WSU / deck: MAP HON EGG GRA")
    table.play(*LAP)
    assert table.holds("0", "APP CIN FLK WSU GRA")
    assert table.fronts == []
    assert table.top == "FL"
    assert table.asked == "1"
    assert table.lines("1") == ["d", "t"]
    table.play("1: t")
    assert "FL" in table.hand("1")


@pytest.mark.scenario("PG-S16")
@pytest.mark.rule("PG-R16")
def test_two_of_them(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: FL FL APP CIN FLK / deck: MAP HON EGG GRA MAP HON EGG")
    assert table.fronts == [0]
    assert table.holds("0", "FL APP CIN FLK")
    table.play(*LAP)
    assert table.fronts == []
    assert table.holds("0", "FL APP CIN FLK GRA")
    table.play(*LAP)
    assert table.fronts == [0]
    assert table.holds("0", "APP CIN FLK GRA")
    assert table.asked == "1"


@pytest.mark.rule("PG-R16", "PG-53")
def test_another_fudge_card_comes_before_the_second(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: FL FL APP CIN FLK / deck: MAP HON EGG F2 MAP HON EGG")
    table.play(*LAP)
    table.play(*LAP)
    assert table.lines("0") == ["!F2"]


@pytest.mark.scenario("PG-S18")
@pytest.mark.rule("PG-R25", "PG-R31")
def test_a_fudge_card_that_came_meanwhile_waits(pie_game: type[PieTable]) -> None:
    table = pie_game("front 0: FL / hand 0: F2 APP CIN FLK / deck: GRA MAP HON EGG")
    assert table.asked == "1"
    assert table.top == "FL"
    assert table.holds("0", "F2 APP CIN FLK GRA")
    table.play(*LAP)
    assert table.lines("0") == ["!F2"]


@pytest.mark.scenario("PG-S19")
@pytest.mark.rule("PG-R24", "PG-R25")
def test_an_immediate_card_in_the_return_turn(pie_game: type[PieTable]) -> None:
    table = pie_game("front 0: FL / hand 0: APP CIN FLK GRA / deck: DL HON")
    assert table.pile("discard")[:2] == ["DL", "FL"]
    assert table.holds("0", "APP CIN FLK GRA HON")
    assert table.asked == "0 1 2 3"
    table.play("0: gHON", "1: gEGG", "2: gCRM", "3: gCCH")
    assert table.holds("0", "APP CIN FLK GRA CCH")
    assert table.asked == "1"


@pytest.mark.rule("PG-52", "PG-R51", "PG-46")
def test_drawn_in_a_normal_turn(pie_game: type[PieTable]) -> None:
    """It goes into the hand, another card is discarded, and it is laid down a lap later."""
    table = pie_game("hand 0: APP CIN FLK GRA COC / deck: FL MAP HON EGG")
    table.play("0: d", "0: xCOC")
    assert table.fronts == []
    table.play(*LAP)
    assert table.fronts == [0]
    assert table.asked == "1"


@pytest.mark.rule("PG-R15", "PG-46")
def test_only_as_a_last_resort(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: FL DR APP CIN FLK")
    assert table.lines("0") == ["!DR"]
    table.refused("0: !FL", "PG-R15")


@pytest.mark.rule("PG-R15", "PG-R62")
def test_chosen_freely_if_that_is_agreed(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: FL DR APP CIN FLK", lose_turn_choice="free")
    assert table.lines("0") == ["!FL", "!DR"]
    table.play("0: !FL")
    assert table.fronts == [0]
    assert table.asked == "1"
    assert table.known("1", "0").anything == 4  # nothing is learned about the other cards
    alone = pie_game("hand 0: FL APP CIN FLK GRA", lose_turn_choice="free")
    assert alone.fronts == [0]  # not asked
    assert alone.known("1", "0").lose_turn_at_most == 4


@pytest.mark.rule("PG-R62")
def test_what_the_others_learn(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: FL FL APP CIN FLK")
    for viewer in ("1", None):
        known = table.known(viewer, "0")
        assert (known.sure, known.lose_turn_at_most, known.anything) == ([], 4, 0)


@pytest.mark.rule("PG-54")
def test_traded_away_instead_of_played(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: FL FT APP CIN FLK / deck: HON")
    table.play("0: !FT", "0: >1", "0: gFL", "1: gEGG")
    assert table.holds("0", "APP CIN FLK EGG HON")
    assert table.fronts == [1]  # it was the only Fudge card of seat 1
    assert table.asked == "2"


@pytest.mark.rule("PG-R26")
def test_the_printed_cost_is_two_turns(pie_game: type[PieTable]) -> None:
    """The turn in which it is laid, and the choice in the turn in which it is returned."""
    table = pie_game("hand 0: FL APP CIN FLK WSU / deck: MAP HON EGG GRA MAP HON EGG")
    table.play(*LAP)
    table.play(*LAP)
    assert table.asked == "0"


@pytest.mark.rule("PG-R26", "PG-R64")
def test_the_single_cost(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: FL APP CIN FLK WSU / deck: GRA MAP HON EGG", lose_turn_cost="single")
    assert table.fronts == []
    assert table.top == "FL"
    assert table.holds("0", "APP CIN FLK WSU GRA")
    table.play(*LAP)
    assert table.asked == "0"
    baked = pie_game("hand 0: FL APP CIN FLK WSU / deck: BUT", lose_turn_cost="single")
    assert baked.pies == [1, 0, 0, 0]
    passed = pie_game("hand 0: FL APP CIN FLK WSU / deck: DR GRA", lose_turn_cost="single")
    assert passed.asked == "0 1 2 3"


@pytest.mark.rule("PG-R27")
def test_it_does_not_matter_where_it_came_from(pie_game: type[PieTable]) -> None:
    """Taken from the discard pile, or passed."""
    taken = pie_game("hand 0: APP CIN FLK GRA COC / discard: FL / deck: MAP HON EGG")
    taken.play("0: t", "0: xCOC", *LAP)
    assert taken.fronts == [0]
    passed = pie_game("hand 0: FL DL APP CIN FLK / deck: GIN")
    passed.play("0: !DL", "0: gFL", "1: gEGG", "2: gCRM", "3: gCCH")
    assert passed.fronts == [1]
