"""What a seat reads: everything it may answer, in every language, and nothing that is not in its view."""

from __future__ import annotations

import pytest

import bakehouse
from bakehouse import Rng
from bakehouse.bots.text_form import TextForm
from bakehouse.words import languages


@pytest.mark.parametrize("slug", bakehouse.games())
def test_worlds_that_a_seat_cannot_tell_apart_read_the_same(slug: str) -> None:
    game = bakehouse.game(slug)
    for number in range(8):
        state = game.deal(game.info.usual_seats, number)
        bakehouse.playout(state, Rng(number), 12 * number)
        seat = state.actors[0]
        view = game.view(state, seat)
        world = game.sample(view, Rng(number))
        form = TextForm(game, view)
        text = form.question(view, [])
        assert form.question(game.view(world, seat, known=False), []) == text
        numbers = [line.partition(": ")[0] for line in text.rpartition("\n\n")[2].splitlines()[1:]]
        assert list(map(int, numbers)) == state.legal(seat)


@pytest.mark.parametrize("language", languages())
def test_every_language(language: str) -> None:
    game = bakehouse.game("cheflebrity")
    state = game.deal(4, 1)
    bakehouse.playout(state, Rng(1), 30)
    seat = state.actors[0]
    view = game.view(state, seat)
    form = TextForm(game, view, language)
    assert form.names[seat] in form.welcome(seat)
    question = form.question(view, game.events(state, 0, seat))
    assert len(question.split("\n\n")) == 4
    assert form.rules("CH-1").splitlines()[-1].startswith("CH-")
