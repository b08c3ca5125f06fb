"""Drawing, swapping, playing, serving and ending (CH-57 to CH-77, CH-R7 to CH-R22)."""

from __future__ import annotations

import pytest

from bakehouse import Rng, playout
from bakehouse.games.cheflebrity.cards import CODES
from tests.games.cheflebrity.table import ChefTable, match

# -- Drawing -----------------------------------------------------------------


@pytest.mark.scenario("CH-S5")
@pytest.mark.rule("CH-57", "CH-58")
def test_only_the_pile(chefs: type[ChefTable]) -> None:
    table = chefs("hand s1: B5")
    assert table.lines("s1") == ["draw pile"]
    table.refused("s1: draw left B5", "CH-38")


@pytest.mark.scenario("CH-S6")
@pytest.mark.rule("CH-37", "CH-38", "CH-41", "CH-R10")
def test_any_card_of_the_leftovers(chefs: type[ChefTable]) -> None:
    table = chefs("leftovers: FA10 B5 T25")
    before = table.state.left
    assert table.lines("s1") == ["draw pile", "draw left B5", "draw left FA10", "draw left T25"]
    table.play("s1: draw left T25")
    assert table.hand("s1") == "T25"
    assert table.leftovers == "FA10 B5"
    assert table.state.left == before
    for viewer in ("s2", "s3", "s4", None):
        assert table.known(viewer) == "s1:T25"
        assert table.events(viewer)[0].cards == ["T25"]


@pytest.mark.rule("CH-37", "CH-R10")
def test_everybody_else_knows_what_was_taken(chefs: type[ChefTable]) -> None:
    """CH-K6: before the taker and after."""
    table = chefs("turn: s3 / leftovers: T25")
    table.play("s3: draw left T25")
    assert [table.known(viewer) for viewer in ("s1", "s2", "s3", "s4", None)] == [
        "s3:T25",
        "s3:T25",
        "",
        *["s3:T25"] * 2,
    ]


@pytest.mark.rule("CH-41", "CH-43", "CH-59")
def test_a_drawn_card_goes_into_the_hand(chefs: type[ChefTable]) -> None:
    table = chefs("hand s1: B5 / pile: SB")
    table.play("s1: draw pile")
    assert table.hand("s1") == "B5 SB"
    assert table.events("s1")[0].cards == ["SB"]
    assert table.events("s2")[0].cards == ["??"]
    assert table.events("s2")[0].chance


@pytest.mark.rule("CH-R8", "CH-R9", "CH-62", "CH-R88")
def test_steps_come_in_order(chefs: type[ChefTable]) -> None:
    table = chefs("hand s1: B5 FA5 / working s1: w1=B10,FC5 / leftovers: E5")
    for line in ("s1: keep", "s1: swap B5 pile", "s1: play B5 new", "s1: skip", "s1: serve w1", "s1: end"):
        table.refused(line, "CH-R8")
    table.play("s1: draw pile")
    for line in ("s1: draw pile", "s1: draw left E5", "s1: play B5 new", "s1: skip", "s1: serve w1", "s1: end"):
        table.refused(line, "CH-R8")
    table.play("s1: keep")
    for line in ("s1: draw pile", "s1: keep", "s1: swap B5 pile", "s1: serve w1", "s1: end"):
        table.refused(line, "CH-R8")
    table.play("s1: skip")
    for line in ("s1: draw pile", "s1: swap B5 pile", "s1: play B5 new", "s1: skip"):
        table.refused(line, "CH-R8")
    table.play("s1: end")
    assert table.turn == "s2"


@pytest.mark.scenario("CH-S7")
@pytest.mark.rule("CH-60", "CH-61", "CH-R13")
def test_a_swap(chefs: type[ChefTable]) -> None:
    table = chefs("step: swap / hand s1: B5 / pile: T10")
    before = table.state.left
    table.play("s1: swap B5 pile")
    assert table.leftovers == "B5"
    assert table.hand("s1") == "T10"
    assert table.state.left == before - 1
    table.quietly("s1: skip", "s1: end")
    assert "draw left B5" in table.lines("s2")


@pytest.mark.scenario("CH-S8")
@pytest.mark.rule("CH-R8", "CH-R13")
def test_one_swap_a_turn(chefs: type[ChefTable]) -> None:
    table = chefs("step: swap / hand s1: B5 E5 / pile: T10")
    table.refused("s1: swap T25 pile", "CH-60")  # not in the hand
    table.play("s1: swap B5 pile")
    table.refused("s1: swap E5 pile", "CH-R8")


