"""Prompts, labels, targets, what happened and the table in plain text, in English."""

import pytest

from bakehouse.core.messages import Message
from bakehouse.words import Words
from tests.games.pie_contest.table import GAME, Tables, action, contest_with, deck_with, ingredient

FRUIT_AND_DAIRY = "hand 0: lemons / kitchen 0: butter / row: dairy-dream overstocked seconds-please"
TURNED_ACTION = "hand 0: hot-oven / kitchen 0: table-salt lemons honey / row: first-slice overstocked seconds-please"


def test_prompts_and_labels(contest: Tables) -> None:
    table = contest("hand 0: heavy-hand table-salt lemons honey / kitchen 0: sea-salt / trash: butter bacon")
    assert table.prompt("0") == "Play a card, or go dumpster diving."
    assert table.prompt("1") == table.prompt(None) == "Waiting for Ann to play a card, dive or pass."
    assert table.labels("0")[:3] == ["Pass", "Go dumpster diving", "Play Table Salt"]
    table.play("0: P:heavy-hand")
    assert table.prompt("0") == "Heavy Hand: choose one."
    assert table.prompt("1") == "Heavy Hand: Ann decides."
    assert table.labels("0") == ["From the Kitchen", "From the hand"]
    assert table.targets("0") == ["option:1", "option:2"]
    table.play("0: #2")
    assert table.last_event_text("0") == "You choose “From the hand”."
    assert table.last_event_text("1") == "Ann chooses “From the hand”."
    assert table.prompt("0") == "Heavy Hand: move which card?"
    assert table.labels("0") == ["Table Salt from your hand"]
    table.state.play(0, table.state.legal(0)[0])
    assert table.prompt("0") == "Heavy Hand: who gets it?"
    assert table.labels("0") == ["Ben", "Cleo", "Dan"]


@pytest.mark.parametrize(
    ("steps", "prompt", "waiting"),
    [
        ("{trash: {from: hand}}", "Trash which card?", "Ann chooses a card."),
        ("{trash: {from: hand, pick: {upto: 2}}}", "Trash cards, or be done.", "Ann chooses a card."),
        ("{give: {from: hand}, to: left}", "give which card?", "Ann chooses a card."),
        ("{take: {from: trash}}", "take which card?", "Ann chooses a card."),
        ("{take: {from: trash, pick: {upto: 2}}}", "take up to 2 cards, or be done.", "Ann chooses a card."),
        ("{gain: {from: trash, where: {kind: ingredient}}}", "gain which card?", "Ann chooses a card."),
        ("{move: {from: kitchen, of: any}, to: pantry_top}", "put back which card?", "Ann chooses a card."),
        ("{swap: [{from: kitchen}, {from: kitchen, of: other}]}", "Swap which card?", "Ann chooses a card."),
        ("{worth: {from: kitchen, of: other}, add: 2}", "which card gains 2?", "Ann chooses a card."),
        ("{worth: {from: kitchen, of: other}, add: -2}", "which card loses 2?", "Ann chooses a card."),
        ("{worth: {from: kitchen, of: other}, set: 2}", "change which card?", "Ann chooses a card."),
        ("{play: {from: hand}}", "play which card?", "Ann chooses a card."),
        ("{reveal: {from: hand}, to: all}", "which card?", "Ann chooses a card."),
        ("{may: [{bake: you}]}", "Bake a Pie now?", "Ann decides."),
        ("{may: [{draw: 2}]}", "draw?", "Ann decides."),
        ("{may: [{play: {from: hand}}]}", "play a card?", "Ann decides."),
        ("{may: [{shield: pies}]}", "do you want to use it?", "Ann decides."),
        ("{take: {from: hand, of: other, by: random}}", "which player?", "Ann chooses a player."),
        ("{pie: any, add: 1}", "which Pie?", "Ann chooses a Pie."),
    ],
)
def test_a_question_says_what_to_do(steps: str, prompt: str, waiting: str) -> None:
    position = (
        "hand 0: test-action lemons limes / hand 1: honey / hand 2: butter / trash: bacon chili / pies 1: 9 / pies 2: 8"
        " / kitchen 0: table-salt honey lemons / kitchen 1: bacon chili / kitchen 2: ginger"
    )
    table = contest_with(action(steps), position)
    table.play("0: P:test-action")
    assert table.prompt("0") == f"Test Action: {prompt}"
    assert table.prompt("1") == table.prompt(None) == f"Test Action: {waiting}"


