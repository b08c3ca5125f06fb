"""Chapter C and the rulings about effects: playing, Kitchens, guards, Swaps, worths."""

import pytest

from tests.games.pie_contest.table import Tables, action, contest_with, ingredient

FULL = "honey butter bacon chili ginger"


@pytest.mark.rule("CO-15", "CO-16", "CO-30", "CO-21")
def test_a_played_ingredient(contest: Tables) -> None:
    table = contest("hand 0: sea-salt lemons / pantry: honey")
    table.play("0: P:sea-salt")
    assert table.kitchen(0) == "sea-salt"
    assert table.hand(0) == "honey lemons"  # its effect
    plain = contest("hand 0: lemons honey / pantry: butter")
    plain.play("0: P:lemons")  # no ability
    assert plain.hand(0) == "honey"


@pytest.mark.rule("CO-22")
def test_the_three_kinds_of_abilities(contest: Tables) -> None:
    """Passive, when played, when Baked."""
    table = contest("hand 0: butter lemons / kitchen 0: shortcrust")
    assert table.worths(0) == [3]
    table.play("0: P:butter")
    assert table.worths(0) == [4, 2]
    table = contest("hand 0: hot-oven / kitchen 0: table-salt cranberries baking-apples / pantry: bacon chili")
    table.play("0: P:hot-oven")
    assert table.hand(0) == "bacon chili"


@pytest.mark.scenario("CO-S13")
@pytest.mark.rule("CO-22", "CO-R27")
def test_passives_only_add(contest: Tables) -> None:
    table = contest("hand 0: honey / kitchen 0: table-salt vanilla-custard lemons limes")
    assert table.worths(0) == [1, 1, 3, 2]
    turned = contest("hand 0: honey / kitchen 0: limes lemons table-salt vanilla-custard")
    assert sorted(turned.worths(0)) == sorted(table.worths(0))


@pytest.mark.rule("CO-18")
def test_a_kitchen_has_room_for_five(contest: Tables) -> None:
    table = contest("hand 0: lemons limes / kitchen 0: honey butter bacon chili")
    table.play("0: P:lemons")
    assert table.view(None).room[0] == 0
    assert len(table.kitchen(0).split()) == 5


@pytest.mark.scenario("CO-S17")
@pytest.mark.rule("CO-20", "CO-R77")
def test_a_full_kitchen_receives_nothing(contest: Tables) -> None:
    table = contest(f"hand 0: windowsill-thief / kitchen 0: {FULL} / kitchen 1: limes")
    table.play("0: P:windowsill-thief")
    assert table.kitchen(0) == FULL
    assert table.kitchen(1) == "limes"
    assert table.trash == "windowsill-thief"


@pytest.mark.rule("CO-20")
def test_only_that_part_is_skipped() -> None:
    cards = action("{gain: {from: trash}}, {draw: 2}")
    table = contest_with(cards, f"hand 0: test-action / kitchen 0: {FULL} / trash: lemons")
    table.play("0: P:test-action")
    assert table.trash == "lemons test-action"
    assert table.state.size(0) == 2


@pytest.mark.rule("CO-23", "CO-24", "CO-R30")
def test_a_swap_is_no_play(contest: Tables) -> None:
    """Sea Salt would draw a card if it were played."""
    table = contest("hand 0: swap-meet / kitchen 0: lemons / kitchen 1: sea-salt")
    table.play("0: P:swap-meet")
    assert table.kitchen(0) == "sea-salt"
    assert table.kitchen(1) == "lemons"
    assert table.hand(0) == ""


@pytest.mark.rule("CO-23", "CO-24")
def test_gaining_is_no_play(contest: Tables) -> None:
    table = contest("hand 0: candied-cherries / trash: blueberries peaches / kitchen 0: lemons")
    table.play("0: P:candied-cherries", "0: y", "0: t.peaches")
    assert table.kitchen(0) == "lemons candied-cherries peaches"
    assert table.hand(0) == ""  # Peaches would have drawn a card


