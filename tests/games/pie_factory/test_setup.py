"""Chapters A to C: cards, players, setup and the course of a round."""

import pytest

from bakehouse import OptionError, Rng
from bakehouse.games.pie_factory.cards import CRUST, FILLING, ICONS, TOPPING, Deck
from bakehouse.games.pie_factory.game import PieFactory
from bakehouse.games.pie_factory.play import State
from tests.contract.driver import random_moves
from tests.games.pie_factory.table import Tables, stacked

BONUS = {"P": 5, "M": 4, "S": 3, "G": 3}


@pytest.mark.scenario("PF-S51")
@pytest.mark.rule("PF-3", "PF-X2", "PF-X4", "PF-X5", "PF-X6", "PF-R1")
def test_the_house_deck(game: PieFactory) -> None:
    deck = game.house_deck()
    assert isinstance(deck, Deck)
    kinds = list(deck.kind)
    assert (deck.size, len(set(deck.codes))) == (46, 46)
    assert [kinds.count(kind) for kind in (CRUST, FILLING, TOPPING)] == [10, 20, 16]
    assert sorted(deck.prep) == [prep for prep in range(1, 48) if prep != 3]
    assert [list(deck.icons).count(ICONS.index(icon)) for icon in "PMSG"] == [6, 6, 6, 1]
    assert sum(deck.value) == 178
    for card, fits in enumerate(deck.fits):
        flavours = {deck.names[filling] for filling in range(46) if fits >> filling & 1}
        assert len(flavours) == (3 if kinds[card] == TOPPING else 0)
    for kind in (CRUST, FILLING, TOPPING):
        cards = sorted((deck.prep[card], worth(deck, card)) for card in range(46) if kinds[card] == kind)
        worths = [value for _, value in cards]
        assert worths == sorted(worths)


def worth(deck: Deck, card: int) -> float:
    return float(deck.value[card]) + BONUS.get(ICONS[deck.icons[card]], 0) / 3


@pytest.mark.scenario("PF-S52")
@pytest.mark.rule("PF-1", "PF-4", "PF-5", "PF-9", "PF-10", "PF-11", "PF-R51", "PF-R52", "PF-R54")
def test_seats_workers_and_the_first_order(game: PieFactory) -> None:
    assert game.info.seats == (2, 4)
    for seats in (1, 5):
        with pytest.raises(OptionError, match="2 to 4 seats"):
            game.deal(seats, 1)
    orders = {tuple(game.view(game.deal(3, seed), None).order) for seed in range(60)}
    assert len(orders) == 6  # every order of three workers comes up
    assert game.view(game.deal(3, 7), None).order == game.view(game.deal(3, 7), None).order
    assert [game.seat_name(seat) for seat in range(4)] == ["A", "B", "C", "D"]
    state = game.deal(3, 7)
    assert state.actors == [game.view(state, None).order[0]]


@pytest.mark.rule("PF-6", "PF-7", "PF-8", "PF-23", "PF-24", "PF-25")
@pytest.mark.parametrize(
    ("seats", "line", "deck", "costs"),
    [(2, 4, 34, [0, 1, 1, 2]), (3, 5, 29, [0, 0, 1, 1, 2]), (4, 6, 24, [0, 0, 0, 1, 1, 2])],
)
def test_setup_numbers(game: PieFactory, seats: int, line: int, deck: int, costs: list[int]) -> None:
    view = game.view(game.deal(seats, 3), 0)
    assert view.hand_sizes == [4] * seats
    assert (len(view.line), view.deck_size, view.costs) == (line, deck, costs)
    assert None not in view.line
    assert (view.day, view.round, view.discard) == (1, 1, [])


@pytest.mark.rule("PF-6", "PF-8", "PF-10")
def test_cards_are_dealt_round_the_table_then_lined_up() -> None:
    table = stacked(2, "C01 C02 C04 C05 C06 C07 C08 C09 F10 F12 F14 F15 T27", "B A")
    assert (table.hand("A"), table.hand("B")) == ("C01 C04 C06 C08", "C02 C05 C07 C09")
    assert (table.line, table.deck[0], table.order, table.asked) == ("F10 F12 F14 F15", "T27", "B A", "B")


@pytest.mark.scenario("PF-S53")
@pytest.mark.rule("PF-15", "PF-16", "PF-17", "PF-18", "PF-42", "PF-46", "PF-50", "PF-R13")
def test_a_round_goes_through_its_four_steps(pie_factory: Tables) -> None:
    table = pie_factory(
        "seats: 3 / order: C A B / line: C05 F12 F14 T27 T30 / hand A: F10 / hand B: F15 / hand C: C02"
        "/ pies A: [C01] [C04] / pies B: [C06] [C07]"
    )
    assert table.asked == "C"
    table.refused("A: draw", "BH-1")
    table.play("C: play C02")
    assert (table.asked, table.pies("C")) == ("A", "")  # not placed before everybody has acted
    table.play("A: play F10")
    table.play("B: draft 1 down")
    assert (table.order, table.step, table.asked) == ("C B A", "place", "A")  # only A has a choice
    assert table.pies("C") == "[C02]"
    assert table.line == "- F12 F14 T27 T30"  # refilled only after placing
    table.play("A: place 1")
    kinds = [entry.kind for entry in table.events(None)]
    assert kinds == ["played", "played", "drafted", "ordered", "placed", "placed", "placed", "lined_up"]
    assert (table.asked, table.state.round, table.line[:16]) == ("C", 2, "F12 F14 T27 T30 ")


@pytest.mark.scenario("PF-S70")
@pytest.mark.rule("PF-12", "PF-13", "PF-14", "PF-67", "PF-68")
def test_two_days(game: PieFactory) -> None:
    for seats in (2, 3, 4):
        state = game.deal(seats, 4)
        assert isinstance(state, State)
        days = []
        for _ in random_moves(game, state, Rng(seats)):
            days.append(state.day)
        assert state.over
        assert sorted(set(days)) == [1, 2]
        assert days == sorted(days)


@pytest.mark.rule("PF-67", "PF-66")
def test_hands_pies_and_order_go_on_into_day_two(pie_factory: Tables) -> None:
    table = pie_factory(
        "seats: 2 / order: B A / line: C05 F12 T27 T30 / hand A: F15 / hand B: C02 / pies A: [C01] / discard: F33 F36 /"
        " score A: T47 / score B: C04 C06 C07 C08 C09 C11 C13 F10 F14 F16 F17 F18 F19 F20 F21 F22 F23 F24 F25 F26 F28"
        " F29 F31 T32 T34 T35 T37 T38 T39 T40 T41 T42 T43 T44 T45 T46"
    )
    table.play("B: play C02", "A: draft 1")
    assert (table.state.day, table.state.round, table.order, table.asked) == (2, 1, "B A", "B")
    assert (table.hand("A"), table.pies("A"), table.pies("B")) == ("F15", "[C01] [C05]", "[C02]")
    assert sorted(table.line.split()[3:] + table.deck) == ["F33", "F36"]


@pytest.mark.rule("PF-2", "PF-X1")
def test_the_house_says_what_the_game_is_and_who_made_it(game: PieFactory) -> None:
    assert game.info.title == "Pie Factory"
    assert "Bryan Fischer" in game.rules["PF-X1"].sentence
    assert game.info.teams == ()


def test_the_log_begins_with_the_deal(game: PieFactory) -> None:
    events = game.events(game.deal(2, 1), 0, 0)
    assert [event.kind for event in events] == ["dealt", "dealt", "lined_up", "started"]
    assert events[0].cards != ["??"] * 4
    assert events[1].cards == ["??"] * 4
