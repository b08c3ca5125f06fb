"""The facts behind refusals: why the rule applies here and now."""

import pytest

from bakehouse import Rng
from bakehouse.games.pie_factory.atoms import CARD
from bakehouse.games.pie_factory.game import PieFactory
from bakehouse.games.pie_factory.refusals import FACTS
from tests.contract.driver import random_moves
from tests.games.pie_factory.table import FactoryTable, Tables, all_out

LINE = "line: C07 F10 C09 C11 / "
FULL = "pies A: [C01, F12] [C02, F14] [C04, F16] / "
FOUR_CARDS = "hand A: C05 C06 C08 T46 / "
HELD = "hand A: C05 T30 / hand B: C06 / "
NO_SLOT = "You already have 3 pies, and there is no room for another."


@pytest.mark.rule("PF-R59", "PF-R67")
@pytest.mark.parametrize(
    ("position", "line", "rule", "facts"),
    [
        (LINE, "B: draw", "BH-1", "Waiting for Ann to choose an action."),
        (LINE, "A: place 1", "BH-2", "Take a card from the line."),
        (LINE, "A: draft 6", "PF-8", "The line has only 4 places."),
        ("line: - F10 C09 C11", "A: draft 1", "PF-26", "Place 1 of the line is empty."),
        (LINE + HELD, "A: play C06", "PF-28", "You do not hold the 6-minute Flaky Crust."),
        (LINE + FOUR_CARDS, "A: draw", "PF-39", "You already hold 4 cards."),
        (all_out(LINE + HELD), "A: draw", "PF-40", "The deck is empty."),
        (LINE + FULL + HELD, "A: play C05 down", "PF-R3", NO_SLOT),
        (
            LINE + HELD,
            "A: play T30",
            "PF-R7",
            "Crumble goes on none of your pies, so you can only use it face down.",
        ),
        (
            "line: F10 C07 C09 C11 / " + FULL + FOUR_CARDS,
            "A: draft 1",
            "PF-R10",
            "Apple goes on none of your pies, and your hand has no room for it.",
        ),
        (LINE + HELD, "A: draft 3 pay C06", "PF-R15", "You do not hold the 6-minute Flaky Crust."),
        (LINE, "A: draft 3 down", "PF-R16", "Place 3 costs one card, and you hold none."),
        (LINE + HELD, "A: draft 4 pay C05", "PF-R16", "Place 4 costs 2 cards."),
        (LINE + HELD, "A: draft 1 pay C05", "PF-R16", "Place 1 is free."),
        (LINE, "A: box 1", "PF-R18", "You have no pie."),
        (LINE + "pies A: [C01]", "A: box 1 2", "PF-R18", "You have no pie 2."),
        (LINE, "A: pass", "PF-R21", "What you can still do: take a card and draw a card."),
        (all_out("line: - - - - / pies A: [C01]"), "A: pass", "PF-R21", "What you can still do: box a pie."),
        (
            LINE + HELD + "pies A: [C01]",
            "A: pass",
            "PF-R21",
            "What you can still do: take a card, play a card, box a pie, and draw a card.",
        ),
        (LINE + "pies A: [C01]", "A: box 1 1", "PF-R55", "You named pie 1 twice."),
        (LINE + HELD, "A: draft 4 pay C05,C05", "PF-R55", "You named the 5-minute Flaky Crust twice."),
    ],
)
def test_actions(pie_factory: Tables, position: str, line: str, rule: str, facts: str) -> None:
    assert pie_factory(position).facts(line, rule) == facts


@pytest.mark.rule("PF-R9")
def test_a_card_that_fits_nowhere(pie_factory: Tables) -> None:
    table = pie_factory(LINE + FULL + "hand A: T46", null_play="forbid")
    told = "Meringue goes on none of your pies, and this table does not allow playing such a card."
    assert table.facts("A: play T46", "PF-R9") == told


