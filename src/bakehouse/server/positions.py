"""What a table looks like to one viewer: positions and lobbies. Built from views and events, never from a State."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, cast

from bakehouse.core.game import SPECTATOR
from bakehouse.core.view import Event, View
from bakehouse.server import wire
from bakehouse.server.chat import silence
from bakehouse.server.seats import BOT, Sitting

if TYPE_CHECKING:
    from bakehouse.core.game import Game
    from bakehouse.server.connection import Page
    from bakehouse.server.table import Table

WATCHING = "you only watch"


Told = dict[tuple[int, bool], Event]


def events(table: Table, seat: int | None, since: int, made: Told) -> list[Event]:
    """What happened after `since`. Viewers who see the same cards of an entry are told the same: it is made once."""
    assert table.match is not None
    state = table.match.state
    viewer = SPECTATOR if seat is None else seat
    found = []
    for entry in state.entries(since):
        key = (int(entry.number), entry.shows_cards_to(viewer))
        if key not in made:
            made[key] = table.game.event(state, entry, viewer)
        found.append(made[key])
    return found


def position(table: Table, seat: int | None, since: int, made: Told) -> wire.Position:
    """The table for this viewer, with the events after `since`; `made` are those that another viewer was told now."""
    match = table.match
    assert match is not None
    game, state = table.game, match.state
    draft = None if seat is None else table.drafts.get(seat)
    answered = seat is not None and table.window is not None and table.window.has_answered(seat)
    view = game.view(state if draft is None else draft.trial, seat, known=False)
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
        events=events(table, seat, since, made),
        told=match.last_event,
        left=_left(table, seat),
    )


def _choices(game: Game, view: View) -> list[wire.Choice]:
    return [wire.Choice(atom, game.target(view, atom), game.label(view, atom)) for atom in view.legal]


def _standing(table: Table, seat: int) -> list[wire.Standing]:
    return [wire.Standing(key, label, (seat, key) in table.standing) for key, label in table.game.standing()]


def _left(table: Table, viewer: int | None) -> list[float | None]:
    if not table.clocks.is_used:
        return table.no_time
    return [seconds_left(table, seat, viewer) for seat in range(len(table.seats))]


def seconds_left(table: Table, seat: int, viewer: int | None) -> float | None:
    """The clock of a seat. In a window the others' clocks seem to run on: that one stands would tell who answered."""
    if not table.clocks.is_used or not table.seats[seat].is_person:
        return None
    if table.window is not None and seat != viewer and seat in table.window.asked:
        return round(max(0.0, table.clocks.seeming_left(seat)), 1)
    return round(table.clocks.left(seat), 1)


# -- The lobby -----------------------------------------------------------------


def lobby(table: Table, page: Page, *, with_faces: bool) -> wire.Lobby:
    info = table.game.info
    return wire.Lobby(
        code=table.code,
        game=info.slug,
        title=info.title,
        status=table.status,
        chairs=[_chair(table, seat, chair, page) for seat, chair in enumerate(table.seats.chairs)],
        host=bool(page.guest_id) and page.guest_id == table.seats.host,
        options=table.options,
        clock=table.header.clock,
        commit=sha256(table.header.seed).hexdigest() if table.match is not None else "",
        seed=table.header.seed.hex() if table.status == "over" else "",
        watchers=table.watchers,
        phrases=list(info.phrases),
        silent=silence(table.game, table.options),
        faces=table.faces if with_faces else [],
        rematch=table.rematch,
    )


def _chair(table: Table, seat: int, chair: Sitting, page: Page) -> wire.Chair:
    return wire.Chair(
        seat=seat,
        seat_name=table.game.seat_name(seat),
        kind=cast(wire.Kind, chair.kind),
        name=chair.name,
        level=chair.bot_level if chair.kind == BOT or chair.away else "",
        yours=table.seats.belongs_to(seat, page.guest_id),
        here=chair.is_person and table.is_here(chair.guest),
        stand_in=bool(chair.away),
        left=seconds_left(table, seat, None),
    )
