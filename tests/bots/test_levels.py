"""The levels: they play whole games of every game, and explain themselves."""

from __future__ import annotations

import re

import msgspec
import pytest

import bakehouse
from bakehouse import Game
from bakehouse.bots import LEVELS
from bakehouse.bots.bot import QUICK
from bakehouse.bots.ladder.pairing import Pairing, play_pair
from bakehouse.words import Words


@pytest.fixture(params=bakehouse.games())
def game(request: pytest.FixtureRequest) -> Game:
    return bakehouse.game(request.param)


@pytest.mark.parametrize("level", LEVELS)
def test_explanations(game: Game, level: str) -> None:
    state = game.deal(game.info.usual_seats, 5)
    while len(state.legal(state.actors[0])) == 1:
        state.play(state.actors[0], state.legal(state.actors[0])[0])
    view = game.view(state, state.actors[0])
    bot = bakehouse.bot(level, game, 1, iterations=30 if level == "hard" else None)
    found = bot.explain(view)
    assert sorted(candidate.move for candidate in found.candidates) == view.legal
    assert found.chosen in view.legal
    words = Words("en", game, viewer=view.seat)
    lines = found.lines(1, words)
    assert lines[0].startswith("* " if found.chosen == found.candidates[0].move else "  ")
    assert words(found.candidates[0].label) in lines[0]
    assert all(re.fullmatch(r"Player \d holds .* in \d+ % of the worlds\.", line) for line in lines[1:])
    assert len(found.beliefs) >= state.seats - 1
    text = msgspec.json.encode(found)
    assert msgspec.json.encode(msgspec.json.decode(text, type=type(found))) == text
    if level == "hard":
        assert found.candidates[0].move == found.chosen
        assert sum(candidate.visits for candidate in found.candidates) >= 15


@pytest.mark.parametrize("level", LEVELS)
def test_ideas(game: Game, level: str) -> None:
    """Whoever compares moves has a second best one."""
    state = game.deal(game.info.usual_seats, 5)
    while len(state.legal(state.actors[0])) == 1:
        state.play(state.actors[0], state.legal(state.actors[0])[0])
    view = game.view(state, state.actors[0])
    bot = bakehouse.bot(level, game, 1, iterations=60 if level == "hard" else None)
    ideas = bot.ideas(view)
    assert set(ideas) <= set(view.legal)
    assert len(set(ideas)) == len(ideas)
    assert len(ideas) >= (2 if level == "hard" else 1)


def test_easy_is_better_than_random() -> None:
    pairing = Pairing("pie-factory", "easy", "random")
    assert sum(play_pair(pairing, seed).score for seed in range(8)) > 5.5


def test_medium_is_better_than_easy() -> None:
    pairing = Pairing("pie-factory", "medium", "easy")
    assert sum(play_pair(pairing, seed).score for seed in range(12)) > 6.5


def test_quick_is_medium_where_that_is_quick_enough() -> None:
    kinds = {slug: type(bakehouse.bot(QUICK, bakehouse.game(slug), 1)).__name__ for slug in bakehouse.games()}
    assert kinds.pop("pie-contest") == "Quick"
    assert set(kinds.values()) == {"Medium"}


@pytest.mark.compiled
def test_quick_is_hardly_weaker_than_medium() -> None:
    """docs/bots.md has its share of victories, from more games."""
    pairing = Pairing("pie-contest", QUICK, "medium")
    assert sum(play_pair(pairing, seed).score for seed in range(16)) > 5
