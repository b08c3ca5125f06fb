"""Words for those who draw the table."""

import pytest

from tests.games.pie_factory.table import FactoryTable, Tables, all_out


def labels(table: FactoryTable, name: str) -> dict[str, str]:
    view = table.view(name)
    return {table.game.target(view, move): table.game.label(view, move) for move in view.legal}


def test_an_action_in_words(pie_factory: Tables) -> None:
    table = pie_factory("line: F28 C08 C09 C11 / pies A: [F12v, F10] [C02] / hand A: T37 C05 / hand B: C04")
    view = table.view("A")
    assert table.game.prompt(view) == "Your action: draft a card, play a card, box pies or draw."
    assert table.game.prompt(table.view("B")) == "Waiting for Worker A: choosing an action."
    words = [table.game.label(view, move) for move in view.legal]
    assert words[:3] == [
        "Draw a card from the deck",
        "Box pie 1: Apple F12 face down under Apple F10",
        "Box pie 2: Cracker Crust C02",
    ]
    assert "Draft Blueberry F28, $3, 28 min, President (free)" in words
    assert "Draft Graham Crust C08, $2, 8 min face down (pay 1 card)" in words
    assert "Play Lattice T37, $6, 37 min face down" in words
    assert {table.game.target(view, move) for move in view.legal} == {
        "pile:deck", "pie:A1", "pie:A2", "line:1", "line:2", "line:3", "line:4", "card:C05", "card:T37",
    }  # fmt: skip


def test_chains_in_words(pie_factory: Tables) -> None:
    table = pie_factory("line: F28 C08 C09 C11 / pies A: [C01] [C02] / hand A: T37 C05")
    state = table.state.copy()
    draft = table.game.read(state, 0, "draft 4 pay C05,T37")
    state.play(0, draft[0])
    assert table.game.prompt(table.game.view(state, 0)) == "Pay 2 cards from your hand."
    state = table.state.copy()
    state.play(0, table.game.read(state, 0, "box 1")[0])
    view = table.game.view(state, 0)
    assert table.game.prompt(view) == "Box more pies, or is that all?"
    assert table.game.label(view, view.legal[0]) == "That is all"
    assert table.game.target(view, view.legal[0]) == "word:done"


def test_later_steps_in_words(pie_factory: Tables) -> None:
    table = pie_factory("line: C07 C08 C09 C11 / pies A: [C01, F10] [C02] [C04] / hand A: F12 / hand B: C05")
    table.play("A: play F12", "B: play C05")
    assert table.game.prompt(table.view("A")) == "Place Apple F12: on which pie?"
    assert table.game.prompt(table.view(None)) == "Waiting for Worker A: placing a card."
    assert labels(table, "A") == {"pie:A2": "on pie 2: Cracker Crust C02", "pie:A3": "on pie 3: Flaky Crust C04"}
    table = pie_factory(all_out("line: C07 C08 C09 C11 / pies A: [C01] [C02, F10] [C04, F12] / hand B: C05 / discard:"))
    table.play("A: box 1", "B: play C05")
    assert table.game.prompt(table.view("A")) == "The day is over: which pie goes stale?"
    assert table.game.prompt(table.view("B")) == "Waiting for Worker A: giving up a stale pie."
    assert labels(table, "A")["pie:A2"] == "Pie 2: Cracker Crust C02 under Apple F10"
    table.play("A: stale 2")
    texts = [event.text for event in table.events("B")]
    assert "Day 1 is over." in texts
    assert "Pie 2 of Worker A goes stale." in texts
    assert any(text.endswith("are shuffled; day 2 begins.") for text in texts)


def test_options_in_words(pie_factory: Tables) -> None:
    table = pie_factory("line: F10 C08 C09 C11 / pies A: [C02] / hand B: C04 / hand A: F12", orientation="at_placement")
    table.play("A: draft 1", "B: play C04 down")
    assert labels(table, "A") == {
        "word:down": "Turn it face down: it starts a pie",
        "pie:A1": "on pie 1: Cracker Crust C02",
    }
    full = "pies A: [C01, F12] [C02, F14] [C04, F16]"
    table = pie_factory(f"line: C07 C08 C09 C11 / {full} / hand A: T47 C05 T45 T44", full_hand_draft="discard_down")
    table.play("A: draft 1", "B: draw")
    assert table.game.prompt(table.view("A")) == "Your hand holds five cards: discard one."
    assert table.game.prompt(table.view("B")) == "Waiting for Worker A: discarding down to four cards."
    assert labels(table, "A")["card:T45"] == "Whipped Cream T45, $6, 45 min, President"


