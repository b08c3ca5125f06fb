"""The budget of instructions: fails when a game gets dearer, and says what to do."""

import json
from pathlib import Path

import pytest

import bakehouse
from tools.budget import BUDGET, Budget, by_game, compare, read, total, write

HERE = "Python 3.11, gcc 12, x86_64"
AGREED = Budget(HERE, "as measured", {"pastry-chefs": 400.0, "pie-contest": 3_000.0})


def test_within_the_budget() -> None:
    lines, is_kept = compare(AGREED, {"pastry-chefs": 459.0, "pie-contest": 3_000.0}, HERE)
    assert is_kept
    assert "+14.7%  kept" in lines[1]


def test_one_game_too_dear() -> None:
    lines, is_kept = compare(AGREED, {"pastry-chefs": 464.0, "pie-contest": 2_000.0}, HERE)
    assert not is_kept
    assert "+16.0%  TOO DEAR (more than 15%)" in lines[1]
    assert "kept; cheaper, so write a new budget" in lines[2]


def test_other_tools_are_said_and_allowed_more() -> None:
    other = "Python 3.13, gcc 14, x86_64"
    lines, is_kept = compare(AGREED, {"pastry-chefs": 500.0, "pie-contest": 3_000.0}, other)
    assert is_kept
    assert f"written with {HERE}: 30% more" in lines[1]
    assert not compare(AGREED, {"pastry-chefs": 530.0, "pie-contest": 3_000.0}, other)[1]


@pytest.mark.parametrize("counted", [{"pastry-chefs": 400.0}, {**AGREED.instructions, "pie-factory": 1.0}])
def test_another_set_of_games_does_not_pass(counted: dict[str, float]) -> None:
    lines, is_kept = compare(AGREED, counted, HERE)
    assert not is_kept
    assert "the budget knows other games: pastry-chefs, pie-contest" in lines[1]


def test_the_difference_of_two_runs() -> None:
    start = 90_000_000  # the interpreter's
    runs: list[dict[str, int | str]] = [
        {"game": "pastry-chefs", "decisions": 2_000, "instructions": start + 2_000 * 400},
        {"game": "pastry-chefs", "decisions": 1_000, "instructions": start + 1_000 * 400},
        {"game": "pie-contest", "decisions": 10, "instructions": start},
        {"game": "pie-contest", "decisions": 20, "instructions": start + 25},
    ]
    assert by_game(runs) == {"pastry-chefs": 400.0, "pie-contest": 2.5}


def test_the_sum_in_callgrinds_file() -> None:
    assert total("events: Ir\nsummary: 7\n\ntotals: 1234\n") == 1234
    with pytest.raises(ValueError, match="no total"):
        total("events: Ir\n")


def test_there_and_back(tmp_path: Path) -> None:
    write(AGREED, tmp_path / "budget.json")
    assert read(tmp_path / "budget.json") == AGREED


def test_our_budget_is_of_all_games_and_has_a_reason() -> None:
    budget = read(BUDGET)
    assert list(budget.instructions) == bakehouse.games()
    assert budget.reason
    assert json.loads(BUDGET.read_text("utf-8"))["made_with"].startswith("Python 3.")
