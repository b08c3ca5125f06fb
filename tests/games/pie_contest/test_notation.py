"""Tokens, both ways; positions; defaults."""

import pytest

from bakehouse import AmbiguousMove, NotQuiet, PositionError
from bakehouse.games.pie_contest.game import PieContest
from tests.contract.driver import fingerprint
from tests.games.pie_contest.table import GAME, QUIET_ROW, ContestTable, Tables, action, contest_with, ingredient


@pytest.mark.rule("CO-R91")
def test_numbers_only_where_they_are_needed(contest: Tables) -> None:
    """Equal cards in one state are one option; with different counters they are two."""
    same = contest("hand 0: butterfingers / kitchen 1: lemons bacon lemons")
    same.play("0: P:butterfingers")
    assert same.options() == ["k1.lemons", "k1.bacon"]
    different = contest("hand 0: butterfingers / kitchen 1: lemons bacon lemons-1")
    different.play("0: P:butterfingers")
    assert different.options() == ["k1.lemons#1", "k1.bacon", "k1.lemons#2"]
    with pytest.raises(AmbiguousMove) as error:
        different.play("0: k1.lemons")
    assert error.value.candidates == ["k1.lemons#1", "k1.lemons#2"]
    different.play("0: k1.lemons#2")
    assert different.kitchen(1) == "lemons bacon"
    assert different.worths(1) == [3, 4]


@pytest.mark.rule("CO-R91", "CO-R92")
def test_waiting_effects_are_counted_as_they_wait() -> None:
    """Two cards with two texts each; the first texts are interchangeable, the second ones are not."""
    cards = ingredient("{when: turn_start, do: [{draw: 1}]}, {when: turn_start, do: [{move: this, to: hand}]}")
    table = contest_with(cards, "hand 1: honey / turn: 1 / kitchen 0: test-ingredient test-ingredient")
    table.play("1: -")
    assert table.options() == ["o.test-ingredient#1", "o.test-ingredient#2", "o.test-ingredient#4"]
    with pytest.raises(AmbiguousMove) as error:
        table.play("0: o.test-ingredient")
    assert error.value.candidates == table.options()
    table.no_move("0: o.test-ingredient#3")
    table.play("0: o.test-ingredient#4")
    assert table.options() == ["o.test-ingredient#1", "o.test-ingredient#2"]


def test_several_cards_in_any_order(contest: Tables) -> None:
    table = contest("hand 0: wipe-down / kitchen 0: lemons bacon lemons honey")
    table.play("0: P:wipe-down")
    lines = table.lines("0")
    assert len(lines) == len(set(lines)) == 12  # 3 · 2 · 2 multisets
    assert "k0.lemons k0.lemons k0.bacon k0.honey" in lines
    table.play("0: k0.honey k0.lemons .")
    assert table.kitchen(0) == "bacon lemons"


@pytest.mark.parametrize(
    "text",
    [
        "P:nothing",
        "h.",
        "k9.bacon",
        "k1.honey",
        "k1.bacon#9",
        "k1.bacon#x",
        "k1.bacon#²",
        "k².bacon",
        "@²",
        "o.bacon",
        "@7",
        "#0",
        "#99",
        "$1",
        "t.fruit-stand",
        "x.y",
        "V V V " * 34,
    ],
)
def test_no_moves(contest: Tables, text: str) -> None:
    contest("hand 0: lemons bacon / kitchen 1: bacon").no_move(f"0: {text}")


def test_secret_choices_in_any_order() -> None:
    """After a dive, whose cards must not be mistaken for what is offered now."""
    cards = ingredient(
        "{when: turn_end, do: [{each: each, at_once: true, do: [{trash: {from: hand, of: they, by: owner, pick: 2}}]}]}"
    )
    table = contest_with(
        cards, "hand 0: lemons limes honey bacon chili butter / kitchen 0: test-ingredient / row: / trash: table-salt"
    )
    table.play("0: V h.limes h.butter t.table-salt")
    assert table.step == "commit"
    table.play("0: g.lemons g.table-salt")
    assert table.hand(0) == "bacon chili honey"


def test_every_number_can_be_written(contest: Tables) -> None:
    """Also one that is no move here, for an error."""
    table = contest("hand 0: lemons bacon / kitchen 1: bacon")
    texts = [GAME.text(table.state, 0, [move]) for move in range(table.state.move_space)]
    assert {"o.1", "k1.bacon", "k1.2", "P:lemons", "@1", "#1", "t.lemons"} <= set(texts)


