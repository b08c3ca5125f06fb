"""Chapter E: Baking, staleness, score cards."""

import pytest

from tests.games.pie_contest.table import Tables, action, contest_with, ingredient

S9 = "sea-salt baking-apples cinnamon cheddar rhubarb"


def bake(
    contest: Tables, kitchen: str, action_card: str = "hot-oven", more: str = "", **options: str | int
) -> list[int]:
    table = contest(f"hand 0: {action_card} / kitchen 0: {kitchen} {more}", **options)
    table.play(f"0: P:{action_card}")
    return table.values(0)


@pytest.mark.scenario("CO-S6")
@pytest.mark.rule("CO-40", "CO-41")
def test_two_salts(contest: Tables) -> None:
    table = contest("hand 0: hot-oven / kitchen 0: table-salt sea-salt lemons baking-apples / pies 1: 9")
    table.play("0: P:hot-oven")
    assert table.values(0) == []
    assert table.trash == "hot-oven"
    assert table.values(1) == [9]
    assert len(table.kitchen(0).split()) == 4


@pytest.mark.scenario("CO-S7")
@pytest.mark.rule("CO-38", "CO-41", "CO-R35")
def test_no_salt(contest: Tables) -> None:
    assert bake(contest, "lemons limes baking-apples") == []
    assert bake(contest, "caramel-salt limes baking-apples") == [9]  # any card with flavor Salt will do


@pytest.mark.scenario("CO-S8")
@pytest.mark.rule("CO-37", "CO-R36")
def test_fewer_than_three(contest: Tables) -> None:
    assert bake(contest, "table-salt lemons") == []
    assert bake(contest, "table-salt lemons honey") == [7]


@pytest.mark.scenario("CO-S9")
@pytest.mark.rule("CO-43", "CO-44", "CO-R39")
def test_the_value_of_a_pie(contest: Tables) -> None:
    assert bake(contest, S9) == [19]


@pytest.mark.scenario("CO-S10")
@pytest.mark.rule("CO-44")
def test_a_bonus(contest: Tables) -> None:
    assert bake(contest, S9, "slow-bake") == [22]
    assert bake(contest, "table-salt lemons honey", "slow-bake") == [7]


@pytest.mark.scenario("CO-S11")
@pytest.mark.rule("CO-44")
def test_a_worth_that_falls_in_the_oven(contest: Tables) -> None:
    assert bake(contest, "table-salt rhubarb lemons") == [5]


@pytest.mark.scenario("CO-S12")
@pytest.mark.rule("CO-R40")
def test_passives_count(contest: Tables) -> None:
    assert bake(contest, "table-salt butter shortcrust lattice-top") == [10]


@pytest.mark.scenario("CO-S14")
@pytest.mark.rule("CO-44")
def test_flavors_in_the_pie(contest: Tables) -> None:
    assert bake(contest, "table-salt nutmeg lemons honey bacon") == [17]


@pytest.mark.rule("CO-39")
def test_a_ready_kitchen_does_not_bake_by_itself(contest: Tables) -> None:
    table = contest(f"hand 0: lemons honey / kitchen 0: {S9}")
    table.play("0: -")
    assert table.values(0) == []
    assert table.kitchen(0) == S9


@pytest.mark.rule("CO-42", "CO-R38")
def test_everything_goes_in(contest: Tables) -> None:
    table = contest(f"hand 0: hot-oven / kitchen 0: {S9}")
    table.play("0: P:hot-oven")
    assert table.kitchen(0) == ""
    assert table.trash == " ".join(sorted([*S9.split(), "hot-oven"]))


@pytest.mark.rule("CO-45", "CO-46", "CO-47", "CO-48", "CO-R43", "CO-R73", "CO-R50")
def test_staleness_and_the_score_card(contest: Tables) -> None:
    table = contest("hand 0: hot-oven / kitchen 0: table-salt lemons honey / pies 0: 9>5 / pies 1: 12>8 3 / pies 2: 20")
    table.play("0: P:hot-oven")
    assert table.pies(0) == [[9, 5], [7]]
    assert table.pies(1) == [[12, 8, 4], [3, -1]]
    assert table.pies(2) == [[20, 16]]
    assert table.state.score(1) == 4


@pytest.mark.rule("CO-R43")
@pytest.mark.parametrize("staleness", [0, 1, 2, 3, 4, 5, 6])
def test_staleness_is_an_option(contest: Tables, staleness: int) -> None:
    table = contest("hand 0: hot-oven / kitchen 0: table-salt lemons honey / pies 1: 12", staleness=staleness)
    table.play("0: P:hot-oven")
    assert table.values(1) == [12 - staleness]


@pytest.mark.rule("CO-R42")
def test_a_floor_for_pies(contest: Tables) -> None:
    position = "hand 0: hot-oven / kitchen 0: table-salt cider-vinegar cider-vinegar / pies 1: 2"
    table = contest(position)
    table.play("0: P:hot-oven")
    assert (table.values(0), table.values(1)) == ([-3], [-2])
    floored = contest(position, pie_floor="zero")
    floored.play("0: P:hot-oven")
    assert (floored.values(0), floored.values(1)) == ([0], [0])


