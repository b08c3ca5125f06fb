"""Chapters A and C: teams, cards, the deal, who begins."""

import pytest

import bakehouse
from bakehouse import OptionError, Rng
from bakehouse.games.pastry_chefs.cards import can_bake
from bakehouse.games.pastry_chefs.game import PastryChefs
from bakehouse.games.pastry_chefs.play import State
from tests.games.pastry_chefs.table import PastryTable, Tables, small_deck, stacked

# N, E, S, W in turn, four times: N gets 2c 2d 2h 1s, E gets 1h 2h 4h 3c, S 1c 1c 4d 4d, W 3s 3s 4s 2d.
N_CAN_BAKE = "2c 1h 1c 3s 2d 2h 1c 3s 2h 4h 4d 4s 1s 3c 4d 2d"
KEPT = "1h 2h 4h 3c 1c 1c 4d 4d 3s 3s 4s 2d"


def dealt(game: PastryChefs, seed: int, **options: str | int) -> PastryTable:
    state = game.deal(4, seed, options)
    assert isinstance(state, State)
    return PastryTable(state)


@pytest.mark.scenario("PC-S1")
@pytest.mark.rule("PC-13", "PC-14", "PC-15", "PC-16", "PC-17", "PC-18", "PC-R33")
def test_after_setup(game: PastryChefs) -> None:
    table = dealt(game, 7)
    view = table.view(None)
    assert view.hand_sizes == [4, 4, 4, 4]
    assert (view.deck_size, len(view.discard)) == (31, 1)
    assert (table.blocked, view.scores, view.step) == ("", [0, 0], "action")


@pytest.mark.rule("PC-13")
def test_the_deck_is_shuffled_anew_for_each_seed(game: PastryChefs) -> None:
    orders = {tuple(dealt(game, seed).pile("deck")) for seed in range(6)}
    assert len(orders) == 6
    assert all(list(order) != sorted(order) for order in orders)


@pytest.mark.rule("PC-18")
def test_the_top_card_starts_the_discard_pile() -> None:
    table = stacked("1c 1d 1h 1s 2c 2d 2h 2s 4c 4d 4h 4s 1c 1d 1h 1s 3h 2s")
    assert table.pile("X") == ["3h"]
    assert table.pile("deck")[0] == "2s"
    assert table.last_event_text(None) == "The Three of Hearts starts the discard pile."


@pytest.mark.scenario("PC-S3")
@pytest.mark.rule("PC-9", "PC-15", "PC-16", "PC-R2")
def test_only_the_hand_that_can_bake_is_dealt_again() -> None:
    table = stacked(N_CAN_BAKE, (KEPT, "4c 4h 4h 1s 2s"))
    assert table.hand("N") == "1s 4c 4h 4h"
    assert table.hand("E") == "1h 2h 3c 4h"
    assert table.pile("X") == ["2s"]
    assert sorted(table.pile("deck")).count("2c") == 3  # the rejected cards are back in the deck


@pytest.mark.rule("PC-R2")
def test_hands_are_checked_again_after_a_redeal() -> None:
    table = stacked(N_CAN_BAKE, (KEPT, "1d 2d 3d 1s"), (KEPT, "4c 4c 4h 4h 2s"))
    assert table.hand("N") == "4c 4c 4h 4h"
    assert table.state.redeals == 2


@pytest.mark.rule("PC-R2")
def test_redeal_everyone() -> None:
    hands = ["1c 1c 2c 4c", "1d 1d 2d 4d", "1h 1h 2h 4h", "1s 1s 2s 4s"]
    table = stacked(N_CAN_BAKE, ("", " ".join(hands)), redeal="everyone")
    assert [table.hand(name) for name in "NESW"] == hands
    assert table.state.redeals == 4


@pytest.mark.rule("PC-R3", "PC-R59")
def test_nobody_sees_a_rejected_hand() -> None:
    table = stacked(N_CAN_BAKE, (KEPT, "4c 4h 4h 1s 3d"))
    for name in ("N", "E", "S", "W", None):
        started, *rest = table.events(name)
        begins = "you begin" if name == "N" else "Ann begins"
        assert table.log(name)[0] == f"Game 1: {begins}. One hand was dealt again."
        assert started.args == {"redeals": 1, "game": 1}
        seen = {card for event in rest for card in event.cards}
        assert not seen & {"2c", "2s"}
        assert table.view(name).redeals == 1


@pytest.mark.rule("PC-15", "PC-R2", "PC-R59")
def test_dealt_hands_hold_no_pastry(game: PastryChefs) -> None:
    redeals = 0
    for seed in range(60):
        state = dealt(game, seed, redeal=["offending", "everyone"][seed % 2]).state
        assert not any(can_bake(state.zones[seat]) for seat in range(4))
        redeals += state.redeals > 0
    assert 10 < redeals < 45  # 43.5 % are expected


