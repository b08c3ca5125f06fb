"""Sets as one number: counting, the lowest card, the n-th card, at every place."""

import random

import pytest

from bakehouse.core.bitsets import count, first, nth

PLACES = 62


@pytest.mark.parametrize("place", range(PLACES))
def test_lone_card(place: int) -> None:
    assert (count(1 << place), first(1 << place), nth(1 << place, 0)) == (1, place, place)


def test_no_card_and_all_cards() -> None:
    assert count(0) == 0
    assert count(2**PLACES - 1) == PLACES
    assert [nth(2**PLACES - 1, number) for number in range(PLACES)] == list(range(PLACES))


def test_any_cards() -> None:
    chance = random.Random(1)
    for _set in range(2_000):
        places = sorted(chance.sample(range(PLACES), chance.randint(1, PLACES)))
        cards = sum(1 << place for place in places)
        assert (count(cards), first(cards)) == (len(places), places[0])
        assert [nth(cards, number) for number in range(len(places))] == places
