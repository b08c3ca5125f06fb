"""The search of the hard bots: simulations per second, and the decisions that they play through."""

from __future__ import annotations

import bakehouse
from bakehouse import Game, Rng, View
from bakehouse.bots.hard import HardBot
from bakehouse.bots.search import Search
from benchmarks.clock import Work

SIMULATIONS = 4_000  # of one search, as in a fraction of a second
VIEWS = 8


def works(game: Game) -> dict[str, Work]:
    """Searches at several points of a game, worlds and advice included.

    Every decision of a simulation counts, in the tree and after it; or every simulation.
    """
    views = searched_views(game)

    def search(portion: int) -> int:
        return sum(int(searched(game, view, portion).decisions) for view in views)

    def simulations(portion: int) -> int:
        return sum(int(searched(game, view, portion).simulations) for view in views)

    return {"search": search, "simulations": simulations}


def searched_views(game: Game) -> list[View]:
    """Of random games, some distance apart: views with a choice that the bot searches for."""
    found: list[View] = []
    seed = 0
    while len(found) < VIEWS:
        seed += 1
        state = game.deal(game.info.usual_seats, seed)
        bakehouse.playout(state, Rng(seed), 20 + 5 * len(found))
        if not state.over:
            view = game.view(state, state.actors[0])
            if searched(game, view, seed).simulations:
                found.append(view)
    return found


def searched(game: Game, view: View, seed: int) -> Search:
    bot = HardBot(game, seed, iterations=SIMULATIONS)
    bot.move(view)
    assert bot.search is not None
    return bot.search
