"""Words for those who draw the table."""

import re

import pytest

from bakehouse import Rng
from bakehouse.games.pie_factory.game import PieFactory
from bakehouse.words import Words
from tests.contract.driver import random_moves
from tests.games.pie_factory.table import FactoryTable, Tables, all_out, other_deck


def labels(table: FactoryTable, name: str) -> dict[str, str]:
    return dict(zip(table.targets(name), table.labels(name), strict=True))


@pytest.mark.parametrize(
    ("position", "prompt"),
    [
        ("line: C07 C08 C09 C11", "Take a card from the line."),
        ("line: - - - - / hand A: C05", "Play a card."),
        ("line: - - - - / pies A: [C01]", "Draw a card, or box pies."),
        ("line: - - - -", "Draw a card."),
        (all_out("line: - - - - / pies A: [C01]"), "Box pies."),
        (all_out("line: - - - -"), "You can only pass."),
    ],
)
def test_the_prompt_names_what_is_possible(pie_factory: Tables, position: str, prompt: str) -> None:
    assert pie_factory(position).prompt("A") == prompt


def test_an_action_in_words(pie_factory: Tables) -> None:
    table = pie_factory("line: F28 C08 C09 C11 / pies A: [F12v, F10] [C02] / hand A: T37 C05 / hand B: C04")
    assert table.prompt("A") == "Take from the line, or play a card."
    assert table.prompt("B") == table.prompt(None) == "Waiting for Ann to choose an action."
    words = table.labels("A")
    assert words[:3] == [
        "Draw a card",
        "Box pie 1: Apple face down, with Apple",
        "Box pie 2: Cracker Crust",
    ]
    assert "Take Blueberry, $3, 28 min, President (free)" in words
    assert "Take face down: Graham Crust, $2, 8 min (pay one card)" in words
    assert "Take Cookie Crust, $1, 11 min, Secretary (pay 2 cards)" in words
    assert "Play face down: Lattice, $6, 37 min" in words
    assert set(table.targets("A")) == {
        "pile:deck", "pie:A1", "pie:A2", "line:1", "line:2", "line:3", "line:4", "card:C05", "card:T37",
    }  # fmt: skip


def test_chains_in_words(pie_factory: Tables) -> None:
    position = "line: F28 C08 C09 C11 / pies A: [C01] [C02] / hand A: T37 C05 T46"
    table = pie_factory(position)
    payments = table.game.read(table.state, 0, "draft 4 pay C05,T37")
    table.state.play(0, payments[0])
    assert table.prompt("A") == "Pay with which 2 cards?"
    assert labels(table, "A")["card:T37"] == "Pay with Lattice, $6, 37 min"
    table.state.play(0, payments[1])
    assert table.prompt("A") == "Pay with which card?"
    table = pie_factory(position)
    table.state.play(0, table.game.read(table.state, 0, "box 1")[0])
    assert table.prompt("A") == "Box another pie, or finish."
    assert table.labels("A")[0] == "Finish boxing"
    assert table.targets("A")[0] == "word:done"


def test_later_steps_in_words(pie_factory: Tables) -> None:
    table = pie_factory("line: C07 C08 C09 C11 / pies A: [C01, F10] [C02] [C04] / hand A: F12 / hand B: C05")
    table.play("A: play F12", "B: play C05")
    assert table.prompt("A") == "Where does Apple go?"
    assert table.prompt(None) == "Waiting for Ann to place a card."
    assert labels(table, "A") == {
        "pie:A2": "Put it on pie 2 (Cracker Crust)",
        "pie:A3": "Put it on pie 3 (Flaky Crust)",
    }
    table = pie_factory(all_out("line: C07 C08 C09 C11 / pies A: [C01] [C02, F10] [C04, F12] / hand B: C05 / discard:"))
    table.play("A: box 1", "B: play C05")
    assert table.prompt("A") == "Which pie goes stale?"
    assert table.prompt("B") == "Waiting for Ann to let a pie go stale."
    assert labels(table, "A")["pie:A2"] == "Let pie 2 go stale: Cracker Crust with Apple"
    table.play("A: stale 2")
    texts = table.log("B")
    assert "Day 1 is over." in texts
    assert "Ann’s pie 2 goes stale." in texts
    assert "Your pie 2 goes stale." in table.log("A")
    assert any(text.endswith("discards are shuffled, and day 2 begins.") for text in texts)


