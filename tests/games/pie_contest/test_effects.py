"""The effect vocabulary at work: steps, selectors, order of effects, secret choices."""

import pytest

from bakehouse import Rng, playout
from tests.contract.driver import fingerprint
from tests.games.pie_contest.table import GAME, ContestTable, Tables, achievement, action, contest_with, ingredient

# -- The order of effects ----------------------------------------------------------


@pytest.mark.rule("CO-34", "CO-35", "CO-36", "CO-R24")
def test_the_active_player_first_then_to_the_left() -> None:
    cards = ingredient("{when: rival_bake, do: [{draw: 1}]}")
    table = contest_with(
        cards,
        "hand 0: hot-oven / kitchen 0: table-salt cranberries lemons / kitchen 1: test-ingredient / "
        "kitchen 3: test-ingredient / kitchen 2: test-ingredient",
    )
    table.play("0: P:hot-oven")
    drew = [event.seat for event in table.events(None) if event.kind == "drew"]
    assert drew[:5] == [0, 0, 1, 2, 3]


@pytest.mark.rule("CO-35", "CO-36")
def test_each_player_chooses_the_own_order() -> None:
    cards = ingredient("{when: rival_bake, do: [{draw: 1}]}", "test-one")
    cards += ingredient("{when: rival_bake, do: [{worth: {from: kitchen}, add: 1}]}", "test-two")
    table = contest_with(cards, "hand 0: hot-oven / kitchen 0: table-salt honey lemons / kitchen 1: test-one test-two")
    table.play("0: P:hot-oven")
    assert table.asked == "1"
    assert table.options() == ["o.test-one", "o.test-two"]
    table.refused("1: #1", "BH-2")
    table.play("1: o.test-two", "1: k1.test-one")
    assert table.worths(1) == [3, 2]
    assert table.state.size(1) == 1


@pytest.mark.rule("CO-R24")
def test_new_effects_wait_for_the_next_batch() -> None:
    """Seat 0's first effect Trashes seat 1's Walnuts; that effect waits until seat 2's, which waited before."""
    cards = ingredient("{when: turn_start, do: [{trash: {from: kitchen, of: left, pick: all}}]}")
    cards += ingredient("{when: trashed, do: [{draw: 1}]}", "test-loud")
    table = contest_with(
        cards, "hand 1: honey / turn: 1 / kitchen 0: test-ingredient marshmallows / kitchen 1: test-loud"
    )
    table.play("1: -", "0: o.test-ingredient")
    kinds = [(event.kind, event.seat) for event in table.events(None)]
    assert kinds.index(("worth_changed", 0)) < kinds.index(("drew", 1))


@pytest.mark.rule("CO-R81")
def test_a_waiting_effect_follows_its_card() -> None:
    """The card has moved to seat 1 before its effect is resolved: seat 0 still controls it, and it changes the card."""
    cards = ingredient("{when: turn_start, do: [{move: {from: kitchen, where: {sub: nut}}, to: kitchen, owner: left}]}")
    cards += (
        "- {id: test-nut, name: N, kind: ingredient, copies: 4, worth: 1, flavor: bitter, sub: nut, text: x, "
        "abilities: [{when: turn_start, do: [{worth: this, add: 3}, {draw: 1}]}]}\n"
    )
    table = contest_with(cards, "hand 1: honey / turn: 1 / kitchen 0: test-ingredient test-nut")
    table.play("1: -", "0: o.test-ingredient")
    assert table.kitchen(1) == "test-nut"
    assert table.worths(1) == [4]
    assert table.state.size(0) == 2


@pytest.mark.rule("CO-R81")
def test_a_waiting_effect_whose_card_is_gone() -> None:
    cards = ingredient("{when: turn_start, do: [{trash: {from: kitchen, where: {id: marshmallows}}}]}")
    table = contest_with(cards, "hand 1: honey / turn: 1 / kitchen 0: test-ingredient marshmallows")
    table.play("1: -", "0: o.test-ingredient")
    assert table.kitchen(0) == "test-ingredient"
    assert "worth_changed" not in table.kinds()


@pytest.mark.rule("CO-R89")
def test_interchangeable_effects_are_not_asked_for_an_order(contest: Tables) -> None:
    table = contest("hand 1: honey / turn: 1 / kitchen 0: marshmallows marshmallows")
    table.play("1: -")
    assert table.step == "main"
    assert table.worths(0) == [2, 2]


