"""What is written down about a tournament: its header, and then what happened, entry by entry.

As with tables, tags and fields are what is stored, so they stay.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bakehouse.server.rows import (
    ADD_TOURNAMENT,
    ADD_TOURNAMENT_ENTRY,
    SET_TOURNAMENT,
    SET_TOURNAMENT_ENTRY,
    SET_TOURNAMENT_HEADER,
)
from bakehouse.server.runtime import Row
from bakehouse.server.wire import Clock
from bakehouse.server.wire_tournaments import Format


class Header(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, str | int]
    seats: int
    format: Format
    rounds: int  # as the host wants it
    clock: Clock
    level: str  # of bots on places that nobody has
    host: int
    host_name: str
    created: int


class _Entry(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="what"):
    at: int  # in seconds since 1970


class Joined(_Entry, frozen=True, omit_defaults=True, tag="joined"):
    """A guest, or a bot with a level. Entrants are numbered in this order."""

    name: str
    guest: int = 0
    level: str = ""
    mascot: str = ""
    colour: str = ""


class Left(_Entry, frozen=True, omit_defaults=True, tag="left"):
    """Somebody withdrew, or was dropped; in a running game, it is lost for them."""

    entrant: int


class Plan(msgspec.Struct, frozen=True):
    tables: list[list[int]]
    byes: list[int]


class Started(_Entry, frozen=True, omit_defaults=True, tag="started"):
    order: list[int]  # of the entrants, as it was drawn
    rounds: int
    schedule: list[Plan] = []  # of a round-robin


class NewTable(msgspec.Struct, frozen=True):
    code: str
    seats: list[int]


class Began(_Entry, frozen=True, omit_defaults=True, tag="began"):
    """A round, with its tables."""

    tables: list[NewTable]
    byes: list[int]


class Finished(_Entry, frozen=True, omit_defaults=True, tag="finished"):
    """A game of the present round is over. Without winners it is a draw."""

    code: str
    scores: list[int | None]
    winners: list[int]


class Forfeited(_Entry, frozen=True, omit_defaults=True, tag="forfeited"):
    entrant: int


class Ended(_Entry, frozen=True, omit_defaults=True, tag="ended"):
    """All rounds are played, or there is nobody left to play them."""


class Closed(_Entry, frozen=True, omit_defaults=True, tag="closed"):
    pass


class Forgotten(_Entry, frozen=True, omit_defaults=True, tag="forgotten"):
    """Nobody reads any more what this guest was called. What was written before is written anew without it."""

    guest: int


Entry = Joined | Left | Started | Began | Finished | Forfeited | Ended | Closed | Forgotten

encode = msgspec.msgpack.Encoder().encode
read_entry = msgspec.msgpack.Decoder(Entry).decode
read_header = msgspec.msgpack.Decoder(Header).decode


def tournament_rows(code: str, header: Header) -> list[Row]:
    return [(ADD_TOURNAMENT, (code, encode(header), header.host, "waiting", header.created))]


def entry_rows(code: str, first: int, entries: list[Entry], status: str) -> list[Row]:
    """Another server may have written these numbers already: then none of the rows is written."""
    rows: list[Row] = [
        (ADD_TOURNAMENT_ENTRY, (code, first + count, encode(entry))) for count, entry in enumerate(entries)
    ]
    return [*rows, (SET_TOURNAMENT, (status, entries[-1].at, code))]


def unnamed_header(header: Header, guest: int) -> Header:
    return msgspec.structs.replace(header, host_name="") if header.host == guest else header


def unnamed_rows(code: str, header: Header, entries: Sequence[Entry], guest: int) -> list[Row]:
    """What was written, without the name and the look of this guest."""
    rows: list[Row] = [(SET_TOURNAMENT_HEADER, (encode(unnamed_header(header, guest)), code))]
    for number, entry in enumerate(entries):
        if isinstance(entry, Joined) and entry.guest == guest:
            rows.append((SET_TOURNAMENT_ENTRY, (encode(Joined(entry.at, "", guest)), code, number)))
    return rows
