"""The engine itself: stepping from Python, whole random games, playouts of worlds, copies."""

from __future__ import annotations

import bakehouse
from bakehouse import Game, Rng, State
from benchmarks.choosing import random_numbers
from benchmarks.clock import Work

CAP = 20_000  # decisions of one random game; The Pie Game has no bound
MIDDLE = 40  # decisions after which a state is measured


def works(game: Game) -> dict[str, Work]:
    seats = game.info.usual_seats
    dealt = game.deal(seats, 3)
    bakehouse.playout(dealt, Rng(3), MIDDLE)
    world = game.sample(game.view(dealt, 0), Rng(3))
    return {
        "steps": steps(game, seats),
        "games": whole_games(game, seats),
        "playout": world_playouts(game, seats),
        "copy": copies(world),
        "copy_dealt": copies(dealt),
    }


def steps(game: Game, seats: int) -> Work:
    """Dealt states, with their log and memory, as anybody has them who steps from Python."""
    number = random_numbers()

    def work(portion: int) -> int:
        state = game.deal(seats, portion)
        decisions = 0
        while not state.over and decisions < CAP:
            seat = state.actors[0]
            moves = state.legal(seat)
            state.apply(seat, moves[number() % len(moves)])
            decisions += 1
        return decisions

    return work


def whole_games(game: Game, seats: int) -> Work:
    """From the deal to the outcome, ten games at a time."""

    def work(portion: int) -> int:
        played = bakehouse.playouts(game, seats, range(10 * portion, 10 * portion + 10), limit=CAP)
        return sum(one.decisions for one in played)

    return work


def world_playouts(game: Game, seats: int) -> Work:
    """Worlds as a search sees them: drawn from a view after the deal, without memory and log."""
    rng = Rng(1)
    world = game.sample(game.view(game.deal(seats, 1), 0), rng)

    def work(portion: int) -> int:
        return bakehouse.playout(world.copy(), rng, CAP)

    return work


def copies(state: State) -> Work:
    def work(portion: int) -> int:
        for _ in range(1000):
            state.copy()
        return 1000

    return work