@pytest.mark.rule("CO-R92", "CO-R89")
def test_effects_that_differ_by_their_card_are() -> None:
    cards = ingredient("{when: turn_start, do: [{move: this, to: kitchen, owner: other}]}")
    table = contest_with(cards, "hand 1: honey / turn: 1 / kitchen 0: test-ingredient test-ingredient+1")
    table.play("1: -")
    assert table.options() == ["o.test-ingredient#1", "o.test-ingredient#2"]
    with pytest.raises(ValueError, match="several effects"):
        table.play("0: o.test-ingredient")
    table.play("0: o.test-ingredient#2", "0: @2")
    assert table.worths(2) == [3]


def test_endless_chains_are_cut() -> None:
    """1.3: after 500 effects in one checkpoint the rest is dropped."""
    cards = ingredient(
        "{when: trashed, do: [{gain: {from: trash, where: {id: test-loop}}}, {trash: {from: kitchen}}]}", "test-loop"
    )
    table = contest_with(cards, "hand 0: butterfingers / kitchen 0: test-loop")
    table.play("0: P:butterfingers")
    assert "dropped" in table.kinds()
    assert table.turn == 3


@pytest.mark.rule("CO-R100")
def test_cards_that_play_each_other_come_to_an_end() -> None:
    """It returns to the hand and has to be played from there at once, again and again."""
    cards = ingredient("{when: played, do: [{take: {from: kitchen}}, {play: {from: hand}}]}", "test-loop")
    table = contest_with(cards, "hand 0: test-loop")
    table.play("0: P:test-loop")
    assert "dropped" in table.kinds()
    assert table.turn == 3
    steps = ", ".join(["{take: {from: kitchen}}, {play: {from: hand}}"] * 12)
    wide = contest_with(ingredient(f"{{when: played, do: [{steps}]}}", "test-loop"), "hand 0: test-loop")
    wide.play("0: P:test-loop")
    assert wide.turn == 3


# -- Steps and selectors ---------------------------------------------------------------


@pytest.mark.rule("CO-R77")
def test_no_more_cards_are_asked_for_than_there_is_room() -> None:
    cards = action("{gain: {from: trash, pick: {upto: 4}}}")
    table = contest_with(cards, "hand 0: test-action / kitchen 0: honey butter bacon chili / trash: lemons limes")
    table.play("0: P:test-action")
    assert table.lines("0") == [".", "t.lemons", "t.limes"]


@pytest.mark.rule("CO-R78")
def test_only_cards_that_can_be_played_now(contest: Tables) -> None:
    table = contest("hand 0: espresso lemons hot-oven / kitchen 0: honey butter bacon chili")
    table.play("0: P:espresso", "0: y")
    assert table.options() == ["h.hot-oven"]
    table.refused("0: h.lemons", "CO-R78")
    stuck = contest("hand 0: espresso lemons limes / kitchen 0: honey butter bacon chili")
    stuck.play("0: P:espresso")
    assert stuck.options() == ["n"]  # the others cannot know that
    stuck.refused("0: y", "CO-R78")
    public = contest("hand 0: pinch-of-salt lemons hot-oven / kitchen 0: honey butter bacon chili")
    public.play("0: P:pinch-of-salt")
    assert public.turn == 3  # no Ingredient fits any more, as everybody sees


@pytest.mark.rule("CO-R79")
def test_whose_hand(contest: Tables) -> None:
    table = contest("hand 0: sticky-fingers / hand 2: lemons / hand 3: honey")
    table.play("0: P:sticky-fingers")
    assert table.options() == ["@2", "@3"]
    table.refused("0: @1", "CO-R79")
    nobody = contest("hand 0: taste-test lemons")
    nobody.play("0: P:taste-test")
    assert nobody.hand(0) == "lemons"
    assert nobody.turn == 3


@pytest.mark.rule("CO-R80")
def test_it_is_what_was_moved(contest: Tables) -> None:
    table = contest("hand 0: wipe-down / kitchen 0: lemons limes double-cocoa honey / pantry: bacon chili ginger")
    table.play("0: P:wipe-down", "0: k0.lemons k0.double-cocoa .")
    assert table.hand(0) == "bacon chili"  # a card diverted to the pile counts as moved
    assert table.trash == "lemons wipe-down"


