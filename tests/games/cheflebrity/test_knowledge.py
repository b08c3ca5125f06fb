"""What everybody remembers about hands (CH-K5 to CH-K14, CH-R85)."""

from __future__ import annotations

import pytest

from bakehouse import Rng
from bakehouse.games.cheflebrity import GAME
from tests.games.cheflebrity.invariants import check_knowledge
from tests.games.cheflebrity.table import ChefTable, match


def trade(table: ChefTable, one: str, two: str, gave: str, got: str) -> None:
    """An agreed trade of these cards."""
    claims = [",".join("?" for _ in cards.split(",")) for cards in (gave, got)]
    table.play(f"{one}: offer {two} give {claims[0]} want {claims[1]}", f"{two}: accept")
    table.quietly(f"{one}: commit {gave}", f"{two}: commit {got}")
    check_knowledge(table.state)


def test_opening_hands_hold_no_special() -> None:
    """CH-K5, CH-K7: a card drawn from the pile may be one."""
    table = match(3, 1, first_player="host")
    assert [table.specials("s2", name) for name in ("s1", "s3")] == [0, 0]
    table.quietly("s1: draw pile")
    assert table.specials("s2", "s1") + table.specials(None, "s1") == (0 if "OO" in table.out else 2)


def test_a_known_card_is_known_until_it_leaves(chefs: type[ChefTable]) -> None:
    """CH-K6, CH-K8."""
    table = chefs("leftovers: T25 / hand s1: T25 B5 / pile: E5")
    table.play("s1: draw left T25")
    assert table.known("s2") == "s1:T25"
    assert table.known("s1") == ""
    table.play("s1: swap T25 pile")  # one of two copies: it may have been that one
    assert table.known("s2") == ""
    check_knowledge(table.state)


def test_a_used_special_is_no_longer_expected(chefs: type[ChefTable]) -> None:
    """CH-K13."""
    table = chefs("hand s1: SB T5 / working s2: w1=B5 / knows s3: s1=1 / knows s4: s1:SB s1=1")
    table.quietly("s1: sab s2.w1")
    assert table.specials("s3", "s1") == 0
    assert (table.known("s4"), table.specials("s4", "s1")) == ("", 0)


def test_traders_know_what_they_gave(chefs: type[ChefTable]) -> None:
    """CH-K9, CH-K10."""
    table = chefs(
        "seats: 4 / step: menu / hand s1: T5 SB / hand s2: FA5 E5 / hand s3: B5 / hand s4: B10"
        "/ knows s3: s1:SB s2:FA5 s1=1 s2=0 / knows s1: s2:FA5 s2=0 / knows *: s1=1 s2=0"
    )
    trade(table, "s1", "s2", "SB", "FA5")
    assert table.known("s1") == "s2:SB"
    assert table.specials("s1", "s2") == 1
    assert table.known("s2") == "s1:FA5"
    assert table.known("s3") == "s1+s2:FA5 s1+s2:SB"
    assert (table.specials("s3", "s1"), table.specials("s3", "s2")) == (1, 1)  # either may have the one
    assert table.known(None) == ""
    assert (table.specials(None, "s1"), table.specials(None, "s2")) == (1, 1)


def test_pie_cards_and_others_specials_are_not_expected_in_a_trade(chefs: type[ChefTable]) -> None:
    """CH-K5, CH-K9: a known T5 of a trader is no special, and the Sabotage! is in a hand that does not trade."""
    table = chefs(
        "seats: 4 / step: menu / hand s1: T5 E5 / hand s2: FA5 / hand s3: SB / hand s4: B5"
        "/ knows s4: s1:T5 s3:SB s1=0 s2=0 s3=1"
    )
    trade(table, "s1", "s2", "E5", "FA5")
    assert [table.specials("s4", name) for name in ("s1", "s2", "s3")] == [0, 0, 1]


@pytest.mark.rule("CH-R85")
def test_a_chain_of_trades(chefs: type[ChefTable]) -> None:
    table = chefs(
        "seats: 4 / turn: s2 / step: menu / hand s1: T5 SB / hand s2: FA5 E5 / hand s3: B5 / hand s4: B10"
        "/ knows s4: s1+s2:SB s2:FA5 s3:B5"
    )
    trade(table, "s2", "s3", "E5", "B5")
    assert table.known("s4") == "s2+s3:B5 s2+s3:FA5 s1+s2+s3:SB"


