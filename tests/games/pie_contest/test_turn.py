"""Chapter D: drawing, playing, diving, passing, the hand limit, the order of play."""

import pytest

from bakehouse import Rng
from bakehouse.games.pie_contest.atoms import DIVE, PASS, PLAY
from bakehouse.games.pie_contest.move_lists import SET_SIZE
from bakehouse.games.pie_contest.vocabulary import ops
from tests.games.pie_contest.table import ContestTable, Tables, contest_with, ingredient


@pytest.mark.scenario("CO-S2")
@pytest.mark.rule("CO-25", "CO-15", "CO-14", "CO-R4")
def test_draw_play_and_the_player_on_the_right(contest: Tables) -> None:
    table = contest("hand 0: lemons cane-sugar / hand 1: honey / pantry: ginger / turn: 1")
    table.play("1: -")
    assert table.turn == 0
    table.play("0: P:lemons")
    assert table.kitchen(0) == "lemons"
    assert table.hand(0) == "cane-sugar ginger"
    assert table.turn == 3


@pytest.mark.rule("CO-R4", "CO-14", "CO-36")
@pytest.mark.parametrize(
    ("direction", "following", "first_baker"),
    [("printed", 3, 1), ("all_left", 1, 1), ("all_right", 3, 3)],
)
def test_directions(contest: Tables, direction: str, following: int, first_baker: int) -> None:
    kitchen = "table-salt lemons honey"
    position = f"hand 0: bake-off / kitchen 1: {kitchen} / kitchen 3: {kitchen}"
    table = contest(position.replace("honey", "cane-sugar"), direction=direction)
    table.play("0: P:bake-off")
    assert table.asked == str(first_baker)
    passing = contest("hand 0: lemons", direction=direction)
    passing.play("0: -")
    assert passing.turn == following


@pytest.mark.rule("CO-R7")
def test_shields_end_before_the_draw_and_the_effects(contest: Tables) -> None:
    table = contest("hand 1: honey / kitchen 0: marshmallows / pantry: ginger / kitchen shields: 0 / turn: 1")
    assert table.view(None).kitchen_shields == [0]
    table.play("1: -")
    kinds = table.kinds()
    assert kinds.index("drew") < kinds.index("worth_changed")
    assert table.view(None).kitchen_shields == []
    assert table.worths(0) == [2]


@pytest.mark.rule("CO-28", "CO-R8")
def test_a_player_may_pass(contest: Tables) -> None:
    table = contest("hand 0: lemons hot-oven honey")
    assert table.main() == ["-", "V", "P:honey", "P:lemons", "P:hot-oven"]
    table.play("0: -")
    assert table.turn == 3
    assert table.hand(0) == "honey hot-oven lemons"


@pytest.mark.rule("CO-R8")
def test_passing_only_if_forced(contest: Tables) -> None:
    table = contest("hand 0: lemons honey", **{"pass": "only_if_forced"})
    table.refused("0: -", "CO-R8")
    full = contest("hand 0: lemons / kitchen 0: honey butter bacon chili ginger", **{"pass": "only_if_forced"})
    assert full.main() == ["-"]


@pytest.mark.rule("CO-28")
def test_one_card_a_turn_and_only_from_the_own_hand(contest: Tables) -> None:
    table = contest("hand 0: lemons honey / hand 3: chili")
    table.refused("0: P:chili", "CO-R102")
    table.play("0: P:lemons")
    assert table.asked == "3"


@pytest.mark.scenario("CO-S3")
@pytest.mark.rule("CO-29")
def test_an_action_goes_to_the_trash_first(contest: Tables) -> None:
    table = contest("hand 0: grocery-run / pantry: lemons limes honey")
    table.play("0: P:grocery-run")
    assert table.trash == "grocery-run"
    assert table.hand(0) == "honey lemons limes"
    assert table.kinds()[:2] == ["played", "drew"]


@pytest.mark.scenario("CO-S4")
@pytest.mark.rule("CO-19", "CO-R18")
def test_without_room_no_ingredient(contest: Tables) -> None:
    table = contest("hand 0: cane-sugar scorched-sugar grocery-run / kitchen 0: honey butter bacon chili ginger")
    assert table.main() == ["-", "V", "P:grocery-run"]
    table.refused("0: P:scorched-sugar", "CO-19")


# -- Dumpster diving -----------------------------------------------------------


@pytest.mark.scenario("CO-S18")
@pytest.mark.rule("CO-31", "CO-32")
def test_dumpster_diving(contest: Tables) -> None:
    table = contest("hand 0: lemons limes cheddar ginger / trash: hot-oven butter")
    table.play("0: V h.cheddar h.limes t.hot-oven")
    assert table.hand(0) == "ginger hot-oven lemons"
    assert table.trash == "butter cheddar limes"
    assert table.turn == 3
    assert table.state.number == 1


