"""How fast the engine is, beside OpenSpiel's hearts in the same run.

python benchmarks/steps.py [--seconds 0.5] [--repeat 3] [--json FILE]

Three things, in CPU time, best of several: stepping from Python (`actors`, `legal`, `apply`), whole random
playouts inside the engine, and copying a state. OpenSpiel's decisions are counted like ours: its chance nodes
are paid for but not counted. Ratios are more trustworthy than times; a calibration loop around each measurement
says when the machine was disturbed.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

import bakehouse
from bakehouse import Game, Rng, State

CAP = 20_000  # decisions of one random game; The Pie Game has no bound
DISTURBED = 1.15  # the calibration loop took so much longer than at its best


def calibrate() -> float:
    """Seconds for a fixed amount of work."""
    start = process_time()
    total = 0
    for number in range(200_000):
        total += number * number % 7
    return process_time() - start


class Clock:
    """Best of several runs, and whether the machine was quiet meanwhile."""

    def __init__(self, seconds: float, repeat: int) -> None:
        self.seconds = seconds
        self.repeat = repeat
        self.best_calibration = min(calibrate() for _ in range(5))
        self.worst = 1.0

    def rate(self, work: Callable[[int], int]) -> float:
        """Things done per second: `work(n)` does its n-th portion and says how many things that were."""
        best = 0.0
        for _ in range(self.repeat):
            calibration = calibrate()
            best = max(best, self._one_run(work))
            slow = max(calibration, calibrate()) / self.best_calibration
            self.worst = max(self.worst, slow)
        return best

    def _one_run(self, work: Callable[[int], int]) -> float:
        done = portion = 0
        start = process_time()
        while process_time() - start < self.seconds:
            done += work(portion)
            portion += 1
        return done / (process_time() - start)


# -- Ours --------------------------------------------------------------------


def step(game: Game, seats: int) -> Callable[[int], int]:
    def work(portion: int) -> int:
        state = game.deal(seats, portion)
        choose = random.Random(portion).random
        decisions = 0
        while not state.over and decisions < CAP:
            seat = state.actors[0]
            moves = state.legal(seat)
            state.apply(seat, moves[int(choose() * len(moves))])
            decisions += 1
        return decisions

    return work


def playouts(game: Game, seats: int) -> Callable[[int], int]:
    """Worlds as a search sees them: drawn from a view, without memory and log."""
    view = game.view(game.deal(seats, 1), 0)
    rng = Rng(1)
    world = game.sample(view, rng)

    def work(portion: int) -> int:
        return bakehouse.playout(world.copy(), rng, CAP)

    return work


def copies(state: State) -> Callable[[int], int]:
    def work(portion: int) -> int:
        for _ in range(1000):
            state.copy()
        return 1000

    return work


def measure(game: Game, clock: Clock) -> dict[str, float]:
    seats = 4
    dealt = game.deal(seats, 3)
    bakehouse.playout(dealt, Rng(3), 40)
    world = game.sample(game.view(dealt, 0), Rng(3))
    return {
        "steps": clock.rate(step(game, seats)),
        "playout": clock.rate(playouts(game, seats)),
        "copy": clock.rate(copies(world)),
        "copy_dealt": clock.rate(copies(dealt)),
    }


# -- OpenSpiel ---------------------------------------------------------------


def hearts_steps(hearts: Any) -> Callable[[int], int]:
    def work(portion: int) -> int:
        state = hearts.new_initial_state()
        choose = random.Random(portion).random
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(choose() * len(outcomes))][0])
                continue
            seat = state.current_player()
            moves = state.legal_actions(seat)
            state.apply_action(moves[int(choose() * len(moves))])
            decisions += 1
        return decisions

    return work


def hearts_playouts(hearts: Any, pyspiel: Any) -> Callable[[int], int]:
    """Random rollouts all in C++: a few steps of OpenSpiel's tree search, each followed by many rollouts."""
    deal = hearts.new_initial_state()
    pick = random.Random(1)
    while deal.is_chance_node():
        outcomes = deal.chance_outcomes()
        deal.apply_action(outcomes[int(pick.random() * len(outcomes))][0])
    while len(deal.legal_actions()) == 1:  # a forced card is not searched
        deal.apply_action(deal.legal_actions()[0])
    length = hearts_length(deal)
    searches, rollouts = 10, 100
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.MCTSBot(hearts, evaluator, 2.0, searches, 100, False, 1, False)

    def work(portion: int) -> int:
        bot.step(deal)
        return round(searches * rollouts * length)

    return work


