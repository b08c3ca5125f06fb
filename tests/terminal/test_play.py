"""Playing at a real terminal, by numbers and by notation, with every command."""

import re
from hashlib import sha256
from pathlib import Path

import pytest

import bakehouse
from bakehouse.records import load, verify
from tests.terminal.terminal import Terminal, program, saved_files

HOST = {"first_player": "host"}  # seat N begins, so that the first question is known


def test_a_whole_game_by_numbers(tmp_path: Path) -> None:
    """Always the first choice: draw, reveal, ask nobody. Without pastries the game stops after a while (PC-R50)."""
    with Terminal(program(seed=3, options={"stall_turns": 24}, record=tmp_path / "game.pie"), tmp_path) as terminal:
        while "The table at the end:" not in terminal.text:
            terminal.expect(r"(You|leaves) > $")
            if "The table at the end:" not in terminal.text:
                terminal.type("1")
        assert re.search(r"(The game is a draw|win), \d to \d[.!]\nNobody baked for a long time, .*\n", terminal.text)
        terminal.type("save")
        terminal.expect(r"The game is saved in .*game.pie\n")
        terminal.type("log")
        terminal.expect(r"1\. Game 1: .* begins?\.")
        terminal.type("nonsense")
        terminal.expect("Please type save")
        terminal.type("")
        assert terminal.ends() == 0
    record = load(tmp_path / "game.pie", strict=True)
    assert record.value("Result")
    assert record.value("Seed") == "3"
    assert record.value("Player N") == "person"
    assert saved_files(tmp_path) == [tmp_path / "game.pie"]


def test_each_question_shows_news_table_prompt_and_choices(tmp_path: Path) -> None:
    with Terminal(program(seed=7, options=HOST), tmp_path) as terminal:
        screen = terminal.prompt()
        order = ["Pastry Chefs: Two teams", "Their level: random.", "Your partner is Dill.", "you are N, Clove is E"]
        order += [
            "seed 7",
            "What happened:",
            "You are dealt",
            "The table:",
            "Your hand:",
            "Move cards, let somebody draw",
        ]
        order += ["[draw N]"]
        places = [screen.index(words) for words in order]
        assert places == sorted(places)
        assert "[move … E>…]" in screen
        screen = terminal.answer("1")
        assert "You play: draw N" in screen
        assert "You draw" in screen


def test_a_chain_step_by_step(tmp_path: Path) -> None:
    """A Move out of your own hand: the choices lead through the chain."""
    with Terminal(program(seed=7, options=HOST), tmp_path) as terminal:
        terminal.prompt()
        assert "Choose where the cards go." in terminal.answer("5")
        screen = terminal.answer("1")
        assert "So far: move … N>E" in screen
        assert "Name a suit, a number, or a card." in screen
        screen = terminal.answer("undo")
        assert "So far: move … N>…" in screen
        assert "Choose where the cards go." in screen
        screen = terminal.answer("back")
        assert "So far" not in screen
        assert "[draw N]" in screen
        assert "nothing to go back from" in terminal.answer("back")
        terminal.answer("5")
        assert "You play: draw N" in terminal.answer("draw N"), "a whole line takes the place of the chain"


def test_a_lone_choice_is_made_and_told(tmp_path: Path) -> None:
    """Only as many of your own cards can be announced as you hold (PC-R13): of a single heart just one."""
    with Terminal(program(seed=7, options=HOST), tmp_path) as terminal:
        hand = re.search(r"Your hand: (.*)\n", terminal.prompt())
        assert hand is not None
        codes = re.findall(r"\((\w\w)\)", hand[1])
        single = next(code for code in codes if not re.search(rf"\d × [^(]*\({code}\)", hand[1]))
        terminal.answer("5")
        choices = terminal.answer("1")
        number = re.search(rf"(\d+)\. .*\[move … {single} N>E\]", choices)
        assert number is not None
        screen = terminal.answer(number[1])
        assert re.search(rf"There is only one choice, so it is made for you: .* \[move 1 {single} N>E\]", screen)
        assert f"You play: move 1 {single} N>E" in screen


def test_notation_numbers_and_nonsense(tmp_path: Path) -> None:
    with Terminal(program(seed=7, options=HOST), tmp_path) as terminal:
        terminal.prompt()
        assert "there are choices 1 to 9" in terminal.answer("10")
        assert "there are choices 1 to 9" in terminal.answer("0")
        assert "there are choices 1 to 9" in terminal.answer("9" * 1000)
        assert "Type the number of a choice" in terminal.answer("")
        assert "'bake a cake' is no move of Pastry Chefs" in terminal.answer("bake a cake")
        assert "is a move of S, not of N" in terminal.answer("S: draw S")
        assert "at most 500 characters" in terminal.answer("x" * 600)
        assert "You play: draw N" in terminal.answer("N:  draw   N")


