"""Box, seats, the first dealer, the deal and the turned-up card (PG-1 to PG-17, PG-R1 to PG-R6)."""

import pytest

import bakehouse
from bakehouse.core.log import CHANCE
from bakehouse.games.the_pie_game.cards import Deck
from bakehouse.games.the_pie_game.game import ThePieGame
from tests.games.the_pie_game.invariants import check_house_deck
from tests.games.the_pie_game.table import (
    HOUSE,
    QUIET_HANDS,
    PieTable,
    Rigged,
    deal,
    deal_with,
    match,
    order,
    recipe_order,
    refused_option,
)

PIE_OF_R01 = "APP CIN FLK WSU BUT"
PIE_OF_R02 = "APP PEC GRA HON CRM"


def unchecked(table: PieTable) -> list[int]:
    known = table.view(None).known
    assert known is not None
    return known.unchecked


@pytest.mark.rule("PG-1", "PG-2", "PG-3", "PG-R1", "PG-R2")
def test_the_box(game: ThePieGame) -> None:
    """94 cards, Fudge cards and Pot Lucks included, and 16 recipes of five different ingredients: 110 cards."""
    deck = game.house_deck()
    assert isinstance(deck, Deck)
    assert deck.size == 94
    assert len(deck.recipe_codes) == 16
    assert deck.size + len(deck.recipe_codes) == 110
    assert all(len(set(needs)) == 5 for needs in deck.recipe_needs)
    check_house_deck(deck)


def test_the_gentle_deck() -> None:
    gentle = match(4, 1, deck="gentle").state.deck
    assert gentle.size == 94
    specials = dict(zip(gentle.codes[:7], gentle.copies, strict=False))
    assert specials == {"F2": 2, "FA": 1, "FL": 1, "FT": 2, "DL": 1, "DR": 1, "PL": 6}


@pytest.mark.rule("PG-5")
@pytest.mark.parametrize("seats", [-1, 0, 1, 9, 100])
def test_two_to_eight_players(game: ThePieGame, seats: int) -> None:
    for possible in range(2, 9):
        assert game.deal(possible, 1).seats == possible
    with pytest.raises(bakehouse.OptionError, match="2 to 8 seats"):
        game.deal(seats, 1)


@pytest.mark.rule("PG-6", "PG-R3")
def test_the_first_dealer_is_drawn_by_lot() -> None:
    dealers = {match(4, seed).state.dealer for seed in range(60)}
    assert dealers == {0, 1, 2, 3}


@pytest.mark.rule("PG-R3", "PG-R61")
def test_the_first_dealer_is_agreed_on() -> None:
    for seed in range(20):
        assert match(4, seed, first_dealer="seat0").state.dealer == 0
        assert match(4, seed, first_dealer=2).state.dealer == 2
    refused_option("the seats are 0 to 3", first_dealer=4)
    refused_option("random, seat0, 0 to 7", first_dealer="host_picks")


@pytest.mark.scenario("PG-S1")
@pytest.mark.rule("PG-10", "PG-13", "PG-15", "PG-16", "PG-17")
def test_eight_players_are_dealt_in() -> None:
    table = deal(QUIET_HANDS, dealer=5)
    assert len(set(table.state.recipes)) == 8
    assert len(table.state.deck.recipe_codes) - 8 == 8
    assert table.sizes() == [5] * 8
    assert len(table.pile("discard")) == 1
    assert len(table.pile("deck")) == 53
    assert table.asked == "6"


@pytest.mark.rule("PG-8", "PG-9")
def test_both_piles_are_shuffled_apart(game: ThePieGame) -> None:
    """Each has its own stream, so that one shuffle does not depend on the other."""
    state = game.deal(3, 9)
    names = [entry.name for entry in state.all_entries() if entry.kind == CHANCE]
    assert names[:3] == ["first_dealer", "recipes@1", "deck@1"]
    shuffles = [game.deal(3, seed).all_entries() for seed in range(5)]
    assert len({tuple(entry.cards) for entries in shuffles for entry in entries if entry.name == "deck@1"}) == 5
    assert len({tuple(entry.cards) for entries in shuffles for entry in entries if entry.name == "recipes@1"}) == 5


