"""The tally (CH-87 to CH-105, CH-R64 to CH-R76, CH-R84, CH-R92)."""

from __future__ import annotations

import pytest

from tests.games.cheflebrity.table import ChefTable

FULL_COUNT = """
    seats: 3 /
    serving s1: w1=B25,FA25,T5 w2=B5,FB5,T5,E5 w3=B10,FC20 w4=B15,FA10,E20,E10 / kept s1: SB SB /
    serving s2: w1=B20,FB20,T25,E20,E20 w2=B10,SG=FC,T15 w3=B5,FP15 / kept s2: SB SV /
    serving s3: w1=B15,FP25,T15,E15 w2=B20,FA20,T20 / kept s3: SB SV
"""


@pytest.mark.scenario("CH-S68")
@pytest.mark.rule(
    "CH-87", "CH-88", "CH-89", "CH-91", "CH-92", "CH-93", "CH-R66", "CH-R67", "CH-R68", "CH-R69", "CH-R74"
)
@pytest.mark.rule("CH-96", "CH-97", "CH-98", "CH-99", "CH-100", "CH-101", "CH-102", "CH-103", "CH-104", "CH-105")
@pytest.mark.rule("CH-R70", "CH-R71", "CH-R72", "CH-R73", "CH-R74")
def test_the_full_count(chefs: type[ChefTable]) -> None:
    tally = chefs(FULL_COUNT).tally
    assert tally.quality == [160, 155, 130]
    assert [(bonus.values, bonus.points) for bonus in tally.bonuses] == [
        ([2, 2, 2], [5, 5, 5]),
        ([2, 1, None], [25, 0, 0]),
        ([2, 2, 2], [5, 5, 5]),
        ([2, 1, None], [25, 0, 0]),
        ([4, 4, 3], [10, 10, 0]),
        ([2, 2, 1], [10, 10, 0]),
        ([2, 1, 1], [25, 0, 0]),
        ([4, 1, None], [25, 0, 0]),
        ([2, 1, 1], [25, 0, 0]),
        ([None, 1, 1], [0, 10, 10]),
    ]
    assert tally.totals == [315, 195, 150]


