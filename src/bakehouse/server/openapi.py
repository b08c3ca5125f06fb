"""The requests of the server as an OpenAPI document, made from the types of the wire: for other programs, and for those
that try to break it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, get_args, get_type_hints

import msgspec

from bakehouse.core.view import Face
from bakehouse.server import wire, wire_daily, wire_history, wire_lab, wire_replays, wire_tournaments
from bakehouse.server.refusal import STATUS

JSON = "application/json"
BYTES = "application/octet-stream"
REFERENCE = "#/components/schemas/{name}"
CODE = {"name": "code", "in": "path", "required": True, "schema": {"type": "string"}, "description": "of a table"}
TOURNAMENT = {**CODE, "description": "of a tournament"}
GAME = {"name": "game", "in": "path", "required": True, "schema": {"type": "string"}}
LANGUAGE = {"name": "language", "in": "path", "required": True, "schema": {"type": "string"}}
NAME = {"name": "name", "in": "path", "required": True, "schema": {"type": "string"}, "description": "of a catalogue"}
DIGEST = {"name": "digest", "in": "path", "required": True, "schema": {"type": "string"}, "description": "of a deck"}
ID = {"name": "id", "in": "path", "required": True, "schema": {"type": "string"}, "description": "of an experiment"}
DAY = {"name": "day", "in": "path", "required": True, "schema": {"type": "string"}, "description": "2026-11-19"}
FILE = {"name": "file", "in": "query", "schema": {"type": "string"}, "description": "its name, as cards.csv"}
AFTER = {
    "name": "after",
    "in": "query",
    "schema": {"type": "string"},
    "description": "what the games before ended with",
}
VIEW = {
    "name": "view",
    "in": "query",
    "schema": {"type": "string"},
    "description": "all, spectator, own or the number of a seat",
}


def _but(struct: type[msgspec.Struct], **other: Any) -> type[msgspec.Struct]:
    """The same struct with other types for some of its fields."""
    hints = {**get_type_hints(struct, include_extras=True), **other}
    return msgspec.defstruct(struct.__name__, [(name, hints[name]) for name in struct.__struct_fields__])


# msgspec has no schema for a union of structs without tags; a view's game is known from the replay that it is in.
FRAME = _but(wire_replays.Frame, view=Any)
REPLAY = _but(wire_replays.Replay, frames=list[FRAME])  # type: ignore[valid-type]  # made above
VIEWS = get_args(wire.AnyView)


@dataclass(frozen=True)
class Operation:
    method: str
    path: str
    what: str
    answer: Any = None  # a type of the wire, or the media type of something else
    body: Any = None
    parameters: tuple[dict[str, Any], ...] = ()
    status: int = 200


OPERATIONS = (
    Operation("get", "/api/me", "My name and my tables.", wire.Me),
    Operation(
        "post",
        "/api/me",
        "Say my name and how I look; the first time a cookie comes with the answer.",
        wire.Me,
        wire.NewGuest,
    ),
    Operation("get", "/api/me/games", "The games that I have finished.", wire_history.MyGames, None, (AFTER,)),
    Operation("get", "/api/me/standing", "How I have done.", wire_history.Standing),
    Operation("get", "/api/me/export", "My history as a file.", JSON),
    Operation("post", "/api/me/import", "Read such a file in.", wire_history.Imported, BYTES),
    Operation("post", "/api/me/offer", "Let another browser be me, too.", wire.Offer),
    Operation("post", "/api/me/take", "Be the guest who was offered.", wire.Me, wire.TakeOver),
    Operation("post", "/api/me/forget", "Forget me.", wire.Me, wire.Forget),
    Operation("post", "/api/me/notifications", "Tell this browser of my turns.", JSON, wire.Subscription),
    Operation("post", "/api/me/notifications/stop", "Tell it no more.", JSON, wire.NoSubscription),
    Operation("get", "/api/kept", "What is kept about a guest.", wire.Kept),
    Operation("post", "/api/find", "Where does somebody of this name play?", list[wire.FoundTable], wire.Finding),
    Operation("get", "/api/avoided", "Whom I have muted or blocked.", list[wire.Avoided]),
    Operation("post", "/api/avoided", "Treat somebody of that list in another way.", list[wire.Avoided], wire.Avoiding),
    Operation("post", "/api/me/away", "Say until when I am away.", wire.Me, wire.NewAway),
    Operation("get", "/api/network", "Can phones in this network come in?", wire.Network),
    Operation("post", "/api/network", "Let phones in this network in.", wire.Network),
    Operation("get", "/api/games", "The games.", list[wire.GameCard]),
    Operation("get", "/api/words", "The languages, and where their catalogues are.", wire.Languages),
    Operation(
        "get", "/api/words/{language}/{name}", "A catalogue.", "text/plain; charset=utf-8", None, (LANGUAGE, NAME)
    ),
    Operation("get", "/api/rules/{game}", "The rules of a game.", wire.Rulebook, None, (GAME,)),
    Operation("get", "/api/faces/{game}/{digest}", "The cards of a deck.", list[Face], None, (GAME, DIGEST)),
    Operation("post", "/api/decks/{game}", "Read a deck file or table.", wire.DeckInfo, BYTES, (GAME, FILE)),
    Operation("get", "/api/decks/{game}/{digest}", "A deck that was read lately.", wire.DeckInfo, None, (GAME, DIGEST)),
    Operation("get", "/api/lab", "Is the lab room open?", wire_lab.LabRoom),
    Operation("post", "/api/lab/experiments", "Ask a question.", wire_lab.LabNews, wire_lab.NewExperiment, (), 201),
    Operation("get", "/api/lab/experiments/{id}", "Watch.", "text/event-stream; charset=utf-8", None, (ID,)),
    Operation("post", "/api/lab/experiments/{id}/stop", "Stop the games.", wire_lab.LabNews, None, (ID,)),
    Operation("get", "/api/lab/experiments/{id}/report", "The report.", "text/html; charset=utf-8", None, (ID,)),
    Operation("get", "/api/daily", "The deals of today.", wire_daily.Daily),
    Operation(
        "get", "/api/daily/{game}", "Its days: what is promised and revealed.", wire_daily.DailyDays, None, (GAME,)
    ),
    Operation("get", "/api/daily/{game}/{day}", "A deal and its results.", wire_daily.DailyResults, None, (GAME, DAY)),
    Operation("post", "/api/daily/{game}/{day}", "Play a deal.", wire.Opened, None, (GAME, DAY), 201),
    Operation("post", "/api/tables", "Open a table.", wire.Opened, wire.NewTable, (), 201),
    Operation("post", "/api/lessons/{game}", "Open the table of a lesson.", wire.Opened, None, (GAME,), 201),
    Operation("get", "/api/tables/{code}/qr.svg", "The invitation as a QR code.", "image/svg+xml", None, (CODE,)),
    Operation("get", "/api/tables/{code}/record", "The record.", "text/plain; charset=utf-8", None, (CODE, VIEW)),
    Operation("get", "/api/tables/{code}/replay", "A finished game.", REPLAY, None, (CODE, VIEW)),
    Operation("get", "/api/tables/{code}/result", "How it ended.", wire_replays.ResultSheet, None, (CODE,)),
    Operation(
        "post",
        "/api/tables/{code}/review",
        "My decisions, judged.",
        wire_replays.Review,
        wire_replays.NewReview,
        (CODE,),
    ),
    Operation(
        "post", "/api/tables/{code}/fork", "Go on from a finished game.", wire.Opened, wire.NewFork, (CODE,), 201
    ),
    Operation("post", "/api/tournaments", "Open a tournament.", wire.Opened, wire_tournaments.NewTournament, (), 201),
    Operation("get", "/api/tournaments/{code}", "How it stands.", wire_tournaments.Tournament, None, (TOURNAMENT,)),
    Operation(
        "post",
        "/api/tournaments/{code}",
        "Do something.",
        wire_tournaments.Tournament,
        wire_tournaments.TournamentAct,
        (TOURNAMENT,),
    ),
    Operation("get", "/api/tournaments/{code}/qr.svg", "Its link as a QR code.", "image/svg+xml", None, (TOURNAMENT,)),
    Operation("get", "/api/openapi.json", "This page.", JSON),
    Operation("get", "/health", "Is the server there?", "text/plain; charset=utf-8"),
)


def document() -> dict[str, Any]:
    types = [kind for operation in OPERATIONS for kind in (operation.answer, operation.body) if _is_type(kind)]
    types += [wire.Problem, *VIEWS]
    schemas, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    components["Frame"]["properties"]["view"] = {"anyOf": list(schemas[-len(VIEWS) :])}
    by_type = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = _described(operation, by_type)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Bakehouse", "version": "1", "description": "The requests; sockets are in docs/protocol.md."},
        "paths": paths,
        "components": {"schemas": components},
    }


def _is_type(kind: Any) -> bool:
    return kind is not None and not isinstance(kind, str)


def _described(operation: Operation, by_type: dict[str, Any]) -> dict[str, Any]:
    problem = {JSON: {"schema": by_type[repr(wire.Problem)]}}
    answers: dict[str, Any] = {str(status): {"description": "refused", "content": problem} for status in _refusals()}
    if _is_type(operation.answer):
        content: dict[str, Any] = {JSON: {"schema": by_type[repr(operation.answer)]}}
    else:
        content = {operation.answer: {"schema": {} if operation.answer == JSON else {"type": "string"}}}
    answers[str(operation.status)] = {"description": "done", "content": content}
    described: dict[str, Any] = {"summary": operation.what, "responses": answers}
    if operation.parameters:
        described["parameters"] = list(operation.parameters)
    if operation.body is not None:
        is_type = _is_type(operation.body)
        content = {JSON: {"schema": by_type[repr(operation.body)]}} if is_type else {operation.body: {}}
        described["requestBody"] = {"required": True, "content": content}
    return described


def _refusals() -> list[int]:
    return sorted({*STATUS.values()} - {500})
