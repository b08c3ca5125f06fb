"""Tournaments on the wire; wire.py says what there is besides."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from bakehouse.server.wire import MAX_LEVEL_LENGTH, MAX_SEATS, Clock

MAX_ENTRANTS = 16
MAX_ROUNDS = 15

Format = Literal["round_robin", "swiss"]


class NewTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tournaments. In a round-robin of tables for two, everybody meets everybody, whatever `rounds` says."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=MAX_SEATS)]  # of every table
    format: Format
    rounds: Annotated[int, Meta(ge=1, le=MAX_ROUNDS)] = 3
    options: dict[str, str | int] = {}
    clock: Clock = Clock()
    plays: bool = True  # does the host play?
    bots: Annotated[int, Meta(ge=0, le=MAX_ENTRANTS)] = 0  # that play from the start; the host may add others
    level: Annotated[str, Meta(max_length=MAX_LEVEL_LENGTH)] = ""  # of these, and of those on places that nobody has


class TournamentAct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tournaments/CODE.

    Everybody: `join` before the start, `leave` at any time. The host: `bot` adds one, `drop` removes an entrant,
    `start` begins the first round, and the next one before its time, `forfeit` counts the present game as lost for an
    entrant, `close` ends it all.
    """

    do: Literal["join", "leave", "bot", "drop", "start", "forfeit", "close"]
    entrant: Annotated[int, Meta(ge=-1, le=1_000)] = -1  # whom the host drops, or lets forfeit
    level: Annotated[str, Meta(max_length=MAX_LEVEL_LENGTH)] = ""  # of a new bot


class TournamentEntrant(msgspec.Struct, frozen=True):
    number: int
    name: str
    level: str  # of a bot; empty: a person
    mascot: str
    colour: str
    left: bool  # has withdrawn, or was dropped


class TournamentTable(msgspec.Struct, frozen=True):
    code: str
    seats: list[int]  # the entrant on each seat; -1: a bot of the house
    status: Literal["planned", "playing", "over"]
    places: list[int]  # by seat, when it is over: 1 came first, equal places are shared
    scores: list[int | None]  # by seat, as the game counts them; empty: there are none
    points: list[float]  # by seat, when it is over
    forfeited: list[int]  # seats


class TournamentRound(msgspec.Struct, frozen=True):
    tables: list[TournamentTable]
    byes: list[int]  # entrants who have no game, and the points of a win


class TournamentStanding(msgspec.Struct, frozen=True):
    entrant: int
    rank: int
    points: float
    games: int
    ties: list[float | None]  # by tie-break
    decided_by: str  # what parts this entrant from the one above: points, a tie-break, or nothing


class Tournament(msgspec.Struct, frozen=True):
    """GET /api/tournaments/CODE, and the answer to every act."""

    code: str
    game: str
    title: str
    status: Literal["waiting", "running", "over", "closed"]
    seats: int
    format: Format
    rounds: int  # how many there are, or will be with the entrants so far
    options: dict[str, str | int]
    clock: Clock
    teams: list[list[int]]  # seats that play together
    invites: str  # the host's name
    host: bool  # are you the host?
    you: int | None  # your number as an entrant
    table: str  # the code of the running table at which you sit
    entrants: list[TournamentEntrant]
    played: list[TournamentRound]  # the last one may be running
    planned: list[TournamentRound]  # the rounds to come, where they are known
    standings: list[TournamentStanding]
    tie_breaks: list[str]
    next_round: float | None  # seconds until the next round begins by itself
    may_start: bool  # can the host begin a round now?


ANSWERS = (Tournament,)
REQUESTS = (NewTournament, TournamentAct)
