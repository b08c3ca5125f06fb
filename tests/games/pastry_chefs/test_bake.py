"""Chapters B and J: pastries, points, winning."""

from itertools import combinations

import pytest

from bakehouse.games.pastry_chefs.cards import ONE, PASTRIES, can_bake, pastry_kinds
from bakehouse.games.pastry_chefs.observation import pastry_of
from tests.games.pastry_chefs.table import GAME, Tables


def is_pastry(codes: tuple[str, ...]) -> bool:
    """The definition once more, from the rulebook's words."""
    numbers = sorted(int(code[0]) for code in codes)
    suits = [code[1] for code in codes]
    run = len(set(suits)) == 1 and numbers in ([1, 2, 3], [2, 3, 4], [1, 2, 3, 4])
    number = len(set(numbers)) == 1 and len(set(suits)) == len(codes) >= 3
    return run or number


@pytest.mark.rule("PC-6", "PC-7", "PC-8", "PC-9", "PC-R46")
def test_the_32_shapes() -> None:
    codes = GAME.house_deck().codes
    ours = {tuple(sorted(codes[kind] for kind in pastry_kinds(pastry))) for pastry in range(PASTRIES)}
    sets = [tuple(sorted(cards)) for size in (3, 4) for cards in combinations(codes, size)]
    assert ours == {cards for cards in sets if is_pastry(cards)}
    assert sorted(len(cards) for cards in ours) == [3] * 24 + [4] * 8


@pytest.mark.rule("PC-5", "PC-15", "PC-R46")
def test_how_many_hands_can_bake() -> None:
    """25,920 of the 194,580 hands of four cards; copies make no difference to which can."""
    kinds = [kind for kind in range(16) for _ in range(3)]
    found = sum(can_bake(ONE[a] + ONE[b] + ONE[c] + ONE[d]) for a, b, c, d in combinations(kinds, 4))
    assert found == 25_920


@pytest.mark.rule("PC-10", "PC-11")
@pytest.mark.parametrize(("cards", "points"), [("1d,2d,3d", 1), ("2d,3d,4d", 1), ("1d,2d,3d,4d", 2)])
def test_points_of_runs(pastry_chefs: Tables, cards: str, points: int) -> None:
    table = pastry_chefs("hand N: 1d 2d 3d 4d 1h 2s / turn: N")
    table.play(f"N: bake {cards}")
    assert table.scores == [points, 0]


@pytest.mark.rule("PC-10", "PC-11")
@pytest.mark.parametrize(("cards", "points"), [("3c,3d,3s", 1), ("3c,3d,3h", 1), ("3c,3d,3h,3s", 2)])
def test_points_of_numbers(pastry_chefs: Tables, cards: str, points: int) -> None:
    table = pastry_chefs("hand N: 1h 2s / hand W: 3c 3d 3h 3s 1h 2s / turn: W")
    table.play(f"W: bake {cards}")
    assert table.scores == [0, points]