@pytest.mark.rule("CH-R85")
def test_each_fact_keeps_its_own_hands(chefs: type[ChefTable]) -> None:
    """CH-K9: the sets of hands overlap, and still FA25 is not with s4, nor FP25 with s1."""
    table = chefs(
        "seats: 5 / turn: s1 / step: menu / hand s1: FA25 B5 / hand s2: T5 T10 / hand s3: E5 E10 / hand s4: FP25 B10"
        "/ hand s5: B15 / knows s5: s1:FA25 s4:FP25"
    )
    trade(table, "s1", "s2", "B5", "T5")
    table.quietly(
        "s1: end", "s2: draw pile", "s2: keep", "s2: skip", "s2: end", "s3: draw pile", "s3: keep", "s3: skip"
    )
    trade(table, "s3", "s4", "E5", "B10")
    trade(table, "s3", "s2", "E10", "T10")
    assert table.known("s5") == "s1+s2+s3:FA25 s2+s3+s4:FP25"
    view = table.view("s5")
    rng = Rng(3)
    for _ in range(2_000):
        world = GAME.sample(view, rng)
        assert "FA25" not in GAME.view(world, 3).hand, "CH-K9: FA25 cannot be with s4"
        assert "FP25" not in GAME.view(world, 0).hand, "CH-K9: FP25 cannot be with s1"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("s1+s2:B5 s2+s3:B5", "s1+s2+s3:B5"),
        ("s2:B5 s1+s2:B5 s2+s3:B5", "s1+s2:B5 s2+s3:B5"),
        ("s1+s2:B5 s2+s3:B5 s1+s3:B5", "s1+s3:B5 s1+s2+s3:B5"),
        ("s1+s2:B5 s2+s3:B5 s2+s4:B5", "s1+s2+s3:B5 s1+s2+s4:B5"),
        ("s1+s2:B5 s2+s3:B5 s1+s2+s4:B5", "s1+s2+s3:B5 s1+s2+s4:B5"),
        ("s1+s2:B10 s1+s3:B5", "s1+s3:B5 s1+s2:B10"),
    ],
)
def test_a_card_that_several_facts_may_be_about(chefs: type[ChefTable], before: str, after: str) -> None:
    """CH-K8, CH-K9: one of them is used up, and nobody knows which."""
    table = chefs(
        "seats: 5 / turn: s2 / step: play / hand s1: B5 B10 / hand s2: B5 / hand s3: B5 / hand s4: B5 / hand s5: E5"
        f"/ knows s5: {before}"
    )
    check_knowledge(table.state)
    table.quietly("s2: play B5 new")
    assert sorted(table.known("s5").split()) == sorted(after.split())
    check_knowledge(table.state)


def test_the_narrowest_fact_is_used_up(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 3 / step: play / hand s1: B5 B5 T5 / knows s3: s1:B5 s1+s2:B5")
    table.quietly("s1: play B5 new")
    assert table.known("s3") == "s1+s2:B5"


def test_a_special_that_may_be_elsewhere_is_still_expected_there(chefs: type[ChefTable]) -> None:
    """CH-K5, CH-K9: s2 plays two of its own; those that s1 was seen to pick up may still be with s1, and they are."""
    table = chefs(
        "seats: 3 / step: menu / hand s1: SB SB T5 / hand s2: SB SB E5 / hand s3: B5 / working s3: w1=B5,FA5,T5"
        "/ knows s3: s1:SB s1:SB s1=2 s2=2"
    )
    trade(table, "s1", "s2", "T5", "E5")
    assert table.known("s3") == "s1+s2:SB s1+s2:SB"
    table.play("s1: end", "s2: sab s3.w1", "s1: pass")
    table.play("s2: pass", "s3: pass", "s1: pass")  # nobody saves
    table.play("s2: sab s3.w1", "s1: pass")
    table.pass_all()
    assert (table.hand("s1"), table.known("s3")) == ("E5 SB SB", "")
    assert (table.specials("s3", "s1"), table.specials("s3", "s2")) == (3, 1)
    check_knowledge(table.state)


def test_a_trader_who_gets_many_specials_for_one_card_expects_the_rest(chefs: type[ChefTable]) -> None:
    """CH-K5, CH-K10: the smaller hand of the partner bounds its specials only when the trade is over."""
    table = chefs("seats: 3 / step: menu / hand s1: T5 / hand s2: SB SB SV SV SG / hand s3: B5 / knows s1: s2=5")
    trade(table, "s1", "s2", "T5", "SB,SB,SV")
    assert table.hand("s2") == "T5 SV SG"
    assert table.specials("s1", "s2") == 2
    check_knowledge(table.state)


def test_at_the_end_two_players_know_everything(chefs: type[ChefTable]) -> None:
    """CH-K14."""
    table = chefs("seats: 2 / hand s1: B5 / hand s2: T5 FA5 SB / only pile: / leftovers: E5")
    world = GAME.sample(table.view("s1"), Rng(1))
    assert GAME.view(world, 1).hand == table.view("s2").hand


@pytest.mark.rule("CH-80", "CH-R54")
def test_claims_tell_nothing(chefs: type[ChefTable]) -> None:
    """CH-K11; CH-K12: neither does a window in which nobody reacts."""
    table = chefs("seats: 2 / step: menu / hand s1: T5 / hand s2: FA5 / working s1: w1=B5")
    before = table.view("s2").known
    table.play("s1: offer s2 give SB want SV", "s2: decline")
    table.quietly("s1: end")
    assert table.view("s2").known == before