def test_a_question_depends_on_who_is_asked_and_on_what_is_known(contest: Tables) -> None:
    cards = action("{take: {from: hand, of: other, by: owner}}")
    table = contest_with(cards, "hand 0: test-action / hand 1: honey limes / hand 2: butter")
    table.play("0: P:test-action", "0: @1")
    assert table.prompt("1") == "Test Action: give which card?"
    swap = contest("hand 0: swap-meet / kitchen 0: lemons limes / kitchen 1: bacon chili")
    swap.play("0: P:swap-meet", "0: k0.lemons")
    assert swap.prompt("0") == "Over the Fence: Swap it for which card?"
    vinegar = contest("hand 0: cider-vinegar")
    vinegar.play("0: P:cider-vinegar")
    assert vinegar.prompt("0") == "Cider Vinegar: who gets it?"
    bowl = contest_with(
        action("{each: each, at_once: true, do: [{trash: {from: hand, of: they, where: {salt: true}, by: owner}}]}"),
        "hand 0: test-action / hand 1: honey limes / hand 2: table-salt lemons",
    )
    bowl.play("0: P:test-action")
    assert bowl.prompt("1") == "Test Action: you have no card for it."
    assert bowl.labels("1") == ["Done"]
    assert bowl.prompt("2") == "Test Action: Trash a card in secret."


def test_the_dive_in_words(contest: Tables) -> None:
    table = contest("hand 0: lemons limes honey / trash: butter bacon")
    table.state.play(0, table.state.legal(0)[1])
    assert table.prompt("0") == "Dive: Trash 2 cards."
    table.state.play(0, table.state.legal(0)[0])
    assert table.prompt("0") == "Dive: Trash one more card."
    table.state.play(0, table.state.legal(0)[0])
    assert table.prompt("0") == "Take which card from the Trash?"
    assert "Crisp Bacon from the Trash" in table.labels("0")
    assert table.prompt("1") == "Waiting for Ann to play a card, dive or pass."


@pytest.mark.rule("CO-33")
def test_the_hand_limit_in_words(contest: Tables) -> None:
    table = contest("hand 0: bacon butter chili ginger honey lemons limes nutmeg rosemary / row: seconds-please")
    table.play("0: -")
    assert table.prompt("0") == "Keep seven: Trash 2 cards."
    table.state.play(0, table.state.legal(0)[0])
    assert table.prompt("0") == "Keep seven: Trash one card."
    assert table.prompt("2") == "Waiting for Ann to Trash down to seven cards."


def test_effects_in_words(contest: Tables) -> None:
    table = contest("hand 0: lemons / kitchen 0: limes butter / row: fruit-stand pucker-up / kitchen 1: bacon")
    table.play("0: P:lemons")
    assert table.prompt("0") == "Which effect first?"
    assert table.prompt("1") == "Waiting for Ann to put effects in order."
    assert table.labels("0") == ["Fruit Stand first", "Pucker Up first"]
    others = "{when: turn_start, do: [{worth: {from: kitchen, where: {not_this: true}, pick: all}, add: 1}]}"
    twice = contest_with(ingredient(others), "hand 0: lemons / kitchen 3: test-ingredient test-ingredient honey")
    twice.play("0: -")
    assert twice.labels("3") == ["Test Ingredient no. 1 first", "Test Ingredient no. 2 first"]


# -- The result --------------------------------------------------------------


def test_the_result_in_words(contest: Tables) -> None:
    table = contest("hand 0: hot-oven / kitchen 0: table-salt lemons honey / pies 1: 9 / pies 2: 9 / pies 3: 9")
    table.play("0: P:hot-oven")
    assert table.prompt("0") == "You win with a score of 7!"
    assert table.prompt("1") == table.prompt(None) == "Ann wins with a score of 7."
    assert table.last_event_text("1") == "The game is over. Everybody has Baked a Pie."
    tie = contest("hand 0: hot-oven / kitchen 0: table-salt lemons honey / pies 1: 11 / pies 2: 9 / pies 3: 9")
    tie.play("0: P:hot-oven")
    assert tie.prompt("0") == "A tie! The winners are you and Ben, with a score of 7."
    assert tie.prompt("2") == "A tie! The winners are Ann and Ben, with a score of 7."


