"""Rules change, games go on: what bots have played once is replayed. `python tools/archive.py` writes the archive."""

from __future__ import annotations

import pytest

import bakehouse
from bakehouse.core.game import Game
from bakehouse.games import FOLDERS
from tools.archive import GAMES, divergence, read


@pytest.fixture(params=FOLDERS)
def game(request: pytest.FixtureRequest) -> Game:
    """One of ours: games of other packages are archived where they live."""
    return bakehouse.game(request.param)


def test_every_kept_game_goes_as_it_went(game: Game) -> None:
    archive = read(game.info.slug)
    assert archive.rules == game.info.rules, "new rules need a new archive: python tools/archive.py"
    assert len(archive.games) == GAMES
    assert any(kept.is_over for kept in archive.games)
    assert any(not kept.is_over for kept in archive.games)
    found = [where for kept in archive.games if (where := divergence(game, kept))]
    assert not found, found[0]


def test_a_divergence_is_named(game: Game) -> None:
    """A move that was not allowed, and one byte that is another one."""
    kept = next(kept for kept in read(game.info.slug).games if len(kept.moves) > 20)
    seat, _ = kept.moves[10]
    moves = list(kept.moves)
    moves[10] = (seat, 99_999)
    kept.moves, before = moves, kept.moves
    assert f"seed {kept.seed}," in divergence(game, kept)
    assert "move 10: what was played is not allowed any more (BH-3)" in divergence(game, kept)
    kept.moves = before
    kept.checks = kept.checks[:7] + bytes([kept.checks[7] ^ 1]) + kept.checks[8:]
    assert divergence(game, kept).endswith("move 7: other seats are asked, or other moves allowed")
