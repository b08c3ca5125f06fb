"""What is asked, why a move is refused, and what is done when time is up (PG-R48 to PG-R55)."""

import pytest

from bakehouse import Rng
from bakehouse.games.the_pie_game import GAME
from tests.contract.driver import random_moves
from tests.games.the_pie_game.table import PieTable, match


def default(table: PieTable, name: str) -> str:
    seat = table.seat(name)
    return GAME.text(table.state, seat, GAME.default(table.state, seat))


@pytest.mark.rule("PG-R52")
@pytest.mark.parametrize(
    ("hand", "wanted"),
    [
        ("F2 FT DL DR FA", "!F2"),
        ("FT DL DR FA FL", "!FT"),
        ("DL DR FA FL APP", "!DL"),
        ("DR FA FL APP CIN", "!DR"),
        ("FA FL APP CIN FLK", "!FA"),
    ],
)
def test_default_fudge_card(pie_game: type[PieTable], hand: str, wanted: str) -> None:
    assert default(pie_game(f"hand 0: {hand}"), "0") == wanted


@pytest.mark.rule("PG-R52", "PG-R48")
def test_default_source_and_discard(pie_game: type[PieTable]) -> None:
    """Draw, and discard what was drawn, even if it is needed."""
    table = pie_game("hand 0: APP CIN FLK GRA COC / deck: BUT")
    assert default(table, "0") == "d"
    table.play("0: d")
    assert default(table, "0") == "xBUT"


@pytest.mark.rule("PG-R52")
def test_default_discard_after_a_fudge_card(pie_game: type[PieTable]) -> None:
    """Not needed first: outside the recipe or a second copy, the lowest code."""
    table = pie_game("hand 0: APP CIN FLK GRA COC / deck: F2")
    table.play("0: d")
    assert default(table, "0") == "xCOC"
    second = pie_game("hand 0: APP FLK FLK WSU BUT / deck: F2")
    second.play("0: d")
    assert default(second, "0") == "xFLK"
    forbidden = pie_game("hand 0: APP APP FLK WSU BUT / discard: APP", put_back="forbidden")
    forbidden.play("0: t")
    assert default(forbidden, "0") == "xBUT"  # only needed cards may go: the lowest code


@pytest.mark.rule("PG-R52")
def test_default_discard_after_taking(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: APP CIN FLK GRA COC / discard: BUT")
    table.play("0: t")
    assert default(table, "0") == "xCOC"


@pytest.mark.rule("PG-R52")
def test_default_throws(pie_game: type[PieTable]) -> None:
    two = pie_game("hand 0: F2 PL APP GRA BUT")
    two.play("0: !F2")
    assert default(two, "0") == "xGRA,APP"
    fudge = pie_game("hand 0: F2 FA FL APP GRA")
    fudge.play("0: !F2")
    assert default(fudge, "0") == "xFA,FL"
    everything = pie_game("hand 0: FA PL GRA APP CIN")
    everything.play("0: !FA")
    assert default(everything, "0") == "xAPP,CIN,GRA,PL"


@pytest.mark.rule("PG-R52")
def test_default_of_an_unfinished_chain(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: F2 PL APP GRA BUT")
    table.play("0: !F2")
    table.state.play(0, GAME.read(table.state, 0, "xGRA,BUT")[0])
    assert default(table, "0") == "xAPP"


@pytest.mark.rule("PG-R52")
def test_default_gifts_and_partner(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: APP CIN FLK WSU COC / hand 1: FT F2 BAN PEC GRA / deck: FT")
    table.play("0: d")
    assert default(table, "0") == ">1"
    table.play("0: >1")
    assert default(table, "1") == "gF2"
    assert default(table, "0") == "gCOC"
    passing = pie_game("front 2: FL / hand 2: PL COC GIN BSU / deck: DL")
    passing.play("0: d")
    assert default(passing, "2") == "gBSU"  # all needed: the lowest code, Pot Luck last


@pytest.mark.rule("PG-R48")
def test_a_match_of_defaults(pie_game: type[PieTable]) -> None:
    """Absent players never stop a match: there is a whole legal move for every question."""
    table = match(5, 3)
    for _ in range(400):
        seat = table.state.actors[-1]
        for atom in GAME.default(table.state, seat):
            table.state.play(seat, atom)
        assert table.state.pending(seat) == []


@pytest.mark.rule("PG-R49")
def test_no_move_shows_a_card() -> None:
    """Whatever is handed over, only giver and receiver read it; everything else lies open anyway."""
    table = match(4, 5)
    hidden = 0
    for seat, atoms in random_moves(GAME, table.state, Rng(3), 1500):
        full = GAME.text(table.state, seat, atoms)
        for viewer in range(4):
            seen = GAME.text(table.state, seat, atoms, viewer)
            if full[0] == "g" and viewer not in (seat, table.state.receiver_of(seat)):
                assert seen == "g??"
                hidden += 1
            else:
                assert seen == full
    assert hidden > 10


@pytest.mark.rule("PG-R55")
def test_questions_with_one_answer_are_asked(pie_game: type[PieTable]) -> None:
    """A missing question would tell about the hand."""
    fudge = pie_game("hand 0: F2 APP CIN FLK GRA")
    assert fudge.lines("0") == ["!F2"]
    source = pie_game("still: 12")
    assert source.lines("0") == ["d"]
    discard = pie_game("hand 0: HON HON HON HON MAP / discard: MAP", put_back="forbidden")
    discard.play("0: t")
    assert discard.lines("0") == ["xHON"]
    same = pie_game("hand 0: F2 HON HON HON HON")
    same.play("0: !F2")
    assert same.lines("0") == ["xHON,HON"]
    gift = pie_game("hand 0: HON HON HON HON DL")
    gift.play("0: !DL")
    assert gift.lines("0") == ["gHON"]
    assert gift.asked == "0 1 2 3"


def test_reasons_of_other_steps(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: F2 APP CIN FLK GRA")
    table.refused("0: gAPP", "BH-2")
    table.refused("0: >1", "BH-2")
    table.refused("0: xAPP,CIN", "PG-20")
    table.refused("1: d", "BH-1")
    table.play("0: !F2")
    table.refused("0: d", "BH-2")
    table.refused("0: !F2", "BH-2")
    trade = pie_game("deck: FT")
    trade.play("0: d")
    trade.refused("0: gAPP", "BH-2")
    trade.play("0: >1")
    trade.refused("0: xAPP", "BH-2")
    trade.refused("2: gCHE", "BH-1")
    discard = pie_game("deck: HON")
    discard.play("0: d")
    discard.refused("0: t", "BH-2")
    discard.refused("0: !F2", "BH-2")
