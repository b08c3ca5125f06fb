"""Contents, cards and the deal (CH-1 to CH-17, CH-50 to CH-56, CH-R1 to CH-R6)."""

from __future__ import annotations

from collections import Counter

import pytest

from bakehouse import OptionError
from bakehouse.games.cheflebrity.cards import CODES, FLAVOUR_OF, PART_OF, QUALITY_OF
from bakehouse.games.cheflebrity.game import Cheflebrity
from tests.games.cheflebrity.table import HOUSE, ChefTable, match


@pytest.mark.scenario("CH-S70")
@pytest.mark.rule("CH-2", "CH-3", "CH-4", "CH-5", "CH-6", "CH-7", "CH-8", "CH-9", "CH-10", "CH-11", "CH-R1")
def test_the_deck() -> None:
    copies = dict(zip(HOUSE.codes, HOUSE.copies, strict=True))
    assert len(copies) == 39
    assert sum(copies.values()) == HOUSE.size == 96
    for letter in "BTE":
        assert [copies[f"{letter}{quality}"] for quality in (5, 10, 15, 20, 25)] == [4] * 5
    fillings = [code for code in copies if code[0] == "F"]
    assert len(fillings) == 20
    assert {copies[code] for code in fillings} == {1}
    assert [copies[code] for code in ("OO", "SB", "SV", "SG")] == [4] * 4


@pytest.mark.scenario("CH-S70")
@pytest.mark.rule("CH-12", "CH-13", "CH-14", "CH-15", "CH-16")
def test_pie_cards() -> None:
    kinds = range(35)
    assert sum(QUALITY_OF[kind] * HOUSE.copies[kind] for kind in kinds) == 1200
    for part in range(4):
        assert {QUALITY_OF[kind] for kind in kinds if PART_OF[kind] == part} == {5, 10, 15, 20, 25}
    assert Counter(FLAVOUR_OF[kind] for kind in kinds) == {-1: 15, 0: 5, 1: 5, 2: 5, 3: 5}
    assert [CODES[kind] for kind in kinds if FLAVOUR_OF[kind] == 2] == ["FC5", "FC10", "FC15", "FC20", "FC25"]


@pytest.mark.scenario("CH-S2")
@pytest.mark.rule("CH-50", "CH-51", "CH-52", "CH-53", "CH-R3", "CH-R5")
@pytest.mark.parametrize(("seats", "hand", "pile"), [(2, 7, 82), (3, 7, 75), (4, 6, 72), (5, 5, 71)])
def test_the_deal(seats: int, hand: int, pile: int) -> None:
    for seed in range(5):
        state = match(seats, seed).state
        assert list(state.sizes[:seats]) == [hand] * seats
        assert state.left == pile
        specials = [CODES[kind] for kind in state.pile if kind >= 35]
        assert sorted(specials) == sorted(["OO", "SB", "SV", "SG"] * 4)  # none in an opening hand


@pytest.mark.rule("CH-R4", "CH-36", "CH-52")
def test_the_specials_lie_anywhere() -> None:
    places = {place for seed in range(60) for place, kind in enumerate(match(2, seed).state.pile) if kind >= 35}
    assert len(places) == 82


@pytest.mark.scenario("CH-S3")
@pytest.mark.rule("CH-R5")
@pytest.mark.parametrize("seats", [1, 6, 0, -1])
def test_other_numbers_of_seats(game: Cheflebrity, seats: int) -> None:
    with pytest.raises(OptionError):
        game.deal(seats, 1)


@pytest.mark.rule("CH-55", "CH-R2")
def test_who_begins() -> None:
    assert {match(3, seed).turn for seed in range(20)} == {"s1", "s2", "s3"}
    assert {match(3, seed, first_player="host").turn for seed in range(20)} == {"s1"}


@pytest.mark.rule("CH-42", "CH-54")
def test_everybody_sees_the_own_hand_only() -> None:
    table = match(3, 5)
    for name in ("s1", "s2", "s3"):
        assert " ".join(table.view(name).hand) == table.hand(name)
        shown = {event.seat: event.cards for event in table.events(name) if event.kind == "dealt"}
        assert shown[table.seat(name)] == table.hand(name).split()
        assert all(cards == ["??"] * 7 for seat, cards in shown.items() if seat != table.seat(name))
    assert table.view(None).hand == []


@pytest.mark.scenario("CH-S73")
@pytest.mark.rule("CH-56", "CH-83", "CH-106")
def test_turns_go_round(chefs: type[ChefTable]) -> None:
    table = chefs("turn: s4 / step: menu / hand s1: B5")
    table.play("s4: end")
    assert table.turn == "s1"
    assert table.step == "draw"


@pytest.mark.rule("CH-1", "CH-44", "CH-45", "CH-49", "CH-R6", "CH-R78")
@pytest.mark.scenario("CH-S72", "CH-S87")
def test_the_view(chefs: type[ChefTable]) -> None:
    """What lies openly, the sizes, the seat's own hand, and no other code; a bot in a seat gets this view, no more."""
    table = chefs(
        "seats: 3 / hand s1: B5 B5 B5 B5 B10 B10 B10 B10 T5 T5 T5 T5 T10 T10 T10 / hand s2: FA5 SB / hand s3: FB25"
        "/ working s1: w1=B15,FA20 w2=B20 / serving s2: w3=B25,FC5,T25 / kept s3: SB SG=SV"
        "/ leftovers: E5 T25 / out: OO E10"
    )
    view = table.view("s2")
    assert view.hand == ["FA5", "SB"]
    assert view.hand_sizes == [15, 2, 1]
    assert view.leftovers == ["E5", "T25"]
    assert view.out == ["OO", "E10"]
    assert table.line("s1") == "w1=B15,FA20 w2=B20"
    assert table.served("s2") == "w3=B25,FC5,T25"
    assert table.kept("s3") == "SB SG=SV"
    assert view.pile_size == 96 - 15 - 2 - 1 - 3 - 3 - 2 - 2 - 2
    assert "FB25" not in str(view)
    assert table.view("s2") == table.view("s2")
