"""The lab looks for what was planted in it."""

from __future__ import annotations

import msgspec
import pytest

import bakehouse
from bakehouse.lab.deck_rows import with_number
from bakehouse.lab.executor import Cores, InProcess
from bakehouse.lab.experiment import make_setup
from bakehouse.lab.selftest import GAME, Experiments, Plant, Rate, is_good, plants, play_pairs, play_pool, rate_of, told

SHORT = 60  # experiments


def rate(plant: Plant, pairs: int, budget: int) -> Rate:
    pool = [pair for share in play_pool(plant, InProcess(), pairs) for pair in share]
    drawn = Experiments(plant, pool)
    return rate_of(plant, [drawn.run(number, budget) for number in range(SHORT)])


def test_nothing_is_found_where_nothing_was_planted() -> None:
    nothing = plants("random")[0]
    found = rate(nothing, pairs=400, budget=2_000)
    assert found.share <= 5
    assert is_good(found)
    assert told(found).startswith("nothing planted: a false alarm in ")


def test_a_much_better_card_is_found() -> None:
    better = plants("random")[1]
    game = bakehouse.game(GAME)
    deck = game.deck_text(with_number(better.b.deck or "", "T39", "value", 50))
    found = rate(msgspec.structs.replace(better, b=make_setup(GAME, 2, "random", deck=deck)), pairs=400, budget=2_000)
    assert found.share >= 90
    assert is_good(found)
    assert "half of them within" in told(found)


def test_what_is_planted() -> None:
    nothing, better, more = plants()
    assert nothing.a == nothing.b
    assert "value = 10" in (better.a.deck or "")
    assert "value = 11" in (better.b.deck or "")
    with_less = msgspec.structs.replace(more, a=plants("random")[2].a, b=plants("random")[2].b)
    assert len(play_pairs(with_less, range(3))) == 3


def test_missing_the_mark_is_told() -> None:
    weak = Rate("a card", "score", 1_000, 500, 50.0, 46.9, 53.1, 900.0)
    jumpy = Rate("nothing", "", 1_000, 100, 10.0, 8.3, 12.0, 900.0)
    assert not is_good(weak)
    assert not is_good(jumpy)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(3))
def test_a_thousand_planted_experiments(number: int) -> None:
    plant = plants()[number]
    with Cores(2) as cores:
        pool = [pair for share in play_pool(plant, cores) for pair in share]
    drawn = Experiments(plant, pool)
    found = rate_of(plant, [drawn.run(experiment) for experiment in range(1_000)])
    assert found.share >= 90 if plant.finds else found.share <= 5, told(found)
