"""Words for those who draw the game."""

import pytest

from bakehouse.games.pie_contest import names
from tests.games.pie_contest.table import GAME, Tables


def test_prompts_and_labels(contest: Tables) -> None:
    table = contest("hand 0: heavy-hand table-salt lemons honey / kitchen 0: sea-salt / trash: butter bacon")
    view = table.view("0")
    assert GAME.prompt(view) == "Your turn: play a card, go dumpster diving, or pass."
    assert GAME.prompt(table.view("1")) == "Waiting for Player 0: play a card, dive or pass."
    assert [GAME.label(view, move) for move in view.legal][:3] == ["Pass", "Go dumpster diving", "Play Table Salt"]
    table.play("0: P:heavy-hand")
    view = table.view("0")
    text = "Choose one: move a Salt from your Kitchen, or from your hand, to a rival's Kitchen that has room."
    assert GAME.prompt(view) == f"Choose one. (Heavy Hand: {text})"
    assert GAME.prompt(table.view("1")) == "Waiting for Player 0: choosing an option (Heavy Hand)."
    assert [GAME.label(view, move) for move in view.legal] == ["Kitchen", "Hand"]
    assert [GAME.target(view, move) for move in view.legal] == ["option:1", "option:2"]
    table.play("0: #2")
    view = table.view("0")
    assert [GAME.label(view, move) for move in view.legal] == ["Table Salt from your hand"]
    table.state.play(0, view.legal[0])
    view = table.view("0")
    assert GAME.prompt(view) == f"Who gets it? (Heavy Hand: {text})"
    assert [GAME.label(view, move) for move in view.legal] == ["Player 1", "Player 2", "Player 3"]


def test_the_dive_in_words(contest: Tables) -> None:
    table = contest("hand 0: lemons limes honey / trash: butter bacon")
    table.state.play(0, table.state.legal(0)[1])
    assert GAME.prompt(table.view("0")) == "Trash two cards for the dive: 2 to go."
    table.state.play(0, table.state.legal(0)[0])
    table.state.play(0, table.state.legal(0)[0])
    assert GAME.prompt(table.view("0")) == "Take which card from the Trash?"


def test_the_result_in_words(contest: Tables) -> None:
    table = contest("hand 0: hot-oven / kitchen 0: table-salt lemons honey / pies 1: 9 / pies 2: 9 / pies 3: 9")
    table.play("0: P:hot-oven")
    assert GAME.prompt(table.view("0")) == "The game is over: Player 0 wins with 7 (everybody baked)."


@pytest.mark.rule("CO-R50")
def test_the_result_explained(contest: Tables) -> None:
    table = contest("pies 0: 7 12 / pies 1: 9>5 / pies 3: 3 8")
    assert GAME.explain_result(table.view(None)) == [
        "Player 0 Baked 2 Pies: 12, 7. The best one counts: 12.",
        "Player 1 Baked 1 Pie: 5. The best one counts: 5.",
        "Player 2 Baked no Pie.",
        "Player 3 Baked 2 Pies: 8, 3. The best one counts: 8.",
    ]
    grand = contest("pies 0: 7 12 / pies 1: 5 / pies 3: 3 4 8 5", grand="on")
    assert GAME.explain_result(grand.view(None)) == [
        "Player 0 Baked 2 Pies: 12, 7. The best 2 count: 19.",
        "Player 1 Baked 1 Pie: 5. The best one counts: 5.",
        "Player 2 Baked no Pie.",
        "Player 3 Baked 4 Pies: 8, 5, 4, 3. The best 3 count: 17.",
    ]


def test_sentences(contest: Tables) -> None:
    table = contest("hand 0: swap-meet / kitchen 0: lemons / kitchen 1: bacon / hand 3: honey limes")
    table.play("0: P:swap-meet", "3: P:limes", "3: k0.bacon")
    told = [event.text for event in table.events("3")]
    assert "Player 0 plays Over the Fence." in told
    assert "Garden Lemons of Player 0 and Crisp Bacon of Player 1 are swapped." in told
    assert "Crisp Bacon of Player 0 is worth 2 less." in told


def test_the_picture(contest: Tables) -> None:
    table = contest(
        "hand 0: lemons / kitchen 1: honey table-salt / pies 2: 9>5 / kitchen shields: 1 / trash: butter butter"
    )
    lines = GAME.picture(table.view("0")).splitlines()
    assert (
        "Player 1: 0 cards; Kitchen: Sticky Honey 3, guarded, Table Salt 1, guarded; Pies: none; shielded: Kitchen"
        in lines
    )
    assert "Player 2: 0 cards; Kitchen: empty; Pies: 5" in lines
    assert "Trash: 2 × Cold Butter" in lines
    assert lines[-2:] == ["Your hand:", "  Garden Lemons (3, Sour, Fruit): No ability."]


def test_card_lines() -> None:
    deck = GAME.house_deck()
    assert names.card_line("lemons", deck) == "Garden Lemons (3, Sour, Fruit): No ability."
    assert names.card_line("hot-oven", deck) == "Hot Oven: Bake a Pie."
