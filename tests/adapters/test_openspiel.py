"""OpenSpiel's own tests and players on the games, and what a resampled state may differ in."""

from __future__ import annotations

import json
import unittest
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.adapters.tables import tables

pytest.importorskip("pyspiel")

import pyspiel
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

import bakehouse
from bakehouse.adapters.openspiel import GAMES, BakehouseGame, quoted
from bakehouse.bots import answer
from examples.cfr import POSITION

NAMES = {kind.slug: f"bakehouse_{kind.slug.replace('-', '_')}" for kind in GAMES}
# Pie Factory with one turn left, and nothing to draw.
LAST_TURN = "\n".join(
    [
        "seats: 2",
        "day: 2",
        "round: 16",
        "order: A B",
        "turn: B",
        "line: C08 T32 C05 C13",
        "discard: C01 C02 C06 C07 F12 F17 T27 T30 T34 T35 T38 T40 T42 T45",
        "deck:",
        "hand A: T41",
        "score A: C04 F16 F20 F22 F23 F24 F26 F29 F31 F36 T44 T47",
        "hand B: T43",
        "pies B: [C11] [C09] [T37V, F10]",
        "score B: F14 F15 F18 F19 F21 F25 F28 F33 T39 T46",
    ]
)
SHORT = "bakehouse_pastry_chefs(deals=3,options=stall_turns:4)"
ENDINGS = Path(__file__).parent / "endings"
PLAYTHROUGHS = {
    "cheflebrity": "98160552a5b907dd2459617e953c72d60e0988bae73c62b9c231194e1a7257b0",
    "pastry-chefs": "9e7503ce01e6a3a0daba8e55225670e1b425c7b8ff064ca409da351572fa8963",
    "pie-contest": "3b11a9916834aac560617e52a718c3b49858c6c3127546d93c21ac1c1f551ff1",
    "pie-factory": "0ab329692ddc8de19a8d44bcfdc11b36d4b4b886a5ffda6841fdaa8338cc3574",
    "the-pie-game": "0e8d1f9b52a73ad434899feca53acf6ff09a27bcc7fb42a59e6b17f039f741b1",
}


class ShortEvaluator(mcts.Evaluator):  # type: ignore[misc]
    """Random moves, but not to the end of a game that may have none."""

    def __init__(self, limit: int = 2_000) -> None:
        self.rng = np.random.default_rng(1)
        self.limit = limit

    def evaluate(self, state: Any) -> Any:
        working = state.clone()
        for _ in range(self.limit):
            if working.is_terminal():
                break
            working.apply_action(self.rng.choice(working.legal_actions()))
        return np.array(working.returns())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


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


def near_the_end(slug: str, seats: int, seed: int = 16) -> str:
    """The last turn but two of a game between medium bots."""
    game = bakehouse.game(slug)
    state = game.deal(seats, seed)
    bots = [bakehouse.bot("quick", game, seed=seat) for seat in range(seats)]
    positions = []
    while not state.over:
        with suppress(bakehouse.NotQuiet):
            positions.append(game.write_position(state))
        seat = state.actors[0]
        state.apply(seat, answer(bots[seat], game, state, seat))
    return quoted(positions[-3])


def ran(case: type[unittest.TestCase], **attributes: Any) -> int:
    """Run OpenSpiel's tests of one class on one game; how many there are."""
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(type("OfAGame", (case,), attributes))
    result = unittest.TestResult()
    suite.run(result)
    assert not result.failures + result.errors, result
    return result.testsRun


def test_a_short_game_passes_the_simulation() -> None:
    pyspiel.random_sim_test(pyspiel.load_game(SHORT), num_sims=1, serialize=True, verbose=False)


# The Pie Game has no bound: with random moves its end takes a minute.
@tables({slug: name for slug, name in NAMES.items() if slug != "the-pie-game"}, long=True)
def test_the_end_of_every_game_passes_the_simulation(environment: str, seats: int) -> None:
    slug = environment.removeprefix("bakehouse_").replace("_", "-")
    game = pyspiel.load_game(environment, {"players": seats, "deals": 3, "position": near_the_end(slug, seats)})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@tables(NAMES)
def test_every_game_passes_the_simulation(environment: str, seats: int) -> None:
    game = pyspiel.load_game(environment, {"players": seats})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@tables(NAMES)
def test_every_game_passes_the_simulation_in_python(environment: str, seats: int) -> None:
    """At most a thousand actions, with clones, and with states and games written down and read again."""
    np.random.seed(seats)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(environment, {"players": seats, "deals": 5}))


@tables(NAMES)
def test_every_game_passes_the_tests_of_the_interface(environment: str, seats: int) -> None:
    game = pyspiel.load_game(environment, {"players": seats, "deals": 5})
    assert ran(api_test.EnforceAPIOnPartialTreeBase, game=game, game_name=environment) == 5


