"""Moves as text, both ways."""

import pytest

from bakehouse import SPECTATOR, IllegalMove, InvalidMove, Rng
from bakehouse.games.pastry_chefs import atoms
from bakehouse.games.pastry_chefs.cards import DESCRIPTIONS, PASTRIES
from bakehouse.games.pastry_chefs.game import PastryChefs
from bakehouse.games.pastry_chefs.play import MAX_MATCHING
from bakehouse.games.pastry_chefs.state import SEATS, ZONES
from bakehouse.table import chains
from tests.games.pastry_chefs.table import Tables

# A position for each form of a move: where it can be made, and by whom.
FORMS = [
    ("hand N: 1c 2c / hand E: 1h 3h 4h", "", "N: move 2 hearts E>S"),
    ("hand N: 1c 2c / hand W: 3h 4h", "", "N: move 1 #3 W>N"),
    ("hand N: 1c 2c / X: 3c 4h", "", "N: move 1 3c X>S"),
    ("hand N: 1d 2d / hand W: 3c 4c", "", "N: move 2 clubs W>X"),
    ("hand N: 1c 2c / hand E: 1h 3h 4h", "N: move 2 hearts E>S", "E: give 1h,3h"),
    ("hand N: 1c 4c / hand E: 1h 3h 4h", "N: move 2 clubs E>S", "N: drop 4c"),
    ("hand N: 1c 2d", "", "N: draw S"),
    ("hand N: 1c 2d / deck: 1s", "N: draw S", "S: reveal spades 1"),
    ("hand N: 1c 2d", "N: draw N", "N: second"),
    ("hand N: 1c 2d", "N: draw N", "N: stop"),
    ("hand N: 1c 2d / deck: 4c 4c", "N: draw N\nN: second", "N: reveal 4c 2"),
    ("hand N: 1c 2d / deck: 4c 1h", "N: draw N\nN: second", "N: reveal #4 1"),
    ("hand N: 1c 2d 3h / hand E: 4s / deck: 4c", "N: draw N\nN: reveal 4c 1", "N: ask E 1 #3"),
    ("hand N: 1c 2d 3h / hand E: 4s / deck: 4c", "N: draw N\nN: reveal 4c 1", "N: noask"),
    ("hand N: 1d 2d 3d 4d", "", "N: bake 1d,2d,3d,4d"),
]


@pytest.mark.parametrize(("position", "before", "line"), FORMS, ids=[form[2] for form in FORMS])
def test_every_form_of_the_specification(pastry_chefs: Tables, position: str, before: str, line: str) -> None:
    table = pastry_chefs(f"{position} / turn: N")
    table.play(before)
    name, _, text = line.partition(": ")
    assert text in table.lines(name)
    table.play(line)


