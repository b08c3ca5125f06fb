"""Baking, rounds and matches (PG-4, PG-27 to PG-32, PG-55 to PG-57, PG-R33 to PG-R42)."""

import pytest

from bakehouse import Rng, playout
from tests.games.the_pie_game.table import HOUSE, PieTable, match

NEARLY = "hand 0: APP CIN FLK WSU GRA / discard: BUT"


@pytest.mark.rule("PG-4", "PG-27", "PG-R33")
def test_a_complete_hand_is_baked_at_once(pie_game: type[PieTable]) -> None:
    """After the discard, without a question."""
    table = pie_game(NEARLY)
    table.play("0: t")
    assert table.pies == [0, 0, 0, 0]  # PG-R12: not with six cards
    table.play("0: xGRA")
    assert table.pies == [1, 0, 0, 0]


@pytest.mark.scenario("PG-S5")
@pytest.mark.rule("PG-24", "PG-R12")
def test_a_needed_card_was_discarded(pie_game: type[PieTable]) -> None:
    table = pie_game(NEARLY)
    table.play("0: t", "0: xAPP")
    assert table.pies == [0, 0, 0, 0]
    assert table.asked == "1"
    assert table.top == "APP"
    assert "t" in table.lines("1")


@pytest.mark.rule("PG-28", "PG-29", "PG-30", "PG-R40")
def test_everything_is_dealt_anew() -> None:
    """New recipes and hands from all cards; over many rounds everybody gets other recipes, sometimes the same."""
    changed = same = 0
    for seed in range(120):
        table = PieTable(f"seed: {seed} / front 2: FL / {NEARLY}")
        table.play("0: t", "0: xGRA")
        state = table.state
        assert state.round >= 2
        held = sum(table.sizes()) + len(table.fronts)
        assert held + len(table.pile("deck")) + len(table.pile("discard")) == 94
        changed += table.view("0").recipe != "R01"
        same += table.view("0").recipe == "R01"
    assert changed > 60
    assert same > 0


@pytest.mark.rule("PG-R39")
def test_the_bakers_hand_and_recipe_are_shown(pie_game: type[PieTable]) -> None:
    table = pie_game(NEARLY)
    table.play("0: t", "0: xGRA")
    for viewer in ("0", "1", None):
        baked = [event for event in table.events(viewer) if event.kind == "baked"]
        assert [sorted(event.cards) for event in baked] == [["APP", "BUT", "CIN", "FLK", "WSU"]]
        assert baked[0].args == {"card": "R01", "pies": 1}
    text = " ".join(table.log(None))
    assert HOUSE.recipe_names[0] in text
    for name in HOUSE.recipe_names[1:]:  # the others' recipes stay secret
        assert name not in text


@pytest.mark.scenario("PG-S35")
@pytest.mark.rule("PG-7", "PG-R41")
def test_the_deal_moves_on_whoever_won(pie_game: type[PieTable]) -> None:
    table = pie_game("dealer: 0 / turn: 2 / hand 2: APP COC GIN BSU GRA / discard: CCH")
    table.play("2: t", "2: xGRA")
    assert table.pies == [0, 0, 1, 0]
    started = next(event for event in table.events(None) if event.kind == "started")
    assert started.seat == 1
    assert table.state.dealer == 1


@pytest.mark.scenario("PG-S34")
@pytest.mark.rule("PG-31", "PG-R42")
def test_three_pies_win(pie_game: type[PieTable]) -> None:
    table = pie_game(f"{NEARLY} / pies: 2 1 2 0 / round: 6")
    table.play("0: t", "0: xGRA")
    assert table.state.over
    assert table.asked == ""
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.winners) == ("pies", [3, 1, 2, 0], [0])
    assert [table.state.reward(seat) for seat in range(4)] == [1.0, 0.0, 0.0, 0.0]
    assert table.event_kinds()[-2:] == ["baked", "won"]


@pytest.mark.rule("PG-32", "PG-R42")
@pytest.mark.parametrize("target", [1, 2, 10])
def test_another_number_of_pies(pie_game: type[PieTable], target: int) -> None:
    table = pie_game(f"{NEARLY} / pies: {target - 1} 0 0 0", target_pies=target)
    table.play("0: t", "0: xGRA")
    assert table.state.over
    one_more = pie_game(f"{NEARLY} / pies: {target - 1} 0 0 0 / round: {target}", target_pies=10)
    one_more.play("0: t", "0: xGRA")
    assert one_more.state.over == (target == 10)


def test_rewards_before_the_end(pie_game: type[PieTable]) -> None:
    assert pie_game("pies: 0 0 0 0").state.reward(1) == 0.25
    assert pie_game("pies: 2 1 0 0 / round: 4").state.reward(1) == pytest.approx(1 / 3)


