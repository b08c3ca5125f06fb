"""Corners of the vocabulary that the house set does not reach: `this`, `it`, `they`, guards, loops, branches."""

import pytest

from tests.games.pie_contest.table import Tables, achievement, action, contest_with, ingredient

# -- this ------------------------------------------------------------------------


@pytest.mark.rule("CO-R33", "CO-R81")
def test_a_shield_also_stops_an_effect_on_its_own_card() -> None:
    """The card has gone to seat 1, whose Kitchen guards it; seat 0's effect cannot change it there."""
    cards = ingredient("{when: turn_start, do: [{move: {from: kitchen, where: {sub: nut}}, to: kitchen, owner: left}]}")
    cards += (
        "- {id: test-nut, name: N, kind: ingredient, copies: 4, worth: 1, flavor: bitter, sub: nut, text: x, "
        "abilities: [{when: turn_start, do: [{worth: this, add: 3}, {draw: 1}]}]}\n"
    )
    cards += ingredient("{static: {guard: {from: kitchen, where: {sub: nut}}}}", "test-guard")
    table = contest_with(cards, "hand 1: honey / turn: 1 / kitchen 0: test-ingredient test-nut / kitchen 1: test-guard")
    table.play("1: -", "0: o.test-ingredient")
    assert table.kitchen(1) == "test-guard test-nut"
    assert table.worths(1) == [2, 1]  # guarded
    assert table.state.size(0) == 2  # the rest of the text is done


@pytest.mark.rule("CO-R20")
@pytest.mark.parametrize("event", ["trashed", "baked"])
def test_another_card_of_the_trash(event: str) -> None:
    """`not_this` leaves out the card that speaks, also where it has just gone to the Trash."""
    cards = ingredient(f"{{when: {event}, do: [{{take: {{from: trash, where: {{not_this: true, sub: nut}}}}}}]}}")
    cards = cards.replace("flavor: sweet", "flavor: sweet, sub: nut")
    play = "hot-oven" if event == "baked" else "butterfingers"
    kitchen = "table-salt test-ingredient honey" if event == "baked" else "test-ingredient"
    alone = contest_with(cards, f"hand 0: {play} / kitchen 0: {kitchen}")
    alone.play(f"0: P:{play}")
    assert alone.hand(0) == ""
    with_a_copy = contest_with(cards, f"hand 0: {play} / kitchen 0: {kitchen} / trash: test-ingredient")
    with_a_copy.play(f"0: P:{play}")
    assert with_a_copy.hand(0) == "test-ingredient"
    assert "test-ingredient" in with_a_copy.trash


@pytest.mark.rule("CO-R20")
def test_a_card_in_a_kitchen_is_not_the_one_in_the_trash() -> None:
    cards = ingredient("{when: played, do: [{take: {from: trash, where: {not_this: true, id: test-ingredient}}}]}")
    table = contest_with(cards, "hand 0: test-ingredient / trash: test-ingredient")
    table.play("0: P:test-ingredient")
    assert table.kitchen(0) == table.hand(0) == "test-ingredient"


def test_a_passive_that_counts_its_own_card() -> None:
    """Counting a card does not ask for its worth, which would ask the passive again, without an end."""
    cards = ingredient("{static: {worth: this, add: {count: this}}, if: {has: this}}")
    table = contest_with(cards, "hand 0: lemons / kitchen 0: test-ingredient honey")
    assert table.worths(0) == [3, 3]


# -- it --------------------------------------------------------------------------


@pytest.mark.rule("CO-R80")
def test_it_is_the_card_that_was_played() -> None:
    cards = action("{play: {from: hand}}, {worth: it, add: 2}, {draw: {count: it}}")
    table = contest_with(cards, "hand 0: test-action lemons / kitchen 0: honey")
    table.play("0: P:test-action")
    assert table.worths(0) == [3, 5]
    assert table.state.size(0) == 1
    nothing = contest_with(
        action("{draw: 1}, {play: {from: hand, where: {id: honey}}}, {draw: {count: it}}"),
        "hand 0: test-action lemons / pantry: limes",
    )
    nothing.play("0: P:test-action")
    assert nothing.hand(0) == "lemons limes"  # nothing was played, so `it` is nothing


@pytest.mark.rule("CO-R80")
def test_it_is_the_card_that_its_owner_chose_to_trash() -> None:
    cards = action("{trash: {from: hand, of: left, by: owner}}, {take: it}")
    table = contest_with(cards, "hand 0: test-action / hand 1: honey bacon")
    table.play("0: P:test-action", "1: h.honey")
    assert (table.hand(0), table.hand(1)) == ("honey", "bacon")
    assert table.trash == "test-action"


@pytest.mark.rule("CO-R93")
def test_numbers_of_a_loop_see_the_step_before_it() -> None:
    """Each player draws as many cards as the Trashed card was worth, not as the cards drawn before."""
    cards = action("{trash: {from: kitchen}}, {draw: {total: it}, for: each}")
    table = contest_with(cards, "hand 0: test-action / kitchen 0: lemons / pantry: bacon bacon bacon")
    table.play("0: P:test-action")
    assert [int(table.state.size(seat)) for seat in (0, 1, 2)] == [3, 3, 3]


