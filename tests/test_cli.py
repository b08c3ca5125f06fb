"""The command line, as real processes: what it prints, how it ends, and that it never ends in a traceback."""

import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import bakehouse
from bakehouse import SPECTATOR
from bakehouse.core.ledger import Ruling
from bakehouse.records import read
from bakehouse.rule_coverage import coverage, ids_in_tests
from bakehouse.words import PSEUDO, Words, languages
from tests.records.recorded import SECRET, find, finished, pie_game, replaced, running
from tests.terminal.terminal import Terminal

COMMAND = [sys.executable, "-m", "bakehouse"]


class Done:
    """How a process ended."""

    def __init__(self, folder: Path, *words: str, **environment: str) -> None:
        done = subprocess.run(
            [*COMMAND, *words],
            cwd=folder,
            env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=120,
            check=False,
        )
        self.code = done.returncode
        self.out = done.stdout.decode()
        self.err = done.stderr.decode()
        assert "Traceback" not in self.err + self.out

    def refused(self, *told: str) -> None:
        """One clear line, nothing else, and exit code 2."""
        assert self.code == 2, self.err
        assert self.out == ""
        assert self.err.count("\n") == 1
        for words in told:
            assert words in self.err


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game in a file."""
    return saved(tmp_path, finished())


def saved(folder: Path, text: str) -> Path:
    path = folder / "game.pie"
    path.write_text(text, "utf-8")
    return path


# -- The frame ---------------------------------------------------------------


def test_version(tmp_path: Path) -> None:
    form = "compiled(, profiled)?" if bakehouse.is_compiled() else "interpreted"
    version = re.escape(bakehouse.__version__)
    assert re.fullmatch(rf"bakehouse {version} \({form}\)\n", Done(tmp_path, "--version").out)


@pytest.mark.parametrize(
    "command",
    [
        "",
        "games",
        "rules",
        "deck",
        "deck check",
        "deck show",
        "replay",
        "verify",
        "play",
        "bots explain",
        "bots ladder",
        "words",
        "words check",
    ],
)
def test_help(tmp_path: Path, command: str) -> None:
    done = Done(tmp_path, *command.split(), "--help")
    assert done.code == 0
    assert done.out.startswith("Usage: bakehouse")
    if command not in ("games", "deck", "words"):
        assert "Example" in done.out


def test_help_imports_no_game(tmp_path: Path) -> None:
    code = "import sys, bakehouse.cli; sys.exit(any(name.startswith('bakehouse.games.') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], cwd=tmp_path, check=False).returncode == 0


def test_games(tmp_path: Path) -> None:
    done = Done(tmp_path, "games")
    assert done.code == 0
    assert [line.split(":")[0] for line in done.out.splitlines()] == bakehouse.games()
    assert "pastry-chefs: Pastry Chefs, 4 players. Two teams" in done.out


def test_an_unknown_command(tmp_path: Path) -> None:
    assert Done(tmp_path, "bake").code == 2


def test_a_terminal_without_these_characters(tmp_path: Path) -> None:
    done = Done(tmp_path, "rules", "pastry-chefs", PYTHONIOENCODING="ascii", LC_ALL="C")
    assert done.code == 0


def test_a_reader_that_stops_listening(tmp_path: Path) -> None:
    """As in `bakehouse rules pastry-chefs | head -1`."""
    process = subprocess.Popen(
        [*COMMAND, "rules", "pastry-chefs"], cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait(60)


# -- Rules -------------------------------------------------------------------


def test_rules_of_no_game(tmp_path: Path) -> None:
    done = Done(tmp_path, "rules")
    assert done.code == 0
    assert f"pastry-chefs: {len(bakehouse.game('pastry-chefs').rules.own)} rules and rulings" in done.out


@pytest.mark.parametrize("slug", bakehouse.games())
def test_the_whole_rulebook(tmp_path: Path, slug: str) -> None:
    done = Done(tmp_path, "rules", slug)
    ledger = bakehouse.game(slug).rules
    for title in ledger.sections.values():
        assert f"\n{title}:\n" in done.out
    for rule in ledger.own:
        assert f"\n{rule}: " in done.out


@pytest.mark.parametrize("words", [["pastry-chefs", "PC-31"], ["PC-31"], ["pc-31"]])
def test_one_rule_with_its_rulings(tmp_path: Path, words: list[str]) -> None:
    lines = Done(tmp_path, "rules", *words).out.splitlines()
    assert lines[0].startswith("PC-31: Cards to be moved cannot be described")
    rulings = bakehouse.game("pastry-chefs").rules.rulings_about("PC-31")
    assert [line.split(":")[0] for line in lines[2:]] == [ruling.id for ruling in rulings]


def test_rules_with_a_word(tmp_path: Path) -> None:
    done = Done(tmp_path, "rules", "the-pie-game", "pot luck")
    assert done.code == 0
    assert "PG-55: " in done.out
    everywhere = Done(tmp_path, "rules", "discard")
    assert "pastry-chefs:\n" in everywhere.out
    assert "the-pie-game:\n" in everywhere.out


@pytest.mark.parametrize(
    ("slug", "name"),
    [
        ("cheflebrity", "CH-K13"),
        ("pie-contest", "CO-D4"),
        ("the-pie-game", "PG-I7"),
        ("pastry-chefs", "PC-S13"),
        ("pastry-chefs", "pc-s13"),
    ],
)
def test_an_entry_of_the_specification(tmp_path: Path, slug: str, name: str) -> None:
    done = Done(tmp_path, "rules", name)
    assert done.code == 0
    assert done.out.startswith(f"{name.upper()}: ")
    assert done.out.count("\n") == 1
    assert Done(tmp_path, "rules", slug, name).out == done.out


@pytest.mark.parametrize(
    ("family", "number", "near"),
    [("PC-S", 2, "PC-S1, PC-S3, PC-S5"), ("PC-", 99, "PC-65, PC-64, PC-63"), ("PC-Q", 3, "PC-")],
)
def test_a_wrong_id_names_near_ones(tmp_path: Path, family: str, number: int, near: str) -> None:
    done = Done(tmp_path, "rules", f"{family}{number}")
    assert (done.code, done.out) == (1, "")
    assert f"The nearest ids are {near}" in done.err


def test_rules_that_do_not_exist(tmp_path: Path) -> None:
    done = Done(tmp_path, "rules", "xyzzy")
    assert (done.code, done.out) == (1, "")
    assert done.err == "bakehouse: No rule has the id 'xyzzy' or contains that word.\n"
    Done(tmp_path, "rules", "poker", "PC-1").refused("there is no game 'poker'; there are: pastry-chefs")


TESTS = """
import pytest
from pytest import mark

