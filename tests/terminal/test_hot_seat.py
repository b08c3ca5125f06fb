"""Several people at one terminal: nobody sees another's cards."""

import re
from pathlib import Path

import pytest

import bakehouse
from bakehouse import Game, State
from bakehouse.records import load, replay
from bakehouse.words import Words
from tests.terminal.terminal import CLEAR, PROMPT, Terminal, program, saved_files

HOST = {"first_player": "host"}
PEOPLE = ["Player 1", "Player 2", "Player 3", "Player 4"]
QUESTION = re.compile(r"> $")


def play_hot_seat(terminal: Terminal, people: str, turns: int, choice: str = "1") -> None:
    """Type the first choice at every question, and Enter at the curtains."""
    terminal.expect(r"Which players are people\? 1 2 3 4 \(Enter: all\) > $")
    terminal.type(people)
    for _ in range(turns):
        screen = terminal.expect(QUESTION)
        terminal.type(choice if PROMPT.search(screen) else "")
    terminal.expect(QUESTION)


def screens(terminal: Terminal) -> list[str]:
    """What was seen between one clearing of the screen and the next."""
    return terminal.text.split(CLEAR)[1:]


def the_seat_of(screen: str) -> int:
    """Whose screen it is."""
    asked = re.match(r"The cards are hidden\. (Player \d) is asked now\.\n(Player \d): press Enter", screen)
    assert asked is not None, screen[:200]
    assert asked[1] == asked[2]
    return PEOPLE.index(asked[1])


def hand_in(game: Game, state: State, seat: int) -> str:
    """The line that shows a hand, as its player reads it."""
    words = Words("en", game, state.table_deck, PEOPLE, seat, with_codes=True)
    return str(re.findall(r"Your hand: (.*)", words.lines(game.picture(game.view(state, seat))))[0])


def test_no_foreign_hand_is_shown(tmp_path: Path) -> None:
    with Terminal(program(seed=11, options=HOST, hot_seat=True, record=tmp_path / "game.pie"), tmp_path) as terminal:
        play_hot_seat(terminal, "", 60)
        found = screens(terminal)
        assert len(found) > 10
        own_hands: list[set[str]] = [set(), set(), set(), set()]
        for screen in found:
            seat = the_seat_of(screen)
            own_hands[seat] |= set(re.findall(r"Your hand: (.*)\n", screen))
            assert not re.findall(rf"{PEOPLE[seat]} (?:draws|is dealt)", screen), "that would be you"
            assert set(re.findall(r"Player \d (?:draws|is dealt) (.*)\.", screen)) <= {"a card", "4 cards"}
            assert set(re.findall(r"(Player \d) > ", screen)) <= {PEOPLE[seat]}
        for screen in found:
            foreign = [hand for seat, hands in enumerate(own_hands) if seat != the_seat_of(screen) for hand in hands]
            assert not [hand for hand in foreign if hand in screen and hand not in own_hands[the_seat_of(screen)]]
    check_hands_against_the_record(tmp_path / "game.pie", own_hands)


def check_hands_against_the_record(path: Path, own_hands: list[set[str]]) -> None:
    """The hands that were shown are hands that these seats really had."""
    game = bakehouse.game("pastry-chefs")
    states = [step.state for step in replay(load(path, strict=True))]
    for seat in range(4):
        assert own_hands[seat] <= {hand_in(game, state, seat) for state in states}


def test_the_first_screen_is_hidden_too(tmp_path: Path) -> None:
    with Terminal(program(seed=11, options=HOST, hot_seat=True), tmp_path) as terminal:
        terminal.expect(r"\(Enter: all\) > $")
        terminal.type("")
        screen = terminal.expect(r"Player 1: press Enter when only you see the screen > $")
        assert CLEAR in screen
        assert "Your hand" not in screen


def test_the_one_who_moved_reads_what_came_of_it(tmp_path: Path) -> None:
    with Terminal(program(seed=11, options=HOST, hot_seat=True), tmp_path) as terminal:
        play_hot_seat(terminal, "", 1)
        terminal.answer("draw N")
        terminal.answer("1")
        terminal.type("ask E 1 #3")
        screen = terminal.expect(r"Player 1: press Enter to hide your cards > $")
        assert "You ask Player 2: " in screen
        terminal.type("")
        screen = terminal.expect(r"Player 2: press Enter when only you see the screen > $")
        assert screen.lstrip("\n").startswith(CLEAR), "nothing between Enter and the clearing"


def test_two_people_and_two_bots(tmp_path: Path) -> None:
    with Terminal(program(seed=11, options=HOST, hot_seat=True), tmp_path) as terminal:
        terminal.expect(r"\(Enter: all\) > $")
        terminal.type("1 Q")
        terminal.expect(r"There is no player 'Q'\.")
        play_hot_seat(terminal, "3, 1", 40)
        assert "Player 1 and Player 3 play at this terminal." in terminal.text
        assert "Clove and Fennel are bots." in terminal.text
        assert "Player 1 is N, Clove is E, Player 3 is S, and Fennel is W." in terminal.text
        assert {the_seat_of(screen) for screen in screens(terminal)} == {0, 2}


def test_a_single_choice_is_asked_like_any_other(tmp_path: Path) -> None:
    """W must give its only card of a suit. Without a question the others would know that it had no choice."""
    game = bakehouse.game("pastry-chefs")
    for seed in range(100):
        state = game.deal(4, seed, HOST)
        suits = [code[1] for code in re.findall(r"\((\w\w)\)", hand_in(game, state, 3))]
        single = [suit for suit in "cdhs" if suits.count(suit) == 1]
        if single:
            break
    suit = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}[single[0]]
    with Terminal(program(seed=seed, options=HOST, hot_seat=True), tmp_path) as terminal:
        play_hot_seat(terminal, "", 1)
        terminal.type(f"move 1 {suit} W>S")
        terminal.expect(QUESTION)
        terminal.type("")
        terminal.expect(r"Player 4: press Enter when only you see the screen > $")
        terminal.type("")
        screen = terminal.prompt()
        assert re.search(r"1\. .*\[give \w\w\]\nPlayer 4 > $", screen)
        assert "there is only choice 1" in terminal.answer("2").casefold()


def test_the_end_shows_no_hand(tmp_path: Path) -> None:
    options = {**HOST, "stall_turns": 4}
    with Terminal(program(seed=11, options=options, hot_seat=True), tmp_path) as terminal:
        terminal.expect(r"\(Enter: all\) > $")
        terminal.type("")
        while "The table at the end:" not in terminal.text:
            screen = terminal.expect(QUESTION)
            if "The table at the end:" not in screen:
                terminal.type("1" if PROMPT.search(screen) else "")
        last = screens(terminal)[-1]
        assert "The game is a draw" in last
        assert "Your hand" not in last
        terminal.type("log")
        terminal.expect(r"Player 1 is dealt 4 cards")
        terminal.expect(QUESTION)
        terminal.type("")
        assert terminal.ends() == 0


@pytest.mark.parametrize("keys", ["\x03", "\x04"])
def test_leaving_at_the_curtain(tmp_path: Path, keys: str) -> None:
    with Terminal(program(seed=11, options=HOST, hot_seat=True), tmp_path) as terminal:
        play_hot_seat(terminal, "", 5)
        terminal.press(keys)
        terminal.expect("The game is saved in")
        terminal.ends()
    (path,) = saved_files(tmp_path)
    assert load(path, strict=True).moves > 0