@pytest.mark.rule("PC-R66")
def test_a_small_deck_is_dealt_although_the_rest_always_makes_a_pastry(game: PastryChefs) -> None:
    deck = game.deck_text(small_deck(c1=3, d1=3, h1=3, s1=2, c2=3, d3=3))
    for seed in range(120):
        assert game.deal(4, seed, deck=deck).actors


@pytest.mark.rule("PC-R4")
def test_cards_received_before_the_first_turn_are_luck(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 2c 1d 3h / hand W: 3c 4h 4s 1h / hand E: 1s / turn: W")
    table.play("W: move 1 3c W>N")
    assert "bake 1c,2c,3c" in table.lines("N")


@pytest.mark.rule("PC-R5", "PC-R33")
def test_the_first_discard_blocks_nothing(game: PastryChefs) -> None:
    for seed in range(8):
        table = dealt(game, seed)
        (top,) = table.pile("X")
        assert f"move 1 {top} X>N" in table.lines(table.turn)


@pytest.mark.rule("PC-19", "PC-R6")
def test_a_random_seat_begins(game: PastryChefs) -> None:
    starters = [dealt(game, seed).turn for seed in range(40)]
    assert set(starters) == set("NESW")
    assert starters == [dealt(game, seed).turn for seed in range(40)]


@pytest.mark.rule("PC-R6")
def test_the_host_begins(game: PastryChefs) -> None:
    assert {dealt(game, seed, first_player="host").turn for seed in range(10)} == {"N"}


@pytest.mark.rule("PC-R62")
def test_cards_are_dealt_one_at_a_time_from_the_starting_seat() -> None:
    table = stacked("1c 1d 1h 1s 2c 2d 2h 2s 4c 4d 4h 4s 1c 1d 1h 1s 3h", starter=1)
    assert [table.hand(name) for name in "ESWN"] == ["1c 1c 2c 4c", "1d 1d 2d 4d", "1h 1h 2h 4h", "1s 1s 2s 4s"]
    assert table.turn == "E"


@pytest.mark.rule("PC-R62")
def test_replaced_hands_are_refilled_in_seat_order_from_the_starting_seat() -> None:
    both_bake = "1c 1h 1d 3s 2c 2h 2d 3s 3c 4h 3d 4s 1s 3c 4d 2d"  # starting with S: S and N hold runs
    kept = "1h 2h 4h 3c 3s 3s 4s 2d"
    table = stacked(both_bake, (kept, "4c 4c 4c 1d 4h 4h 1s 1s 2s"), starter=2)
    assert table.hand("S") == "1d 4c 4c 4c"
    assert table.hand("N") == "1s 1s 4h 4h"


@pytest.mark.rule("PC-R62")
def test_the_discard_pile_has_no_order(pastry_chefs: Tables) -> None:
    one = pastry_chefs("X: 1h 4c 2s / hand N: 1d 2d")
    two = pastry_chefs("X: 2s 1h 4c / hand N: 1d 2d")
    assert one.view("N").discard == two.view("N").discard


@pytest.mark.scenario("PC-S51")
@pytest.mark.rule("PC-3", "PC-4")
def test_the_deck(game: PastryChefs) -> None:
    deck = game.house_deck()
    assert sorted(deck.codes) == sorted(f"{number}{suit}" for number in "1234" for suit in "cdhs")
    assert set(deck.copies) == {3}
    assert deck.size == 48


@pytest.mark.scenario("PC-S52")
@pytest.mark.rule("PC-1", "PC-2", "PC-5", "PC-21", "PC-R1")
def test_four_seats_in_two_teams(pastry_chefs: Tables, game: PastryChefs) -> None:
    assert (game.info.seats, game.info.teams) == ((4, 4), ((0, 2), (1, 3)))
    for seats in (3, 5):
        with pytest.raises(OptionError, match="Pastry Chefs has 4 seats"):
            game.deal(seats, 1)
    table = pastry_chefs("bakes: N=1c,2c,3c S=1d,2d,3d E=1h,2h,3h W=1s,2s,3s,4s / hand W: 4h 4d 4c / turn: W")
    assert table.scores == [2, 3]
    table.play("W: move 1 4h W>S")
    assert (table.asked, table.turn) == ("N", "N")


@pytest.mark.rule("PC-1", "PC-R1")
def test_bots_take_the_seats_of_missing_people(game: PastryChefs) -> None:
    state = game.deal(4, 3)
    bots = [bakehouse.bot("random", game, seed) for seed in range(4)]
    for _ in range(60):
        seat = state.actors[0]
        state.play(seat, bots[seat].move(game.view(state, seat)))
    assert state.number > 10


@pytest.mark.rule("PC-21")
def test_turns_go_clockwise(game: PastryChefs) -> None:
    table = dealt(game, 1)
    rng = Rng(1)
    order = [table.turn]
    while len(order) < 12:
        seat = table.state.actors[0]
        moves = table.state.legal(seat)
        table.state.play(seat, moves[rng.below(len(moves))])
        if table.step == "action" and table.turn != order[-1]:
            order.append(table.turn)
    assert "".join(order) in "NESW" * 5
