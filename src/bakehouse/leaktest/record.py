"""One game, played at random and written down with all that everybody received."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

from bakehouse.leaktest.compare import Received, digest, received
from bakehouse.leaktest.world import CHANCE, Environment, Move, World


@dataclass
class Step:
    """A position, and the move (or the outcome of chance) that was made in it."""

    actor: int | None  # None: the game is over
    truth: str
    received: dict[int, Received]
    move: Move = None
    others: Sequence[Move] = ()  # everything that could have been done or could have happened
    readings: dict[int, Hashable] | None = None


@dataclass
class Record:
    seed: int
    steps: list[Step]  # the last one has no move


def truth_of(world: World, audiences: Sequence[int]) -> str:
    """If a world cannot tell, what all seats receive together stands for it."""
    if world.actor == CHANCE:
        return ""
    return world.truth() or digest(received(world.perceive(seat)) for seat in audiences)


def position(world: World, audiences: Sequence[int]) -> Step:
    """Nothing is received while chance is at work: what it did is seen when somebody moves."""
    if world.actor == CHANCE:
        return Step(CHANCE, "", {seat: {} for seat in audiences})
    seen = {seat: received(world.perceive(seat)) for seat in audiences}
    return Step(world.actor, world.truth() or digest(seen.values()), seen)


def play(environment: Environment, seed: int, visit: Callable[[int, World], None] | None = None) -> Record:
    """Play the game of this seed; `visit` is called with the number of every position and its world."""
    rng = random.Random(seed)
    world = environment.start(seed)
    audiences = environment.audiences()
    steps = [position(world, audiences)]
    while world.actor is not None and len(steps) <= environment.longest:
        step = steps[-1]
        if visit is not None and step.actor != CHANCE:
            visit(len(steps) - 1, world)
        step.move = world.choose(rng)
        step.others = world.legal() if environment.redeals else ()
        step.readings = {seat: world.reading(step.move, seat) for seat in audiences}
        world.step(step.move)
        steps.append(position(world, audiences))
    return Record(seed, steps)


def replay(environment: Environment, record: Record, index: int) -> World:
    """The world of a recorded game at one of its positions."""
    world = environment.start(record.seed)
    for step in record.steps[:index]:
        world.step(step.move)
    return world
