"""What is kept about a guest, kind by kind: the one table from which the page "What is kept about you", docs/privacy.md
and the tests know it.

A kind is a message `kept-ID` with what it is, `.why` and `.until` when it goes. Whoever adds a table or a column to the
store adds it here, to a kind that there is or to one of its own; a test fails if they do not.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Kind:
    id: str
    columns: tuple[str, ...] = ()  # of the store; none: it is not in there


def _columns(table: str, *names: str) -> tuple[str, ...]:
    return tuple(f"{table}.{name}" for name in names)


KINDS = (
    Kind("guest", _columns("guests", "id", "token", "name", "created", "seen", "mascot", "colour")),
    Kind("browsers", _columns("devices", "guest", "code", "until", "token")),
    Kind(
        "tables",
        _columns("tables", "code", "header", "status", "at")
        + _columns("people", "guest", "code")
        + _columns("journal", "code", "number", "entry")
        + _columns("glances", "code", "glance", "due"),
    ),
    Kind(
        "history",
        _columns(
            "results",
            "guest",
            "code",
            "at",
            "game",
            "seat",
            "left_out",
            "imported",
            "players",
            "rating",
            "deviation",
            "volatility",
        ),
    ),
    Kind("avoided", _columns("avoided", "guest", "other", "how", "name", "key", "at")),
    Kind("findable", _columns("findable", "guest", "skeleton")),
    Kind(
        "deals",
        _columns("daily_deals", "guest", "day", "game", "attempt", "code", "place", "score", "decisions", "ended"),
    ),
    Kind(
        "tournaments",
        _columns("tournaments", "code", "header", "host", "status", "at")
        + _columns("tournament_journal", "code", "number", "entry"),
    ),
    Kind("away", _columns("vacations", "guest", "first", "until")),
    Kind("notifications", _columns("subscriptions", "endpoint", "guest", "key", "secret", "language", "at")),
    Kind("repairs", _columns("cut", "code", "number", "entry", "at")),
    Kind("copies"),
    Kind("address"),
    Kind("log"),
    Kind("browser"),
)
# Of the house itself, and of its servers.
NOT_ABOUT_PEOPLE = (
    *_columns("house", "id", "is_open", "version"),
    *_columns("daily_house", "id", "secret", "since"),
    *_columns("leases", "number", "address", "secret", "beat"),
    *_columns("owners", "code", "lease"),
)