def test_the_end_in_words(pie_factory: Tables) -> None:
    table = pie_factory(all_out("day: 2 / line: C07 - - - / score A: T32 F28 / score B: F10 / discard:"))
    table.play("A: draft 1", "B: pass")
    assert table.game.prompt(table.view("A")) == "Grandma may change one President icon."
    assert labels(table, "A")["word:foreman"] == "Count one President icon as a Foreman"
    table.play("A: grandma foreman")
    assert table.game.prompt(table.view("B")) == "The game is over: Worker A is promoted (Worker A: 17, Worker B: 3)."
    assert table.last_event_text(None) == "The game is over."
    tied = pie_factory(all_out("day: 2 / line: - - - - / score A: F10 / score B: F12 / discard:"))
    tied.play("A: pass", "B: pass")
    assert (
        tied.game.prompt(tied.view(None))
        == "The game is over: Worker A and Worker B are promoted (Worker A: 3, Worker B: 3)."
    )


@pytest.mark.rule("PF-5")
@pytest.mark.rule("PF-77", "PF-78", "PF-79", "PF-84", "PF-85")
def test_the_result_explained(pie_factory: Tables) -> None:
    """Two Presidents each and no Secretary: nobody has those majorities. Crusts are no pies."""
    table = pie_factory("seats: 3 / score A: F28 F29 C05 / score B: F36 T44 F10 F12 / score C: T45 F25")
    assert table.game.explain_result(table.view(None)) == [
        "Worker A boxed 3 cards worth $7.",
        "Worker B boxed 4 cards worth $16.",
        "Worker C boxed 2 cards worth $9.",
        "President icons: Worker A with 2, Worker B with 2, Worker C with 1. Nobody has the majority.",
        "Foreman icons: Worker A with 0, Worker B with 0, Worker C with 1. Worker C has the majority: 4 points.",
        "Secretary icons: Worker A with 0, Worker B with 0, Worker C with 0. Nobody has the majority.",
        "Pies: Worker A with 2, Worker B with 4, Worker C with 2. Most pies: Worker B, 3 points.",
    ]


@pytest.mark.rule("PF-R41", "PF-85")
@pytest.mark.parametrize(
    ("option", "told"), [("none", "Nobody has the most."), ("all", "Most pies: A and B, 3 points.")]
)
def test_most_pies_by_two(pie_factory: Tables, option: str, told: str) -> None:
    table = pie_factory("score A: F10 / score B: F12", most_pies_tie=option)
    lines = table.game.explain_result(table.view(None))
    assert f"Pies: Worker A with 1, Worker B with 1. {told}".replace("A and B", "Worker A and Worker B") in lines


def test_the_table_in_plain_text(pie_factory: Tables) -> None:
    table = pie_factory(
        "line: F28 - T46 C11 / discard: C01 / pies A: [F12v, F10, T37] / score A: F29 C13 / hand A: T30 "
        "/ hand B: C04 C05 / pies B: [F14v] / order: B A / turn: A / front B: C06"
    )
    assert table.game.picture(table.view("A")).splitlines() == [
        "Day 1, round 1. Order: Worker B, Worker A.",
        "Deck: 32 cards.",
        "Assembly line:",
        "  1: Blueberry F28, $3, 28 min, President (free)",
        "  2: empty",
        "  3: Meringue T46, $8, 46 min, goes on Lemon, Lime, Chocolate (costs 1 card)",
        "  4: Cookie Crust C11, $1, 11 min, Secretary (costs 2 cards)",
        "Discards: C01",
        "Worker A (you): 1 card in hand, to move",
        "  pie 1: Apple F12 face down under Apple F10 under Lattice T37",
        "  boxed: C13 F29 ($5, icons SP)",
        "Worker B: 2 cards in hand, shows Flaky Crust C06",
        "  pie 1: a hidden card face down",
        "  boxed: nothing ($0)",
        "Your hand:",
        "  Crumble T30, $5, 30 min, goes on Apple, Blueberry, Pumpkin",
    ]
    closed = pie_factory("score B: F10 F12", score_piles="closed")
    assert "  boxed: 2 cards" in closed.game.picture(closed.view("A")).splitlines()
    assert "Your hand: empty" in closed.game.picture(closed.view("A"))


def test_what_can_be_undone(pie_factory: Tables) -> None:
    """An event says whether chance or a secret was involved."""
    table = pie_factory("line: C07 C08 C09 C11 / deck: F10 F12 / hand A: C05 / hand B: C04")
    table.play("A: draft 1", "B: draw")
    flags = {event.kind: (event.chance, event.secret) for event in table.events("A")}
    assert flags["drafted"] == (False, False)
    assert flags["drew"] == (True, True)
    assert flags["lined_up"] == (True, False)
