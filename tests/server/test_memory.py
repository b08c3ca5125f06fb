"""Memory aids: where a game shows them, a person sees what their seat can know for certain, and nothing else."""

from __future__ import annotations

import msgspec
import pytest

import bakehouse
from bakehouse.server import positions
from tests.server.alone import ME, Alone

SHOWN = ("pastry-chefs", "the-pie-game")


@pytest.mark.parametrize("slug", bakehouse.games())
def test_a_seat_is_shown_what_a_bot_in_it_would_know(slug: str) -> None:
    game = Alone(slug, 2)
    game.watch()
    known = []
    for _ in range(15):
        game.wait()
        state = game.table.state
        if state.over:
            break
        shown = game.read()["view"]["known"]
        if slug in SHOWN:
            view = game.game.view(state, ME)
            assert shown == msgspec.to_builtins(view)["known"]
            known.append(shown)
        else:
            assert shown is None
        watched = positions.position(game.table, None).view
        assert watched.known is None
        game.move()
    if slug in SHOWN:
        assert any(one != known[0] for one in known)


def test_which_games_show_it() -> None:
    assert tuple(slug for slug in bakehouse.games() if bakehouse.game(slug).info.shows_memory) == SHOWN