def test_options_in_words(pie_factory: Tables) -> None:
    table = pie_factory("line: F10 C08 C09 C11 / pies A: [C02] / hand B: C04 / hand A: F12", orientation="at_placement")
    table.play("A: draft 1", "B: play C04 down")
    assert table.prompt("A") == "Place Apple, or turn it over."
    assert labels(table, "A") == {
        "word:down": "Turn it face down to start a pie",
        "pie:A1": "Put it on pie 1 (Cracker Crust)",
    }
    table = pie_factory("line: C07 C08 C09 C11 / hand B: C04", orientation="at_placement")
    table.play("A: draft 1", "B: draw")
    assert labels(table, "A")["pie:A1"] == "Start pie 1"
    full = "pies A: [C01, F12] [C02, F14] [C04, F16]"
    table = pie_factory(f"line: C07 C08 C09 C11 / {full} / hand A: T47 C05 T45 T44", full_hand_draft="discard_down")
    table.play("A: draft 1", "B: draw")
    assert table.prompt("A") == "Five cards: drop one."
    assert table.prompt("B") == "Waiting for Ann to discard a card."
    assert labels(table, "A")["card:T45"] == "Discard Whipped Cream, $6, 45 min, President"


def test_the_end_in_words(pie_factory: Tables) -> None:
    table = pie_factory(all_out("day: 2 / line: C07 - - - / score A: T32 F28 / score B: F10 / discard:"))
    table.play("A: draft 1", "B: pass")
    assert table.prompt("A") == "Grandma: your President counts as…"
    assert table.prompt("B") == "Waiting for Ann to ask Grandma."
    assert labels(table, "A") == {
        "word:keep": "Keep it as a President icon",
        "word:foreman": "Count it as a Foreman icon",
        "word:secretary": "Count it as a Secretary icon",
    }
    table.play("A: grandma foreman")
    assert table.prompt("A") == "You win the promotion with 17 points!"
    assert table.prompt("B") == "The promotion goes to Ann with 17 points."
    assert table.last_event_text(None) == "The game is over."
    tied = pie_factory(all_out("day: 2 / line: - - - - / score A: F10 / score B: F12 / discard:"))
    tied.play("A: pass", "B: pass")
    assert tied.prompt(None) == "The promotion goes to Ann and Ben with 3 points."
    assert tied.prompt("A") == "The promotion goes to you and Ben with 3 points."


@pytest.mark.rule("PF-5")
@pytest.mark.rule("PF-77", "PF-78", "PF-79", "PF-84", "PF-85")
def test_the_result_explained(pie_factory: Tables) -> None:
    """Two Presidents each and no Secretary: nobody has those majorities. Crusts are no pies."""
    table = pie_factory("seats: 3 / score A: F28 F29 C05 / score B: F36 T44 F10 F12 / score C: T45 F25")
    assert table.result("C") == [
        "Ann boxed 3 cards worth $7.",
        "Ben boxed 4 cards worth $16.",
        "You boxed 2 cards worth $9.",
        "President icons: Ann 2, Ben 2, and you 1. Nobody has the majority.",
        "Foreman icons: Ann 0, Ben 0, and you 1. You have the majority: 4 points.",
        "Secretary icons: Ann 0, Ben 0, and you 0. Nobody has the majority.",
        "Pies: Ann 2, Ben 4, and you 2. Most pies: Ben, 3 points.",
    ]
    assert "Foreman icons: Ann 0, Ben 0, and Cleo 1. Cleo has the majority: 4 points." in table.result(None)


@pytest.mark.rule("PF-R41", "PF-85")
@pytest.mark.parametrize(
    ("option", "told"), [("none", "Nobody has the most."), ("all", "Most pies: Ann and Ben, 3 points each.")]
)
def test_most_pies_by_two(pie_factory: Tables, option: str, told: str) -> None:
    table = pie_factory("score A: F10 / score B: F12", most_pies_tie=option)
    assert f"Pies: Ann 1 and Ben 1. {told}" in table.result(None)


@pytest.mark.rule("PF-74", "PF-75", "PF-76")
@pytest.mark.parametrize(
    ("scores", "told"),
    [
        ("score A: F10", "The most points win the promotion."),
        ("score A: F18 / score B: F10 C01", "Points are equal: fewer boxed crusts win the promotion."),
        ("score A: F10 / score B: F12", "Points and boxed crusts are equal: the promotion is shared."),
    ],
)
def test_the_reason_in_words(pie_factory: Tables, scores: str, told: str) -> None:
    table = pie_factory(all_out(f"day: 2 / line: - - - - / {scores} / discard:"))
    table.play("A: pass", "B: pass")
    outcome = table.view(None).outcome
    assert outcome is not None
    assert table.words(None).say(f"reason-{outcome.reason.replace(' ', '-')}") == told


