"""Finished games on the wire, their replays, results and reviews; wire.py says what there is besides."""

from __future__ import annotations

import msgspec

from bakehouse.core.messages import Message
from bakehouse.core.sheet import Cell, Chart, Column
from bakehouse.core.view import Event, Face, Outcome
from bakehouse.server.wire import AnyView, Seat


class Frame(msgspec.Struct, frozen=True):
    """One move of a finished game, as one viewer saw it: what happened, and the table after it."""

    number: int
    seat: int | None
    text: str
    events: list[Event]
    view: AnyView
    hands: list[list[str]]  # by seat, where everything is shown; otherwise empty
    scores: list[int | None]  # as if the game ended here


class Replay(msgspec.Struct, frozen=True):
    """GET /api/tables/CODE/replay?view=SEAT: `all` shows all, `spectator` what was public, `own` is your seat."""

    code: str
    game: str
    title: str
    players: list[str]
    mascots: list[str]  # by seat, as the chairs of the table had them
    colours: list[str]
    seat_names: list[str]
    viewer: str  # all, spectator or the number of a seat
    faces: list[Face]
    frames: list[Frame]
    outcome: Outcome | None
    explanation: list[Message]  # the scoring, line by line


class ResultSheet(msgspec.Struct, frozen=True):
    """GET /api/tables/CODE/result: how a finished game ended, as everybody at the table could see it."""

    columns: list[Column]
    rows: list[list[Cell]]  # by seat; a cell for each column
    chart: Chart
    explanation: list[Message]  # the scoring, line by line


class NewReview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/CODE/review: what would the hard bot have done in my place? Asked again until it is done."""

    seat: Seat


class Idea(msgspec.Struct, frozen=True):
    """A whole move, and how likely the seat wins with it."""

    labels: list[Message]  # of its atoms: together they say what the whole move is
    chance: float  # from 0 to 1


class Turning(msgspec.Struct, frozen=True):
    """A decision that made the seat less likely to win than another one would have."""

    move: int  # the frame of the replay in which it was made: so many moves were made before it
    prompt: Message  # what was asked
    hand: list[str]  # the cards that the seat held
    scores: list[int | None]  # at that moment
    played: Idea
    better: Idea  # what the hard bot would have done
    error: float  # the difference of the two chances is known so closely, in nineteen of twenty cases
    simulations: int  # of each of the two
    reason: Message | None  # a fact that speaks for the better one; null if nothing can be said


class Review(msgspec.Struct, frozen=True):
    """The decisions of one seat, judged by what it could know when it made them."""

    done: int  # steps, of so many; the turnings are there when all of them are done
    steps: int
    decisions: int  # how many are judged
    turnings: list[Turning]  # at most three, the largest difference first; none if nothing is certain


ANSWERS = (Replay, ResultSheet, Review)
REQUESTS = (NewReview,)
