"""What is done for a seat whose time is up."""

import pytest

from bakehouse import Rng
from bakehouse.games.pastry_chefs.game import PastryChefs
from bakehouse.games.pastry_chefs.play import State
from bakehouse.games.pastry_chefs.state import Step
from tests.games.pastry_chefs.table import PastryTable, Tables


def default(table: PastryTable) -> str:
    """Play the default of the seat that is asked; return it in notation."""
    seat = table.state.actors[0]
    atoms = table.game.default(table.state, seat)
    text = table.game.text(table.state, seat, atoms)
    for atom in atoms:
        table.state.play(seat, atom)
    return f"{table.game.seat_name(seat)}: {text}"


@pytest.mark.scenario("PC-S65")
@pytest.mark.rule("PC-R54")
def test_a_whole_turn(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 2c / hand E: 1d / deck: 4h / turn: N")
    assert [default(table) for _ in range(4)] == ["N: draw N", "N: stop", "N: reveal #4 1", "N: noask"]
    assert table.turn == "E"


@pytest.mark.rule("PC-R54")
@pytest.mark.parametrize(("drawn", "revealed"), [("4c 1h", "#4 1"), ("1h 4c", "#4 1"), ("2d 2h", "#2 2")])
def test_the_number_of_the_first_card(pastry_chefs: Tables, drawn: str, revealed: str) -> None:
    """The first of the batch as it lies in the hand: clubs, diamonds, hearts, spades."""
    table = pastry_chefs(f"hand N: 1c 2c / deck: {drawn} / turn: N")
    table.play("N: draw N", "N: second")
    assert default(table) == f"N: reveal {revealed}"


@pytest.mark.rule("PC-R63")
def test_picks_penalties_and_discards(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 2c / hand E: 3h 1h 2h 4s / turn: N")
    table.play("N: move 2 hearts E>S")
    assert default(table) == "E: give 1h,2h"
    table = pastry_chefs("hand N: 2d 2c / hand E: 3h 1h 2h 4s / turn: N")
    table.play("N: move 2 spades E>S")
    assert default(table) == "N: drop 2c"
    table = pastry_chefs("hand N: 1c 1c 2d 2d 3h 3h 4s 4s 1h / hand E: 2s 3s / deck: 4d / turn: N")
    table.play("N: draw E", "E: reveal diamonds 1", "N: noask")
    assert default(table) == "N: drop 1c,1c"


@pytest.mark.scenario("PC-S65")
@pytest.mark.rule("PC-R54", "PC-R63")
def test_the_default_is_always_a_legal_line(game: PastryChefs) -> None:
    state = game.deal(4, 4, {"pass": "on"})
    rng = Rng(4)
    steps = set()
    for _ in range(500):
        seat = state.actors[0]
        trial = state.copy()
        number = trial.number
        for atom in game.default(trial, seat):
            trial.play(seat, atom)
        assert trial.number == number + 1
        assert isinstance(state, State)
        steps.add(int(state.step))
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
        if state.over:
            break
    assert {
        Step.ACTION,
        Step.GIVE,
        Step.PENALTY,
        Step.REVEAL,
        Step.SECOND,
        Step.ASK,
        Step.COUNT,
        Step.ASK_COUNT,
    } <= steps


@pytest.mark.scenario("PC-S65")
@pytest.mark.rule("PC-R51")
def test_individual_scores_do_not_affect_who_wins(pastry_chefs: Tables) -> None:
    table = pastry_chefs("bakes: E=1h,2h,3h,4h E=1s,2s,3s,4s N=1c,2c,3c,4c N=1d,2d,3d / hand S: 1h 2h 3h 4h / turn: S")
    table.play("S: bake 1h,2h,3h,4h")
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ([5, 4, 5, 4], [0, 2])  # although E has the most points
    assert table.view(None).points == [3, 4, 2, 0]


def test_a_table_of_defaults_comes_to_an_end(game: PastryChefs) -> None:
    table = PastryTable(game.deal(4, 6))  # type: ignore[arg-type]
    while not table.state.over:
        default(table)
    assert table.view(None).scores == [0, 0]
    assert table.state.idle == 120
