"""Refusals: the rule that bites, and the fact because of which it applies here and now."""

from __future__ import annotations

import pytest

from bakehouse import Rng
from bakehouse.games.cheflebrity import GAME
from bakehouse.games.cheflebrity.atoms import SABOTAGE
from tests.contract.driver import random_moves
from tests.games.cheflebrity.table import ChefTable, match

TWO = "seats: 2 / hand s2: T5 /"
MENU = "seats: 3 / step: menu / hand s1: T5 B5 / hand s2: FA5 / hand s3: T20 SB E5 /"
OFFER = "s1: offer s2 give ? want ?"
PIES = [("s1", "FA5", "FA10"), ("s2", "FB5", "FB10")]


@pytest.mark.rule("CH-23", "CH-24", "CH-25", "CH-32", "CH-38", "CH-60", "CH-62", "CH-67", "CH-73", "CH-77", "CH-86")
@pytest.mark.parametrize(
    ("position", "line", "rule", "fact"),
    [
        ("hand s1: B5", "s2: draw pile", "BH-1", "Waiting for Ann to draw a card."),
        ("hand s1: B5", "s1: accept", "BH-2", "Draw from the pile, or take a leftover."),
        ("hand s1: B5", "s1: swap B5 pile", "CH-R8", "You have to draw a card first."),
        ("hand s1: B5 / leftovers: E5", "s1: draw left T5", "CH-38", "Top Crust 5 is not among the Leftovers."),
        ("only pile: / leftovers: E5", "s1: draw pile", "CH-86", "The Ingredients Pile is empty."),
        ("working s2: w1=B5", "s1: sab s2.w1", "CH-23", "You hold no Sabotage! card."),
        ("working s2: w1=B5", "s1: sab s2.w1 sg", "CH-32", "You hold no Stroke of Genius! card."),
        ("hand s1: SB / working s1: w1=B5", "s1: sab s1.w1", "CH-24", "That pie is your own."),
        ("hand s1: SB / working s2: w1=B5", "s1: sab s2.w2", "CH-25", "There is no such pie."),
        ("hand s1: SB", "s1: save", "CH-R38", "No pie is in danger."),
        ("step: swap / hand s1: B5", "s1: draw pile", "CH-R8", "You have already drawn a card this turn."),
        ("step: swap / hand s1: B5", "s1: swap E10 pile", "CH-60", "You do not have Extras 10 in your hand."),
        ("step: swap / hand s1: B5", "s1: swap B5 left E5", "CH-38", "Extras 5 is not among the Leftovers."),
        ("step: swap / hand s1: B5", "s1: swap B5 none", "CH-R11", "At this table a card is drawn for every discard."),
        ("step: play / hand s1: B5", "s1: end", "CH-R8", "Play a pie card first, or play none."),
        ("step: play / hand s1: B5", "s1: play FA5 w1", "CH-62", "You do not have Apple Filling 5 in your hand."),
        ("step: play / hand s1: B5", "s1: play SG=B new", "CH-32", "You hold no Stroke of Genius! card."),
        ("step: play / hand s1: T5 / working s1: w1=B5,FA5,T5", "s1: play T5 w1", "CH-71", "That pie already has one."),
        ("step: play / hand s1: T5 / working s1: w1=B5", "s1: play T5 w1", "CH-R18", "It does not fit there."),
        ("step: play / hand s1: T5 / working s1: w1=B5", "s1: play T5 w2", "CH-R18", "It does not fit there."),
        (
            "step: play / hand s1: SG / working s1: w1=B5",
            "s1: play SG=F w1",
            "CH-R45",
            "At this table a Stroke of Genius! used as a Filling has to be apple, blueberry, cherry, or pumpkin.",
        ),
        ("step: menu / hand s1: B5", "s1: skip", "CH-R8", "You have already played a pie card, or chosen not to."),
        ("step: menu / working s1: w1=B5 w2=B10", "s1: serve w2", "CH-67", "Only a pie with a Filling can be served."),
        ("step: menu / working s1: w1=B5,FA5", "s1: serve w2", "CH-73", "You have no such pie."),
        (
            "step: menu / served: yes / working s1: w1=B5,FA5",
            "s1: serve w1",
            "CH-77",
            "You have already served a dessert this turn.",
        ),
    ],
)
def test_turns(chefs: type[ChefTable], position: str, line: str, rule: str, fact: str) -> None:
    assert chefs(f"{TWO} {position}").why_not(line, rule) == fact