@pytest.mark.rule("PC-1", "PC-2")
def test_a() -> None: ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("PC-R2"))])
@mark.scenario("PC-S1")
def test_b(x) -> None: ...

something.rule("PC-3")
"""


def test_coverage(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "deep"
    folder.mkdir(parents=True)
    (folder / "test_some.py").write_text(TESTS)
    found = ids_in_tests(tmp_path / "tests")
    assert sorted(found) == ["PC-1", "PC-2", "PC-R2", "PC-S1"]
    assert found["PC-2"] == [f"{folder / 'test_some.py'}:5"]
    done = Done(tmp_path, "rules", "--coverage")
    untested = len(bakehouse.game("pastry-chefs").rules.own) - 3
    assert f" rulings; 3 with a test, {untested} without\n  without: PC-3 " in done.out
    assert "the-pie-game: " in done.out
    assert "the-pie-game" not in Done(tmp_path, "rules", "pastry-chefs", "--coverage").out


def test_coverage_where_there_are_no_tests(tmp_path: Path) -> None:
    done = Done(tmp_path, "rules", "--coverage")
    assert done.code == 0
    assert "run this where the folder tests is" in done.out


def test_coverage_with_a_broken_test_file(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_bad.py").write_text("def (:\n")
    Done(tmp_path, "rules", "--coverage").refused("test_bad.py is not a Python file")


def test_coverage_counts_every_rule_and_ruling_once() -> None:
    for slug in bakehouse.games():
        game = bakehouse.game(slug)
        found = coverage(game, {})
        assert found.rulings == sum(isinstance(entry, Ruling) for entry in game.rules.own.values())
        assert found.rules + found.rulings == len(found.untested) == len(game.rules.own)


# -- Decks -------------------------------------------------------------------


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(bakehouse.game("pastry-chefs").house_deck().text.replace('"house"', '"mine"'), "utf-8")
    return path


def test_a_good_deck(tmp_path: Path, deck: Path) -> None:
    done = Done(tmp_path, "deck", "check", "mine.toml", "--game", "pastry-chefs")
    assert (done.code, done.err) == (0, "")
    assert done.out == "mine.toml: a good deck for pastry-chefs: mine, 48 cards of 16 kinds\n"


def test_show_a_deck(tmp_path: Path, deck: Path) -> None:
    done = Done(tmp_path, "deck", "show", "mine.toml", "--game", "pastry-chefs")
    lines = done.out.splitlines()
    assert lines[0].startswith("mine, 48 cards, hash ")
    assert lines[1] == "  3 1c"
    assert len(lines) == 17


@pytest.mark.parametrize("command", ["check", "show"])
def test_a_bad_deck_tells_everything_at_once(tmp_path: Path, deck: Path, command: str) -> None:
    bad = deck.read_text("utf-8").replace("copies = 3", "copies = 9", 1)
    deck.write_text(bad.replace('suit = "spades"', "suits = 4", 1), "utf-8")
    done = Done(tmp_path, "deck", command, "mine.toml", "--game", "pastry-chefs")
    assert (done.code, done.out) == (1, "")
    assert "9 copies; 0 to 3 are possible" in done.err
    assert "there is no 'suits'" in done.err


def test_a_deck_that_is_no_file(tmp_path: Path, deck: Path) -> None:
    done = Done(tmp_path, "deck", "check", "nothing.toml", "--game", "pastry-chefs")
    assert done.code == 1
    assert "nothing.toml: the file cannot be read" in done.err
    Done(tmp_path, "deck", "check", "mine.toml", "--game", "poker").refused("there is no game 'poker'")
    deck.write_bytes(b"\xff\x00\x1b[31m")
    assert Done(tmp_path, "deck", "check", "mine.toml", "--game", "pastry-chefs").code == 1


# -- Bots --------------------------------------------------------------------


def test_a_bot_explains_a_move_of_a_record(tmp_path: Path, record: Path) -> None:
    done = Done(tmp_path, "bots", "explain", "game.pie", "--move", "1", "--iterations", "12")
    assert (done.code, done.err) == (0, "")
    assert re.match(r"Move 1, Player \d \([NESW]\): Move cards, let somebody draw, or bake\.\n", done.out)
    assert "\nPlayed: " in done.out
    assert done.out.count("\n* ") == 1
    assert re.search(r"\n\* .*: \d+ %, \d+ visits\n", done.out)
    assert re.search(r"\nPlayer \d holds \w+ of \w+ in \d+ % of the worlds\.\n", done.out)


def test_a_bot_that_cannot_explain(tmp_path: Path, record: Path) -> None:
    Done(tmp_path, "bots", "explain", "game.pie", "--move", "99999").refused("game.pie", "there are only")
    Done(tmp_path, "bots", "explain", "game.pie", "--move", "1", "--level", "genius").refused("no bot level 'genius'")


def test_the_ladder(tmp_path: Path) -> None:
    words = ["bots", "ladder", "pie-factory", "--levels", "random,medium", "--games", "2", "--workers", "1"]
    done = Done(tmp_path, *words)
    assert done.code == 0, done.err
    assert "medium against random" in done.out
    results = (tmp_path / "ladder/results.jsonl").read_text()
    assert Done(tmp_path, *words).out == done.out
    assert (tmp_path / "ladder/results.jsonl").read_text() == results
    assert (tmp_path / "ladder/ladder.svg").read_text().startswith("<svg")
    assert "| pie-factory | medium against random | 2 |" in (tmp_path / "ladder/ladder.md").read_text()
    assert "medium" in (tmp_path / "ladder/ladder.json").read_text()


def test_a_ladder_that_cannot_be(tmp_path: Path) -> None:
    Done(tmp_path, "bots", "ladder", "poker").refused("there is no game 'poker'")
    Done(tmp_path, "bots", "ladder", "--levels", "medium,genius").refused("no bot level 'genius'")
    Done(tmp_path, "bots", "ladder", "--levels", "medium").refused("at least two levels")


# -- Records -----------------------------------------------------------------


def test_replay(tmp_path: Path, record: Path) -> None:
    done = Done(tmp_path, "replay", "game.pie")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("Pastry Chefs, 4 players, rules 1, deck house.\nN: Player 1\nE: Player 2\n")
    assert "\nW: Player 4\nThe deal\n" in done.out
    assert "??" not in done.out
    assert "\n1. " in done.out
    assert f"\n{read(finished()).moves}. " in done.out
    assert re.search(r"\nPlayer \d and Player \d win, 5 to \d\.\nA team has five points\.\n", done.out)


@pytest.mark.parametrize(("name", "viewer"), [("N", 0), ("E", 1), ("spectator", None)])
def test_replay_as_a_seat_saw_it(tmp_path: Path, record: Path, name: str, viewer: int | None) -> None:
    """The sentences are those of the viewer's own events."""
    done = Done(tmp_path, "replay", "game.pie", "--seat", name)
    game = bakehouse.game("pastry-chefs")
    dealt = game.deal(4, SECRET)
    deal = done.out.split("The deal\n")[1].split("\n1. ")[0].splitlines()
    words = Words("en", game, viewer=viewer)
    assert [line.strip() for line in deal] == [words.event(event) for event in game.events(dealt, 0, viewer)]
    assert ("You are dealt" in done.out) is (viewer is not None)


