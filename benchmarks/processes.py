"""What takes a process of its own: the start of the command line, the import, memory, and games on two cores."""

from __future__ import annotations

import resource
import subprocess
import sys
from time import perf_counter, process_time

import bakehouse
from benchmarks.clock import Clock
from benchmarks.report import Number

IMPORT = "from time import process_time as now; begun = now(); import bakehouse; print(now() - begun)"
SPREAD = "pie-contest"  # the game that is played on two cores: its games are long, as those of a simulation are
SECONDS = 12.0  # of CPU time alone, so that starting two processes weighs little
TURNS = 3
TRIAL = 200  # games, to see how many are played in that time


def measure(clock: Clock) -> dict[str, Number]:
    return {
        **clock.best({"help": time_of_help, "import": time_of_import}, min),
        "cores": speed_of_two_workers(),
    }


def children_time() -> float:
    """CPU seconds of the processes that were started here and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def output_of(*words: str) -> str:
    return subprocess.run([sys.executable, *words], check=True, capture_output=True, text=True).stdout


def time_of_help() -> float:
    """CPU seconds of the whole process, the interpreter's own start included."""
    before = children_time()
    output_of("-m", "bakehouse", "--help")
    return children_time() - before


def time_of_import() -> float:
    """CPU seconds of the import alone, in a fresh process."""
    return float(output_of("-c", IMPORT))


def bytes_of(subject: str, name: str) -> Number:
    """What one more state of a game costs, measured in a fresh process (benchmarks/memory.py)."""
    return Number(float(output_of("-m", "benchmarks.memory", subject, name)))


def speed_of_two_workers() -> Number:
    """How many times as fast two processes are as one, by the clock on the wall.

    They take turns, and the best of each counts. Two workers need two free cores: how disturbed they were is the time
    they took beside the CPU time they got.
    """
    game = bakehouse.game(SPREAD)
    begun = process_time()
    _seconds(game, TRIAL, 1)
    games = round(TRIAL * SECONDS / (process_time() - begun))
    alone: list[float] = []
    together: list[tuple[float, float]] = []
    for _ in range(TURNS):
        alone.append(_seconds(game, games, 1))
        before = children_time()
        together.append((_seconds(game, games, 2), children_time() - before))
    took, worked = min(together)
    return Number(min(alone) / took, round(max(1.0, 2 * took / worked), 3))


def _seconds(game: bakehouse.Game, games: int, workers: int) -> float:
    begun = perf_counter()
    bakehouse.playouts(game, game.info.usual_seats, range(games), limit=20_000, workers=workers)
    return perf_counter() - begun
