"""The draw pile, the discard pile and a round that does not move (PG-R34, PG-R43 to PG-R47, PG-R54)."""

import pytest

import bakehouse
from bakehouse.games.the_pie_game import GAME
from tests.games.the_pie_game.table import PieTable, Rigged, small_deck


def put_back_laps(table: PieTable, turns: int) -> None:
    """Everybody takes the top discard and puts it back."""
    for _ in range(turns):
        seat = table.asked
        top = table.top
        table.play(f"{seat}: t", f"{seat}: x{top}")


@pytest.mark.scenario("PG-S37")
@pytest.mark.rule("PG-R34", "PG-R54")
def test_three_laps_without_a_draw(pie_game: type[PieTable]) -> None:
    table = pie_game("discard: GIN / deck: HON")
    put_back_laps(table, 11)
    assert table.lines("3") == ["d", "t"]
    put_back_laps(table, 1)
    assert table.lines("0") == ["d"]
    table.refused("0: t", "PG-R34")
    table.play("0: d", "0: xHON")
    assert table.lines("1") == ["d", "t"]
    assert table.view(None).still == 0  # the turn that drew is not counted


@pytest.mark.rule("PG-R34")
@pytest.mark.parametrize("laps", [1, 10])
def test_other_numbers_of_laps(pie_game: type[PieTable], laps: int) -> None:
    table = pie_game(f"discard: GIN / still: {4 * laps - 1}", stall_laps=laps)
    put_back_laps(table, 1)
    assert table.lines("1") == ["d"]


@pytest.mark.rule("PG-R34")
def test_no_stall_rule(pie_game: type[PieTable]) -> None:
    table = pie_game("discard: GIN / still: 500", stall_laps="off")
    assert table.lines("0") == ["d", "t"]


@pytest.mark.rule("PG-R54")
def test_a_lost_turn_counts_and_a_return_turn_does_not(pie_game: type[PieTable]) -> None:
    lost = pie_game("hand 0: FL APP CIN FLK GRA / still: 4")
    assert lost.view(None).still == 5
    returned = pie_game("front 0: FL / still: 4 / deck: HON")
    assert returned.view(None).still == 0  # a card left the draw pile


@pytest.mark.rule("PG-R54")
def test_an_immediate_card_counts_as_drawn(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: APP CIN FLK GRA COC / still: 4 / deck: FT")
    table.play("0: d", "0: >1", "0: gCOC", "1: gEGG")
    assert table.view(None).still == 0


@pytest.mark.rule("PG-R54")
def test_the_count_starts_with_the_round(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: APP CIN FLK WSU GRA / discard: BUT / still: 7")
    table.play("0: t", "0: xGRA")
    assert table.state.round == 2
    assert table.view(None).still == len(table.fronts)


@pytest.mark.rule("PG-R43")
def test_a_reshuffle_keeps_the_top_card(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: APP CIN FLK GRA COC / discard: MAP / only deck: HON")
    discards = table.pile("discard")
    table.play("0: d", "0: xCOC")
    assert table.pile("deck") == []
    table.play("1: d")
    assert table.pile("discard") == ["COC"]
    assert table.view(None).reshuffles == 1
    assert len(table.pile("deck")) == len(discards) - 1
    shuffled = next(event for event in table.events(None) if event.kind == "reshuffled")
    assert sorted(shuffled.cards) == sorted(discards)  # PG-K1: everybody knows which cards went into it


@pytest.mark.rule("PG-R43")
def test_only_when_a_card_is_needed(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: APP CIN FLK GRA COC / only deck: HON")
    table.play("0: d", "0: xCOC", "1: t", "1: xEGG")
    assert table.view(None).reshuffles == 0
    assert table.view(None).deck_size == 0


@pytest.mark.scenario("PG-S31")
@pytest.mark.rule("PG-R45", "PG-R43")
def test_a_reshuffle_in_the_middle_of_a_refill(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: FA APP CIN PL BUT / only deck: HON MAP")
    table.state.chance = Rigged(reshuffle__1_n1="PL CIN EGG")
    table.play("0: !FA", "0: xPL,CIN,APP,BUT")
    assert table.holds("0", "HON MAP PL CIN EGG")  # two of the cards just thrown away came back
    assert table.pile("discard") == ["BUT"]


@pytest.mark.rule("PG-R44")
def test_a_deck_must_be_large_enough() -> None:
    """A card can always be drawn if there are eight cards more than the hands hold."""
    enough = small_deck({"APP": 4, "BAN": 4, "CHE": 4, "CIN": 4, "PEC": 2}, ["APP BAN CHE CIN PEC"] * 3)
    assert GAME.deal(2, 1, {"natural_pie": "own_first_turn"}, enough).seats == 2
    small = small_deck({"APP": 4, "BAN": 4, "CHE": 4, "CIN": 4, "PEC": 1}, ["APP BAN CHE CIN PEC"] * 3)
    with pytest.raises(bakehouse.OptionError, match="18 cards; this one has 17"):
        GAME.deal(2, 1, None, small)
    few = small_deck({"APP": 10, "BAN": 10, "CHE": 10, "CIN": 4, "PEC": 2}, ["APP BAN CHE CIN PEC"] * 2)
    with pytest.raises(bakehouse.OptionError, match="as many recipes"):
        GAME.deal(3, 1, None, few)


@pytest.mark.rule("PG-R47")
def test_everybody_may_look_through_the_discard_pile(pie_game: type[PieTable]) -> None:
    table = pie_game("discard: WSU EGG F2 HON")
    for viewer in ("0", "3", None):
        assert table.view(viewer).discard == ["WSU", "EGG", "F2", "HON"]