def hearts_length(deal: Any) -> float:
    """Decisions of a random game from this deal, on average."""
    pick = random.Random(2)
    total = 0
    for _ in range(50):
        state = deal.clone()
        while not state.is_terminal():
            moves = state.legal_actions()
            state.apply_action(moves[int(pick.random() * len(moves))])
            total += 1
    return total / 50


def hearts_copies(hearts: Any) -> Callable[[int], int]:
    state = hearts.new_initial_state()
    pick = random.Random(3)
    for _ in range(70):
        state.apply_action(pick.choice(state.legal_actions()))

    def work(portion: int) -> int:
        for _ in range(1000):
            state.clone()
        return 1000

    return work


def measure_hearts(clock: Clock) -> dict[str, float] | None:
    try:
        import pyspiel
    except ImportError:
        return None
    hearts = pyspiel.load_game("hearts")
    return {
        "steps": clock.rate(hearts_steps(hearts)),
        "playout": clock.rate(hearts_playouts(hearts, pyspiel)),
        "copy": clock.rate(hearts_copies(hearts)),
    }


# -- The report --------------------------------------------------------------


def row(name: str, ours: dict[str, float], hearts: dict[str, float] | None) -> str:
    ratios = ["", "", ""]
    if hearts is not None:
        ratios = [f" ({ours[what] / hearts[what]:.1f}x)" for what in ("steps", "playout")]
        ratios.append(f" ({hearts['copy'] / ours['copy']:.2f}x)")
    cells = [
        f"{ours['steps'] / 1e6:.2f} M/s{ratios[0]}",
        f"{ours['playout'] / 1e6:.2f} M/s{ratios[1]}",
        f"{1e6 / ours['copy']:.2f} µs{ratios[2]}",
        f"{1e6 / ours['copy_dealt']:.2f} µs" if "copy_dealt" in ours else "–",
    ]
    return f"| {name} | " + " | ".join(cells) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=0.5, help="of one run (default 0.5)")
    parser.add_argument("--repeat", type=int, default=3, help="runs of which the best counts (default 3)")
    parser.add_argument("--json", type=Path, help="write the numbers to this file too")
    arguments = parser.parse_args()
    clock = Clock(arguments.seconds, arguments.repeat)
    form = "compiled" if bakehouse.is_compiled() else "interpreted"
    print(f"Python {sys.version.split()[0]}, {form}; ratios to OpenSpiel's hearts in this run (copy: less is better)\n")
    hearts = measure_hearts(clock)
    print("| game | stepping from Python | inside playouts | copy of a world | copy of a dealt state |")
    print("|---|---|---|---|---|")
    if hearts is None:
        print("| OpenSpiel hearts: not installed; `make bench` installs it | | | | |")
    else:
        print(row("OpenSpiel hearts", hearts, None))
    found: dict[str, Any] = {"form": form, "hearts": hearts, "games": {}}
    for slug in bakehouse.games():
        found["games"][slug] = measure(bakehouse.game(slug), clock)
        print(row(slug, found["games"][slug], hearts), flush=True)
    found["disturbed"] = clock.worst
    if clock.worst > DISTURBED:
        print(f"\nThe machine was disturbed: the calibration loop took up to {clock.worst:.2f} times its best.")
    if arguments.json is not None:
        arguments.json.write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
