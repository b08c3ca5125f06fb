"""Games to take home: the record of a table, and the replay of a finished game."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from bakehouse.core.game import EVERYTHING, SPECTATOR
from bakehouse.core.state import State
from bakehouse.records.header import new_header
from bakehouse.records.record import Record, Tag
from bakehouse.records.steps import Step, steps, windows
from bakehouse.records.writing import record_of
from bakehouse.server import wire
from bakehouse.server.permissions import must_be_dealt
from bakehouse.server.refusal import Refusal
from bakehouse.server.table import LiveTable

VIEWERS = {"all": EVERYTHING, "spectator": SPECTATOR}
DEFAULT_VIEWER = "spectator"


def viewer_named(table: LiveTable, name: str, guest: int) -> int:
    """`all`, `spectator` or a seat's number. During a game there is only the spectator's view and your own seats'."""
    is_over = table.status == "over"
    if name == "all" and not is_over:
        raise Refusal("not_over", "Everything is shown when the game is over.")
    if name in VIEWERS:
        return VIEWERS[name]
    if not (name.isascii() and name.isdigit() and len(name) < 3 and int(name) < len(table.seats)):
        raise Refusal("malformed", "The view is all, spectator or the number of a seat.")
    if not is_over and not table.seats.belongs_to(int(name), guest):
        raise Refusal("not_yours", "While the game is running you see your own seat only.")
    return int(name)


def record(table: LiveTable, viewer: int) -> str:
    """The .pie file so far."""
    match = must_be_dealt(table)
    state = table.deal()
    deck = table.deck if table.header.deck else None
    header = new_header(table.game, state, table.header.seed, deck, table.seats.names())
    made = record_of(header, steps(state, [played.decision for played in match.played]), viewer)
    return _with_rules(made, table.header.rules).text


def _with_rules(record: Record, version: int) -> Record:
    """The version of the rules is the one by which the game was played."""
    tags = [Tag("Rules", str(version)) if version and tag.name == "Rules" else tag for tag in record.tags]
    return replace(record, tags=tags)


def replay(table: LiveTable, name: str, viewer: int) -> wire.Replay:
    match = must_be_dealt(table)
    if not match.state.over:
        raise Refusal("not_over", "A replay can be seen when the game is over.")
    game = table.game
    replayed = steps(table.deal(), [played.decision for played in match.played])
    frames = [_frame(table, next(replayed), "", 0, viewer)]
    for window in windows(replayed):
        for step in window.steps:
            frames.append(_frame(table, step, window.text(game, step, viewer), len(frames), viewer))
    return wire.Replay(
        code=table.code,
        game=game.info.slug,
        title=game.info.title,
        players=table.seats.names(),
        seat_names=[game.seat_name(seat) for seat in range(len(table.seats))],
        viewer=name,
        faces=table.faces,
        frames=frames,
        outcome=match.state.outcome,
        explanation=game.explain_result(game.view(match.state, None, known=False)),
    )


def _frame(table: LiveTable, step: Step, text: str, number: int, viewer: int) -> wire.Frame:
    """With EVERYTHING the table is a spectator's, and the hands are beside it."""
    game, state = table.game, step.after
    view = cast(wire.AnyView, game.view(state, viewer if viewer >= 0 else None, known=False))
    hands = [_hand(table, state, seat) for seat in range(state.seats)] if viewer == EVERYTHING else []
    return wire.Frame(number, step.seat, text, step.events(game, viewer), view, hands, state.result().scores)


def _hand(table: LiveTable, state: State, seat: int) -> list[str]:
    """A game of another package may have no hands."""
    hand: list[str] = getattr(table.game.view(state, seat, known=False), "hand", [])
    return hand
