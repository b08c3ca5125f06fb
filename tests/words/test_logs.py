"""Whole games are told in every language as they were when somebody last read them."""

import pytest

import bakehouse
from bakehouse.games import FOLDERS
from bakehouse.words import languages
from tests.words.logs import GAMES, file_of, played, snapshot


@pytest.mark.compiled
@pytest.mark.parametrize("slug", FOLDERS)
def test_whole_logs(slug: str) -> None:
    game = bakehouse.game(slug)
    states = [played(game, seed) for seed in range(1, GAMES + 1)]
    for language in languages():
        assert snapshot(game, states, language) == file_of(slug, language).read_text("utf-8"), language
