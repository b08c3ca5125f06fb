"""A table with the deal of a day: who may look at it, what stays as it is, and how it is written down in the end.

While the day runs, only the one who plays it sees it: everybody else may still want to play these cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakehouse.core.game import Game
from bakehouse.core.messages import say
from bakehouse.core.view import Outcome
from bakehouse.server.daily_rows import end_row
from bakehouse.server.refusal import Refusal
from bakehouse.server.runtime import Row

if TYPE_CHECKING:
    from bakehouse.server.table import LiveTable


def must_be_shown(table: LiveTable, guest: int) -> None:
    if table.is_secret and guest != table.seats.host:
        raise Refusal("not_yours", say("daily-not-shown"))


def must_not_be_daily(table: LiveTable) -> None:
    """Everybody plays these cards alone, from the same seat and against the same bots."""
    if table.header.day:
        raise Refusal("fixed", say("daily-fixed"))


def ended_row(table: LiveTable) -> Row:
    """The result of the only person."""
    assert table.match is not None
    outcome, seat = table.match.state.result(), table.seats.persons()[0]
    chosen = sum(decision.seat == seat and not decision.forced for decision in table.match.decisions)
    place, score = place_of(table.game, outcome, seat), outcome.scores[seat]
    return end_row(table.code, place, score, chosen, table.runtime.date())


def place_of(game: Game, outcome: Outcome, seat: int) -> int:
    """Winners come first, whatever broke the tie; equal scores share a place, and so do the partners of a team."""
    sides = game.info.teams or [(other,) for other in range(len(outcome.scores))]
    mine = next(side for side in sides if seat in side)
    return 1 + sum(_standing(outcome, side) > _standing(outcome, mine) for side in sides)


def _standing(outcome: Outcome, side: tuple[int, ...]) -> tuple[bool, float]:
    score = outcome.scores[side[0]]
    return any(seat in outcome.winners for seat in side), float("-inf") if score is None else score
