"""Chapter F: Achievements, their order, and those that turn into cards."""

import pytest

from bakehouse import OptionError
from bakehouse.games.pie_contest.game import PieContest
from tests.games.pie_contest.table import Tables, achievement, action, contest_with, ingredient


@pytest.mark.rule("CO-49", "CO-50", "CO-51", "CO-53", "CO-54", "CO-R58", "CO-R60")
def test_a_completed_achievement(contest: Tables) -> None:
    table = contest(
        "hand 0: lemons / kitchen 0: peaches / row: nut-case fruit-stand late-riser / pile: scavenger / "
        "pantry: bacon chili"
    )
    table.play("0: P:lemons")
    assert table.hand(0) == "bacon chili"
    assert table.row == "nut-case scavenger late-riser"  # the new one in its place
    assert table.pile_bottom == "fruit-stand"
    kinds = table.kinds()
    assert kinds.index("achieved") < kinds.index("drew") < kinds.index("returned") < kinds.index("turned_up")


@pytest.mark.rule("CO-58")
def test_face_down_achievements_cannot_be_fulfilled(contest: Tables) -> None:
    table = contest(
        "hand 0: lemons honey / kitchen 0: peaches / row: nut-case late-riser seconds-please / pile: fruit-stand"
    )
    table.play("0: P:lemons")
    assert table.hand(0) == "honey"


@pytest.mark.rule("CO-51", "CO-R58")
def test_it_cannot_be_declined(contest: Tables) -> None:
    """Salt Mine costs a Salt, but nobody is asked whether."""
    table = contest("hand 0: table-salt / kitchen 0: sea-salt / row: salt-mine / pantry: lemons limes")
    table.play("0: P:table-salt")
    assert table.options() == ["k0.sea-salt", "k0.table-salt"]
    table.play("0: k0.sea-salt")
    assert table.hand(0) == "lemons limes"


@pytest.mark.scenario("CO-S28")
@pytest.mark.rule("CO-R56", "CO-R54")
def test_the_first_in_effect_order_gets_it(contest: Tables) -> None:
    table = contest("hand 0: lemons honey / kitchen 0: peaches / kitchen 1: limes sour-cherries / row: fruit-stand")
    table.play("0: P:lemons")
    assert table.state.size(0) == 3
    assert table.state.size(1) == 0


@pytest.mark.rule("CO-R54")
def test_every_player_can_complete_one(contest: Tables) -> None:
    table = contest("hand 0: bacon honey / kitchen 1: limes sour-cherries / row: fruit-stand")
    table.play("0: P:bacon")
    assert table.state.size(1) == 2


@pytest.mark.rule("CO-R55")
@pytest.mark.parametrize("option", ["count", "need_change"])
def test_a_fresh_achievement(contest: Tables, option: str) -> None:
    """Five Ingredients when Fruit Stand's successor Heavy Tray comes up: its condition holds already."""
    table = contest(
        "hand 0: lemons / kitchen 0: baking-apples dark-chocolate bacon / row: fruit-stand / pile: heavy-tray",
        fresh_achievements=option,
    )
    table.play("0: P:lemons")
    shielded = table.view(None).kitchen_shields
    assert (shielded == [0]) == (option == "count")
    assert table.state.size(0) == (3 if option == "count" else 2)


@pytest.mark.rule("CO-R55")
def test_a_fresh_achievement_can_be_met_again(contest: Tables) -> None:
    table = contest(
        "hand 0: lemons wipe-down / kitchen 0: peaches / row: scavenger / pile: fruit-stand / hand 3: honey",
        fresh_achievements="need_change",
    )
    table.state.fresh = type(table.state.fresh)([0])
    table.play("0: P:lemons")
    assert table.row == "scavenger"
    fresh = contest(
        "hand 0: wipe-down limes / kitchen 0: peaches lemons / row: fruit-stand / fresh: 1 / pantry: bacon chili",
        fresh_achievements="need_change",
    )
    fresh.play("0: P:wipe-down", "0: k0.peaches .")
    assert fresh.view(None).fresh == [[]]
    assert fresh.row.startswith("fruit-stand")
    fresh.play("3: -", "2: -", "1: -", "0: P:limes")
    assert "fruit-stand" not in fresh.row


@pytest.mark.rule("CO-R57", "CO-35")
def test_one_player_fulfils_several(contest: Tables) -> None:
    """Two Sours and two Fruits: the player chooses what comes first."""
    table = contest("hand 0: lemons / kitchen 0: limes / kitchen 1: bacon / row: fruit-stand pucker-up")
    table.play("0: P:lemons")
    assert table.options() == ["o.fruit-stand", "o.pucker-up"]
    table.play("0: o.pucker-up")
    assert table.worths(1) == [1]
    assert table.state.size(0) == 2


