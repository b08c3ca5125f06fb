"""The deals of the day on the wire; wire.py says what there is besides."""

from __future__ import annotations

from typing import Literal

import msgspec

DealStatus = Literal["new", "playing", "done", "later", "given_up"]


class MyDeal(msgspec.Struct, frozen=True, omit_defaults=True):
    """What I have done with a deal: nothing yet, begun, finished in time, finished later or again, or given up."""

    status: DealStatus
    running: str = ""  # the code of a table at which I can go on
    code: str = ""  # of my finished table; these are about it
    place: int = 0
    score: int | None = None
    decisions: int = 0


class DailyGame(msgspec.Struct, frozen=True):
    """A deal of today."""

    game: str
    finished: int  # how many have finished it today
    mine: MyDeal


class Daily(msgspec.Struct, frozen=True):
    """GET /api/daily: the deals of today."""

    day: str  # 2026-11-19, by UTC
    left: int  # seconds until the next day
    games: list[DailyGame]


class DailyDay(msgspec.Struct, frozen=True):
    """A day of a game: the SHA-256 of its seed, and when the day is over the seed itself."""

    day: str
    commit: str
    seed: str  # empty before that
    mine: MyDeal


class DailyDays(msgspec.Struct, frozen=True):
    """GET /api/daily/GAME: its days, from the last one that is promised back to the first one that is kept."""

    game: str
    days: list[DailyDay]


class DailyRow(msgspec.Struct, frozen=True):
    """Somebody who has finished a deal in time."""

    rank: int  # among these people: by place, then by score
    name: str
    mascot: str
    colour: str
    place: int  # at the table
    score: int | None
    decisions: int
    yours: bool


class DailyResults(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/daily/GAME/DAY. Rows are shown to whoever has finished the deal, and to everybody after the day."""

    game: str
    day: DailyDay
    left: int  # seconds until the day is over
    seats: int
    seat: int  # where everybody sits
    finished: int  # how many have finished it in time
    shown: bool = False
    rows: list[DailyRow] = []  # the first hundred, and my own
    average: float | None = None  # of the scores
    best: int | None = None


ANSWERS = (Daily, DailyDays, DailyResults)
REQUESTS = ()
