"""OpenSpiel's own tests and players on the games, and what a resampled state may differ in."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import numpy as np
import pytest

from tests.adapters.tables import tables

pytest.importorskip("pyspiel")

import pyspiel
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from bakehouse.adapters.openspiel import GAMES

NAMES = {kind.slug: f"bakehouse_{kind.slug.replace('-', '_')}" for kind in GAMES}
SHORT = "bakehouse_pastry_chefs(deals=3,options=stall_turns:4)"
PINNED = "24ef84283b018f504a87e864170a707b5e4e6c1f37f122b7a53128a80827b4c4"


def advanced(game: Any, moves: int, seed: int) -> Any:
    """A state after this many random moves, or less."""
    rng = np.random.default_rng(seed)
    state = game.new_initial_state()
    for _ in range(moves):
        following = state.child(rng.choice(state.legal_actions()))
        if following.is_terminal():
            break
        state = following
    return state


def test_a_short_game_passes_the_simulation() -> None:
    pyspiel.random_sim_test(pyspiel.load_game(SHORT), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@tables(NAMES)
def test_every_game_passes_the_simulation(environment: str, seats: int) -> None:
    game = pyspiel.load_game(environment, {"players": seats})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@tables(NAMES)
def test_a_resampled_state_looks_the_same_to_its_player(environment: str, seats: int) -> None:
    game = pyspiel.load_game(environment, {"players": seats, "deals": 5})
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for moves in (1, 5, 14, 30, 60):
        state = advanced(game, moves, seed=seats + moves)
        player = state.current_player()
        other = state.resample_from_infostate(player, sampler)
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)


def test_a_clone_goes_its_own_way() -> None:
    game = pyspiel.load_game(SHORT)
    state = advanced(game, 6, seed=1)
    before = [state.information_state_string(player) for player in range(4)]
    clone = state.clone()
    assert [clone.information_state_string(player) for player in range(4)] == before
    clone.apply_action(clone.legal_actions()[0])
    assert [state.information_state_string(player) for player in range(4)] == before
    assert clone.history() != state.history()


def test_an_information_state_remembers_what_an_observation_does_not() -> None:
    game = pyspiel.load_game(SHORT)
    state = advanced(game, 12, seed=3)
    player = state.current_player()
    remembered = state.information_state_string(player)
    assert remembered.endswith(state.observation_string(player))
    assert len(remembered) > len(state.observation_string(player))


def test_searches_play() -> None:
    game = pyspiel.load_game(SHORT)
    state = advanced(game, 3, seed=4)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    plain = mcts.MCTSBot(game, uct_c=1.4, max_simulations=3, evaluator=evaluator, random_state=rng)
    assert plain.step(state) in state.legal_actions()
    informed = ismcts.ISMCTSBot(
        game=game,
        evaluator=evaluator,
        uct_c=1.4,
        max_simulations=3,
        max_world_samples=-1,
        random_state=rng,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        use_observation_string=False,
        allow_inconsistent_action_sets=True,
        child_selection_policy=ismcts.ChildSelectionPolicy.PUCT,
    )
    assert informed.step(state) in state.legal_actions()


def test_the_playthrough_is_the_pinned_one() -> None:
    """All that OpenSpiel writes down about one game, 3,709 lines: another digest means another game."""
    text = generate_playthrough.playthrough(SHORT, None, seed=1)
    assert sha256(text.encode()).hexdigest() == PINNED