@pytest.mark.rule("CO-R53")
def test_a_game_without_a_pie(contest: Tables) -> None:
    table = contest("hand 0: lemons honey / turns: 4 / first: 3", closing_time=1)
    table.play("0: -")
    assert table.prompt("0") == table.prompt(None) == "Nobody Baked a Pie: everybody wins."
    assert table.last_event_text(None) == "The game is over. It is closing time."


@pytest.mark.rule("CO-R50")
def test_the_result_explained(contest: Tables) -> None:
    table = contest("pies 0: 7 12 / pies 1: 9>5 / pies 3: 3 8")
    assert table.result("3") == [
        "Ann Baked 2 Pies, worth 12 and 7. The best one counts: 12.",
        "Ben Baked one Pie, worth 5.",
        "Cleo Baked no Pie.",
        "You Baked 2 Pies, worth 8 and 3. The best one counts: 8.",
    ]
    grand = contest("pies 0: 7 12 / pies 1: 5 / pies 3: 3 4 8 5", grand="on")
    assert grand.result(None) == [
        "Ann Baked 2 Pies, worth 12 and 7. The best 2 count: 19.",
        "Ben Baked one Pie, worth 5.",
        "Cleo Baked no Pie.",
        "Dan Baked 4 Pies, worth 8, 5, 4, and 3. The best 3 count: 17.",
    ]


# -- What happened -----------------------------------------------------------


def test_what_happened(contest: Tables) -> None:
    table = contest("hand 0: swap-meet / kitchen 0: lemons / kitchen 1: bacon / hand 3: honey limes")
    table.play("0: P:swap-meet", "3: P:limes", "3: k0.bacon")
    told = table.log("3")
    assert "Ann plays Over the Fence." in told
    assert "Ann’s Garden Lemons and Ben’s Crisp Bacon are Swapped." in told
    assert "The worth of Ann’s Crisp Bacon goes down by 2." in told
    assert "Your Garden Lemons and Ben’s Crisp Bacon are Swapped." in table.log("0")
    assert "Ann’s Garden Lemons and your Crisp Bacon are Swapped." in table.log("1")
    assert "The worth of your Crisp Bacon goes down by 2." in table.log("0")


@pytest.mark.parametrize(
    ("steps", "answers", "told"),
    [
        ("{trash: {from: hand}}", "0: h.lemons", "Ann Trashes Garden Lemons from hand."),
        ("{trash: {from: kitchen, of: other}}", "0: k1.bacon", "Ben loses Crisp Bacon from the Kitchen to the Trash."),
        ("{trash: {from: kitchen, where: {sub: fruit}}}", "", "Ann Trashes Garden Lemons from the Kitchen."),
        ("{take: {from: trash}}", "0: t.chili", "Ann takes Bird Chili from the Trash."),
        ("{gain: {from: trash}}", "0: t.chili", "Ann gains Bird Chili from the Trash."),
        ("{gain: {from: kitchen, of: other}}", "0: k1.bacon", "Ann gains Crisp Bacon from Ben’s Kitchen."),
        ("{take: {from: kitchen, where: {sub: fruit}}}", "", "Ann takes Garden Lemons from the Kitchen."),
        ("{give: {from: hand}, to: left}", "0: h.lemons", "Ben gets a card from Ann’s hand."),
        ("{take: {from: hand, of: left, by: random}}", "", "Ann takes a card from Ben’s hand, picked at random."),
        (
            "{move: {from: hand}, to: pantry_bottom}",
            "0: h.limes",
            "Ann returns a card from hand to the bottom of the Pantry.",
        ),
        (
            "{move: {from: kitchen, of: left}, to: pantry_top}",
            "0: k1.chili",
            "Ben loses Bird Chili from the Kitchen to the top of the Pantry.",
        ),
        ("{take: {from: pantry, top: 1}}", "", "Ann takes a card from the Pantry."),
    ],
)
def test_a_card_that_moves(steps: str, answers: str, told: str) -> None:
    position = (
        "hand 0: test-action lemons limes / hand 1: honey / trash: butter chili / pantry: nutmeg"
        " / kitchen 0: lemons honey / kitchen 1: bacon chili"
    )
    table = contest_with(action(steps), position)
    table.play("0: P:test-action", answers)
    assert told in table.log(None)
    assert told in table.log("3")


