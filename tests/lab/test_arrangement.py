"""Deals in which a seat is given a card, or loses one."""

from __future__ import annotations

from collections import Counter

import pytest

import bakehouse
from bakehouse.core.errors import OptionError, PositionError
from bakehouse.lab.arrangement import Arrangement, check_card

CARDS = {"pastry-chefs": "1c", "the-pie-game": "APP", "pie-factory": "T39", "cheflebrity": "SG", "pie-contest": "honey"}


def dealt(slug: str, seed: int) -> Arrangement:
    game = bakehouse.game(slug)
    table = Arrangement.of(game, game.deal(game.info.usual_seats, seed))
    assert table is not None
    return table


def all_cards(table: Arrangement) -> Counter[str]:
    keys = [key for key in table.lines if key.startswith("hand ") or key == table.pile]
    return Counter(card for key in keys for card in table.cards(key))


@pytest.mark.parametrize("slug", CARDS)
def test_a_seat_begins_with_a_card_or_without_it(slug: str) -> None:
    code = CARDS[slug]
    for seed in range(20):
        seat = seed % 4
        given, without = dealt(slug, seed), dealt(slug, seed)
        whole = all_cards(given)
        if not given.give(seat, code):
            continue
        assert without.take_away(seat, code)
        for table, has in ((given, True), (without, False)):
            try:
                state = table.state()
            except PositionError:
                assert slug == "pastry-chefs"  # which deals again where somebody would begin with a pastry
                continue
            view = table.game.view(state, seat)
            assert (code in getattr(view, "hand")) == has  # noqa: B009 - views of all five games have hands
            assert all_cards(table) == whole


def test_the_others_keep_their_cards_and_the_next_draws() -> None:
    before, after = dealt("cheflebrity", 3), dealt("cheflebrity", 3)
    assert after.give(0, "SG")
    for seat in (1, 2, 3):
        assert before.cards(before.hand_of(seat)) == after.cards(after.hand_of(seat))
    assert before.cards("pile")[:20] == after.cards("pile")[:20]


def test_one_card_less() -> None:
    table = dealt("pie-factory", 3)
    whole = all_cards(table)
    table.deal_one_less(2)
    view = table.game.view(table.state(), None)
    assert getattr(view, "hand_sizes") == [4, 4, 3, 4]  # noqa: B009
    assert all_cards(table) == whole


def test_cards_that_no_hand_can_begin_with() -> None:
    game = bakehouse.game("cheflebrity")
    state = game.deal(4, 1)
    check_card(game, state, "SG")
    with pytest.raises(OptionError, match="no hand can begin with OO"):
        check_card(game, state, "OO")
    with pytest.raises(OptionError, match="no card 'XX'"):
        check_card(game, state, "XX")
