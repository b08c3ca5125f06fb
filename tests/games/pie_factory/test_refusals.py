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


@pytest.mark.rule("PF-R59", "PF-R67")
@pytest.mark.parametrize(
    ("position", "line", "rule", "facts"),
    [
        (LINE, "B: draw", "BH-1", "Worker A is choosing an action."),
        (LINE, "A: place 1", "BH-2", "You are choosing an action now."),
        (LINE, "A: draft 6", "PF-8", "The line has 4 places."),
        ("line: - F10 C09 C11", "A: draft 1", "PF-26", "Place 1 of the line is empty."),
        (LINE + HELD, "A: play C06", "PF-28", "Flaky Crust C06 is not in your hand."),
        (LINE + FOUR_CARDS, "A: draw", "PF-39", "You hold 4 cards."),
        (all_out(LINE + HELD), "A: draw", "PF-40", "The deck is empty."),
        (LINE + FULL + HELD, "A: play C05 down", "PF-R3", "All your 3 slots hold pies."),
        (LINE + HELD, "A: play T30", "PF-R7", "Crumble T30 goes on none of your pies, so it can only lie face down."),
        (
            "line: F10 C07 C09 C11 / " + FULL + FOUR_CARDS,
            "A: draft 1",
            "PF-R10",
            "Apple F10 goes on none of your pies, and your hand has no room for it.",
        ),
        (LINE + HELD, "A: draft 3 pay C06", "PF-R15", "Flaky Crust C06 is not in your hand."),
        (LINE, "A: draft 3 down", "PF-R16", "Place 3 costs 1 card, and you hold 0."),
        (LINE + HELD, "A: draft 4 pay C05", "PF-R16", "Place 4 costs 2 cards."),
        (LINE + HELD, "A: draft 1 pay C05", "PF-R16", "Place 1 is free."),
        (LINE, "A: box 1", "PF-R18", "You have no pie."),
        (LINE + "pies A: [C01]", "A: box 1 2", "PF-R18", "You have no pie in slot 2."),
        (LINE, "A: pass", "PF-R21", "You can still draft or draw."),
        (all_out("line: - - - - / pies A: [C01]"), "A: pass", "PF-R21", "You can still box."),
        (LINE + HELD + "pies A: [C01]", "A: pass", "PF-R21", "You can still draft, play, box or draw."),
        (LINE + "pies A: [C01]", "A: box 1 1", "PF-R55", "Pie 1 is named twice."),
        (LINE + HELD, "A: draft 4 pay C05,C05", "PF-R55", "Flaky Crust C05 is named twice."),
    ],
)
def test_actions(pie_factory: Tables, position: str, line: str, rule: str, facts: str) -> None:
    assert pie_factory(position).facts(line, rule) == facts


@pytest.mark.rule("PF-R9")
def test_a_card_that_fits_nowhere(pie_factory: Tables) -> None:
    table = pie_factory(LINE + FULL + "hand A: T46", null_play="forbid")
    told = "Meringue T46 goes on none of your pies, and this table forbids playing such a card."
    assert table.facts("A: play T46", "PF-R9") == told


@pytest.mark.rule("PF-R3", "PF-R6")
def test_placing(pie_factory: Tables) -> None:
    position = LINE + "pies A: [C01] [C02] [C04, F14] / hand A: F12 / hand B: C05"
    table = pie_factory(position)
    table.play("A: play F12", "B: play C05")
    told = "Apple F12 does not go on pie 3, Flaky Crust C04 under Cherry F14."
    assert table.facts("A: place 3", "PF-R3") == told
    assert table.facts("A: place 4", "PF-R3") == "Slot 4 holds no pie; a new pie takes the lowest empty slot."
    assert table.facts("A: place down", "PF-R6") == "The card was shown face up."
    assert table.facts("B: place 1", "BH-1") == "Worker A is placing a card."
    assert table.facts("A: draw", "BH-2") == "You are placing a card now."
    table = pie_factory(position, orientation="at_placement")
    table.play("A: play F12", "B: play C05 down")
    assert table.facts("A: place down", "PF-R6") == "All your 3 slots hold pies."


@pytest.mark.rule("PF-R10", "PF-62", "PF-65")
def test_the_end_of_a_round_and_of_a_day(pie_factory: Tables) -> None:
    table = pie_factory("line: F10 C07 C09 C11 / " + FULL + FOUR_CARDS, full_hand_draft="discard_down")
    table.play("A: draft 1", "B: draw")
    assert table.facts("A: drop C07", "PF-R10") == "Graham Crust C07 is not in your hand."
    pies = "pies A: [C01] [C02, F10] [C04, F12] / hand B: C05 / discard:"
    table = pie_factory(all_out("line: C07 C08 C09 C11 / " + pies), max_pies=4)
    table.play("A: draft 1", "B: play C05")
    assert table.facts("A: stale 1", "PF-65") == "Pie 1 has no filling."
    assert table.facts("A: stale 5", "PF-62") == "You have no pie in slot 5."


@pytest.mark.rule("PF-R55")
def test_inside_a_chain(pie_factory: Tables) -> None:
    """Atom by atom, as a page plays it."""
    table = pie_factory(LINE + "hand A: C05 T30 T46 / pies A: [C01] [C02] [C04]")
    assert (
        facts_after(table, "draft 4 pay C05,T46", 1, "T46")
        == "After Meringue T46 there would be too few cards left to pay with."
    )
    assert facts_after(table, "draft 4 pay T30,T46", 2, "T30") == "Crumble T30 is picked already."
    assert facts_after(table, "draft 4 pay T30,T46", 2, "C05") == (
        "Flaky Crust C05 comes before what you picked already, and picks are made in order."
    )
    assert facts_after(table, "draft 4 pay T30,T46", 2, "F12") == "Apple F12 is not in your hand."


def facts_after(table: FactoryTable, line: str, played: int, code: str) -> str:
    """Why this card cannot be the next atom, once the first `played` atoms of the line are played."""
    state = table.state.copy()
    for atom in table.game.read(state, 0, line)[:played]:
        state.play(0, atom)
    move = CARD + state.deck.kinds[code]
    return table.game.fact(table.game.view(state, 0), move, state.reason(0, move))


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
                assert game.fact(view, move, rule).endswith(".") == (rule != "BH-3"), (rule, move)
    assert rules <= {*FACTS, "BH-3"}
    assert len(rules) > 12
