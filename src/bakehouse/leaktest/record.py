"""One game, played at random and written down with all that everybody received."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field

from bakehouse.leaktest.compare import received
from bakehouse.leaktest.world import CHANCE, Channels, Environment, Move, World

LONGEST = 600  # steps of a game; a longer one is left there


@dataclass
class Step:
    """A move (or an outcome of chance), and what everybody had received before it."""

    actor: int
    move: Move
    others: Sequence[Move]  # what else could have been done or happened
    readings: dict[int, Hashable] = field(default_factory=dict)
    received: dict[int, Channels] = field(default_factory=dict)


@dataclass
class Record:
    seed: int
    steps: list[Step]
    end: dict[int, Channels]  # what everybody received last
    last_actor: int | None  # who would be next: nobody, unless the game was too long

    def received(self, index: int, seat: int) -> Channels:
        return self.steps[index].received[seat] if index < len(self.steps) else self.end[seat]


def everybody_receives(world: World, audiences: Sequence[int]) -> dict[int, Channels]:
    """Nothing is received while chance is at work: what it did is seen when somebody moves."""
    if world.actor == CHANCE:
        return {seat: {} for seat in audiences}
    return {seat: received(world.perceive(seat)) for seat in audiences}


def play(environment: Environment, seed: int, visit: Callable[[int, World], None] | None = None) -> Record:
    """Play the game of this seed; `visit` is called with every step and the world before it."""
    rng = random.Random(seed)
    world = environment.start(seed)
    audiences = environment.audiences()
    steps: list[Step] = []
    while (actor := world.actor) is not None and len(steps) < LONGEST:
        if visit is not None and actor != CHANCE:
            visit(len(steps), world)
        seen = everybody_receives(world, audiences)
        move = world.choose(rng)
        others = world.legal() if environment.redeals else ()
        readings = {seat: world.reading(move, seat) for seat in audiences}
        steps.append(Step(actor, move, others, readings, seen))
        world.step(move)
    return Record(seed, steps, everybody_receives(world, audiences), world.actor)
