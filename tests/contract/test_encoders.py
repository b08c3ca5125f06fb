"""Observations as numbers: they follow from a seat's View, and each field is where and what its table says."""

from collections.abc import Iterator

import pytest

from bakehouse import Game, OptionError, Rng, State
from bakehouse.core.encoder import Encoder
from bakehouse.games import FOLDERS


def encoder_of(game: Game, seats: int) -> Encoder:
    """Our games all have one; those of other packages need none."""
    if game.info.slug not in FOLDERS:
        pytest.skip(f"{game.info.title} has no observations as numbers")
    return game.encoder(game.deal(seats, 0))


def positions(game: Game, seats: int, seed: int, every: int, most: int) -> Iterator[State]:
    """States of a random game, some in the middle of a chain."""
    state = game.deal(seats, seed)
    rng = Rng(seed)
    for number in range(most):
        if state.over:
            break
        if number % every == 0:
            yield state
        actors = state.actors
        seat = actors[rng.below(len(actors))]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    yield state


def test_a_world_drawn_from_a_view_is_encoded_to_the_same_numbers(game: Game) -> None:
    least, most = game.info.seats
    for seats in {least, most}:
        encoder = encoder_of(game, seats)
        rng = Rng(seats)
        for state in positions(game, seats, seed=seats, every=17, most=700):
            for seat in range(seats):
                world = game.sample(game.view(state, seat), rng)
                seen = encoder.numbers(state, seat)
                drawn = encoder.numbers(world, seat)
                differing = [f.name for f in encoder.fields if seen[f.slice] != drawn[f.slice]]
                assert not differing, (seats, seat, state.number)


def test_the_fields_say_what_the_view_says(game: Game) -> None:
    seats = game.info.usual_seats
    encoder = encoder_of(game, seats)
    fields = {field.name: field for field in encoder.fields}
    codes = game.deal(seats, 0).table_deck.codes
    for state in positions(game, seats, seed=5, every=11, most=600):
        for seat in range(seats):
            view = game.view(state, seat)
            numbers = encoder.numbers(state, seat)
            assert numbers[fields["seat"].slice] == [int(other == seat) for other in range(seats)]
            assert numbers[fields["asked"].slice] == [int(other in view.asked) for other in range(seats)]
            hand = numbers[fields["hand"].slice]
            assert hand == [view.hand.count(code) for code in codes[: len(hand)]]  # type: ignore[attr-defined]
            assert numbers[fields["hand_sizes"].slice] == view.hand_sizes  # type: ignore[attr-defined]
            pending = numbers[fields["pending"].slice]
            if view.legal:
                assert pending == [view.pending.count(move) for move in range(state.move_space)]


def test_the_fields_fill_the_observation(game: Game) -> None:
    encoder = encoder_of(game, game.info.usual_seats)
    end = 0
    for field in encoder.fields:
        assert field.start == end
        assert field.size > 0
        end += field.size
    assert end == encoder.size


def test_nothing_is_written_beside_the_own_place(game: Game) -> None:
    from bakehouse.core.native import i16, vec

    seats = game.info.usual_seats
    encoder = encoder_of(game, seats)
    for state in positions(game, seats, seed=9, every=3, most=300):
        for seat in range(seats):
            out = vec[i16]([0] * (3 * encoder.size))
            encoder.write(state, seat, out, encoder.size)
            assert list(out)[encoder.size : 2 * encoder.size] == encoder.numbers(state, seat)
            assert not any(list(out)[: encoder.size] + list(out)[2 * encoder.size :])


def test_a_field_that_nobody_writes_is_refused() -> None:
    from bakehouse.core.layout import Layout

    layout = Layout("bakehouse.games.pastry_chefs", seats=4, moves=106, kinds=16)
    with pytest.raises(ValueError, match="hand_sizes"):
        layout.done()


def test_a_game_without_a_table_of_fields_says_so() -> None:
    import bakehouse
    from bakehouse.core.game import Game as CoreGame

    game = bakehouse.game("pastry-chefs")
    with pytest.raises(OptionError, match="Pastry Chefs has no observations as numbers"):
        CoreGame.encoder(game, game.deal(4, 0))


def test_the_page_of_the_fields_is_up_to_date() -> None:
    from tools.observation_fields import PAGE, page

    assert PAGE.read_text("utf-8") == page(), "python tools/observation_fields.py writes it"