@pytest.mark.scenario("CO-S16")
@pytest.mark.rule("CO-R30", "CO-R86")
def test_swapping_between_full_kitchens(contest: Tables) -> None:
    table = contest(
        "hand 0: swap-meet / kitchen 0: lemons table-salt limes nutmeg rosemary / "
        "kitchen 1: chili bacon ginger butter cheddar"
    )
    table.play("0: P:swap-meet", "0: k0.table-salt", "0: k1.bacon")
    assert table.kitchen(0) == "lemons bacon limes nutmeg rosemary"
    assert table.kitchen(1) == "chili table-salt ginger butter cheddar"


@pytest.mark.rule("CO-R30", "CO-R77")
def test_a_swap_needs_both_cards(contest: Tables) -> None:
    table = contest("hand 0: swap-meet / kitchen 0: lemons limes")
    table.play("0: P:swap-meet")
    assert table.turn == 3
    assert table.kitchen(0) == "lemons limes"


@pytest.mark.rule("CO-R28")
@pytest.mark.parametrize(("memory", "worths"), [("stays", ([5], [1])), ("resets_on_move", ([3], [3]))])
def test_how_long_a_changed_worth_lasts(contest: Tables, memory: str, worths: tuple[list[int], list[int]]) -> None:
    table = contest("hand 0: swap-meet / kitchen 0: lemons-2 / kitchen 1: cane-sugar+2", worth_memory=memory)
    table.play("0: P:swap-meet")
    assert (table.worths(0), table.worths(1)) == worths


@pytest.mark.rule("CO-R28")
def test_a_counter_is_wiped_outside_kitchens() -> None:
    cards = action("{take: {from: kitchen}}, {play: {from: hand}}")
    table = contest_with(cards, "hand 0: test-action / kitchen 0: lemons+5")
    table.play("0: P:test-action")
    assert table.kitchen(0) == "lemons"
    assert table.worths(0) == [3]


@pytest.mark.rule("CO-R29")
def test_worth_may_be_negative(contest: Tables) -> None:
    table = contest("hand 0: limes honey / kitchen 1: cider-vinegar")
    table.play("0: P:limes")
    assert table.worths(1) == [-4]


@pytest.mark.scenario("CO-S51")
@pytest.mark.rule("CO-R28")
def test_setting_a_worth(contest: Tables) -> None:
    table = contest("hand 0: lemons honey / kitchen 0: limes / kitchen 2: dark-chocolate cocoa-powder / row: pucker-up")
    assert table.worths(2) == [5, 2]
    table.play("0: P:lemons", "0: k2.dark-chocolate")
    assert table.worths(2) == [1, 2]
    card = table.view(None).kitchens[2][0]
    assert card.counter == -4


# -- Actions ---------------------------------------------------------------------


@pytest.mark.rule("CO-R19")
def test_an_action_that_does_nothing(contest: Tables) -> None:
    table = contest("hand 0: hot-oven lemons")
    table.play("0: P:hot-oven")
    assert table.trash == "hot-oven"
    strict = contest("hand 0: hot-oven lemons bake-off swap-meet grocery-run", empty_action="forbidden")
    assert strict.main() == ["-", "V", "P:lemons", "P:grocery-run"]
    strict.refused("0: P:hot-oven", "CO-R19")
    ready = contest(
        "hand 0: hot-oven bake-off swap-meet / kitchen 2: table-salt lemons honey / kitchen 0: limes",
        empty_action="forbidden",
    )
    assert ready.main() == ["-", "V", "P:bake-off", "P:swap-meet"]


@pytest.mark.rule("CO-R20")
def test_an_action_cannot_fetch_itself(contest: Tables) -> None:
    table = contest("hand 0: leftovers / pantry: honey")
    table.play("0: P:leftovers")
    assert table.trash == "leftovers"
    assert table.hand(0) == "honey"
    other = contest("hand 0: leftovers leftovers / trash: leftovers lemons / pantry: honey")
    other.play("0: P:leftovers")
    assert other.options() == ["t.lemons", "t.leftovers"]  # the other copy
    other.play("0: t.leftovers")
    assert other.trash == "leftovers lemons"


@pytest.mark.scenario("CO-S47")
@pytest.mark.rule("CO-R21")
def test_an_extra_play_is_complete_before_the_rest(contest: Tables) -> None:
    table = contest("hand 0: dash-to-the-oven maple-syrup / kitchen 0: table-salt baking-apples")
    table.play("0: P:dash-to-the-oven", "0: y")
    assert table.values(0) == [8]


