"""Is a sampler more than a copy of the truth, and are all worlds as likely as they should be?

That its worlds are the same to the seat is checked in `check.py`, like any other pair of worlds.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterator, Mapping

from bakehouse.leaktest.compare import Difference, differing, received
from bakehouse.leaktest.record import Record
from bakehouse.leaktest.world import CHANCE, Environment, Move, World

DRAWS = 24  # if two worlds are equally likely, all draws are the same once in eight million times
DRAWS_PER_WORLD = 30
MOST_WORLDS = 60
MOST_REPLAYS = 1_000
SUSPICIOUS = 5.0  # standard deviations: by chance once in three million times


def judge_sampler(
    world: World, seat: int, expected: Mapping[str, float] | None, rng: random.Random
) -> Iterator[Difference]:
    """What is wrong with a sampler where more than one world is possible; `expected` are all of them, if known."""
    truth = world.truth()
    if not truth:
        return
    drawn: Counter[str] = Counter()
    for _ in range(DRAWS if expected is None else max(DRAWS, DRAWS_PER_WORLD * len(expected))):
        twin = world.twin(seat, rng)
        if twin is not None:
            drawn[twin.truth()] += 1
    total = drawn.total()
    if len(drawn) == 1:
        what = "the true world" if truth in drawn else "the same world"
        yield Difference("", "variety", f"{what} in {total} of {total} draws", "more than one world is possible")
    elif expected is not None and too_uneven(drawn, expected):
        counts = f"{len(drawn)} worlds, {min(drawn.values())} to {max(drawn.values())} of {total} draws each"
        yield Difference("", "uneven", counts, f"{len(expected)} worlds are possible")


def possible_worlds(environment: Environment, record: Record, index: int, seat: int) -> dict[str, float] | None:
    """Every world in which the moves were the same and the seat was told the same, and how likely chance made it.

    Only for small cases, in environments where chance is an actor; None for others.
    """
    if math.prod(len(step.others) for step in record.steps[:index] if step.actor == CHANCE) not in range(
        2, MOST_REPLAYS
    ):
        return None
    worlds: dict[str, float] = {}
    unfinished: list[tuple[Move, ...]] = [()]
    while unfinished:
        outcomes = unfinished.pop()
        if len(worlds) > MOST_WORLDS:
            return None
        found = _with_outcomes(environment, record, index, seat, outcomes)
        if isinstance(found, list):
            unfinished += [(*outcomes, outcome) for outcome in found]
        elif found is not None:
            truth, chance = found
            worlds[truth] = worlds.get(truth, 0.0) + chance
    return worlds


def _with_outcomes(
    environment: Environment, record: Record, index: int, seat: int, outcomes: tuple[Move, ...]
) -> list[Move] | tuple[str, float] | None:
    """Replay with these outcomes: what may come next, or the world and its chance; None if the seat would notice."""
    world = environment.start(record.seed)
    luck = iter(outcomes)
    chance = 1.0
    for step in record.steps[:index]:
        if world.actor != step.actor:
            return None
        move = step.move
        if step.actor == CHANCE:
            legal = list(world.legal())
            move = next(luck, None)
            if move is None:
                return legal
            chance *= world.odds()[legal.index(move)]
        elif move not in world.legal() or _notices(environment, world.perceive(seat), step.received[seat]):
            return None
        world.step(move)
    if world.actor != record.steps[index].actor:
        return None
    if _notices(environment, world.perceive(seat), record.steps[index].received[seat]):
        return None
    return world.truth(), chance


def _notices(environment: Environment, channels: dict[str, object], recorded: dict[str, bytes]) -> bool:
    return any(name in environment.complete for name in differing(received(channels), recorded))


def too_uneven(drawn: Mapping[str, int], expected: Mapping[str, float]) -> bool:
    """Chi-square: are these counts too unlikely, if every world has its share?

    A sampler that also draws other hidden moves gives worlds that were not counted: it is not judged here.
    """
    if len(expected) < 2 or not drawn.keys() <= expected.keys():
        return False
    scale = sum(drawn.values()) / sum(expected.values())
    square = sum((drawn.get(world, 0) - share * scale) ** 2 / (share * scale) for world, share in expected.items())
    freedom = len(expected) - 1
    # Wilson and Hilferty: the cube root of chi-square is nearly normal.
    spread = 2 / (9 * freedom)
    deviation: float = ((square / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)
    return deviation > SUSPICIOUS
