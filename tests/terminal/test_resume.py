"""A saved game is resumed where it was left."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import bakehouse
from bakehouse.records import Recorder, load
from bakehouse.words import Words
from tests.terminal.terminal import Terminal, piped, program

HOST = {"first_player": "host"}


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game in which N has drawn a card, left by pulling the plug: every move is in the file at once."""
    path = tmp_path / "game.pie"
    with Terminal(program(seed=7, options=HOST, record=path), tmp_path) as terminal:
        terminal.prompt()
        terminal.answer("draw N")
        terminal.kill()
        terminal.ends()
    return path


def test_it_is_resumed_with_the_same_cards(saved: Path) -> None:
    with Terminal(program(game=None, record=saved, level=""), saved.parent) as terminal:
        screen = terminal.prompt()
        assert "The game is resumed after one move." in screen
        assert "Reveal its suit, its number, or both." in screen
        assert "Their level: random." in screen
        terminal.answer("1")
        terminal.type("noask")
        terminal.prompt()
        found = re.search(r"You draw the .*\.", screen)
        assert found is not None
    game = bakehouse.game("pastry-chefs")
    state = game.deal(4, 7, HOST)
    for atom in game.read(state, 0, "draw N"):
        state.play(0, atom)
    words = Words("en", game, viewer=0)
    assert found[0] == words.event(game.events(state, 0, 0)[-1])
    assert load(saved, strict=True).moves > 3


def test_the_same_command_resumes_it(saved: Path) -> None:
    with Terminal(program(seed=7, seats=4, options=HOST, record=saved), saved.parent) as terminal:
        assert "The game is resumed" in terminal.prompt()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"game": "the-pie-game"}, "a running game of pastry-chefs, not of the-pie-game"),
        ({"seed": 8}, "whose seed is 7, not 8"),
        ({"options": {"pass": "on"}}, "whose option pass is off, not on"),
        ({"seats": 3}, "a running game for 4 players, not for 3"),
    ],
)
def test_other_options_are_refused(saved: Path, given: dict[str, object], said: str) -> None:
    before = saved.read_text()
    done = piped(program(record=saved, **given), saved.parent, [])  # type: ignore[arg-type] # anything from the command line
    assert said in done.stderr
    assert done.returncode == 2
    assert saved.read_text() == before


def finished_record() -> str:
    game = bakehouse.game("pastry-chefs")
    options = {"stall_turns": 4}
    recorder = Recorder(game, 4, 7, options)
    state = game.deal(4, 7, options)
    while not state.over:
        seat = state.actors[0]
        atoms = game.default(state, seat)
        for atom in atoms:
            state.play(seat, atom)
        recorder.played(seat, atoms)
    return recorder.text()


def running_record(seed: int) -> str:
    return Recorder(bakehouse.game("pastry-chefs"), 4, seed).text()


OTHER_FILES: dict[str, tuple[Callable[[], str], str]] = {
    "no record": (lambda: "Dear diary,\n", "this is no record"),
    "over": (finished_record, "holds a game that is over"),
    "no seed": (lambda: running_record(7), "a game without its seed"),
    "wrong seed": (lambda: f"# Seed: 8\n{running_record(7)}", "its seed does not give its cards"),
    "no such seed": (lambda: f"# Seed: {2**63}\n{running_record(7)}", "its seed does not give its cards"),
}


@pytest.mark.parametrize(("write", "said"), OTHER_FILES.values(), ids=OTHER_FILES)
def test_other_files_are_left_alone(tmp_path: Path, write: Callable[[], str], said: str) -> None:
    path = tmp_path / "game.pie"
    text = write()
    path.write_text(text)
    done = piped(program(record=path), tmp_path, [])
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert done.returncode == 2
    assert path.read_text() == text


def test_an_empty_file_is_a_new_game(tmp_path: Path) -> None:
    path = tmp_path / "game.pie"
    path.touch()
    done = piped(program(seed=7, record=path), tmp_path, [])
    assert "Every move is written to" in done.stdout
    assert done.returncode == 0
    assert load(path, strict=True).value("Game") == "pastry-chefs"


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    done = piped(program(record=tmp_path / "no" / "game.pie"), tmp_path, [])
    assert "cannot be written: No such file or directory" in done.stderr
    assert done.returncode == 2


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    done = piped(program(record=tmp_path), tmp_path, [])
    assert "Name another file." in done.stderr
    assert done.returncode == 2


def test_people_of_a_hot_seat_are_remembered(tmp_path: Path) -> None:
    path = tmp_path / "game.pie"
    done = piped(program(seed=7, record=path, hot_seat=True), tmp_path, ["1 3"])
    assert done.returncode == 0
    done = piped(program(record=path), tmp_path, [])
    assert "Player 1 and Player 3 play at this terminal." in done.stdout


def test_writing_stops_working_in_the_middle(tmp_path: Path) -> None:
    """The disk is full, the folder is gone: that is reported, the game continues, and is saved elsewhere in the end."""
    folder, home = tmp_path / "folder", tmp_path / "home"
    folder.mkdir()
    home.mkdir()
    with Terminal(program(seed=7, options=HOST, record=folder / "game.pie"), tmp_path, HOME=str(home)) as terminal:
        terminal.prompt()
        (folder / "game.pie").unlink()
        folder.rmdir()
        assert "cannot be written" in terminal.answer("draw N")
        terminal.press("\x03")
        terminal.expect("The game is saved in")
        terminal.ends()
    (path,) = home.iterdir()
    assert load(path, strict=True).moves == 1
