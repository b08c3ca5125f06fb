# mypyc: compiled
"""What a bot of Pie Contest finds out by trying: each answer in a few possible worlds, to the end of the turn."""

from __future__ import annotations

from typing import Final

from bakehouse.bots.pie_contest.evaluation import chance_of
from bakehouse.bots.pie_contest.rollout import GameRollout
from bakehouse.core.chance import Rng
from bakehouse.core.native import i64, vec
from bakehouse.games.pie_contest.play import State
from bakehouse.games.pie_contest.worlds import Worlds

LOOK_AHEAD: Final = 40  # atoms at most, to the end of the turn


def best_answer(worlds: Worlds, count: int, rollout: GameRollout, rng: Rng) -> int:
    """The answer after which the seat of the view seems likeliest to win, in so many worlds; of equals the first."""
    view = worlds.view
    assert view.seat is not None
    seat: i64 = view.seat
    moves = vec[i64]([move for move in view.legal])  # noqa: C416 - a vec is made from a comprehension
    hopes = vec[float]([0.0] * len(view.legal))
    last: i64 = len(moves) - 1
    for _world in range(count):
        world = worlds.draw(rng)
        luck = Rng(rng.next_seed())
        beginning = luck.state
        for place in range(last + 1):
            luck.state = beginning  # the same for every answer
            tried = world if place == last else world.copy()
            hopes[place] += _hope(tried, seat, moves[place], rollout, luck)
    best: i64 = 0
    for place in range(last + 1):
        if hopes[place] > hopes[best]:
            best = place
    return moves[best]


def _hope(world: State, seat: i64, move: i64, rollout: GameRollout, rng: Rng) -> float:
    """How likely a seat seems to win at the end of this turn, if it makes this move and all answer quickly then."""
    turn = world.turns
    world.apply(seat, move)
    for _step in range(LOOK_AHEAD):
        if world.over or world.turns != turn:
            break
        actor = world.actor
        world.apply(actor, rollout.quick(world, actor, rng))
    return chance_of(world, seat)
