"""Moves as text, both ways."""

import pytest

from bakehouse import InvalidMove
from bakehouse.core.game import SPECTATOR
from tests.games.pie_factory.table import Tables

POSITION = "seats: 4 / line: C01 F10 T37 F31 T46 C05 / hand A: F15 C02 F18 / pies A: [C04, F12] [C06] / hand B: C07"


@pytest.mark.rule("PF-R55")
@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("draft 1", "draft 1"),
        ("draft 6 down pay C02,F15", "draft 6 down pay C02,F15"),
        ("draft 6 down pay F15,C02", "draft 6 down pay C02,F15"),
        ("draft 4 pay C02", "draft 4 pay C02"),
        ("play F18", "play F18"),
        ("play F18 down", "play F18 down"),
        ("box 2 1", "box 1 2"),
        ("box 1", "box 1"),
        ("draw", "draw"),
        ("A:  draft   1", "draft 1"),
    ],
)
def test_a_line_reads_and_writes(pie_factory: Tables, text: str, written: str) -> None:
    table = pie_factory(POSITION)
    assert table.game.text(table.state, 0, table.game.read(table.state, 0, text)) == written


@pytest.mark.parametrize(
    "text",
    ["draft", "draft x", "draft 0", "draft 1 up", "draft 1 pay", "draft 1 pay C99", "draft 1 pay C02 F15", "play",
     "play F18 up", "play X", "box", "box x", "box 0", "place", "place 9", "stale down", "grandma", "grandma president",
     "drop", "drop C02,F15", "draw 1", "pass 1", "Draw", "B: draw", "play ?? down"],
)  # fmt: skip
def test_no_moves(pie_factory: Tables, text: str) -> None:
    table = pie_factory(POSITION)
    with pytest.raises(InvalidMove):
        table.game.read(table.state, 0, text)


def test_others_do_not_read_a_card_played_face_down(pie_factory: Tables) -> None:
    table = pie_factory(POSITION)
    game, state = table.game, table.state
    play = game.read(state, 0, "play F18 down")
    assert game.text(state, 0, play, viewer=0) == "play F18 down"
    assert game.text(state, 0, play, viewer=1) == game.text(state, 0, play, viewer=SPECTATOR) == "play ?? down"
    assert game.text(state, 0, game.read(state, 0, "play F18"), viewer=1) == "play F18"
    assert game.text(state, 0, game.read(state, 0, "draft 2 down"), viewer=1) == "draft 2 down"


def test_unfinished_chains_have_a_text(pie_factory: Tables) -> None:
    table = pie_factory(POSITION)
    game, state = table.game, table.state
    draft = game.read(state, 0, "draft 6 down pay C02,F15")
    assert game.text(state, 0, draft[:1]) == "draft 6 down pay …"
    assert game.text(state, 0, draft[:2]) == "draft 6 down pay C02,…"
    box = game.read(state, 0, "box 1")
    assert game.text(state, 0, box[:1]) == "box 1 …"
    state.play(0, draft[0])
    assert game.text(state, 0, draft[1]) == "… pay C02"
    other = pie_factory(POSITION).state
    other.play(0, box[0])
    assert game.text(other, 0, box[1]) == "… done"


def test_moves_of_other_steps_are_refused_as_such(pie_factory: Tables) -> None:
    table = pie_factory(POSITION)
    for text in ("place 1", "place down", "stale 1", "grandma keep", "drop C02"):
        table.refused(f"A: {text}", "BH-2")
    table.refused("B: draft 1", "BH-1")
    table.refused("B: draft 4 pay C07", "BH-1")


def test_numbers_beyond_the_deck_are_no_moves(pie_factory: Tables) -> None:
    state = pie_factory(POSITION).state
    for atom in (state.move_space - 1, 34 + 2 * 50, -1, state.move_space):
        with pytest.raises(ValueError, match="BH-3"):
            state.check(0, atom)
