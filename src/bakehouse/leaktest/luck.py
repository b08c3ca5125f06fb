"""A hand on the luck of an environment that has no chance nodes: its random generators are wrapped.

The wrapped generator draws what it would have drawn; then, in a twin, two places of a shuffle change with each other,
or a choice becomes another one. Nothing has to be known about the game.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

DEPTH = 8
SWAPS = 2
SHUFFLES_CHANGED = 0.7
CHOICES_CHANGED = 0.25


class Luck:
    """Stands where a generator of numpy (or of the standard library) stood."""

    def __init__(self, generator: Any, rng: random.Random) -> None:
        self._generator = generator
        self._rng = rng

    def __getattr__(self, name: str) -> Any:
        return getattr(self._generator, name)

    def shuffle(self, items: Any) -> None:
        self._generator.shuffle(items)
        if len(items) > 1 and self._rng.random() < SHUFFLES_CHANGED:
            for _ in range(self._rng.randint(1, SWAPS)):
                one, two = self._rng.sample(range(len(items)), 2)
                items[one], items[two] = items[two], items[one]

    def permutation(self, items: Any) -> Any:
        mixed = self._generator.permutation(items)
        one, two = self._rng.sample(range(len(mixed)), 2)
        mixed[[one, two]] = mixed[[two, one]]
        return mixed

    def choice(self, items: Any, *args: Any, **options: Any) -> Any:
        chosen = self._generator.choice(items, *args, **options)
        if args or options or self._rng.random() >= CHOICES_CHANGED:
            return chosen
        return self._rng.choice(range(items) if isinstance(items, int) else list(items))

    def randint(self, *bounds: Any, **options: Any) -> Any:
        return self._number(self._generator.randint(*bounds, **options), bounds, options)

    def integers(self, *bounds: Any, **options: Any) -> Any:
        return self._number(self._generator.integers(*bounds, **options), bounds, options)

    def _number(self, chosen: Any, bounds: Sequence[Any], options: dict[str, Any]) -> Any:
        if options or self._rng.random() >= CHOICES_CHANGED:
            return chosen
        return self._rng.randrange(*bounds)


def is_generator(value: object) -> bool:
    return isinstance(value, random.Random) or type(value).__name__ in ("RandomState", "Generator")


def take_luck(environment: object, rng: random.Random) -> int:
    """Wrap every generator that the object holds, also in what it holds; how many places there were."""
    taken = 0
    wrapped: dict[int, Luck] = {}
    seen = set()
    rooms = [(environment, 0)]
    while rooms:
        room, depth = rooms.pop()
        if id(room) in seen or depth > DEPTH or not hasattr(room, "__dict__") or isinstance(room, type):
            continue
        seen.add(id(room))
        for name, value in list(vars(room).items()):
            if is_generator(value):
                setattr(room, name, wrapped.setdefault(id(value), Luck(value, rng)))
                taken += 1
            else:
                rooms.append((value, depth + 1))
    return taken
