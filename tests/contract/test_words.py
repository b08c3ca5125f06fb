"""Sentences for people: numbers agree with their nouns, things have names, options have labels."""

import re
from collections.abc import Iterator

import pytest

import bakehouse
from bakehouse import Game, Rng, State
from bakehouse.words import Words
from tests.contract.driver import audiences, random_moves, seat_counts
from tests.support import PEOPLE

pytestmark = pytest.mark.compiled  # words are the same on both forms

NOUNS = "cards|effects|games|pies|points|rounds|times|turns|achievements"
ONE_OF_MANY = re.compile(rf"\b1 (?:hidden |quality )?(?:{NOUNS})\b", re.IGNORECASE)
CODES_OF = {
    "cheflebrity": re.compile(r"\b(?:s\d(?:\.w\d+)?|w\d+|[BTE]\d+|F[ABCP]\d+|SG=\w+|SB|SV|OO)\b"),
    "pie-factory": re.compile(r"\b(?:[B-D]|[CFT]\d\d)\b"),
    "pastry-chefs": re.compile(r"\b(?:[1-4][cdhs]|[NESWX])\b|#\d"),
    "the-pie-game": re.compile(r"\b(?:[A-Z]{3}|R\d\d|[sS]eat \d)\b"),
    "pie-contest": re.compile(r"\b(?:[a-z]+-[a-z]+-[a-z]+|[pP]layer \d)\b"),
}


def reader(game: Game, state: State, seat: int | None) -> Words:
    return Words("en", game, state.table_deck, PEOPLE, seat)


def sentences(game: Game, state: State, seat: int | None) -> Iterator[str]:
    """The question, and the choices in words."""
    view, words = game.view(state, seat), reader(game, state, seat)
    yield words(game.prompt(view))
    for move in view.legal:
        yield words(game.label(view, move))


def result(game: Game, state: State) -> list[str]:
    view = game.view(state, None)
    return list(map(reader(game, state, None), game.explain_result(view))) if state.over else []


def games_and_texts(game: Game) -> Iterator[tuple[State, list[str]]]:
    """Random games, with everything that anybody reads."""
    for seats in seat_counts(game):
        state = game.deal(seats, 71)
        texts: list[str] = []
        for number, (seat, atoms) in enumerate(random_moves(game, state, Rng(seats), 500)):
            texts += sentences(game, state, seat)
            if number % 9 == 0:
                texts += [sentence for other in audiences(state) for sentence in sentences(game, state, other)]
            trial = state.copy()
            for atom in atoms[:-1]:
                trial.apply(seat, atom)
                texts += sentences(game, trial, seat)
        for other in audiences(state):
            texts += map(reader(game, state, other).event, game.events(state, 0, other))
        yield state, texts


def test_one_is_not_several(game: Game) -> None:
    for state, texts in games_and_texts(game):
        pictures = [reader(game, state, seat).lines(game.picture(game.view(state, seat))) for seat in audiences(state)]
        for sentence in [*texts, *pictures, *result(game, state)]:
            assert not ONE_OF_MANY.search(sentence), sentence


@pytest.mark.parametrize("slug", CODES_OF)
def test_nothing_is_called_by_its_code(slug: str) -> None:
    game, code = bakehouse.game(slug), CODES_OF[slug]
    for state, texts in games_and_texts(game):
        for sentence in [*texts, *result(game, state)]:
            assert not code.search(sentence), sentence


def test_options_have_words(game: Game) -> None:
    words = Words("en", game)
    labels = [words.option(option) for option in game.info.options.values()]
    assert len(set(labels)) == len(labels)
    for option, label in zip(game.info.options.values(), labels, strict=True):
        assert 0 < len(label) <= 40, option.name
        values = [words.value(option, value) for value in option.values]
        assert len(set(values)) == len(values), option.name
        assert all(0 < len(value) <= 40 for value in values), option.name
        assert not any("_" in text or "+" in text for text in [label, *values]), option.name
        assert option.allows(option.default), option.name
