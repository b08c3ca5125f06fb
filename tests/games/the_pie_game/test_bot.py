"""The medium bot of The Pie Game: single decisions, and matches against random bots."""

import pytest

import bakehouse
from bakehouse.games.the_pie_game import GAME
from tests.games.the_pie_game.table import PieTable, match


def choice(table: PieTable, name: str = "0") -> str:
    """What the bot does for a seat, in notation."""
    view = table.view(name)
    move = bakehouse.bot("medium", GAME, 1).move(view)
    assert move in view.legal
    return GAME.text(table.state, table.seat(name), move)


@pytest.mark.parametrize(
    ("position", "wanted"),
    [
        ("hand 0: APP CIN FLK GRA COC / discard: WSU", "t"),  # needed and missing
        ("hand 0: APP CIN FLK GRA COC / discard: APP", "d"),  # needed, but held already
        ("hand 0: APP CIN FLK GRA COC / discard: PL", "t"),
        ("hand 0: APP CIN FLK GRA COC / discard: F2", "d"),
        ("hand 0: F2 FA APP GRA COC", "!F2"),  # two useless cards go along
        ("hand 0: F2 FT APP CIN FLK", "!FT"),  # then the other Fudge card is handed over, and nothing else is lost
        ("hand 0: F2 DL APP CIN FLK", "!DL"),
        ("hand 0: FA FT APP CIN FLK", "!FT"),
    ],
)
def test_the_start_of_a_turn(pie_game: type[PieTable], position: str, wanted: str) -> None:
    assert choice(pie_game(position)) == wanted


def test_the_discard(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: APP APP FLK PL BUT / deck: CIN")
    table.play("0: d")
    assert choice(table) == "xAPP"  # the second copy
    useless = pie_game("hand 0: APP CIN FLK PL GRA / deck: BUT")
    useless.play("0: d")
    assert choice(useless) == "xGRA"


def test_the_next_player_is_not_helped(pie_game: type[PieTable]) -> None:
    """Seat 1 surely collects the partners of Honey, which is in two recipes with Pecans and Cream."""
    table = pie_game(
        "hand 0: APP CIN FLK GIN HON / hand 1: PEC CRM PUM PUM EGG / knows 0: 1=PEC,CRM+aaa / discard: WSU"
    )
    table.play("0: t")
    assert choice(table) == "xGIN"


def test_throwing_away(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: F2 DL GRA CIN FLK")
    table.play("0: !F2")
    assert choice(table) == "xGRA,…"
    table.state.play(0, GAME.read(table.state, 0, "xGRA,DL")[0])
    assert choice(table) == "xDL"  # a Fudge card on top helps nobody
    everything = pie_game("hand 0: FA PL GRA CIN FLK")
    everything.play("0: !FA")
    assert choice(everything) == "xPL,…"


def test_handing_over(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: FL FT GRA CIN FLK / hand 3: PL VAN STR MAP COC / pies: 0 1 0 2 / round: 4")
    table.play("0: !FT")
    assert choice(table) == ">3"  # the leader
    table.play("0: >3")
    assert choice(table) == "gFL"
    assert choice(table, "3") == "gCOC"


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_random_bots(seats: int) -> None:
    for seed in range(6):
        table = match(seats, seed)
        bots = [bakehouse.bot("medium" if seat == 1 else "random", GAME, seed + seat) for seat in range(seats)]
        while not table.state.over:
            seat = table.state.actors[0]
            table.state.play(seat, bots[seat].move(GAME.view(table.state, seat)))
        assert table.state.outcome is not None
        assert table.state.outcome.winners == [1]
