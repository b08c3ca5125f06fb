"""Random games: every invariant after every decision (CH-I1 to CH-I12)."""

from __future__ import annotations

import pytest

from bakehouse import Rng, playout
from bakehouse.games.cheflebrity import GAME
from bakehouse.games.cheflebrity.play import State
from tests.games.cheflebrity.invariants import check, check_step
from tests.games.cheflebrity.table import match

EVERY_OPTION: list[dict[str, str | int]] = [
    {},
    {"step_order": "book", "swap_draw": "optional", "trade_offers": 1, "zero_bonus": "on", "trade_counters": 0},
    {"step_order": "guide", "takeback": "forbid", "windows": "lite", "trade_sizes": "equal_only", "trade_cards": 3},
    {"save_scope": "owner_only", "sg_filling": "no_kind", "trade_offers": 0, "quality_bonus": "average"},
    {"self_cancel": "forbid", "trade_sizes": "one_for_one", "final_turns": "finish_round", "trade_offers": 3},
    {"trade_offers": "unlimited", "trade_counters": "unlimited"},
    {"covered_tart": "neither", "extra_bonuses": "pumpkin+desserts", "pie_bonus_scope": "pies_and_tarts"},
]


def play_and_check(state: State, seed: int, decisions: int, every: int = 1) -> None:
    rng = Rng(seed)
    for number in range(decisions):
        if state.over:
            return
        before = state.copy()
        seat = state.actors[rng.below(len(state.actors))]
        moves = state.legal(seat)
        state.apply(seat, moves[rng.below(len(moves))])
        check_step(before, state)
        if number % every == 0:
            check(GAME, state)


@pytest.mark.parametrize("options", EVERY_OPTION)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_invariants(options: dict[str, str | int], seats: int) -> None:
    play_and_check(match(seats, 100 + seats, **options).state, seats, 500)


@pytest.mark.rule("CH-R77", "CH-85")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_game(seats: int) -> None:
    state = match(seats, 7, trade_offers=1).state
    first = state.left
    play_and_check(state, seats, 20_000, every=9)
    assert state.over
    assert -(-first // 2) + seats - 1 <= state.turns <= first + seats - 1


@pytest.mark.rule("CH-R53", "CH-R81")
def test_games_end_without_limits_on_trades() -> None:
    """At random somebody ends the turn sooner or later."""
    for seats in (2, 5):
        state = match(seats, 7, trade_offers="unlimited", trade_counters="unlimited").state
        playout(state, Rng(seats))
        assert state.over


@pytest.mark.slow
def test_two_hundred_games() -> None:
    for seed in range(200):
        state = match(2 + seed % 4, seed).state
        play_and_check(state, seed, 60_000, every=7)
        assert state.over