@pytest.mark.scenario("CH-S9")
@pytest.mark.rule("CH-R12")
def test_the_discard_may_be_taken_back(chefs: type[ChefTable]) -> None:
    table = chefs("step: swap / hand s1: E5")
    table.play("s1: swap E5 left E5")
    assert table.hand("s1") == "E5"
    assert table.leftovers == ""
    assert table.known("s2") == "s1:E5"


@pytest.mark.rule("CH-R12")
def test_takeback_forbidden(chefs: type[ChefTable]) -> None:
    table = chefs("step: swap / hand s1: E5 B5 / leftovers: B5", takeback="forbid")
    table.refused("s1: swap E5 left E5", "CH-R12")
    assert "swap B5 left B5" in table.lines("s1")  # another copy of it


@pytest.mark.rule("CH-R93", "CH-R9")
def test_nothing_to_draw_after_a_discard(chefs: type[ChefTable]) -> None:
    table = chefs("step: swap / hand s1: E5 / only pile:", takeback="forbid")
    assert table.lines("s1") == ["keep", "swap E5 none"]
    table.play("s1: swap E5 none")
    assert table.leftovers == "E5"


@pytest.mark.scenario("CH-S10")
@pytest.mark.rule("CH-R13", "CH-23")
def test_a_discarded_special_can_be_used_at_once(chefs: type[ChefTable]) -> None:
    table = chefs("step: swap / hand s1: SB / working s1: w1=B5 / pile: T10 / seats: 2")
    table.quietly("s1: swap SB pile", "s1: skip", "s1: end")
    table.play("s2: draw left SB")
    assert "sab s1.w1" in table.lines("s2")
    table.play("s2: sab s1.w1")
    table.pass_all()
    assert table.kept("s2") == "SB"
    assert table.line("s1") == ""


@pytest.mark.scenario("CH-S75")
@pytest.mark.rule("CH-107", "CH-R11")
def test_a_swap_needs_a_source(chefs: type[ChefTable]) -> None:
    table = chefs("step: swap / hand s1: B5 / leftovers: T25")
    table.no_move("s1: swap B5")
    table.refused("s1: swap B5 none", "CH-R11")


@pytest.mark.rule("CH-R11", "CH-R93")
def test_the_second_draw_may_be_left_out(chefs: type[ChefTable]) -> None:
    table = chefs("step: swap / hand s1: B5", swap_draw="optional")
    assert table.lines("s1") == ["keep", "swap B5 pile", "swap B5 none", "swap B5 left B5"]
    table.play("s1: swap B5 none")
    assert table.leftovers == "B5"
    assert table.step == "menu"  # the hand is empty