@pytest.mark.rule("CH-R51", "CH-R53", "CH-R58", "CH-R80", "CH-R91")
@pytest.mark.parametrize(
    ("position", "line", "rule", "fact"),
    [
        (MENU, "s1: offer s1 give ? want ?", "CH-R51", "You cannot trade with yourself."),
        (f"{MENU} offers: 6", OFFER, "CH-R53", "You have already made 6 offers this turn."),
        ("seats: 2 / step: menu / hand s2: T5", OFFER, "CH-R58", "You have no cards."),
        ("seats: 2 / step: menu / hand s1: T5", OFFER, "CH-R58", "Ben has no cards."),
        ("seats: 2 / step: menu / hand s1: T5", "s1: offer all give ? want ?", "CH-R80", "Nobody else has a card."),
        (MENU, "s1: offer s2 give ?,?,? want ?", "CH-R58", "You have only 2 cards."),
        (MENU, "s1: offer s2 give ? want ?,?", "CH-R58", "Ben has only one card."),
        (MENU, "s1: offer all give ? want ?,?,?,?", "CH-R58", "Nobody else has more than 3 cards."),
        (
            MENU,
            f"s1: offer s2 give {','.join('?' * 8)} want ?",
            "CH-R58",
            "Nobody in this trade has that many cards.",
        ),
        (
            "seats: 2 / step: menu / hand s1: B5 B5 B5 B5 B10 B10 B10 B10 / hand s2: T5",
            f"s1: offer s2 give {','.join('?' * 8)} want ?",
            "CH-R91",
            "At this table each side of a trade gives at most 7 cards.",
        ),
        (MENU, "s1: commit T5", "CH-81", "No trade has been agreed."),
    ],
)
def test_offers(chefs: type[ChefTable], position: str, line: str, rule: str, fact: str) -> None:
    assert chefs(position).why_not(line, rule) == fact


@pytest.mark.rule("CH-R52", "CH-R54", "CH-R55", "CH-R56", "CH-R80", "CH-R81", "CH-R91")
def test_replies_and_commits(chefs: type[ChefTable]) -> None:
    table = chefs(MENU)
    table.play("s1: offer s3 give ? want ?,?")
    assert table.why_not("s3: counter give ? want ?,?,?", "CH-R58") == "Ann has only 2 cards."
    table.play("s3: counter give ? want ?", "s1: counter give ?,? want ?")
    assert table.why_not("s3: counter give ? want ?", "CH-R81") == "This offer has already had 2 counter-offers."
    table.play("s3: accept")
    assert table.why_not("s1: commit T5", "CH-R54") == "You agreed to hand over 2 cards."
    assert table.why_not("s3: commit T25", "CH-R56") == "You do not have Top Crust 25 in your hand."
    table.play("s3: commit SB")
    assert table.why_not("s3: commit E5", "BH-1") == "Your answer is in. Waiting for the others."
    plain = chefs(MENU, trade_counters=0)
    plain.play(OFFER)
    assert plain.why_not("s2: counter give ? want ?", "CH-R81") == "At this table nobody makes counter-offers."
    everybody = chefs(MENU)
    everybody.play("s1: offer all give ? want ?")
    assert everybody.why_not("s2: counter give ? want ?", "CH-R80") == "This offer is to everybody."
    everybody.play("s2: decline", "s3: accept")
    assert everybody.why_not("s1: pick s2", "CH-R55") == "Ben has not accepted."
    assert everybody.why_not("s1: pick s1", "CH-R55") == "The offer is your own."


