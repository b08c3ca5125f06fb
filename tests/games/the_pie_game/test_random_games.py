"""Random games: every invariant after every decision, the same games always, the same in every order of asking."""

import hashlib

import pytest

from bakehouse import Rng
from bakehouse.core.chance import Script
from bakehouse.core.log import CHANCE
from bakehouse.games.the_pie_game import GAME
from bakehouse.games.the_pie_game.play import State
from tests.games.the_pie_game.invariants import check_house_deck, check_invariants, check_memory
from tests.games.the_pie_game.table import HOUSE, match

EVERY_OPTION: list[dict[str, str | int]] = [
    {},
    {"deck": "gentle", "target_pies": 1, "first_dealer": 1},
    {"natural_pie": "own_first_turn", "fudge_turnup": "replace", "trade": "blind_draw"},
    {"natural_pie": "redeal", "fudge_pickup": "forbidden", "trade": "offer_first", "stall_laps": 1},
    {"put_back": "forbidden", "lose_turn_choice": "free", "bake_when": "own_turn", "stall_laps": "off"},
    {"lose_turn_cost": "single", "bake_when": "own_turn", "natural_pie": "own_first_turn", "first_dealer": "seat0"},
]


def play_and_check(state: State, seed: int, decisions: int) -> None:
    rng = Rng(seed)
    for _ in range(decisions):
        if state.over:
            return
        before = state.copy()
        seat = state.actors[rng.below(len(state.actors))]
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
        check_invariants(state, before)
        check_memory(state)


@pytest.mark.parametrize("options", EVERY_OPTION)
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_invariants(options: dict[str, str | int], seats: int) -> None:
    state = match(seats, 100 + seats, **options).state
    check_invariants(state)
    play_and_check(state, seats, 400)


def test_the_house_deck() -> None:
    check_house_deck(HOUSE)


@pytest.mark.slow
def test_many_random_games() -> None:
    for seed in range(60):
        state = match(2 + seed % 7, seed, **EVERY_OPTION[seed % len(EVERY_OPTION)]).state
        play_and_check(state, seed, 4_000)


@pytest.mark.parametrize("options", EVERY_OPTION)
def test_a_game_is_replayed_without_its_seed(options: dict[str, str | int]) -> None:
    """PG-I16: every draw and shuffle uses a named stream, once, and nothing else."""
    state = match(3, 31, **{**options, "target_pies": 1}).state
    moves: list[tuple[int, int]] = []
    rng = Rng(8)
    while not state.over and len(moves) < 1_500:
        seat = state.actors[0]
        legal = state.legal(seat)
        moves.append((seat, legal[rng.below(len(legal))]))
        state.apply(*moves[-1])
    luck = [entry for entry in state.all_entries() if entry.kind == CHANCE]
    outcomes = {entry.name: [int(card) for card in entry.cards] for entry in luck}
    assert len(outcomes) == len(luck)
    again = GAME.deal_with(3, Script(outcomes), {**options, "target_pies": 1})
    for seat, move in moves:
        again.play(seat, move)
    for viewer in (None, 0, 1, 2):
        assert GAME.view(again, viewer) == GAME.view(state, viewer)
        assert GAME.events(again, 0, viewer) == GAME.events(state, 0, viewer)


def game_hash(seats: int, seed: int) -> str:
    """A whole random game as text, what a spectator hears of it, and how it stood after 2,000 decisions."""
    state = match(seats, seed, target_pies=2).state
    rng = Rng(seed)
    digest = hashlib.sha256()
    for _ in range(2_000):
        if state.over:
            break
        seat = state.actors[0]
        moves = state.legal(seat)
        move = moves[rng.below(len(moves))]
        digest.update(f"{seat}: {GAME.text(state, seat, move)}\n".encode())
        state.apply(seat, move)
    for event in GAME.events(state):
        digest.update(f"{event.number} {event.kind} {event.seat} {event.cards}\n".encode())
    digest.update(str(GAME.view(state, None).pies).encode())
    return digest.hexdigest()[:16]


@pytest.mark.parametrize(
    ("seats", "seed", "pinned"),
    [(2, 1, "d9b630425167cdac"), (3, 2, "7e22cdc4d515edbd"), (4, 3, "bd618555b23dd19a"), (8, 4, "865dbdfb12399748")],
)
def test_pinned_games(seats: int, seed: int, pinned: str) -> None:
    """PG-I16: the same seed and decisions give the same game; a change here is a new version of the rules."""
    assert game_hash(seats, seed) == pinned
