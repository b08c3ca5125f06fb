"""Refusals state the fact first, then the rule (the facts are the player's own)."""

import pytest

from bakehouse import IllegalMove
from bakehouse.games.pie_contest.refusals import FACTS
from tests.games.pie_contest.table import ContestTable, Tables, action, contest_with

FULL = "kitchen 0: honey butter bacon chili"
TEXTS = {
    "thief": "{take: {from: hand, of: other, by: random}}",
    "baker": "{bake: any}",
    "pie": "{pie: any, add: 1}",
    "give": "{give: {from: hand, where: {salt: true}}, to: left}",
    "discard": "{trash: {from: hand, pick: 2}}",
    "maybe": "{may: [{trash: {from: hand, where: {salt: true}}}]}",
    "movers": "{move: {from: kitchen, of: any}, to: kitchen, owner: any}",
}


def refusal(table: ContestTable, line: str) -> tuple[str, str]:
    """The rule that forbids a line, and the fact behind it."""
    with pytest.raises(IllegalMove) as refused:
        table.play(line)
    error = refused.value
    assert str(error).endswith(f"{table.game.rules[error.rule].quote()} ({error.rule})")
    return error.rule, table.fact(error)


CASES = [
    ("hand 0: lemons", "", "0: P:chili", "CO-R102", "You do not hold Bird Chili."),
    ("hand 0: lemons", "", "0: V t.butter", "CO-R9", "You hold only one card."),
    (
        f"hand 0: lemons / {FULL} limes",
        "",
        "0: P:lemons",
        "CO-19",
        "Your Kitchen is full: it has room for 5 Ingredients.",
    ),
    (
        "hand 0: lemons hot-oven / options: pass=only_if_forced",
        "",
        "0: -",
        "CO-R8",
        "You can play Garden Lemons and Hot Oven, and this table allows passing only to those who can do nothing else.",
    ),
    (
        f"hand 0: lemons lemons / {FULL} limes / options: pass=only_if_forced",
        "",
        "0: -",
        "CO-R8",
        "You can go dumpster diving, and this table allows passing only to those who can do nothing else.",
    ),
    (
        "hand 0: lemons hot-oven / options: empty_action=forbidden",
        "",
        "0: P:hot-oven",
        "CO-R19",
        "Hot Oven could not do anything now, and this table does not allow playing such an Action.",
    ),
    # A dive.
    ("hand 0: lemons limes honey", "", "0: V h.limes h.chili t.limes", "CO-R102", "You do not hold Bird Chili."),
    ("hand 0: lemons limes honey", "", "0: V h.limes h.limes t.limes", "CO-32", "You hold Sharp Limes only once."),
    (
        "hand 0: lemons limes / trash: butter honey",
        "",
        "0: V h.limes h.bacon t.honey",
        "CO-32",
        "You hold only Garden Lemons and Sharp Limes, so both are Trashed.",
    ),
    (
        "hand 0: lemons limes honey / trash: butter",
        "",
        "0: V h.limes h.lemons t.bacon",
        "CO-32",
        "The Trash does not hold Crisp Bacon.",
    ),
    (
        "hand 0: lemons limes honey / trash: butter bacon / options: dive_own=forbidden",
        "",
        "0: V h.limes h.lemons t.limes",
        "CO-R10",
        "You Trash Sharp Limes for this dive, and this table does not allow taking it back.",
    ),
    # The hand limit.
    (
        "hand 0: bacon bacon butter chili ginger honey lemons limes nutmeg / row: seconds-please",
        "0: -",
        "0: h.chili h.chili",
        "CO-33",
        "You hold Bird Chili only once.",
    ),
    # Cards of a text.
    (
        "hand 0: dash-to-the-oven lemons hot-oven",
        "0: P:dash-to-the-oven / 0: y",
        "0: h.hot-oven",
        "CO-R103",
        "The text of Dash to the Oven is: “You may play an Ingredient. Then Bake a Pie.”",
    ),
    (
        f"hand 0: espresso lemons hot-oven / {FULL}",
        "0: P:espresso / 0: y",
        "0: h.lemons",
        "CO-R78",
        "Your Kitchen is full: there is no room for Garden Lemons.",
    ),
    (
        f"hand 0: espresso lemons limes / {FULL}",
        "0: P:espresso",
        "0: y",
        "CO-R78",
        "Your Kitchen is full, and you hold no Action that could be played.",
    ),
    (
        "hand 0: dash-to-the-oven hot-oven",
        "0: P:dash-to-the-oven",
        "0: y",
        "CO-R103",
        "The text of Dash to the Oven is: “You may play an Ingredient. Then Bake a Pie.”",
    ),
    (
        "hand 0: caramel-salt lemons limes",
        "0: P:caramel-salt",
        "0: .",
        "CO-R22",
        "The text of Caramel Salt is: “When played: Trash a card from your hand.”",
    ),
    (
        "hand 0: discard lemons lemons limes",
        "0: P:discard",
        "0: h.limes h.limes",
        "CO-R22",
        "You hold Sharp Limes only once.",
    ),
    (
        "hand 0: maybe lemons",
        "0: P:maybe",
        "0: y",
        "CO-R22",
        "You have nothing for it. The text of Test Action is: “A test.”",
    ),
    (
        "hand 0: caramel-salt lemons limes",
        "0: P:caramel-salt",
        "0: h.bacon",
        "CO-R102",
        "You do not hold Crisp Bacon.",
    ),
    ("hand 0: give table-salt lemons", "0: P:give", "0: h.lemons", "CO-R103", "The text of Test Action is: “A test.”"),
    (
        "hand 0: leftovers / trash: lemons limes",
        "0: P:leftovers",
        "0: t.honey",
        "CO-R103",
        "The Trash does not hold Sticky Honey.",
    ),
    (
        "hand 0: butterfingers / kitchen 1: honey / kitchen 2: lemons limes",
        "0: P:butterfingers",
        "0: k1.honey",
        "CO-R33",
        "Rivals’ effects cannot touch Ben’s Sticky Honey.",
    ),
    (
        "hand 0: butterfingers / kitchen 1: bacon / kitchen 2: lemons limes / kitchen shields: 1",
        "0: P:butterfingers",
        "0: k1.bacon",
        "CO-R33",
        "Ben’s Kitchen is shielded until Ben’s next turn.",
    ),
    (
        "hand 0: windowsill-thief / kitchen 1: bacon lemons limes",
        "0: P:windowsill-thief",
        "0: k1.bacon",
        "CO-R103",
        "The text of Windowsill Thief is: “Gain an Ingredient worth 3 or less from a rival's Kitchen.”",
    ),
    # Players.
    (
        "hand 0: thief / hand 2: lemons / hand 3: honey",
        "0: P:thief",
        "0: @1",
        "CO-R79",
        "Ben has no cards in hand.",
    ),
    (
        "hand 0: sticky-fingers lemons / hand 2: lemons / hand 3: honey",
        "0: P:sticky-fingers",
        "0: @0",
        "CO-R103",
        "That is you, not a rival. The text of Sticky Fingers is: “Take a card at random from a rival's hand.”",
    ),
    (
        "hand 0: cider-vinegar / kitchen 1: lemons lemons limes limes bacon",
        "0: P:cider-vinegar",
        "0: @1",
        "CO-R32",
        "Ben’s Kitchen is full.",
    ),
    (
        "hand 0: movers / kitchen 0: lemons / kitchen 1: bacon",
        "0: P:movers",
        "0: k1.bacon @1",
        "CO-R32",
        "The card is already in Ben’s Kitchen.",
    ),
    (
        "hand 0: cider-vinegar / kitchen shields: 1",
        "0: P:cider-vinegar",
        "0: @1",
        "CO-R33",
        "Ben’s Kitchen is shielded until Ben’s next turn.",
    ),
    ("BAKERS", "0: P:baker", "0: @0", "CO-37", "You have only one Ingredient in the Kitchen."),
    ("BAKERS", "0: P:baker", "0: @2", "CO-38", "Cleo has no Salt in the Kitchen."),
    ("BAKERS", "0: P:baker", "0: @3", "CO-40", "Dan has 2 Salts in the Kitchen."),
    # Pies, options.
    ("hand 0: pie / pies 1: 9 / pies 2: 8", "0: P:pie", "0: $3", "CO-R103", "There are only 2 Pies."),
]
BAKERS = (
    "seats: 5 / hand 0: baker / kitchen 0: lemons / kitchen 1: table-salt honey honey / "
    "kitchen 2: lemons lemons bacon / kitchen 3: table-salt sea-salt lemons / kitchen 4: rock-salt limes limes"
)


