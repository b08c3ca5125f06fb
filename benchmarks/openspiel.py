"""OpenSpiel's card games, measured like ours: hearts, crazy_eights and gin_rummy.

Stepping counts decisions; chance nodes are paid for but not counted. Inside rollouts, all in C++, every node counts.
"""

from __future__ import annotations

import random
from typing import Any

from benchmarks.choosing import random_numbers
from benchmarks.clock import Work

GAMES = ("hearts", "crazy_eights", "gin_rummy")
SEARCHED = ("hearts", "gin_rummy")  # crazy_eights has no information states
SIMULATIONS = 500  # of one search
SEARCHES, ROLLOUTS = 10, 100  # a few steps of the tree search, each followed by many rollouts


def works(name: str) -> dict[str, Work]:
    import pyspiel

    game = pyspiel.load_game(name)
    found = {
        "steps": steps(game),
        "playout": rollouts(game, pyspiel),
        "copy": clones(game),
    }
    if name in SEARCHED:
        found["search"] = searches(game, pyspiel, nodes_of(first_choice(game)))
        found["simulations"] = searches(game, pyspiel, 1.0)
    return found


def steps(game: Any) -> Work:
    number = random_numbers()

    def work(portion: int) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[number() % len(outcomes)][0])
                continue
            moves = state.legal_actions(state.current_player())
            state.apply_action(moves[number() % len(moves)])
            decisions += 1
        return decisions

    return work


def rollouts(game: Any, pyspiel: Any) -> Work:
    deal = first_choice(game)
    length = nodes_of(deal)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, SEARCHES, 100, False, 1, False)

    def work(portion: int) -> int:
        bot.step(deal)
        return round(SEARCHES * ROLLOUTS * length)

    return work


def searches(game: Any, pyspiel: Any, worth: float) -> Work:
    """Its information-set search, each simulation counted as one or more things.

    A simulation plays every game to the end, in the tree and after it.
    """
    deal = first_choice(game)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, SIMULATIONS)

    def work(portion: int) -> int:
        bot.step(deal)
        return round(SIMULATIONS * worth)

    return work


def first_choice(game: Any) -> Any:
    """The first state after the deal in which there is something to choose: a forced card is not searched."""
    state = game.new_initial_state()
    pick = random.Random(1)
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(pick.choice(state.legal_actions()))
    return state


def nodes_of(deal: Any) -> float:
    """Nodes of a random game from this deal, on average."""
    pick = random.Random(2)
    total = 0
    for _ in range(100):
        state = deal.clone()
        while not state.is_terminal():
            moves = state.legal_actions()
            state.apply_action(moves[int(pick.random() * len(moves))])
            total += 1
    return total / 100


def middle(game: Any) -> Any:
    """A state in the middle of a game."""
    state = first_choice(game)
    pick = random.Random(3)
    for _ in range(20):
        state.apply_action(pick.choice(state.legal_actions()))
    return state


def clones(game: Any) -> Work:
    state = middle(game)

    def work(portion: int) -> int:
        for _ in range(1000):
            state.clone()
        return 1000

    return work