@pytest.mark.scenario("CH-S59")
@pytest.mark.rule("CH-90", "CH-R64")
def test_what_is_not_served_is_worth_nothing(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / working s1: w1=B25,FA25,T25 / hand s1: B25 T25 E25")
    assert table.tally.totals == [0, 0]


@pytest.mark.scenario("CH-S63")
@pytest.mark.rule("CH-R46", "CH-R72", "CH-35", "CH-89")
def test_a_stroke_of_genius_is_of_the_worst_quality(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / serving s1: w1=B5,SG=FP,T20 / serving s2: w1=B5,FC10,T20")
    assert table.bonus(8) == [25, 0]
    assert table.bonus(5) == [25, 0]
    assert table.tally.quality == [30, 35]


@pytest.mark.rule("CH-R46")
def test_a_stroke_of_genius_as_top_and_extras(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / serving s1: w1=B10,FA10,SG=T,SG=E / serving s2: w1=B10,FC10")
    assert table.bonus(1) == [25, 0]
    assert table.bonus(6) == [25, 0]


@pytest.mark.scenario("CH-S64")
@pytest.mark.rule("CH-72", "CH-R19", "CH-R67", "CH-R70")
def test_a_covered_tart_is_a_tart(chefs: type[ChefTable]) -> None:
    position = "seats: 2 / serving s1: w1=B5,FA5,E5,E10,E15 / serving s2: w1=B5,FC10,T20,E20,E25"
    table = chefs(position)
    assert [table.bonus(number) for number in (1, 2, 3, 4, 6)] == [[0, 25], [25, 0], [0, 25], [25, 0], [25, 0]]
    neither = chefs(position, covered_tart="neither")
    assert [neither.bonus(number) for number in (1, 2, 3, 4, 6)] == [[0, 25], [0, 0], [0, 25], [0, 0], [25, 0]]


@pytest.mark.rule("CH-R19")
def test_a_plain_tart_stays_a_tart(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / serving s1: w1=B5,FA5", covered_tart="neither")
    assert table.bonus(2) == [25, 0]
    assert table.bonus(4) == [25, 0]


@pytest.mark.scenario("CH-S65")
@pytest.mark.rule("CH-R65")
def test_nobody_wins_with_nothing(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / serving s1: w1=B5,FA10,T15")
    assert table.bonus(2) == [0, 0]
    assert table.bonus(4) == [0, 0]
    assert table.bonus(7) == [0, 0]
    assert table.bonus(9) == [0, 0]


@pytest.mark.rule("CH-R65", "CH-R66")
def test_zero_may_win(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / serving s1: w1=B5,FA10,T15", zero_bonus="on")
    assert table.bonus(2) == [10, 10]
    assert table.bonus(5) == [25, 0]  # one card alone
    assert table.bonus(9) == [10, 10]


@pytest.mark.scenario("CH-S67")
@pytest.mark.rule("CH-R65", "CH-R69")
def test_one_card_is_not_consistent(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / serving s1: w1=B5,FA10,T15 / serving s2: w1=B5,FB10,T20")
    assert table.bonus(5) == [0, 0]


@pytest.mark.rule("CH-92", "CH-93", "CH-94", "CH-R66")
@pytest.mark.parametrize(("players", "points"), [(1, 25), (2, 10), (3, 5), (4, 0), (5, 0)])
def test_ties(chefs: type[ChefTable], players: int, points: int) -> None:
    tarts = ["B5,FA5", "B5,FB5", "B5,FC5", "B5,FP5", "B10,FA10"]
    lines = [f"serving s{seat + 1}: w1={tarts[seat]}" for seat in range(players)]
    table = chefs(" / ".join(["seats: 5", *lines]))
    assert table.bonus(2) == [points] * players + [0] * (5 - players)


@pytest.mark.rule("CH-R74")
def test_one_pie_may_win_several_bonuses_and_counts_once(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / serving s1: w1=B25,FA25,T25,E5 w2=B25,FB25,T25 / serving s2: w1=B25,FC20,T20")
    assert [table.bonus(number) for number in (5, 6, 7)] == [[25, 0]] * 3


@pytest.mark.rule("CH-98", "CH-99", "CH-R68")
def test_variety_counts_kinds_not_fillings(chefs: type[ChefTable]) -> None:
    table = chefs(
        "seats: 2 / serving s1: w1=B5,FA5,T5 w2=B5,FA10,T5 w3=B5,SG=FA,T5 w4=B10,FB5 w5=B10,FB10"
        "/ serving s2: w1=B10,FC5,T10 w2=B10,FP5,T10 w3=B15,FC10 w4=B15,FP10"
    )
    assert [table.tally.bonuses[number].values for number in (2, 3)] == [[1, 2], [1, 2]]


@pytest.mark.rule("CH-R71", "CH-R72", "CH-R92")
def test_quality_by_total_and_average(chefs: type[ChefTable]) -> None:
    position = "seats: 3 / serving s1: w1=B5,FA10,T10,E20,E20 / serving s2: w1=B20,FB20,T20 / serving s3: w1=B25,FC25"
    counted = chefs(position)
    assert (counted.bonus(7), counted.bonus(8)) == ([0, 0, 0], [25, 0, 0])
    total = chefs(position, quality_bonus="total")
    assert (total.bonus(7), total.bonus(8)) == ([25, 0, 0], [0, 25, 0])
    assert total.tally.bonuses[7].values == [65, 60, None]
    average = chefs(position, quality_bonus="average")
    assert (average.bonus(7), average.bonus(8)) == ([0, 25, 0], [25, 0, 0])
    equal = chefs("seats: 2 / serving s1: w1=B5,FA10,T15 / serving s2: w1=B10,FB10,T5,E15", quality_bonus="average")
    assert (equal.bonus(7), equal.bonus(8)) == ([10, 10], [10, 10])


@pytest.mark.rule("CH-R65", "CH-R92", "CH-R95")
@pytest.mark.parametrize("kind", ["total", "average"])
@pytest.mark.parametrize("zero", ["on", "off"])
def test_without_a_pie_there_is_no_quality_to_compare(chefs: type[ChefTable], kind: str, zero: str) -> None:
    table = chefs("seats: 2 / serving s1: w1=B5,FA5", quality_bonus=kind, zero_bonus=zero)
    assert (table.bonus(7), table.bonus(8)) == ([0, 0], [0, 0])
    assert [bonus.values for bonus in table.tally.bonuses[6:8]] == [[None, None]] * 2
    one = chefs("seats: 2 / serving s1: w1=B5,FA5,T5", quality_bonus=kind, zero_bonus=zero)
    assert (one.bonus(7), one.bonus(8)) == ([25, 0], [25, 0])


@pytest.mark.rule("CH-R73")
def test_tarts_may_compete(chefs: type[ChefTable]) -> None:
    position = "seats: 2 / serving s1: w1=B25,FA25 / serving s2: w1=B5,FB25,T5"
    pies = chefs(position)
    assert [pies.bonus(number) for number in (5, 7, 8)] == [[0, 25], [0, 25], [0, 25]]
    both = chefs(position, pie_bonus_scope="pies_and_tarts")
    assert [both.bonus(number) for number in (5, 7, 8)] == [[10, 10], [25, 0], [0, 25]]


@pytest.mark.scenario("CH-S83")
@pytest.mark.rule("CH-91", "CH-95", "CH-R76", "CH-R84")
def test_own_goals(chefs: type[ChefTable]) -> None:
    position = "seats: 2 / serving s1: w1=B5,FP5 w2=B5,SG=FP,T5 / serving s2: w1=B5,FP10,T10,E5,E5 w2=B10,FA5"
    assert len(chefs(position).tally.bonuses) == 10
    table = chefs(position, extra_bonuses="pumpkin+biggest+desserts")
    assert [bonus.name for bonus in table.tally.bonuses[10:]] == ["pumpkin", "biggest", "desserts"]
    assert [table.bonus(number) for number in (11, 12, 13)] == [[25, 0], [0, 25], [10, 10]]
    assert [bonus.points for bonus in chefs(position, extra_bonuses="biggest").tally.bonuses[10:]] == [[0, 25]]
    plain = sum(chefs(position).tally.totals)
    assert sum(table.tally.totals) == plain + 70


def finished(chefs: type[ChefTable], position: str, **options: str | int) -> ChefTable:
    table = chefs(f"seats: 2 / step: menu / only pile: / last: s2 / turns left: 0 / {position}", **options)
    table.quietly("s1: end")
    assert table.state.over
    return table


@pytest.mark.scenario("CH-S69")
@pytest.mark.rule("CH-1", "CH-87", "CH-R75")
def test_equal_totals(chefs: type[ChefTable]) -> None:
    position = (
        "serving s1: w1=B5,FA15 w2=B10,FB10 / serving s2: w1=B20,FC10 w2=SG=B,SG=FP / hand s1: T5 T5 / hand s2: T5"
    )
    table = finished(chefs, position)
    outcome = table.state.outcome
    assert outcome is not None
    assert outcome.scores[0] == outcome.scores[1]
    assert outcome.winners == [0, 1]
    assert [table.state.reward(seat) for seat in (0, 1)] == [0.5, 0.5]
    assert finished(chefs, position, tiebreak="most_desserts").state.result().winners == [0, 1]
    assert finished(chefs, position, tiebreak="fewest_hand_cards").state.result().winners == [1]


@pytest.mark.rule("CH-R75", "CH-1")
def test_most_desserts_break_a_tie(chefs: type[ChefTable]) -> None:
    position = "serving s1: w1=B10,FA15,T20 / serving s2: w1=B10,FB10 w2=B15,FC10"
    assert finished(chefs, position).state.result().scores == [95, 95]
    assert finished(chefs, position).state.result().winners == [0, 1]
    table = finished(chefs, position, tiebreak="most_desserts")
    assert table.state.result().winners == [1]
    assert [table.state.reward(seat) for seat in (0, 1)] == [0.0, 1.0]