def test_the_table_in_plain_text(pie_factory: Tables) -> None:
    table = pie_factory(
        "line: F28 - T46 C11 / discard: C01 / pies A: [F12v, F10, T37] / score A: F29 C13 / hand A: T30 "
        "/ hand B: C04 C05 / pies B: [F14v] / order: B A / turn: A / front B: C06"
    )
    assert table.picture("A").splitlines() == [
        "Day 1, round 1. Order of play: Ben and you.",
        "Deck: 32 cards.",
        "Line, place 1: Blueberry, $3, 28 min, President (free)",
        "Line, place 2: empty",
        "Line, place 3: Meringue, $8, 46 min (costs one card)",
        "Line, place 4: Cookie Crust, $1, 11 min, Secretary (costs 2 cards)",
        "Discards: Cracker Crust",
        "You: 1 card in hand, to move",
        "Your pie 1: Apple face down, with Apple and Lattice",
        "You have boxed Butter Crust and Lemon: $5. Icons: President and Secretary.",
        "Ben: 2 cards in hand",
        "Ben shows the 6-minute Flaky Crust.",
        "Ben’s pie 1: a face-down card",
        "Ben has boxed nothing yet.",
        "In your hand: Crumble, $5, 30 min",
        "Meringue goes on Lemon, Lime, and Chocolate.",
        "Crumble goes on Apple, Blueberry, and Pumpkin.",
    ]
    assert "hand:" not in table.picture(None)
    closed = pie_factory("score B: F10 F12", score_piles="closed").picture("A").splitlines()
    assert "Ben has boxed 2 cards." in closed
    assert "Your hand is empty." in closed


def test_a_card_in_front_in_plain_text(pie_factory: Tables) -> None:
    table = pie_factory("line: C07 C08 C09 C11 / hand A: C05 / hand B: C04")
    table.play("A: play C05 down")
    assert "You show Flaky Crust face down (3 minutes)." in table.picture("A").splitlines()
    assert "Ann shows a card face down (3 minutes)." in table.picture("B").splitlines()


def test_where_cards_come_from_and_go_to(pie_factory: Tables) -> None:
    """As the page's things to click are called; the places of the line and the pies count from one."""
    table = pie_factory("line: C07 C08 C09 C11 / deck: F10 F12 / pies B: [C01, F14] / hand A: C05 C06")
    table.play("A: draft 4 pay C05,C06", "B: box 1")
    ways = {event.kind: (event.source, event.target) for event in table.events(None)}
    assert ways == {
        "paid": ("seat:0", "pile:discard"),
        "drafted": ("line:4", "seat:0"),
        "boxed": ("pie:B1", "seat:1"),
        "discarded": ("seat:1", "pile:discard"),
        "ordered": ("", ""),
        "placed": ("seat:0", "pie:A1"),
        "lined_up": ("pile:deck", ""),
    }
    assert [event.kind for event in table.events(None) if event.notable] == ["boxed"]


def test_captions(pie_factory: Tables) -> None:
    table = pie_factory("line: C07 C08 C09 C11 / pies B: [C01, F14] [F12V] / hand A: C05")
    table.play("A: play C05 down", "B: box 1 2")
    words = table.words("B")
    assert [words.event(event, "stage") for event in table.events("B") if event.kind in ("played", "boxed")] == [
        "Ann plays a card face down",
        "You box Cherry for $3!",
        "You box pie 2 for nothing",
    ]
    assert [words.event(event, "chip") for event in table.events("B") if event.kind in ("played", "boxed")] == [
        "a card face down",
        "you box a pie: $3",
        "you box a pie: $0",
    ]


@pytest.mark.rule("PF-X5")
def test_the_face_of_a_card(game: PieFactory) -> None:
    """A card of somebody's own deck is called what its file says."""
    words = Words(game=game)
    faces = {face.code: face for face in game.faces(game.house_deck())}
    assert faces["T44"].marks == {"value": 6, "prep": 44, "icon": "president", "fits": "F10 F14 F15"}
    assert (words.name(faces["T44"]), words.text(faces["T44"])) == ("Lattice", "Goes on Apple, Cherry, or Blueberry.")
    assert (words.name(faces["F10"]), words.text(faces["F10"])) == ("Apple", "")
    own = {face.code: face for face in game.faces(game.deck_text(other_deck()))}
    assert (words.name(own["X2"]), words.text(own["X2"])) == ("Cream", "Plum")


def test_a_table_with_a_deck_of_ones_own(game: PieFactory) -> None:
    """Cards that no catalogue knows have their names in everything that is said."""
    state = game.deal(2, 4, deck=game.deck_text(other_deck()))
    words = Words("en", game, state.table_deck, ["Ann", "Ben"], 0)
    for _ in random_moves(game, state, Rng(4)):
        view = game.view(state, 0)
        said = words.lines([game.prompt(view), *(game.label(view, move) for move in view.legal), *game.picture(view)])
        assert not re.search(r"\bX\d", said)
    assert state.over
    assert all(words.event(event) for event in game.events(state, 0, 0))


def test_what_can_be_undone(pie_factory: Tables) -> None:
    """An event says whether chance or a secret was involved."""
    table = pie_factory("line: C07 C08 C09 C11 / deck: F10 F12 / hand A: C05 / hand B: C04")
    table.play("A: draft 1", "B: draw")
    flags = {event.kind: (event.chance, event.secret) for event in table.events("A")}
    assert flags["drafted"] == (False, False)
    assert flags["drew"] == (True, True)
    assert flags["lined_up"] == (True, False)
