"""Which games are worth a look: those in which something rare happens.

What leaks, leaks in the rare phase that nobody tested. Playing a game is cheap and comparing it is not, so that many
are played first, and those come first in which somebody makes the rarest move.
"""

from __future__ import annotations

import random
import time
from collections import Counter

from bakehouse.leaktest.world import CHANCE, Environment, Move


def moves_of(environment: Environment, seed: int) -> set[Move]:
    """The different moves of a game: the game that `record.play` plays with this seed."""
    rng = random.Random(seed)
    world = environment.start(seed)
    moves: set[Move] = set()
    for _ in range(environment.longest):
        if world.actor is None:
            break
        is_chance = world.actor == CHANCE
        move = world.choose(rng)
        if not is_chance:
            moves.add(move)
        world.step(move)
    return moves


def by_rarity(environment: Environment, seed: int, seconds: float) -> list[int]:
    """Seeds from this one on, as many as there is time for; the one with the rarest move first."""
    end = time.process_time() + seconds
    games: list[set[Move]] = []
    while time.process_time() < end:
        games.append(moves_of(environment, seed + len(games)))
    counts = Counter(move for moves in games for move in moves)
    rarest = [min((counts[move] for move in moves), default=0) for moves in games]
    return [seed + number for number in sorted(range(len(games)), key=rarest.__getitem__)]