def test_why_and_rules(tmp_path: Path) -> None:
    with Terminal(program(seed=7, options=HOST), tmp_path) as terminal:
        terminal.prompt()
        screen = terminal.answer("move 1 hearts N>N")
        assert "(PC-R12)" in screen
        assert "Type why move 1 hearts N>N" in screen
        screen = terminal.answer("why move 1 hearts N>N")
        assert "not allowed because of PC-R12" in screen
        assert bakehouse.game("pastry-chefs").rules["PC-R12"].sentence in screen
        assert "What was decided about it:\nPC-R55" in screen
        assert "'draw N' is allowed" in terminal.answer("why draw N")
        assert "That is not a move" in terminal.answer("why not")
        assert "Type why and a move" in terminal.answer("why")
        assert "Every numbered choice is allowed" in terminal.answer("why 3")
        assert "PC-22" in terminal.answer("why second")
        assert "F: Blocking (PC-31 to PC-33)" in terminal.answer("rules")
        assert "PC-R28: What exactly is blocked?" in terminal.answer("rules pc-31")
        assert "PC-32: " in terminal.answer("rules f")
        assert "PC-42: " in terminal.answer("rules exact number")
        assert "PC-S13: Given W holds one 3" in terminal.answer("rules pc-s13")
        assert "No rule has the id 'xyzzy' or contains that word." in terminal.answer("rules xyzzy")


def test_help_and_slash(tmp_path: Path) -> None:
    with Terminal(program(seed=7, options=HOST), tmp_path) as terminal:
        terminal.prompt()
        screen = terminal.answer("?")
        for word in ("why MOVE", "rules", "log", "save", "undo", "hint", "quit", "back"):
            assert word in screen
        assert screen.replace("?", "") == terminal.answer("/help").replace("/help", "").replace("?", "")
        assert "There is no command 'dance'" in terminal.answer("/dance")


def test_log_and_save(tmp_path: Path) -> None:
    with Terminal(program(seed=7, options=HOST), tmp_path) as terminal:
        terminal.prompt()
        terminal.answer("draw N")
        assert re.search(r"\n1\. Game 1: you begin\..*\n7\. You draw the \w+", terminal.answer("log"), re.DOTALL)
        assert "The last of 7 lines" in terminal.answer("log 1")
        assert "The last 2 of 7 lines" in terminal.answer("log 2")
        assert "Type log, log all" in terminal.answer("log yesterday")
        assert "holds the hidden cards of all players" in terminal.answer("save my.pie")
        assert load(tmp_path / "my.pie", strict=True).moves == 1
        (tmp_path / "other").write_text("precious")
        assert "There is a file other already" in terminal.answer("save other")
        assert "cannot be written" in terminal.answer("save no/such/folder.pie")
        terminal.answer("1")
        assert "saved in my.pie" in terminal.answer("save")
    assert (tmp_path / "other").read_text() == "precious"
    assert load(tmp_path / "my.pie", strict=True).moves >= 2
    assert [path.name for path in saved_files(tmp_path)] == ["my.pie", "other"]


QUIET_BOTS = """
from bakehouse.bots import Bot
from bakehouse.core.messages import say
class Quiet(Bot):
    def move(self, view):
        wanted = (say("label-draw", seat=view.seat), say("label-stop"), say("label-ask-nobody"))
        return next((move for move in view.legal if self.game.label(view, move) in wanted), view.legal[0])
bakehouse.bot = lambda level, game, seed=0: Quiet(game, seed)
"""


def test_undo_where_nothing_came_out(tmp_path: Path) -> None:
    """Giving a card away leaves N with three; then N may draw a second card, and can take back not wanting one."""
    with Terminal(program(QUIET_BOTS, seed=7, options=HOST, record=tmp_path / "game.pie"), tmp_path) as terminal:
        hand = re.search(r"Your hand: [^(]*\((\w\w)\)", terminal.prompt())
        assert hand is not None
        assert "Your last move cannot be taken back. Nothing has been played yet." in terminal.answer("undo")
        terminal.answer(f"move 1 {hand[1]} N>S")
        assert "Fennel has moved since." in terminal.answer("undo")
        assert "Draw a second card, or do without." in terminal.answer("draw E")
        assert "Clove has moved since." in terminal.answer("undo")
        assert "Ask somebody a question, or nobody." in terminal.answer("stop")
        moves = load(tmp_path / "game.pie", strict=True).moves
        screen = terminal.answer("undo")
        assert "Your last move is taken back." in screen
        assert "Draw a second card, or do without." in screen
        assert load(tmp_path / "game.pie", strict=True).moves == moves - 1
        assert "Clove has moved since." in terminal.answer("undo")
        assert "You draw" in terminal.answer("second")
        assert "cannot be taken back. Chance had a part in what followed." in terminal.answer("undo")


