"""Medium bots play the games that they have always played: whoever makes one faster changes none of its moves.

Pinned are games of medium bots, and what they would do in random games, which lead to views that good players never
see. A bot that is meant to play differently is pinned again: `python tools/pin.py --bots GAME`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path

import pytest

import bakehouse
from bakehouse import Game, Rng, State
from bakehouse.bots import Bot, answer, catch_up
from bakehouse.core.splitmix import key_of

PINS: dict[str, dict[str, str]] = json.loads(Path(__file__).with_name("same_games.json").read_text())
DECISIONS = {"pie-contest": 60}  # each of which takes half a second, interpreted
MOST_DECISIONS = 500
SEEDS = {"pie-contest": 1, "cheflebrity": 2}  # of a number of seats
MOST_SEEDS = 3

Ask = Callable[[Bot, Game, State, int], int]


def tables(game: Game) -> list[tuple[int, int]]:
    """Seats and seeds."""
    least, most = game.info.seats
    seeds = SEEDS.get(game.info.slug, MOST_SEEDS)
    return [(seats, seed) for seats in sorted({least, game.info.usual_seats, most}) for seed in range(seeds)]


def bots_at(game: Game, seats: int, seed: int) -> list[Bot]:
    return [bakehouse.bot("medium", game, key_of(seed, f"seat {seat}") >> 2) for seat in range(seats)]


def show_everything(bot: Bot, game: Game, state: State, seat: int) -> int:
    catch_up(bot, game, state, seat)
    return bot.move(game.view(state, seat))


def played(game: Game, seats: int, seed: int, ask: Ask = show_everything) -> str:
    """A hash of a game of medium bots, or of its beginning."""
    state = game.deal(seats, seed)
    bots = bots_at(game, seats, seed)
    digest = hashlib.sha256()
    for _ in range(DECISIONS.get(game.info.slug, MOST_DECISIONS)):
        if state.over:
            break
        seat = state.actors[0]
        move = ask(bots[seat], game, state, seat)
        digest.update(f"{seat} {move};".encode())
        state.play(seat, move)
    return digest.hexdigest()


def advised(game: Game, seats: int, seed: int, ask: Ask = show_everything) -> str:
    """A hash of what medium bots would do in a random game, or in its beginning."""
    state = game.deal(seats, seed)
    bots = bots_at(game, seats, seed)
    rng = Rng(seed)
    digest = hashlib.sha256()
    for _ in range(DECISIONS.get(game.info.slug, MOST_DECISIONS)):
        if state.over:
            break
        seat = state.actors[rng.below(len(state.actors))]
        digest.update(f"{seat} {ask(bots[seat], game, state, seat)};".encode())
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])
    return digest.hexdigest()


def pins_of(slug: str, ask: Ask = show_everything) -> dict[str, str]:
    """By what is pinned."""
    game = bakehouse.game(slug)
    found = {f"{seats} seats, seed {seed}": played(game, seats, seed, ask) for seats, seed in tables(game)}
    for seats, seed in tables(game):
        found[f"{seats} seats, seed {seed}, random"] = advised(game, seats, seed, ask)
    return found


@pytest.mark.parametrize("slug", PINS)
def test_games_are_pinned(slug: str) -> None:
    assert pins_of(slug) == PINS[slug]


@pytest.mark.parametrize("slug", PINS)
def test_what_a_bot_is_not_told_changes_nothing(slug: str) -> None:
    """Views without a choice, memories and events that a bot does not want to have."""
    assert pins_of(slug, answer) == PINS[slug]
