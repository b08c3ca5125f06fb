"""Sentences for people: numbers agree with their nouns, things have names, options have labels."""

import re
from collections.abc import Iterator

import pytest

import bakehouse
from bakehouse import Game, Rng, State
from tests.contract.driver import audiences, random_moves, seat_counts

NOUNS = "cards|effects|games|pies|points|rounds|times|turns|achievements"
ONE_OF_MANY = re.compile(rf"\b1 (?:hidden |quality )?(?:{NOUNS})\b", re.IGNORECASE)
CODES_OF = {
    "cheflebrity": re.compile(r"\b(?:s\d(?:\.w\d+)?|w\d+|[BTE]\d+|F[ABCP]\d+|SG=\w+|SB|SV|OO)\b"),
    "pie-factory": re.compile(r"(?<!Worker )\b[A-D]\b"),
}


def sentences(game: Game, state: State, seat: int | None) -> Iterator[str]:
    """The question, and the choices in words."""
    view = game.view(state, seat)
    yield game.prompt(view)
    for move in view.legal:
        yield game.label(view, move)


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
        texts += [event.text for other in audiences(state) for event in game.events(state, 0, other)]
        yield state, texts


def test_one_is_not_several(game: Game) -> None:
    for state, texts in games_and_texts(game):
        pictures = [game.picture(game.view(state, seat)) for seat in audiences(state)]
        result = game.explain_result(game.view(state, None)) if state.over else []
        for sentence in [*texts, *pictures, *result]:
            assert not ONE_OF_MANY.search(sentence), sentence


@pytest.mark.parametrize("slug", CODES_OF)
def test_nothing_is_called_by_its_code(slug: str) -> None:
    game, code = bakehouse.game(slug), CODES_OF[slug]
    for state, texts in games_and_texts(game):
        result = game.explain_result(game.view(state, None)) if state.over else []
        for sentence in [*texts, *result]:
            assert not code.search(sentence), sentence


def test_options_have_words(game: Game) -> None:
    labels = [option.label for option in game.info.options.values()]
    assert len(set(labels)) == len(labels)
    for option in game.info.options.values():
        assert 0 < len(option.label) <= 40, option.name
        words = list(option.values.values())
        assert len(set(words)) == len(words), option.name
        assert all(0 < len(word) <= 40 for word in words), option.name
        assert not any("_" in text or "+" in text for text in [option.label, *words]), option.name
        assert option.allows(option.default), option.name