@pytest.mark.rule("CH-R7", "CH-R11", "CH-R12", "CH-R45", "CH-R52", "CH-R53", "CH-R81", "CH-R91")
@pytest.mark.parametrize(
    ("options", "position", "line", "rule", "fact"),
    [
        (
            {"step_order": "book"},
            f"{MENU} offers: 1 / working s1: w1=B5,FA10",
            "s1: serve w1",
            "CH-R7",
            "You have offered a trade this turn, and at this table serving comes first.",
        ),
        (
            {"step_order": "guide"},
            f"{MENU} served: yes",
            OFFER,
            "CH-R7",
            "You have served a dessert this turn, and at this table trading comes first.",
        ),
        (
            {"swap_draw": "optional"},
            "seats: 2 / still: 3 / leftovers: E5",
            "s1: draw left E5",
            "CH-R11",
            "Nobody has drawn from the Ingredients Pile for a whole round.",
        ),
        (
            {"takeback": "forbid"},
            "step: swap / hand s1: B5",
            "s1: swap B5 left B5",
            "CH-R12",
            "You have just discarded it, and this table does not allow taking it back.",
        ),
        (
            {"sg_filling": "no_kind"},
            "step: play / hand s1: SG / working s1: w1=B5",
            "s1: play SG=FA w1",
            "CH-R45",
            "At this table a Stroke of Genius! used as a Filling is of no kind.",
        ),
        (
            {"trade_sizes": "equal_only"},
            MENU,
            "s1: offer s3 give ? want ?,?",
            "CH-R52",
            "At this table both sides of a trade give the same number of cards.",
        ),
        (
            {"trade_sizes": "one_for_one"},
            MENU,
            "s1: offer s3 give ?,? want ?",
            "CH-R52",
            "At this table one card is traded for one.",
        ),
        ({"trade_offers": 0}, MENU, OFFER, "CH-R53", "At this table nobody offers trades."),
        (
            {"trade_cards": 1},
            MENU,
            "s1: offer s3 give ?,? want ?",
            "CH-R91",
            "At this table each side of a trade gives one card.",
        ),
    ],
)
def test_what_the_table_agreed_on(
    chefs: type[ChefTable], options: dict[str, str | int], position: str, line: str, rule: str, fact: str
) -> None:
    assert chefs(position, **options).why_not(line, rule) == fact


# -- Pies that are not there -------------------------------------------------


@pytest.mark.rule("CH-46", "CH-47", "CH-48", "CH-R21", "CH-R32", "CH-R88")
def test_a_served_dessert_and_a_pie_that_is_gone(chefs: type[ChefTable]) -> None:
    """Of both seats w1 is served, w2 gone, w3 there and w4 never was."""
    served, gone = "That dessert has already been served.", "That pie is gone."
    lines = " / ".join(f"working {name}: w3=B10,{card} / serving {name}: w1=B5,{other}" for name, card, other in PIES)
    table = chefs(f"seats: 2 / step: play / hand s1: E5 SB SG / {lines}")
    assert table.why_not("s1: play E5 w1", "CH-47") == served
    assert table.why_not("s1: play E5 w2", "CH-R21") == gone
    assert table.why_not("s1: play E5 w4", "CH-R18") == "It does not fit there."
    assert table.why_not("s1: play T5 w1", "CH-62") == "You do not have Top Crust 5 in your hand."
    for genius in ("", " sg"):
        assert table.why_not(f"s1: sab s2.w1{genius}", "CH-46") == served
        assert table.why_not(f"s1: sab s2.w2{genius}", "CH-R21") == gone
        assert table.why_not(f"s1: sab s2.w4{genius}", "CH-25") == "There is no such pie."
    table.play("s1: skip")
    assert table.why_not("s1: serve w1", "CH-48") == served
    assert table.why_not("s1: serve w2", "CH-R21") == gone
    assert table.why_not("s1: serve w4", "CH-73") == "You have no such pie."
    table.play("s1: serve w3")
    assert table.why_not("s1: serve w3", "CH-48") == served


@pytest.mark.rule("CH-46", "CH-19", "CH-R21", "CH-R88")
def test_an_oops_hits_only_what_is_in_the_working_line(chefs: type[ChefTable]) -> None:
    table = chefs("working s1: w3=B5 w4=B10 / serving s1: w1=B5,FA5 / pile: OO")
    table.play("s1: draw pile")
    assert table.why_not("s1: oops w1", "CH-46") == "That dessert has already been served."
    assert table.why_not("s1: oops w2", "CH-R21") == "That pie is gone."
    assert table.why_not("s1: oops w5", "CH-19") == "You have no such pie."


