"""The sheet of a finished game, made from its moves."""

from __future__ import annotations

from collections.abc import Iterable

from bakehouse.core.game import SPECTATOR, Game
from bakehouse.core.sheet import Moment
from bakehouse.core.view import View
from bakehouse.records.steps import Step


def moments_of(game: Game, played: Iterable[Step]) -> list[Moment[View]]:
    """What a spectator saw, step by step: all that a sheet may know."""
    return [
        Moment(game.view(step.after, None, known=False), step.events(game, SPECTATOR), step.after.result().scores)
        for step in played
    ]
