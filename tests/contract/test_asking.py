"""What can be clicked, and the rule behind every question."""

from bakehouse import Game, Rng, State
from tests.contract.driver import random_moves, seat_counts

PLACES = 37  # all atoms are checked once in this many decisions


def look_at_all_atoms(game: Game, state: State, seat: int) -> None:
    view = game.view(state, seat, known=False)
    for atom in range(state.move_space):
        target = game.target(view, atom)
        assert ":" in target or (not target and atom not in view.legal), atom


def test_every_atom_has_a_thing_to_click_or_none(game: Game) -> None:
    for seats in seat_counts(game):
        state = game.deal(seats, 81)
        for number, (seat, atoms) in enumerate(random_moves(game, state, Rng(seats), 500)):
            if number % PLACES == 0:
                trial = state.copy()
                for atom in atoms:
                    look_at_all_atoms(game, trial, seat)
                    trial.apply(seat, atom)


def test_every_question_has_its_rule(game: Game) -> None:
    """Also in the middle of a chain, and whatever was clicked."""
    named = set()
    for seats in seat_counts(game):
        state = game.deal(seats, 82)
        for seat, atoms in random_moves(game, state, Rng(seats), 600):
            trial = state.copy()
            for atom in atoms:
                view = game.view(trial, seat, known=False)
                for target in ("", "nonsense", *(game.target(view, move) for move in view.legal[:3])):
                    named.add(game.asks(view, target))
                trial.apply(seat, atom)
    assert named <= set(game.rules.own)
    assert len(named) > 3


def test_not_now_is_told_by_what_is_asked(game: Game) -> None:
    state = game.deal(game.info.seats[0], 83)
    view = game.view(state, state.actors[0], known=False)
    assert game.telling(view, "BH-2") == game.asks(view)
    assert game.telling(view, "BH-3") == "BH-3"
