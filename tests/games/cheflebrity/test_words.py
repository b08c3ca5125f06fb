"""Prompts, labels, reports, faces and the table in plain text."""

import pytest

from bakehouse import Rng
from bakehouse.core.log import HIDDEN
from bakehouse.games.cheflebrity import GAME
from bakehouse.games.cheflebrity.atoms import COUNT, OFFER_ALL, PIE, PLAY, SABOTAGE
from bakehouse.games.cheflebrity.cards import CLAIM_WORDS, CODES, PLACED_CODES, TROPHY_WORDS
from bakehouse.words import Words
from tests.contract.driver import audiences, random_moves
from tests.games.cheflebrity.table import HOUSE, ChefTable, match

# -- Questions and choices ---------------------------------------------------


def test_prompts(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / step: play / hand s1: FA5 T5 / hand s2: SB SV / working s1: w1=B5")
    assert table.prompt("s1") == "Play one pie card?"
    assert table.prompt("s2") == table.prompt(None) == "Waiting for Ann to play a pie card, or not."
    table.play("s1: play FA5 w1")
    assert table.prompt("s2") == "Play a Sabotage! card now?"
    assert table.prompt("s1") == "Waiting for Ben to sabotage, or not."
    table.play("s2: sab s1.w1")
    assert table.prompt("s1") == "Ben’s Sabotage! Rescue your apple tart?"
    assert table.prompt("s2") == "Your Sabotage! Rescue Ann’s apple tart?"
    assert table.prompt(None) == "Waiting for Ann and Ben to save the pie, or not."
    table.play("s1: pass")
    assert table.prompt("s1") == "Your answer is in. Waiting for the others."
    danger = "Sabotage! is about to knock Apple Filling 5 off"
    assert f"Ben’s {danger} Ann’s first pie." in table.picture(None)
    assert f"Ben’s {danger} your first pie." in table.picture("s1")
    assert f"Your {danger} Ann’s first pie." in table.picture("s2")
    table.play("s2: save")
    assert table.last_event_text("s1") == "Ben plays Saved It! to rescue your first pie."


def test_prompts_inside_a_move(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / step: swap / hand s1: B5 SG / hand s2: T5 / leftovers: E5")
    assert table.prompt("s1") == "Swap one card for another?"
    begun = table.state.copy()
    begun.play(0, GAME.read(table.state, 0, "swap SG left E5")[0])
    assert ChefTable(begun).prompt("s1") == "Draw or take a card for Genius."
    assert ChefTable(begun).prompt("s2") == "Waiting for Ann to discard a card, or not."
    table.play("s1: keep")
    table.state.play(0, PLAY + PLACED_CODES.index("SG=B"))
    assert table.prompt("s1") == "Where does Genius as Bottom Crust go?"
    assert table.labels("s1") == ["Begin a new pie"]


def test_prompts_of_an_offer(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / step: menu / hand s1: T5 B5 / hand s2: FA5")
    assert table.prompt("s1") == "Trade, or end your turn."
    for atom, said in [
        (OFFER_ALL, "How many cards do you give?"),
        (COUNT + 1, "How many cards do you want?"),
        (COUNT, "Card 1 of 2 you give: say what you like."),
        (None, "Card 2 of 2 you give: say what you like."),
        (None, "Name the card you want."),
    ]:
        table.state.play(0, table.state.legal(0)[0] if atom is None else atom)
        assert table.prompt("s1") == said
        assert table.prompt("s2") == "Waiting for Ann to serve, trade, or end the turn."


def test_who_speaks_to_whom_in_a_trade(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 3 / step: menu / hand s1: T5 / hand s2: FA5 E5 / hand s3: B5", trade_counters=1)
    table.play("s1: offer s2 give T5 want F?")
    trade = "Top Crust 5 in return for any Filling"
    assert table.prompt("s2") == "Accept Ann’s offer, decline, or counter?"
    assert f"Ann offers you a trade: {trade}" in table.picture("s2")
    assert table.prompt("s3") == "Waiting for Ben to answer the offer."
    assert f"Ann offers Ben a trade: {trade}" in table.picture("s3")
    assert table.log("s1")[-1] == f"You offer Ben a trade ({trade})."
    table.play("s2: counter give E5,FA5 want SB")
    trade = "Apple Filling 5 and Extras 5 in return for Sabotage!"
    assert table.last_event_text(None) == f"Ben makes Ann a counter-offer ({trade})."
    assert table.prompt("s1") == "Accept Ben’s offer?"
    assert f"Ben offers you a trade: {trade}" in table.picture("s1")
    assert table.prompt("s3") == "Waiting for Ann to answer the offer."
    assert f"Ben offers Ann a trade: {trade}" in table.picture("s3")
    many = chefs("seats: 3 / step: menu / hand s1: T5 E5 / hand s2: FA5 E5 / hand s3: B5")
    many.play("s1: offer all give ?,? want E5")
    assert many.prompt("s2") == "Accept Ann’s offer?"
    trade = "2 × any card in return for Extras 5"
    assert f"Ann offers everybody a trade: {trade}" in many.picture("s2")
    assert many.last_event_text("s2") == f"Ann offers everybody a trade ({trade})."
    assert many.prompt(None) == "Waiting for Ben and Cleo to answer the offer."


def test_what_happens_in_a_trade(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 3 / step: menu / hand s1: T5 E5 / hand s2: FA5 SB / hand s3: B5")
    table.play("s1: offer s2 give ?,? want ?", "s2: accept")
    assert table.prompt("s1") == "Hand over 2 cards, as promised or not."
    assert table.prompt("s2") == "Hand over a card, as promised or not."
    assert table.prompt("s3") == "Waiting for Ann and Ben to hand over cards."
    table.state.play(0, table.state.legal(0)[0])
    assert table.prompt("s1") == "Hand over one more card."
    table.state.play(0, table.state.legal(0)[0])
    table.play("s2: commit SB")
    assert table.log("s3")[-3:] == ["Ben accepts Ann’s offer.", "Ann hands 2 cards to Ben.", "Ben hands a card to Ann."]
    assert table.log("s2")[-3:] == [
        "You accept Ann’s offer.",
        "Ann hands Top Crust 5 and Extras 5 to you.",
        "You hand Sabotage! to Ann.",
    ]
    gave = table.events("s3")[-1]
    assert (gave.cards, gave.source, gave.target, gave.concerns) == ([HIDDEN], "seat:1", "seat:0", [0])
    table.play("s1: offer s2 give ? want ?", "s2: decline")
    assert table.last_event_text("s1") == "Ben declines your offer."
    table.play("s1: offer all give ? want ?", "s2: accept", "s3: decline", "s1: nobody")
    assert table.log("s2")[-2:] == ["Willing to trade: you.", "Ann trades with nobody."]
    table.play("s1: offer all give ? want ?", "s2: accept", "s3: accept", "s1: pick s3")
    assert table.log("s3")[-2:] == ["Willing to trade: Ben and you.", "Ann trades with you."]


def test_pies_are_called_by_whose_they_are_and_what_is_in_them(chefs: type[ChefTable]) -> None:
    lines = "working s1: w1=B5,SG=F w3=B10,FC5 / working s2: w11=B20"
    table = chefs(f"seats: 2 / step: menu / hand s1: SB / {lines}", sg_filling="no_kind")
    assert "Serve your tart (10 points)" in table.labels("s1")
    assert "Serve your cherry tart (15 points)" in table.labels("s1")
    assert "Sabotage one of Ben’s pies" in table.labels("s1")
    table.state.play(0, SABOTAGE + 1)
    assert table.prompt("s1") == "Which pie do you sabotage?"
    assert table.labels("s1") == ["Knock Bottom Crust 20 off Ben’s bare crust (20 points)"]
    placing = chefs(f"seats: 2 / step: play / hand s1: E5 B5 / {lines}", sg_filling="no_kind")
    placing.state.play(0, PLAY + CODES.index("E5"))
    assert placing.labels("s1") == ["On your tart: 10 → 15", "On your cherry tart: 15 → 20"]
    placing.state.play(0, PIE)
    assert placing.last_event_text("s2") == "Ann plays Extras 5 on their first pie."
    fresh = chefs(f"seats: 2 / step: play / hand s1: B5 / {lines}", sg_filling="no_kind")
    fresh.play("s1: play B5 new")
    assert fresh.last_event_text("s2") == "Ann begins their fourth pie with Bottom Crust 5."
    assert fresh.last_event_text("s1") == "You begin your fourth pie with Bottom Crust 5."


def test_the_words_of_questions_are_short() -> None:
    """Whatever happens, a question has at most 60 characters and a caption ten words, with the longest names."""
    people = ["Juniper", "Fennel", "Ginger", "Clove", "Poppy"]
    seen: set[str] = set()
    for seats, cap in ((5, 1_000), (2, 4_000)):
        state = match(seats, 3).state
        words = {seat: Words("en", GAME, HOUSE, people, seat) for seat in audiences(state)}
        for seat, atoms in random_moves(GAME, state, Rng(seats), cap):
            trial = state.copy()
            for atom in atoms:
                for other in audiences(state):
                    prompt = GAME.prompt(GAME.view(trial, other))
                    seen.add(prompt.id)
                    assert len(words[other](prompt)) <= 60, words[other](prompt)
                trial.apply(seat, atom)
        for reader, said in words.items():
            for message in [event.message for event in GAME.events(state, 0, reader)]:
                caption = said(message, "stage") if said.has(message.id, "stage") else ""
                assert len(caption.split()) <= 10, caption
    assert len(seen) > 25


# -- What happened -----------------------------------------------------------


def test_what_shows_a_card_of_a_hand_cannot_be_undone(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / step: swap / hand s1: B5 T5 / working s1: w1=B10,FA5 / leftovers: E5")
    table.play("s1: swap B5 left E5", "s1: play T5 w1", "s1: serve w1")
    assert [(event.kind, event.secret) for event in table.events("s2")] == [
        ("discarded", True),
        ("took", False),
        ("placed", True),
        ("served", False),
    ]
    assert table.log("s2") == [
        "Ann puts Bottom Crust 5 on the Leftovers.",
        "Ann takes Extras 5 from the Leftovers.",
        "Ann plays Top Crust 5 on their first pie.",
        "Ann serves their first pie as a Pie (Bottom Crust 10, Apple Filling 5, and Top Crust 5).",
    ]


def test_who_attacks_and_who_saves(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / step: play / hand s1: FA5 SG / hand s2: SB SG / working s1: w1=B5")
    table.play("s1: play FA5 w1", "s2: sab s1.w1")
    assert table.last_event_text(None) == "Ben plays Sabotage! against Ann’s first pie."
    table.play("s1: save sg", "s2: pass")
    saved = "Stroke of Genius! as a Saved It! to rescue"
    assert table.last_event_text(None) == f"Ann plays {saved} their first pie."
    assert table.last_event_text("s1") == f"You play {saved} your first pie."
    table.play("s2: sab s1.w1 sg")
    assert table.log("s1")[-2:] == [
        "Ben plays Stroke of Genius! as a Sabotage! against your first pie.",
        "Ben’s Sabotage! knocks Apple Filling 5 off your first pie.",
    ]
    attack, lost = table.events(None)[-2:]
    assert (attack.source, attack.target, attack.concerns, attack.notable) == ("seat:1", "seat:0", [0], True)
    assert (lost.source, lost.target, lost.concerns, lost.notable) == ("seat:0", "pile:out", [1], True)


def test_a_served_dessert_is_told_with_its_filling_and_its_worth(chefs: type[ChefTable]) -> None:
    lines = "working s1: w1=B10,FB15,T25,E5 w2=B5,SG=FA"
    table = chefs(f"seats: 2 / step: menu / hand s1: SB / {lines}")
    before = table.state.copy()
    table.play("s1: serve w1")
    served = next(event for event in table.events("s2") if event.kind == "served")
    assert table.words("s2").event(served, "stage") == "Ann serves a blueberry pie worth 55!"
    assert table.words("s1").event(served, "chip") == "you serve a pie: 55"
    plain = ChefTable(before)
    plain.play("s1: serve w2")  # the card alone does not say what it was played as
    served = next(event for event in plain.events("s2") if event.kind == "served")
    assert plain.words("s2").event(served, "stage") == "Ann serves a tart worth 10!"


@pytest.mark.rule("CH-R25")
def test_an_oops(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / hand s1: T5 / working s1: w1=B5 w2=B10,FC5 / pile: OO")
    table.play("s1: draw pile")
    assert table.prompt("s1") == "Which of your pies does the Oops! hit?"
    assert table.prompt("s2") == "Oops! Waiting for Ann to choose a pie."
    assert "The Oops! is about to hit one of your pies." in table.picture("s1")
    assert "The Oops! is about to hit one of Ann’s pies." in table.picture("s2")
    table.play("s1: oops w2")
    assert table.prompt("s1") == "Oops! Rescue your cherry tart?"
    assert "The Oops! is about to knock Cherry Filling 5 off Ann’s second pie." in table.picture("s2")
    table.play("s1: pass")
    assert table.log("s2") == [
        "Ann draws Oops! from the Ingredients Pile.",
        "The Oops! hits Ann’s second pie.",
        "The Oops! knocks Cherry Filling 5 off Ann’s second pie.",
    ]
    lucky = chefs("seats: 2 / pile: OO")
    lucky.play("s1: draw pile")
    assert lucky.last_event_text("s2") == "Ann has no pie for the Oops! to hit."
    assert lucky.last_event_text("s1") == "You have no pie for the Oops! to hit."


def test_one_turn_is_left(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / step: draw / only pile: B5 / leftovers: B10")
    table.play("s1: draw pile")
    told = "drawn the last card of the Ingredients Pile; one more turn follows this one."
    assert f"Ann has {told}" in table.log(None)
    assert f"You have {told}" in table.log("s1")
    assert "The last round: one turn after this one" in table.picture(None)


# -- The table ---------------------------------------------------------------


def test_pictures(chefs: type[ChefTable]) -> None:
    table = chefs(
        "seats: 2 / step: menu / hand s1: SG / working s1: w1=B5,SG=FA / serving s2: w1=B5,FB5 / kept s2: SV / "
        "leftovers: T5 T5 E10"
    )
    assert table.picture("s1").splitlines() == [
        "Ingredients Pile: 87 cards",
        "Leftovers: 2 × Top Crust 5 and Extras 10",
        "Out Pile: empty",
        "You: 1 card, on turn",
        "  Working Line, pie 1: Bottom Crust 5 and Stroke of Genius! as an Apple Filling",
        "Ben: 0 cards",
        "  Serving Line, pie 1: Bottom Crust 5 and Blueberry Filling 5",
        "  Kept: Saved It!",
        "Your hand: Stroke of Genius!",
    ]
    assert "Ann: 1 card, on turn" in table.picture("s2")
    assert "hand" not in table.picture(None)


def test_the_end_in_words(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / step: menu / working s1: w1=B25,FA20 / only pile: / last: s2 / turns left: 0")
    table.play("s1: serve w1", "s1: end")
    assert table.prompt(None) == table.prompt("s2") == "Ann wins with 95 points."
    assert table.prompt("s1") == "You win with 95 points!"
    picture = table.picture(None)
    assert "Bonus for the most Tarts: Ann with 25 and Ben with 0" in picture
    assert "Total: Ann with 95 and Ben with 0" in picture
    assert table.last_event_text(None) == "The last turn is over; the points are counted."


def test_a_shared_victory(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 3 / step: menu / only pile: / last: s2 / turns left: 0 / kept s1: SB / kept s3: SB")
    table.play("s1: end")
    assert table.prompt("s2") == "A shared victory for Ann and Cleo, with 10 points each."
    assert table.prompt("s1") == "A shared victory for you and Cleo, with 10 points each."


def test_the_result_explained(chefs: type[ChefTable]) -> None:
    served = "serving s1: w1=B5,FA15 w2=B10,FB10 / serving s2: w1=B20,FC10,T5 w2=B5,FP5 / kept s1: SB / kept s2: SB"
    table = chefs(f"seats: 2 / step: menu / only pile: / last: s2 / turns left: 0 / {served}")
    assert table.result(None) == []
    table.play("s1: end")
    assert table.result("s2") == [
        "Ann has 40 quality points.",
        "You have 45 quality points.",
        "Bonus for the most Pies: you with 1 (+25).",
        "Bonus for the most Tarts: Ann with 2 (+25) and you with 1.",
        "Bonus for the greatest variety of Pies: you with 1 (+25).",
        "Bonus for the greatest variety of Tarts: Ann with 2 (+25) and you with 1.",
        "Bonus for the most consistent Pie: nobody.",
        "Bonus for the fanciest dessert: nobody.",
        "Bonus for the Pie of the highest quality: nobody.",
        "Bonus for the Pie of the lowest quality: you with 1 (+25).",
        "Bonus for the most Sabotage! cards: Ann with 1 (+10) and you with 1 (+10).",
        "Bonus for the most Saved It! cards: nobody.",
        "Ann has 100 points in all.",
        "You have 130 points in all.",
    ]


def test_averages_are_told_as_people_write_them(chefs: type[ChefTable]) -> None:
    pie = "working s1: w1=B25,FA20,T5 / only pile: / last: s2 / turns left: 0"
    table = chefs(f"seats: 2 / step: menu / {pie}", quality_bonus="average")
    table.play("s1: serve w1", "s1: end")
    told = table.result(None)
    assert "Bonus for the Pie of the highest quality: Ann with 16.67 (+25)." in told
    assert "Bonus for the most Pies: Ann with 1 (+25)." in told


# -- Cards -------------------------------------------------------------------


def test_every_card_and_claim_has_a_name() -> None:
    words = Words("en", GAME, HOUSE)
    codes = [*CODES, *PLACED_CODES, *TROPHY_WORDS, *CLAIM_WORDS]
    names = {code: words.card(code) for code in codes}
    assert len(set(names.values())) == len(names)
    assert not [name for code, name in names.items() if code in name]
    assert names["FC20"] == "Cherry Filling 20"
    assert names["SG=F"] == "Stroke of Genius! as a Filling"
    assert (names["FC?"], names["?"]) == ("any Cherry Filling", "any card")
    assert words.text(GAME.own_cards()["SV"]).startswith("At any time: cancel an Oops!")


def test_cards_that_lie_on_the_table_have_a_drawing() -> None:
    drawn = {face.code for face in GAME.faces(HOUSE) if face.picture}
    assert drawn == {*CODES, *PLACED_CODES, *TROPHY_WORDS, *CLAIM_WORDS} - {"F?", "?"}


def test_a_deck_names_its_cards() -> None:
    text = HOUSE.text.replace('code = "E5"\nname = "Extras"', 'code = "E5"\nname = "Sugar"')
    text = text.replace('code = "SG"\nname = "Stroke of Genius!"', 'code = "SG"\nname = "Idea"')
    words = Words("en", GAME, GAME.deck_text(text))
    assert words.card("E5") == "Sugar 5"
    assert words.card("E10") == "Extras 10"
    assert words.card("E?") == "any Extras"
    assert words.card("SG=T") == "Idea Top Crust"
    assert Words("en", GAME, HOUSE).card("SG=E") == "Stroke of Genius! as Extras"


def test_a_claim_may_name_a_card_that_the_deck_lacks() -> None:
    start = HOUSE.text.index('[[card]]\ncode = "FA25"')
    text = HOUSE.text[:start] + HOUSE.text[HOUSE.text.index('[[card]]\ncode = "FB5"') :]
    words = Words("en", GAME, GAME.deck_text(text.replace("total = 96", "total = 95")))
    assert words.card("FA25") == "Apple Filling 25"


# -- Answers in advance, options ---------------------------------------------


def test_answers_in_advance_have_words() -> None:
    words = Words("en", GAME)
    assert [words.say(f"standing-{key}") for key in GAME.standing()] == [
        "Pass until my pie is hit",
        "Decline every trade",
    ]


def test_every_value_of_an_option_has_words() -> None:
    words = Words("en", GAME)
    for option in GAME.info.options.values():
        assert words.say(f"option-{option.name}")
        for value in option.values:
            assert words.has(f"option-{option.name}", value.replace("+", "-")), value


# -- The title of a hint -----------------------------------------------------


@pytest.mark.parametrize(
    ("step", "move", "sentence"),
    [
        ("menu", "offer s2 give E5 want T?", "Offer Ben Extras 5 for any Top Crust"),
        ("menu", "offer all give E5 want ?", "Offer everybody Extras 5 for any card"),
        ("swap", "swap B5 pile", "Swap Bottom Crust 5 for a card from the pile"),
        ("swap", "swap B5 left T10", "Swap Bottom Crust 5 for Top Crust 10 from the Leftovers"),
        ("menu", "end", ""),
    ],
)
def test_a_whole_move_is_a_sentence(chefs: type[ChefTable], step: str, move: str, sentence: str) -> None:
    table = chefs(f"seats: 3 / step: {step} / hand s1: B5 E5 / hand s2: T5 / hand s3: T5 / leftovers: T10")
    atoms = GAME.parse(table.state, table.seat("s1"), move)
    assert table.said("s1", GAME.sentence(table.view("s1"), atoms)) == sentence
