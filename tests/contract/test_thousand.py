"""A thousand random games of each game: all invariants after every move, and the records are those that are pinned.

The pins are the same for both forms of the engine, so both forms write the same records. `make soak` runs it.
"""

import hashlib
import json
from pathlib import Path

import pytest

import bakehouse
from bakehouse import Rng, records
from tests.contract.driver import invariants_of, random_moves

PINS: dict[str, list[str]] = json.loads(Path(__file__).with_name("thousand.json").read_text())
HUNDREDS = range(10)
CAP = 10_000  # decisions; every random game of four games ends before it
CAPS = {"the-pie-game": 2_500}  # at random it may go on for ever


def hundred_games(slug: str, hundred: int) -> str:
    """Play these hundred games with all invariants; a hash of their records."""
    game = bakehouse.game(slug)
    check = invariants_of(game).check
    least, most = game.info.seats
    digest = hashlib.sha256()
    for seed in range(100 * hundred, 100 * (hundred + 1)):
        seats = least + seed % (most - least + 1)
        state = game.deal(seats, seed)
        moves = []
        for move in random_moves(game, state, Rng(seed), CAPS.get(slug, CAP)):
            check(game, state)
            moves.append(move)
        check(game, state)
        assert state.over or slug in CAPS, f"game {seed} did not end"
        digest.update(records.write(game, seats, seed, moves).encode())
    return digest.hexdigest()


@pytest.mark.slow
@pytest.mark.parametrize("hundred", HUNDREDS)
@pytest.mark.parametrize("slug", PINS)
def test_thousand_games(slug: str, hundred: int) -> None:
    assert hundred_games(slug, hundred) == PINS[slug][hundred]
