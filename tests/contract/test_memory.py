"""Nothing leaks: a million whole games leave the process as large as it was. `make soak` runs it."""

import subprocess
import sys
import threading
from pathlib import Path

import pytest

import bakehouse
from bakehouse import Game, Rng, playout
from bakehouse.core.log import Log

GAMES = 200_000  # of each of the five
LIMIT = 1_000
LONG_LOG = 1_000_000  # entries
SMALL_STACK = 256 * 1024  # bytes: as little as some systems give to a thread

# In a process of its own: what other tests leave behind would hide a leak. It prints how much it has grown, in bytes.
PROGRAM = """
import sys
from pathlib import Path
import bakehouse
from bakehouse import Rng, playout

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096

def worlds(start, stop):
    for first in range(start, stop, 1_000):
        bakehouse.playouts(game, seats, range(first, first + 1_000), limit=limit)

def dealt(start, stop):
    for seed in range(start, stop):
        state = game.deal(seats, seed)
        playout(state, Rng(seed), limit)
        game.sample(game.view(state, 0), Rng(seed))

kind, slug, games, limit = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
game = bakehouse.game(slug)
seats = game.info.usual_seats
play = {"worlds": worlds, "dealt": dealt}[kind]
play(0, games // 10)
before = resident()
play(games // 10, games)
print(resident() - before)
"""


def growth(kind: str, slug: str, games: int, limit: int = LIMIT) -> int:
    words = [sys.executable, "-c", PROGRAM, kind, slug, str(games), str(limit)]
    return int(subprocess.run(words, capture_output=True, text=True, check=True).stdout)


needs_linux = pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="the size is read from Linux's /proc")


@needs_linux
@pytest.mark.slow
@pytest.mark.parametrize("slug", bakehouse.games())
def test_a_million_playouts_leak_nothing(slug: str) -> None:
    """One leaked object of a hundred bytes a game would be 18 MB."""
    assert growth("worlds", slug, GAMES) < 2_000_000


@needs_linux
@pytest.mark.slow
@pytest.mark.parametrize("slug", bakehouse.games())
def test_deals_views_and_samples_leak_nothing(slug: str) -> None:
    assert growth("dealt", slug, 10_000, 300) < 2_000_000


@needs_linux
def test_a_short_look_for_leaks(game: Game) -> None:
    """The same in little, for every run of the tests."""
    assert growth("dealt", game.info.slug, 300, 100) < 2_000_000


def let_go_of_a_long_log() -> None:
    """One log of several very long games, each going on where the last one stopped; then it is forgotten."""
    game = bakehouse.game("the-pie-game")
    log: Log | None = None
    for seed in range(1, 100):
        state = game.deal(4, seed, {"target_pies": 10})
        state.log = log
        playout(state, Rng(seed))
        log = state.log
        if log is not None and log.event_count > LONG_LOG:
            break
    assert log is not None
    assert len(log.entries(0)) > LONG_LOG


@pytest.mark.slow
def test_a_very_long_log_is_let_go_without_a_crash() -> None:
    let_go_of_a_long_log()


@pytest.mark.slow
def test_the_same_in_a_thread_with_a_small_stack() -> None:
    threading.stack_size(SMALL_STACK)
    try:
        thread = threading.Thread(target=let_go_of_a_long_log)
        thread.start()
        thread.join()
    finally:
        threading.stack_size(0)
