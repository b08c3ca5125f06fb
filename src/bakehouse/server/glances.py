"""What lists of tables show of a table, written down so that it need not be in memory for that."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from bakehouse.server.table import LiveTable


class Glance(msgspec.Struct, frozen=True, omit_defaults=True):
    """True as long as the journal has so many entries: a table that is played quickly writes it when people leave."""

    written: int
    game: str
    players: list[str]
    hours: int = 0  # of a slow table
    asked: dict[int, int | None] = {}  # by guest whose turn it is: until when at a slow table, in seconds since 1970
    lesson: bool = False
    delay: int = 0  # of those who watch, see `wire.Manners`: not everybody may know at once what is in here


encode = msgspec.msgpack.Encoder().encode
read_glance = msgspec.msgpack.Decoder(Glance).decode


def asked_guests(table: LiveTable) -> dict[int, int | None]:
    """Whose turn it is, and until when at a slow table."""
    asked: dict[int, int | None] = {}
    for seat in table.waiting if table.status == "playing" else []:
        chair = table.seats[seat]
        if chair.is_person and not table.has_answered(seat):
            asked[chair.guest] = min(filter(None, (asked.get(chair.guest), table.slow.deadline(seat))), default=None)
    return asked


def glance_of(table: LiveTable) -> Glance:
    return Glance(
        table.written,
        table.game.info.slug,
        table.seats.called(),
        table.header.clock.hours,
        {} if table.is_late else asked_guests(table),
        table.lesson is not None,
        table.manners.delay,
    )
