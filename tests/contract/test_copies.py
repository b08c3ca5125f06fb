"""Copies are independent: whatever is played on one, the others never change."""

from bakehouse import Game, Rng, State, playout
from tests.contract.driver import fingerprint, random_moves


def test_playing_on_a_copy_leaves_the_original_alone(game: Game) -> None:
    state = game.deal(game.info.seats[1], 41)
    for number, _ in enumerate(random_moves(game, state, Rng(1), 400)):
        if number % 25 == 0:
            one, two = state.copy(), state.copy()
            before = fingerprint(game, state)
            playout(one, Rng(number), 300)
            assert fingerprint(game, state) == before
            assert fingerprint(game, two) == before
            playout(state.copy(), Rng(number + 1), 300)
            assert fingerprint(game, two) == before
            events = game.events(state)
            assert game.events(two) == events


def test_a_copy_goes_on_like_the_original(game: Game) -> None:
    state = game.deal(game.info.seats[0], 42)
    playout(state, Rng(2), 60)
    twin = state.copy()
    assert playout(state, Rng(3), 500) == playout(twin, Rng(3), 500)
    assert fingerprint(game, state) == fingerprint(game, twin)


def test_listening_costs_the_game_nothing(game: Game) -> None:
    """With and without a log the same game is played."""
    loud, quiet = game.deal(game.info.seats[0], 43), game.deal(game.info.seats[0], 43)
    quiet.listening = False
    playout(loud, Rng(4), 500)
    playout(quiet, Rng(4), 500)
    assert fingerprint(game, loud) == fingerprint(game, quiet)
    assert len(game.events(quiet)) < len(game.events(loud))


def test_what_a_copy_may_do_stays_when_the_original_plays_on(game: Game) -> None:
    """Lists of moves are written into one place of a state; nothing that is kept may lie there."""
    rng = Rng(6)
    for seed in range(4):
        state = game.deal(game.info.usual_seats, seed)
        kept: list[tuple[State, int, list[int]]] = []
        for _ in range(300):
            if state.over:
                break
            seat = state.actors[0]
            moves = state.legal(seat)
            kept.append((state.copy(), seat, moves))
            state.apply(seat, moves[rng.below(len(moves))])
        for copy, seat, moves in kept:
            assert copy.legal(seat) == moves