@pytest.mark.scenario("CO-S20")
@pytest.mark.rule("CO-R9")
def test_diving_costs_two_cards(contest: Tables) -> None:
    table = contest("hand 0: lemons / trash: butter")
    assert table.main() == ["-", "P:lemons"]
    table.refused("0: V t.butter", "CO-R9")


@pytest.mark.rule("CO-R10")
def test_taking_back_what_was_just_trashed(contest: Tables) -> None:
    position = "hand 0: lemons limes cheddar / trash: butter bacon"
    table = contest(position)
    table.play("0: V h.limes h.lemons t.limes")
    assert table.hand(0) == "cheddar limes"
    strict = contest(position, dive_own="forbidden")
    strict.refused("0: V h.limes h.lemons t.limes", "CO-R10")
    strict.play("0: V h.limes h.lemons t.bacon")
    assert strict.hand(0) == "bacon cheddar"
    nothing = contest("hand 0: lemons limes cheddar", dive_own="forbidden")
    nothing.play("0: V h.limes h.lemons")
    assert nothing.hand(0) == "cheddar"


@pytest.mark.rule("CO-R11", "CO-R67")
def test_diving_with_two_turned_cards(contest: Tables) -> None:
    """Both go to the pile, so the Trash may have nothing to take."""
    table = contest("hand 0: first-slice small-bites lemons")
    table.play("0: V h.first-slice h.small-bites")
    assert table.hand(0) == "lemons"
    assert table.trash == ""
    assert table.view(None).pile_bottom[:2] == ["small-bites", "first-slice"]


@pytest.mark.rule("CO-R12")
def test_diving_is_no_play_and_replaces_no_extra_play(contest: Tables) -> None:
    table = contest("hand 0: espresso lemons limes honey / trash: butter bacon")
    table.play("0: P:espresso", "0: y")
    assert table.options() == ["h.honey", "h.lemons", "h.limes"]
    dive = contest("hand 0: candied-cherries lemons limes / trash: peaches butter")
    dive.play("0: V h.candied-cherries h.limes t.peaches")
    assert dive.step == "main"  # no when-played effect


@pytest.mark.rule("CO-R90")
def test_a_dive_with_two_cards_asks_nothing(contest: Tables) -> None:
    table = contest("hand 0: lemons limes / trash: butter")
    assert table.lines("0")[1:4] == ["V t.lemons", "V t.limes", "V t.butter"]
    table.play("0: V t.butter")
    assert table.hand(0) == "butter"


# -- The hand limit --------------------------------------------------------------

NINE = "bacon bacon butter chili ginger honey lemons limes nutmeg"


@pytest.mark.scenario("CO-S21")
@pytest.mark.rule("CO-33", "CO-R13")
def test_down_to_seven(contest: Tables) -> None:
    table = contest(f"hand 0: {NINE} / row: seconds-please")
    table.play("0: -")
    assert table.step == "limit"
    table.refused("0: h.peaches h.bacon", "CO-R102")
    table.no_move("0: h.bacon", "not complete")
    table.play("0: h.limes h.bacon")
    assert len(table.hand(0).split()) == 7
    assert table.trash == "bacon limes"
    assert table.turn == 3


@pytest.mark.rule("CO-R13")
def test_the_limit_holds_at_the_end_of_the_own_turn_only(contest: Tables) -> None:
    table = contest(f"hand 0: grocery-run {NINE.replace('bacon bacon ', '')} / hand 1: {NINE} / row: seconds-please")
    table.play("0: P:grocery-run")
    assert table.asked == "0"
    assert table.state.size(0) == 10
    assert table.state.size(1) == 9


@pytest.mark.rule("CO-R13")
def test_the_limit_is_tested_again(contest: Tables) -> None:
    """Salt Mine, turned up by the returning card, brings the hand over seven once more."""
    table = contest(
        f"hand 0: first-slice {NINE.replace('bacon bacon ', '')} / kitchen 0: table-salt sea-salt / "
        "row: seconds-please late-riser / pile: salt-mine"
    )
    table.play("0: -")
    assert table.state.size(0) == 8
    table.play("0: h.first-slice")
    table.play("0: k0.sea-salt")
    assert table.state.size(0) == 9
    assert table.step == "limit"


@pytest.mark.scenario("CO-S56")
@pytest.mark.rule("CO-R67")
def test_trashing_a_turned_card_for_the_limit(contest: Tables) -> None:
    table = contest(f"hand 0: first-slice {NINE.replace('bacon bacon ', '')} / row: seconds-please nut-case late-riser")
    table.play("0: -", "0: h.first-slice")
    assert table.state.size(0) == 7
    assert table.pile_bottom == "first-slice"
    assert table.trash == ""