@pytest.mark.rule("CO-R37")
def test_declining_to_bake(contest: Tables) -> None:
    position = "hand 0: quick-bake / kitchen 0: table-salt lemons honey"
    forced = contest(position)
    forced.play("0: P:quick-bake")
    assert forced.values(0) == [5]
    free = contest(position, forced_bake="may_decline")
    free.play("0: P:quick-bake", "0: n")
    assert free.values(0) == []
    assert free.state.size(0) == 2  # the rest of the text is done
    willing = contest(position, forced_bake="may_decline")
    willing.play("0: P:quick-bake", "0: y")
    assert willing.values(0) == [5]
    asked_once = contest("hand 0: bake-off / kitchen 0: table-salt lemons honey", forced_bake="may_decline")
    asked_once.play("0: P:bake-off", "0: y")
    assert asked_once.values(0) == [7]


@pytest.mark.rule("CO-R41")
def test_baked_cards_are_not_trashed(contest: Tables) -> None:
    """Walnuts would draw a card when Trashed from a Kitchen."""
    table = contest("hand 0: hot-oven / kitchen 0: table-salt walnuts lemons / row: saboteur good-sport")
    table.play("0: P:hot-oven")
    assert table.hand(0) == ""
    assert table.row.startswith("saboteur good-sport")


@pytest.mark.scenario("CO-S23")
@pytest.mark.rule("CO-R44", "CO-R45", "CO-36", "CO-45")
def test_several_bake_through_one_effect(contest: Tables) -> None:
    table = contest(
        "hand 0: bake-off / kitchen 0: table-salt lemons baking-apples / kitchen 1: table-salt honey cheddar butter / "
        "kitchen 2: lemons / kitchen 3: table-salt cane-sugar cane-sugar"
    )
    table.play("0: P:bake-off", "0: y", "1: y", "3: y")
    assert (table.pies(0), table.pies(1), table.pies(3)) == ([[8, 4, 0]], [[9, 5]], [[7]])
    assert table.pies(2) == []


@pytest.mark.rule("CO-R46")
def test_a_turned_card_in_the_pie(contest: Tables) -> None:
    table = contest("hand 0: hot-oven / kitchen 0: table-salt double-cocoa lemons")
    table.play("0: P:hot-oven")
    assert table.values(0) == [9]
    assert table.trash == "hot-oven lemons table-salt"
    assert table.pile_bottom == "double-cocoa"


@pytest.mark.rule("CO-R47", "CO-41")
def test_told_to_bake_twice() -> None:
    table = contest_with(action("{bake: you}, {bake: you}"), "hand 0: test-action / kitchen 0: table-salt lemons honey")
    table.play("0: P:test-action")
    assert table.values(0) == [7]


@pytest.mark.scenario("CO-S43")
@pytest.mark.rule("CO-16", "CO-37")
def test_an_ingredient_that_bakes(contest: Tables) -> None:
    table = contest("hand 0: scorched-sugar / kitchen 0: table-salt baking-apples")
    table.play("0: P:scorched-sugar")
    assert table.values(0) == [4]


@pytest.mark.scenario("CO-S37")
@pytest.mark.rule("CO-34", "CO-36", "CO-R24", "CO-R76")
def test_effects_after_baking_wait_for_their_turn(contest: Tables) -> None:
    table = contest(
        "hand 0: hot-oven / kitchen 0: table-salt cranberries baking-apples / kitchen 1: pumpkin / pantry: lemons limes"
    )
    table.play("0: P:hot-oven")
    assert table.values(0) == [7]
    assert table.hand(0) == "lemons limes"
    assert table.worths(1) == [4]
    kinds = table.kinds()
    assert kinds.index("baked") < kinds.index("drew") < kinds.index("worth_changed")


@pytest.mark.scenario("CO-S54")
@pytest.mark.rule("CO-36", "CO-R22", "CO-R92")
def test_two_bacons(contest: Tables) -> None:
    """Not asked for an order; each makes every rival Trash a card, as far as they have any."""
    table = contest(
        "hand 0: hot-oven / kitchen 0: table-salt bacon bacon ginger / hand 1: lemons / hand 2: honey limes / hand 3:"
    )
    table.play("0: P:hot-oven")
    assert table.values(0) == [11]
    assert table.asked == "2"
    table.play("2: h.honey")
    assert (table.hand(1), table.hand(2)) == ("", "")
    assert table.state.size(3) == 1  # its draw; it had no card to Trash


@pytest.mark.rule("CO-R82")
def test_numbers_about_pies_and_ovens() -> None:
    cards = ingredient("{baking: {total: oven}}") + action(
        "{if: {ge: [{best: you}, -99]}, then: [{draw: 1}]}, {draw: {sum: [{pies: rivals}, {bakers: rivals}]}}, "
        "{draw: {mul: [{cap: [{pies: rivals}, 1]}, 2]}}, {bake: you}, "
        "{if: {made: pie}, then: [{draw: 1}], else: [{draw: 2}]}"
    )
    table = contest_with(cards, "hand 0: test-action / kitchen 0: table-salt test-ingredient lemons / pies 1: 5 3")
    table.play("0: P:test-action")
    # No Pie of one's own: the comparison is false. 2 Pies and 1 baker, then 2, then 1 for the Pie.
    assert table.state.size(0) == 3 + 2 + 1
    # 1 + 2 + 3, and once more that sum for the card that looks at the oven before any change.
    assert table.values(0) == [12]


@pytest.mark.rule("CO-R82", "CO-R93")
def test_after_a_failed_bake_there_is_no_pie() -> None:
    cards = action("{bake: you}, {pie: that, add: 5}, {if: {made: pie}, then: [{draw: 3}]}")
    table = contest_with(cards, "hand 0: test-action / kitchen 0: lemons / pies 0: 4")
    table.play("0: P:test-action")
    assert table.values(0) == [4]
    assert table.hand(0) == ""