@pytest.mark.rule("CO-R61", "CO-R98")
def test_once_per_turn(contest: Tables) -> None:
    """The pile is empty but for Fruit Stand itself, so it comes up again at once."""
    cards = achievement("{when: state, if: {ge: [{count: {from: kitchen}}, 1]}}", "{draw: 1}")
    table = contest_with(cards, "hand 0: lemons / row: test-goal / pile:")
    table.state.pile = table.state.pile[:0]
    table.play("0: P:lemons")
    kinds = table.kinds()
    assert kinds[: kinds.index("turn_began")].count("achieved") == 1
    assert kinds.count("achieved") == 2  # once more in the next turn


@pytest.mark.rule("CO-R68")
def test_an_empty_pile(contest: Tables) -> None:
    table = contest("hand 0: first-slice lemons / row: scavenger nut-case")
    table.state.pile = table.state.pile[:0]
    table.play("0: V")
    assert table.view(None).pile_size == 0
    assert sorted(table.row.split()) == ["first-slice", "nut-case", "scavenger"]


@pytest.mark.scenario("CO-S29")
@pytest.mark.rule("CO-20", "CO-R62")
def test_no_room_for_the_turned_card(contest: Tables) -> None:
    table = contest("hand 0: cocoa-powder / kitchen 0: dark-chocolate lemons table-salt honey / row: double-cocoa")
    table.play("0: P:cocoa-powder")
    assert "double-cocoa" not in table.kitchen(0)
    assert table.pile_bottom == "double-cocoa"


@pytest.mark.scenario("CO-S30")
@pytest.mark.rule("CO-55", "CO-56")
def test_an_achievement_becomes_an_ingredient(contest: Tables) -> None:
    table = contest("hand 0: cocoa-powder / kitchen 0: dark-chocolate table-salt honey / row: double-cocoa")
    table.play("0: P:cocoa-powder")
    assert table.kitchen(0) == "dark-chocolate table-salt honey cocoa-powder double-cocoa"
    assert table.worths(0) == [5, 1, 3, 2, 6]
    assert len(table.row.split()) == 3


@pytest.mark.scenario("CO-S33")
@pytest.mark.rule("CO-57", "CO-R64")
def test_stealing_a_turned_card(contest: Tables) -> None:
    table = contest("hand 0: sticky-fingers / hand 1: first-slice")
    table.play("0: P:sticky-fingers")
    assert (table.hand(0), table.hand(1)) == ("", "")
    assert table.pile_bottom == "first-slice"


@pytest.mark.scenario("CO-S34")
@pytest.mark.rule("CO-R66", "CO-R21")
def test_playing_a_turned_action(contest: Tables) -> None:
    table = contest("hand 0: first-slice bacon / kitchen 0: table-salt honey")
    table.play("0: P:first-slice", "0: y")
    assert table.values(0) == [8]
    assert table.pile_bottom == "first-slice"
    assert "first-slice" not in table.trash


@pytest.mark.rule("CO-R66")
def test_playing_a_turned_ingredient(contest: Tables) -> None:
    table = contest("hand 0: crust-master / kitchen 0: table-salt honey")
    table.play("0: P:crust-master")
    assert table.values(0) == [7]  # Golden Crust Bakes when played


@pytest.mark.rule("CO-R63", "CO-57")
def test_a_turned_card_changes_kitchens(contest: Tables) -> None:
    table = contest("hand 0: swap-meet / kitchen 0: lemons / kitchen 1: double-cocoa+2@1 / pile known: 0")
    table.play("0: P:swap-meet")
    assert table.kitchen(0) == "double-cocoa"
    assert table.worths(0) == [7]
    assert table.view(None).kitchens[0][0].completer == 1


@pytest.mark.rule("CO-57", "CO-R64")
@pytest.mark.parametrize(("completer", "hand"), [(0, "double-cocoa"), (2, "")])
def test_back_into_the_completers_own_hand(contest: Tables, completer: int, hand: str) -> None:
    cards = action("{take: {from: kitchen, of: any}}")
    table = contest_with(cards, f"hand 0: test-action / kitchen 1: double-cocoa@{completer}")
    table.play("0: P:test-action")
    assert table.hand(0) == hand
    assert (table.pile_bottom == "double-cocoa") == (hand == "")


