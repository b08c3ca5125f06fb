"""Small variants, enumerated exactly, beside what random games say."""

from __future__ import annotations

import pytest

import bakehouse
from bakehouse.core.deck import Deck
from bakehouse.lab.exact import TooLarge, enumerate_exactly
from bakehouse.lab.intervals import mean_interval

# Two players, two laps: whoever begins with dough in the first one may bake in the second.
SMALL_SET = """
set: small
cards:
- {id: dough, name: Salty Dough, kind: ingredient, copies: 2, worth: 1, flavor: salt,
   text: "When played: play two Ingredients that are not Salt.",
   abilities: [{when: played, do: [{play: {from: hand, where: {kind: ingredient, salt: false}}},
                                   {play: {from: hand, where: {kind: ingredient, salt: false}}}]}]}
- {id: fruit, name: Fruit, kind: ingredient, copies: 17, worth: 2, flavor: sweet, text: "No ability."}
- {id: hot-oven, name: Hot Oven, kind: action, copies: 2, text: "Bake a Pie.",
   abilities: [{when: act, do: [{bake: you}]}]}
"""
RULES = {
    "players": "2-10",
    "first_player": "host",
    "closing_time": 2,
    "pass": "only_if_forced",
    "dive_own": "forbidden",
}


@pytest.fixture(scope="module")
def small_set() -> Deck:
    return bakehouse.game("pie-contest").deck_text(SMALL_SET, "small.yaml")


@pytest.mark.compiled
def test_random_games_agree_with_the_enumeration(small_set: Deck) -> None:
    game = bakehouse.game("pie-contest")
    exact = enumerate_exactly(game, 2, RULES, small_set)
    assert sum(exact.shares) == pytest.approx(1)
    played = bakehouse.playouts(game, 2, range(20_000), options=RULES, deck=small_set)
    assert exact.shares[0] in mean_interval([one.rewards[0] / sum(one.rewards) for one in played], level=0.999)
    assert exact.decisions in mean_interval([one.decisions for one in played], level=0.999)
    assert exact.shares[0] != pytest.approx(0.5, abs=0.0001)


def test_all_deals_together_are_certain(small_set: Deck) -> None:
    """After one lap nobody has a Pie, so that the victory is shared, whatever was dealt and played."""
    exact = enumerate_exactly(bakehouse.game("pie-contest"), 2, {**RULES, "closing_time": 1}, small_set)
    assert exact.shares == pytest.approx([0.5, 0.5])
    assert exact.deals == 36  # two copies go to two hands and the Pantry in six ways, and so do the two others


def test_what_cannot_be_enumerated_is_refused(small_set: Deck) -> None:
    game = bakehouse.game("pie-contest")
    with pytest.raises(TooLarge, match="more than 50 positions"):
        enumerate_exactly(game, 2, RULES, small_set, most=50)
    with pytest.raises(TooLarge, match="first_player=host"):
        enumerate_exactly(game, 2, {**RULES, "first_player": "random"}, small_set)
    with pytest.raises(TooLarge, match="more than 50 deals"):
        enumerate_exactly(bakehouse.game("pastry-chefs"), 4, {"first_player": "host"}, most=50)