@pytest.mark.rule("CH-R11")
def test_a_round_without_a_draw_from_the_pile_is_enough(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / leftovers: B5 T5 E5", swap_draw="optional")
    for name, card in (("s1", "B5"), ("s2", "T5")):
        table.quietly(f"{name}: draw left {card}", f"{name}: keep", f"{name}: skip", f"{name}: end")
    assert table.lines("s1") == ["draw pile"]
    table.refused("s1: draw left E5", "CH-R11")
    table.quietly("s1: draw pile", "s1: keep", "s1: skip", "s1: end")
    assert table.lines("s2") == ["draw pile", "draw left E5"]


@pytest.mark.scenario("CH-S11")
@pytest.mark.rule("CH-R16", "CH-R79", "CH-R86")
def test_an_empty_hand(chefs: type[ChefTable]) -> None:
    table = chefs("pile: OO / working s1: w1=B5,FA5,T5 / hand s2: B5 / seats: 2")
    table.quietly("s1: draw pile")
    assert table.line("s1") == "w1=B5,FA5"
    assert table.lines("s1") == ["end", "serve w1"]
    table.refused("s1: offer s2 give ? want ?", "CH-R58")


# -- Playing -----------------------------------------------------------------


@pytest.mark.scenario("CH-S12")
@pytest.mark.rule("CH-64", "CH-69", "CH-88", "CH-74")
def test_the_books_illustration(chefs: type[ChefTable]) -> None:
    table = chefs("step: play / hand s1: T10 / working s1: w1=B5,FA20")
    table.quietly("s1: play T10 w1", "s1: serve w1")
    assert table.served("s1") == "w1=B5,FA20,T10"
    assert table.line("s1") == ""
    assert table.tally.quality[0] == 35
    assert table.bonus(1) == [25, 0, 0, 0]


@pytest.mark.scenario("CH-S13")
@pytest.mark.rule("CH-63", "CH-R18", "CH-R88")
def test_a_filling_comes_second(chefs: type[ChefTable]) -> None:
    table = chefs("step: play / hand s1: E25 T25 FA5 / working s1: w1=B5")
    table.refused("s1: play E25 w1", "CH-R18")
    table.refused("s1: play T25 w1", "CH-R18")
    table.refused("s1: play FA5 new", "CH-R18")
    table.play("s1: play FA5 w1")


@pytest.mark.scenario("CH-S14")
@pytest.mark.rule("CH-65", "CH-71", "CH-R18")
def test_a_bottom_begins_a_new_pie(chefs: type[ChefTable]) -> None:
    table = chefs("step: play / hand s1: B20 / working s1: w1=B5,FC10")
    table.refused("s1: play B20 w1", "CH-71")
    table.play("s1: play B20 new")
    assert table.line("s1") == "w1=B5,FC10 w2=B20"


@pytest.mark.rule("CH-71", "CH-R88")
def test_one_filling_a_pie(chefs: type[ChefTable]) -> None:
    table = chefs("step: play / hand s1: FA5 / working s1: w1=B5,FC10 w2=B10")
    table.refused("s1: play FA5 w1", "CH-71")
    table.refused("s1: play FA5 w7", "CH-R18")
    table.refused("s1: play FB5 w1", "CH-62")  # not in the hand
    table.play("s1: play FA5 w2")


@pytest.mark.rule("CH-71", "CH-R18", "CH-R88")
def test_the_pie_that_is_named_decides_why_not(chefs: type[ChefTable]) -> None:
    """No pie can take the top: one has a top already, the other has no filling."""
    table = chefs("step: play / hand s1: T5 SG / working s1: w1=B5,FC10,T20 w2=B10")
    table.refused("s1: play T5 w1", "CH-71")
    table.refused("s1: play T5 w2", "CH-R18")
    table.refused("s1: play SG=T w2", "CH-R18")
    table.refused("s1: play T5 w9", "CH-R18")
    table.refused("s1: play T10 w2", "CH-62")


@pytest.mark.scenario("CH-S16")
@pytest.mark.rule("CH-70", "CH-71")
def test_many_extras_and_one_top(chefs: type[ChefTable]) -> None:
    table = chefs("step: play / hand s1: E5 T5 / working s1: w1=B5,FC10,T20,E15")
    table.refused("s1: play T5 w1", "CH-71")
    table.play("s1: play E5 w1")
    assert table.line("s1") == "w1=B5,FC10,T20,E15,E5"


@pytest.mark.rule("CH-70", "CH-72", "CH-R18", "CH-R20")
def test_a_covered_tart_gets_no_top(chefs: type[ChefTable]) -> None:
    table = chefs("step: play / hand s1: E5 T5 / working s1: w1=B5,FC10,E15")
    table.refused("s1: play T5 w1", "CH-R18")
    table.play("s1: play E5 w1")
    assert table.line("s1") == "w1=B5,FC10,E15,E5"


@pytest.mark.scenario("CH-S20")
@pytest.mark.rule("CH-66", "CH-R22")
def test_nothing_is_moved_or_taken_back(chefs: type[ChefTable]) -> None:
    table = chefs("step: play / hand s1: T5 / working s1: w1=B5,FA5 w2=B25")
    assert table.lines("s1") == ["skip", "play T5 w1"]
    table.refused("s1: play FA5 w2", "CH-62")


@pytest.mark.scenario("CH-S21", "CH-S85")
@pytest.mark.rule("CH-62", "CH-108", "CH-R14")
def test_playing_is_never_forced(chefs: type[ChefTable]) -> None:
    table = chefs("step: play / hand s1: B5 T5 SB")
    assert table.lines("s1") == ["skip", "play B5 new"]
    table.play("s1: skip")
    assert table.step == "menu"
    assert chefs("step: play / hand s1: T5").lines("s1") == ["skip"]


@pytest.mark.scenario("CH-S86")
@pytest.mark.rule("CH-17", "CH-64")
def test_parts_need_not_match(chefs: type[ChefTable]) -> None:
    table = chefs("step: play / hand s1: E25 / working s1: w1=B5,FA10,T15,E20")
    table.play("s1: play E25 w1")
    assert table.line("s1") == "w1=B5,FA10,T15,E20,E25"


# -- Serving and ending ------------------------------------------------------


@pytest.mark.scenario("CH-S18")
@pytest.mark.rule("CH-77")
def test_one_dessert_a_turn(chefs: type[ChefTable]) -> None:
    table = chefs("step: menu / working s1: w1=B5,FA5 w2=B10,FC5,T5")
    table.play("s1: serve w1")
    table.refused("s1: serve w2", "CH-77")
    assert table.lines("s1") == ["end"]


@pytest.mark.rule("CH-67", "CH-68", "CH-73")
def test_only_complete_desserts(chefs: type[ChefTable]) -> None:
    table = chefs("step: menu / working s1: w1=B5 w2=B10,FC5")
    table.refused("s1: serve w1", "CH-67")
    table.refused("s1: serve w5", "CH-73")
    table.play("s1: serve w2")
    assert table.bonus(2) == [25, 0, 0, 0]  # a Tart
    served = "serves their second pie as a Tart (Bottom Crust 10 and Cherry Filling 5)."
    assert table.last_event_text(None) == f"Ann {served}"


@pytest.mark.scenario("CH-S76")
@pytest.mark.rule("CH-73", "CH-74", "CH-R15", "CH-R17", "CH-R64", "CH-90")
def test_served_in_the_same_turn_or_not_at_all(chefs: type[ChefTable]) -> None:
    position = "seats: 2 / step: play / hand s1: T5 / working s1: w1=B5,FB5 / only pile: / last: s2 / turns left: 0"
    table = chefs(position)
    table.quietly("s1: play T5 w1")
    assert table.lines("s1") == ["end", "serve w1"]
    table.quietly("s1: end")
    assert table.state.over
    assert table.tally.totals == [0, 0]


@pytest.mark.scenario("CH-S84")
@pytest.mark.rule("CH-46", "CH-47", "CH-48", "CH-75", "CH-76", "CH-R41")
def test_served_is_final(chefs: type[ChefTable]) -> None:
    table = chefs("step: play / hand s1: E25 SB / serving s1: w1=B5,FA5 / serving s2: w1=B5,FC5")
    assert table.lines("s1") == ["skip"]
    table.refused("s1: play E25 w1", "CH-47")
    table.refused("s1: sab s2.w1", "CH-46")
    assert table.served("s1") == "w1=B5,FA5"


@pytest.mark.scenario("CH-S22")
@pytest.mark.rule("CH-R7", "CH-R8", "CH-109", "CH-110")
@pytest.mark.parametrize("first", ["serve", "trade"])
def test_serve_and_trade_in_any_order(chefs: type[ChefTable], first: str) -> None:
    table = chefs("seats: 2 / step: menu / hand s1: B5 / hand s2: T5 / working s1: w1=B5,FA5")
    trade = ["s1: offer s2 give ? want ?", "s2: accept", "s1: commit B5", "s2: commit T5"]
    if first == "serve":
        table.play("s1: serve w1")
    table.play(*trade)
    table.pass_all()
    if first == "trade":
        table.play("s1: serve w1")
    assert table.hand("s1") == "T5"
    assert table.served("s1") == "w1=B5,FA5"
    table.refused("s1: play T5 w1", "CH-R8")


@pytest.mark.rule("CH-R7")
def test_the_order_of_the_book(chefs: type[ChefTable]) -> None:
    """Serving is step 4, trading step 5."""
    position = "seats: 2 / step: menu / hand s1: B5 / hand s2: T5 / working s1: w1=B5,FA5"
    table = chefs(position, step_order="book")
    table.play("s1: offer s2 give ? want ?", "s2: decline")
    table.refused("s1: serve w1", "CH-R7")
    served = chefs(position, step_order="book")
    served.play("s1: serve w1", "s1: offer s2 give ? want ?", "s2: decline")


@pytest.mark.rule("CH-R7")
def test_the_order_of_the_guide(chefs: type[ChefTable]) -> None:
    position = "seats: 2 / step: menu / hand s1: B5 / hand s2: T5 / working s1: w1=B5,FA5"
    table = chefs(position, step_order="guide")
    table.play("s1: offer s2 give ? want ?", "s2: decline", "s1: serve w1")
    table.refused("s1: offer s2 give ? want ?", "CH-R7")


# -- The end -----------------------------------------------------------------


@pytest.mark.scenario("CH-S53")
@pytest.mark.rule("CH-84", "CH-85", "CH-R61")
def test_everybody_else_has_one_last_turn(chefs: type[ChefTable]) -> None:
    table = chefs("turn: s3 / starter: s1 / only pile: T5 / leftovers: B5 B10 B15 B20")
    table.quietly("s3: draw pile", "s3: keep", "s3: skip", "s3: end")
    last = "Cleo has drawn the last card of the Ingredients Pile; 3 more turns follow this one."
    assert last in table.log(None)
    for name in ("s4", "s1", "s2"):
        assert table.turn == name
        assert not table.state.over
        table.quietly(
            f"{name}: draw left {table.leftovers.split()[0]}", f"{name}: keep", f"{name}: skip", f"{name}: end"
        )
    assert table.state.over


@pytest.mark.rule("CH-R61")
def test_the_round_is_finished(chefs: type[ChefTable]) -> None:
    table = chefs("turn: s3 / starter: s1 / only pile: T5 / leftovers: B5", final_turns="finish_round")
    table.quietly("s3: draw pile", "s3: keep", "s3: skip", "s3: end")
    assert table.view(None).turns_left == 0
    table.quietly("s4: draw left B5", "s4: keep", "s4: skip", "s4: end")
    assert table.state.over


@pytest.mark.rule("CH-R61")
def test_the_round_may_be_finished_already(chefs: type[ChefTable]) -> None:
    table = chefs("turn: s4 / starter: s1 / only pile: T5 / leftovers: B5", final_turns="finish_round")
    table.quietly("s4: draw pile", "s4: keep", "s4: skip", "s4: end")
    assert table.state.over


@pytest.mark.scenario("CH-S54")
@pytest.mark.rule("CH-R62", "CH-86")
def test_after_the_last_card_only_leftovers(chefs: type[ChefTable]) -> None:
    table = chefs("turn: s3 / hand s3: B5 / only pile: T5 / leftovers: E5")
    table.quietly("s3: draw pile")
    assert table.lines("s3") == ["keep", "swap B5 left B5", "swap B5 left E5", "swap T5 left T5", "swap T5 left E5"]
    table.refused("s3: swap B5 pile", "CH-86")


@pytest.mark.rule("CH-R62")
def test_the_last_card_may_be_an_oops(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / hand s1: B5 / only pile: OO / leftovers: E5")
    table.quietly("s1: draw pile", "s1: keep", "s1: skip", "s1: end")
    assert table.view(None).last_drawer == 0
    assert table.view(None).turns_left == 0


@pytest.mark.scenario("CH-S56")
@pytest.mark.rule("CH-86", "CH-R9", "CH-R63", "CH-R79", "CH-R50")
def test_final_draws(chefs: type[ChefTable]) -> None:
    table = chefs("turn: s4 / only pile: / leftovers: E5 / last: s3")
    assert table.lines("s4") == ["draw left E5"]
    table.refused("s4: draw pile", "CH-86")
    table.quietly("s4: draw left E5", "s4: keep", "s4: skip", "s4: end")
    assert table.turn == "s1"
    assert table.step == "menu"  # both piles are empty, and so is the hand
    swap = chefs("turn: s4 / step: swap / hand s4: B5 / only pile: / last: s3")
    assert swap.lines("s4") == ["keep", "swap B5 left B5"]  # pointless, but legal


@pytest.mark.scenario("CH-S58")
@pytest.mark.rule("CH-R77")
def test_without_swaps_a_game_of_two_has_83_turns() -> None:
    table = match(2, 3)
    turns = 0
    while not table.state.over:
        seat = table.state.actors[0]
        if table.step == "draw":
            turns += 1
            if not table.state.left:
                assert turns == 83
            move = "draw pile" if table.state.left else table.lines(f"s{seat + 1}")[-1]
        elif table.step == "oops":
            move = table.lines(f"s{seat + 1}")[0]
        else:
            move = {"swap": "keep", "play": "skip", "menu": "end"}.get(table.step, "pass")
        table.play(f"s{seat + 1}: {move}")
        assert turns < 84
        if table.step == "menu" and not table.state.left and not table.leftovers and table.state.turns == 82:
            turns = 83
    assert table.state.turns == 83


@pytest.mark.rule("CH-R11", "CH-R77")
def test_random_games_end_with_every_way_to_swap() -> None:
    for swap_draw, takeback in (("mandatory", "allow"), ("optional", "allow"), ("mandatory", "forbid")):
        for seats in (2, 5):
            state = match(seats, 4, trade_offers=0, swap_draw=swap_draw, takeback=takeback).state
            playout(state, Rng(seats), 60_000)
            assert state.over


@pytest.mark.scenario("CH-S78")
@pytest.mark.rule("CH-59", "CH-R29", "CH-R82")
def test_oops_is_never_held(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / step: menu / hand s1: B5 / hand s2: T5")
    assert "OO" in CODES
    for line in ("s1: offer s2 give OO want ?", "s1: commit OO", "s1: draw left OO", "s1: swap OO pile"):
        table.no_move(line)
