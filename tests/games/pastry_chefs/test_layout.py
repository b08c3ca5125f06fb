"""Words for those who draw the table: prompts, labels, targets, sentences, the picture."""

import pytest

from bakehouse.games.pastry_chefs.game import PastryChefs
from tests.games.pastry_chefs.table import PastryTable, Tables

TABLE = "hand N: 1c 2d 3s / hand E: 1h 2h 4h / hand S: 4s 4d / X: 1d / deck: 4c 3c / turn: N"


def prompt(table: PastryTable, name: str | None) -> str:
    return table.game.prompt(table.view(name))


def buttons(table: PastryTable, name: str) -> dict[str, str]:
    """Targets and labels of a seat's legal atoms."""
    view = table.view(name)
    return {table.game.target(view, move): table.game.label(view, move) for move in view.legal}


def test_prompts(pastry_chefs: Tables) -> None:
    table = pastry_chefs(TABLE)
    assert prompt(table, "N") == "Your turn: move cards, let somebody draw, or bake a pastry."
    assert prompt(table, None) == "Waiting for North: choosing an action."
    table.play("N: draw S")
    assert prompt(table, "S").startswith("Say something true about the cards just drawn")
    table.play("S: reveal #4 1")
    assert prompt(table, "N") == "You may draw a second card."
    table.play("N: stop")
    assert (prompt(table, "N"), prompt(table, "E")) == (
        "You may ask another player a question.",
        "Waiting for North: deciding on a question.",
    )


def test_prompts_of_picks(pastry_chefs: Tables) -> None:
    table = pastry_chefs(TABLE)
    table.play("N: move 2 hearts E>S")
    assert prompt(table, "E") == "Pick the cards to hand over. (2 hearts from East to South)"
    assert prompt(table, "W") == "Waiting for East: picking 2 hearts from East to South."
    table.state.play(1, table.state.legal(1)[0])
    assert prompt(table, "E") == "1 more to pick."
    table = pastry_chefs(TABLE)
    table.play("N: move 2 clubs E>S")
    assert prompt(table, "N") == "The Move failed: discard one card of your choice."
    table = pastry_chefs("hand N: 1c 1c 2d 2d 3h 3h 4s 4s 1h 1d / hand S: 1d / turn: N")
    table.play("N: move 1 1h N>S")
    assert prompt(table, "N") == "You hold more than seven cards: discard 2."


def test_prompts_inside_a_chain(pastry_chefs: Tables) -> None:
    table = pastry_chefs(TABLE)
    prompts = []
    for atom in table.game.read(table.state, 0, "move 2 hearts E>S")[:-1]:
        table.state.play(0, atom)
        prompts.append(prompt(table, "N"))
    assert prompts == ["Move them where?", "Describe the cards: a suit, a number or both.", "How many?"]
    assert prompt(table, "E") == "Waiting for North: choosing an action."  # the chain is N's own business
    table = pastry_chefs(TABLE)
    table.play("N: draw N", "N: reveal #4 1")
    prompts = []
    for atom in table.game.read(table.state, 0, "ask E 1 #3")[:-1]:
        table.state.play(0, atom)
        prompts.append(prompt(table, "N"))
    assert prompts == ["Ask about which cards?", "At least how many?"]


def test_prompts_at_the_end(pastry_chefs: Tables) -> None:
    table = pastry_chefs("bakes: E=1c,2c,3c,4c W=1h,2h,3h / hand E: 1d 2d 3d 4d / turn: E")
    table.play("E: bake 1d,2d,3d,4d")
    assert prompt(table, "N") == "The game is over: East and West win (5 to 0)."
    table = pastry_chefs("hand N: 1s 2s 4h / idle: 119 / turn: N")
    table.play("N: move 1 4h N>S")
    assert prompt(table, None) == "The game is over: a draw (0 to 0)."


def test_a_drawn_series_tells_the_games_won(pastry_chefs: Tables) -> None:
    table = pastry_chefs("bakes: N=1c,2c,3c / hand N: 1s 2s 4h / idle: 119 / game: 2 / wins: 0 1 / turn: N", games=2)
    table.play("N: move 1 4h N>S")
    assert prompt(table, None) == "The game is over: a draw (1 to 1)."


