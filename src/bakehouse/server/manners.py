"""What holds at a table besides the rules of its game: its host says so, before the deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakehouse.server import journal, wire
from bakehouse.server.connection import Connection
from bakehouse.server.permissions import must_be_open, must_be_waiting, must_host

if TYPE_CHECKING:
    from bakehouse.server.table import LiveTable


LONGEST = 5  # minutes


def minutes_late(manners: wire.Manners) -> int:
    """By which those who do not play see the game. Where nobody watches, a host who does not play has to see something,
    so that they can still close the table."""
    return LONGEST if manners.delay < 0 else manners.delay


def set_manners(table: LiveTable, connection: Connection, message: wire.SetManners) -> list[journal.Entry]:
    must_be_open(table)
    must_host(table, connection)
    must_be_waiting(table)
    return [] if message.manners == table.manners else [journal.MannersSet(message.manners)]
