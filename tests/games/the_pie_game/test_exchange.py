"""Passing and trading (PG-39 to PG-45, PG-R21, PG-R28 to PG-R32)."""

import pytest

from tests.games.the_pie_game.table import PieTable, Rigged

PASS_ALL = ["0: gCOC", "1: gEGG", "2: gCRM", "3: gCCH"]


@pytest.mark.rule("PG-39", "PG-41", "PG-43", "PG-45")
@pytest.mark.parametrize(("card", "got"), [("DL", ["CCH", "COC", "EGG", "CRM"]), ("DR", ["EGG", "CRM", "CCH", "COC"])])
def test_everybody_passes_a_card(pie_game: type[PieTable], card: str, got: list[str]) -> None:
    table = pie_game(f"hand 0: APP CIN FLK GRA COC / deck: {card}")
    table.play("0: d")
    assert table.top == card
    assert card not in table.hand("0")  # it never enters the hand
    assert table.asked == "0 1 2 3"
    table.play(*PASS_ALL)
    for seat, code in enumerate(got):
        assert code in table.hand(str(seat))
    assert table.asked == "1"


@pytest.mark.rule("PG-40", "PG-42", "PG-R30")
def test_a_drawn_trade_card(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: APP CIN FLK GRA COC / deck: FT")
    table.play("0: d")
    assert table.top == "FT"
    assert table.lines("0") == [">1", ">2", ">3"]
    table.refused("0: >0", "PG-42")
    table.no_move("0: >4", "there is no seat")
    table.play("0: >3")
    assert table.asked == "0 3"
    assert "3: >0" not in table.lines("3")  # the partner cannot refuse
    table.play("3: gCCH", "0: gCOC")
    assert "CCH" in table.hand("0")
    assert "COC" in table.hand("3")
    assert table.asked == "1"


@pytest.mark.rule("PG-44", "PG-R31")
def test_fudge_cards_may_be_handed_over_and_are_not_carried_out(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: DL FT APP CIN FLK / deck: HON")
    table.play("0: !FT", "0: >1", "0: gDL", "1: gEGG")
    assert "DL" in table.hand("1")
    assert table.lines("1") == ["!DL"]  # held now, to be played in seat 1's own turn


@pytest.mark.rule("PG-R21", "PG-37")
@pytest.mark.parametrize("card", ["DL", "DR"])
def test_a_pass_card_from_the_hand(pie_game: type[PieTable], card: str) -> None:
    """Four cards to choose from; the refill comes after the exchange."""
    table = pie_game(f"hand 0: {card} CIN FLK GRA COC / deck: HON")
    table.play(f"0: !{card}")
    assert table.sizes() == [4, 5, 5, 5]
    assert sorted(table.lines("0")) == ["gCIN", "gCOC", "gFLK", "gGRA"]
    table.refused(f"0: g{card}", "PG-R50")
    table.play(*PASS_ALL)
    assert table.sizes() == [5, 5, 5, 5]
    assert "HON" in table.hand("0")


@pytest.mark.rule("PG-R28")
def test_commits_are_secret_and_final(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: APP CIN FLK GRA COC / deck: DL")
    table.play("0: d", "2: gCRM")
    assert table.asked == "0 1 3"
    assert table.view("1").chosen == [2]
    assert table.view("1").commit is None
    assert table.view("2").commit == "CRM"
    assert table.sizes() == [5, 5, 5, 5]
    table.refused("2: gCHE", "BH-1")
    for viewer in ("0", "1", "3", None):
        assert "CRM" not in str(table.view(viewer))


@pytest.mark.rule("PG-R28")
def test_nobody_hands_on_what_they_get(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: APP CIN FLK GRA COC / deck: DL")
    table.play("0: d", "0: gCOC")
    table.refused("1: gCOC", "PG-R50")


@pytest.mark.rule("PG-R28")
def test_any_order_of_commits(pie_game: type[PieTable]) -> None:
    tables = [pie_game("hand 0: APP CIN FLK GRA COC / deck: DR") for _ in range(2)]
    for table, lines in zip(tables, (PASS_ALL, PASS_ALL[::-1]), strict=True):
        table.play("0: d", *lines)
    for viewer in ("0", "1", "2", "3", None):
        assert tables[0].view(viewer) == tables[1].view(viewer)
        assert tables[0].events(viewer) == tables[1].events(viewer)


@pytest.mark.rule("PG-R29", "PG-48")
def test_whoever_lost_a_turn_passes_too(pie_game: type[PieTable]) -> None:
    """Among four cards; the card in front cannot be passed."""
    table = pie_game("front 2: FL / hand 2: CHE CHE PEC CRM / deck: DL")
    table.play("0: d")
    assert "2" in table.asked
    assert table.lines("2") == ["gCHE", "gPEC", "gCRM"]
    table.refused("2: gFL", "PG-R50")
    table.play(*PASS_ALL)
    assert table.sizes() == [5, 5, 4, 5]
    assert table.fronts == [2]


@pytest.mark.scenario("PG-S21")
@pytest.mark.rule("PG-R21", "PG-R29")
@pytest.mark.parametrize("card", ["DL", "DR"])
def test_two_players_swap(pie_game: type[PieTable], card: str) -> None:
    table = pie_game(f"seats: 2 / hand 0: {card} CIN FLK GRA COC / deck: HON")
    table.play(f"0: !{card}", "0: gCOC", "1: gEGG")
    assert table.holds("0", "CIN FLK GRA EGG HON")
    assert table.holds("1", "BAN BAN PUM PUM COC")


@pytest.mark.scenario("PG-S38")
@pytest.mark.rule("PG-R32")
def test_a_partner_with_four_cards(pie_game: type[PieTable]) -> None:
    table = pie_game("front 2: FL / hand 2: CHE CHE PEC CRM / deck: FT")
    table.play("0: d", "0: >2", "0: gCOC", "2: gCRM")
    assert table.sizes() == [5, 5, 4, 5]
    assert table.holds("2", "CHE CHE PEC COC")


@pytest.mark.rule("PG-R55", "PG-42")
def test_the_only_partner_is_not_asked_for(pie_game: type[PieTable]) -> None:
    table = pie_game("seats: 2 / deck: FT")
    table.play("0: d")
    assert table.asked == "0 1"
    assert table.view(None).partner == 1
    assert table.step == "trade"


@pytest.mark.rule("PG-R30", "PG-R60")
def test_a_blind_trade(pie_game: type[PieTable]) -> None:
    """Each draws a card at random from the other's hand; both then know both cards."""
    table = pie_game("hand 0: APP CIN FLK GRA COC / deck: FT", trade="blind_draw")
    table.state.chance = Rigged(trade__1_n1="9")  # the second card of seat 0 and the last one of seat 1
    table.play("0: d", "0: >1")
    assert table.holds("0", "APP CIN FLK COC EGG")
    assert table.holds("1", "BAN BAN PUM PUM GRA")
    assert table.asked == "1"
    assert table.sure("0", "1") == "GRA"
    assert table.sure("1", "0") == "EGG"
    assert table.sure("2", "0") == table.sure("2", "1") == ""
    assert all(event.chance for event in table.events(None) if event.kind == "gave")


@pytest.mark.rule("PG-R60")
def test_blind_trades_are_fair(pie_game: type[PieTable]) -> None:
    seen = set()
    for seed in range(300):
        table = pie_game(f"seed: {seed} / hand 0: APP CIN FLK GRA COC / deck: FT", trade="blind_draw")
        table.play("0: d", "0: >3")
        seen.add((table.sure("0", "3"), table.sure("3", "0")))
    assert len(seen) == 5 * 3  # five kinds against three


@pytest.mark.rule("PG-R30", "PG-R63")
def test_an_offer_is_seen_by_the_partner_first(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: APP CIN FLK GRA COC / deck: FT", trade="offer_first")
    table.play("0: d", "0: >1")
    assert table.asked == "0"
    table.play("0: gCOC")
    assert table.asked == "1"
    assert table.view("1").offer == "COC"
    assert table.sure("1", "0") == "COC"
    assert table.hand("0") == "APP CIN COC FLK GRA"  # it stays in the hand for now
    for viewer in ("0", "2", "3", None):
        assert table.view(viewer).offer is None
    assert "COC" not in str(table.view("2"))
    assert table.last_event_text("1") == "Ann shows you Coconut."
    assert table.last_event_text("2") == "Ann shows Ben a card."
    table.play("1: gEGG")
    assert "EGG" in table.hand("0")
    assert "COC" in table.hand("1")
    assert table.sure("1", "0") == "EGG"


@pytest.mark.scenario("PG-S24")
@pytest.mark.rule("PG-R36", "PG-R35", "PG-R33")
def test_two_pies_by_one_exchange(pie_game: type[PieTable]) -> None:
    """Seat 0 plays the pass card from the hand; seat 1 is nearer to its left than seat 3."""
    table = pie_game(
        "hand 0: DL HON FLK GRA COC / hand 1: APP PEC GRA CRM BAN / "
        "hand 2: EGG CHE PEC PEC CRM / hand 3: APP VAN STR MAP CCH"
    )
    table.play("0: !DL", "0: gHON", "1: gBAN", "2: gEGG", "3: gCCH")
    assert table.pies == [0, 1, 0, 0]
    assert table.state.round == 2


@pytest.mark.rule("PG-R36")
def test_the_active_player_comes_first(pie_game: type[PieTable]) -> None:
    table = pie_game("turn: 2 / hand 2: APP COC GIN BSU HON / hand 1: APP PEC GRA CRM CCH / deck: FT")
    table.play("2: d", "2: >1", "1: gCCH", "2: gHON")
    assert table.pies == [0, 0, 1, 0]
