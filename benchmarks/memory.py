"""python -m benchmarks.memory bytes pastry-chefs: what one more live state costs, in a process of its own.

`bytes` is a world that was copied and played on for ten decisions, so that what copies share at first has come apart;
`bytes_dealt` a state with its own deal, log and memory after forty. `clone` is OpenSpiel's, the counterpart of `bytes`.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import bakehouse
from bakehouse import Rng
from benchmarks import openspiel

STATES = 20_000
APART = 10  # decisions after which a copy shares little
MIDDLE = 40


def resident() -> int:
    """Bytes of memory that this process uses."""
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def bytes_each(make: Callable[[int], object]) -> float:
    warm = [make(number) for number in range(100)]
    gc.collect()
    gc.disable()
    before = resident()
    kept = [make(number) for number in range(STATES)]
    found = (resident() - before) / STATES - 8  # the list's own reference
    del warm, kept
    return found


def worlds(slug: str) -> Callable[[int], object]:
    game = bakehouse.game(slug)
    rng = Rng(1)
    dealt = game.deal(game.info.usual_seats, 3)
    bakehouse.playout(dealt, rng, MIDDLE)
    world = game.sample(game.view(dealt, 0), rng)

    def make(number: int) -> object:
        other = world.copy()
        bakehouse.playout(other, rng, APART)
        return other

    return make


def dealt_states(slug: str) -> Callable[[int], object]:
    game = bakehouse.game(slug)
    rng = Rng(1)

    def make(number: int) -> object:
        state = game.deal(game.info.usual_seats, number)
        bakehouse.playout(state, rng, MIDDLE)
        return state

    return make


def clones(name: str) -> Callable[[int], Any]:
    import pyspiel

    state = openspiel.middle(pyspiel.load_game(name))
    return lambda number: state.clone()


KINDS = {"bytes": worlds, "bytes_dealt": dealt_states, "clone": clones}

if __name__ == "__main__":
    print(bytes_each(KINDS[sys.argv[1]](sys.argv[2])))
