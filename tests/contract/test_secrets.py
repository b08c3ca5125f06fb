"""Two worlds that look the same to a seat stay the same to it, in every byte; hidden cards appear in none."""

from __future__ import annotations

import re

import msgspec
import pytest

import bakehouse
from bakehouse import Game, IllegalMove, MoveError, Rng, State
from bakehouse.bots.bot import without_memory
from tests.contract.driver import (
    audiences,
    bytes_for,
    chains,
    invariants_of,
    play_chain,
    random_moves,
    seat_counts,
)

GAMES = 5
ENOUGH = 25  # moves after which both worlds were compared

DECISIONS = 330 if bakehouse.is_compiled() else 165  # in two worlds
WHOLE_STORY = 10  # once in this many moves all events are compared again, not only the new ones


def viewer_of(seat: int | None) -> int:
    return -1 if seat is None else seat


def another_world(game: Game, state: State, seat: int | None, rng: Rng) -> State:
    """A second world with the same view, memory included: what the seat knows is true in both."""
    world = game.sample(game.view(state, seat), rng)
    world.listening = True
    world.log = state.copy().log
    if hasattr(state, "memory"):
        world.memory = state.copy().memory  # type: ignore[attr-defined]
    return world


def same_move(game: Game, state: State, world: State, seat: int, atoms: list[int], viewer: int) -> list[int] | None:
    """The move of the other world that reads the same for the viewer; None if there is none."""
    if seat == viewer:
        return atoms
    wanted = game.text(state, seat, atoms, viewer)
    for candidate in chains(world, seat, 2_000):
        if game.text(world, seat, candidate, viewer) == wanted:
            return candidate
    return None


def errors(game: Game, state: State, seat: int | None) -> list[str]:
    """The errors that a seat gets for things that it may not do."""
    if seat is None:
        return []
    refusals = []
    for move in range(0, state.move_space, 5):
        try:
            state.check(seat, move)
        except IllegalMove as error:
            refusals.append(str(error))
    for text in ("nonsense", "draw", "pass"):
        try:
            game.read(state, seat, text)
        except MoveError as error:
            refusals.append(str(error))
    return refusals


def received(game: Game, state: State, seat: int | None, since: int = 0) -> bytes:
    return bytes_for(game, state, seat, since) + msgspec.json.encode(errors(game, state, seat))


def test_two_worlds(game: Game) -> None:
    """Play on in both worlds; as long as the seat is told the same, everything it receives is the same.

    Being told something else (a card drawn, an answer) is what ends a comparison: then a new world is made.
    """
    for seats in seat_counts(game)[:2]:
        for seat in (0, seats - 1, None):
            compared = told_apart = 0
            for number in range(GAMES):  # a long game is enough; of short ones it takes several
                if compared <= ENOUGH:
                    more = compare_worlds(game, seats, seat, 70 + seats + 100 * number)
                    compared, told_apart = compared + more[0], told_apart + more[1]
            assert compared > ENOUGH
            assert compared > told_apart / 2


def compare_worlds(game: Game, seats: int, seat: int | None, seed: int) -> tuple[int, int]:
    state = game.deal(seats, seed)
    rng = Rng(seed)
    world: State | None = None
    compared = told_apart = 0
    for mover, atoms in random_moves(game, state, Rng(seed + 1), DECISIONS):
        if world is None:
            world = another_world(game, state, seat, rng)
            assert received(game, world, seat) == received(game, state, seat)
        answer = same_move(game, state, world, mover, atoms, viewer_of(seat))
        if answer is None:
            world = None
            continue
        told = len(state.entries())
        after = state.copy()
        play_chain(after, mover, atoms)
        play_chain(world, mover, answer)
        if game.events(after, told, seat) == game.events(world, told, seat):
            compared += 1
            since = told if compared % WHOLE_STORY else 0
            assert received(game, world, seat, since) == received(game, after, seat, since)
        else:
            told_apart += 1
            world = None
    return compared, told_apart


def test_any_order_of_simultaneous_answers_gives_the_same_state(game: Game) -> None:
    windows = 0
    for seed in range(12):
        state = game.deal(game.info.seats[1], seed)
        for _ in random_moves(game, state, Rng(seed), 300):
            asked = state.actors
            if len(asked) > 1:
                windows += 1
                answers = {seat: next(chains(state, seat)) for seat in asked}
                first, second = state.copy(), state.copy()
                for seat in asked:
                    play_chain(first, seat, answers[seat])
                for seat in reversed(asked):
                    play_chain(second, seat, answers[seat])
                for viewer in audiences(state):
                    assert bytes_for(game, first, viewer) == bytes_for(game, second, viewer)
        if windows > 5:
            return
    if not windows:
        pytest.skip("nothing is simultaneous in this game")


def test_canaries(game: Game) -> None:
    """The codes of cards that a seat may not know never stand among the cards that it is shown."""
    may_see = invariants_of(game).may_see
    for seats in seat_counts(game):
        state = game.deal(seats, 80 + seats)
        codes = set(state.table_deck.codes)
        for number, _ in enumerate(random_moves(game, state, Rng(seats), 500)):
            if number % 11 == 0:
                for seat in audiences(state):
                    view = msgspec.json.encode(without_memory(game.view(state, seat))).decode()
                    shown = set(re.findall(r'"([^"\s]+)"', view)) & codes
                    assert shown <= may_see(game, state, seat), (seat, shown)