@pytest.mark.rule("PC-10", "PC-11")
def test_the_result_explained(pastry_chefs: Tables) -> None:
    table = pastry_chefs("bakes: N=1c,2c,3c,4c W=1d,2d,3d / hand S: 1h 2h 3h 4h 1s 2s 3s / turn: S")
    table.play("S: bake 1h,2h,3h,4h")
    pastries = [
        "North baked 1c 2c 3c 4c: 2 points.",
        "South baked 1h 2h 3h 4h: 2 points.",
        "West baked 1d 2d 3d: 1 point.",
    ]
    teams = ["North and South: 2 + 2 = 4 points.", "East and West: 0 + 1 = 1 point."]
    assert table.game.explain_result(table.view(None)) == [*pastries, *teams]
    later = pastry_chefs("game: 4 / wins: 1 2", games=5)
    assert later.game.explain_result(later.view(None)) == [
        "North and South: 0 + 0 = 0 points.",
        "East and West: 0 + 0 = 0 points.",
        "Games won: North and South 1, East and West 2.",
    ]


def test_labels_and_targets(pastry_chefs: Tables) -> None:
    table = pastry_chefs(TABLE.replace("hand N: 1c 2d 3s", "hand N: 1c 2c 3c"), **{"pass": "on"})
    shown = buttons(table, "N")
    assert shown["word:pass"] == "Pass"
    assert (shown["draw:N"], shown["draw:S"]) == ("Draw a card yourself", "Let South draw a card")
    assert shown["bake:1c,2c,3c"] == "Bake 1c, 2c, 3c"
    assert (shown["seat:N"], shown["pile:X"]) == ("Move cards from your own hand", "Move cards from the discard pile")
    table.state.play(0, table.game.read(table.state, 0, "move 2 hearts E>S")[0])
    assert (buttons(table, "N")["seat:N"], buttons(table, "N")["pile:X"]) == ("to yourself", "to the discard pile")
    table.state.play(0, 51)
    shown = buttons(table, "N")
    assert (shown["word:hearts"], shown["word:#3"], shown["word:3c"]) == ("hearts", "threes", "three of clubs")
    table.state.play(0, 56)
    assert buttons(table, "N") == {"number:1": "1", "number:2": "2", "number:3": "3"}
    table.state.play(0, 79)
    assert buttons(table, "E") == {"card:1h": "one of hearts", "card:2h": "two of hearts"}  # ascending: 4h comes second


def test_labels_of_reveals_and_questions(pastry_chefs: Tables) -> None:
    table = pastry_chefs(TABLE.replace("hand N: 1c 2d 3s", "hand N: 1c 2d"))
    table.play("N: draw N")
    assert buttons(table, "N") == {"pile:deck": "Draw a second card", "word:stop": "No second card"}
    other = PastryTable(table.state.copy())
    table.play("N: second")
    shown = buttons(table, "N")
    assert (shown["word:clubs"], shown["word:#4"]) == ("2 of 2: clubs", "1 of 2: four")
    other.play("N: stop")
    assert buttons(other, "N")["word:4c"] == "It is a four of clubs"
    other.play("N: reveal #4 1")
    assert buttons(other, "N") == {"word:noask": "Ask nobody", "seat:E": "Ask East", "seat:S": "Ask South"}


def test_the_picture(pastry_chefs: Tables) -> None:
    table = pastry_chefs(TABLE + " / bakes: W=1s,2s,3s / blocked: hearts #2")
    assert table.game.picture(table.view("E")) == (
        "Game 1. Points: North and South 0, East and West 1.\n"
        "Deck: 36 cards.\n"
        "Discard pile X: 1d\n"
        "North: 3 cards, on turn\n"
        "East (you): 3 cards\n"
        "South: 2 cards\n"
        "West: 0 cards; baked 1s 2s 3s\n"
        "Blocked for Moves: hearts, twos\n"
        "Your hand: 1h 2h 4h"
    )
    table.play("N: draw N")
    assert "Just drawn: 4c" in table.game.picture(table.view("N"))
    assert "4c" not in table.game.picture(table.view("E"))


@pytest.mark.rule("PC-36")
def test_events_tell_each_audience_its_own(game: PastryChefs) -> None:
    table = PastryTable(game.deal(4, 1))  # type: ignore[arg-type]
    own = [event for event in table.events("S") if event.kind == "dealt"]
    assert [event.cards == ["??"] * 4 for event in own] == [True, True, False, True]
    assert all(event.cards == ["??"] * 4 for event in table.events(None) if event.kind == "dealt")
    assert [event.number for event in table.events(None)] == list(range(1, 7))


def test_events_say_what_cannot_be_undone(pastry_chefs: Tables) -> None:
    table = pastry_chefs(TABLE)
    table.play("N: draw N", "N: reveal #4 1", "N: ask E 3 hearts", "E: move 1 2h E>W")
    flags = {event.kind: (event.chance, event.secret) for event in table.events(None)}
    assert flags == {
        "drew": (True, True),
        "revealed": (False, True),
        "asked": (False, True),
        "moved": (False, True),
    }
    assert table.events("N")[0].text == "North draws 4c."
    assert table.events("E")[0].text == "North draws a card."
    assert table.events("E", since=3)[0].kind == "moved"