@pytest.mark.rule("CO-R80")
def test_a_diverted_card_counts_as_trashed() -> None:
    cards = achievement(
        "{when: state, if: {ge: [{count: {from: kitchen}}, 4]}}",
        "{move: this, to: kitchen}",
        becomes="{kind: ingredient, name: B, worth: 1, flavor: sweet, abilities: [{when: trashed, do: [{draw: 2}]}]}",
    )
    table = contest_with(cards, "hand 0: butterfingers / kitchen 1: test-goal / row: saboteur good-sport nut-case")
    table.play("0: P:butterfingers", "1: o.test-goal")
    assert "test-goal" in table.view(None).pile_bottom
    assert table.state.size(1) == 2
    assert table.hand(0) == "saboteur"  # a raid
    assert "good-sport" not in table.row  # and a loss


@pytest.mark.rule("CO-R83")
def test_filters() -> None:
    cards = action("{draw: {count: {from: hand, where: {salt: false}}}}", "test-a")
    cards += action("{draw: {count: {from: hand, where: {worth_le: 9}}}}", "test-b")
    cards += action("{draw: {count: {from: hand, where: {bakes: true}}}}", "test-c")
    cards += action("{draw: {count: {from: hand, where: {not: {any_of: [{flavor: sour}, {kind: action}]}}}}}", "test-d")
    for code, drawn in [("test-a", 2), ("test-b", 2), ("test-c", 1), ("test-d", 1)]:
        table = contest_with(cards, f"hand 0: {code} table-salt lemons hot-oven")
        table.play(f"0: P:{code}")
        assert table.state.size(0) == 3 + drawn, code


@pytest.mark.rule("CO-R83")
def test_a_common_pool() -> None:
    cards = action("{take: {from: hand, of: rivals, by: random, pick: 2}}")
    table = contest_with(cards, "hand 0: test-action / hand 1: lemons / hand 3: honey")
    table.play("0: P:test-action")
    assert table.hand(0) == "honey lemons"


@pytest.mark.rule("CO-R84")
def test_a_choice_inside_each_replaces_the_loop_player() -> None:
    cards = action("{each: rivals, do: [{take: {from: hand, of: other, by: random}}, {draw: 1, for: they}]}")
    table = contest_with(cards, "hand 0: test-action / hand 2: lemons limes honey")
    table.play("0: P:test-action")
    drew = [event.seat for event in table.events(None) if event.kind == "drew"]
    assert drew[:3] == [2, 2, 2]
    assert table.state.size(0) == 3


@pytest.mark.rule("CO-R85")
def test_mass_effects_have_a_fixed_pool(contest: Tables) -> None:
    """The Peel guards the Fruits although it is Trashed itself in the same step."""
    cards = action("{trash: {from: kitchen, of: each, pick: all}}")
    table = contest_with(cards, "hand 0: test-action / kitchen 1: grapefruit-peel peaches bacon / kitchen 2: butter")
    table.play("0: P:test-action")
    assert table.kitchen(1) == "grapefruit-peel peaches"
    assert table.kitchen(2) == ""


@pytest.mark.rule("CO-R86")
def test_order_in_a_kitchen(contest: Tables) -> None:
    table = contest("hand 0: fresh-mint lemons / kitchen 0: honey butter bacon")
    table.play("0: P:fresh-mint", "0: y", "0: k0.butter")
    assert table.kitchen(0) == "honey bacon fresh-mint"


@pytest.mark.scenario("CO-S53")
@pytest.mark.rule("CO-R91")
def test_looking_at_the_pantry(contest: Tables) -> None:
    table = contest("hand 0: window-shopping / pantry: lemons limes honey bacon butter")
    below = table.pantry[5:]
    table.play("0: P:window-shopping")
    assert table.view("0").looked == ["lemons", "limes", "honey", "bacon", "butter"]
    assert table.view("1").looked == []
    assert table.view("1").looked_count == 5
    table.play("0: p.bacon p.limes")
    assert table.hand(0) == "bacon limes"
    assert table.pantry[-3:] == ["lemons", "honey", "butter"]
    known = table.view("0").known
    other = table.view("1").known
    assert known is not None
    assert other is not None
    assert list(known.pantry.values()) == ["lemons", "honey", "butter"]
    assert other.pantry == {}
    assert len(below) == len(table.pantry) - 3 + 1  # seat 3 has drawn