def test_bots_of_a_record_have_names(tmp_path: Path) -> None:
    number = find(finished(), "[Seats")
    lines = finished().split("\n")
    players = ['[Player N "Ada"]', '[Player E "bot hard"]', '[Player S "person"]']
    saved(tmp_path, "\n".join([*lines[:number], *players, *lines[number:]]))
    done = Done(tmp_path, "replay", "game.pie", "--seat", "N")
    assert "\nN: Ada\nE: Clove, a bot of the level hard\nS: Player 3\nW: Player 4\n" in done.out
    assert "   Clove is dealt 4 cards.\n" in done.out


def test_replay_of_a_seat_that_does_not_exist(tmp_path: Path, record: Path) -> None:
    Done(tmp_path, "replay", "game.pie", "--seat", "Z").refused(
        "there is no seat 'Z'; there are: N, E, S, W, spectator"
    )


def test_replay_of_a_viewers_record(tmp_path: Path) -> None:
    saved(tmp_path, running(1))
    done = Done(tmp_path, "replay", "game.pie")
    assert (done.code, done.err) == (0, "")
    assert "This is the record of one viewer (E). Hidden cards are ??, so it cannot be played again" in done.out
    assert "   + dealt N: ?? ?? ?? ??\n" in done.out
    assert done.out.endswith("\nThe game is not over.\n")
    assert Done(tmp_path, "replay", "game.pie", "--seat", "E").out == done.out
    Done(tmp_path, "replay", "game.pie", "--seat", "N").refused("this is the record of E; it cannot tell what N saw")


