"""Chapters G and H: victory, ties, closing time, the Grand Contest."""

import pytest

from bakehouse import Rng, playout
from tests.games.pie_contest.table import GAME, ContestTable, Tables

READY = "hand 0: hot-oven / kitchen 0: table-salt lemons honey"
S9 = "sea-salt baking-apples cinnamon cheddar rhubarb"


def outcome(table: ContestTable) -> tuple[str, list[int | None], list[int]]:
    found = table.state.outcome
    assert found is not None
    return found.reason, found.scores, found.winners


@pytest.mark.scenario("CO-S24")
@pytest.mark.rule("CO-59", "CO-61", "CO-62", "CO-R48")
def test_the_end_is_immediate(contest: Tables) -> None:
    table = contest(
        f"hand 0: hot-oven / kitchen 0: {S9} / pies 1: 12 / pies 2: 9 / pies 3: 20 / "
        "row: blue-ribbon symphony showpiece"
    )
    table.play("0: P:hot-oven")
    assert outcome(table) == ("everybody baked", [19, 8, 5, 16], [0])
    assert "achieved" not in table.kinds()
    assert table.kinds()[-1] == "ended"


@pytest.mark.rule("CO-R48")
def test_effects_may_be_finished(contest: Tables) -> None:
    table = contest(
        f"hand 0: quick-bake / kitchen 0: {S9} / pies 1: 12 / pies 2: 9 / pies 3: 20 / "
        "row: blue-ribbon symphony late-riser",
        end_timing="finish_effects",
    )
    table.play("0: P:quick-bake", "0: o.symphony")
    assert table.state.over
    assert outcome(table)[1][0] == 17 + 2 + 2
    assert table.state.size(0) == 2 + 1


@pytest.mark.rule("CO-60", "CO-R49")
def test_three_pies_of_one_player(contest: Tables) -> None:
    table = contest(f"{READY} / pies 0: 9 8 / pies 1: 5")
    table.play("0: P:hot-oven")
    assert outcome(table) == ("three pies", [9, 1, None, None], [0])
    last = contest(f"{READY} / pies 1: 5 / pies 2: 4 / pies 3: 4")
    last.play("0: P:hot-oven")
    assert outcome(last)[0] == "everybody baked"  # either is enough


@pytest.mark.scenario("CO-S26")
@pytest.mark.rule("CO-R51", "CO-R52")
def test_a_tie_and_a_player_without_a_pie(contest: Tables) -> None:
    table = contest("hand 0: hot-oven / kitchen 0: table-salt lemons honey / pies 0: 14 2 / pies 1: 18 / pies 2: 13")
    table.play("0: P:hot-oven")
    assert outcome(table) == ("three pies", [14, 14, 9, None], [0, 1])
    assert [table.state.reward(seat) for seat in range(4)] == [0.5, 0.5, 0.0, 0.0]


@pytest.mark.rule("CO-R51")
def test_no_pie_counts_zero(contest: Tables) -> None:
    position = "hand 0: hot-oven / kitchen 0: table-salt cider-vinegar cider-vinegar / pies 0: -5 -6 / pies 1: 1"
    last = contest(position)
    last.play("0: P:hot-oven")
    assert outcome(last)[1:] == ([-3, -3, None, None], [0, 1])
    zero = contest(position, no_pie="zero")
    zero.play("0: P:hot-oven")
    assert outcome(zero)[1:] == ([-3, -3, 0, 0], [2, 3])


@pytest.mark.rule("CO-R52")
def test_next_best_breaks_ties(contest: Tables) -> None:
    position = f"{READY} / pies 0: 14 2 / pies 1: 18 12 / pies 2: 13"
    table = contest(position, tie="next_best")
    table.play("0: P:hot-oven")
    assert outcome(table)[2] == [1]  # 14, 8 beats 14, 7
    missing = contest(position.replace("18 12", "18"), tie="next_best")
    missing.play("0: P:hot-oven")
    assert outcome(missing)[2] == [0]  # a missing Pie loses


