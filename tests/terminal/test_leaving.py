"""However a person leaves, the game is saved."""

import signal
import subprocess
import time
from pathlib import Path

import pytest

from bakehouse.records import load
from tests.terminal.terminal import PATIENCE, Terminal, program, saved_files

SLOW_BOTS = """
import time
from bakehouse.bots import Bot
class Slow(Bot):
    def move(self, view):
        print("thinking")
        time.sleep(300)
bakehouse.bot = lambda level, game, seed=0: Slow(game, seed)
"""
# The main thread's read is not interrupted when another thread takes the signal: as when it comes just before the read.
SIGNAL_MISSES_THE_READ = """
import signal, threading, time
threading.Thread(target=time.sleep, args=(300,), daemon=True).start()
signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
"""
BROKEN_BOTS = SLOW_BOTS.replace("time.sleep(300)", "raise RuntimeError('out of order')")
HOST = {"first_player": "host"}


def the_saved_game(folder: Path) -> int:
    """How many moves the only file of the folder holds."""
    (path,) = saved_files(folder)
    assert path.suffix == ".pie"
    return load(path, strict=True).moves


def begun(folder: Path, before: str = "") -> Terminal:
    """A game in which the person has drawn a card."""
    terminal = Terminal(program(before, seed=7, options=HOST), folder)
    terminal.prompt()
    terminal.answer("draw N")
    return terminal


def test_control_c_at_the_prompt(tmp_path: Path) -> None:
    with begun(tmp_path) as terminal:
        terminal.press("\x03")
        terminal.expect(r"Ctrl-C\. The game is saved in .*\.pie\n")
        assert terminal.ends() == 130
        assert "Traceback" not in terminal.text
    assert the_saved_game(tmp_path) == 1


def test_control_c_in_the_middle_of_a_bots_turn(tmp_path: Path) -> None:
    with Terminal(program(SLOW_BOTS, seed=7, options=HOST), tmp_path) as terminal:
        terminal.prompt()
        terminal.type("draw E")
        terminal.expect("thinking")
        terminal.press("\x03")
        terminal.expect(r"Ctrl-C\. The game is saved in .*\.pie\n")
        assert terminal.ends() == 130
    assert the_saved_game(tmp_path) == 1


def test_control_c_just_before_the_prompt_waits(tmp_path: Path) -> None:
    with begun(tmp_path, SIGNAL_MISSES_THE_READ) as terminal:
        time.sleep(0.5)  # it asks a moment after it has shown the question
        terminal.press("\x03")
        terminal.expect(r"Ctrl-C\. The game is saved in .*\.pie\n")
        assert terminal.ends() == 130
    assert the_saved_game(tmp_path) == 1


def test_control_c_twice(tmp_path: Path) -> None:
    with begun(tmp_path) as terminal:
        terminal.press("\x03\x03\x03")
        assert terminal.ends() == 130
        assert "Traceback" not in terminal.text
    assert the_saved_game(tmp_path) == 1


def test_end_of_input(tmp_path: Path) -> None:
    with begun(tmp_path) as terminal:
        terminal.press("\x04")
        terminal.expect(r"The input has ended\. The game is saved in .*\.pie\n")
        assert terminal.ends() == 0
    assert the_saved_game(tmp_path) == 1


def test_the_window_is_closed(tmp_path: Path) -> None:
    with begun(tmp_path) as terminal:
        terminal.hang_up()
        assert terminal.ends() == 128 + signal.SIGHUP
    assert the_saved_game(tmp_path) == 1


def test_the_window_is_closed_in_the_middle_of_a_bots_turn(tmp_path: Path) -> None:
    with Terminal(program(SLOW_BOTS, seed=7, options=HOST), tmp_path) as terminal:
        terminal.prompt()
        terminal.type("draw E")
        terminal.expect("thinking")
        terminal.hang_up()
        assert terminal.ends() == 128 + signal.SIGHUP
    assert the_saved_game(tmp_path) == 1


def test_told_to_stop(tmp_path: Path) -> None:
    with begun(tmp_path) as terminal:
        terminal.kill(signal.SIGTERM)
        terminal.expect("The game is saved in")
        assert terminal.ends() == 128 + signal.SIGTERM
    assert the_saved_game(tmp_path) == 1


def test_nobody_reads_any_more(tmp_path: Path) -> None:
    """`bakehouse play | head`: the output is closed, and no complaint of Python's follows."""
    command = program(seed=7, options=HOST)
    child = subprocess.Popen(
        command, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert child.stdin is not None
    assert child.stdout is not None
    assert child.stderr is not None
    child.stdin.write("draw N\n")
    child.stdin.flush()
    while not child.stdout.readline().startswith("You play:"):
        pass
    child.stdout.close()
    child.stdin.write("1\n")
    child.stdin.close()
    assert child.stderr.read() == ""
    child.stderr.close()
    assert child.wait(PATIENCE) == 128 + signal.SIGHUP
    assert the_saved_game(tmp_path) >= 1


def test_a_fault_of_ours_costs_nobody_a_game(tmp_path: Path) -> None:
    with Terminal(program(BROKEN_BOTS, seed=7, options=HOST), tmp_path) as terminal:
        terminal.prompt()
        terminal.type("draw E")
        terminal.expect(r"Something went wrong inside Bakehouse\. The game is saved in .*\.pie\n")
        assert terminal.ends() == 1
        assert "out of order" in terminal.text, "the fault is told in full, for the report"
    assert the_saved_game(tmp_path) == 1


def test_saved_elsewhere_when_the_folder_is_gone(tmp_path: Path) -> None:
    folder, home = tmp_path / "folder", tmp_path / "home"
    folder.mkdir()
    home.mkdir()
    with Terminal(program(seed=7, options=HOST), folder, HOME=str(home)) as terminal:
        terminal.prompt()
        terminal.answer("draw N")
        folder.rmdir()
        terminal.press("\x03")
        terminal.expect("The game is saved in")
        assert terminal.ends() == 130
    assert the_saved_game(home) == 1


def test_leaving_before_a_game_has_begun(tmp_path: Path) -> None:
    with Terminal(program(game=None), tmp_path) as terminal:
        terminal.expect(r"Number > $")
        terminal.press("\x03")
        terminal.expect(r"Ctrl-C\. No game was begun\.")
        assert terminal.ends() == 130
    assert saved_files(tmp_path) == []


@pytest.mark.parametrize("signal_number", [signal.SIGHUP, signal.SIGINT])
def test_an_ignored_signal_stays_ignored(tmp_path: Path, signal_number: int) -> None:
    """nohup means it."""
    before = f"import signal; signal.signal({int(signal_number)}, signal.SIG_IGN)"
    with begun(tmp_path, before) as terminal:
        terminal.kill(signal_number)
        assert "1. Game 1: you begin." in terminal.answer("log")