def test_replay_of_a_game_with_simultaneous_answers(tmp_path: Path) -> None:
    saved(tmp_path, pie_game())
    done = Done(tmp_path, "replay", "game.pie", "--seat", "0")
    assert (done.code, done.err) == (0, "")
    saved(tmp_path, pie_game(SPECTATOR))
    assert Done(tmp_path, "replay", "game.pie").code == 0


def test_replay_tells_what_is_good(tmp_path: Path) -> None:
    number = find(finished(), "N: ", 5)
    saved(tmp_path, replaced(finished(), number, "N: dance"))
    done = Done(tmp_path, "replay", "game.pie")
    assert done.code == 1
    assert "The deal" in done.out
    assert done.out.splitlines()[-1].startswith("Result: five points; scores ")
    assert f"game.pie:{number}: 'dance' is no move" in done.err
    assert "shown as far as it is good" in done.err


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_files_that_are_no_records(tmp_path: Path, command: str) -> None:
    Done(tmp_path, command, "nothing.pie").refused("nothing.pie: No such file or directory")
    Done(tmp_path, command, ".").refused("Is a directory")
    for data in (b"", b"\x00" * 100, b"\x7fELF", b"hello\n", b"[" * 5_000, b"\xff\xfe"):
        (tmp_path / "game.pie").write_bytes(data)
        Done(tmp_path, command, "game.pie").refused("game.pie:1: ")