@pytest.mark.rule("CO-R102", "CO-R103", "CO-R78", "CO-R79")
@pytest.mark.parametrize(("position", "moves", "line", "rule", "told"), CASES)
def test_the_fact_and_the_rule(position: str, moves: str, line: str, rule: str, told: str) -> None:
    cards = "".join(action(steps, code) for code, steps in TEXTS.items())
    table = contest_with(cards, BAKERS if position == "BAKERS" else position)
    table.play(moves.replace(" / ", "\n"))
    assert refusal(table, line) == (rule, told)


def test_an_option_whose_condition_does_not_hold(contest: Tables) -> None:
    table = contest("hand 0: heavy-hand lemons / kitchen 0: table-salt")
    table.play("0: P:heavy-hand")
    rule, told = refusal(table, "0: #2")
    assert rule == "CO-R103"
    assert told.startswith("The text of Heavy Hand is: “Choose one: move a Salt from your Kitchen, or from your hand")


@pytest.mark.rule("CO-35")
def test_an_effect_that_does_not_wait(contest: Tables) -> None:
    table = contest("hand 0: lemons / kitchen 0: limes butter / row: fruit-stand pucker-up / kitchen 1: bacon")
    table.play("0: P:lemons")
    assert table.step == "effect"
    with pytest.raises(IllegalMove) as refused:
        table.state.play(0, table.state.legal(0)[-1] + 1)
    assert refused.value.rule == "CO-35"
    fact = table.game.fact(table.view("0"), table.state.legal(0)[-1] + 1, "CO-35")
    assert table.said("0", fact) == "Only 2 different effects of yours are waiting."


def test_every_fact_is_reached() -> None:
    assert {case[3] for case in CASES} | {"CO-35"} == set(FACTS)
