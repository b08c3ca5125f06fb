"""Every stated invariant after every decision of random games; hypothesis shrinks a failure to a short record."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bakehouse
from bakehouse import Game, Rng, State
from tests.contract.driver import invariants_of, random_moves


def check(game: Game, state: State) -> None:
    """The invariants of the game's specification."""
    invariants_of(game).check(game, state)


def line_of_play(game: Game, seats: int, seed: int, choices: list[int]) -> str:
    """Play the choices (each taken modulo the number of legal moves); return the record of moves."""
    state = game.deal(seats, seed)
    lines = []
    for choice in choices:
        if state.over:
            break
        seat = state.actors[choice % len(state.actors)]
        moves = state.legal(seat)
        move = moves[choice // 8 % len(moves)]
        lines.append(f"{game.seat_name(seat)}: {game.text(state, seat, move)}")
        try:
            state.play(seat, move)
            check(game, state)
        except Exception as error:
            error.add_note("\n".join([f"seats {seats}, seed {seed}", *lines]))
            raise
    return "\n".join(lines)


@pytest.mark.parametrize("slug", bakehouse.games())
@settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_invariants_hold(slug: str, data: st.DataObject) -> None:
    game = bakehouse.game(slug)
    seats = data.draw(st.integers(*game.info.seats), label="seats")
    seed = data.draw(st.integers(0, 2**31), label="seed")
    choices = data.draw(st.lists(st.integers(0, 2**16), max_size=120), label="choices")
    line_of_play(game, seats, seed, choices)


def test_invariants_hold_to_the_end(game: Game) -> None:
    for seats in game.info.seats:
        state = game.deal(seats, 61)
        for _ in random_moves(game, state, Rng(seats), 1_200):
            check(game, state)
        check(game, state)


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "turns"), [("pastry-chefs", 100_000), ("the-pie-game", 20_000)])
def test_many_turns(slug: str, turns: int) -> None:
    """As many turns as the issue asks for, with all invariants after every decision."""
    game = bakehouse.game(slug)
    least, most = game.info.seats
    played = decisions = seed = 0
    while played < turns:
        seats = least + seed % (most - least + 1)
        state = game.deal(seats, seed)
        last = -1
        for _ in random_moves(game, state, Rng(seed), 20_000):
            check(game, state)
            decisions += 1
            turn = game.view(state, None).turn  # type: ignore[attr-defined]
            played += turn != last
            last = turn
        seed += 1
    assert played >= turns