def test_replay_of_a_foreign_game(tmp_path: Path) -> None:
    saved(tmp_path, finished().replace("pastry-chefs", "poker"))
    Done(tmp_path, "replay", "game.pie").refused("game.pie:2: there is no game 'poker'")


def test_a_player_cannot_steer_the_terminal(tmp_path: Path) -> None:
    number = find(finished(), "[Seats")
    lines = finished().split("\n")
    saved(tmp_path, "\n".join([*lines[:number], '[Player N "\\u001b[31mAda"]', *lines[number:]]))
    done = Done(tmp_path, "replay", "game.pie")
    assert "N: ?[31mAda\n" in done.out
    assert "?[31mAda is dealt " in done.out
    assert "\x1b" not in done.out


def test_verify(tmp_path: Path, record: Path) -> None:
    done = Done(tmp_path, "verify", "game.pie")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("game.pie: verified: the seed is the one that was promised")


def test_verify_what_was_tampered_with(tmp_path: Path) -> None:
    number = find(finished(), "+ dealt E")
    saved(tmp_path, replaced(finished(), number, "+ dealt E: 1c 1c 1c 2c"))
    done = Done(tmp_path, "verify", "game.pie")
    assert done.code == 1
    assert f"game.pie: not verified: game.pie:{number}: " in done.out


def test_verify_a_running_game(tmp_path: Path) -> None:
    saved(tmp_path, running())
    done = Done(tmp_path, "verify", "game.pie")
    assert done.code == 1
    assert "cannot be verified yet" in done.out


# -- Languages ---------------------------------------------------------------


@pytest.mark.parametrize(
    "command", [["games"], ["rules", "pastry-chefs"], ["replay", "game.pie"], ["play", "pastry-chefs", "--seed", "7"]]
)
def test_a_language_is_asked_for(tmp_path: Path, record: Path, command: list[str]) -> None:
    """The test language has an accent on every vowel."""
    done = Done(tmp_path, *command, "--language", PSEUDO)
    assert (done.code, done.err) == (0, "")
    assert "Pààštrýý Çhééfš" in done.out
    assert "Pastry Chefs" not in done.out
    assert "Pastry Chefs" in Done(tmp_path, *command, "--language", "en").out


def test_a_language_that_does_not_exist(tmp_path: Path, record: Path) -> None:
    for command in (
        ["games"],
        ["rules"],
        ["replay", "game.pie"],
        ["play"],
        ["bots", "explain", "game.pie", "--move=1"],
    ):
        Done(tmp_path, *command, "--language", "tlh").refused("there is no language 'tlh'; there are: en")


def test_the_system_has_a_language_that_we_lack(tmp_path: Path) -> None:
    assert Done(tmp_path, "games", LC_ALL="tlh_KX.UTF-8").out == Done(tmp_path, "games", "--language", "en").out


def test_rules_are_marked_as_english(tmp_path: Path) -> None:
    remark = Words(PSEUDO).say("terminal-rules-in-english")
    for words in (["rules", "pastry-chefs"], ["rules", "PC-31"], ["rules", "pot luck"], ["rules", "PC-S13"]):
        assert remark in Done(tmp_path, *words, "--language", PSEUDO).out.splitlines()
        assert "The rules are in English." not in Done(tmp_path, *words).out


def test_the_languages(tmp_path: Path) -> None:
    done = Done(tmp_path, "words")
    assert (done.code, done.err) == (0, "")
    assert [line.split(":")[0] for line in done.out.splitlines()] == list(languages())
    assert re.match(r"en: (\d+) of \1 messages \(100 %\)\n", done.out)


def test_a_language_is_checked(tmp_path: Path) -> None:
    done = Done(tmp_path, "words", "check", "en")
    assert (done.code, done.out, done.err) == (0, "en: nothing is missing\n", "")
    Done(tmp_path, "words", "check", "tlh").refused("there is no language 'tlh'")


