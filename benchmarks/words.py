"""What is made of states for people and bots: views, worlds drawn from them, moves and records as text."""

from __future__ import annotations

from typing import NamedTuple

from bakehouse import Game, Rng, State, records
from benchmarks.clock import Work

SEED = 5
MOVES = 200  # of the random game in which everything is measured


class Moment(NamedTuple):
    """A state of that game, and the move that is made there."""

    state: State
    seat: int
    atoms: list[int]


def works(game: Game) -> dict[str, Work]:
    moments = random_game(game)
    views = [game.view(moment.state, moment.seat) for moment in moments]
    texts = [game.text(*moment) for moment in moments]
    moves = [(moment.seat, moment.atoms) for moment in moments]
    seats = game.info.usual_seats
    record = records.write(game, seats, SEED, moves)
    rng = Rng(SEED)

    def view(portion: int) -> int:
        for state, seat, _ in moments:
            game.view(state, seat)
        return len(moments)

    def sample(portion: int) -> int:
        for seen in views:
            game.sample(seen, rng)
        return len(views)

    def text(portion: int) -> int:
        for moment in moments:
            game.text(*moment)
        return len(moments)

    def read(portion: int) -> int:
        for (state, seat, _), line in zip(moments, texts, strict=True):
            game.read(state, seat, line)
        return len(moments)

    def write(portion: int) -> int:
        records.write(game, seats, SEED, moves)
        return len(moves)

    def replay(portion: int) -> int:
        return sum(1 for _ in records.replay(records.parse(record))) - 1  # the deal is no move

    return {"view": view, "sample": sample, "text": text, "read": read, "write": write, "replay": replay}


def random_game(game: Game) -> list[Moment]:
    state = game.deal(game.info.usual_seats, SEED)
    rng = Rng(SEED)
    moments: list[Moment] = []
    while not state.over and len(moments) < MOVES:
        moment = Moment(state.copy(), state.actors[0], [])
        while not moment.atoms or (not state.over and state.pending(moment.seat)):
            moves = state.legal(moment.seat)
            moment.atoms.append(moves[rng.below(len(moves))])
            state.apply(moment.seat, moment.atoms[-1])
        moments.append(moment)
    return moments