def test_who_reads_decides_the_words() -> None:
    position = "hand 0: test-action lemons limes / hand 1: honey / kitchen 1: bacon chili"
    table = contest_with(action("{take: {from: hand, of: left, by: random}}, {give: {from: hand}, to: left}"), position)
    table.play("0: P:test-action", "0: h.limes")
    assert table.log("0")[-4:-2] == [
        "You take Sticky Honey from Ben’s hand, picked at random.",
        "Ben gets Sharp Limes from your hand.",
    ]
    assert table.log("1")[-4:-2] == [
        "Ann takes Sticky Honey from your hand, picked at random.",
        "You get Sharp Limes from Ann’s hand.",
    ]


def test_where_cards_come_from_and_go_to(contest: Tables) -> None:
    table = contest(
        "hand 0: butterfingers / hand 3: lemons limes honey / kitchen 1: bacon / trash: chili / pantry: nutmeg"
    )
    table.play("0: P:butterfingers", "3: V h.limes h.honey t.chili")
    ways = [(event.kind, event.source, event.target, event.concerns) for event in table.events(None)]
    assert ways[:2] == [("played", "seat:0", "pile:trash", []), ("moved", "kitchen:1", "pile:trash", [1])]
    assert ("drew", "pile:pantry", "seat:3", []) in ways
    assert ("moved", "seat:3", "pile:trash", []) in ways
    assert ("moved", "pile:trash", "seat:3", []) in ways


def test_a_card_that_moves_in_secret_tells_one(contest: Tables) -> None:
    table = contest_with(action("{give: {from: hand}, to: left}"), "hand 0: test-action lemons limes")
    table.play("0: P:test-action", "0: h.limes")
    assert [event.secret for event in table.events(None) if event.kind == "moved"] == [True]
    trashed = contest("hand 0: caramel-salt lemons limes")
    trashed.play("0: P:caramel-salt", "0: h.limes")
    assert [event.secret for event in trashed.events(None) if event.kind == "moved"] == [False]


# -- Achievements that turn --------------------------------------------------


@pytest.mark.rule("CO-55", "CO-57")
def test_a_turned_achievement_is_called_what_it_has_become(contest: Tables) -> None:
    table = contest(f"{FRUIT_AND_DAIRY} / hand 3: butterfingers")
    table.play("0: P:lemons")
    assert "Ann completes Dairy Dream." in table.log("1")
    assert "The Achievement Dairy Dream becomes Whipped Cream in Ann’s Kitchen." in table.log("1")
    assert "Whipped Cream 4" in table.picture("1")
    table.play("3: P:butterfingers")
    assert "Whipped Cream, worth 4: no. 3 in Ann’s Kitchen" in table.labels("3")
    table.play("3: k0.dairy-dream")
    assert "Whipped Cream turns back into the Achievement Dairy Dream, at the bottom of the pile." in table.log("1")


@pytest.mark.rule("CO-55")
def test_a_turned_action_is_called_what_it_has_become(contest: Tables) -> None:
    table = contest(f"{TURNED_ACTION} / pantry: nutmeg limes nutmeg limes lemons")
    table.play("0: P:hot-oven", "3: -", "2: -", "1: -")
    assert "The Achievement First Slice becomes Second Batch in your hand." in table.log("0")
    assert "Play Second Batch" in table.labels("0")
    assert "  Second Batch: Bake a Pie while no rival has one. > Becomes Second Batch" in table.picture("0")
    table.play("0: P:first-slice")
    assert table.prompt("0") == "Second Batch: play a fitting card?"
    assert "Ann plays Second Batch." in table.log("1")
    played = next(event for event in table.events(None) if event.kind == "played" and event.args)
    assert (played.cards, played.args["cards"]) == (["first-slice"], ["first-slice.turned"])


# -- The table in plain text -------------------------------------------------