def test_the_dropped_cards_of_a_full_hand(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 1c 2d 2d 3h 3h 4s 4s 1h / hand S: 1d / turn: N")
    table.play("N: move 1 1h N>S")
    assert "drop 1c" in table.lines("N")
    table.no_move("N: give 1c", "write drop here")


def test_every_line_reads_back(game: PastryChefs) -> None:
    """Every legal chain of many positions of random games."""
    state = game.deal(4, 21)
    rng = Rng(21)
    seen = 0
    for number in range(160):
        if state.over:
            break
        seat = state.actors[0]
        options = list(chains(state, seat)) if number % 4 == 0 else []
        if len(options) > 200:
            options = options[rng.below(17) :: 17]
        texts = [game.text(state, seat, atoms) for atoms in options]
        assert len(set(texts)) == len(texts)
        assert [game.read(state, seat, text) for text in texts] == options
        seen += len(options)
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
        while state.pending(seat) and seat in state.actors:
            moves = state.legal(seat)
            state.play(seat, moves[rng.below(len(moves))])
    assert seen > 500


def test_unfinished_chains_have_a_text(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 2c / hand E: 1h 3h 4h / turn: N")
    atoms = table.game.read(table.state, 0, "move 2 hearts E>S")
    texts = [table.game.text(table.state, 0, atoms[: length + 1]) for length in range(4)]
    assert texts == ["move … E>…", "move … E>S", "move … hearts E>S", "move 2 hearts E>S"]
    table.state.play(0, atoms[0])
    table.state.play(0, atoms[1])
    assert table.game.text(table.state, 0, atoms[2]) == "… hearts"
    table.state.play(0, atoms[2])
    assert table.game.text(table.state, 0, atoms[3]) == "… 2"


@pytest.mark.rule("PC-R14")
def test_gifts_are_hidden_from_those_who_are_not_involved(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 2c / hand E: 1h 3h 4h 1d / turn: N")
    table.play("N: move 2 hearts E>S")
    atoms = table.game.read(table.state, 1, "give 1h,3h")
    texts = {viewer: table.game.text(table.state, 1, atoms, viewer=viewer) for viewer in (0, 1, 2, 3, SPECTATOR)}
    hidden, shown = "give ??,??", "give 1h,3h"
    assert texts == {0: hidden, 1: shown, 2: shown, 3: hidden, SPECTATOR: hidden}
    assert table.game.text(table.state, 1, atoms[:1], viewer=0) == "give ??,…"


@pytest.mark.rule("PC-R14", "PC-R10")
def test_gifts_to_the_discard_pile_and_discards_are_open(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 2c / hand E: 1h 3h 4h 1d / turn: N")
    table.play("N: move 2 hearts E>X")
    atoms = table.game.read(table.state, 1, "give 1h,3h")
    assert table.game.text(table.state, 1, atoms, viewer=SPECTATOR) == "give 1h,3h"
    table = pastry_chefs("hand N: 1c 2c / hand E: 1h 3h 4h 1d / turn: N")
    table.play("N: move 4 hearts E>X")
    assert table.game.text(table.state, 0, table.game.read(table.state, 0, "drop 2c"), viewer=3) == "drop 2c"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "is no move of Pastry Chefs"),
        ("hello", "is no move of Pastry Chefs"),
        ("move 2 hearts", "is no move of Pastry Chefs"),
        ("move two hearts E>S", "not a number of cards"),
        ("move 0 hearts E>S", "not a number of cards"),
        ("move -1 hearts E>S", "not a number of cards"),
        ("move ² hearts E>S", "not a number of cards"),
        ("move 2 Hearts E>S", "describes no cards"),
        ("move 2 #5 E>S", "describes no cards"),
        ("move 2 5h E>S", "describes no cards"),
        ("move 2 3H E>S", "describes no cards"),
        ("move 2 hearts E-S", "is not a way"),
        ("move 2 hearts e>s", "is not a way"),
        ("draw X", "there is no seat"),
        ("draw 3s", "there is no seat"),
        ("ask Z 1 #3", "there is no seat"),
        ("bake 1d,2d,5d", "there is no card"),
        ("bake 1d,,2d", "there is no card"),
        ("draw " + "N" * 600, "at most 500 characters"),
    ],
)
def test_what_is_no_move(pastry_chefs: Tables, line: str, message: str) -> None:
    table = pastry_chefs("hand N: 1c 2c / hand E: 1h 3h 4h / turn: N")
    table.no_move(f"N: {line}", message)


def test_a_line_may_say_whose_it_is(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 2c / turn: N")
    assert table.game.read(table.state, 0, " N:  draw   S ") == table.game.read(table.state, 0, "draw S")
    with pytest.raises(InvalidMove, match="is a move of E, not of N"):
        table.game.read(table.state, 0, "E: draw S")


@pytest.mark.rule("PC-R55", "PC-R12", "PC-R30", "PC-R13")
def test_which_rule_a_refusal_names(pastry_chefs: Tables) -> None:
    """In the order PC-R12, PC-R30, PC-R13, whichever part of the line is wrong."""
    table = pastry_chefs("hand N: 1c 2h / hand E: 4d / blocked: hearts #3 / turn: N")
    for line, rule in [
        ("move 9 hearts N>N", "PC-R12"),
        ("move 9 hearts S>S", "PC-R12"),
        ("move 9 hearts E>N", "PC-R30"),
        ("move 9 hearts S>N", "PC-R30"),
        ("move 13 #3 X>N", "PC-R30"),
        ("move 9 clubs E>N", "PC-R13"),
        ("move 1 clubs S>N", "PC-R13"),
        ("move 1 spades N>S", "PC-R13"),
        ("bake 1c,2c,3c", "PC-R46"),
        ("bake 1c,2c", "PC-R46"),
        ("noask", "BH-2"),
        ("give 1c", "BH-2"),
        ("drop 1c", "BH-2"),
        ("reveal clubs 1", "BH-2"),
    ]:
        table.refused(f"N: {line}", rule=rule)
    for line in ("move 9 hearts N>N", "bake 1c,2c,3c", "draw E"):
        table.refused(f"E: {line}", rule="BH-1")


@pytest.mark.rule("PC-R55")
def test_a_refusal_quotes_the_rule(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 2h / turn: N")
    with pytest.raises(IllegalMove) as error:
        table.play("N: bake 1c,2h")
    assert (error.value.text, error.value.seat, error.value.rule) == ("N: bake 1c,2h", 0, "PC-R46")
    assert str(error.value).startswith(
        "'bake 1c,2h' is not allowed for N: What may be baked? Exactly one pastry per action"
    )


def test_atoms_are_refused_with_a_rule(pastry_chefs: Tables) -> None:
    """The ids that single atoms are refused with, inside a chain as well."""
    table = pastry_chefs("hand N: 1c 2h / hand E: 4d / blocked: hearts #3 / turn: N")
    for atom, rule in [(0, "PC-R8"), (12, "PC-R46"), (46, "PC-R13"), (48, "PC-R13"), (90, "BH-2"), (106, "BH-3")]:
        with pytest.raises(IllegalMove) as error:
            table.state.check(0, atom)
        assert error.value.rule == rule
    table.state.play(0, 44)  # from N
    for atom, rule in [(49, "PC-R12"), (4, "BH-2")]:
        with pytest.raises(IllegalMove) as error:
            table.state.check(0, atom)
        assert error.value.rule == rule
    table.state.play(0, 51)  # to S
    for atom, rule in [(56, "PC-R30"), (57, "PC-R13"), (3, "BH-2")]:
        with pytest.raises(IllegalMove) as error:
            table.state.check(0, atom)
        assert error.value.rule == rule
    table.state.play(0, 54)  # clubs
    with pytest.raises(IllegalMove) as error:
        table.state.check(0, 79)  # two of them
    assert error.value.rule == "PC-R13"


def test_every_verb_has_room_for_its_objects() -> None:
    widths = [atoms.ASK - atoms.DRAW, atoms.BAKE - atoms.ASK, atoms.FROM - atoms.BAKE, atoms.TO - atoms.FROM]
    widths += [atoms.DESCRIBE - atoms.TO, atoms.COUNT - atoms.DESCRIBE, atoms.CARD - atoms.COUNT]
    assert widths == [SEATS, SEATS, PASTRIES, ZONES, ZONES, DESCRIPTIONS, MAX_MATCHING]
