"""Everything that can happen to three servers and their database, and no acknowledged move is lost."""

from __future__ import annotations

import pytest

from tests.server import chaos
from tests.server.postgres import why_none
from tests.server.test_hosting import NGINX


@pytest.mark.slow
@pytest.mark.timeout(1_800)
@pytest.mark.skipif(bool(why_none()) or NGINX is None, reason="needs PostgreSQL and nginx")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_acknowledged_move_is_lost(seed: int) -> None:
    found = chaos.run(tables=30, seconds=120.0, seed=seed)
    assert found["moves lost"] == 0