@pytest.mark.scenario("CO-S48")
@pytest.mark.rule("CO-R21")
def test_nested_plays(contest: Tables) -> None:
    table = contest("hand 0: espresso butterfingers lemons / kitchen 1: limes honey / kitchen 2: bacon")
    table.play("0: P:espresso", "0: y", "0: h.butterfingers", "0: k1.limes")
    assert table.trash == "butterfingers limes"
    assert table.kitchen(0) == "espresso"
    assert table.turn == 3


@pytest.mark.rule("CO-R21")
def test_a_play_in_another_players_turn(contest: Tables) -> None:
    """Seat 1 has two Bitters when seat 0's turn reaches a checkpoint."""
    table = contest("hand 0: lemons honey / hand 1: sea-salt bacon / kitchen 1: espresso walnuts / row: dark-mood")
    table.play("0: P:lemons", "1: y", "1: h.bacon")
    assert table.kitchen(1) == "espresso walnuts bacon"
    assert table.turn == 3


@pytest.mark.rule("CO-R22")
def test_what_is_impossible_is_left_out(contest: Tables) -> None:
    table = contest("hand 0: caramel-salt")
    table.play("0: P:caramel-salt")
    assert table.kitchen(0) == "caramel-salt"
    forced = contest("hand 0: caramel-salt lemons limes")
    forced.play("0: P:caramel-salt")
    assert forced.options() == ["h.lemons", "h.limes"]  # mandatory
    forced.refused("0: h.bacon", "CO-R102")


@pytest.mark.scenario("CO-S42")
@pytest.mark.rule("CO-R22")
def test_nothing_to_choose(contest: Tables) -> None:
    table = contest("hand 0: chili honey / kitchen 1: lemons / kitchen 2: cheddar")
    table.play("0: P:chili")
    assert table.kitchen(0) == "chili"
    assert table.turn == 3


@pytest.mark.rule("CO-R23")
def test_the_text_is_finished_without_its_card() -> None:
    """The card Trashes itself; the rest is done, what concerns the card does nothing."""
    cards = ingredient("{when: played, do: [{trash: this}, {worth: this, add: 3}, {draw: 2}]}")
    table = contest_with(cards, "hand 0: test-ingredient")
    table.play("0: P:test-ingredient")
    assert table.kitchen(0) == ""
    assert table.state.size(0) == 2


@pytest.mark.rule("CO-R31")
def test_as_many_as_fit(contest: Tables) -> None:
    cards = action("{gain: {from: trash, pick: 3}}")
    table = contest_with(cards, "hand 0: test-action / kitchen 0: honey butter bacon / trash: lemons limes nutmeg")
    table.play("0: P:test-action", "0: t.lemons t.nutmeg")
    assert table.kitchen(0) == "honey butter bacon lemons nutmeg"
    assert table.trash == "limes test-action"


@pytest.mark.scenario("CO-S45")
@pytest.mark.rule("CO-R32")
def test_no_rival_has_room(contest: Tables) -> None:
    table = contest(
        f"hand 0: cider-vinegar / kitchen 1: {FULL} / kitchen 2: lemons limes nutmeg rosemary espresso / "
        "kitchen 3: cheddar cinnamon walnuts peaches rhubarb"
    )
    table.play("0: P:cider-vinegar")
    assert table.kitchen(0) == "cider-vinegar"


@pytest.mark.rule("CO-R32", "CO-R33")
def test_into_a_rivals_kitchen(contest: Tables) -> None:
    table = contest(f"hand 0: cider-vinegar / kitchen 1: {FULL} / kitchen shields: 3")
    table.play("0: P:cider-vinegar")
    assert table.kitchen(2) == "cider-vinegar"  # 1 is full, 3 is shielded
    choice = contest(f"hand 0: cider-vinegar / kitchen 1: {FULL}")
    choice.play("0: P:cider-vinegar")
    assert choice.options() == ["@2", "@3"]
    choice.refused("0: @1", "CO-R32")
    choice.play("0: @3")
    assert choice.kitchen(3) == "cider-vinegar"


