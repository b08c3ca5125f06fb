"""PC-I1 to PC-I13 and the soundness of every memory, after every atom of random games."""

import hashlib

import pytest

from bakehouse import Rng
from bakehouse.games.pastry_chefs.game import PastryChefs
from bakehouse.games.pastry_chefs.play import State
from tests.games.pastry_chefs.invariants import check, check_step
from tests.games.pastry_chefs.table import small_deck

SETTINGS: list[dict[str, str | int]] = [
    {},
    {"redeal": "everyone", "first_player": "host", "next_start": "rotate", "games": 2},
    {"pass": "on", "move_to_discard": "off", "known_fail": "never"},
    {"known_fail": "always", "draw_blocks": "reveals_and_asks"},
    {"draw_blocks": "nothing", "deck_empty": "no_draw", "stall_turns": 40},
]


def play_and_check(game: PastryChefs, state: State, rng: Rng, cap: int = 1_500) -> None:
    check(game, state)
    for _ in range(cap):
        if state.over:
            break
        before = state.copy()
        seat = state.actors[0]
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
        check(game, state)
        check_step(before, state)


@pytest.mark.rule("PC-12", "PC-23", "PC-25", "PC-57", "PC-R22", "PC-R40", "PC-R49")
@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_random_games(game: PastryChefs, options: dict[str, str | int]) -> None:
    for seed in range(2):
        state = game.deal(4, seed, options)
        assert isinstance(state, State)
        play_and_check(game, state, Rng(seed))


def test_random_games_with_a_small_deck(game: PastryChefs) -> None:
    """With 20 cards the deck is reshuffled all the time."""
    deck = game.deck_text(small_deck(c1=3, c2=2, c3=2, d1=2, d2=3, d3=1, h1=2, h4=2, s2=2, s4=1))
    for seed in range(3):
        state = game.deal(4, seed, {"stall_turns": 60}, deck)
        assert isinstance(state, State)
        play_and_check(game, state, Rng(seed), 500)
        assert state.reshuffles > 3


@pytest.mark.slow
@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_many_random_games(game: PastryChefs, options: dict[str, str | int]) -> None:
    for seed in range(100, 130):
        state = game.deal(4, seed, options)
        assert isinstance(state, State)
        play_and_check(game, state, Rng(seed), 10_000)


def record(game: PastryChefs, seed: int) -> str:
    """A whole random game in notation, as one hash."""
    state = game.deal(4, seed)
    rng = Rng(seed)
    digest = hashlib.sha256()
    while not state.over:
        seat = state.actors[0]
        moves = state.legal(seat)
        move = moves[rng.below(len(moves))]
        digest.update(f"{game.seat_name(seat)}: {game.text(state, seat, move)}\n".encode())
        state.play(seat, move)
    digest.update(repr(state.outcome).encode())
    return digest.hexdigest()[:16]


@pytest.mark.scenario("PC-S50")
def test_equal_seeds_and_moves_give_equal_games(game: PastryChefs) -> None:
    """PC-I12."""
    assert record(game, 11) == record(game, 11)
    assert record(game, 11) != record(game, 12)


def test_whole_games_are_pinned(game: PastryChefs) -> None:
    """Behaviour does not drift unnoticed: a change of the rules bumps their version and these pins."""
    assert game.info.rules == 1
    assert [record(game, seed) for seed in (1, 2, 3)] == ["b47fb5d759e1982a", "74123f46239b3fc8", "a4eeba50f088b3e9"]