@pytest.mark.rule("PG-11", "PG-14")
def test_hands_and_recipes_are_hidden() -> None:
    table = deal(QUIET_HANDS[:3], dealer=2)
    assert table.view("1").hand == ["BAN", "BAN", "PUM", "PUM", "EGG"]
    assert table.view("1").recipe == "R02"
    for viewer in ("0", "2", None):
        events = [event for event in table.events(viewer) if event.seat == 1 and event.kind in ("dealt", "got_recipe")]
        assert [event.cards for event in events] == [["??"], ["??"] * 5]
        assert "R02" not in str(table.view(viewer))
    assert table.view(None).hand == []
    assert table.view(None).recipe is None


@pytest.mark.rule("PG-12")
def test_only_the_own_recipe_counts(pie_game: type[PieTable]) -> None:
    """Four cards of R01 in hand and the fifth taken: a pie for the owner of R01 and for nobody else."""
    position = "hand 0: APP CIN FLK WSU GRA / discard: BUT / recipe 0: {} / recipe 1: {}"
    owner = pie_game(position.format("R01", "R02"))
    owner.play("0: t", "0: xGRA")
    assert owner.pies == [1, 0, 0, 0]
    other = pie_game(position.format("R02", "R01"))
    other.play("0: t", "0: xGRA")
    assert other.pies == [0, 0, 0, 0]


@pytest.mark.rule("PG-R4")
def test_the_order_of_the_deal() -> None:
    """From the dealer's left: recipes, then cards one at a time, then the turn-up."""
    luck = Rigged(
        deck__1="APP BAN CHE  CIN BSU CRM  FLK PUM PEC  GRA GIN WSU  COC EGG CCH  HON MAP", recipes__1="R07 R08 R09"
    )
    table = deal_with(3, luck, first_dealer=0)
    assert [table.view(seat).recipe for seat in "120"] == ["R07", "R08", "R09"]
    assert table.hand("1") == "APP CIN COC FLK GRA"
    assert table.hand("2") == "BAN BSU EGG GIN PUM"
    assert table.hand("0") == "CCH CHE CRM PEC WSU"
    assert table.top == "HON"
    assert table.pile("deck")[0] == "MAP"


@pytest.mark.rule("PG-R5")
def test_a_turned_up_fudge_card_just_lies_there() -> None:
    for fudge in ("F2", "FA", "FL", "FT", "DL", "DR"):
        table = deal(QUIET_HANDS[:4], up=fudge)
        assert table.top == fudge
        assert table.turn == "0"
        assert table.step == "source"


@pytest.mark.rule("PG-R5")
def test_a_turned_up_fudge_card_is_replaced() -> None:
    hands = QUIET_HANDS[:4]
    luck = Rigged(
        deck__1=order(hands, "F2", "", 3), recipes__1=recipe_order(4, 3), turnup__1_n1="DL HON", turnup__1_n2="MAP F2"
    )
    table = deal_with(4, luck, first_dealer=3, fudge_turnup="replace")
    assert table.pile("discard") == ["MAP"]
    assert table.pile("deck")[0] == "F2"
    assert len(table.pile("deck")) == 73
    assert table.event_kinds()[-3:] == ["turned_up"] * 3
    assert table.last_event_text(None) == "The first discard: Maple Syrup."


@pytest.mark.scenario("PG-S27")
@pytest.mark.rule("PG-R6", "PG-R36")
def test_two_dealt_pies() -> None:
    """Dealer 3: seat 0 comes before seat 1; no turn was played."""
    table = deal([PIE_OF_R01, PIE_OF_R02.replace("APP", "PL"), *QUIET_HANDS[2:4]])
    assert table.pies == [1, 0, 0, 0]
    assert table.state.number == 0
    assert table.state.round == 2
    assert table.state.dealer == 0


