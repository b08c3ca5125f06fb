"""Every game with every number of players, of which a usual run takes one."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import bakehouse


def tables(environments: Mapping[str, object]) -> pytest.MarkDecorator:
    """Environments by game, beside each number of seats. The long run takes them all."""
    cases = []
    for slug, environment in environments.items():
        info = bakehouse.game(slug).info
        for seats in range(info.seats[0], info.seats[1] + 1):
            marks = [] if seats == info.usual_seats else [pytest.mark.slow]
            cases.append(pytest.param(environment, seats, id=f"{slug}-{seats}", marks=marks))
    return pytest.mark.parametrize(("environment", "seats"), cases)
