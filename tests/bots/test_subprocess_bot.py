"""Bots in subprocesses: programs at the other end of a pipe, good ones and bad ones. The game always continues."""

from __future__ import annotations

import json
import logging
import shlex
import sys
from pathlib import Path

import pytest

import bakehouse
from bakehouse import OptionError
from bakehouse.bots import Bot, chain_of
from bakehouse.bots.subprocess_bot import MAX_STARTS, SubprocessBot
from tests.games.pastry_chefs.table import PastryTable

ROOT = Path(__file__).parents[2]
GAME = bakehouse.game("pie-factory")
READY = "import sys, time, json\nsys.stdin.readline()\nprint('ready', flush=True)\n"


def outside(program: str, tmp_path: Path, seconds: float = 20.0) -> SubprocessBot:
    path = tmp_path / "program.py"
    path.write_text(program)
    return SubprocessBot(GAME, shlex.join([sys.executable, str(path)]), 3, seconds)


def play_some(bot: Bot, decisions: int = 12) -> None:
    """The bot in the first seat, others at random; everything it does is legal."""
    state = GAME.deal(2, 4)
    other = bakehouse.bot("random", GAME, 1)
    for _ in range(decisions):
        seat = state.actors[0]
        state.play(seat, (bot if seat == 0 else other).move(GAME.view(state, seat)))


def test_the_example_plays_a_whole_game() -> None:
    bot = bakehouse.bot(f"pipe:{shlex.quote(sys.executable)} docs/outside_bot.py", GAME, 3, seconds=20)
    assert isinstance(bot, SubprocessBot)
    bot.command[1] = str(ROOT / bot.command[1])
    state = GAME.deal(2, 4)
    other = bakehouse.bot("random", GAME, 1)
    while not state.over:
        seat = state.actors[0]
        state.play(seat, (bot if seat == 0 else other).move(GAME.view(state, seat)))
    assert bot.faults == 0
    assert bot.starts == 1
    bot.close()
    assert len((ROOT / "docs/outside_bot.py").read_text().splitlines()) <= 32


def test_it_hears_what_its_seat_hears(tmp_path: Path) -> None:
    """With each question everything since the last one, and of the cards of others nothing."""
    table = PastryTable("hand N: 1d 2d 4h / hand S: 3d 1s 2c / hand E: 4s 4c 3c / hand W: 2s 1h 3s / turn: N")
    heard = tmp_path / "heard"
    loop = f"for line in sys.stdin:\n    open({str(heard)!r}, 'a').write(line)\n    print(4, flush=True)\n"
    path = tmp_path / "program.py"
    path.write_text(READY + loop)
    bot = SubprocessBot(table.game, shlex.join([sys.executable, str(path)]), 1, 20.0)
    chain_of(bot, table.game, table.state, 0)
    table.play("N: move 1 1d N>S", "E: move 1 4c E>W", "S: move 1 1d S>N", "W: move 1 2s W>E")
    chain_of(bot, table.game, table.state, 0)
    first, second = (json.loads(line)["events"] for line in heard.read_text().splitlines())
    assert first == []
    assert [event["cards"] for event in second if event["kind"] == "moved"] == [["1d"], ["??"], ["1d"], ["??"]]


def test_a_move_may_be_written_in_notation(tmp_path: Path) -> None:
    """One line for a whole chain of atoms: it is asked only once."""
    table = PastryTable("hand N: 1d 2d 4h / hand S: 3d 1s / hand E: 4s 4c / hand W: 2s / turn: N")
    path = tmp_path / "program.py"
    path.write_text(READY + "sys.stdin.readline()\nprint('move 2 diamonds N>S', flush=True)\ntime.sleep(60)\n")
    bot = SubprocessBot(table.game, shlex.join([sys.executable, str(path)]), 1, 20.0)
    atoms = chain_of(bot, table.game, table.state, 0)
    assert table.game.text(table.state, 0, atoms) == "move 2 diamonds N>S"
    assert bot.faults == 0
    bot.close()