def test_an_incomplete_move(contest: Tables) -> None:
    contest("hand 0: lemons bacon honey").no_move("0: V h.lemons", "not complete")


@pytest.mark.parametrize("line", ["P:lemons", "V h.lemons h.bacon t.butter", "-"])
def test_examples_of_the_specification(contest: Tables, line: str) -> None:
    table = contest("hand 0: lemons bacon honey / trash: butter hot-oven")
    assert line in table.lines("0")


@pytest.mark.rule("CO-32", "CO-R90")
def test_a_dive_may_be_written_out_although_nothing_is_asked(contest: Tables) -> None:
    two = contest("hand 0: lemons limes / trash: butter honey")
    two.play("0: V h.limes h.lemons t.honey")
    assert two.hand(0) == "honey"
    assert two.trash == "butter lemons limes"
    only = contest("hand 0: lemons lemons", dive_own="forbidden")
    only.play("0: V h.lemons h.lemons")
    assert only.hand(0) == ""
    one_find = contest("hand 0: lemons limes honey / trash: butter butter", dive_own="forbidden")
    one_find.play("0: V h.lemons h.limes t.butter")
    assert one_find.hand(0) == "butter honey"
    wrong = contest("hand 0: lemons limes / trash: butter honey")
    wrong.refused("0: V h.limes h.bacon t.honey", "CO-32")


# -- Positions -------------------------------------------------------------------

RICH = """
seats: 5
options: staleness=3 grand=on
hand 0: lemons first-slice
hand 3: honey honey bacon
kitchen 1: lemons-2 double-cocoa+1@3 table-salt
pies 1: 12>8>11(table-salt=1,bacon=4,lemons=7) -3
pies 0: 5
pie order: 1 0 1
trash: butter butter hot-oven
pantry: ginger limes
row: fruit-stand salt-mine late-riser
pile: scavenger
turn: 0
turns: 11
kitchen shields: 1
pie shields: 0 1
completed: nut-case
knows 2: 3:honey pantry:1
knows *: 3:honey
lacks: 3:2:1
"""


def test_a_rich_position() -> None:
    table = ContestTable(RICH)
    assert table.worths(1) == [1, 6, 1]
    assert table.pies(1) == [[12, 8, 11], [-3]]
    assert table.sure(2, 3) == "honey"
    assert table.sure(1, 3) == ""
    text = GAME.write_position(table.state)
    again = GAME.position(text)
    assert GAME.write_position(again) == text
    assert fingerprint(GAME, again) == fingerprint(GAME, table.state)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("seats: 3", "players=2-10"),
        ("hand 0: nothing", "there is no card"),
        ("hand 0: fruit-stand", "cannot be in a hand"),
        ("kitchen 0: hot-oven", "no Ingredient"),
        ("kitchen 0: lemons@1", "completed an Achievement"),
        ("kitchen 0: lemons limes honey bacon butter chili", "room for 5"),
        ("kitchen 0: lemons+++", "no Ingredient"),
        ("trash: fruit-stand", "neither in the Trash"),
        ("pile: lemons", "hold Achievements"),
        ("row: lemons", "hold Achievements"),
        ("pies 0: twelve", "no Pie"),
        ("pies 0: 12(lemons)", "written like"),
        ("pie order: 1", "once for each"),
        ("turn: 9", "not one of"),
        ("fresh: 1", "one number for each"),
        ("fresh: 0 0 ²", "one number for each"),
        pytest.param(f"fresh: 0 0 {'0' * 5_000}", "one number for each", id="a number without an end"),
        ("knows 0: 1:lemons", "written like"),
        ("knows 0: x", "written like"),
        ("knows 0: pantry:²", "written like"),
        ("lacks: 1", "written like"),
        ("lacks: 1:1:100000", "written like"),
        ("lacks: 1:1:²", "written like"),
        ("lacks: 9:1:1", "no such seat"),
        ("kitchen shields: 9", "no seat"),
        ("cards: abc", "no deck"),
        ("hand 0: windowsill-thief windowsill-thief", "more often"),
        ("colour: red", "no such line"),
        ("pies 0: 9 8 7", "the game would be over: three pies"),
        ("pies 0: 9 / pies 1: 9 / pies 2: 9 / pies 3: 9", "the game would be over: everybody baked"),
        ("turns: 401", "closing time was after 400 turns; this is turn 401"),
    ],
)
def test_bad_positions(game: PieContest, line: str, told: str) -> None:
    row = "" if line.startswith("row") else f"\n{QUIET_ROW}"
    with pytest.raises(PositionError, match=told):
        game.position(f"{line}{row}".replace(" / ", "\n"))


