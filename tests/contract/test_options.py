"""Every option of every game: what may be done depends on the position alone."""

from bakehouse import Game, NotQuiet, Rng, State
from bakehouse.core.options import Option, Value
from tests.contract.driver import random_moves

DECISIONS = 200  # of a game with one changed option


def other_values(option: Option) -> list[Value]:
    """Values besides the default; of numbers the least and the most."""
    values: list[Value] = [*option.values]
    if option.least <= option.most:
        values += [option.least, option.most]
    return [value for value in values if value != option.default]


def written_and_read(game: Game, state: State) -> State | None:
    try:
        return game.position(game.write_position(state))
    except NotQuiet:
        return None


def check_what_is_offered(game: Game, state: State, rng: Rng) -> int:
    """The same position, written and read, and a world of the seat that is asked offer the same moves."""
    seat = state.actors[-1]
    legal = state.legal(seat)
    assert game.sample(game.view(state, seat), rng).legal(seat) == legal
    again = written_and_read(game, state)
    if again is None:
        return 0
    assert again.actors == state.actors
    assert again.legal(seat) == legal
    return 1


def test_nothing_outside_the_position_decides_what_is_legal(game: Game) -> None:
    seats = game.info.seats[1]
    for name, option in game.info.options.items():
        for value in other_values(option):
            written = 0
            deck = game.house_deck() if value == "custom" else None
            state = game.deal(seats, 61, {name: value}, deck)
            rng = Rng(7)
            for _ in random_moves(game, state, Rng(6), DECISIONS):
                written += check_what_is_offered(game, state, rng)
            assert written, f"{name}={value}: no position was written"
