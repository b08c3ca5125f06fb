"""An empty deck: reshuffling, and what happens when nothing is left at all."""

import pytest

from tests.games.pastry_chefs.table import Tables, with_all_cards

EMPTY_DECK = with_all_cards("hand W: / hand N: 1d 2d 3h 3s / hand E: 1s 2s / X: 4c 4d 4h / turn: N", "hand W")
NOTHING_LEFT = with_all_cards("hand W: / hand N: 1d 2d / hand E: 1s 2s / turn: N", "hand W")


@pytest.mark.scenario("PC-S41")
@pytest.mark.rule("PC-R43", "PC-R42")
def test_a_reshuffle_in_the_middle_of_a_batch(pastry_chefs: Tables) -> None:
    table = pastry_chefs(
        with_all_cards("hand W: / hand N: 1d / hand E: 1s 2s / X: 4c 4d 4h / deck: 4s / turn: N", "hand W")
    )
    table.play("N: move 1 1d N>S")
    assert (table.step, table.view("E").drawn_count) == ("reveal", 2)
    assert (len(table.pile("deck")), table.pile("X")) == (2, [])
    table.play("N: reveal #4 2")  # one Reveal for both
    assert table.turn == "E"


@pytest.mark.rule("PC-R42")
def test_the_discard_pile_becomes_the_deck(pastry_chefs: Tables) -> None:
    table = pastry_chefs(EMPTY_DECK)
    table.play("N: draw E")
    assert [event.kind for event in table.events(None)] == ["reshuffled", "drew"]
    assert table.log(None)[0] == "The discard pile, 3 cards, is shuffled and becomes the deck."
    assert sorted([*table.pile("deck"), *table.view("E").drawn]) == ["4c", "4d", "4h"]
    assert table.pile("X") == []


@pytest.mark.rule("PC-R42")
def test_a_reshuffle_has_its_own_order(pastry_chefs: Tables) -> None:
    orders = set()
    for seed in range(12):
        table = pastry_chefs(f"{EMPTY_DECK} / seed: {seed}")
        table.play("N: draw E")
        orders.add(table.view("E").drawn[0])
    assert orders == {"4c", "4d", "4h"}


@pytest.mark.rule("PC-R57", "PC-R42")
def test_nothing_is_reshuffled_before_a_card_is_drawn(pastry_chefs: Tables) -> None:
    table = pastry_chefs(EMPTY_DECK)
    table.play("N: move 1 3h N>S")
    assert (table.turn, table.pile("deck"), table.pile("X")) == ("E", [], ["4c", "4d", "4h"])


@pytest.mark.scenario("PC-S42")
@pytest.mark.rule("PC-R44", "PC-R45")
def test_draw_and_ask_with_nothing_to_draw(pastry_chefs: Tables) -> None:
    table = pastry_chefs(NOTHING_LEFT)
    table.play("N: draw E")
    assert (table.hand("E"), table.asked, table.step) == ("1s 2s", "N", "ask")
    table.play("N: ask E 1 spades")
    assert (table.turn, table.blocked) == ("E", "")


@pytest.mark.rule("PC-R44", "PC-R57")
def test_a_hand_may_stay_below_two_cards(pastry_chefs: Tables) -> None:
    table = pastry_chefs(NOTHING_LEFT)
    table.play("N: draw N")
    assert table.step == "ask"  # no second card is offered either
    table.play("N: noask", "E: move 1 1s E>S")
    assert (table.turn, table.hand("E")) == ("S", "2s")


@pytest.mark.rule("PC-R42", "PC-R45")
def test_deck_empty_no_draw(pastry_chefs: Tables) -> None:
    table = pastry_chefs(EMPTY_DECK, deck_empty="no_draw")
    table.play("N: draw E")
    assert (table.step, table.pile("X")) == ("ask", ["4c", "4d", "4h"])
    table.play("N: noask", "E: move 2 spades E>S")
    assert (table.turn, table.hand("E")) == ("S", "")
