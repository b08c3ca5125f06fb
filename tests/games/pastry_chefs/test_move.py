"""Chapter H: Move Cards, and the discard pile as one end of it."""

import pytest

from bakehouse.core.messages import Message
from tests.games.pastry_chefs.table import Tables


@pytest.mark.scenario("PC-S7")
@pytest.mark.rule("PC-59", "PC-44", "PC-R14")
def test_the_holder_picks_and_others_see_only_the_description(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 2c / hand E: 1h 3h 4h 2c / hand S: 1s 2s / hand W: 1d 2d / turn: N")
    table.play("N: move 2 hearts E>S")
    assert table.lines("E") == ["give 1h,3h", "give 1h,4h", "give 3h,4h"]
    table.play("E: give 1h,3h")
    assert table.hand("S") == "1h 1s 2s 3h"
    assert [table.last_event_text(name) for name in "ES"] == [
        "Ann moves 2 hearts from you to Cleo: One of Hearts and Three of Hearts.",
        "Ann moves 2 hearts from Ben to you: One of Hearts and Three of Hearts.",
    ]
    assert [table.last_event_text(name) for name in ("N", "W", None)] == [
        "You move 2 hearts from Ben to Cleo.",
        "Ann moves 2 hearts from Ben to Cleo.",
        "Ann moves 2 hearts from Ben to Cleo.",
    ]
    assert (table.turn, table.blocked) == ("E", "hearts")


@pytest.mark.scenario("PC-S13")
@pytest.mark.rule("PC-45", "PC-46", "PC-R16", "PC-R28")
def test_failed_move_costs_a_card(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 4c 2d 1s / hand W: 3h 1c 2c 4d / turn: N")
    table.play("N: move 2 #3 W>S")
    assert table.hand("W") == "1c 2c 3h 4d"  # nothing moved
    assert table.lines("N") == ["drop 4c", "drop 2d", "drop 1s"]
    table.play("N: drop 4c")
    assert table.pile("X")[0] == "4c"
    assert [table.known(name, "W", "#3") for name in ("N", "E", "S", None)] == [(0, 1)] * 4
    assert (table.turn, table.blocked) == ("E", "#3")


@pytest.mark.rule("PC-R16", "PC-36")
def test_a_failed_move_does_not_tell_how_many_there_are(pastry_chefs: Tables) -> None:
    seen = []
    for hand in ("3h 1c 2c 4d", "4h 1c 2c 4d"):
        table = pastry_chefs(f"hand N: 4c 2d 1s / hand W: {hand} / deck: {'4h' if '3h' in hand else '3h'} / turn: N")
        table.play("N: move 2 #3 W>S")
        seen.append([[table.view(name), table.events(name)] for name in ("N", "E", "S", None)])
    assert seen[0] == seen[1]


@pytest.mark.scenario("PC-S15")
@pytest.mark.rule("PC-43", "PC-R13")
def test_own_cards_are_announced_too(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 2h 3h 1c 4d / hand E: 1s 2s / turn: N")
    table.refused("N: move 3 hearts N>S", rule="PC-R13")
    table.play("N: move 2 hearts N>S")
    assert table.last_event_text("W") == "Ann wants to give 2 hearts to Cleo."
    table.play("N: give 2h,3h")
    assert table.hand("S") == "2h 3h"
    assert (table.turn, table.blocked) == ("E", "hearts")


@pytest.mark.scenario("PC-S17")
@pytest.mark.rule("PC-35", "PC-47", "PC-R13")
def test_every_card_of_the_discard_pile_is_available(pastry_chefs: Tables) -> None:
    table = pastry_chefs("X: 4c 1h 2s / hand N: 1c 2c / turn: N")
    assert {"move 1 1h X>S", "move 1 4c X>S", "move 1 #2 X>W"} <= set(table.lines("N"))
    table.refused("N: move 2 #1 X>S", rule="PC-R13")
    table.refused("N: move 1 diamonds X>S", rule="PC-R13")
    table.play("N: move 1 1h X>S")
    assert (table.hand("S"), table.pile("X")) == ("1h", ["2s", "4c"])


@pytest.mark.rule("PC-47", "PC-34")
def test_the_active_player_picks_from_the_discard_pile(pastry_chefs: Tables) -> None:
    table = pastry_chefs("X: 1h 2h 3h 4c / hand N: 1c 2c / hand S: 4s 4d / turn: N")
    table.play("N: move 2 hearts X>S")
    assert table.asked == "N"
    assert table.lines("N") == ["give 1h,2h", "give 1h,3h", "give 2h,3h"]
    table.play("N: give 1h,3h")
    assert table.hand("S") == "1h 3h 4d 4s"
    # Open to all (PC-R14).
    told = "Ann moves 2 hearts from the discard pile to Cleo: One of Hearts and Three of Hearts."
    assert table.last_event_text(None) == told


@pytest.mark.scenario("PC-S19")
@pytest.mark.rule("PC-38", "PC-R12", "PC-R14")
def test_the_holder_chooses_what_goes_to_the_discard_pile(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1d 2d / hand E: 1c 2c 3c 4h / turn: N")
    table.play("N: move 1 clubs E>X")
    assert table.lines("E") == ["give 1c", "give 2c", "give 3c"]
    table.play("E: give 2c")
    assert table.pile("X") == ["2c"]
    assert table.last_event_text(None) == "Ann moves a club from Ben to the discard pile: Two of Clubs."


@pytest.mark.scenario("PC-S20")
@pytest.mark.rule("PC-R13", "PC-R56")
def test_how_many_may_be_announced(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1d 2d / hand W: 3c 4c 1h 2h / turn: N")
    table.refused("N: move 5 clubs W>N", rule="PC-R13")
    table.refused("N: move 4 3c W>N", rule="PC-R13")
    table.play("N: move 4 clubs W>N")
    assert table.step == "penalty"


@pytest.mark.rule("PC-R13")
def test_a_move_may_be_announced_although_it_is_known_to_fail(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 3c 3c 3c / hand W: 4c 1h 2h / turn: N")
    table.play("N: move 1 3c W>N")
    assert table.step == "penalty"


@pytest.mark.rule("PC-R56")
def test_twelve_cards_of_a_suit_are_the_most(pastry_chefs: Tables) -> None:
    clubs = "1c 1c 1c 2c 2c 2c 3c 3c 3c 4c 4c 4c"
    table = pastry_chefs(f"hand N: 1d 2d / hand E: {clubs} 3d 4d / turn: N")
    table.refused("N: move 13 clubs E>N", rule="PC-R56")
    table.refused("N: move 15 clubs E>N", rule="PC-R13")
    assert "move 12 clubs E>N" in table.lines("N")
    table.play("N: move 12 clubs E>N", f"E: give {clubs.replace(' ', ',')}")
    assert table.hand("E") == "3d 4d"


@pytest.mark.scenario("PC-S21")
@pytest.mark.rule("PC-37")
def test_from_any_player_to_any_other(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 4c 1d / hand E: 4d 2c / hand S: 4h 1h / hand W: 4s 1s / turn: N")
    ways = {line.split()[-1] for line in table.lines("N") if line.startswith("move 1 #4 ")}
    assert ways >= {f"{source}>{target}" for source in "NESW" for target in "NESW" if source != target}
    table.play("N: move 1 #4 E>W", "E: give 4d")
    assert table.hand("W") == "1s 4d 4s"


@pytest.mark.rule("PC-38", "PC-34")
def test_to_and_from_the_discard_pile(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 4c 1d / hand E: 4d 2c / hand S: 4h / hand W: 4s / X: 4c / turn: N")
    ways = {line.split()[-1] for line in table.lines("N") if line.startswith("move 1 #4 ")}
    assert ways >= {f"{seat}>X" for seat in "NESW"} | {f"X>{seat}" for seat in "NESW"}


@pytest.mark.rule("PC-39")
def test_from_an_opponent_to_the_partner(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 4c 1d / hand W: 4d 2c / hand S: 1h 1h / turn: N")
    table.play("N: move 1 2c W>S")
    assert table.hand("S") == "1h 1h 2c"


@pytest.mark.scenario("PC-S22")
@pytest.mark.rule("PC-R12", "PC-R55")
def test_not_to_where_the_cards_are(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1h 2h / X: 3h 4h / blocked: #3 / turn: N")
    table.refused("N: move 2 hearts N>N", rule="PC-R12")
    table.refused("N: move 2 hearts X>X", rule="PC-R12")
    table.refused("N: move 1 hearts E>E", rule="PC-R12")  # an empty hand as well: PC-R12 comes first
    assert not [line for line in table.lines("N") if line.split()[-1] in ("N>N", "X>X", "E>E")]


@pytest.mark.scenario("PC-S23")
@pytest.mark.rule("PC-R15")
def test_the_holder_is_asked_even_with_a_single_option(pastry_chefs: Tables) -> None:
    views = []
    for hand, top in (("3h 3h 1c", "4h"), ("3h 4h 1c", "3h")):
        table = pastry_chefs(f"hand N: 1d 2d / hand E: {hand} / deck: {top} / turn: N")
        table.play("N: move 1 hearts E>N")
        assert table.asked == "E"
        views.append([[table.view(name), table.events(name)] for name in ("N", "S", "W", None)])
        if hand == "3h 3h 1c":
            assert table.lines("E") == ["give 3h"]
    assert views[0] == views[1]


@pytest.mark.rule("PC-R15")
@pytest.mark.parametrize(
    ("announced", "position"),
    [
        ("move 2 3h E>N", "hand E: 3h 3h 1c"),  # a full description
        ("move 3 hearts E>N", "hand E: 1h 2h 3h"),  # the whole hand
        ("move 1 hearts X>N", "X: 3h 1c 2c"),  # from X, when all picks are alike
        ("move 1 hearts X>N", "X: 3h 3h 2c"),
        ("move 2 hearts X>N", "X: 1h 3h 2c"),
    ],
)
def test_nobody_is_asked_when_nothing_is_to_choose(pastry_chefs: Tables, announced: str, position: str) -> None:
    table = pastry_chefs(f"{position} / hand N: 1d 2d / turn: N")
    table.play(f"N: {announced}")
    assert table.step != "give"
    assert len(table.hand("N").split()) == 2 + int(announced.split()[1])


@pytest.mark.scenario("PC-S24")
@pytest.mark.rule("PC-30")
def test_moved_cards_cause_no_reveal(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1d 2d 3h / hand E: 1s 2s / hand S: 4c 4d / turn: N")
    table.play("N: move 1 3h N>S")
    assert (table.hand("S"), table.asked, table.step) == ("3h 4c 4d", "E", "action")


@pytest.mark.scenario("PC-S55")
@pytest.mark.rule("PC-40", "PC-41", "PC-42")
def test_moved_cards_share_a_suit_or_a_number(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 2h 3h 3s 1d / hand E: 1s 2s / turn: N")
    table.no_move("N: move 2 2h,3s N>S", "describes no cards")
    for line in ("move 2 #2 N>S", "move 2 spades N>S", "move 2 2h N>S"):
        table.refused(f"N: {line}", rule="PC-R13")
    assert {"move 1 hearts N>S", "move 2 #3 N>S"} <= set(table.lines("N"))
    table.play("N: move 2 hearts N>S", "N: give 2h,3h")
    assert table.hand("S") == "2h 3h"


@pytest.mark.rule("PC-42")
def test_description_and_number_are_announced_to_all(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1d 2d / hand E: 1h 2h 3h 3h / turn: N")
    table.play("N: move 3 hearts E>S")
    for name in ("N", "E", "S", "W", None):
        event = table.events(name)[-1]
        assert (event.seat, event.source, event.target, event.concerns) == (0, "seat:1", "seat:2", [1, 2])
        assert event.args["description"] == Message("described-suit", {"suit": "hearts", "count": 3})
        announced = table.view(name).announced
        assert announced is not None
        assert (announced.count, announced.description) == (3, "hearts")


@pytest.mark.rule("PC-42", "PC-44", "PC-45")
def test_only_matching_cards_and_only_as_many_as_announced(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1d 2d / hand E: 1h 2h 3h 3c / turn: N")
    table.play("N: move 2 hearts E>S")
    table.refused("E: give 1h,3c", rule="PC-44")
    table.refused("E: give 1h,1h", rule="PC-44")
    table.refused("N: give 1h,2h", rule="BH-1")
    table.refused("E: give 1h", rule="PC-42")
    table.refused("E: give 1h,2h,3h", rule="PC-42")
    table.play("E: give 3h,1h")  # in any order
    assert table.hand("E") == "2h 3c"


@pytest.mark.scenario("PC-S57")
@pytest.mark.rule("PC-24", "PC-46", "PC-R18")
def test_any_own_card_may_be_the_penalty(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 3c 2d 1s / hand W: 4h 4c / turn: N")
    table.play("N: move 1 #3 W>S")
    table.refused("N: drop 4h", rule="PC-46")
    table.play("N: drop 3c")
    assert table.pile("X") == ["3c"]
    assert table.last_event_text(None) == "Ann discards the Three of Clubs as a penalty."


@pytest.mark.rule("PC-R15", "PC-R11", "PC-46")
def test_a_single_card_is_the_penalty_without_a_question(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 3c / hand W: 4h 4c / deck: 1s 2s / turn: N")
    table.play("N: move 1 #3 W>S")
    assert (table.pile("X"), table.step, table.hand("N")) == (["3c"], "reveal", "1s 2s")


@pytest.mark.rule("PC-R17")
def test_no_penalty_without_cards(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand W: 4h 4c / deck: 1s 2s / turn: N")
    table.play("N: move 1 #3 W>S")
    assert (table.pile("X"), table.step, table.hand("N")) == ([], "reveal", "1s 2s")


@pytest.mark.rule("PC-R11", "PC-25", "PC-26")
def test_a_penalty_that_leaves_one_card_is_followed_by_a_draw(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 3c 2d / hand W: 4h 4c / deck: 1s / turn: N")
    table.play("N: move 1 #3 W>S", "N: drop 2d")
    assert (table.hand("N"), table.asked, table.step) == ("1s 3c", "N", "reveal")
    table.play("N: reveal spades 1")
    assert (table.turn, table.blocked) == ("E", "spades #3")


@pytest.mark.scenario("PC-S58")
@pytest.mark.rule("PC-R19")
def test_baked_cards_do_not_count(pastry_chefs: Tables) -> None:
    table = pastry_chefs("bakes: E=1c,2c,3c / hand N: 1s 2s / hand E: 4c 1d 2d / turn: N")
    table.play("N: move 2 clubs E>N")
    assert table.step == "penalty"
    table.play("N: drop 1s")
    assert table.baked("E") == ["1c 2c 3c"]


@pytest.mark.rule("PC-R20")
def test_the_description_that_is_used_counts(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1s 2s / hand E: 3h 3c 2h / turn: N")
    table.play("N: move 1 #3 E>N")
    assert table.lines("E") == ["give 3c", "give 3h"]  # whatever N may have meant
    table.play("E: give 3h")
    assert table.blocked == "#3"  # and not hearts


@pytest.mark.scenario("PC-S60")
@pytest.mark.rule("PC-39", "PC-R21", "PC-R9")
def test_the_target_may_hold_more_than_seven_cards(pastry_chefs: Tables) -> None:
    table = pastry_chefs(
        "hand N: 1h 2h 1c 2c / hand E: 1s 2s 3s 4c / hand S: 4d 4d 4h 4s 1d 2d 3d / deck: 3c 3c / turn: N"
    )
    table.play("N: move 2 hearts N>S", "N: give 1h,2h", "E: draw E", "E: reveal #3 1", "E: noask")
    assert (table.turn, len(table.pile("S"))) == ("S", 9)
    table.play("S: draw S", "S: reveal #3 1", "S: noask")
    assert (table.step, table.view("S").needed) == ("discard", 3)
