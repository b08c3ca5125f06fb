"""The facts behind refusals: each is reached by a line that a player might write."""

import pytest

from bakehouse import Rng
from bakehouse.games.the_pie_game import GAME
from bakehouse.games.the_pie_game.game import ThePieGame
from tests.contract.driver import random_moves
from tests.games.the_pie_game.table import PieTable, custom_deck, match

FUDGE = "hand 0: F2 FL HON PEC APP / discard: EGG"
DRAWN = "hand 0: APP CIN FLK PL GRA / deck: F2"
ONE_PIE_LEFT = "hand 0: APP CIN FLK WSU GRA / discard: BUT / pies: 2 0 0 0 / round: 3"


@pytest.mark.parametrize(
    ("position", "before", "line", "rule", "fact"),
    [
        ("", "", "1: d", "BH-1", "Waiting for Ann to draw or to play."),
        ("", "", "0: xCIN", "BH-2", "Draw a card, or take the top discard."),
        (DRAWN, "0: d", "0: t", "BH-2", "You drew Fudge. Discard one card."),
        (ONE_PIE_LEFT, "0: t\n0: xGRA", "1: d", "BH-4", "Ann wins the match with 3 pies."),
        (FUDGE, "", "0: xHON", "PG-20", "You hold Fudge (discard two) and Fudge (lose one turn)."),
        (FUDGE, "", "0: d", "PG-33", "You hold Fudge (discard two) and Fudge (lose one turn)."),
        (FUDGE, "", "0: !FL", "PG-R15", "You also hold Fudge (discard two)."),
        (FUDGE, "", "0: !FA", "PG-R50", "You do not hold Fudge (discard all)."),
        ("", "", "0: !F2", "PG-R50", "You do not hold Fudge (discard two)."),
        (DRAWN, "0: d", "0: xAPP,CIN", "PG-24", "You may discard only one card."),
        (DRAWN, "0: d", "0: xF2", "PG-26", "Fudge (discard two) is a Fudge card."),
        (DRAWN, "0: d", "0: xEGG", "PG-R50", "You do not hold Eggs."),
        (DRAWN, "0: d", "0: !F2", "PG-R51", "You drew Fudge (discard two) in this turn."),
        ("discard: FA", "0: t", "0: !FA", "PG-R51", "You took Fudge (discard all) in this turn."),
        (FUDGE, "0: !F2", "0: xAPP,HON,PEC", "PG-35", "You have to throw away exactly 2 cards."),
        (FUDGE, "0: !F2", "0: xAPP,APP", "PG-R50", "You have already chosen all you hold of Apples."),
        ("deck: FT", "0: d", "0: >0", "PG-42", "You cannot trade with yourself."),
        ("deck: DL", "0: d", "1: gAPP", "PG-R50", "You do not hold Apples."),
        ("still: 12", "", "0: t", "PG-R34", "Nobody has drawn a card for 12 turns."),
    ],
)
def test_facts(pie_game: type[PieTable], position: str, before: str, line: str, rule: str, fact: str) -> None:
    table = pie_game(position)
    table.play(before)
    error = table.refused(line, rule)
    assert table.fact(error) == fact
    assert str(error).endswith(f"{GAME.rules[rule].quote()} ({rule})")


@pytest.mark.parametrize(
    ("option", "position", "before", "line", "rule", "fact"),
    [
        (
            "fudge_pickup",
            "discard: DL",
            "",
            "0: t",
            "PG-R7",
            "Double Fudge (pass left) is a Fudge card, and this table does not allow taking those.",
        ),
        (
            "put_back",
            "discard: HON",
            "0: t",
            "0: xHON",
            "PG-R8",
            "You have just taken Honey from the discard pile, and this table does not allow putting it back.",
        ),
    ],
)
def test_facts_of_what_a_table_forbids(
    pie_game: type[PieTable], option: str, position: str, before: str, line: str, rule: str, fact: str
) -> None:
    table = pie_game(position, **{option: "forbidden"})
    table.play(before)
    assert table.fact(table.refused(line, rule)) == fact


def test_the_fact_of_a_hand_of_one_kind(pie_game: type[PieTable], game: ThePieGame) -> None:
    deck = game.deck_text(custom_deck(APP=8, CHE=0))
    position = f"cards: {deck.digest} / hand 0: APP APP APP APP APP / discard: APP / hand 2: PEC PEC CRM CRM COC"
    table = pie_game(position, deck="custom", put_back="forbidden")
    fact = "Every card you hold is Apples, like the top card of the pile."
    assert table.fact(table.refused("0: t", "PG-R56")) == fact


def test_every_refusal_has_its_fact() -> None:
    """Whatever atom is tried, in whatever step."""
    rules = set()
    table = match(3, 7, put_back="forbidden", fudge_pickup="forbidden", stall_laps=1)
    for number, (seat, _) in enumerate(random_moves(GAME, table.state, Rng(2), 600)):
        if number % 7 == 0:
            for move in sorted(set(range(table.state.move_space)) - set(table.state.legal(seat))):
                rule = table.state.reason(seat, move)
                assert GAME.refusal(table.state, seat, move, rule, "").fact, (rule, move)
                rules.add(rule)
    assert len(rules) > 8