@pytest.mark.scenario("CO-S35")
@pytest.mark.rule("CO-R33")
def test_guarded_cards_cannot_be_chosen(contest: Tables) -> None:
    table = contest("hand 0: butterfingers / kitchen 1: honey / kitchen 2: lemons")
    table.play("0: P:butterfingers")
    assert table.kitchen(1) == "honey"
    assert table.trash == "butterfingers lemons"
    several = contest("hand 0: butterfingers / kitchen 1: honey bacon / kitchen 2: lemons")
    several.play("0: P:butterfingers")
    several.refused("0: k1.honey", "CO-R33")


@pytest.mark.rule("CO-R33")
def test_guards_and_shields_never_stop_the_owner(contest: Tables) -> None:
    table = contest("hand 0: wipe-down / kitchen 0: honey lemons / kitchen shields: 0")
    table.play("0: P:wipe-down", "0: k0.honey .")
    assert table.kitchen(0) == "lemons"
    fruit = contest(
        "hand 0: food-fight / kitchen 0: lemons / kitchen 1: grapefruit-peel peaches bacon / kitchen 2: honey"
    )
    fruit.play("0: P:food-fight")
    assert fruit.kitchen(0) == ""
    assert fruit.kitchen(1) == "grapefruit-peel peaches"  # Fruits are guarded against a rival's effect
    assert fruit.kitchen(2) == "honey"


@pytest.mark.scenario("CO-S36")
@pytest.mark.rule("CO-R33", "CO-45")
def test_shielded_pies_do_not_go_stale(contest: Tables) -> None:
    table = contest(
        "hand 0: cling-film / hand 1: hot-oven / kitchen 1: table-salt lemons baking-apples / pies 0: 12 / pies 2: 12"
    )
    table.play("0: P:cling-film", "3: -", "2: -", "1: P:hot-oven")
    assert (table.values(0), table.values(1), table.values(2)) == ([12], [8], [8])


@pytest.mark.rule("CO-R34")
def test_random_choices_are_uniform(contest: Tables) -> None:
    stolen = []
    for seed in range(60):
        table = contest(f"seed: {seed} / hand 0: sticky-fingers / hand 1: honey bacon lemons")
        table.play("0: P:sticky-fingers")
        stolen.append(table.hand(0))
    assert {"honey", "bacon", "lemons"} == set(stolen)
    assert min(stolen.count(code) for code in set(stolen)) > 8


@pytest.mark.scenario("CO-S49")
@pytest.mark.rule("CO-R26")
def test_the_controller_is_who_played_the_card(contest: Tables) -> None:
    table = contest(
        "hand 1: food-fight / kitchen 0: table-salt walnuts / kitchen 2: honey / pantry: lemons limes / "
        "turn: 1 / row: saboteur"
    )
    table.play("1: P:food-fight", "0: k0.walnuts")
    assert table.kitchen(0) == "table-salt"
    assert table.hand(0).split()[0] == "lemons"
    assert table.kitchen(2) == "honey"  # guarded against seat 1's effect
    assert table.hand(1) == "saboteur"  # the raid was seat 1's


@pytest.mark.scenario("CO-S50")
@pytest.mark.rule("CO-40", "CO-R32")
def test_getting_rid_of_a_salt(contest: Tables) -> None:
    table = contest("hand 0: heavy-hand lemons / kitchen 0: table-salt sea-salt honey")
    table.play("0: P:heavy-hand", "0: #1", "0: k0.table-salt @2")
    assert table.kitchen(2) == "table-salt"
    assert table.kitchen(0) == "sea-salt honey"


@pytest.mark.rule("CO-R59", "CO-17", "CO-52")
def test_nothing_is_missed(contest: Tables) -> None:
    """The engine itself applies every mandatory effect and every Achievement."""
    table = contest("hand 0: lemons honey / kitchen 0: peaches / row: fruit-stand / pantry: bacon chili ginger")
    table.play("0: P:lemons")
    assert table.hand(0) == "bacon chili honey"
    assert "fruit-stand" not in table.row


@pytest.mark.rule("CO-18", "CO-19")
@pytest.mark.parametrize(("card", "place"), [("lemons", "kitchen:0"), ("grocery-run", "pile:trash")])
def test_where_a_played_card_goes(contest: Tables, card: str, place: str) -> None:
    table = contest(f"hand 0: {card} honey")
    table.play(f"0: P:{card}")
    played = next(event for event in table.events("0") if event.kind == "played")
    assert (played.source, played.target) == ("seat:0", place)
