"""Prompts, labels, sentences and the table in plain text."""

from bakehouse.games.cheflebrity import GAME
from bakehouse.games.cheflebrity.atoms import PIE, PLAY, SABOTAGE
from bakehouse.games.cheflebrity.cards import CODES, Deck
from bakehouse.games.cheflebrity.names import card_name
from tests.games.cheflebrity.table import ChefTable


def labels(table: ChefTable, name: str) -> list[str]:
    view = table.view(name)
    return [GAME.label(view, move) for move in view.legal]


def test_prompts(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / step: play / hand s1: FA5 T5 / hand s2: SB SV / working s1: w1=B5")
    assert GAME.prompt(table.view("s1")) == "You may play one pie card."
    assert GAME.prompt(table.view("s2")) == "Waiting for Chef 1: playing a pie card or not."
    table.play("s1: play FA5 w1")
    assert GAME.prompt(table.view("s2")) == "You may react with a Sabotage! now."
    table.play("s2: sab s1.w1")
    danger = "A Sabotage! of Chef 2 is about to knock Apple Filling 5 off"
    assert GAME.prompt(table.view("s1")) == f"{danger} your first pie. Save it?"
    table.play("s1: pass")
    assert GAME.prompt(table.view("s1")) == "Your answer is in; the others may still be thinking."
    assert f"{danger} Chef 1's first pie." in GAME.picture(table.view(None))
    table.play("s2: save")
    assert table.last_event_text("s1") == "Chef 2 saves Chef 1's first pie with Saved It!"


def test_what_shows_a_card_of_a_hand_cannot_be_undone(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / step: swap / hand s1: B5 T5 / working s1: w1=B10,FA5 / leftovers: E5")
    table.play("s1: swap B5 left E5", "s1: play T5 w1", "s1: serve w1")
    assert [(event.kind, event.secret) for event in table.events("s2")] == [
        ("discarded", True),
        ("took", False),
        ("placed", True),
        ("served", False),
    ]


def test_pictures(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / step: menu / hand s1: SG / working s1: w1=B5,SG=FA / serving s2: w1=B5,FB5 / kept s2: SV")
    lines = GAME.picture(table.view("s1")).splitlines()
    assert "Chef 1 (you): 1 card, on turn" in lines
    assert "  Working Line: w1 B5 SG=FA" in lines
    assert "  Serving Line: w1 B5 FB5" in lines
    assert "  Kept: SV" in lines
    assert lines[-1] == "Your hand: SG"


def test_the_end_in_words(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / step: menu / working s1: w1=B25,FA20 / only pile: / last: s2 / turns left: 0")
    table.play("s1: serve w1", "s1: end")
    view = table.view(None)
    assert GAME.prompt(view) == "The game is over: Chef 1 wins (Chef 1: 95, Chef 2: 0)."
    assert "Bonus, most Tarts: Chef 1 with 25, Chef 2 with 0" in GAME.picture(view)
    assert table.last_event_text(None) == "The last turn is over; the points are counted."


def test_pies_are_called_by_whose_they_are_and_what_is_in_them(chefs: type[ChefTable]) -> None:
    lines = "working s1: w1=B5,SG=F w3=B10,FC5 / working s2: w11=B20"
    table = chefs(f"seats: 2 / step: menu / hand s1: SB / {lines}", sg_filling="no_kind")
    assert "Serve your first pie (some filling)" in labels(table, "s1")
    assert "Serve your third pie (cherry)" in labels(table, "s1")
    table.state.play(0, SABOTAGE + 1)
    assert labels(table, "s1") == ["Chef 2's pie 11 (no filling yet) loses Bottom Crust 20"]
    placing = chefs(f"seats: 2 / step: play / hand s1: E5 B5 / {lines}", sg_filling="no_kind")
    placing.state.play(0, PLAY + CODES.index("E5"))
    assert labels(placing, "s1") == ["on your first pie (some filling)", "on your third pie (cherry)"]
    placing.state.play(0, PIE)
    assert placing.last_event_text("s2") == "Chef 1 plays Extras 5 on the first pie."
    fresh = chefs(f"seats: 2 / step: play / hand s1: B5 / {lines}", sg_filling="no_kind")
    fresh.play("s1: play B5 new")
    assert fresh.last_event_text("s2") == "Chef 1 begins the fourth pie: Bottom Crust 5."


def test_who_speaks_to_whom_in_a_trade(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 3 / step: menu / hand s1: T5 / hand s2: FA5 E5 / hand s3: B5")
    table.play("s1: offer s2 give T5 want F?")
    words = "a trade: Top Crust 5 for any Filling."
    assert GAME.prompt(table.view("s2")) == f"Chef 1 offers you {words} Your answer?"
    assert GAME.prompt(table.view("s3")) == f"Waiting for Chef 2: Chef 1 offers Chef 2 {words}"
    table.play("s2: counter give E5,FA5 want SB")
    assert table.last_event_text(None) == "Chef 2 makes Chef 1 a counter-offer: Apple Filling 5, Extras 5 for Sabotage!"
    words = "a trade: Apple Filling 5, Extras 5 for Sabotage!"
    assert GAME.prompt(table.view("s1")) == f"Chef 2 offers you {words} Your answer?"
    assert GAME.prompt(table.view("s3")) == f"Waiting for Chef 1: Chef 2 offers Chef 1 {words}"
    many = chefs("seats: 3 / step: menu / hand s1: T5 E5 / hand s2: FA5 E5 / hand s3: B5")
    many.play("s1: offer all give ?,? want E5")
    assert GAME.prompt(many.view("s2")).startswith("Chef 1 offers everybody a trade: 2 × any card for Extras 5.")


def test_who_attacks_and_who_saves(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / step: play / hand s1: FA5 SG / hand s2: SB SG / working s1: w1=B5")
    table.play("s1: play FA5 w1", "s2: sab s1.w1")
    assert table.last_event_text(None) == "Chef 2 plays Sabotage! against Chef 1's first pie."
    table.play("s1: save sg", "s2: pass")
    assert table.last_event_text(None) == "Chef 1 saves the first pie with Stroke of Genius!"
    table.play("s2: sab s1.w1 sg")
    attack = table.events(None)[-2].text
    assert attack == "Chef 2 plays Stroke of Genius! as a Sabotage! against Chef 1's first pie."


def test_a_deck_names_its_cards() -> None:
    text = GAME.house_deck().text.replace('code = "E5"\nname = "Extras"', 'code = "E5"\nname = "Sugar"')
    deck = GAME.deck_text(text)
    assert isinstance(deck, Deck)
    assert card_name("E5", deck) == "Sugar 5"
    assert card_name("E10", deck) == "Extras 10"
    assert card_name("E?", deck) == "any Extras"
    assert card_name("SG=E", deck) == "Stroke of Genius! as Extras"


def test_the_result_explained(chefs: type[ChefTable]) -> None:
    served = "serving s1: w1=B5,FA15 w2=B10,FB10 / serving s2: w1=B20,FC10,T5 w2=B5,FP5 / kept s1: SB / kept s2: SB"
    table = chefs(f"seats: 2 / step: menu / only pile: / last: s2 / turns left: 0 / {served}")
    assert GAME.explain_result(table.view(None)) == []
    table.play("s1: end")
    assert GAME.explain_result(table.view(None)) == [
        "Chef 1 has 40 quality points.",
        "Chef 2 has 45 quality points.",
        "Bonus, most Pies: Chef 2 with 1 (+25).",
        "Bonus, most Tarts: Chef 1 with 2 (+25), Chef 2 with 1.",
        "Bonus, variety of Pies: Chef 2 with 1 (+25).",
        "Bonus, variety of Tarts: Chef 1 with 2 (+25), Chef 2 with 1.",
        "Bonus, most consistent Pie: nobody.",
        "Bonus, fanciest dessert: nobody.",
        "Bonus, highest quality Pie: nobody.",
        "Bonus, worst quality Pie: Chef 2 with 1 (+25).",
        "Bonus, most Sabotage! cards: Chef 1 with 1 (+10), Chef 2 with 1 (+10).",
        "Bonus, most Saved It! cards: nobody.",
        "Chef 1 has 100 points in all.",
        "Chef 2 has 130 points in all.",
    ]


def test_averages_are_told_as_people_write_them(chefs: type[ChefTable]) -> None:
    pie = "working s1: w1=B25,FA20,T5 / only pile: / last: s2 / turns left: 0"
    table = chefs(f"seats: 2 / step: menu / {pie}", quality_bonus="average")
    table.play("s1: serve w1", "s1: end")
    told = GAME.explain_result(table.view(None))
    assert "Bonus, highest quality Pie: Chef 1 with 16.67 (+25)." in told
    assert "Bonus, most Pies: Chef 1 with 1 (+25)." in told


def test_one_turn_is_left(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / step: draw / only pile: B5 / leftovers: B10")
    table.play("s1: draw pile")
    told = [event.text for event in table.events(None) if event.kind == "last_card"]
    assert told == ["Chef 1 has drawn the last card of the Ingredients Pile; 1 turn is left after this one."]
    assert "The last round: 1 turn after this one." in GAME.picture(table.view(None))
