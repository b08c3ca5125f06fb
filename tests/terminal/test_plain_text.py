"""Plain text: no colour where it is not wanted, nothing that a screen reader would stumble over."""

import re
from pathlib import Path

import pytest

from tests.terminal.terminal import Terminal, piped, program, saved_files

HOST = {"first_player": "host"}
LINES = ["?", "rules", "bake a cake", "why move 1 hearts N>N", "move 1 hearts N>N", "5", "back", "draw N"]


def a_session(folder: Path, **environment: str) -> str:
    with Terminal(program(seed=7, options=HOST), folder, **environment) as terminal:
        terminal.prompt()
        for line in LINES:
            terminal.answer(line)
        return terminal.text


def test_colour_is_an_extra(tmp_path: Path) -> None:
    """Without it, exactly the same words are there; with it, nothing but styles: the cursor never moves."""
    plain = a_session(tmp_path, NO_COLOR="1")
    coloured = a_session(tmp_path, NO_COLOR="", TERM="xterm")
    assert "\x1b" not in plain
    assert "\x1b[1m" in coloured
    assert re.sub(r"\x1b\[\d+m", "", coloured) == plain


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"NO_COLOR": "", "TERM": "dumb"}])
def test_no_colour(tmp_path: Path, environment: dict[str, str]) -> None:
    assert "\x1b" not in a_session(tmp_path, **environment)


def test_no_colour_in_a_pipe(tmp_path: Path) -> None:
    done = piped(program(seed=7, options=HOST), tmp_path, LINES)
    assert "\x1b" not in done.stdout
    assert done.stderr == ""
    assert done.returncode == 0
    assert "You > bake a cake\n" in done.stdout, "a pipe shows what was typed, so that it can be read afterwards"


def test_no_box_is_drawn(tmp_path: Path) -> None:
    """Letters, digits, and the punctuation of sentences."""
    strange = set(a_session(tmp_path)) - set(map(chr, range(32, 127))) - {"\n", "…", "×", "–", "“", "”", "’"}
    assert strange == set()


def test_long_lines_are_broken_between_words(tmp_path: Path) -> None:
    wide, narrow = a_session(tmp_path), a_session(tmp_path, COLUMNS="40")
    assert narrow.split() == wide.split()
    assert all(len(line) <= 40 for line in narrow.split("\n") if not line.startswith("You >"))


def test_a_hot_seat_in_a_pipe_clears_with_lines(tmp_path: Path) -> None:
    done = piped(program(seed=7, options=HOST, hot_seat=True), tmp_path, ["", ""])
    assert "\x1b" not in done.stdout
    assert "\n" * 90 in done.stdout


def test_a_terminal_without_our_letters(tmp_path: Path) -> None:
    """A character that cannot be shown, or typed, is no reason to stop."""
    with Terminal(program(seed=7, options=HOST), tmp_path, PYTHONIOENCODING="ascii") as terminal:
        assert "[move ? E>?]" in terminal.prompt()
        assert "is no move" in terminal.answer("pâté")


def test_control_characters_are_not_passed_on(tmp_path: Path) -> None:
    """What is typed or stands in a file cannot steer the terminal."""
    done = piped(
        program(seed=7, options=HOST), tmp_path, ["save \x1b[2Jgame.pie", "bake \x1b]0;title\x07", "x\u009b2J"]
    )
    assert "\x1b" not in done.stdout
    assert "\x07" not in done.stdout
    assert "\u009b" not in done.stdout
    assert done.returncode == 0
    assert len(saved_files(tmp_path)) == 1