@pytest.mark.parametrize(
    ("program", "fault"),
    [
        ("raise SystemExit(3)\n", "it has ended"),
        ("print('hello', flush=True)\nimport time; time.sleep(60)\n", "not 'ready'"),
        (READY + "sys.stdin.readline()\nraise SystemExit(1)\n", "it has ended"),
        (READY + "for line in sys.stdin: print('99999', flush=True)\n", "not legal"),
        (READY + "for line in sys.stdin: print('give me all cards', flush=True)\n", "give me all cards"),
        (READY + "for line in sys.stdin: print('x' * 5000, flush=True)\n", "more than 1000 characters"),
        (READY + "for line in sys.stdin: sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()\n", "\ufffd"),
        (READY + "print('0', flush=True)\nprint('0', flush=True)\nfor line in sys.stdin: print('0')\n", "outside bot"),
    ],
)
def test_a_bad_program_costs_a_default_move_and_a_line_in_the_log(
    program: str, fault: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bot = outside(program, tmp_path)
    with caplog.at_level(logging.WARNING, logger="bakehouse.bots"):
        play_some(bot)
    assert bot.faults
    assert fault in caplog.text
    assert "default move" in caplog.text
    assert bot.starts <= MAX_STARTS
    bot.close()


@pytest.mark.parametrize("words", ["time.sleep(60)", "pass"])
def test_a_slow_or_silent_program_is_stopped(words: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    bot = outside(READY + f"for line in sys.stdin: {words}\n", tmp_path, seconds=0.05)
    play_some(bot, 16)
    assert bot.faults >= MAX_STARTS
    assert bot.starts == MAX_STARTS
    assert "no reply in 0.05 s" in caplog.text
    assert "not started again" in caplog.text


def test_a_program_that_is_not_there(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    bot = SubprocessBot(GAME, str(tmp_path / "nothing"))
    play_some(bot)
    assert "cannot be started" in caplog.text


@pytest.mark.parametrize("command", ["pipe:", "pipe:'unfinished"])
def test_a_command_that_is_none(command: str) -> None:
    with pytest.raises(OptionError, match="command"):
        bakehouse.bot(command, GAME)


def test_a_program_may_read_text(tmp_path: Path) -> None:
    """It asks for text, gets what its seat sees in words, and looks up rules before it moves."""
    table = PastryTable("hand N: 1d 2d 4h / hand S: 3d 1s 2c / hand E: 4s 4c 3c / hand W: 2s 1h 3s / turn: N")
    heard = tmp_path / "heard"
    replies = ["rules PC-31", '{"rules": ""}', '{"move": "draw S", "tokens_in": 700, "tokens_out": 5, "cost": 0.25}']
    path = tmp_path / "program.py"
    path.write_text(
        "import sys\n"
        f"replies = iter({['ready text', *replies, *replies]!r})\n"
        f"for line in sys.stdin:\n    open({str(heard)!r}, 'a').write(line)\n    print(next(replies), flush=True)\n"
    )
    bot = SubprocessBot(table.game, shlex.join([sys.executable, str(path)]), 1, 20.0)
    atoms = chain_of(bot, table.game, table.state, 0)
    assert table.game.text(table.state, 0, atoms) == "draw S"
    table.play("N: move 1 1d N>S", "E: move 1 4c E>W", "S: move 1 1d S>N", "W: move 1 2s W>E")
    chain_of(bot, table.game, table.state, 0)
    start, question, rule, rules, later, *_ = map(json.loads, heard.read_text().splitlines())
    assert start["type"] == "start"
    assert question["text"].startswith("You are N in Pastry Chefs.")
    assert "Your hand: One of Diamonds (1d), Two of Diamonds (2d), and Four of Hearts (4h)." in question["text"]
    numbers = [line.partition(": ")[0] for line in question["text"].rpartition("\n\n")[2].splitlines()[1:]]
    assert list(map(int, numbers)) == question["choices"] == table.game.view(table.state, 0).legal
    assert rule["text"].startswith("PC-31: ")
    assert rules["text"].startswith("Pastry Chefs, version 1 of the rules")
    assert later["text"].split("\n\n")[1].splitlines() == [
        "Since your last move:",
        "You give a One of Diamonds (1d) to S.",
        "E gives a Four of Clubs (4c) to W.",
        "S gives a One of Diamonds (1d) to you.",
        "W gives a Two of Spades (2s) to E.",
    ]
    assert (bot.faults, bot.usage.look_ups, bot.usage.replies) == (0, 4, 6)
    assert (bot.usage.tokens_in, bot.usage.tokens_out, bot.usage.cost) == (1400, 10, 0.5)
    bot.close()


def test_text_in_another_language(tmp_path: Path) -> None:
    program = (
        "import sys, json\nsys.stdin.readline()\nprint('ready text de', flush=True)\nline = sys.stdin.readline()\n"
    )
    bot = outside(program + "print('x' if 'Der Tisch:' in line else 'y', flush=True)\n", tmp_path)
    play_some(bot, 2)
    assert bot.usage.faults == {"illegal": 1}


@pytest.mark.parametrize(
    ("program", "kind"),
    [
        ("for line in sys.stdin: print('99999', flush=True)\n", "illegal"),
        ("for line in sys.stdin: print('{\"mvoe\": 3}', flush=True)\n", "illegal"),
        ("for line in sys.stdin: print('rules', flush=True)\n", "illegal"),
        ("for line in sys.stdin: time.sleep(60)\n", "late"),
        ("raise SystemExit(3)\n", "broken"),
    ],
)
def test_faults_are_counted_by_kind(program: str, kind: str, tmp_path: Path) -> None:
    bot = outside(READY + program, tmp_path, seconds=0.4)
    play_some(bot, 2)
    assert bot.usage.faults == {kind: 1}
    bot.close()
