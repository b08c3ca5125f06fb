"""Every game with every number of players."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import bakehouse


def tables(environments: Mapping[str, object], *, long: bool = False) -> pytest.MarkDecorator:
    """Environments by game, beside each number of seats. Of `long` tests a usual run takes the usual number only."""
    cases = []
    for slug, environment in environments.items():
        info = bakehouse.game(slug).info
        for seats in range(info.seats[0], info.seats[1] + 1):
            marks = [pytest.mark.slow] if long and seats != info.usual_seats else []
            cases.append(pytest.param(environment, seats, id=f"{slug}-{seats}", marks=marks))
    return pytest.mark.parametrize(("environment", "seats"), cases)
