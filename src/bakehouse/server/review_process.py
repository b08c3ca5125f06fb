"""Reviews where they are thought about: in a worker's process, a few decisions at a time, so that others have turns."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from bakehouse.bots.review import INTERVAL, Budget, Choice, Judged, Review
from bakehouse.core.game import Game
from bakehouse.records.steps import steps, windows
from bakehouse.server import wire_replays
from bakehouse.server.advice import in_words
from bakehouse.server.replays import PlayedGame, deal_again, decode_game, write

MAX_BEGUN = 20  # reviews that are thought about in turns


@dataclass
class Begun:
    game: Game
    review: Review
    steps: Iterator[tuple[int, int]]
    decisions: int


_begun: OrderedDict[str, Begun] = OrderedDict()


def begin(name: str, played: bytes, seat: int, moves: list[int], budget: Budget) -> None:
    """`moves`: the numbers of the decisions that this player made."""
    played_game = decode_game(played)
    game, _, _ = deal_again(played_game)
    review = Review(game, lambda: choices(played_game, seat, set(moves)), len(moves), budget)
    _begun[name] = Begun(game, review, review.steps(), len(moves))
    if len(_begun) > MAX_BEGUN:
        _begun.popitem(last=False)


def go_on(name: str, seconds: float) -> tuple[int, int]:
    """As many steps as fit, at least one; how many are done now, of how many."""
    end = time.monotonic() + seconds
    for done, total in _begun[name].steps:
        if done == total or time.monotonic() > end:
            break
    return done, total


def finish(name: str, path: str) -> None:
    """What was found, as JSON."""
    begun = _begun.pop(name)
    turnings = [_turning(begun.game, judged) for judged in begun.review.found]
    write(path, msgspec.json.encode(wire_replays.Review(1, 1, begun.decisions, turnings)))


def choices(played: PlayedGame, seat: int, moves: set[int]) -> Iterator[Choice]:
    """Answers that were given together were all given at the moment when everybody was asked."""
    _, state, _ = deal_again(played)
    replayed = steps(state, played.decisions)
    next(replayed)
    number = 0
    for window in windows(replayed):
        before = window.steps[0].before
        assert before is not None
        for offset, step in enumerate(window.steps):
            if number + offset in moves:
                yield Choice(number, before, seat, step.atoms)
        number += len(window.steps)


def _turning(game: Game, judged: Judged) -> wire_replays.Turning:
    choice = judged.choice
    view = game.view(choice.before, choice.seat, known=False)
    hand: list[str] = getattr(view, "hand", [])  # a game of another package may have no hands
    return wire_replays.Turning(
        move=choice.move,
        prompt=game.prompt(view),
        hand=hand,
        scores=choice.before.result().scores,
        played=wire_replays.Idea(in_words(game, choice.before, choice.seat, choice.atoms), judged.played_chance),
        better=wire_replays.Idea(in_words(game, choice.before, choice.seat, judged.better), judged.better_chance),
        error=INTERVAL * judged.error,
        simulations=judged.simulations,
        reason=game.speaks_for(game.view(choice.before, choice.seat), judged.better),
    )
