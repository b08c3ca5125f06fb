"""The fact behind a refusal, from what the seat itself may know."""

import pytest

from bakehouse import IllegalMove, Rng
from bakehouse.games.pastry_chefs import atoms
from bakehouse.games.pastry_chefs.game import PastryChefs
from bakehouse.games.pastry_chefs.refusals import FACTS
from tests.games.pastry_chefs.table import PastryTable, Tables, with_all_cards

TABLE = "hand N: 1c 2d 3s / hand E: 1h 2h 4h / hand W: 4s 4d / X: 1d 2d 2d / deck: 4c 3c / turn: N"
FULL = "hand N: 1c 1c 2d 2d 3h 3h 4s 4s 1h 1d / hand S: 1d / turn: N"


def why(table: PastryTable, line: str, rule: str) -> str:
    """The fact behind the refusal of a line, which this rule forbids."""
    return table.fact(table.refused(line, rule))


def why_not_atom(table: PastryTable, move: int, rule: str) -> str:
    """The same for a single atom, as the page asks."""
    seat = table.state.actors[0]
    with pytest.raises(IllegalMove) as error:
        table.state.check(seat, move)
    assert error.value.rule == rule
    return table.fact(table.game.refusal(table.state, seat, move, rule, ""))


@pytest.mark.rule("PC-31", "PC-R28", "PC-R30")
def test_what_is_blocked_and_since_when(pastry_chefs: Tables) -> None:
    table = pastry_chefs(TABLE.replace("hand W:", "hand W: 1s").replace("turn: N", "turn: W"))
    table.play("W: move 1 4d W>N")
    assert why(table, "N: move 1 #4 N>S", "PC-R30") == "Blocked: fours were used in Dan’s turn."
    assert why(table, "N: move 1 4d N>S", "PC-R30") == "Blocked: diamonds and fours were used in Dan’s turn."
    assert why(table, "N: move 1 1d N>S", "PC-R30") == "Blocked: diamonds were used in Dan’s turn."


@pytest.mark.rule("PC-31", "PC-R29")
def test_what_another_player_revealed_was_used_in_that_turn(pastry_chefs: Tables) -> None:
    table = pastry_chefs(TABLE.replace("turn: N", "turn: W"))
    table.play("W: draw E", "E: reveal #4 1", "W: stop", "W: noask")
    assert why(table, "N: move 1 #4 E>S", "PC-R30") == "Blocked: fours were used in Dan’s turn."