@pytest.mark.rule("CO-R93")
def test_it_after_a_loop_in_a_loop() -> None:
    inner = "{each: you, do: [{trash: {from: hand, of: they, by: owner}}]}"
    cards = action(f"{{each: each, do: [{inner}]}}, {{draw: {{count: it}}}}")
    table = contest_with(cards, "hand 0: test-action lemons lemons lemons lemons / pantry: bacon chili ginger honey")
    table.play("0: P:test-action", "0: h.lemons", "0: h.lemons", "0: h.lemons")
    assert table.hand(0) == "bacon chili ginger honey"


def test_cards_that_were_drawn_are_shown() -> None:
    cards = action("{draw: 2}, {reveal: it, to: all}, {trash: it}")
    table = contest_with(cards, "hand 0: test-action lemons / pantry: lemons honey")
    table.play("0: P:test-action")
    shown = [event.cards for event in table.events("2") if event.kind == "revealed"]
    assert shown == [["honey", "lemons"]]
    assert table.hand(0) == "lemons"
    assert table.trash == "honey lemons test-action"


# -- they ------------------------------------------------------------------------


@pytest.mark.rule("CO-R79")
def test_they_is_nobody_where_nobody_has_a_card() -> None:
    cards = action(
        "{worth: {from: kitchen, of: other}, add: 1}, {take: {from: hand, of: other, by: random}}, {draw: 2, for: they}"
    )
    table = contest_with(cards, "hand 0: test-action / kitchen 2: bacon")
    table.play("0: P:test-action")
    assert [int(table.state.size(seat)) for seat in (0, 1, 2)] == [0, 0, 0]
    shown = action(
        "{worth: {from: kitchen, of: other}, add: 1}, {reveal: {from: hand, of: other}}, {draw: 2, for: they}"
    )
    shown = shown.replace("{from: hand, of: other}", "{from: hand, of: other, pick: all}")
    look = contest_with(shown, "hand 0: test-action / kitchen 2: bacon")
    look.play("0: P:test-action")
    assert look.state.size(2) == 0


def test_a_loop_over_one_chosen_player() -> None:
    cards = action("{each: other, do: [{trash: {from: hand, of: they, by: owner}}, {draw: 2, for: they}]}")
    table = contest_with(cards, "hand 0: test-action / hand 2: lemons bacon")
    table.play("0: P:test-action", "0: @2", "2: h.bacon")
    assert table.state.size(2) == 3
    assert "lemons" in table.hand(2)
    assert table.turn == 3


@pytest.mark.rule("CO-R44")
def test_left_of_a_baker_inside_a_loop() -> None:
    """Inside 'each' the baker's own card still speaks of the baker's left neighbour."""
    cards = ingredient("{baking: {count: {from: kitchen, of: left}}}")
    table = contest_with(
        cards, "hand 0: bake-off / kitchen 1: table-salt test-ingredient lemons / kitchen 2: honey butter"
    )
    table.play("0: P:bake-off", "1: y")
    assert table.values(1) == [1 + 2 + 3 + 2]


# -- Numbers -----------------------------------------------------------------------


@pytest.mark.rule("CO-R82", "CO-R93")
@pytest.mark.parametrize("number", ["N", "{mul: [N, 2]}", "{mul: [N, -2]}", "{sum: [N, 1]}", "{cap: [N, 3]}"])
@pytest.mark.parametrize("pie", ["{best: you}", "{worst: you}", "{value: pie}"])
def test_a_comparison_with_no_pie_is_false(number: str, pie: str) -> None:
    """Seat 0 could not Bake; the Pie of seat 1 is not meant."""
    number = number.replace("N", pie)
    compared = f"{{some: [{{ge: [{number}, -99]}}, {{le: [{number}, 99]}}]}}"
    cards = action(f"{{bake: you}}, {{if: {compared}, then: [{{draw: 1}}]}}")
    table = contest_with(cards, "hand 0: test-action / pies 1: 9")
    table.play("0: P:test-action")
    assert table.hand(0) == ""


@pytest.mark.rule("CO-R83")
@pytest.mark.parametrize(("where", "drawn"), [("worth_ge", 2), ("worth_le", 3)])
def test_a_worth_is_at_least_and_at_most_itself(where: str, drawn: int) -> None:
    """Two cards worth 2, one worth 3, one worth 4."""
    cards = action(f"{{draw: {{count: {{from: hand, where: {{{where}: 3}}}}}}}}")
    table = contest_with(cards, "hand 0: test-action chili butter lemons bacon")
    table.play("0: P:test-action")
    assert table.state.size(0) == 4 + drawn


# -- Questions ---------------------------------------------------------------------