@pytest.mark.scenario("PG-S32")
@pytest.mark.rule("PG-55", "PG-56", "PG-R38")
def test_pot_lucks_stand_for_anything_needed(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: APP CIN PL PL GRA / discard: FLK")
    table.play("0: t", "0: xGRA")
    assert table.pies == [1, 0, 0, 0]


@pytest.mark.rule("PG-R38")
def test_four_pot_lucks_and_one_card(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: PL PL PL PL GRA / discard: BUT")
    table.play("0: t", "0: xGRA")
    assert table.pies == [1, 0, 0, 0]


@pytest.mark.scenario("PG-S33")
@pytest.mark.rule("PG-R38")
def test_a_second_copy_does_not_count(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: APP APP CIN PL GRA / discard: FLK")
    table.play("0: t", "0: xGRA")
    assert table.holds("0", "APP APP CIN FLK PL")
    assert table.pies == [0, 0, 0, 0]
    assert table.asked == "1"


@pytest.mark.rule("PG-57")
def test_a_pot_luck_is_no_fudge_card(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: PL PL CIN GRA COC / deck: HON FT")
    assert table.lines("0") == ["d", "t"]  # nothing forces it to be played
    table.no_move("0: !PL", "no Fudge card")
    table.play("0: d", "0: xPL")
    assert table.top == "PL"
    table.play("1: d", "1: >0", "0: gPL", "1: gEGG")
    assert "PL" in table.hand("1")


@pytest.mark.rule("PG-R35")
def test_a_pie_in_another_players_turn(pie_game: type[PieTable]) -> None:
    """The round ends on the spot: no refill, and what waits is dropped."""
    table = pie_game("hand 0: DL HON FLK GRA COC / hand 1: APP PEC GRA CRM BAN / deck: MAP")
    table.play("0: !DL", "0: gHON", "1: gBAN", "2: gCRM", "3: gCCH")
    assert table.pies == [0, 1, 0, 0]
    assert "refilled" not in table.event_kinds()


@pytest.mark.rule("PG-R35", "PG-R59")
def test_a_pie_waits_for_its_owners_turn_if_that_is_agreed(pie_game: type[PieTable]) -> None:
    next_seat = pie_game("hand 0: DL HON FLK GRA COC / hand 1: APP PEC GRA CRM BAN / deck: MAP", bake_when="own_turn")
    next_seat.play("0: !DL", "0: gHON", "1: gBAN", "2: gCRM", "3: gCCH")
    assert next_seat.pies == [0, 1, 0, 0]  # at the start of its own turn, which came at once
    assert "refilled" in next_seat.event_kinds()
    later = pie_game(
        "hand 0: DL HON FLK GRA COC / hand 2: MAP CHE PEC PEC CRM / hand 3: APP VAN STR EGG BAN", bake_when="own_turn"
    )
    later.play("0: !DL", "0: gFLK", "1: gEGG", "2: gMAP", "3: gBAN")
    assert later.holds("3", "APP VAN STR EGG MAP")
    assert later.pies == [0, 0, 0, 0]


@pytest.mark.rule("PG-R59")
def test_a_waiting_pie_is_baked_before_the_fudge_check(pie_game: type[PieTable]) -> None:
    """Seat 2 is complete by a pass in seat 0's turn; it bakes when its turn comes."""
    table = pie_game(
        "hand 0: DR FLK GRA COC HON / hand 1: BAN BAN PUM PUM MAP / hand 2: APP COC GIN BSU PEC / "
        "hand 3: CCH MAP VAN VAN STR / deck: EGG EGG",
        bake_when="own_turn",
    )
    table.play("0: !DR", "0: gFLK", "1: gMAP", "2: gPEC", "3: gCCH")
    known = table.view("1").known
    assert known is not None
    assert known.unchecked == [2, 3]  # seat 1 was looked at when its turn began
    assert table.pies == [0, 0, 0, 0]
    table.play("1: d", "1: xEGG")
    assert table.pies == [0, 0, 1, 0]


@pytest.mark.rule("PG-R59")
def test_a_waiting_pie_can_be_broken(pie_game: type[PieTable]) -> None:
    table = pie_game(
        "hand 0: DR FLK GRA COC HON / hand 1: BAN BAN PUM PUM MAP / hand 2: APP COC GIN BSU PEC / "
        "hand 3: CCH MAP VAN VAN STR / deck: EGG FT",
        bake_when="own_turn",
    )
    table.play("0: !DR", "0: gFLK", "1: gMAP", "2: gPEC", "3: gCCH")
    table.play("1: d", "1: >2", "1: gPEC", "2: gGIN")
    assert table.pies == [0, 0, 0, 0]
    assert table.asked == "2"


@pytest.mark.rule("PG-R59")
def test_the_own_pie_is_baked_in_the_own_turn(pie_game: type[PieTable]) -> None:
    """With `own_turn` the active player still bakes after a discard, an exchange or a refill."""
    discard = pie_game(NEARLY, bake_when="own_turn")
    discard.play("0: t", "0: xGRA")
    assert discard.pies == [1, 0, 0, 0]
    exchange = pie_game("hand 0: APP CIN FLK WSU COC / hand 1: BUT BUT GRA CRM BAN / deck: FT", bake_when="own_turn")
    exchange.play("0: d", "0: >1", "0: gCOC", "1: gBUT")
    assert exchange.pies == [1, 0, 0, 0]
    refill = pie_game("hand 0: F2 APP CIN GRA COC / deck: FLK WSU BUT", bake_when="own_turn")
    refill.play("0: !F2", "0: xGRA,COC")
    assert refill.pies == [1, 0, 0, 0]


@pytest.mark.rule("PG-R36")
def test_one_pie_a_round() -> None:
    """PG-I8 over whole matches: as many pies as finished rounds, one player at the target."""
    finished = 0
    for seed in range(8):
        table = match(3, seed, target_pies=1)
        table.state.listening = False
        playout(table.state, Rng(seed), 8_000)
        if table.state.over:
            finished += 1
            assert sum(table.pies) == table.state.round == 1
            assert max(table.pies) == 1
    assert finished > 2
