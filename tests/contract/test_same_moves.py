"""With every value of every option, a position read back and a sampled world offer the moves that the state offers.

Otherwise something that decides what is legal would be missing from the position or from the view.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice

import pytest

import bakehouse
from bakehouse import Game, NotQuiet, OptionError, Rng, State
from bakehouse.core.options import Option, Value
from tests.contract.driver import random_chain, random_moves

STATES = 20
SEED = 958  # its first game of Pie Contest offered a move because of something that was in no position (CO-R19)


def values_of(option: Option) -> list[Value]:
    """Every word, and the ends of the range of numbers."""
    numbers = sorted({option.least, option.most}) if option.least <= option.most else []
    return [*option.values, *numbers]


CHOICES = [
    pytest.param(slug, option.name, value, id=f"{slug} {option.name}={value}")
    for slug in bakehouse.games()
    for option in bakehouse.game(slug).info.options.values()
    for value in values_of(option)
]


def deal(game: Game, seed: int, option: str, value: Value) -> State:
    """Some values want a full table, and some a deck that is handed in."""
    try:
        return game.deal(game.info.usual_seats, seed, {option: value})
    except OptionError:
        deck = game.house_deck() if value == "custom" else None
        return game.deal(game.info.seats[1], seed, {option: value}, deck)


def assert_same_moves(state: State, other: State, seat: int, atoms: list[int]) -> None:
    """At the beginning of this decision, and after each of its atoms."""
    state, other = state.trial(), other.trial()
    for atom in atoms:
        assert other.legal(seat) == state.legal(seat)
        state.apply(seat, atom)
        other.apply(seat, atom)


def quiet_states(game: Game, option: str, value: Value) -> Iterator[State]:
    """The states of random games, one game after the other, in which a position can be written."""
    for seed in count(SEED):
        state = deal(game, seed, option, value)
        assert state.table_options[option] == value
        for _ in random_moves(game, state, Rng(seed)):
            if is_quiet(game, state):
                yield state


def is_quiet(game: Game, state: State) -> bool:
    try:
        game.write_position(state)
    except NotQuiet:
        return False
    return True


@pytest.mark.parametrize(("slug", "option", "value"), CHOICES)
@pytest.mark.parametrize("stride", [1, 9], ids=["how games begin", "whole games"])
def test_positions_and_worlds_offer_the_same_moves(slug: str, option: str, value: Value, stride: int) -> None:
    game = bakehouse.game(slug)
    rng = Rng(SEED)
    for state in islice(quiet_states(game, option, value), 0, STATES * stride, stride):
        for seat in state.actors:
            atoms = random_chain(state, seat, rng)
            assert_same_moves(state, game.position(game.write_position(state)), seat, atoms)
            assert_same_moves(state, game.sample(game.view(state, seat), rng), seat, atoms)
