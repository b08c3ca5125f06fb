"""Moves and positions as text, both ways."""

import re

import pytest

import bakehouse
from bakehouse import SPECTATOR, Game, IllegalMove, MoveError, NotQuiet, Rng, State
from tests.contract.driver import audiences, chains, fingerprint, random_moves, seat_counts


def test_every_played_move_reads_back(game: Game) -> None:
    for seats in seat_counts(game):
        state = game.deal(seats, 31)
        for seat, atoms in random_moves(game, state, Rng(seats), 500):
            text = game.text(state, seat, atoms)
            assert "??" not in text
            assert game.read(state, seat, text) == atoms
            assert game.read(state, seat, f" {game.seat_name(seat)}:  {text} ") == atoms


def test_every_legal_move_has_its_own_text(game: Game) -> None:
    state = game.deal(game.info.seats[0], 32)
    for number, _ in enumerate(random_moves(game, state, Rng(5), 400)):
        if number % 9 == 0:
            for seat in state.actors:
                options = list(chains(state, seat, 60))
                texts = [game.text(state, seat, atoms) for atoms in options]
                assert len(set(texts)) == len(texts)
                assert [game.read(state, seat, text) for text in texts] == options


def test_words_after_a_complete_move_are_refused_for_what_they_say(game: Game) -> None:
    """Not because the seat is asked nothing more (BH-1), or the game is over (BH-4), once the move is made."""
    refused = 0
    for seats in seat_counts(game):
        state = game.deal(seats, 39)
        rng = Rng(seats)
        words: list[str] = []  # of the moves so far: codes, numbers, verbs
        for seat, atoms in random_moves(game, state, Rng(seats), 400):
            text = game.text(state, seat, atoms)
            words += [word for word in re.split("[ ,]", text) if word not in words]
            for glue in (" ", ","):
                line = text + glue + words[rng.below(len(words))]
                rule = _refusal_of(game, state, seat, line)
                assert rule not in ("BH-1", "BH-4"), line
                refused += rule != ""
    assert refused > 100


def _refusal_of(game: Game, state: State, seat: int, line: str) -> str:
    """The rule that forbids it, "no move" if it is none, nothing if it is a move."""
    try:
        game.read(state, seat, line)
    except IllegalMove as error:
        return error.rule
    except MoveError:
        return "no move"
    return ""


def test_a_viewer_reads_no_more_than_the_full_text(game: Game) -> None:
    state = game.deal(game.info.seats[1], 33)
    for seat, atoms in random_moves(game, state, Rng(6), 500):
        full = game.text(state, seat, atoms)
        assert game.text(state, seat, atoms, viewer=seat) == full
        for viewer in [SPECTATOR, *range(state.seats)]:
            seen = game.text(state, seat, atoms, viewer=viewer)
            assert seen == full or "??" in seen


def test_positions_round_trip(game: Game) -> None:
    written = 0
    for seats in seat_counts(game):
        state = game.deal(seats, 34)
        for number, _ in enumerate(random_moves(game, state, Rng(seats), 500)):
            try:
                text = game.write_position(state)
            except NotQuiet:
                continue
            if number % 3 == 0:
                again = game.position(text)
                assert game.write_position(again) == text
                assert fingerprint(game, again) == fingerprint(game, state)
                written += 1
    assert written > 10


def test_a_position_is_not_written_inside_a_chain(game: Game) -> None:
    refused = 0
    state = game.deal(game.info.seats[0], 35)
    for seat, atoms in random_moves(game, state, Rng(8), 600):
        if len(atoms) > 1:
            trial = state.copy()
            trial.apply(seat, atoms[0])
            with pytest.raises(NotQuiet):
                game.write_position(trial)
            refused += 1
    assert refused > 3


def test_bad_positions_name_their_line(game: Game) -> None:
    state = game.deal(game.info.seats[0], 36)
    text = game.write_position(state)
    for bad in ("nonsense", "no such key: 1", "turn: nobody", text.splitlines()[1]):
        with pytest.raises(bakehouse.PositionError) as error:
            game.position(text + bad)
        assert str(error.value).startswith("line ")


def test_labels_targets_and_pictures_exist(game: Game) -> None:
    state = game.deal(game.info.seats[0], 37)
    for number, _ in enumerate(random_moves(game, state, Rng(9), 400)):
        if number % 5 == 0:
            for seat in audiences(state):
                view = game.view(state, seat)
                assert game.prompt(view)
                assert game.picture(view)
                targets = [(str(game.label(view, move)), game.target(view, move)) for move in view.legal]
                assert len(set(targets)) == len(targets)
                assert all(":" in target for _, target in targets)