@pytest.mark.rule("CO-R87")
def test_looking_with_too_few_cards() -> None:
    full = ContestTable("hand 0: window-shopping")
    cards = full.pantry
    table = ContestTable(f"hand 0: window-shopping / pantry: {' '.join(cards[:2])} / trash: {' '.join(cards[2:])}")
    table.play("0: P:window-shopping")
    view = table.view("0")
    assert view.looked[:2] == cards[:2]
    assert view.looked_count == 5
    assert table.trash == ""
    assert table.state.left == len(table.state.deck.pantry_cards())  # the Action is among them


@pytest.mark.rule("CO-R93", "CO-R97")
def test_it_and_they_after_other_steps() -> None:
    each = action("{each: each, do: [{trash: {from: hand, of: they, by: owner}}]}, {draw: {count: it}}")
    table = contest_with(each, "hand 0: test-action lemons / hand 1: honey / hand 3: bacon")
    table.play("0: P:test-action")
    assert table.state.size(0) == 3  # the union over the iterations
    chosen = action("{trash: {from: kitchen, of: other}}, {trash: {from: kitchen}}, {draw: 2, for: they}")
    they = contest_with(chosen, "hand 0: test-action / kitchen 0: lemons / kitchen 2: bacon")
    they.play("0: P:test-action")
    assert they.state.size(2) == 2


@pytest.mark.rule("CO-R97")
@pytest.mark.parametrize(("who", "owner"), [("left", 1), ("right", 3), ("other", 3), ("any", 3)])
def test_they_is_the_owner_of_the_card_chosen(who: str, owner: int) -> None:
    """Whether the text names the Kitchen or leaves it open."""
    text = action(f"{{trash: {{from: kitchen, of: {who}}}}}, {{draw: 2, for: they}}")
    table = contest_with(text, f"hand 0: test-action / kitchen {owner}: bacon")
    table.play("0: P:test-action")
    assert table.state.size(owner) == 2 + (owner == table.turn)  # who is on turn next has drawn one more


@pytest.mark.rule("CO-R101")
def test_of_equal_cards_looked_at_the_lowest_are_taken(contest: Tables) -> None:
    table = contest("hand 0: window-shopping / pantry: lemons honey lemons bacon lemons")
    table.play("0: P:window-shopping", "0: p.lemons p.lemons")
    assert table.pantry[-3:] == ["lemons", "honey", "bacon"]


def test_choosing_a_pie() -> None:
    table = contest_with(action("{pie: any, add: -3}"), "hand 0: test-action / pies 1: 9 8 / pies 2: 5")
    table.play("0: P:test-action")
    assert table.options() == ["$1", "$2", "$3"]
    table.play("0: $3")
    assert table.values(2) == [2]


@pytest.mark.rule("CO-R99")
def test_only_so_many_pies_can_be_pointed_at() -> None:
    deck_state = contest_with(action("{pie: any, add: -3}"), f"hand 0: test-action / pies 1: {'9 ' * 120}", grand="on")
    deck_state.play("0: P:test-action")
    assert len(deck_state.options()) == 100


@pytest.mark.parametrize(
    ("which", "values"),
    [("best", [4, 12, 5]), ("worst", [7, 9, 5]), ("mine", [7, 12, 8]), ("rivals", [4, 9, 5])],
)
def test_which_pies(which: str, values: list[int]) -> None:
    position = "hand 0: test-action / pies 0: 4 9 5 / pies 1: 1 / options: grand=on"
    table = contest_with(action(f"{{pie: {which}, add: 3}}"), position)
    table.play("0: P:test-action")
    assert table.values(0) == values
    assert table.values(1) == ([4] if which == "rivals" else [1])


def test_else_branches_and_shields_for_others() -> None:
    cards = action("{may: [{draw: 5}], else: [{shield: pies, for: other}], by: left}")
    table = contest_with(cards, "hand 0: test-action")
    table.play("0: P:test-action", "1: n", "0: @2")
    assert table.view(None).pie_shields == [2]
    assert table.state.size(0) == 0


def test_moving_to_the_pantry() -> None:
    cards = action("{move: {from: hand}, to: pantry_bottom}, {move: {from: hand}, to: pantry_top}")
    table = contest_with(cards, "hand 0: test-action lemons limes honey")
    table.play("0: P:test-action", "0: h.lemons", "0: h.limes")
    assert table.pantry[-1] == "lemons"
    assert table.hand(3) == "limes"  # seat 3 has drawn the top card
    assert table.sure(0, 3) == "limes"
    assert table.sure(1, 3) == ""


