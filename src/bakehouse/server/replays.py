"""Games to take home: the record of a table, and the replay and the result of a finished game.

All of them are made in the process for tasks and written to a file, which is then sent piece by piece.
"""

from __future__ import annotations

import gzip
import os
from dataclasses import replace
from pathlib import Path
from typing import cast
from zlib import adler32

import msgspec

import bakehouse
from bakehouse.core.decision import Decision
from bakehouse.core.deck import Deck
from bakehouse.core.game import EVERYTHING, SPECTATOR, Game
from bakehouse.core.messages import say
from bakehouse.core.state import State
from bakehouse.records.header import new_header
from bakehouse.records.record import Record, Tag
from bakehouse.records.sheets import moments_of
from bakehouse.records.steps import Step, steps, windows
from bakehouse.records.writing import record_of
from bakehouse.server import wire, wire_replays
from bakehouse.server.journal import TableHeader
from bakehouse.server.permissions import must_be_dealt
from bakehouse.server.refusal import Refusal
from bakehouse.server.table import LiveTable

VIEWERS = {"all": EVERYTHING, "spectator": SPECTATOR}
DEFAULT_VIEWER = "spectator"
OWN_VIEWER = "own"
SECONDS = 60.0  # for the longest game


def viewer_named(table: LiveTable, name: str, guest: int) -> int:
    """`all`, `spectator` or a seat's number. During a game there is only the spectator's view and your own seats'."""
    is_over = table.status == "over"
    if name == "all" and not is_over:
        raise Refusal("not_over", say("shown-when-over"))
    if name in VIEWERS:
        return VIEWERS[name]
    if not (name.isascii() and name.isdigit() and len(name) < 3 and int(name) < len(table.seats)):
        raise Refusal("malformed", say("no-such-view"))
    if not is_over and not table.seats.belongs_to(int(name), guest):
        raise Refusal("not_yours", say("own-seat-only"))
    return int(name)


def own_view(table: LiveTable, guest: int) -> str:
    """The view of whoever asks: of the first seat that is theirs, or a spectator's."""
    return next((str(seat) for seat in table.seats.of(guest)), DEFAULT_VIEWER)


def file_name(table: LiveTable) -> str:
    """What the names of this table's files begin with: another one when somebody there is forgotten."""
    return f"{table.code}-{adler32(chr(10).join(table.seats.called()).encode()):08x}"


class PlayedGame(msgspec.Struct, frozen=True):
    """All that a record, a replay or a result is made from."""

    code: str
    header: TableHeader
    players: list[str]  # for the record
    called: list[str]  # for people
    looks: list[tuple[str, str]]  # everybody's mascot and colour
    decisions: list[Decision]
    has_secret: bool = False  # is the seed still nobody's business?


encode_game = msgspec.msgpack.Encoder().encode
decode_game = msgspec.msgpack.Decoder(PlayedGame).decode


def played_game(table: LiveTable) -> bytes:
    """What has been played so far, as it travels to the other process."""
    match = must_be_dealt(table)
    if table.lesson is not None:
        raise Refusal("lesson", say("not-in-lesson"))
    seats = table.seats
    return encode_game(
        PlayedGame(
            table.code, table.header, seats.names(), seats.called(), seats.looks(), match.decisions, table.is_secret
        )
    )


# -- In the process for tasks --------------------------------------------------


def write_record(played: bytes, viewer: int, path: str) -> None:
    """The .pie file so far."""
    game = decode_game(played)
    write(path, _record(game, viewer).text.encode())


def write_replay(played: bytes, name: str, viewer: int, path: str) -> None:
    """The replay of a finished game, as JSON."""
    game = decode_game(played)
    write(path, msgspec.json.encode(_replay(game, name, viewer)))


def write_result(played: bytes, path: str) -> None:
    """The sheet of a finished game, as JSON."""
    game = decode_game(played)
    write(path, msgspec.json.encode(_result(game)))


def write(path: str, text: bytes) -> None:
    """Complete or not at all."""
    half = Path(f"{path}.{os.getpid()}")
    half.write_bytes(gzip.compress(text, 5))
    half.replace(path)


def deal_again(played: PlayedGame) -> tuple[Game, State, Deck | None]:
    header = played.header
    game = bakehouse.game(header.game)
    deck = game.deck_text(header.deck) if header.deck else None
    return game, game.deal(len(header.chairs), header.seed, header.options, deck), deck


def _record(played: PlayedGame, viewer: int) -> Record:
    game, state, deck = deal_again(played)
    header = new_header(game, state, played.header.seed, deck, played.players)
    if played.has_secret:
        header = replace(header, seed=None)
    return _with_rules(record_of(header, steps(state, played.decisions), viewer), played.header.rules)


def _with_rules(record: Record, version: int) -> Record:
    """The version of the rules is the one by which the game was played."""
    tags = [Tag("Rules", str(version)) if version and tag.name == "Rules" else tag for tag in record.tags]
    return replace(record, tags=tags)


def _replay(played: PlayedGame, name: str, viewer: int) -> wire_replays.Replay:
    game, state, _ = deal_again(played)
    replayed = steps(state, played.decisions)
    frames = [_frame(game, next(replayed), "", 0, viewer)]
    for window in windows(replayed):
        for step in window.steps:
            frames.append(_frame(game, step, window.text(game, step, viewer), len(frames), viewer))
    return wire_replays.Replay(
        code=played.code,
        game=game.info.slug,
        title=game.info.title,
        players=played.called,
        mascots=[mascot for mascot, _ in played.looks],
        colours=[colour for _, colour in played.looks],
        seat_names=[game.seat_name(seat) for seat in range(state.seats)],
        viewer=name,
        faces=game.faces(state.table_deck),
        frames=frames,
        outcome=state.outcome,
        explanation=game.explain_result(game.view(state, None, known=False)),
    )


def _result(played: PlayedGame) -> wire_replays.ResultSheet:
    game, state, _ = deal_again(played)
    moments = moments_of(game, steps(state, played.decisions))
    sheet = game.score_sheet(moments)
    chart = game.score_chart(moments)
    return wire_replays.ResultSheet(sheet.columns, sheet.rows, chart, game.explain_result(moments[-1].view))


def _frame(game: Game, step: Step, text: str, number: int, viewer: int) -> wire_replays.Frame:
    """With EVERYTHING the table is a spectator's, and the hands are beside it."""
    state = step.after
    view = cast(wire.AnyView, game.view(state, viewer if viewer >= 0 else None, known=False))
    hands = [_hand(game, state, seat) for seat in range(state.seats)] if viewer == EVERYTHING else []
    return wire_replays.Frame(number, step.seat, text, step.events(game, viewer), view, hands, state.result().scores)


def _hand(game: Game, state: State, seat: int) -> list[str]:
    """A game of another package may have no hands."""
    hand: list[str] = getattr(game.view(state, seat, known=False), "hand", [])
    return hand
