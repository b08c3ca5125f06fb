"""May a table be opened like this? A deck is read where it can do no harm: in the process for tasks."""

from __future__ import annotations

import bakehouse
from bakehouse.core.errors import BakehouseError
from bakehouse.core.options import settle

SECONDS = 3.0  # to read a deck and to deal once


def problem_with(slug: str, seats: int, options: dict[str, str | int], deck: str) -> tuple[str, str] | None:
    """The code and the sentence of what is wrong; None if a game can be dealt."""
    game = bakehouse.game(slug)
    try:
        settle(game.info.options, options)
        game.deal(seats, 0, options, game.deck_text(deck) if deck else None)
    except BakehouseError as error:
        return error.code, str(error)
    return None