def test_positions_are_written_between_moves_only(contest: Tables) -> None:
    table = contest("hand 0: espresso lemons bacon")
    table.play("0: P:espresso")
    with pytest.raises(NotQuiet):
        GAME.write_position(table.state)


def test_a_position_with_another_set() -> None:
    table = contest_with(ingredient("{baking: 1}"), "hand 0: test-ingredient")
    text = GAME.write_position(table.state)
    assert fingerprint(GAME, GAME.position(text)) == fingerprint(GAME, table.state)


# -- Defaults -----------------------------------------------------------------------


def default(table: ContestTable, seat: int) -> str:
    return GAME.text(table.state, seat, GAME.default(table.state, seat))


@pytest.mark.rule("CO-R74", "CO-R88")
def test_defaults(contest: Tables) -> None:
    table = contest("hand 0: lemons bacon hot-oven")
    assert default(table, 0) == "-"
    forced = contest("hand 0: lemons bacon hot-oven", **{"pass": "only_if_forced"})
    assert default(forced, 0) == "P:lemons"
    full = "kitchen 0: honey butter bacon chili ginger / trash: peaches hot-oven"
    only_a_dive = contest(f"hand 0: lemons limes bacon / {full}", **{"pass": "only_if_forced"})
    assert default(only_a_dive, 0) == "V h.lemons h.limes t.hot-oven"
    may = contest("hand 0: espresso lemons")
    may.play("0: P:espresso")
    assert default(may, 0) == "n"
    upto = contest("hand 0: wipe-down / kitchen 0: lemons honey")
    upto.play("0: P:wipe-down")
    assert default(upto, 0) == "."
    first = contest("hand 0: butterfingers / kitchen 1: bacon / kitchen 2: lemons")
    first.play("0: P:butterfingers")
    assert default(first, 0) == "k1.bacon"
    seats = contest("hand 0: sticky-fingers / hand 1: lemons / hand 3: honey")
    seats.play("0: P:sticky-fingers")
    assert default(seats, 0) == "@1"


@pytest.mark.rule("CO-R88")
def test_defaults_by_worth(contest: Tables) -> None:
    """Actions count as worth 3; ties by id; for the hand limit duplicates first; gifts are not Salt."""
    limit = contest("hand 0: hot-oven lemons lemons bacon bacon honey honey grocery-run caramel-salt / row:")
    limit.play("0: -")
    assert default(limit, 0) == "h.honey h.honey"
    bowl = contest("hand 0: pass-the-bowl table-salt chili lemons / hand 1: honey bacon")
    bowl.play("0: P:pass-the-bowl")
    assert default(bowl, 0) == "g.chili"
    far = contest("hand 0: table-salt bacon bacon butter chili ginger honey rosemary sea-salt lemons / row:")
    far.play("0: -")
    assert default(far, 0) == "h.table-salt h.sea-salt h.butter"  # 1, 1 and, of those worth 2, the first id
    two = contest_with(
        action("{each: each, at_once: true, do: [{trash: {from: hand, of: they, by: owner, pick: 2}}]}"),
        "hand 0: test-action / hand 1: lemons chili bacon ginger table-salt",
    )
    two.play("0: P:test-action")
    assert default(two, 1) == "g.ginger g.chili"
    pie = contest_with(action("{pie: any, add: 1}"), "hand 0: test-action / pies 2: 4 / pies 1: 5 3 / pie order: 2 1 1")
    pie.play("0: P:test-action")
    assert default(pie, 0) == "$2"  # CO-D10: the oldest of the first seat in effect order
    order = contest("hand 0: lemons / kitchen 0: limes / kitchen 1: bacon / row: pucker-up fruit-stand")
    order.play("0: P:lemons")
    assert default(order, 0) == "o.pucker-up"


@pytest.mark.rule("CO-R94")
def test_goals_about_baking_come_after_staleness() -> None:
    """First Slice asks for no rival with a Pie, Blue Ribbon for the value; both are tested after the staleness."""
    table = ContestTable(
        "hand 0: hot-oven / kitchen 0: table-salt baking-apples cheddar / pies 1: 4 / row: stale-bread first-slice"
    )
    table.play("0: P:hot-oven")
    assert table.values(1) == [0 + 5]  # stale-bread for seat 1, whose Pie fell to 0
    assert "first-slice" in table.row
