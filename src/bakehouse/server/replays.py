"""Games to take home: the record of a table, and the replay of a finished game."""

from __future__ import annotations

from typing import cast

from bakehouse.core.game import SPECTATOR
from bakehouse.core.match import Match
from bakehouse.core.state import State
from bakehouse.core.view import Event
from bakehouse.records import Recorder
from bakehouse.records.writing import event_for
from bakehouse.server import wire
from bakehouse.server.refusal import Refusal
from bakehouse.server.table import Table

ALL, WATCHER = "all", "spectator"


def viewer_named(table: Table, name: str, guest: int) -> int | None:
    """`all` (None), `spectator` or a seat's number. Of a running game one has the own seats' and the spectator's."""
    is_over = table.status == "over"
    if name == WATCHER:
        return SPECTATOR
    if name == ALL:
        if not is_over:
            raise Refusal("not_over", "Everything is shown when the game is over.")
        return None
    if not (name.isascii() and name.isdigit() and len(name) < 3 and int(name) < len(table.seats)):
        raise Refusal("malformed", "The view is all, spectator or the number of a seat.")
    if not is_over and not table.seats.belongs_to(int(name), guest):
        raise Refusal("not_yours", "While the game is running you see your own seat only.")
    return int(name)


def _match(table: Table) -> Match:
    if table.match is None:
        raise Refusal("not_dealt", "The game has not begun yet.")
    return table.match


def record(table: Table, viewer: int | None) -> str:
    """The .pie file so far."""
    header = table.header
    match = _match(table)
    deck = table.deck if header.deck else None
    recorder = Recorder(table.game, len(table.seats), header.seed, header.options, deck, [*table.seats.names()])
    for move in match.moves:
        recorder.played(move.seat, move.atoms)
    return recorder.text(viewer)


def replay(table: Table, name: str, viewer: int | None) -> wire.Replay:
    match = _match(table)
    if not match.state.over:
        raise Refusal("not_over", "A replay can be seen when the game is over.")
    game = table.game
    state = table.deal()
    frames = [_frame(table, state, viewer, None, "", 0)]
    for number, move in enumerate(match.moves, 1):
        text = game.text(state, move.seat, move.atoms, viewer)
        told = state.event_count
        for atom in move.atoms:
            state.play(move.seat, atom)
        frames.append(_frame(table, state, viewer, move.seat, text, told, number))
    return wire.Replay(
        code=table.code,
        game=game.info.slug,
        title=game.info.title,
        players=table.seats.names(),
        seat_names=[game.seat_name(seat) for seat in range(len(table.seats))],
        viewer=name,
        faces=table.faces,
        frames=frames,
        outcome=state.outcome,
        explanation=game.explain_result(game.view(state, None, known=False)),
    )


def _frame(
    table: Table, state: State, viewer: int | None, seat: int | None, text: str, told: int, number: int = 0
) -> wire.Frame:
    """With everything shown the table is a spectator's, and the hands lie beside it."""
    game = table.game
    shown = None if viewer is None or viewer == SPECTATOR else viewer
    view = cast(wire.AnyView, game.view(state, shown, known=False))
    hands = [_hand(table, state, other) for other in range(state.seats)] if viewer is None else []
    return wire.Frame(number, seat, text, _events(table, state, told, viewer), view, hands, state.result().scores)


def _events(table: Table, state: State, told: int, viewer: int | None) -> list[Event]:
    return [event_for(table.game, state, entry, viewer) for entry in state.entries(told)]


def _hand(table: Table, state: State, seat: int) -> list[str]:
    return cast(wire.AnyView, table.game.view(state, seat, known=False)).hand