def test_the_picture(contest: Tables) -> None:
    table = contest(
        "hand 0: lemons hot-oven sea-salt / kitchen 1: honey table-salt / pies 2: 9>5 / kitchen shields: 1"
        " / trash: butter butter / pies 3: 3 4 / pie shields: 3"
    )
    lines = table.picture("0").splitlines()
    assert lines[1] == "Achievement Overstocked: End your turn with eight or more cards in hand. > You may play a card."
    assert lines[4:9] == [
        "You, on turn: 3 cards; Kitchen: empty; no Pies",
        "Ben: 0 cards; Kitchen: Sticky Honey 3 (guarded) and Table Salt 1 (guarded); no Pies; Kitchen shielded",
        "Cleo: 0 cards; Kitchen: empty; Pie: 5",
        "Dan: 0 cards; Kitchen: empty; Pies: 3 and 4; Pies shielded",
        "Trash: 2 × Cold Butter",
    ]
    assert lines[9:] == [
        "Your hand:",
        "  Sea Salt (Salt, worth 1): When played: draw a card.",
        "  Garden Lemons (Sour Fruit, worth 3): No ability.",
        "  Hot Oven: Bake a Pie.",
    ]
    assert "Your hand: empty" in table.picture("1")
    assert "hand:" not in table.picture(None)
    assert table.picture(None).splitlines()[4].startswith("Ann, on turn: ")


def test_the_picture_of_a_text_and_its_cards(contest: Tables) -> None:
    table = contest("hand 0: taste-test / hand 1: honey lemons / trash: ")
    table.play("0: P:taste-test")
    text = "Look at a rival's hand and take a card from it. Then give that rival a card from your hand."
    assert f"You carry out Taste Test: {text}" in table.picture("0")
    assert f"Ann carries out Taste Test: {text}" in table.picture("2")
    assert "You see Ben’s hand: Sticky Honey and Garden Lemons" in table.picture("0")
    assert "Garden Lemons" not in table.picture("2")
    assert "You see Sticky Honey and Garden Lemons in Ben’s hand." in table.log("0")
    assert "Ann sees 2 cards in Ben’s hand." in table.log("2")
    look = contest("hand 0: window-shopping / pantry: lemons limes honey bacon butter")
    look.play("0: P:window-shopping")
    assert "You look at: Garden Lemons, Sharp Limes, Sticky Honey, Crisp Bacon, and Cold Butter" in look.picture("0")
    assert look.last_event_text("1") == "Ann looks at the top 5 cards of the Pantry."
    assert "Trash: empty" not in look.picture("1")


def test_a_card_that_bakes_says_when() -> None:
    faces = {face.code: face for face in GAME.faces(GAME.house_deck())}
    marks = [(faces[code].marks or {}).get("bakes") for code in ("hot-oven", "dash-to-the-oven", "grocery-run")]
    assert marks == ["now", "later", None]


# -- Sets of somebody's own --------------------------------------------------


def test_a_card_of_an_own_set_speaks_for_itself() -> None:
    cards = action("{choose: [{label: draw from Pantry, do: [{draw: 1}]}, {label: hand, do: [{trash: {from: hand}}]}]}")
    tofu = '- {id: tofu, name: Tofu, kind: ingredient, copies: 1, worth: 2, flavor: savory, sub: soy, text: "Soft."}\n'
    table = contest_with(cards + tofu, "hand 0: test-action tofu")
    assert "  Tofu (Savory Soy, worth 2): Soft." in table.picture("0")
    table.play("0: P:test-action")
    assert table.labels("0") == ["Draw from Pantry", "Hand"]
    table.play("0: #2")
    assert "Ann chooses “Hand”." in table.log("1")
    assert "Ann carries out" not in table.picture("1")


def test_faces_of_an_own_set() -> None:
    """A card that somebody has changed is called what the file says; the others have their words."""
    text = GAME.house_deck().text.replace("name: Whipped Cream,", "name: Clotted Cream,")
    faces = {face.code: face for face in GAME.faces(GAME.deck_text(text))}
    assert faces["dairy-dream"].words == Message("card-dairy-dream")
    assert faces["dairy-dream.turned"].words is None
    words = Words("en", GAME, GAME.deck_text(text))
    assert words.card("dairy-dream") == "Dairy Dream"
    assert words.card("dairy-dream.turned") == "Clotted Cream"
    assert deck_with(action("{draw: 1}")).codes  # and cards that nobody else has
    assert Words("en", GAME, deck_with(action("{draw: 1}"))).card("test-action") == "Test Action"
