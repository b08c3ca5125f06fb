"""What a table looks like to one viewer: positions and lobbies. Built from views and events, never from a State."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, cast
from zlib import adler32

import msgspec
from msgspec.structs import astuple

from bakehouse.core.game import SPECTATOR, Game
from bakehouse.core.log import Entry
from bakehouse.core.messages import say
from bakehouse.core.view import Event, View
from bakehouse.records.header import commit_to
from bakehouse.server import lessons, wire
from bakehouse.server.chat import silence
from bakehouse.server.connection import encode
from bakehouse.server.daily import name_of
from bakehouse.server.emotes import emotes_at
from bakehouse.server.manners import minutes_late
from bakehouse.server.seats import BOT

if TYPE_CHECKING:
    from bakehouse.server.connection import Connection
    from bakehouse.server.table import LiveTable

WATCHING = say("no-undo-watching")

# By number, and by whether the viewer sees its cards: viewers who do get the same event, which is made once.
EventCache = dict[tuple[int, bool], Event]


def events(table: LiveTable, seat: int | None, entries: Iterable[Entry], cache: EventCache) -> list[Event]:
    """These entries of the log, as this viewer may know them."""
    assert table.match is not None
    state = table.match.state
    viewer = SPECTATOR if seat is None else seat
    found = []
    for entry in entries:
        key = (int(entry.number), entry.shows_cards_to(viewer))
        if key not in cache:
            cache[key] = table.game.event(state, entry, viewer)
        found.append(cache[key])
    return found


def position(table: LiveTable, seat: int | None) -> wire.Position:
    """The table for this viewer, without events."""
    match = table.match
    assert match is not None
    game, state = table.game, match.state
    draft = None if seat is None else table.drafts.get(seat)
    answered = seat is not None and table.window is not None and table.window.has_answered(seat)
    remembers = seat is not None and game.info.shows_memory
    view = game.view(state if draft is None else draft.trial, seat, known=remembers)
    return wire.Position(
        number=table.number,
        seat=seat,
        view=cast(wire.AnyView, view),
        prompt=game.prompt(view),
        choices=[] if seat is None or answered else _choices(game, view),
        picked=[] if draft is None or answered else draft.labels(),
        answered=answered,
        waiting=table.waiting,
        undo=WATCHING if seat is None else table.why_no_undo(seat),
        standing=[] if seat is None else _standing(table, seat),
        events=[],
        last_event=match.last_event,
        left=_left(table, seat),
        lesson=None if seat is None else lessons.step_for(table, seat),
    )


def with_events(position: wire.Position, events: list[Event]) -> wire.Position:
    return msgspec.structs.replace(position, events=events)


def change(before: wire.Position, after: wire.Position, events: list[Event]) -> wire.Changed:
    """What has changed from one position to the next, for somebody who has the first."""
    fields = _different(before, after)
    fields.pop("view", None)
    return wire.Changed(fields=fields, view=_different(before.view, after.view), events=events, sum=_sum(after.view))


def _different(old: msgspec.Struct, new: msgspec.Struct) -> dict[str, Any]:
    """The fields of a struct that are not as they were."""
    values = zip(new.__struct_fields__, astuple(old), astuple(new), strict=True)
    return {name: value for name, before, value in values if value is not before and value != before}


def _sum(view: View) -> int:
    return adler32(encode(view))


def _choices(game: Game, view: View) -> list[wire.Choice]:
    return [wire.Choice(atom, game.target(view, atom), game.label(view, atom)) for atom in view.legal]


def _standing(table: LiveTable, seat: int) -> list[wire.StandingAnswer]:
    return [wire.StandingAnswer(key, (seat, key) in table.standing) for key in table.game.standing()]


def _left(table: LiveTable, viewer: int | None) -> list[float | None]:
    if not table.clocks.is_used and not table.is_slow:
        return table.no_time
    return [seconds_left(table, seat, viewer) for seat in range(len(table.seats))]


def seconds_left(table: LiveTable, seat: int, viewer: int | None) -> float | None:
    """The clock of a seat. In a window the others' clocks seem to keep running: a stop would show who answered."""
    if table.is_slow:
        deadline = table.slow.deadline(seat)
        return None if deadline is None else float(max(0, deadline - table.runtime.date()))
    if not table.clocks.is_used or not table.seats[seat].is_person:
        return None
    if table.window is not None and seat != viewer and seat in table.window.asked:
        return round(max(0.0, table.clocks.seeming_left(seat)), 1)
    return round(table.clocks.left(seat), 1)


# -- The lobby -----------------------------------------------------------------


def lobby(table: LiveTable, connection: Connection) -> wire.Lobby:
    info = table.game.info
    names, looks = table.seats.called(), table.seats.looks()
    return wire.Lobby(
        code=table.code,
        game=info.slug,
        title=info.title,
        status=table.status,
        chairs=[_chair(table, seat, names[seat], looks[seat], connection) for seat in range(len(names))],
        host=bool(connection.guest_id) and connection.guest_id == table.seats.host,
        invites=table.seats.host_name,
        options=table.options,
        clock=table.header.clock,
        commit=commit_to(table.header.seed) if table.match is not None and table.lesson is None else "",
        seed=table.header.seed.hex() if table.status == "over" and not table.is_secret else "",
        watchers=0 if table.is_late else table.watchers,
        phrases=list(info.phrases),
        silent=silence(table.game, table.options),
        emotes=emotes_at(table),
        manners=table.manners,
        late=minutes_late(table.manners) if table.is_late else 0,
        faces=table.faces,
        rematch=table.rematch,
        fork=table.header.fork,
        tournament=table.header.tournament,
        requests=_requests(table, connection.guest_id),
        pace="" if table.seats.only_person is None else table.pace,
        note=table.note,
        lesson=lessons.lesson_at(table),
        day=name_of(table.header.day) if table.header.day else "",
    )


def _requests(table: LiveTable, guest: int) -> list[wire.SeatRequest]:
    votes = guest in table.seats.voters() and not table.is_late
    return [
        wire.SeatRequest(seat, request.guest.name, request.guest.id == guest, votes and guest not in request.accepted)
        for seat, request in table.seats.requests.items()
        if votes or request.guest.id == guest
    ]


def _chair(table: LiveTable, seat: int, name: str, look: tuple[str, str], connection: Connection) -> wire.Chair:
    chair = table.seats[seat]
    return wire.Chair(
        seat=seat,
        seat_name=table.game.seat_name(seat),
        kind=cast(wire.Kind, chair.kind),
        name=name,
        level=chair.bot_level if chair.kind == BOT or chair.away else "",
        yours=not table.is_late and table.seats.belongs_to(seat, connection.guest_id),
        here=chair.is_person and (table.is_late or table.is_here(chair.guest)),  # who was here then, nobody knows
        stand_in=bool(chair.away),
        left=seconds_left(table, seat, None),
        mascot=look[0],
        colour=look[1],
        avoided=connection.regards.avoided.get(chair.guest, "") if chair.is_person else "",
        away_until=table.slow.away_until(chair.guest),
    )
