"""What a store keeps about the deals of the day: the secret of the house, and who has played which deal where."""

from __future__ import annotations

from dataclasses import dataclass

from bakehouse.server.daily import DAY
from bakehouse.server.reading import Select, number
from bakehouse.server.runtime import Row

ADD_SECRET = "INSERT INTO daily_house (id, secret, since) VALUES (1, ?, ?) ON CONFLICT DO NOTHING"
ADD_DEAL = "INSERT INTO daily_deals (guest, day, game, attempt, code) VALUES (?, ?, ?, ?, ?)"
END_DEAL = "UPDATE daily_deals SET place = ?, score = ?, decisions = ?, ended = ? WHERE code = ?"
FORGET_DEAL = "DELETE FROM daily_deals WHERE code = ?"
FORGET_DEALS_OF = "DELETE FROM daily_deals WHERE guest = ?"
FORGET_DEALS = "DELETE FROM daily_deals WHERE day < ?"
# The first table of a guest counts, if it is played to the end before the day is over.
COUNTS = f"attempt = 1 AND ended < (day + 1) * {DAY}"


@dataclass(frozen=True)
class Deal:
    """A guest's table with the deal of a day."""

    game: str
    day: int
    attempt: int  # the guest's first, second … with this deal
    code: str
    status: str  # of the table
    place: int | None  # these are None until it is over
    score: int | None  # also where the game gives none
    decisions: int | None
    ended: int | None  # in seconds since 1970

    @property
    def counts(self) -> bool:
        return self.attempt == 1 and self.ended is not None and self.ended < (self.day + 1) * DAY


@dataclass(frozen=True)
class Finisher:
    """Somebody who is among the results of a day."""

    guest: int
    name: str
    mascot: str
    colour: str
    place: int
    score: int | None
    decisions: int


def secret_row(secret: bytes, since: int) -> Row:
    """Whoever comes second changes nothing."""
    return ADD_SECRET, (secret, since)


def deal_row(guest: int, day: int, game: str, attempt: int, code: str) -> Row:
    return ADD_DEAL, (guest, day, game, attempt, code)


def end_row(code: str, place: int, score: int | None, decisions: int, at: int) -> Row:
    return END_DEAL, (place, score, decisions, at, code)


def old_deals_row(before: int) -> Row:
    return FORGET_DEALS, (before,)


# -- Reading -------------------------------------------------------------------


def secret_of(select: Select) -> tuple[bytes, int] | None:
    """The secret, and the first day of the house."""
    rows = list(select("SELECT secret, since FROM daily_house", ()))
    return (bytes(rows[0][0]), int(rows[0][1])) if rows else None


def deals_of(select: Select, guest: int, first: int) -> list[Deal]:
    """All of a guest since this day, the first attempts first."""
    question = (
        "SELECT game, day, attempt, code, status, place, score, decisions, ended "
        "FROM daily_deals JOIN tables USING (code) WHERE guest = ? AND day >= ? ORDER BY day, game, attempt"
    )
    return [Deal(*row) for row in select(question, (guest, first))]


def finished_on(select: Select, game: str, day: int) -> int:
    """How many have finished the deal of this day in time."""
    question = f"SELECT count(*) FROM daily_deals WHERE game = ? AND day = ? AND {COUNTS}"
    return number(select, question, (game, day))


def finishers_on(select: Select, game: str, day: int) -> list[Finisher]:
    question = (
        "SELECT guest, name, mascot, colour, place, score, decisions FROM daily_deals "
        f"JOIN guests ON guests.id = guest WHERE game = ? AND day = ? AND {COUNTS} ORDER BY ended, guest"
    )
    return [Finisher(*row) for row in select(question, (game, day))]