@pytest.mark.rule("PG-R6", "PG-R59")
def test_a_dealt_pie_waits_for_its_owners_first_turn() -> None:
    hands = [QUIET_HANDS[0], PIE_OF_R02, *QUIET_HANDS[2:4]]
    table = deal(hands, natural_pie="own_first_turn", then="HON")
    assert table.pies == [0, 0, 0, 0]
    assert unchecked(table) == [1, 2, 3]  # PG-K8e: everybody knows that these hands were not looked at yet
    table.play("0: d", "0: xHON")
    assert table.pies == [0, 1, 0, 0]
    assert table.state.round == 2


@pytest.mark.rule("PG-R59")
def test_a_dealt_pie_that_was_broken_is_not_baked() -> None:
    """Seat 0 draws the pass card; seat 1 gives away a card of the pie."""
    hands = [QUIET_HANDS[0], PIE_OF_R02, *QUIET_HANDS[2:4]]
    table = deal(hands, natural_pie="own_first_turn", then="DL")
    table.play("0: d", "0: gCOC", "1: gHON", "2: gCHE", "3: gMAP")
    assert table.pies == [0, 0, 0, 0]
    assert table.turn == "1"
    assert unchecked(table) == []  # after the exchange all hands were looked at


@pytest.mark.rule("PG-R59")
def test_a_dealt_pie_that_survives_an_exchange_is_baked_then() -> None:
    hands = [QUIET_HANDS[0], QUIET_HANDS[1], "APP COC GIN BSU CCH", QUIET_HANDS[3]]
    table = deal(hands, natural_pie="own_first_turn", then="FT")
    table.play("0: d", "0: >1", "0: gCOC", "1: gEGG")
    assert table.pies == [0, 0, 1, 0]


@pytest.mark.rule("PG-R6", "PG-R58")
def test_a_deal_with_a_pie_is_taken_back() -> None:
    pies = [PIE_OF_R01, *QUIET_HANDS[1:4]]
    luck = Rigged(
        deck__1=order(pies, "STR", "", 3),
        recipes__1=recipe_order(4, 3),
        deck__1_n1=order(QUIET_HANDS[:4], "HON", "", 3),
        recipes__1_n1=recipe_order(4, 3, "R09 R10 R11 R12"),
    )
    table = deal_with(4, luck, first_dealer=3, natural_pie="redeal")
    assert table.pies == [0, 0, 0, 0]
    assert (table.state.round, table.state.dealer) == (1, 3)
    assert table.view("0").recipe == "R09"
    assert table.holds("0", QUIET_HANDS[0])
    assert table.top == "HON"
    first, *_ = table.events(None)
    assert first.args == {"round": 1, "redeals": 1}
    assert PIE_OF_R01.split()[3] not in str(table.events(None))  # WSU was in the hand that was taken back


@pytest.mark.rule("PG-R57")
def test_a_custom_deck_is_handed_in(game: ThePieGame) -> None:
    refused_option("game.deck(path)", deck="custom")
    own = game.deck_text(HOUSE.text.replace('name = "house"', 'name = "mine"'), "mine.toml")
    for options in ({"deck": "custom"}, None):
        view = game.view(game.deal(4, 1, options, own), 0)
        assert view.options["deck"] == "custom"
        assert view.deck == own.digest
    with pytest.raises(bakehouse.OptionError, match="deck=custom"):
        game.deal(4, 1, {"deck": "gentle"}, own)
    assert game.deal(4, 1, {"deck": "gentle"}, game.house_deck("gentle.toml")).seats == 4
    with pytest.raises(bakehouse.OptionError, match="not one of The Pie Game"):
        game.deal(4, 1, None, bakehouse.game("pastry-chefs").house_deck())


def test_options_that_do_not_exist() -> None:
    refused_option("there is no option 'declare'", declare="button")
    refused_option("it can be: 1 to 10", target_pies=11)
    refused_option("it can be: off, 1 to 10", stall_laps=0)
    refused_option("cannot be True", target_pies=True)
    refused_option("each_chooses, blind_draw, offer_first", trade="loud")


def test_every_seat_can_be_the_first_dealer(game: ThePieGame) -> None:
    assert game.info.options["first_dealer"].most == game.info.seats[1] - 1
