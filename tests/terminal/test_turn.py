"""One question: lone choices, chains, and what cannot be taken back."""

from pathlib import Path

import pytest

import bakehouse
from bakehouse import Game, State
from bakehouse.core.match import Match, Move
from bakehouse.games.pastry_chefs.game import PastryChefs
from bakehouse.terminal.stopping import Leave
from bakehouse.terminal.turn import Answer, Turn
from tests.terminal.sitting import Sitting

TRADE = """seats: 3 / dealer: 2
hand 0: FT APP BUT CIN CRM / hand 1: PL PEC PEC HON HON / hand 2: BAN BAN STR EGG COC"""


def played(game: Game, position: str, *lines: str) -> Match:
    """A table at which these lines were played."""
    table = Match(game, game.position(position.replace("/", "\n")))
    for line in lines:
        seat = game.seat_named(line.partition(":")[0], table.state.seats)
        table.play(seat, game.read(table.state, seat, line))
    return table


@pytest.fixture
def pastry_chefs() -> Game:
    return bakehouse.game("pastry-chefs")


@pytest.fixture
def pie_game() -> Game:
    return bakehouse.game("the-pie-game")


@pytest.fixture
def giving(pastry_chefs: Game) -> State:
    """W must hand over a diamond, and has just one."""
    position = "hand N: 1c 2d / hand E: 4c 4c / hand S: 1h 2h / hand W: 1d 2c / turn: N"
    return played(pastry_chefs, position, "N: move 1 diamonds W>S").state


def test_a_lone_answer_is_given_for_a_person_among_bots(pastry_chefs: Game, giving: State) -> None:
    sitting = Sitting(pastry_chefs, [], [3], giving)
    answer = Turn(sitting.session, 3).ask()
    assert answer == Answer(pastry_chefs.read(giving, 3, "give 1d"), was_forced=True)
    assert "Pick the cards to hand over." in sitting.text
    assert "There is only one choice, so it is made for you: one of diamonds [give 1d]" in sitting.text


def test_but_not_among_people(pastry_chefs: Game, giving: State) -> None:
    """Whether a question came would tell the others about the hand."""
    with pytest.raises(Leave):
        Turn(Sitting(pastry_chefs, [], [0, 3], giving).session, 3).ask()
    answer = Turn(Sitting(pastry_chefs, ["1"], [0, 3], giving).session, 3).ask()
    assert answer == Answer(pastry_chefs.read(giving, 3, "give 1d"), was_forced=False)


def test_answers_at_once_are_asked_of_everybody(pie_game: Game) -> None:
    """Everybody passes a card: each seat is asked once, in asking order, whatever its hand."""
    same = "APP APP APP APP"
    position = f"seats: 3 / dealer: 2 / hand 0: DL {same} / hand 1: BUT BUT CIN CIN CRM / hand 2: PL PEC PEC HON HON"
    table = played(pie_game, position, "0: !DL")
    assert table.state.actors == [0, 1, 2]
    assert len(table.state.legal(0)) == 1, "seat 0 has four equal cards"
    answer = Turn(Sitting(pie_game, ["1"], [0, 1, 2], table.state, seats=3).session, 0).ask()
    assert answer is not None
    table.play(0, answer.atoms)
    assert table.state.actors == [1, 2]
    sitting = Sitting(pie_game, ["1"], [0, 1, 2], table.state, seats=3)
    Turn(sitting.session, 1).ask()
    assert "APP" not in sitting.text


# -- Undo --------------------------------------------------------------------


def test_a_harmless_move_can_be_taken_back(pie_game: Game) -> None:
    table = played(pie_game, TRADE, "0: !FT")
    table.moves.clear()
    choosing = table.state.copy()
    table.play(0, pie_game.read(table.state, 0, ">1"))
    assert table.why_no_undo(0) == ""
    assert [move.seat for move in table.undo(0)] == [0]
    assert table.state.legal(0) == choosing.legal(0)
    assert table.why_no_undo(0) == "nothing has been played yet"


def test_what_somebody_learned_cannot_be_taken_back(pie_game: Game) -> None:
    table = played(pie_game, TRADE, "0: !FT")
    assert table.why_no_undo(0) == "somebody has learned something from it"


def test_chance_cannot_be_taken_back(pastry_chefs: Game) -> None:
    table = played(pastry_chefs, "hand N: 1c 2d / turn: N", "N: draw N")
    assert table.why_no_undo(0) == "chance had a part in what followed"


def test_undo_goes_back_over_what_was_no_choice(pie_game: Game) -> None:
    """A lone answer alone would be given again at once."""
    table = played(pie_game, TRADE, "0: !FT")
    table.moves.clear()
    before = table.state.copy()
    table.play(0, pie_game.read(before, 0, ">1"), was_forced=True)
    assert table.why_no_undo(0) == "there was nothing to choose"
    table.moves.insert(0, Move(0, [], before, was_forced=False))
    assert table.why_no_undo(0) == ""
    assert len(table.undo(0)) == 2


def test_nobody_takes_back_another_ones_move(pie_game: Game) -> None:
    table = played(pie_game, TRADE, "0: !FT", "0: >1", "1: gPL")
    assert table.why_no_undo(0) == "seat 1 has moved since"


# -- Commands that are moves -------------------------------------------------


class SavingGame(PastryChefs):
    """In this game `save` is a move, as in Cheflebrity; it draws a card."""

    def parse(self, state: State, seat: int, text: str) -> list[int]:
        return super().parse(state, seat, "draw N" if text == "save" else text)


def test_a_word_that_is_a_legal_move_is_the_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    game = SavingGame()
    state = game.deal(4, 7, {"first_player": "host"})
    sitting = Sitting(game, ["/SAVE game.pie", "save"], [0], state)
    answer = Turn(sitting.session, 0).ask()
    assert answer is not None
    assert game.text(state, 0, answer.atoms) == "draw N"
    assert [path.name for path in tmp_path.iterdir()] == ["game.pie"]
    assert "The game is saved in game.pie" in sitting.text


def test_otherwise_it_is_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    game = SavingGame()
    state = game.deal(4, 7, {"first_player": "host"})
    state.play(0, game.read(state, 0, "draw N")[0])
    sitting = Sitting(game, ["save", "1"], [0], state)
    assert Turn(sitting.session, 0).ask() is not None
    assert len(list(tmp_path.iterdir())) == 1
