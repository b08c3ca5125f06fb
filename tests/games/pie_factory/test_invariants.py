"""PF-I1 to PF-I13 and the truth of every memory, after every atom of random games."""

import pytest

from bakehouse import Rng
from bakehouse.games.pie_factory.game import MAX_DECISIONS, PieFactory
from tests.games.pie_factory.invariants import check

SETTINGS: list[dict[str, str | int]] = [
    {},
    {"max_pies": 2, "full_hand_draft": "discard_down"},
    {"max_pies": 5, "orientation": "at_placement"},
    {"discards": "face_down_stay_secret", "score_piles": "closed"},
    {"discards": "face_down_stay_secret", "max_pies": 2, "day_end": "deck_empty"},
    {"null_play": "forbid", "most_pies_tie": "all"},
]


def play_and_check(game: PieFactory, seats: int, seed: int, options: dict[str, str | int]) -> None:
    state = game.deal(seats, seed, options)
    rng = Rng(seed)
    decisions = 0
    while not state.over:
        check(game, state)
        seat = state.actors[0]
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
        decisions += 1
    check(game, state)
    assert options or decisions <= MAX_DECISIONS


@pytest.mark.rule("PF-3", "PF-53", "PF-R2", "PF-R3", "PF-R30", "PF-R37", "PF-R60")
@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_random_games(game: PieFactory, options: dict[str, str | int]) -> None:
    for seats in (2, 3, 4):
        play_and_check(game, seats, seats, options)


@pytest.mark.slow
@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_many_random_games(game: PieFactory, options: dict[str, str | int]) -> None:
    for seed in range(200 if not options else 40):
        play_and_check(game, 2 + seed % 3, 100 + seed, options)
