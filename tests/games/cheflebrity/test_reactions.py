"""Oops!, Sabotage!, Saved It! and the windows (CH-18 to CH-31, CH-R23 to CH-R43, CH-R86, CH-R87)."""

from __future__ import annotations

import pytest

from bakehouse import SPECTATOR
from bakehouse.games.cheflebrity import GAME
from tests.games.cheflebrity.table import ChefTable

# -- Oops! -------------------------------------------------------------------


@pytest.mark.scenario("CH-S23")
@pytest.mark.rule("CH-18", "CH-19", "CH-20", "CH-21", "CH-22", "CH-39", "CH-40", "CH-R21", "CH-R27", "CH-R86")
def test_oops_takes_the_newest_card(chefs: type[ChefTable]) -> None:
    table = chefs("hand s1: B10 / working s1: w1=B5 / pile: OO")
    table.play("s1: draw pile")
    assert table.step == "save"  # one pie: the drawer is not asked which
    table.pass_all()
    assert table.line("s1") == ""
    assert table.out == "OO B5"  # CH-R89: the newest first
    table.play("s1: keep", "s1: play B10 new")
    assert table.line("s1") == "w2=B10"


@pytest.mark.scenario("CH-S24")
@pytest.mark.rule("CH-R25", "CH-R27", "CH-46", "CH-R38")
def test_oops_without_a_pie(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / hand s1: SV / serving s1: w1=B5,FA5,T5 w2=B5,FC5,T10 / pile: OO T5")
    before = table.state.left
    table.play("s1: draw pile")
    assert table.step == "swap"
    assert table.out == "OO"
    assert table.state.left == before - 1
    assert table.hand("s1") == "SV"
    assert table.event_kinds()[-1] == "lost_nothing"


@pytest.mark.scenario("CH-S25")
@pytest.mark.rule("CH-R26", "CH-R20", "CH-19", "CH-R88")
def test_the_drawer_chooses_among_pies(chefs: type[ChefTable]) -> None:
    table = chefs("hand s1: T5 / working s1: w1=B5,FA20 w2=B10,FC15,E25 / pile: OO")
    table.play("s1: draw pile")
    assert table.lines("s1") == ["oops w1", "oops w2"]
    table.refused("s1: oops w3", "CH-19")
    table.quietly("s1: oops w2")
    assert table.out == "OO E25"
    assert table.line("s1") == "w1=B5,FA20 w2=B10,FC15"
    table.play("s1: keep")
    assert "play T5 w2" in table.lines("s1")


@pytest.mark.rule("CH-R26")
def test_the_choice_of_a_pie_counts_as_a_move(chefs: type[ChefTable]) -> None:
    table = chefs("hand s1: T5 / working s1: w1=B5,FA20 w2=B10,FC15,E25 / pile: OO / number: 10")
    table.play("s1: draw pile")
    assert table.view(None).number == 11
    table.play("s1: oops w2")
    assert table.view(None).number == 12


@pytest.mark.scenario("CH-S26")
@pytest.mark.rule("CH-R28")
def test_oops_as_the_second_draw(chefs: type[ChefTable]) -> None:
    table = chefs("step: swap / hand s1: B5 T5 / working s1: w1=B20,FP5 / pile: OO")
    table.quietly("s1: swap B5 pile")
    assert table.out == "OO FP5"
    assert table.leftovers == "B5"
    assert table.step == "play"


@pytest.mark.scenario("CH-S27")
@pytest.mark.rule("CH-R28")
def test_two_oops_in_a_turn(chefs: type[ChefTable]) -> None:
    table = chefs("hand s1: T5 / working s1: w1=B20,FP5 / pile: OO OO")
    table.quietly("s1: draw pile")
    assert table.out == "OO FP5"
    table.quietly("s1: swap T5 pile")
    assert table.out == "OO B20 OO FP5"


@pytest.mark.scenario("CH-S28")
@pytest.mark.rule("CH-22", "CH-29", "CH-31", "CH-R33")
def test_saved_from_an_oops(chefs: type[ChefTable]) -> None:
    table = chefs("hand s1: SV / working s1: w1=B25,FB25 / pile: OO")
    table.play("s1: draw pile")
    assert table.lines("s1") == ["pass", "save"]
    table.play("s1: save")
    assert table.line("s1") == "w1=B25,FB25"
    assert table.out == "OO"
    assert table.kept("s1") == "SV"
    assert table.hand("s1") == ""


@pytest.mark.rule("CH-R89")
def test_an_oops_is_shown_in_the_log(chefs: type[ChefTable]) -> None:
    table = chefs("pile: OO")
    table.play("s1: draw pile")
    assert (table.events("s2")[0].kind, table.events("s2")[0].cards) == ("drew", ["OO"])


# -- Sabotage! ---------------------------------------------------------------


@pytest.mark.rule("CH-23", "CH-24", "CH-25", "CH-26", "CH-27", "CH-R39")
def test_a_sabotage_that_works(chefs: type[ChefTable]) -> None:
    table = chefs("hand s1: SB B5 / working s2: w1=B10,FA25")
    table.quietly("s1: sab s2.w1")
    assert table.line("s2") == "w1=B10"
    assert table.out == "FA25"
    assert table.kept("s1") == "SB"
    assert table.step == "draw"  # CH-R37: the same decision again
    table.quietly("s1: draw pile", "s1: keep", "s1: play B5 new")
    assert table.line("s1") == "w1=B5"


@pytest.mark.scenario("CH-S32")
@pytest.mark.rule("CH-28", "CH-31", "CH-R39")
def test_a_sabotage_that_is_stopped(chefs: type[ChefTable]) -> None:
    table = chefs("turn: s1 / step: play / hand s1: B5 / hand s4: SB / hand s2: SV / working s2: w1=B10,FA25,T25")
    table.play("s1: play B5 new", "s2: pass", "s4: sab s2.w1")
    assert table.step == "save"
    table.play("s2: save")
    assert table.line("s2") == "w1=B10,FA25,T25"
    assert table.out == "SB"
    assert table.kept("s2") == "SV"
    assert table.kept("s4") == ""


@pytest.mark.scenario("CH-S33")
@pytest.mark.rule("CH-32", "CH-33", "CH-R47", "CH-R48")
def test_strokes_of_genius_on_both_sides(chefs: type[ChefTable]) -> None:
    table = chefs("turn: s4 / hand s4: SG / hand s3: SG / working s2: w1=B5")
    table.play("s4: sab s2.w1 sg", "s3: save sg")
    assert table.out == "SG"
    assert table.kept("s3") == "SG=SV"
    assert table.kept("s4") == ""
    assert table.bonus(9) == [0, 0, 0, 0]
    assert table.bonus(10) == [0, 0, 25, 0]


@pytest.mark.rule("CH-R47", "CH-32", "CH-33")
def test_a_stroke_of_genius_that_works_as_sabotage(chefs: type[ChefTable]) -> None:
    table = chefs("hand s1: SG / working s2: w1=B5")
    table.refused("s1: sab s2.w1", "CH-23")
    table.quietly("s1: sab s2.w1 sg")
    assert table.kept("s1") == "SG=SB"
    assert table.bonus(9) == [25, 0, 0, 0]


@pytest.mark.scenario("CH-S34")
@pytest.mark.rule("CH-24", "CH-46", "CH-R32", "CH-R88")
def test_not_the_own_pies_and_nothing_served(chefs: type[ChefTable]) -> None:
    table = chefs("hand s1: SB / working s1: w1=B5 / working s2: w1=B10 / serving s3: w1=B5,FA5")
    table.refused("s1: sab s1.w1", "CH-24")
    table.refused("s1: sab s3.w1", "CH-46")
    table.refused("s1: sab s2.w9", "CH-25")
    table.refused("s1: sab s2.w1 sg", "CH-32")
    assert [line for line in table.lines("s1") if line.startswith("sab")] == ["sab s2.w1"]


@pytest.mark.scenario("CH-S35")
@pytest.mark.rule("CH-R30", "CH-R32")
def test_no_pie_no_window(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / hand s1: SB / hand s2: SB / pile: T5")
    assert table.lines("s1") == ["draw pile"]
    table.play("s1: draw pile", "s1: keep", "s1: skip", "s1: end")
    assert table.turn == "s2"
    assert "quiet" not in table.event_kinds()


@pytest.mark.scenario("CH-S36")
@pytest.mark.rule("CH-R30", "CH-R41", "CH-67")
def test_between_placing_and_serving(chefs: type[ChefTable]) -> None:
    table = chefs("step: play / hand s1: FA25 / hand s2: SB / working s1: w1=B25")
    table.play("s1: play FA25 w1")
    assert table.asked == "s2"
    table.play("s2: sab s1.w1")
    assert table.line("s1") == "w1=B25"
    table.refused("s1: serve w1", "CH-67")


@pytest.mark.scenario("CH-S38")
@pytest.mark.rule("CH-R21")
def test_a_number_is_not_used_again(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / hand s1: SB / hand s2: B5 / working s2: w1=B5 / pile: T5 T10")
    table.quietly("s1: sab s2.w1")
    assert table.line("s2") == ""
    table.quietly("s1: draw pile", "s1: keep", "s1: skip", "s1: end", "s2: draw pile", "s2: keep", "s2: play B5 new")
    assert table.line("s2") == "w2=B5"


@pytest.mark.scenario("CH-S39")
@pytest.mark.rule("CH-R37", "CH-R34")
def test_a_new_threat_after_a_rescue(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 5 / step: menu / hand s3: SV / hand s4: SB / hand s5: SB / working s2: w1=B5,FA5")
    table.play("s1: end", "s3: pass", "s4: sab s2.w1", "s5: pass", "s3: save", "s5: pass")
    assert table.kept("s3") == "SV"
    assert table.step == "window"
    assert table.asked == "s5"  # the others have no cards
    table.play("s5: sab s2.w1")
    assert table.line("s2") == "w1=B5"
    assert table.kept("s5") == "SB"


@pytest.mark.scenario("CH-S40")
@pytest.mark.rule("CH-R31", "CH-R40")
def test_the_first_clockwise_is_carried_out(chefs: type[ChefTable]) -> None:
    table = chefs(
        "seats: 3 / step: play / hand s1: B5 / hand s2: SB / hand s3: SB T5 / working s1: w1=B10,FA5 w2=B15,FB5"
    )
    table.play("s1: play B5 new")
    assert table.asked == "s2 s3"
    table.play("s3: sab s1.w1", "s2: sab s1.w1", "s3: pass")
    assert table.kept("s2") == "SB"
    assert table.hand("s3") == "T5 SB"  # returned
    assert table.asked == "s3"
    table.play("s3: sab s1.w2", "s3: pass")
    assert table.line("s1") == "w1=B10 w2=B15 w3=B5"
    assert table.kept("s3") == "SB"


@pytest.mark.rule("CH-R31")
def test_the_active_player_is_last(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 3 / step: menu / hand s1: SB / hand s3: SB / working s2: w1=B5,FA5 w2=B10")
    table.play("s1: end")
    assert table.asked == "s3 s1"
    table.play("s1: sab s2.w1", "s3: sab s2.w1")
    table.play("s1: pass")  # no card is left in s3's hand, so only s1 can save
    assert table.kept("s3") == "SB"
    assert table.asked == "s1"


@pytest.mark.scenario("CH-S41")
@pytest.mark.rule("CH-R35")
def test_the_saboteur_may_cancel(chefs: type[ChefTable]) -> None:
    position = "turn: s4 / hand s4: SB SV / working s2: w1=B5"
    table = chefs(position)
    table.play("s4: sab s2.w1", "s4: save")
    assert table.out == "SB"
    assert table.kept("s4") == "SV"
    assert table.line("s2") == "w1=B5"
    forbidden = chefs(position, self_cancel="forbid")
    forbidden.play("s4: sab s2.w1")
    assert forbidden.line("s2") == ""


@pytest.mark.rule("CH-R34", "CH-R35", "CH-R94")
def test_who_is_asked_to_save(chefs: type[ChefTable]) -> None:
    position = "turn: s4 / hand s4: SB T5 / hand s1: B5 / hand s2: SV / working s2: w1=B5"
    table = chefs(position)
    table.play("s4: sab s2.w1")
    assert table.asked == "s2 s4 s1"  # the owner first
    owner = chefs(position, save_scope="owner_only")
    owner.play("s4: sab s2.w1")
    assert owner.asked == "s2"
    others = chefs(position, self_cancel="forbid")
    others.play("s4: sab s2.w1")
    assert others.asked == "s2 s1"


@pytest.mark.scenario("CH-S42")
@pytest.mark.rule("CH-R38")
def test_nothing_to_save(chefs: type[ChefTable]) -> None:
    table = chefs("step: play / hand s1: SV SG B5 / hand s2: SV / working s1: w1=B5,FA5")
    table.refused("s1: save", "CH-R38")
    table.refused("s1: save sg", "CH-R38")
    table.play("s1: play B5 new")
    assert table.lines("s2") == ["pass"]


@pytest.mark.rule("CH-29", "CH-32", "CH-R33")
def test_saving_needs_the_card(chefs: type[ChefTable]) -> None:
    table = chefs("hand s1: SB / hand s2: B5 / working s2: w1=B5")
    table.play("s1: sab s2.w1")
    table.refused("s2: save", "CH-29")
    table.refused("s2: save sg", "CH-32")
    assert table.lines("s2") == ["pass"]


@pytest.mark.rule("CH-R36")
@pytest.mark.parametrize(("savers", "used"), [("s2 s3 s4", "s2"), ("s3 s4", "s3"), ("s1 s4", "s4"), ("s1", "s1")])
def test_the_owner_saves_first(chefs: type[ChefTable], savers: str, used: str) -> None:
    table = chefs("hand s1: SB SV / hand s2: SV / hand s3: SV / hand s4: SV / working s2: w1=B5")
    table.play("s1: sab s2.w1")
    for name in ("s4", "s1", "s3", "s2"):
        table.play(f"{name}: {'save' if name in savers else 'pass'}")
    assert [name for name in ("s1", "s2", "s3", "s4") if table.kept(name)] == [used]
    for name in ("s2", "s3", "s4"):
        assert (table.hand(name) == "") == (name == used)


@pytest.mark.scenario("CH-S57")
@pytest.mark.rule("CH-R43")
def test_the_very_last_window(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / step: menu / hand s2: SB / working s1: w1=B5 / only pile: / last: s2 / turns left: 0")
    table.play("s1: end")
    assert table.asked == "s2"
    table.play("s2: sab s1.w1")
    assert table.state.over
    assert table.bonus(9) == [0, 25]


@pytest.mark.scenario("CH-S74")
@pytest.mark.rule("CH-26", "CH-30", "CH-111")
def test_specials_do_not_use_up_the_pie_card(chefs: type[ChefTable]) -> None:
    table = chefs("step: swap / hand s1: SB SV B5 / working s1: w1=B10 / working s2: w1=B5 / pile: OO")
    table.play("s1: sab s2.w1", "s1: pass", "s1: swap SV pile")
    again = chefs("hand s1: SB SV B5 / working s1: w1=B10 / working s2: w1=B5 / pile: OO")
    again.play("s1: sab s2.w1", "s1: pass", "s1: draw pile", "s1: save", "s1: keep", "s1: play B5 new")
    assert again.line("s1") == "w1=B10 w2=B5"
    assert again.kept("s1") == "SB SV"


@pytest.mark.scenario("CH-S77")
@pytest.mark.rule("CH-R23", "CH-R24")
def test_the_newest_card_of_any_pie(chefs: type[ChefTable]) -> None:
    table = chefs("hand s1: SB SB / working s2: w1=B5,FA10,T15,E20,E5 w2=B10")
    table.quietly("s1: sab s2.w1")
    assert table.out == "E5"
    assert [line for line in table.lines("s1") if line.startswith("sab")] == ["sab s2.w1", "sab s2.w2"]
    table.quietly("s1: sab s2.w1")
    assert table.out == "E20 E5"


@pytest.mark.scenario("CH-S79")
@pytest.mark.rule("CH-R33", "CH-R87")
def test_everybody_with_a_card_is_asked_to_save(chefs: type[ChefTable]) -> None:
    table = chefs("turn: s2 / hand s1: B5 / hand s2: SB T5 / hand s3: E5 / working s3: w1=B5")
    table.play("s2: sab s3.w1")
    assert table.asked == "s3 s1 s2"
    assert table.line("s3") == "w1=B5"  # nothing has moved yet
    alone = chefs("turn: s2 / hand s2: SB / working s3: w1=B5")
    alone.play("s2: sab s3.w1")  # the card being played has left the hand: nobody is asked
    assert alone.line("s3") == ""


# -- Windows -----------------------------------------------------------------


@pytest.mark.rule("CH-R30", "CH-R87")
def test_when_windows_open(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 3 / hand s1: B5 T5 / hand s2: T10 / working s1: w1=B10 / pile: E5 E10")
    table.play("s1: draw pile")
    assert (table.step, table.asked) == ("window", "s2")  # s3 has no card
    table.play("s2: pass", "s1: swap T5 pile")
    assert (table.step, table.asked) == ("window", "s2")
    table.play("s2: pass", "s1: play B5 new")
    assert (table.step, table.asked) == ("window", "s2")
    table.play("s2: pass", "s1: end")
    assert (table.step, table.asked) == ("window", "s2")  # s1 has nobody to harm
    table.play("s2: pass")
    assert table.turn == "s2"


@pytest.mark.rule("CH-R30")
def test_fewer_windows(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / hand s1: B5 T5 / hand s2: T10 / working s1: w1=B10 / pile: E5 OO E10", windows="lite")
    table.play("s1: draw pile")
    assert table.step == "swap"
    table.play("s1: swap T5 pile", "s1: pass", "s2: pass")  # an Oops!: the save window stays
    assert table.step == "play"
    table.play("s1: play B5 new")
    assert table.step == "window"
    table.play("s2: pass", "s1: end")
    assert table.step == "window"


@pytest.mark.rule("CH-R30")
def test_no_window_after_keep_and_skip(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / step: swap / hand s1: B5 / hand s2: SB / working s1: w1=B10")
    table.play("s1: keep")
    assert table.step == "play"
    table.play("s1: skip")
    assert table.step == "menu"


@pytest.mark.rule("CH-R30", "CH-R37", "CH-23")
def test_the_active_player_sabotages_at_every_own_decision(chefs: type[ChefTable]) -> None:
    for step in ("draw", "swap", "play", "menu"):
        table = chefs(f"step: {step} / hand s1: SB T5 / working s2: w1=B5")
        assert "sab s2.w1" in table.lines("s1")
        table.quietly("s1: sab s2.w1")
        assert table.step == step


@pytest.mark.rule("CH-R31", "CH-R33")
def test_answers_are_secret(chefs: type[ChefTable]) -> None:
    """A pass and a returned sabotage look the same, and nobody sees who has answered."""
    worlds = []
    for answer in ("pass", "sab s1.w1"):
        table = chefs("seats: 3 / step: play / hand s1: B5 T5 / hand s2: SB / hand s3: SB / working s1: w1=B10")
        table.play("s1: play B5 new")
        before = [table.view(name) for name in ("s1", "s2", None)]
        seat = table.seat("s3")
        atoms = GAME.read(table.state, seat, answer)
        assert GAME.text(table.state, seat, atoms, viewer=0) == "??"
        assert GAME.text(table.state, seat, atoms, viewer=SPECTATOR) == "??"
        assert GAME.text(table.state, seat, atoms, viewer=2) == answer
        table.play(f"s3: {answer}")
        assert [table.view(name) for name in ("s1", "s2", None)] == before
        assert table.view("s3").answer == atoms
        assert table.view("s3").legal == []
        table.play("s2: sab s1.w1", "s1: pass", "s3: pass")
        table.play("s3: pass")
        worlds.append([(table.view(name), table.events(name)) for name in ("s1", "s2", None)])
    assert worlds[0] == worlds[1]


@pytest.mark.rule("CH-R31")
def test_the_moves_of_a_window_count_when_it_closes(chefs: type[ChefTable]) -> None:
    """A number that grew with each answer would show that somebody has answered."""
    table = chefs("seats: 3 / step: play / hand s1: B5 / hand s2: T5 / hand s3: T5 / working s1: w1=B10 / number: 10")
    table.play("s1: play B5 new")
    assert table.view("s3").number == 11
    table.play("s2: pass")
    assert table.view("s3").number == 11
    table.play("s3: pass")
    assert table.view("s3").number == 13


@pytest.mark.rule("CH-R86", "CH-R87")
def test_a_seat_is_asked_although_it_can_only_pass(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / step: play / hand s1: B5 / hand s2: T5")
    table.play("s1: play B5 new")
    assert table.lines("s2") == ["pass"]
    table.refused("s2: sab s1.w1", "CH-23")


@pytest.mark.rule("CH-R49", "CH-R44", "CH-R50", "CH-R48")
@pytest.mark.scenario("CH-S81")
def test_roles_are_for_good(chefs: type[ChefTable]) -> None:
    table = chefs("step: play / hand s1: SG / kept s1: SB SV / leftovers: SG / working s2: w1=B5")
    assert [line for line in table.lines("s1") if line.startswith("sab")] == ["sab s2.w1 sg"]
    table.quietly("s1: play SG=B new", "s1: end")
    assert table.line("s1") == "w1=SG=B"
    assert table.tally.quality[0] == 0
    table.quietly("s2: draw left SG", "s2: keep")
    roles = {line.split()[1] for line in table.lines("s2") if "SG=" in line}
    assert roles == {"SG=B", "SG=FA", "SG=FB", "SG=FC", "SG=FP"}
    assert "sab s1.w1 sg" in table.lines("s2")
    table.quietly("s2: sab s1.w1 sg")
    assert table.out == "SG"
    assert table.line("s1") == ""


@pytest.mark.rule("CH-32", "CH-34", "CH-35", "CH-R44", "CH-R45")
def test_a_stroke_of_genius_as_any_part(chefs: type[ChefTable]) -> None:
    table = chefs("step: play / hand s1: SG B5 / working s1: w1=B5 w2=B5,FA5")
    lines = [line for line in table.lines("s1") if "SG=" in line]
    fillings = [f"play SG=F{letter} w1" for letter in "ABCP"]
    assert lines == ["play SG=B new", *fillings, "play SG=T w2", "play SG=E w2"]
    table.no_move("s1: play SG w1", "is played as")
    table.refused("s1: play SG=F w1", "CH-R45")
    table.quietly("s1: play SG=T w2", "s1: serve w2")
    assert table.tally.quality[0] == 15
    table.refused("s1: play B5 new", "CH-R8")  # it was the pie card of the turn


@pytest.mark.rule("CH-R45")
def test_a_filling_without_a_kind(chefs: type[ChefTable]) -> None:
    table = chefs("step: play / hand s1: SG / working s1: w1=B5", sg_filling="no_kind")
    table.refused("s1: play SG=FA w1", "CH-R45")
    table.quietly("s1: play SG=F w1", "s1: serve w1")
    assert table.served("s1") == "w1=B5,SG=F"
    assert table.bonus(4) == [0, 0, 0, 0]
    assert table.bonus(2) == [25, 0, 0, 0]


@pytest.mark.rule("CH-32")
def test_a_stroke_of_genius_must_be_held(chefs: type[ChefTable]) -> None:
    chefs("step: play / hand s1: B5").refused("s1: play SG=B new", "CH-32")