@pytest.mark.rule("PC-31")
def test_a_hand_of_which_everything_is_blocked(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 2h 2h / hand E: 4d / blocked: hearts #2 / turn: N")
    blocked = "Every card there is blocked: hearts and twos were used in Dan’s turn."
    assert why_not_atom(table, 44, "PC-R30") == blocked  # from N
    nothing = "Nothing there fits a description that is not blocked."
    assert why(table, "N: move 1 clubs N>S", "PC-R13") == nothing


@pytest.mark.rule("PC-31", "PC-R30", "PC-22")
def test_what_is_blocked_is_told_at_every_step_of_a_move(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 2h / hand E: 4d / blocked: hearts #2 / turn: N")
    hearts, card = atoms.DESCRIBE + 2, atoms.CARD + 9  # the Two of Hearts, of which suit and number are blocked
    for chosen in (atoms.FROM, atoms.TO + 1, atoms.DESCRIBE):
        assert why_not_atom(table, hearts, "PC-R30") == "Blocked: hearts were used in Dan’s turn."
        assert why_not_atom(table, card, "PC-R30") == "Blocked: hearts and twos were used in Dan’s turn."
        table.state.play(0, chosen)
        assert why_not_atom(table, atoms.SECOND, "PC-22").startswith("A Move is half made")


@pytest.mark.rule("PC-R12")
def test_to_where_cards_cannot_be_moved(pastry_chefs: Tables) -> None:
    assert why(pastry_chefs(TABLE), "N: move 1 hearts E>E", "PC-R12") == "The cards are there already."
    table = pastry_chefs(TABLE, move_to_discard="off")
    assert why(table, "N: move 1 hearts E>X", "PC-R12") == "At this table, cards are not moved to the discard pile."


@pytest.mark.rule("PC-R13")
@pytest.mark.parametrize(
    ("move", "fact"),
    [
        ("1 hearts S>N", "Cleo holds no cards."),
        ("4 hearts E>N", "Ben holds 3 cards."),
        ("13 hearts E>N", "Ben holds 3 cards."),
        ("1 hearts N>S", "You hold no hearts."),
        ("2 clubs N>S", "That is too many: you hold a club."),
        ("1 4h X>S", "The discard pile has no Four of Hearts."),
        ("4 diamonds X>S", "That is too many: the discard pile has 3 diamonds."),
        ("3 2d X>S", "That is too many: the discard pile has 2 × Two of Diamonds."),
    ],
)
def test_cards_that_are_not_there(pastry_chefs: Tables, move: str, fact: str) -> None:
    assert why(pastry_chefs(TABLE), f"N: move {move}", "PC-R13") == fact


@pytest.mark.rule("PC-R13")
def test_cards_that_cannot_be_in_another_hand(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 4h 4h 4h 1c / hand E: 1h 2h / turn: N", known_fail="never")
    assert why(table, "N: move 1 4h E>S", "PC-R13") == "Nobody else can hold Four of Hearts: you see all of them."
    assert why(table, "N: move 4 3c E>N", "PC-R13") == "Ben holds 2 cards."


@pytest.mark.rule("PC-44", "PC-42")
def test_cards_that_the_holder_cannot_give(pastry_chefs: Tables) -> None:
    table = pastry_chefs(TABLE)
    table.play("N: move 2 hearts E>S")
    assert why(table, "E: give 1h,3h", "PC-44") == "You do not hold the Three of Hearts."
    assert why(table, "E: give 1h,1h", "PC-44") == "There is no other One of Hearts to pick."
    assert why(table, "E: give 1h", "PC-42") == "Pick 2 hearts for Cleo."
    table = pastry_chefs(TABLE.replace("hand E:", "hand E: 3c"))
    table.play("N: move 2 hearts E>S")
    assert why(table, "E: give 1h,3c", "PC-44") == "Pick hearts, not the Three of Clubs."


@pytest.mark.rule("PC-47")
def test_cards_that_the_active_player_cannot_take_out_of_the_discard_pile(pastry_chefs: Tables) -> None:
    table = pastry_chefs(TABLE.replace("X:", "X: 3c"))
    table.play("N: move 2 diamonds X>S")
    assert why(table, "N: give 1d,3d", "PC-47") == "The Three of Diamonds is not in the discard pile."
    assert why(table, "N: give 1d,1d", "PC-47") == "There is no other One of Diamonds to pick."
    assert why(table, "N: give 3c,1d", "PC-47") == "Pick diamonds, not the Three of Clubs."
    assert table.game.asks(table.view("N")) == "PC-47"


@pytest.mark.rule("PC-44")
def test_picks_go_upwards(pastry_chefs: Tables) -> None:
    table = pastry_chefs(TABLE)
    table.play("N: move 2 hearts E>S")
    assert why_not_atom(table, 90 + 11, "PC-44") == "Too few cards would be left to pick after this one."
    table.state.play(1, 90 + 9)  # 2h
    assert why_not_atom(table, 90 + 8, "PC-44") == "Cards are picked in ascending order."


@pytest.mark.rule("PC-46")
def test_the_penalty_is_one_card_of_the_own_hand(pastry_chefs: Tables) -> None:
    table = pastry_chefs(TABLE)
    table.play("N: move 2 clubs E>S")
    assert why(table, "N: drop 4c", "PC-46") == "You do not hold the Four of Clubs."
    assert why(table, "N: drop 1c,2d", "PC-46") == ""  # the rule says that it is one


@pytest.mark.rule("PC-23")
def test_how_many_cards_are_discarded(pastry_chefs: Tables) -> None:
    table = pastry_chefs(FULL)
    table.play("N: move 1 1h N>S")
    assert why(table, "N: drop 1c", "PC-23") == "You hold 9 cards, so you discard 2."
    assert why(table, "N: drop 1c,1c,2d", "PC-23") == "You hold 9 cards, so you discard 2."
    assert why(table, "N: drop 1c,4c", "PC-23") == "You do not hold the Four of Clubs."


@pytest.mark.rule("PC-R22")
def test_what_was_drawn(pastry_chefs: Tables) -> None:
    table = pastry_chefs(TABLE.replace("hand N: 1c 2d 3s", "hand N: 1c 2d"))
    table.play("N: draw N", "N: second")
    drawn = "You drew Three of Clubs and Four of Clubs."
    assert why(table, "N: reveal clubs 1", "PC-R22") == drawn
    assert why(table, "N: reveal hearts 1", "PC-R22") == drawn
    assert why(table, "E: reveal hearts 1", "BH-1") == "Waiting for Ann to reveal something."


@pytest.mark.rule("PC-R35", "PC-53")
def test_why_there_is_no_second_card(pastry_chefs: Tables) -> None:
    table = pastry_chefs(TABLE)
    table.play("N: draw N")
    assert why(table, "N: second", "PC-R35") == "You hold 4 cards."
    table.play("N: reveal #4 1")
    assert why(table, "N: second", "PC-R35") == "You hold 4 cards."
    table = pastry_chefs(TABLE)
    table.play("N: draw E", "E: reveal #4 1", "N: second")
    assert why(table, "N: second", "PC-53") == "You have already drawn your second card."
    table = pastry_chefs(TABLE)
    table.play("N: draw E", "E: reveal #4 1", "N: stop")
    assert why(table, "N: second", "BH-2") == "Ask somebody a question, or nobody."  # it was declined


@pytest.mark.rule("PC-R57", "PC-R42")
def test_nothing_to_draw(pastry_chefs: Tables) -> None:
    everything = "hand W: / hand N: 1d / hand E: 1s 2s / turn: N"
    table = pastry_chefs(with_all_cards(everything, "hand W"))
    table.play("N: draw N")
    assert why(table, "N: second", "PC-R57") == "The deck and the discard pile are empty."
    table = pastry_chefs(with_all_cards(f"{everything} / X: 4c", "hand W"), deck_empty="no_draw")
    table.play("N: draw N")
    assert why(table, "N: second", "PC-R42") == (
        "The deck is empty, and at this table the discard pile is not shuffled into a new one."
    )


@pytest.mark.rule("PC-R36")
def test_no_question_after_a_second_card(pastry_chefs: Tables) -> None:
    table = pastry_chefs(TABLE)
    table.play("N: draw E", "E: reveal #4 1", "N: second")
    assert why(table, "N: ask E 1 #3", "PC-R36") == "You have already drawn your second card."


@pytest.mark.rule("PC-R39")
@pytest.mark.parametrize(
    ("question", "fact"),
    [
        ("N 1 #3", "You cannot ask yourself."),
        ("N 13 #3", "You cannot ask yourself."),
        ("S 1 #3", "Cleo holds no cards."),
        ("E 4 #3", "Ben holds 3 cards."),
        ("E 13 #3", "Ben holds 3 cards."),
    ],
)
def test_who_cannot_be_asked_that(pastry_chefs: Tables, question: str, fact: str) -> None:
    table = pastry_chefs(TABLE)
    table.play("N: draw N", "N: reveal #4 1")
    assert why(table, f"N: ask {question}", "PC-R39") == fact


@pytest.mark.rule("PC-R39")
def test_no_more_copies_are_asked_for_than_there_are(pastry_chefs: Tables) -> None:
    table = pastry_chefs(TABLE.replace("hand E:", "hand E: 1s"))
    table.play("N: draw N", "N: reveal #4 1")
    assert why(table, "N: ask E 4 1s", "PC-R39") == ""  # the rule says it all


@pytest.mark.rule("PC-R46")
def test_cards_that_are_missing_for_a_pastry(pastry_chefs: Tables) -> None:
    table = pastry_chefs(TABLE)
    assert why(table, "N: bake 1c,2c,3c", "PC-R46") == "You are missing Two of Clubs and Three of Clubs."
    assert why(table, "N: bake 1c,2d,3s", "PC-R46") == ""  # no pastry at all


@pytest.mark.rule("PC-22")
def test_what_is_asked_instead(pastry_chefs: Tables) -> None:
    table = pastry_chefs(TABLE)
    assert why(table, "N: noask", "BH-2") == "Move cards, let somebody draw, or bake."
    assert why(table, "E: draw E", "BH-1") == "Waiting for Ann to play."
    table.play("N: move 2 hearts E>S")
    assert why(table, "E: draw E", "BH-2") == "Pick 2 hearts for Cleo."


def test_nothing_is_asked_after_the_end(pastry_chefs: Tables) -> None:
    table = pastry_chefs("bakes: E=1c,2c,3c,4c W=1h,2h,3h / hand E: 1d 2d 3d 4d / turn: E")
    table.play("E: bake 1d,2d,3d,4d")
    assert why(table, "S: draw S", "BH-4") == "Ben and Dan win, 5 to 0."


@pytest.mark.parametrize("options", [{}, {"known_fail": "never", "move_to_discard": "off", "deck_empty": "no_draw"}])
def test_every_refusal_of_an_atom_has_its_fact(game: PastryChefs, options: dict[str, str]) -> None:
    """At the beginning of a move and inside a chain; nothing is said where the rule says it all."""
    rules = set()
    silent = set()
    for seed in range(3):
        state = game.deal(4, seed, options)
        rng = Rng(seed)
        for _ in range(300):
            if state.over:
                break
            seat = state.actors[0]
            view = game.view(state, seat, known=False)
            for move in set(range(state.move_space)) - set(view.legal):
                rule = state.reason(seat, move)
                rules.add(rule)
                if game.fact(view, move, rule) is None:
                    silent.add(rule)
            state.play(seat, view.legal[rng.below(len(view.legal))])
    assert rules <= {*FACTS, "PC-R8"}
    assert silent <= {"PC-R8", "PC-R13", "PC-R39"}
    assert len(rules) > 12
