"""Chapters A and B: box, goal, preheat."""

import pytest

from bakehouse import OptionError
from bakehouse.core.chance import Script
from bakehouse.games.pie_contest.game import PieContest
from bakehouse.games.pie_contest.play import State
from bakehouse.games.pie_contest.vocabulary import ops
from tests.games.pie_contest.invariants import check_house_set
from tests.games.pie_contest.table import GAME, ContestTable, Tables, house_text


def dealt(seats: int = 4, seed: int = 1, **options: str | int) -> ContestTable:
    state = GAME.deal(seats, seed, options)
    assert isinstance(state, State)
    return ContestTable(state)


@pytest.mark.rule("CO-1", "CO-R1")
def test_the_house_set() -> None:
    deck = GAME.house_deck()
    assert deck.name == "house-1"
    check_house_set(deck)


@pytest.mark.rule("CO-R1")
def test_another_set_can_be_played() -> None:
    text = house_text().replace(
        "name: Garden Lemons, kind: ingredient, copies: 4", "name: L, kind: ingredient, copies: 9"
    )
    state = GAME.deal(4, 1, deck=GAME.deck_text(text))
    assert isinstance(state, State)
    assert state.deck.size == GAME.house_deck().size + 5


@pytest.mark.rule("CO-3")
def test_time_and_age_are_only_told(game: PieContest) -> None:
    assert "ages 8" in game.rules["CO-3"].sentence
    assert not {"time", "age"} & set(game.info.options)


@pytest.mark.rule("CO-2", "CO-R2")
@pytest.mark.parametrize("seats", [4, 7, 10])
def test_four_to_ten_players(seats: int) -> None:
    assert dealt(seats).state.seats == seats


@pytest.mark.rule("CO-2", "CO-R2")
@pytest.mark.parametrize("seats", [0, 1, 2, 3, 11])
def test_not_fewer_nor_more(game: PieContest, seats: int) -> None:
    with pytest.raises(OptionError, match="4 to 10"):
        game.deal(seats, 1)


@pytest.mark.rule("CO-R2")
@pytest.mark.parametrize("seats", [2, 3])
def test_small_tables_are_a_house_option(game: PieContest, seats: int) -> None:
    assert dealt(seats, players="2-10").state.seats == seats
    with pytest.raises(OptionError):
        game.deal(1, 1, {"players": "2-10"})


@pytest.mark.rule("CO-R2")
def test_small_table_with_two_pies_each(contest: Tables) -> None:
    position = "seats: 2 / pies 0: 9 / pies 1: 8 / hand 0: hot-oven / kitchen 0: table-salt lemons honey"
    table = contest(position, players="2-10", small_table="two_each")
    table.play("0: P:hot-oven")
    assert not table.state.over
    both = contest(position.replace("pies 1: 8", "pies 1: 8 6"), players="2-10", small_table="two_each")
    both.play("0: P:hot-oven")
    assert both.state.over
    printed = contest(position.replace("pies 1: 8", "pies 1:").replace("pies 0: 9", "pies 0: 9 7"), players="2-10")
    printed.play("0: P:hot-oven")
    assert printed.state.over


@pytest.mark.scenario("CO-S1")
@pytest.mark.rule("CO-8", "CO-9", "CO-10", "CO-11", "CO-12")
def test_the_deal() -> None:
    table = dealt()
    view = table.view(None)
    deck = table.state.deck
    assert len(view.row) == 3
    assert view.pile_size == len(deck.achievement_cards()) - 3
    # The first player has drawn already (CO-25).
    assert view.pantry_size == len(deck.pantry_cards()) - 4 * 5 - 1
    assert sorted(view.hand_sizes) == [5, 5, 5, 6]
    assert view.hand_sizes[table.turn] == 6
    assert view.trash == []
    assert view.kitchens == [[], [], [], []]
    assert all(deck.kinds[code] >= deck.pantry_kinds for code in view.row)
    assert all(kind < deck.pantry_kinds for hand in table.state.hands for kind in hand)


@pytest.mark.rule("CO-5", "CO-6", "CO-7")
def test_what_a_card_is(contest: Tables) -> None:
    table = contest("hand 0: hot-oven lemons / kitchen 0: rhubarb")
    deck = table.state.deck
    rhubarb = deck.kinds["rhubarb"]
    assert deck.worth[rhubarb] == 5
    assert deck.flavor[rhubarb] == 1  # sour
    assert deck.sub_names[deck.sub[rhubarb]] == "root"
    assert deck.sub[deck.kinds["cane-sugar"]] == -1
    assert table.hand(0) == "hot-oven lemons"
    assert table.kitchen(0) == "rhubarb"
    assert all(deck.flavor[kind] >= 0 for kind in range(deck.pantry_kinds) if deck.ingredient[kind])


@pytest.mark.rule("CO-13", "CO-R3")
def test_the_first_player_is_random() -> None:
    assert {dealt(seed=seed).state.first for seed in range(30)} == {0, 1, 2, 3}
    assert all(dealt(seed=seed).turn == dealt(seed=seed).state.first for seed in range(5))


@pytest.mark.rule("CO-R3")
def test_the_host_begins() -> None:
    assert {dealt(seed=seed, first_player="host").turn for seed in range(10)} == {0}


@pytest.mark.rule("CO-R5")
def test_dealing_goes_round_in_turn_direction(game: PieContest) -> None:
    deck = game.house_deck()
    pantry = [int(kind) for kind in deck.pantry_cards()]
    pile = [int(kind) for kind in deck.achievement_cards()]
    state = game.deal_with(4, Script({"first": [2], "pantry": pantry, "pile": pile}))
    assert isinstance(state, State)
    top = pantry[::-1]
    for lap, seat in enumerate([2, 1, 0, 3]):
        expected = sorted(top[lap:20:4] + ([top[20]] if seat == 2 else []))
        assert list(state.hands[seat]) == expected
    assert list(state.row) == pile[-1:-4:-1]


@pytest.mark.rule("CO-R6")
def test_nothing_is_achieved_before_the_first_turn() -> None:
    for seed in range(20):
        kinds = [event.kind for event in GAME.events(dealt(seed=seed).state)]
        assert "achieved" not in kinds[: kinds.index("turn_began")]


@pytest.mark.rule("CO-4")
def test_the_number_of_pies_does_not_count(contest: Tables) -> None:
    table = contest("hand 0: hot-oven / kitchen 0: table-salt lemons honey / pies 0: 3 2 / pies 1: 30 / pies 2: 5")
    table.play("0: P:hot-oven")
    assert table.state.outcome is not None
    assert table.state.outcome.winners == [1]
    assert table.state.outcome.scores == [7, 26, 1, None]


def test_words_and_numbers_agree() -> None:
    from bakehouse.games.pie_contest.vocabulary import compiler, grammar, terms

    assert compiler.WHO.index("rivals") == ops.RIVALS
    assert grammar.EVENTS.index("rival_bake") == ops.RIVAL_BAKE
    assert grammar.GOALS.index("turn_end") == ops.GOAL_TURN_END
    assert grammar.PIES.index("any") == ops.ANY_PIE
    assert terms.FLAVORS.index("salt") == ops.SALT
