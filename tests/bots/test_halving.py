"""Comparing moves in the same worlds: what stays, and what is clearly better."""

from __future__ import annotations

from random import Random

import pytest

import bakehouse
from bakehouse.bots.halving import Lead, Rivals
from bakehouse.bots.hard import HardBot


def played(rivals: Rivals, worths: dict[int, float], worlds: int, luck: float) -> dict[int, float]:
    """The means after these worlds, each of which is good or bad for all moves alike."""
    draw = Random(1)
    sums = dict.fromkeys(worths, 0.0)
    for _ in range(worlds):
        good = draw.gauss(0.0, luck)
        values = {move: worths[move] + good + draw.gauss(0.0, 0.01) for move in rivals.left}
        rivals.add([values[move] for move in rivals.left])
        for move, value in values.items():
            sums[move] += value
    return {move: total / worlds for move, total in sums.items()}


def test_the_better_half_goes_on_and_the_advice_always_does() -> None:
    rivals = Rivals([3, 4, 5, 6, 7], advice=3)
    worths = {3: 0.1, 4: 0.2, 5: 0.5, 6: 0.4, 7: 0.3}
    assert rivals.halvings == 2
    rivals.halve(worths.__getitem__)
    assert rivals.left == [3, 5, 6]
    rivals.halve(worths.__getitem__)
    assert rivals.left == [3, 5]


@pytest.mark.parametrize("count", range(1, 40))
def test_halving_ends_with_one_rival_at_most(count: int) -> None:
    rivals = Rivals(list(range(count)), advice=0)
    for _ in range(rivals.halvings):
        rivals.halve(float)
    assert len(rivals.left) <= 2


def test_a_small_lead_shows_although_luck_is_great() -> None:
    """A hundredth better in every world, while the worlds themselves differ by a fifth."""
    rivals = Rivals([0, 1], advice=0)
    means = played(rivals, {0: 0.50, 1: 0.51}, worlds=50, luck=0.2)
    assert rivals.leads[1].error < 0.003
    assert rivals.best(means.__getitem__) == 1


def test_no_clear_lead_is_no_reason_to_leave_the_advice() -> None:
    rivals = Rivals([0, 1], advice=0)
    means = played(rivals, {0: 0.50, 1: 0.5001}, worlds=20, luck=0.2)
    means[1] = means[0] + 0.0001
    assert rivals.best(means.__getitem__) == 0


def test_one_trial_proves_nothing() -> None:
    lead = Lead()
    lead.add(0.4)
    assert lead.error == 1.0


def test_all_moves_are_tried_in_the_same_worlds() -> None:
    game = bakehouse.game("pie-factory")
    state = game.deal(4, 3)
    seat = state.actors[0]
    bot = HardBot(game, 1, iterations=400)
    found = bot.explain(game.view(state, seat))
    visits = sorted(candidate.visits for candidate in found.candidates)
    count = len(visits)
    assert visits[0] == visits[count // 3] > 1  # those that go first were tried equally often,
    assert visits[-1] == visits[-2] > 4 * visits[0]  # and the last two far more