def test_hint_is_a_legal_move(tmp_path: Path) -> None:
    with Terminal(program(QUIET_BOTS, seed=7, options=HOST), tmp_path) as terminal:
        terminal.prompt()
        assert "A medium bot would play: draw N" in terminal.answer("hint")
        terminal.answer("5")
        found = re.search(r"A medium bot would play: (move .*)\n", terminal.answer("hint"))
        assert found is not None
        assert f"You play: {found[1]}" in terminal.answer(found[1])


@pytest.mark.parametrize("slug", bakehouse.games())
def test_hint_says_why(slug: str, tmp_path: Path) -> None:
    """The candidates with their chances, what the others may hold, and a legal move."""
    with Terminal(program(game=slug, seed=6, level=""), tmp_path) as terminal:
        terminal.prompt()
        screen = terminal.answer("hint why")
        assert re.search(r"\n\* .*: \d+ %, [\d,]+ visits\n", screen)
        assert re.search(r"\n(Basil|Clove|Dill) holds .* in \d+ % of the worlds\.", screen)
        found = re.search(r"A hard bot would play: (.*)\n", screen)
        assert found is not None
        assert f"You play: {found[1]}" in terminal.answer(found[1])
        assert "Type hint, or hint why." in terminal.answer("hint please")


def test_quit_asks(tmp_path: Path) -> None:
    with Terminal(program(seed=7, options=HOST), tmp_path) as terminal:
        terminal.prompt()
        terminal.type("quit")
        terminal.expect(r"\(yes or no\) > $")
        terminal.type("maybe")
        terminal.expect(r"Please type yes or no")
        assert "The game continues." in terminal.answer("no")
        terminal.type("quit")
        terminal.expect(r"\(yes or no\) > $")
        terminal.type("yes")
        terminal.expect(r"You leave the game\. The game is saved in pastry-chefs-.*\.pie\n")
        terminal.expect(r"Resume it with: bakehouse play --record pastry-chefs-.*\.pie\n")
        assert terminal.ends() == 0
    (path,) = saved_files(tmp_path)
    assert path.read_text().startswith("# The file of a running game holds the hidden cards of all seats")
    assert load(path, strict=True).moves == 0


def test_a_secret_seed_is_promised_and_told(tmp_path: Path) -> None:
    """Without a seed the shuffle is unpredictable, and can be checked after the game."""
    options = {**HOST, "stall_turns": 4}
    with Terminal(program(QUIET_BOTS, options=options, record=tmp_path / "game.pie"), tmp_path) as terminal:
        commit = re.search(r"SHA-256 ([0-9a-f]{64})\n", terminal.prompt())
        assert commit is not None
        for line in ("draw N", "1", "noask"):
            terminal.type(line)
        terminal.expect("The table at the end:")
        seed = re.search(r"The seed was ([0-9a-f]{64})\n", terminal.expect(r"leaves > $"))
        assert seed is not None
        terminal.type("")
        assert terminal.ends() == 0
    assert sha256(bytes.fromhex(seed[1])).hexdigest() == commit[1]
    assert verify(load(tmp_path / "game.pie")).holds


SHORT = {"pastry-chefs": {"stall_turns": 24}, "the-pie-game": {"target_pies": 1}}


@pytest.mark.parametrize("slug", bakehouse.games())
def test_a_whole_game_by_hints(slug: str, tmp_path: Path) -> None:
    """What the adviser says is typed, and is always a legal move."""
    with Terminal(program(game=slug, seed=3, options=SHORT.get(slug, {}), level=""), tmp_path) as terminal:
        while True:
            terminal.expect(r"(You|leaves) > $")
            if "The table at the end:" in terminal.text:
                break
            terminal.type("hint")
            hint = re.search(r"would play: (.*)\n", terminal.prompt())
            terminal.type("1" if hint is None else hint[1])
        assert "Not understood" not in terminal.text
        assert "not allowed" not in terminal.text
        terminal.type("")
        assert terminal.ends() == 0
