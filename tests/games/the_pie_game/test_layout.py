"""Prompts, labels, targets, sentences and the table in plain text."""

import pytest

from tests.games.the_pie_game.table import PieTable, deal


def test_the_start_of_a_turn(pie_game: type[PieTable]) -> None:
    table = pie_game("discard: WSU")
    assert table.prompt("0") == "Your turn: draw a card, or take the top card of the discard pile."
    assert table.prompt("1") == table.prompt(None) == "Waiting for seat 0: the start of a turn."
    assert table.labels("0") == ["Draw the top card of the draw pile", "Take White Sugar from the discard pile"]
    assert table.targets("0") == ["pile:deck", "pile:discard"]


def test_fudge_cards(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: F2 FA DL PL APP")
    assert table.prompt("0") == "You hold Fudge cards: play one of them."
    assert table.prompt("1") == "Waiting for seat 0: the start of a turn."
    assert table.labels("0") == [
        "Play Fudge, discard two",
        "Play Fudge, discard all",
        "Play Double Fudge, all pass left",
    ]
    assert table.targets("0") == ["card:F2", "card:FA", "card:DL"]
    table.play("0: !F2")
    assert table.prompt("0") == "Throw away 2 cards, one after the other; the last one lies on top."
    assert table.prompt("2") == "Waiting for seat 0: throwing away 2 cards."
    assert table.labels("0")[2:] == [
        "Throw away Pot Luck (counts as any ingredient)",
        "Throw away Apples (your recipe needs it)",
    ]
    table.state.play(0, table.state.legal(0)[0])
    assert table.prompt("0") == "1 more; the last one lies on top."


def test_the_discard(pie_game: type[PieTable]) -> None:
    drawn = pie_game("deck: HON")
    drawn.play("0: d")
    assert drawn.prompt("0") == "Discard one card; you drew Honey."
    assert drawn.prompt("1") == "Waiting for seat 0: a discard."
    taken = pie_game("hand 0: APP APP FLK GRA COC / discard: HON")
    taken.play("0: t")
    assert taken.prompt("0") == "Discard one card; you took Honey."
    assert "Discard Apples" in taken.labels("0")  # a second copy: no warning
    assert "Discard Flaky Crust (your recipe needs it)" in taken.labels("0")


@pytest.mark.parametrize(("card", "way"), [("DL", "left"), ("DR", "right")])
def test_a_pass(pie_game: type[PieTable], card: str, way: str) -> None:
    table = pie_game(f"deck: {card}")
    table.play("0: d", "1: gEGG")
    assert table.prompt("2") == f"Everybody passes one card to the {way}: choose yours."
    assert table.prompt("1") == f"Waiting for seat 0, seat 2 and seat 3: a card to pass to the {way}."
    assert "Hand over Cherries" in table.labels("2")
    assert "card:CHE" in table.targets("2")
    assert "Have chosen a card: seat 1" in table.picture("2")
    assert "Have chosen a card: you" in table.picture("1")


def test_a_trade(pie_game: type[PieTable]) -> None:
    table = pie_game("deck: FT")
    table.play("0: d")
    assert table.prompt("0") == "Trade: choose a player."
    assert table.prompt("1") == "Waiting for seat 0: choosing a partner for a trade."
    assert table.labels("0") == ["Trade with seat 1", "Trade with seat 2", "Trade with seat 3"]
    assert table.targets("0") == ["seat:1", "seat:2", "seat:3"]
    table.play("0: >2")
    assert table.prompt("0") == "Trade with seat 2: choose the card that you give."
    assert table.prompt("2") == "Trade with seat 0: choose the card that you give."
    assert table.prompt("1") == "Waiting for seat 0 and seat 2: a trade between seat 0 and seat 2."
    offer = pie_game("deck: FT", trade="offer_first")
    offer.play("0: d", "0: >1", "0: gCOC")
    assert offer.prompt("1") == "Seat 0 offers Coconut: choose the card that you give for it."


def test_the_end(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: APP CIN FLK WSU GRA / discard: BUT / pies: 2 0 0 0 / round: 3")
    table.play("0: t", "0: xGRA")
    assert table.prompt("0") == "The match is over: you win with 3 pies."
    assert table.prompt("1") == "The match is over: seat 0 wins with 3 pies."
    assert table.log(None)[-2:] == [
        "Seat 0 bakes Old-Fashioned Apple Pie: Flaky Crust; Apples; Cinnamon; White Sugar; Butter.",
        "Seat 0 wins the match after 3 rounds.",
    ]


def test_the_result_explained(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: APP CIN FLK WSU GRA / discard: BUT / pies: 2 0 1 0 / round: 3")
    table.play("0: t", "0: xGRA")
    assert table.result(None) == [
        "Seat 0 baked 3 pies.",
        "Seat 1 baked 0 pies.",
        "Seat 2 baked 1 pie.",
        "Seat 3 baked 0 pies.",
        "The match goes to 3 pies; it took 3 rounds.",
    ]


def test_the_picture(pie_game: type[PieTable]) -> None:
    table = pie_game("front 2: FL / discard: WSU EGG / pies: 1 0 2 0 / round: 4")
    assert table.picture("0").splitlines() == [
        "Round 4, dealt by seat 3.",
        "Draw pile: 72 cards.",
        "Discard pile: White Sugar (WSU) on 1 more",
        "You: 1 pie, 5 cards, on turn",
        "Seat 1: 0 pies, 5 cards",
        "Seat 2: 2 pies, 4 cards, a lost turn in front",
        "Seat 3: 0 pies, 5 cards",
        "Your recipe: Old-Fashioned Apple Pie: Apples (APP); Cinnamon (CIN); Flaky Crust (FLK); White Sugar (WSU); "
        "Butter (BUT)",
        "Your hand: Flaky Crust (FLK); Graham Crust (GRA); Apples (APP); Cinnamon (CIN); Coconut (COC)",
        "Still missing: WSU BUT",
    ]
    spectator = table.picture(None)
    assert "Your" not in spectator
    assert "Seat 0: 1 pie, 5 cards, on turn" in spectator


def test_the_picture_of_waiting_cards(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: F2 WSU BUT HON GRA / deck: FT APP DL CIN HON")
    table.play("0: !F2", "0: xHON,GRA")
    picture = table.picture("1")
    assert "Being carried out: Fudge, trade one card" in picture
    assert "Waiting to be carried out: Double Fudge, all pass left" in picture
    empty = pie_game("discard: WSU")
    empty.play("0: t")
    assert "Discard pile: empty" in empty.picture("1")


def test_sentences_of_a_round(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: F2 FT FLK GRA COC / hand 1: FL BAN PUM PUM EGG / deck: HON MAP FT CIN BUT DR GIN")
    table.play("0: !F2", "0: xFT,GRA", "0: >3", "0: gCOC", "3: gCCH", "2: d", "2: xBUT", "3: t", "3: xMAP")
    assert table.log("0") == [
        "Seat 0 plays Fudge, discard two.",
        "Seat 0 throws away Fudge, trade one card; Graham Crust.",
        "Seat 0 draws Fudge, trade one card and lays it down at once.",
        "Seat 0 refills the hand with Honey; Maple Syrup; Cinnamon.",
        "Seat 0 trades with seat 3.",
        "Seat 0 hands seat 3 Coconut.",
        "Seat 3 hands seat 0 Cream Cheese.",
        "Seat 1 loses a turn.",
        "Seat 2 draws a card.",
        "Seat 2 discards Butter.",
        "Seat 3 takes Butter from the discard pile.",
        "Seat 3 discards Maple Syrup.",
    ]
    table.play("0: d", "0: gHON", "1: gBAN", "2: gCRM", "3: gBUT")
    assert table.log("1", 12) == [
        "Seat 0 draws Double Fudge, all pass right and lays it down at once.",
        "Seat 0 hands seat 3 a card.",
        "Seat 1 hands seat 0 Bananas.",
        "Seat 2 hands seat 1 Cream.",
        "Seat 3 hands seat 2 a card.",
        "Seat 1 gives up Fudge, lose one turn.",
        "Seat 1 refills the hand with Gingersnap Crust.",
    ]
    assert [event.number for event in table.events(None)] == list(range(1, 20))


def test_sentences_of_a_deal() -> None:
    table = deal(["APP CIN FLK GRA COC", "BAN BAN PUM PUM EGG"], up="WSU", dealer=0)
    assert table.log("1") == [
        "Round 1: seat 0 deals.",
        "Seat 1 gets the recipe Apple Praline Cream Pie.",
        "Seat 1 is dealt Bananas; Bananas; Pumpkin; Pumpkin; Eggs.",
        "Seat 0 gets a recipe.",
        "Seat 0 is dealt 5 cards.",
        "White Sugar is turned up.",
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
    assert texts == ["The discards (73 cards) are shuffled and become the draw pile."]


def test_a_match_of_one_round(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: APP CIN FLK WSU GRA / discard: BUT", target_pies=1)
    table.play("0: t", "0: xGRA")
    assert table.prompt("1") == "The match is over: seat 0 wins with 1 pie."
    assert table.log(None)[-1] == "Seat 0 wins the match after 1 round."
    lines = table.result(None)
    assert lines[:2] == ["Seat 0 baked 1 pie.", "Seat 1 baked 0 pies."]
    assert lines[-1] == "The match goes to 1 pie; it took 1 round."