@pytest.mark.scenario("PC-S5")
@pytest.mark.rule("PC-R47", "PC-58")
def test_three_of_four_may_be_baked(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1d 2d 3d 4d / turn: N")
    bakes = [line for line in table.lines("N") if line.startswith("bake")]
    assert bakes == ["bake 1d,2d,3d", "bake 2d,3d,4d", "bake 1d,2d,3d,4d"]


@pytest.mark.rule("PC-R46", "PC-8", "PC-9")
@pytest.mark.parametrize("cards", ["3d,4d,1d", "1d,2d,3c", "1d,1c,1c", "2d,2c", "1d,2d,3d,3d", "1d,2d,4d"])
def test_what_is_no_pastry(pastry_chefs: Tables, cards: str) -> None:
    table = pastry_chefs("hand N: 1d 2d 3d 3d 4d 1c 1c 2c 3c / turn: N")
    table.refused(f"N: bake {cards}", rule="PC-R46")


@pytest.mark.rule("PC-R46", "PC-58")
def test_all_cards_come_from_the_own_hand(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1d 2d 4c / hand S: 3d / X: 3d / turn: N")
    table.refused("N: bake 1d,2d,3d", rule="PC-R46")


@pytest.mark.scenario("PC-S6")
@pytest.mark.rule("PC-R48", "PC-R46")
def test_a_pastry_is_final(pastry_chefs: Tables) -> None:
    table = pastry_chefs("bakes: N=1d,2d,3d / hand N: 4d 1c 2h / turn: N")
    table.refused("N: bake 4d", rule="PC-R46")
    table.refused("N: bake 1d,2d,3d,4d", rule="PC-R46")
    assert not [line for line in table.lines("N") if line.startswith("bake")]


@pytest.mark.scenario("PC-S10")
@pytest.mark.rule("PC-62", "PC-25", "PC-58")
def test_a_big_pastry(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1d 2d 3d 4d 2c / deck: 4s / turn: N")
    table.play("N: bake 1d,2d,3d,4d")
    assert (table.scores, table.baked("N")) == ([2, 0], ["1d 2d 3d 4d"])
    assert (table.hand("N"), table.step) == ("2c 4s", "reveal")
    table.play("N: reveal spades 1")
    assert table.turn == "E"


@pytest.mark.scenario("PC-S53")
@pytest.mark.rule("PC-22", "PC-58", "PC-R46")
def test_one_action_a_turn(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1d 2d 3d 1c 2c 3c 4h / hand E: 1s 2s / turn: N")
    table.play("N: bake 1d,2d,3d")
    for line in ("bake 1c,2c,3c", "draw N", "move 1 4h N>S"):
        table.refused(f"N: {line}", rule="BH-1")
    assert table.asked == "E"


@pytest.mark.rule("PC-22")
def test_the_three_actions(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1d 2d 3d / hand E: 1s 2s / turn: N")
    assert {line.split()[0] for line in table.lines("N")} == {"move", "draw", "bake"}


@pytest.mark.scenario("PC-S44")
@pytest.mark.rule("PC-12", "PC-R49")
def test_five_points_win_at_once(pastry_chefs: Tables) -> None:
    table = pastry_chefs("bakes: E=1c,2c,3c,4c W=1h,2h,3h / hand E: 1d 2d 3d 4d / turn: E")
    table.play("E: bake 1d,2d,3d,4d")
    assert table.state.over
    assert table.asked == ""
    assert table.hand("E") == ""  # no end-of-turn draw
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.winners) == ("five points", [0, 5, 0, 5], [1, 3])
    assert [table.state.reward(seat) for seat in range(4)] == [0, 1, 0, 1]
    table.refused("S: draw S", rule="BH-4")


@pytest.mark.rule("PC-R49", "PC-12")
@pytest.mark.parametrize(("cards", "points"), [("1d,2d,3d", 5), ("1d,2d,3d,4d", 6)])
def test_six_points_are_possible(pastry_chefs: Tables, cards: str, points: int) -> None:
    table = pastry_chefs("bakes: E=1c,2c,3c,4c W=1h,2h,3h,4h / hand E: 1d 2d 3d 4d / turn: E")
    table.play(f"E: bake {cards}")
    assert (table.scores, table.state.over) == ([0, points], True)


@pytest.mark.rule("PC-12")
def test_four_points_are_not_enough(pastry_chefs: Tables) -> None:
    table = pastry_chefs("bakes: E=1c,2c,3c,4c W=1h,2h,3h / hand E: 1d 2d 3d 4s 4s / turn: E")
    table.play("E: bake 1d,2d,3d")
    assert (table.scores, table.state.over, table.asked) == ([0, 4], False, "S")


@pytest.mark.rule("PC-R46")
def test_four_copies_are_not_the_next_card() -> None:
    """Hands are counted in two bits a kind, and four copies would run over into the next one."""
    diamonds = [4, 5, 6, 7]
    assert pastry_of(diamonds[1:]) >= 0
    assert pastry_of([4, 4, 4, 4, 6, 7]) == -1
