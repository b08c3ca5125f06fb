"""Which move is made: numbers that were drawn beforehand, so that engines are measured and not the generator."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import cycle

MANY = 100_003  # a prime, so that a loop of games does not fall into step with them


def random_numbers() -> Callable[[], int]:
    """The next of many numbers, taken modulo whatever there is to choose from."""
    draw = random.Random(1).getrandbits
    return cycle([draw(30) for _ in range(MANY)]).__next__
