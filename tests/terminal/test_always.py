"""Answers in advance: nobody has to pass a hundred times in Cheflebrity."""

from pathlib import Path

from tests.terminal.terminal import Terminal, program

WINDOW = "Play a Sabotage! card now?"


def windows_until_own_turn(terminal: Terminal) -> int:
    """End your turn, pass in every window, and count the windows up to your next turn."""
    before = len(terminal.text)
    screen = terminal.answer("end")
    while "Draw from the pile" not in screen and "Discard one card for another" not in screen:
        screen = terminal.answer("pass" if WINDOW in screen else "1")
    return terminal.text[before:].count(WINDOW)


def first_turn(terminal: Terminal) -> None:
    screen = terminal.prompt()
    while "or end your turn." not in screen:
        screen = terminal.answer("1")


def test_always_pass_is_asked_once(tmp_path: Path) -> None:
    game = program(game="cheflebrity", seats=3, seed=8, hot_seat=False, options={})
    with Terminal(game, tmp_path) as terminal:
        first_turn(terminal)
        assert "always pass: Pass until my pie is hit. It is off." in terminal.answer("always")
        assert "Cheflebrity has only these answers in advance: pass and decline." in terminal.answer("always sleep")
        asked = windows_until_own_turn(terminal)
    with Terminal(game, tmp_path) as terminal:
        first_turn(terminal)
        assert "It is on." in terminal.answer("always pass")
        assert windows_until_own_turn(terminal) < asked


def test_a_game_without_them_says_so(tmp_path: Path) -> None:
    with Terminal(program(seed=3), tmp_path) as terminal:
        terminal.prompt()
        assert "Pastry Chefs has no answers in advance." in terminal.answer("always")
