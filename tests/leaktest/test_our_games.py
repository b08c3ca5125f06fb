"""Our games show nobody what they may not know: whole games, every seat and a spectator."""

from __future__ import annotations

import pytest

import bakehouse
from bakehouse.leaktest import check
from bakehouse.leaktest.find import find

PAIRS = 10_000


@pytest.mark.compiled
@pytest.mark.parametrize("slug", bakehouse.games())
def test_our_games_are_clean(slug: str) -> None:
    """The first moves of a game; `make soak` plays whole ones."""
    environment = find(f"bakehouse:{slug}")
    environment.longest = 50
    report = check(environment, games=1)
    assert not report.findings
    assert report.pairs > 40
    assert report.told_apart > 0
    assert not report.unstable


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize("slug", bakehouse.games())
def test_ten_thousand_pairs(slug: str) -> None:
    least, most = bakehouse.game(slug).info.seats
    pairs = seed = 0
    while pairs < PAIRS:
        seats = least + seed % (most - least + 1)
        report = check(find(f"bakehouse:{slug},{seats}"), seed=seed, games=1)
        assert not report.findings, report.findings
        pairs += report.pairs
        seed += 1
