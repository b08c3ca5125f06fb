"""The deal of the day: which cards a game has on a day, how they are promised, and until when they are secret.

A day is counted from 1970, by UTC. Its seed comes from a secret of the house that never leaves the store. The hash of
the seed is published before the day, the seed itself after it: whoever has kept the hash can check the cards, and
nobody learns anything about another day.
"""

from __future__ import annotations

import hmac
from datetime import UTC, date, datetime

DAY = 86_400  # seconds
AHEAD = 30  # days whose hashes are published before they begin
SECRET_BYTES = 32
LEVEL = "medium"  # of the bots: it decides without a clock
FIRST = date(1970, 1, 1).toordinal()


def day_at(seconds: int) -> int:
    """The day of a time in seconds since 1970."""
    return seconds // DAY


def end_of(day: int) -> int:
    """When it is over, in seconds since 1970."""
    return (day + 1) * DAY


def name_of(day: int) -> str:
    """2026-11-19."""
    return datetime.fromtimestamp(day * DAY, UTC).date().isoformat()


def day_named(name: str) -> int:
    """The reverse; ValueError if it is no day."""
    day = date.fromisoformat(name)
    if day.isoformat() != name:
        raise ValueError(name)
    return day.toordinal() - FIRST


def seed_of(secret: bytes, game: str, day: int) -> bytes:
    return hmac.digest(secret, f"daily/{game}/{name_of(day)}".encode(), "sha256")


def seat_of(day: int, seats: int) -> int:
    """Everybody sits on this one: another one every day, so that nobody is always first."""
    return day % seats


def is_secret(day: int, now: int) -> bool:
    """Is there a deal whose cards nobody may be shown who does not play it? 0: it is no deal of a day."""
    return day > 0 and now < end_of(day)
