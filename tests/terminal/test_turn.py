"""One question: single choices, chains, and what cannot be taken back."""

from pathlib import Path

import pytest

import bakehouse
from bakehouse import Game, State
from bakehouse.core.decision import Decision, first_chain
from bakehouse.core.match import Match
from bakehouse.core.messages import say
from bakehouse.games.pastry_chefs.game import PastryChefs
from bakehouse.terminal.stopping import Leave
from bakehouse.terminal.turn import Turn
from tests.terminal.sitting import Sitting

TRADE = """seats: 3 / dealer: 2
hand 0: FT APP BUT CIN CRM / hand 1: PL PEC PEC HON HON / hand 2: BAN BAN STR EGG COC"""


def played(game: Game, position: str, *lines: str) -> Match:
    """A match in which these lines were played."""
    match = Match(game, game.position(position.replace("/", "\n")))
    for line in lines:
        seat = game.seat_named(line.partition(":")[0], match.state.seats)
        match.play(Decision(seat, game.read(match.state, seat, line)))
    return match


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


def test_a_single_answer_is_given_for_a_person_among_bots(pastry_chefs: Game, giving: State) -> None:
    sitting = Sitting(pastry_chefs, [], [3], giving)
    answer = Turn(sitting.session, 3).ask()
    assert answer == Decision(3, pastry_chefs.read(giving, 3, "give 1d"), forced=True)
    assert "Pick a diamond for Dill." in sitting.text
    assert "There is only one choice, so it is made for you: Hand over the One of Diamonds [give 1d]" in sitting.text


def test_but_not_among_people(pastry_chefs: Game, giving: State) -> None:
    """Whether a question came would tell the others about the hand."""
    with pytest.raises(Leave):
        Turn(Sitting(pastry_chefs, [], [0, 3], giving).session, 3).ask()
    answer = Turn(Sitting(pastry_chefs, ["1"], [0, 3], giving).session, 3).ask()
    assert answer == Decision(3, pastry_chefs.read(giving, 3, "give 1d"))


def test_answers_at_once_are_asked_of_everybody(pie_game: Game) -> None:
    """Everybody passes a card: each seat is asked once, in asking order, whatever its hand."""
    same = "APP APP APP APP"
    position = f"seats: 3 / dealer: 2 / hand 0: DL {same} / hand 1: BUT BUT CIN CIN CRM / hand 2: PL PEC PEC HON HON"
    match = played(pie_game, position, "0: !DL")
    assert match.state.actors == [0, 1, 2]
    assert len(match.state.legal(0)) == 1, "seat 0 has four equal cards"
    answer = Turn(Sitting(pie_game, ["1"], [0, 1, 2], match.state, seats=3).session, 0).ask()
    assert answer is not None
    match.play(answer)
    assert match.state.actors == [1, 2]
    sitting = Sitting(pie_game, ["1"], [0, 1, 2], match.state, seats=3)
    Turn(sitting.session, 1).ask()
    assert "Butter (BUT)" in sitting.text
    assert "APP" not in sitting.text
    assert "Apples" not in sitting.text


# -- Undo --------------------------------------------------------------------


def test_a_harmless_move_can_be_taken_back(pie_game: Game) -> None:
    match = played(pie_game, TRADE, "0: !FT")
    match = Match(pie_game, match.state)
    choosing = match.state.copy()
    match.play(Decision(0, pie_game.read(match.state, 0, ">1")))
    assert match.why_no_undo(0) is None
    assert match.undo(0) == 1
    assert match.state.legal(0) == choosing.legal(0)
    assert match.why_no_undo(0) == say("no-undo-nothing-played")


def test_what_somebody_learned_cannot_be_taken_back(pie_game: Game) -> None:
    match = played(pie_game, TRADE, "0: !FT")
    assert match.why_no_undo(0) == say("no-undo-secret")


def test_chance_cannot_be_taken_back(pastry_chefs: Game) -> None:
    match = played(pastry_chefs, "hand N: 1c 2d / turn: N", "N: draw N")
    assert match.why_no_undo(0) == say("no-undo-chance")


def test_undo_goes_back_over_what_was_no_choice(pie_game: Game) -> None:
    """A single answer taken back alone would be given again at once."""
    match = played(pie_game, TRADE, "0: !FT")
    forced = Decision(0, pie_game.read(match.state, 0, ">1"), forced=True)
    alone = Match(pie_game, match.state.copy())
    alone.play(forced)
    assert alone.why_no_undo(0) == say("no-undo-forced")
    after = Match(pie_game, match.state.copy())
    after.play(Decision(0, []))
    after.play(forced)
    assert after.why_no_undo(0) is None
    assert after.undo(0) == 2


def test_states_are_kept_only_where_undo_can_reach(pastry_chefs: Game) -> None:
    match = Match(pastry_chefs, pastry_chefs.deal(4, 7))
    for _ in range(200):
        if not match.state.over:
            seat = match.state.actors[0]
            match.play(Decision(seat, first_chain(match.state, seat)))
        assert len({decision.seat for decision in match.decisions[-len(match._before) :]}) == 1
    assert len(match._before) < 5


def test_nobody_takes_back_another_ones_move(pie_game: Game) -> None:
    match = played(pie_game, TRADE, "0: !FT", "0: >1", "1: gPL")
    assert match.why_no_undo(0) == say("no-undo-moved-since", seat=1)


def test_answers_given_together_are_final(pie_game: Game) -> None:
    match = played(pie_game, TRADE.replace("FT", "DL"), "0: !DL")
    answers = [Decision(seat, [match.state.legal(seat)[0]]) for seat in match.state.actors]
    match.play_together(answers)
    assert match.why_no_undo(answers[-1].seat) == say("no-undo-together")


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
