"""What is asked before a game begins, and what is refused."""

from pathlib import Path

import pytest

from tests.terminal.terminal import Terminal, piped, program, saved_files


def test_the_menu(tmp_path: Path) -> None:
    with Terminal(program(game=None, seed=7), tmp_path) as terminal:
        terminal.expect(r"1\. Pastry Chefs, 4 players\. .*\n2\. The Pie Game, 2 to 8 players\. ")
        terminal.expect("Number > $")
        terminal.type("pizza")
        terminal.expect(r"Please type a number from 1 to \d")
        terminal.type("2")
        terminal.expect(r"How many players, 2 to 8\? \(Enter: 4\) > $")
        terminal.type("nine")
        terminal.expect("Please type a number from 2 to 8")
        terminal.type("3")
        screen = terminal.expect(r"You > $")
        assert "The Pie Game" in screen
        assert "Clove and Dill are bots." in screen
        assert "you are 0, Clove is 1, and Dill is 2." in screen


def test_a_game_for_four_asks_for_no_number(tmp_path: Path) -> None:
    done = piped(program(game=None, seed=7), tmp_path, ["pastry chefs", "log"])
    assert "How many players" not in done.stdout
    assert "Clove, Dill, and Fennel are bots. Their level: random." in done.stdout
    assert "Your partner is Dill." in done.stdout


def test_the_usual_number_of_players(tmp_path: Path) -> None:
    done = piped(program(game="the-pie-game", seed=7), tmp_path, [])
    assert "Clove, Dill, and Fennel are bots." in done.stdout


def test_a_lone_opponent(tmp_path: Path) -> None:
    done = piped(program(game="the-pie-game", seed=7, seats=2), tmp_path, [])
    assert "Clove is a bot. Its level: random." in done.stdout


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"seats": 5}, "Pastry Chefs has 4 seats, not 5"),
        ({"options": {"jokers": 2}}, "there is no option 'jokers'; there are: "),
        ({"options": {"pass": "maybe"}}, "option pass cannot be 'maybe'; it can be: off, on"),
        ({"seed": -1}, "a seed is a whole number"),
        ({"level": "genius"}, "there is no bot level 'genius'; there are: "),
    ],
)
def test_impossible_options(tmp_path: Path, given: dict[str, object], said: str) -> None:
    done = piped(program(**given), tmp_path, [])  # type: ignore[arg-type] # anything from the command line
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert done.returncode == 2
    assert saved_files(tmp_path) == []
