"""Prompts, labels, targets, sentences and the table in plain text."""

import pytest

from tests.games.the_pie_game.table import PieTable, deal


def test_the_start_of_a_turn(pie_game: type[PieTable]) -> None:
    table = pie_game("discard: WSU")
    assert table.prompt("0") == "Draw a card, or take the top discard."
    assert table.prompt("1") == table.prompt(None) == "Waiting for Ann to draw or to play."
    assert table.labels("0") == ["Draw a card", "Take White Sugar"]
    assert table.targets("0") == ["pile:deck", "pile:discard"]


def test_fudge_cards(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: F2 FA DL PL APP")
    assert table.prompt("0") == "You hold Fudge cards: play one of them."
    assert table.prompt("1") == "Waiting for Ann to draw or to play."
    assert table.labels("0") == [
        "Play Fudge (discard two)",
        "Play Fudge (discard all)",
        "Play Double Fudge (pass left)",
    ]
    assert table.targets("0") == ["card:F2", "card:FA", "card:DL"]
    table.play("0: !F2")
    assert table.prompt("0") == "Throw away 2 cards; the last one lies on top."
    assert table.prompt("2") == "Waiting for Ann to throw away 2 cards."
    assert table.labels("0")[2:] == [
        "Throw away Pot Luck (counts as any ingredient)",
        "Throw away Apples (your recipe needs it)",
    ]
    table.state.play(0, table.state.legal(0)[0])
    assert table.prompt("0") == "Throw away one more; it lies on top."


def test_the_discard(pie_game: type[PieTable]) -> None:
    drawn = pie_game("deck: HON")
    drawn.play("0: d")
    assert drawn.prompt("0") == "You drew Honey. Discard one card."
    assert drawn.prompt("1") == "Waiting for Ann to discard."
    taken = pie_game("hand 0: APP APP FLK GRA COC / discard: HON")
    taken.play("0: t")
    assert taken.prompt("0") == "You took Honey. Discard one card."
    assert "Discard Apples" in taken.labels("0")  # a second copy: no warning
    assert "Discard Flaky Crust (your recipe needs it)" in taken.labels("0")


@pytest.mark.parametrize(("card", "way", "receiver"), [("DL", "left", "Dan"), ("DR", "right", "Ben")])
def test_a_pass(pie_game: type[PieTable], card: str, way: str, receiver: str) -> None:
    table = pie_game(f"deck: {card}")
    table.play("0: d", "1: gEGG")
    assert table.prompt("2") == f"Choose a card to pass to {receiver}."
    assert table.prompt("1") == f"Passing {way}: waiting for Ann, Cleo, and Dan."
    assert f"Pass Cherries to {receiver}" in table.labels("2")
    assert "card:CHE" in table.targets("2")
    assert "Have chosen a card: Ben" in table.picture("2")
    assert "Have chosen a card: you" in table.picture("1")


def test_a_trade(pie_game: type[PieTable]) -> None:
    table = pie_game("deck: FT")
    table.play("0: d")
    assert table.prompt("0") == "Choose a player to trade with."
    assert table.prompt("1") == "Waiting for Ann to choose a partner."
    assert table.labels("0") == ["Trade with Ben", "Trade with Cleo", "Trade with Dan"]
    assert table.targets("0") == ["seat:1", "seat:2", "seat:3"]
    table.play("0: >2")
    assert table.prompt("0") == "Choose a card to give to Cleo."
    assert table.prompt("2") == "Choose a card to give to Ann."
    assert table.prompt("1") == "Trading: waiting for Ann and Cleo."
    offer = pie_game("deck: FT", trade="offer_first")
    offer.play("0: d", "0: >1", "0: gCOC")
    assert offer.prompt("1") == "Ann offers Coconut. Give what?"


def test_the_end(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: APP CIN FLK WSU GRA / discard: BUT / pies: 2 0 0 0 / round: 3")
    table.play("0: t", "0: xGRA")
    assert table.prompt("0") == "You win the match with 3 pies!"
    assert table.prompt("1") == "Ann wins the match with 3 pies."
    assert table.log(None)[-2:] == [
        "Ann bakes Old-Fashioned Apple Pie: Flaky Crust, Apples, Cinnamon, White Sugar, and Butter.",
        "Ann wins the match after 3 rounds.",
    ]


def test_the_result_explained(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: APP CIN FLK WSU GRA / discard: BUT / pies: 2 0 1 0 / round: 3")
    table.play("0: t", "0: xGRA")
    assert table.result(None) == [
        "Ann baked 3 pies.",
        "Ben baked no pie.",
        "Cleo baked one pie.",
        "Dan baked no pie.",
        "3 pies win the match; it took 3 rounds.",
    ]


def test_the_picture(pie_game: type[PieTable]) -> None:
    table = pie_game("front 2: FL / discard: WSU EGG / pies: 1 0 2 0 / round: 4")
    assert table.picture("0").splitlines() == [
        "Round 4, dealt by Dan.",
        "Draw pile: 72 cards.",
        "Discard pile: White Sugar on 1 more.",
        "You: 1 pie, 5 cards, on turn",
        "Ben: 0 pies, 5 cards",
        "Cleo: 2 pies, 4 cards, loses the next turn",
        "Dan: 0 pies, 5 cards",
        "Your recipe: Old-Fashioned Apple Pie, made of Apples, Cinnamon, Flaky Crust, White Sugar, and Butter",
        "Your hand: Flaky Crust, Graham Crust, Apples, Cinnamon, and Coconut",
        "Still missing: White Sugar and Butter",
    ]
    spectator = table.picture(None)
    assert "Your" not in spectator
    assert "Ann: 1 pie, 5 cards, on turn" in spectator


def test_the_picture_of_waiting_cards(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: F2 WSU BUT HON GRA / deck: FT APP DL CIN HON")
    table.play("0: !F2", "0: xHON,GRA")
    picture = table.picture("1")
    assert "Being carried out: Fudge (trade one card)" in picture
    assert "Waiting to be carried out: Double Fudge (pass left)" in picture
    empty = pie_game("discard: WSU")
    empty.play("0: t")
    assert "Discard pile: empty." in empty.picture("1")


def test_sentences_of_a_round(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: F2 FT FLK GRA COC / hand 1: FL BAN PUM PUM EGG / deck: HON MAP FT CIN BUT DR GIN")
    table.play("0: !F2", "0: xFT,GRA", "0: >3", "0: gCOC", "3: gCCH", "2: d", "2: xBUT", "3: t", "3: xMAP")
    assert table.log("0") == [
        "You play Fudge (discard two).",
        "You throw away Fudge (trade one card) and Graham Crust.",
        "You draw Fudge (trade one card): it takes effect at once.",
        "You refill your hand with Honey, Maple Syrup, and Cinnamon.",
        "You trade with Dan.",
        "You hand Dan Coconut.",
        "Dan hands you Cream Cheese.",
        "Ben loses a turn.",
        "Cleo draws a card.",
        "Cleo discards Butter.",
        "Dan takes Butter from the discard pile.",
        "Dan discards Maple Syrup.",
    ]
    table.play("0: d", "0: gHON", "1: gBAN", "2: gCRM", "3: gBUT")
    assert table.log("1", 12) == [
        "Ann draws Double Fudge (pass right): it takes effect at once.",
        "Ann hands Dan a card.",
        "You hand Ann Bananas.",
        "Cleo hands you Cream.",
        "Dan hands Cleo a card.",
        "You give up Fudge (lose one turn).",
        "You refill your hand with Gingersnap Crust.",
    ]
    assert [event.number for event in table.events(None)] == list(range(1, 20))


def test_sentences_of_a_deal() -> None:
    table = deal(["APP CIN FLK GRA COC", "BAN BAN PUM PUM EGG"], up="WSU", dealer=0)
    assert table.log("1") == [
        "Round 1: Ann deals.",
        "You get the recipe Apple Praline Cream Pie.",
        "You are dealt 2 × Bananas, 2 × Pumpkin, and Eggs.",
        "Ann gets a recipe.",
        "Ann is dealt 5 cards.",
        "The first discard: White Sugar.",
    ]
    assert [event.chance for event in table.events(None)] == [True] * 6


def test_what_cannot_be_undone(pie_game: type[PieTable]) -> None:
    """Chance or a secret is in everything but the choice of a partner and what follows of itself."""
    table = pie_game("deck: FT")
    table.play("0: d", "0: >1")
    chosen = table.events(None)[-1]
    assert (chosen.kind, chosen.chance, chosen.secret) == ("chose_partner", False, False)
    table.play("0: gCOC", "1: gEGG")
    assert all(event.secret for event in table.events(None)[-2:])


def test_a_reshuffle_is_an_event(pie_game: type[PieTable]) -> None:
    table = pie_game("only deck: HON")
    table.play("0: d", "0: xHON", "1: d")
    texts = [text for text in table.log(None) if "shuffled" in text]
    assert texts == ["The discard pile, 73 cards, is shuffled and becomes the draw pile."]


def test_a_match_of_one_round(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: APP CIN FLK WSU GRA / discard: BUT", target_pies=1)
    table.play("0: t", "0: xGRA")
    assert table.prompt("1") == "Ann wins the match with one pie."
    assert table.log(None)[-1] == "Ann wins the match after one round."
    lines = table.result(None)
    assert lines[:2] == ["Ann baked one pie.", "Ben baked no pie."]
    assert lines[-1] == "The first pie wins the match; it took one round."