def test_revealing_to_all() -> None:
    cards = action(
        "{reveal: {from: hand, of: other, pick: all}, to: all}, {reveal: {from: pantry, top: 2, pick: all}, to: all}"
    )
    table = contest_with(cards, "hand 0: test-action / hand 2: lemons limes / pantry: honey bacon")
    table.play("0: P:test-action")
    assert table.sure(None, 2) == "lemons limes"
    assert table.sure(1, 3) == "honey"
    known = table.view(None).known
    assert known is not None
    assert known.pantry == {"1": "bacon"}


# -- Everybody at once ---------------------------------------------------------------------


@pytest.mark.scenario("CO-S38")
@pytest.mark.rule("CO-R95")
def test_pass_the_bowl(contest: Tables) -> None:
    table = contest(
        "hand 0: pass-the-bowl lemons limes / hand 1: honey butter / hand 2: bacon / hand 3: ginger cheddar"
    )
    table.play("0: P:pass-the-bowl")
    assert table.asked == "0 1 3"
    table.play("3: g.ginger", "1: g.honey")
    assert table.view("1").commit == ["honey"]
    assert table.view("0").commit is None
    assert table.view(None).commit is None
    table.play("0: g.limes")
    assert table.hand(0) == "ginger lemons"
    assert table.hand(1) == "butter limes"
    assert table.hand(2) == "honey"
    assert "bacon" in table.hand(3)
    assert table.sure(0, 1) == "limes"
    assert table.sure(1, 2) == "honey"
    assert table.sure(2, 1) == ""


@pytest.mark.rule("CO-R95")
def test_a_card_just_received_stays_surely_held(contest: Tables) -> None:
    table = contest("hand 0: pass-the-bowl lemons / hand 1: honey / knows 2: 1:honey")
    table.play("0: P:pass-the-bowl")
    assert table.hand(1) == "lemons"
    assert table.sure(0, 1) == "lemons"


@pytest.mark.rule("CO-R99", "CO-R22")
def test_at_once_without_a_fitting_card() -> None:
    cards = action("{each: each, at_once: true, do: [{trash: {from: hand, of: they, by: owner, where: {salt: true}}}]}")
    table = contest_with(cards, "hand 0: test-action table-salt sea-salt / hand 1: honey butter / hand 2: rock-salt")
    table.play("0: P:test-action")
    assert table.asked == "0 1"
    table.play("1: .")
    table.refused("0: g.honey", "CO-R102")
    table.play("0: g.sea-salt")
    assert table.trash == "rock-salt sea-salt test-action"


def test_several_secret_cards_are_chosen_once_each() -> None:
    """CO-D8: every way to choose two of four cards, two of them equal, and no card twice."""
    cards = action("{each: rivals, at_once: true, do: [{trash: {from: hand, of: they, by: owner, pick: 2}}]}")
    table = contest_with(cards, "hand 0: test-action / hand 1: honey lemons bacon bacon")
    table.play("0: P:test-action")
    ways = ["g.honey g.lemons", "g.honey g.bacon", "g.lemons g.bacon", "g.bacon g.bacon"]
    assert sorted(table.lines("1")) == sorted(ways)


@pytest.mark.rule("CO-R64")
def test_giving_away_a_turned_card(contest: Tables) -> None:
    table = contest("hand 0: pass-the-bowl / hand 1: first-slice / hand 2: honey")
    table.play("0: P:pass-the-bowl")
    assert table.hand(2) == ""
    assert table.pile_bottom == "first-slice"


# -- In the middle of anything ---------------------------------------------------------------


def test_states_can_be_copied_in_the_middle_of_anything(contest: Tables) -> None:
    table = contest("hand 0: espresso dash-to-the-oven bacon lemons / kitchen 0: table-salt / kitchen 1: limes honey")
    table.play("0: P:espresso", "0: y", "0: h.dash-to-the-oven", "0: y")
    copy = table.state.copy()
    before = fingerprint(GAME, table.state)
    playout(copy, Rng(1), 50)
    assert fingerprint(GAME, table.state) == before
    table.play("0: h.bacon")
    assert table.values(0) == [7]