@pytest.mark.rule("PF-R3", "PF-R6")
def test_placing(pie_factory: Tables) -> None:
    position = LINE + "pies A: [C01] [C02] [C04, F14] / hand A: F12 / hand B: C05"
    table = pie_factory(position)
    table.play("A: play F12", "B: play C05")
    told = "Apple does not go on pie 3 (Flaky Crust with Cherry)."
    assert table.facts("A: place 3", "PF-R3") == told
    assert table.facts("A: place 4", "PF-R3") == "There is no pie 4, and a new pie takes the lowest free number."
    assert table.facts("A: place down", "PF-R6") == "You showed the card face up."
    assert table.facts("B: place 1", "BH-1") == "Waiting for Ann to place a card."
    assert table.facts("A: draw", "BH-2") == "Where does Apple go?"
    table = pie_factory(position, orientation="at_placement")
    table.play("A: play F12", "B: play C05 down")
    assert table.facts("A: place down", "PF-R6") == NO_SLOT


@pytest.mark.rule("PF-R10", "PF-62", "PF-65")
def test_the_end_of_a_round_and_of_a_day(pie_factory: Tables) -> None:
    table = pie_factory("line: F10 C07 C09 C11 / " + FULL + FOUR_CARDS, full_hand_draft="discard_down")
    table.play("A: draft 1", "B: draw")
    assert table.facts("A: drop C07", "PF-R10") == "You do not hold the 7-minute Graham Crust."
    pies = "pies A: [C01] [C02, F10] [C04, F12] / hand B: C05 / discard:"
    table = pie_factory(all_out("line: C07 C08 C09 C11 / " + pies), max_pies=4)
    table.play("A: draft 1", "B: play C05")
    assert table.facts("A: stale 1", "PF-65") == "Pie 1 has no filling."
    assert table.facts("A: stale 5", "PF-62") == "You have no pie 5."


@pytest.mark.rule("PF-R55")
def test_inside_a_chain(pie_factory: Tables) -> None:
    """Atom by atom, as a page plays it."""
    table = pie_factory(LINE + "hand A: C05 T30 T46 / pies A: [C01] [C02] [C04]")
    assert facts_after(table, "draft 4 pay C05,T46", 1, "T46") == (
        "Cards are picked in order, and after the 46-minute Meringue too few are left to pay with."
    )
    assert facts_after(table, "draft 4 pay T30,T46", 2, "T30") == "You have already picked the 30-minute Crumble."
    assert facts_after(table, "draft 4 pay T30,T46", 2, "C05") == (
        "Cards are picked in order, and the 5-minute Flaky Crust comes before the last one you picked."
    )
    assert facts_after(table, "draft 4 pay T30,T46", 2, "F12") == "You do not hold the 12-minute Apple."


def facts_after(table: FactoryTable, line: str, played: int, code: str) -> str:
    """Why this card cannot be the next atom, once the first `played` atoms of the line are played."""
    state = table.state.copy()
    for atom in table.game.read(state, 0, line)[:played]:
        state.play(0, atom)
    move = CARD + state.deck.kinds[code]
    return table.said("A", table.game.fact(table.game.view(state, 0), move, state.reason(0, move)))


@pytest.mark.parametrize(
    "options", [{}, {"null_play": "forbid", "orientation": "at_placement", "max_pies": 2}], ids=str
)
def test_every_refusal_has_a_fact(game: PieFactory, options: dict[str, str | int]) -> None:
    """Except for moves of other decks, where the rule (BH-3) says it all."""
    rules = set()
    for seats in (2, 3, 4):
        state = game.deal(seats, 5, options)
        for seat, _ in random_moves(game, state, Rng(seats), 200):
            view = game.view(state, seat)
            for move in set(range(state.move_space)) - set(view.legal):
                rule = state.reason(seat, move)
                rules.add(rule)
                assert (game.fact(view, move, rule) is None) == (rule == "BH-3"), (rule, move)
    assert rules <= {*FACTS, "BH-3"}
    assert len(rules) > 12
