"""The search of the hard bots: how many decisions it plays through per second, worlds and advice included."""

from __future__ import annotations

import bakehouse
from bakehouse import Game, Rng, View
from bakehouse.bots.hard import HardBot
from benchmarks.clock import Clock, Work
from benchmarks.report import Number

SIMULATIONS = 4_000  # of one search, as in a fraction of a second
VIEWS = 8


def measure(game: Game, clock: Clock) -> dict[str, Number]:
    return {"search": clock.rate(searches(game))}


def searches(game: Game) -> Work:
    """Searches at several points of a game. Every decision of a simulation counts, in the tree and after it."""
    views = searched_views(game)

    def work(portion: int) -> int:
        return decisions_of(game, views[portion % VIEWS], portion)

    return work


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
            if decisions_of(game, view, seed):
                found.append(view)
    return found


def decisions_of(game: Game, view: View, seed: int) -> int:
    bot = HardBot(game, seed, iterations=SIMULATIONS)
    bot.move(view)
    return 0 if bot.search is None else int(bot.search.decisions)