@pytest.mark.skipif(bakehouse.is_compiled(), reason="a copy of compiled modules cannot be moved")
def test_a_new_language(tmp_path: Path) -> None:
    """Step by step as in docs/translating.md, in a copy of the sources: copy, translate, check."""
    sources = tmp_path / "src"
    shutil.copytree(Path(bakehouse.__file__).parent, sources / "bakehouse", ignore=shutil.ignore_patterns("page"))
    environment = {"PYTHONPATH": str(sources)}
    words = sources / "bakehouse" / "words"
    shutil.copytree(words / "en", words / "nl")
    assert Done(tmp_path, "words", "check", "nl", **environment).code == 0
    table = words / "nl" / "table.ftl"
    table.write_text(
        table.read_text("utf-8").replace("player = Player { $number }", "player = Speler { $nummer }"), "utf-8"
    )
    done = Done(tmp_path, "words", "check", "nl", **environment)
    assert done.code == 1
    assert re.fullmatch(r"nl/table\.ftl:\d+: player uses \$nummer, which English does not have\n", done.out)
    (words / "nl" / "terminal.ftl").unlink()
    (words / "nl" / "extra.ftl").touch()
    done = Done(tmp_path, "words", "check", "nl", **environment)
    assert "nl/terminal.ftl: terminal-you is missing\n" in done.out
    assert "nl/extra.ftl: there is no catalogue of this name in English\n" in done.out
    table.write_text(table.read_text("utf-8").replace("$nummer", "$number"), "utf-8")
    assert "\nnl: " in Done(tmp_path, "words", **environment).out
    saved(tmp_path, finished())
    assert "Speler 1" in Done(tmp_path, "replay", "game.pie", LC_ALL="nl_BE.UTF-8", **environment).out


# -- At a terminal -----------------------------------------------------------


def test_enter_continues_and_q_ends(tmp_path: Path, record: Path) -> None:
    with Terminal([*COMMAND, "replay", "game.pie"], tmp_path) as terminal:
        terminal.expect("deck house")
        terminal.type("")
        terminal.expect("The deal")
        terminal.type("")
        terminal.expect(r"1\. ")
        terminal.type("q")
        assert terminal.ends() == 0
        assert "\n2. " not in terminal.text


def test_stopping(tmp_path: Path, record: Path) -> None:
    """What Ctrl-C sends ends it without a word."""
    with Terminal([*COMMAND, "replay", "game.pie"], tmp_path) as terminal:
        terminal.expect("deck house")
        terminal.kill(signal.SIGINT)
        assert terminal.ends() == 130
        assert "Traceback" not in terminal.text
        assert "Aborted" not in terminal.text


def test_the_end_of_the_input(tmp_path: Path, record: Path) -> None:
    with Terminal([*COMMAND, "replay", "game.pie"], tmp_path) as terminal:
        terminal.expect("deck house")
        terminal.press("\x04")
        assert terminal.ends() == 0


# -- Playing -----------------------------------------------------------------


def test_play_and_replay(tmp_path: Path) -> None:
    """A game that is left at once is kept, and can be told."""
    words = ["play", "pastry-chefs", "--seed", "7", "--record", "mine.pie", "--options", "games=2", "--bots", "random"]
    assert Done(tmp_path, *words).code == 0
    text = (tmp_path / "mine.pie").read_text("utf-8")
    assert '[Options "games=2"]' in text
    assert Done(tmp_path, "replay", "mine.pie").code == 0


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["poker"], "there is no game 'poker'"),
        (["--options", "games=2"], "options and decks belong to a game"),
        (["--deck", "mine.toml"], "options and decks belong to a game"),
        (["pastry-chefs", "--options", "games=0"], "option games cannot be '0'; it can be: 1 to 99"),
        (["pastry-chefs", "--options", "colour=red"], "there is no option 'colour'"),
        (["pastry-chefs", "--options", "games"], "written name=value"),
        (["pastry-chefs", "--deck", "nothing.toml"], "nothing.toml: the file cannot be read"),
    ],
)
def test_a_game_that_cannot_be(tmp_path: Path, words: list[str], told: str) -> None:
    Done(tmp_path, "play", *words).refused(told)


@pytest.mark.parametrize("words", [["--seats", "3"], ["--seed", str(2**63)], ["--seed", "-1"], ["--bots", "genius"]])
def test_a_table_that_cannot_be(tmp_path: Path, words: list[str]) -> None:
    assert Done(tmp_path, "play", "pastry-chefs", *words).code == 2
