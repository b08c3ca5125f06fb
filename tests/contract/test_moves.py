"""Legal moves are non-empty, ascending and unique, and every one applies; everything else is refused with a rule."""

import pytest

from bakehouse import Game, IllegalMove, InvalidMove, Rng, State
from tests.contract.driver import audiences, bytes_for, fingerprint, random_moves, seat_counts


def test_legal_lists(game: Game) -> None:
    for seats in seat_counts(game):
        state = game.deal(seats, 11)
        for _ in random_moves(game, state, Rng(seats), 600):
            assert state.actors
            for seat in range(seats):
                moves = state.legal(seat)
                assert moves == sorted(set(moves))
                assert bool(moves) == (seat in state.actors)
                assert all(0 <= move < state.move_space for move in moves)
        if state.over:
            assert state.actors == []
            assert all(state.legal(seat) == [] for seat in range(seats))


def test_random_moves_are_drawn_from_the_legal_list(game: Game) -> None:
    """A game may draw a move without making the list; it has to be the same one, with one number of the generator."""
    for seats in seat_counts(game):
        state = game.deal(seats, 14)
        for number, _ in enumerate(random_moves(game, state, Rng(seats), 400)):
            for seat in state.actors:
                moves = state.legal(seat)
                for seed in range(4):
                    listed, drawn = Rng(number + seed), Rng(number + seed)
                    assert state.random_move(seat, drawn) == moves[listed.below(len(moves))]
                    assert drawn.next_seed() == listed.next_seed()


def test_every_legal_move_applies(game: Game) -> None:
    state = game.deal(game.info.seats[1], 12)
    for number, _ in enumerate(random_moves(game, state, Rng(3), 500)):
        if number % 7 == 0:
            for seat in state.actors:
                for move in state.legal(seat):
                    state.copy().play(seat, move)


def refusals(state: State, rng: Rng) -> list[tuple[int, int]]:
    """Moves that must be refused: of other seats, of other steps, out of range, at random."""
    tries = [(seat, 0) for seat in range(-1, state.seats + 1) if seat not in state.actors]
    for seat in state.actors:
        legal = set(state.legal(seat))
        numbers = [-1, -(2**40), state.move_space, 2**40, *(rng.below(state.move_space) for _ in range(12))]
        tries += [(seat, move) for move in numbers if move not in legal]
    return tries


@pytest.mark.rule("BH-1", "BH-2", "BH-3")
def test_refused_with_a_known_rule_and_nothing_changed(game: Game) -> None:
    state = game.deal(game.info.seats[0], 13)
    rng = Rng(4)
    named = set()
    for number, _ in enumerate(random_moves(game, state, rng, 700)):
        if number % 5:
            continue
        before = fingerprint(game, state)
        for seat, move in refusals(state, rng):
            with pytest.raises(IllegalMove) as refused:
                state.play(seat, move)
            assert refused.value.rule in game.rules
            named.add(refused.value.rule)
        assert fingerprint(game, state) == before
    assert {"BH-1", "BH-2", "BH-3"} <= named


@pytest.mark.rule("BH-4")
def test_nothing_more_when_it_is_over(game: Game) -> None:
    for seed in range(40):
        state = game.deal(game.info.seats[0], seed)
        for _ in random_moves(game, state, Rng(seed), 20_000):
            pass
        if state.over:
            break
    assert state.over
    outcome = state.outcome
    assert outcome is not None
    assert len(outcome.scores) == state.seats
    assert all(0 <= state.reward(seat) <= 1 for seat in range(state.seats))
    with pytest.raises(IllegalMove) as refused:
        state.play(0, 0)
    assert refused.value.rule == "BH-4"
    for seat in audiences(state):
        assert bytes_for(game, state, seat)


def test_nonsense_is_no_move(game: Game) -> None:
    state = game.deal(game.info.seats[0], 1)
    for text in ("", " ", "fly", "…", "move", "\0", "a" * 10_000, "draw draw", "x" * 50, "-1", "💥"):
        with pytest.raises(InvalidMove):
            game.read(state, state.actors[0], text)


def test_defaults_are_legal(game: Game) -> None:
    """A seat whose time is up gets a whole legal move, always."""
    state = game.deal(game.info.seats[1], 21)
    for _ in range(150):
        if state.over:
            break
        seat = state.actors[-1]
        atoms = game.default(state, seat)
        for atom in atoms:
            state.play(seat, atom)
        assert not state.pending(seat)


def test_defaults_fit_any_question(game: Game) -> None:
    state = game.deal(game.info.seats[0], 22)
    for _ in random_moves(game, state, Rng(9), 600):
        for seat in state.actors:
            trial = state.copy()
            for atom in game.default(state, seat):
                trial.play(seat, atom)
            assert trial.over or not trial.pending(seat)