@pytest.mark.rule("CH-46", "CH-25", "CH-R21")
def test_nobody_else_has_a_pie(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 3 / hand s1: SB / serving s2: w1=B5,FA5 / started s2: 2")
    assert table.why_not("s1: sab s2.w1", "CH-46") == "That dessert has already been served."
    assert table.why_not("s1: sab s2.w2", "CH-R21") == "That pie is gone."
    assert table.why_not("s1: sab s3.w1", "CH-25") == "There is no such pie."
    fact = GAME.fact(table.view("s1"), SABOTAGE + 2, "CH-25")
    assert table.said("s1", fact) == "Nobody else has a pie in the Working Line."
    table = chefs("seats: 3 / hand s1: SB / working s2: w1=B5")
    fact = GAME.fact(table.view("s1"), SABOTAGE + 2, "CH-25")
    assert table.said("s1", fact) == "Cleo has no pie in the Working Line."


def test_a_full_working_line(chefs: type[ChefTable]) -> None:
    """A number that is not there never stands for the last pie."""
    bottoms = [f"B{quality}" for quality in (5, 10, 15, 20, 25) for _ in range(4)] + ["SG=B"] * 4
    line = " ".join(f"w{number}={card}" for number, card in enumerate(bottoms, 1))
    table = chefs(f"seats: 2 / hand s1: SB / step: play / hand s2: FA5 / working s2: {line}")
    table.refused("s1: sab s2.w25", "CH-25")


# -- Verbs that belong to another step ----------------------------------------


@pytest.mark.rule("CH-81", "CH-R88")
def test_a_verb_that_does_not_fit_the_step(chefs: type[ChefTable]) -> None:
    """`commit X` and `draw left X` are the same atom; only the verb says which is meant."""
    for step in ("draw", "swap", "play", "menu"):
        table = chefs(f"seats: 2 / step: {step} / hand s1: B10 / hand s2: T5 / leftovers: B10")
        assert table.why_not("s1: commit B10", "CH-81") == "No trade has been agreed."
    table.play("s1: offer s2 give ? want ?")
    table.refused("s2: commit T5", "CH-81")
    table.play("s2: accept")
    told = "Hand over a card, as promised or not."
    assert table.why_not("s2: draw left T5", "BH-2") == told
    table.refused("s1: draw pile", "BH-2")
    table.play("s1: commit B10", "s2: commit T5")
    assert table.hand("s1") == "T5"


@pytest.mark.parametrize(
    ("position", "begun", "lines"),
    [
        ("step: swap / hand s1: B5 / leftovers: E5", "swap B5 left E5", ["draw left E5", "draw pile", "swap T5 pile"]),
        ("hand s1: SB / working s2: w1=B5", "sab s2.w1", ["oops w1", "draw pile"]),
        ("step: play / hand s1: FA5 / working s1: w1=B5", "play FA5 w1", ["oops w1", "skip"]),
        ("step: menu / hand s1: T5 / hand s2: T5", "offer s2 give T5 want ?", ["commit T5", "draw left T5", "end"]),
    ],
)
def test_a_move_that_was_begun_is_finished_first(
    chefs: type[ChefTable], position: str, begun: str, lines: list[str]
) -> None:
    table = chefs(f"seats: 2 / {position}")
    atoms = GAME.read(table.state, 0, begun)
    for count, atom in enumerate(atoms):
        if count:
            for line in lines:
                assert table.why_not(f"s1: {line}", "BH-2") == "You have begun another move."
        table.state.play(0, atom)


@pytest.mark.rule("CH-R82", "CH-R54")
def test_a_commit_that_was_begun(chefs: type[ChefTable]) -> None:
    table = chefs(MENU)
    table.play("s1: offer s3 give ? want ?,?", "s3: accept")
    table.state.play(2, GAME.read(table.state, 2, "commit T20,SB")[0])
    assert table.why_not("s3: commit E5,SB", "BH-2") == "You have begun another move."
    assert table.why_not("s3: commit T20", "CH-R54") == "You agreed to hand over 2 cards."
    table.play("s3: commit SB,T20")


# -- Every refusal -----------------------------------------------------------


def test_every_illegal_atom_of_a_game_has_a_rule_and_a_fact() -> None:
    """Nothing that a click can mean breaks the words for it."""
    for seats in (2, 5):
        table = match(seats, 11)
        state = table.state
        everybodys_words = [table.words(GAME.seat_name(seat)) for seat in range(seats)]
        for number, (seat, _) in enumerate(random_moves(GAME, state, Rng(seats), 900)):
            if number % 13:
                continue
            view = GAME.view(state, seat)
            words = everybodys_words[seat]
            for move in set(range(state.move_space)) - set(view.legal):
                rule = state.reason(seat, move)
                assert rule in GAME.rules
                fact = GAME.fact(view, move, rule)
                assert words(fact) if fact else rule == "BH-3", (view.step, move, rule)
