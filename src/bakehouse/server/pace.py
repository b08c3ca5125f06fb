"""How long bots wait before they go on: as long as it takes to see what has just happened.

A pause depends on public facts and on chance only: on the kinds of events that everybody has heard of, on who has just
moved, on the levels of the bots that are asked, and on how long the person has been waiting already.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bakehouse.core.view import Event
from bakehouse.server import journal, wire
from bakehouse.server.connection import Connection
from bakehouse.server.permissions import must_be_alone, must_be_open, must_be_running
from bakehouse.server.settings import Settings
from bakehouse.server.staging import SMALL, staging_of

if TYPE_CHECKING:
    from bakehouse.server.table import LiveTable

TEMPO: dict[wire.Speed, float] = {"slow": 2.0, "normal": 1.0, "fast": 0.4, "step": 1.0}
PATIENCE = 3.0  # all pauses between two questions to a person come to about this many large ones
HASTE = 0.35  # none takes more than this part of what is left of that
THINKS_LONG = "hard"  # the level that thinks for as long as it may
REST = 1.25  # a pause is longer than such a bot thinks by this factor


class Rhythm:
    """The pauses of a table, one after the other, from one decision of a person to the next."""

    def __init__(self, settings: Settings, game: str) -> None:
        self._settings = settings
        self._staging = staging_of(game)
        self._waited = 0.0  # seconds at normal speed since a person decided something
        self.is_something_to_see = False  # was the last pause for something that people look at?

    @property
    def shortest(self) -> float:
        """No pause is shorter: a bot that answers at once takes some time too."""
        return self._settings.bot_pause * self._staging.least

    def person_decided(self) -> None:
        self._waited = 0.0

    def scene(self, events: Sequence[Event]) -> float:
        """How long a scene among these events is looked at, if nobody says that it can go on."""
        is_scene = any(event.kind in self._staging.stops for event in events)
        return self._settings.scene_pause if is_scene and self._settings.bot_pause else 0.0

    def pause(self, events: Sequence[Event] | None, *, may_be_slip: bool) -> float:
        """The pause at normal speed after these events; None: nobody knows what happened before."""
        large, least = self._settings.bot_pause, self._staging.least
        part = SMALL if events is None else self._staging.part(events)
        self.is_something_to_see = part > least
        pause = large * min(part, max(least, HASTE * (PATIENCE - self._waited / large))) if large else 0.0
        if may_be_slip and large:
            pause = max(pause, self._settings.slip_pause)
        self._waited += pause
        return pause


def thinking_pause(table: LiveTable) -> float:
    """The shortest pause in which the bots that are asked have thought, so that it does not tell how long they did."""
    settings = table.settings
    bots = [table.seats[seat].bot_level for seat in table.waiting if not table.seats[seat].decides]
    if table.window is not None:
        return settings.window_pause if THINKS_LONG in bots or table.seats.only_person is None else 0.0
    return min(settings.bot_seconds * REST, settings.bot_pause) if THINKS_LONG in bots else 0.0


# -- What the only person may do ---------------------------------------------


def set_speed(table: LiveTable, connection: Connection, message: wire.Pace) -> list[journal.Entry]:
    must_be_open(table)
    must_be_alone(table, connection)
    return [] if message.speed == table.speed else [journal.Paced(message.speed)]


def go(table: LiveTable, connection: Connection, message: wire.Go) -> list[journal.Entry]:
    must_be_running(table)
    must_be_alone(table, connection)
    table.driver.go(until_asked=message.all)
    return []
