"""Is a sampler more than a copy of the truth, and are all worlds equally likely that should be?"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Mapping

from bakehouse.leaktest.compare import Difference
from bakehouse.leaktest.world import World

DRAWS = 24  # if two worlds are equally likely, all are the same once in eight million times
SUSPICIOUS = 5.0  # standard deviations: by chance once in three million times


def judge_sampler(world: World, seat: int, rng: random.Random, draws: int = DRAWS) -> Difference | None:
    """What is wrong with a sampler at a position where more than one world is possible; None if nothing is."""
    truth = world.truth()
    if not truth:
        return None
    drawn: Counter[str] = Counter()
    for _ in range(draws):
        twin = world.twin(seat, rng)
        if twin is not None:
            drawn[twin.truth()] += 1
    if len(drawn) != 1:
        return None
    what = "the true world" if truth in drawn else "the same world"
    return Difference("", "variety", f"{what} in {drawn.total()} of {drawn.total()} draws", "more than one is possible")


def too_uneven(drawn: Mapping[str, int], expected: Mapping[str, float]) -> bool:
    """Chi-square: are these counts unlikely, if every world has its expected share? Worlds without a share are wrong."""
    total = sum(drawn.values())
    if not drawn.keys() <= expected.keys():
        return True
    shares = {world: share / sum(expected.values()) for world, share in expected.items()}
    if len(shares) < 2:
        return False
    square = sum((drawn.get(world, 0) - total * share) ** 2 / (total * share) for world, share in shares.items())
    freedom = len(shares) - 1
    # Wilson and Hilferty: the cube root of chi-square is nearly normal.
    spread = 2 / (9 * freedom)
    return ((square / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread) > SUSPICIOUS