@pytest.mark.rule("CO-R53", "CO-R96")
def test_closing_time(contest: Tables) -> None:
    table = contest("hand 0: lemons honey / turns: 4 / first: 3 / pies 2: 5", closing_time=1)
    table.play("0: -")
    assert outcome(table) == ("closing time", [None, None, 5, None], [2])
    nobody = contest("hand 0: lemons honey / turns: 4 / first: 3", closing_time=1)
    nobody.play("0: -")
    assert outcome(nobody) == ("closing time", [None] * 4, [0, 1, 2, 3])
    cases: list[tuple[str | int, int, bool]] = [("usual", 400, True), ("usual", 399, False), ("off", 400, False)]
    for option, turns, over in [*cases, (100, 400, True)]:
        later = contest(f"hand 0: lemons honey / turns: {turns}", closing_time=option)
        later.play("0: -")
        assert later.state.over == over


@pytest.mark.rule("CO-R53")
def test_closing_time_of_the_grand_contest(contest: Tables) -> None:
    table = contest("hand 0: lemons honey / turns: 1000 / pies 0: 4 3", grand="on")
    table.play("0: -")
    assert outcome(table) == ("closing time", [7, 0, 0, 0], [0])
    longer = contest("hand 0: lemons honey / turns: 400", grand="on")
    longer.play("0: -")
    assert not longer.state.over


# -- The Grand Contest -----------------------------------------------------------


@pytest.mark.scenario("CO-S39")
@pytest.mark.rule("CO-65", "CO-R70", "CO-R72")
def test_three_more_for_every_pie(contest: Tables) -> None:
    table = contest(
        "hand 0: baking-apples / kitchen 0: lemons / pies 0: 7 -2 / pies 1: 9 / row: fruit-stand", grand="on"
    )
    table.play("0: P:baking-apples")
    assert table.pies(0) == [[7, 10], [-2, 1]]
    assert table.values(1) == [9]


@pytest.mark.rule("CO-R72", "CO-R70")
def test_shields_do_not_stop_the_bonus(contest: Tables) -> None:
    """In another player's turn, for an Achievement that turns into a card, with shielded Pies."""
    table = contest(
        "hand 0: bacon honey / kitchen 1: peaches candied-pecans / pies 1: 7 / pie shields: 1 / row: nut-case",
        grand="on",
    )
    table.play("0: P:bacon")
    assert table.values(1) == [10]
    assert table.kitchen(1).endswith("nut-case")


@pytest.mark.scenario("CO-S40")
@pytest.mark.rule("CO-R69", "CO-45")
@pytest.mark.parametrize(("includes", "values"), [("yes", [10, 11]), ("no", [10, 8])])
def test_the_new_pie_gains_too(contest: Tables, includes: str, values: list[int]) -> None:
    table = contest(
        "hand 0: hot-oven / kitchen 0: table-salt lemons baking-apples / pies 0: 7 / pies 1: 9 / row: humble-pie",
        grand="on",
        grand_includes_new=includes,
    )
    table.play("0: P:hot-oven")
    assert table.values(0) == values
    assert table.values(1) == [5]
    assert table.state.size(0) == 3


@pytest.mark.scenario("CO-S41")
@pytest.mark.rule("CO-63", "CO-64", "CO-R71", "CO-66")
def test_the_end_of_the_grand_contest(contest: Tables) -> None:
    table = contest(f"{READY} / pies 0: 9 8 2 / pies 1: 14 9 9 9 4 / pies 2: 4 4 4 4 / pies 3: 5 5 5 5", grand="on")
    table.play("0: P:hot-oven")
    assert outcome(table) == ("grand contest", [24, 20, 0, 3], [0])
    early = contest(f"{READY} / pies 0: 9 8 / pies 1: 1 / pies 2: 1 / pies 3: 1", grand="on")
    early.play("0: P:hot-oven")
    assert not early.state.over  # neither CO-59 nor CO-60 ends it


@pytest.mark.rule("CO-66")
def test_a_grand_contest_can_be_played() -> None:
    state = GAME.deal(4, 5, {"grand": "on", "closing_time": 60})
    playout(state, Rng(5))
    assert state.over