@pytest.mark.parametrize(
    ("name", "parameters", "states", "information_sets"),
    [
        ("bakehouse_pastry_chefs", {"deals": 2, "position": quoted(POSITION)}, (1, 2222, 4516), 2077),
        ("bakehouse_pie_factory", {"players": 2, "deals": 2, "position": quoted(LAST_TURN)}, (1, 12, 22), 6),
    ],
)
def test_whole_trees_pass_the_tests_of_the_interface(
    name: str,
    parameters: dict[str, Any],
    states: tuple[int, int, int],
    information_sets: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Perfect recall, strings and tensors of information sets, legal actions, in every state of a game."""
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, name, states)  # chance, playable, terminal
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, name, information_sets)
    game = pyspiel.load_game(name, parameters)
    assert ran(api_test.EnforceAPIOnFullTreeBase, game=game, game_name=name) == 8


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


@tables(NAMES)
def test_tensors_tell_information_states_apart(environment: str, seats: int) -> None:
    game = pyspiel.load_game(environment, {"players": seats, "deals": 5})
    tensors: dict[str, list[float]] = {}
    rng = np.random.default_rng(seats)
    for _ in range(4):
        state = game.new_initial_state()
        for _ in range(40):
            state.apply_action(rng.choice(state.legal_actions()))
            if state.is_terminal():
                break
            for player in range(seats):
                text, tensor = state.information_state_string(player), state.information_state_tensor(player)
                assert tensors.setdefault(text, tensor) == tensor
    assert len({tuple(tensor) for tensor in tensors.values()}) == len(tensors) > 100


def test_an_information_state_counts_what_was_heard_and_done() -> None:
    game = pyspiel.load_game(SHORT)
    state = game.new_initial_state()
    done = []
    for action in of_bots(game):
        if state.current_player() == 1:
            done.append(action)
        state.apply_action(action)
    observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, 1)
    assert observer.dict["done"].tolist() == [done.count(action) for action in range(game.num_distinct_actions())]
    heard = [line for line in state.information_state_string(1).splitlines()[:-1] if line.startswith("{")]
    assert observer.dict["heard"].sum() == len(heard) > 10
    assert sum('"ended"' in line for line in heard) == 1


def test_what_everybody_sees_and_what_only_the_player_sees() -> None:
    game = pyspiel.load_game(SHORT)
    state = advanced(game, 6, seed=2)
    hand = state.played.game.view(state.played.state, 2).hand
    public = make_observation(
        game, pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    private = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, public_info=False))
    assert [public.string_from(state, player) for player in range(4)] == [public.string_from(state, 0)] * 4
    assert json.loads(public.string_from(state, 2))["hand"] == []
    assert json.loads(private.string_from(state, 2))["hand"] == hand
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    assert make_observation(game, everything) is None


@pytest.mark.parametrize("kind", GAMES)
def test_the_sum_of_the_rewards(kind: type[BakehouseGame]) -> None:
    """What the registered type promises."""
    slug = kind.slug
    for seats in {*bakehouse.game(slug).info.seats}:
        for played in bakehouse.playouts(bakehouse.game(slug), seats, range(20), limit=20_000):
            if played.outcome is not None and kind.total is not None:
                assert sum(played.rewards) == pytest.approx(kind.total)


@tables(NAMES, long=True)
def test_searches_play(environment: str, seats: int) -> None:
    slug = environment.removeprefix("bakehouse_").replace("_", "-")
    game = pyspiel.load_game(environment, {"players": seats, "deals": 3, "position": near_the_end(slug, seats)})
    state = advanced(game, 1, seed=4)
    rng = np.random.RandomState(1)
    evaluator = ShortEvaluator()
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


def of_bots(game: Any) -> list[int]:
    """The actions of a game between quick bots, the number of its deal first."""
    state = game.new_initial_state()
    state.apply_action(0)
    played = state.played
    bots = [bakehouse.bot("quick", played.game, seed=seat) for seat in range(game.num_players())]
    while not state.is_terminal():
        seat = state.current_player()
        state.apply_action(answer(bots[seat], played.game, played.state, seat))
    return list(state.history())


@pytest.mark.parametrize(("slug", "pinned"), PLAYTHROUGHS.items(), ids=PLAYTHROUGHS)
def test_the_playthroughs_are_the_pinned_ones(slug: str, pinned: str) -> None:
    """All that OpenSpiel writes down about the end of a game (a position, and actions from there), up to 6,500 lines:
    another digest means another game."""
    position, _, actions = (ENDINGS / f"{slug}.txt").read_text("utf-8").partition("\n\n")
    seats = bakehouse.game(slug).info.usual_seats
    name = f"{NAMES[slug]}(players={seats},deals=1,position={quoted(position)})"
    text = generate_playthrough.playthrough(name, [int(action) for action in actions.split()])
    assert sha256(text.encode()).hexdigest() == pinned