@pytest.mark.rule("CO-57")
def test_a_turned_card_never_reaches_the_pantry(contest: Tables) -> None:
    table = contest("hand 0: back-on-the-shelf / kitchen 1: double-cocoa")
    table.play("0: P:back-on-the-shelf")
    assert table.pile_bottom == "double-cocoa"
    assert "double-cocoa" not in table.pantry


@pytest.mark.rule("CO-R65")
def test_where_it_goes_back(contest: Tables) -> None:
    position = "hand 0: butterfingers / kitchen 1: double-cocoa+3"
    table = contest(position)
    table.play("0: P:butterfingers")
    assert table.pile_bottom == "double-cocoa"
    places = set()
    for seed in range(12):
        shuffled = contest(f"{position} / seed: {seed}", pile_return="shuffled")
        shuffled.play("0: P:butterfingers")
        codes = shuffled.state.deck.codes
        places.add([codes[kind] for kind in shuffled.state.pile].index("double-cocoa"))
        assert shuffled.view(None).pile_bottom == []
    assert len(places) > 4


@pytest.mark.rule("CO-R25")
def test_achievements_are_locked_when_fulfilled(contest: Tables) -> None:
    """Both are locked; Salt Mine takes the second Salt, and Full Counter is completed all the same."""
    table = contest("hand 0: table-salt / kitchen 0: sea-salt lemons honey bacon / row: salt-mine full-counter")
    table.play("0: P:table-salt", "0: o.salt-mine", "0: k0.table-salt")
    assert table.step == "may"
    table.play("0: y")
    assert len(table.values(0)) == 1


@pytest.mark.rule("CO-R25")
def test_other_conditions_are_tested_when_resolved() -> None:
    cards = ingredient("{when: turn_start, if: {le: [{count: {from: hand}}, 0]}, do: [{draw: 1}]}")
    cards += ingredient("{when: turn_start, do: [{trash: {from: hand, pick: all}}]}", "test-broom")
    table = contest_with(cards, "hand 1: honey / kitchen 0: test-ingredient test-broom / turn: 1")
    table.play("1: -", "0: o.test-broom")
    assert table.state.size(0) == 1
    other = contest_with(cards, "hand 1: honey / kitchen 0: test-ingredient test-broom / turn: 1")
    other.play("1: -", "0: o.test-ingredient")
    assert other.state.size(3) == 1  # the hand was not empty then: nothing drawn, and then the broom
    assert other.state.size(0) == 0


@pytest.mark.rule("CO-R74", "CO-R75")
@pytest.mark.parametrize("option", ["absent", "undo"])
def test_what_tables_see_to_is_no_option_of_the_engine(game: PieContest, option: str) -> None:
    with pytest.raises(OptionError, match=option):
        game.deal(4, 1, {option: "bot"})


@pytest.mark.rule("CO-R75")
def test_events_say_what_cannot_be_undone(contest: Tables) -> None:
    table = contest("hand 0: lemons honey / hand 3: bacon")
    table.play("0: P:lemons")
    marks = {event.kind: (event.chance, event.secret) for event in table.events(None)}
    assert marks["played"] == (False, False)
    assert marks["drew"] == (True, True)


@pytest.mark.rule("CO-50")
def test_how_far_everybody_is(contest: Tables) -> None:
    """Counted up to what is wanted, in parts if there are several; what must be done has no progress."""
    table = contest(
        "kitchen 0: lemons honey bacon / kitchen 1: butter / kitchen 2: cane-sugar cane-sugar honey / "
        "row: fruit-stand dairy-dream blue-ribbon"
    )
    fruits, dairy_and_fruit, ribbon = table.view("3").progress
    assert fruits is not None
    assert dairy_and_fruit is not None
    assert (fruits.parts, fruits.reached) == (2, [1, 0, 0, 0])
    assert (dairy_and_fruit.parts, dairy_and_fruit.reached) == (2, [1, 1, 0, 0])
    assert ribbon is None


@pytest.mark.rule("CO-50")
def test_what_nobody_works_for_is_no_progress(contest: Tables) -> None:
    """Nobody has a Pie: that is half of a Late Riser, and nobody has come nearer to it."""
    (riser,) = contest("row: late-riser").view("3").progress
    assert riser is not None
    assert (riser.parts, riser.reached) == (1, [0, 0, 0, 0])


@pytest.mark.rule("CO-50")
def test_progress_is_complete_exactly_if_the_goal_is_met(contest: Tables) -> None:
    table = contest("kitchen 0: lemons honey / row: heavy-tray late-riser stale-bread")
    state = table.state
    for kind in state.row:
        for seat in range(state.seats):
            assert (state.goal_reached(seat, kind) == state.goal_parts(kind)) == state.meets_goal(seat, kind, -1)
