"""Twins without a sampler: the same game from its root, with other luck where a seat could not see it.

A card that was dealt changes places with one that was dealt later, or with one that never came; a hidden move of
somebody else becomes another one. All other moves are kept. Nobody has to say which outcomes are hidden: a change that
the seat sees is told apart by everything it receives, and such a twin is dropped.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from bakehouse.leaktest.record import Record
from bakehouse.leaktest.world import CHANCE, Move, World

MOST_CHANGES = 3


def changes(record: Record, seat: int, rng: random.Random) -> dict[int, Move]:
    """Steps at which a twin for this seat does something else; none if nothing can be changed."""
    chance = [index for index, step in enumerate(record.steps) if step.actor == CHANCE and len(step.others) > 1]
    hidden = [
        index
        for index, step in enumerate(record.steps)
        if step.actor not in (CHANCE, seat) and len(step.others) > 1
    ]
    changed: dict[int, Move] = {}
    for _ in range(rng.randint(1, MOST_CHANGES)):
        pool = chance if chance and (not hidden or rng.random() < 0.8) else hidden
        if pool:
            _change(record, rng.choice(pool), changed, rng)
    return changed


def _change(record: Record, index: int, changed: dict[int, Move], rng: random.Random) -> None:
    step = record.steps[index]
    old = changed.get(index, step.move)
    others = [move for move in step.others if move != old]
    if step.actor != CHANCE:
        changed[index] = rng.choice(others)
        return
    later = {
        changed.get(number, other.move): number
        for number, other in enumerate(record.steps[index + 1 :], index + 1)
        if other.actor == CHANCE
    }
    unused = [move for move in others if move not in later]  # what never comes up stays hidden for longest
    new = rng.choice(unused if unused and rng.random() < 0.5 else others)
    changed[index] = new
    if new in later:
        changed[later[new]] = old


def follow(world: World, record: Record, seat: int, changed: dict[int, Move], start: int = 0) -> Iterator[int]:
    """Play a record in another world, as far as its moves go; after each step, the number of the next one.

    Everybody knows whose turn it is: a world in which somebody else moves next is no twin any more.
    """
    for index in range(start, len(record.steps)):
        step = record.steps[index]
        move: Move | None = changed.get(index, step.move)
        if step.actor == CHANCE or index in changed:
            move = move if move in world.legal() else None
        else:
            move = world.mirror(step.move, step.readings[seat], seat)
        if move is None:
            return
        world.step(move)
        following = record.steps[index + 1].actor if index + 1 < len(record.steps) else record.last_actor
        if world.actor != following:
            return
        yield index + 1
