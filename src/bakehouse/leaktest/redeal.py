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


def changes(record: Record, seat: int, rng: random.Random, *, hidden_moves: bool) -> dict[int, Move]:
    """Steps at which a twin for this seat does something else; none if nothing can be changed."""
    free = [index for index, step in enumerate(record.steps) if step.actor != seat and len(step.others) > 1]
    chance = [index for index in free if record.steps[index].actor == CHANCE]
    hidden = [index for index in free if hidden_moves and record.steps[index].actor != CHANCE]
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
    for index, step in enumerate(record.steps[start:-1], start):
        move: Move | None = changed.get(index, step.move)
        if step.actor != CHANCE and index not in changed:
            assert step.readings is not None
            move = world.mirror(step.move, step.readings[seat], seat)
        elif move not in world.legal():
            move = None
        if move is None:
            return
        world.step(move)
        if world.actor != record.steps[index + 1].actor:
            return
        yield index + 1