@pytest.mark.rule("CO-R37")
def test_the_baker_may_decline_what_another_agreed_to() -> None:
    cards = action("{may: [{bake: you}], by: left}")
    table = contest_with(cards, "hand 0: test-action / kitchen 0: table-salt lemons honey", forced_bake="may_decline")
    table.play("0: P:test-action", "1: y")
    assert table.asked == "0"
    table.play("0: n")
    assert table.values(0) == []


@pytest.mark.rule("CO-R77", "CO-R22")
def test_no_question_about_cards_that_cannot_come() -> None:
    """Only an Action lies in the Trash, and only Ingredients go to a Kitchen."""
    cards = action("{may: [{gain: {from: trash, where: {not_this: true}}}]}")
    table = contest_with(cards, "hand 0: test-action / trash: hot-oven")
    table.play("0: P:test-action")
    assert table.turn == 3
    own = contest_with(action("{may: [{gain: {from: kitchen, of: any}}]}"), "hand 0: test-action / kitchen 0: honey")
    own.play("0: P:test-action")
    assert own.turn == 3


@pytest.mark.rule("CO-R22")
def test_why_there_is_no_yes() -> None:
    cards = action("{may: [{trash: {from: hand, where: {salt: true}}}]}")
    table = contest_with(cards, "hand 0: test-action lemons")
    table.play("0: P:test-action")
    assert table.options() == ["n"]
    table.refused("0: y", "CO-R22")


@pytest.mark.rule("CO-18", "CO-R32")
def test_a_card_is_moved_to_another_kitchen() -> None:
    """The Kitchen where it lies is not offered; from a hand it may go to every Kitchen with room."""
    cards = action("{move: {from: kitchen, of: other}, to: kitchen, owner: any}")
    table = contest_with(cards, "hand 0: test-action / kitchen 1: bacon / kitchen 2: lemons limes honey butter chili")
    table.play("0: P:test-action")
    assert [line for line in table.lines("0") if "bacon" in line] == ["k1.bacon @0", "k1.bacon @3"]
    from_hand = action("{move: {from: hand}, to: kitchen, owner: any}")
    hand = contest_with(from_hand, "hand 0: test-action bacon lemons")
    hand.play("0: P:test-action")
    assert [line for line in hand.lines("0") if "bacon" in line] == [f"h.bacon @{seat}" for seat in range(4)]


@pytest.mark.rule("CO-R83")
def test_the_same_card_in_two_hands_is_offered_once() -> None:
    cards = action("{reveal: {from: hand, of: rivals, pick: all}}, {take: {from: hand, of: rivals}}")
    table = contest_with(cards, "hand 0: test-action / hand 1: lemons bacon / hand 2: lemons")
    table.play("0: P:test-action")
    assert table.options() == ["r.lemons", "r.bacon"]
    table.play("0: r.lemons")
    assert table.hand(0) == "lemons"


# -- Achievements ------------------------------------------------------------------


@pytest.mark.rule("CO-R54")
def test_a_goal_about_worths_that_depend_on_hands() -> None:
    """Nothing changes in any Kitchen, but the passive counts the hand, and so the goal is met."""
    cards = ingredient("{static: {worth: this, add: {count: {from: hand}}}}")
    cards += achievement("{when: state, if: {ge: [{total: {from: kitchen}}, 5]}}", "{shield: pies}")
    table = contest_with(
        cards,
        "hand 0: lemons / hand 3: honey / hand 2: honey / hand 1: honey / kitchen 3: test-ingredient / row: test-goal",
    )
    table.play("0: -", "3: -", "2: -", "1: -", "0: -")
    assert "test-goal" not in table.row  # seat 3 has drawn its third card


@pytest.mark.rule("CO-R65", "CO-53")
def test_completed_achievements_go_to_the_bottom_whatever_turned_cards_do(contest: Tables) -> None:
    table = contest("hand 0: lemons / kitchen 0: peaches / row: fruit-stand", pile_return="shuffled")
    table.play("0: P:lemons")
    assert table.view(None).pile_bottom == ["fruit-stand"]


@pytest.mark.rule("CO-R48", "CO-R60")
def test_a_game_that_ends_inside_a_reward(contest: Tables) -> None:
    """CO-I1: no card is lost; the completed Achievement lies where completed ones lie."""
    table = contest(
        "hand 0: lemons / kitchen 0: table-salt bacon butter chili / pies 1: 9 / pies 2: 9 / pies 3: 9 / "
        "row: full-counter"
    )
    table.play("0: P:lemons", "0: y")
    assert table.state.over
    assert table.pile_bottom == "full-counter"
    assert table.view(None).hole == -1  # no place of the row waits for a new card
    assert table.kinds()[-1] == "ended"
    nested = contest(
        "hand 0: espresso crust-master / kitchen 0: table-salt walnuts butter / pies 1: 9 / pies 2: 9 / pies 3: 9 / "
        "row: dark-mood"
    )
    nested.play("0: P:espresso", "0: n", "0: y")
    assert nested.state.over
    assert "dark-mood" in nested.view(None).pile_bottom