# -- Pantry and Trash ----------------------------------------------------------------


def nearly_empty(top: str) -> ContestTable:
    """Everything but the top card lies in the Trash; seat 0 is about to draw it."""
    full = ContestTable("hand 1: lemons / turn: 1")
    everything = " ".join(full.pantry)
    rest = everything.replace(top, "", 1)
    return ContestTable(f"hand 1: lemons / pantry: {top} / trash: {rest} / turn: 1")


@pytest.mark.scenario("CO-S22")
@pytest.mark.rule("CO-26", "CO-27", "CO-R14")
def test_the_trash_becomes_the_pantry_at_once() -> None:
    table = nearly_empty("honey")
    before = len(table.trash.split())
    table.play("1: -")
    assert table.hand(0) == "honey"
    assert table.trash == ""
    assert len(table.pantry) == before
    assert table.asked == "0"  # the turn goes on


@pytest.mark.rule("CO-R14")
def test_the_trash_becomes_the_pantry_when_needed(contest: Tables) -> None:
    table = nearly_empty("honey")
    lazy = contest(
        f"hand 1: lemons / pantry: honey / trash: {table.trash} / turn: 1",
        reshuffle="when_needed",
    )
    lazy.play("1: -")
    assert lazy.pantry == []
    lazy.play("0: -")
    assert lazy.trash == ""
    assert lazy.state.size(3) == 1


@pytest.mark.rule("CO-R14", "CO-R20")
def test_a_played_action_is_shuffled_in() -> None:
    full = ContestTable("hand 0: grocery-run")
    everything = full.pantry
    table = ContestTable(
        f"hand 0: grocery-run / pantry: {' '.join(everything[:1])} / trash: {' '.join(everything[1:])}"
    )
    table.play("0: P:grocery-run")
    assert "grocery-run" not in table.trash
    everywhere = table.state.size(0) + table.state.left + table.state.trash_size + table.state.size(3)
    assert everywhere == len(table.state.deck.pantry_cards())


@pytest.mark.rule("CO-R15")
def test_no_card_to_draw(contest: Tables) -> None:
    everything = ContestTable("hand 1: sea-salt / turn: 1").pantry
    table = contest(f"hand 1: sea-salt / hand 2: {' '.join(everything)} / turn: 1")
    table.play("1: P:sea-salt")
    assert table.hand(1) == ""
    assert table.kitchen(1) == "sea-salt"
    assert table.turn == 2  # 0 and 3 could neither draw nor do anything but pass


@pytest.mark.rule("CO-R16", "CO-R17")
def test_the_trash_is_open_and_unordered(contest: Tables) -> None:
    one = contest("hand 0: lemons limes honey / trash: butter")
    two = contest("hand 0: lemons limes honey / trash: butter")
    one.play("0: V h.lemons h.limes t.butter")
    two.play("0: V h.limes h.lemons t.butter")
    assert one.view(None).trash == two.view(None).trash
    for viewer in (None, "0", "2"):
        assert one.view(viewer).trash == one.view("1").trash


@pytest.mark.rule("CO-R91")
def test_an_empty_hand_passes_by_itself(contest: Tables) -> None:
    table = contest("hand 1: sea-salt / hand 0: / turn: 1")
    table.play("1: -")
    kinds = [event.kind for event in table.events(None)]
    assert kinds.count("passed") == 1
    assert table.asked == "0"


def test_turn_effects_and_goals() -> None:
    """turn_start and turn_end abilities are those of the active player's Kitchen."""
    cards = ingredient("{when: turn_end, do: [{draw: 2}]}")
    table = contest_with(cards, "kitchen 0: test-ingredient / kitchen 3: test-ingredient / hand 0: lemons")
    table.play("0: -")
    assert table.state.size(0) == 3
    assert table.state.size(3) == 1
    assert table.state.deck.events[table.state.deck.kinds["test-ingredient"]] == 1 << int(ops.TURN_END)


def test_more_cards_in_hand_than_a_set_of_places_holds(contest: Tables) -> None:
    """A hand that a position names may be of any size: every kind can be played, and picked, once."""
    deck = contest("hand 0: lemons").state.deck
    kinds = list(range(30))
    hand = [deck.codes[kind] for kind in kinds for _copy in range(deck.copies[kind])]
    assert len(hand) > SET_SIZE
    state = contest(f"hand 0: {' '.join(hand)}").state
    assert state.legal(0) == [PASS, DIVE, *(PLAY + kind for kind in kinds)]
    state.play(0, DIVE)
    picks = state.legal(0)
    assert [pick - deck.at_hand for pick in picks] == kinds
    listed = Rng(5)
    assert state.random_move(0, Rng(5)) == picks[listed.below(len(picks))]
