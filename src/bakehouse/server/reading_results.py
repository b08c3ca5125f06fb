"""What is read from a store about guests themselves: their histories, their browsers, and those who go."""

from __future__ import annotations

from dataclasses import dataclass

from bakehouse.server.glicko import Rating
from bakehouse.server.reading import Select
from bakehouse.server.results import PlayedResult, result_of

COLUMNS = "code, at, game, seat, left_out, imported, players"
BEGINNING = 2**62, ""  # later than any game: where a list begins that shows the last one first


@dataclass(frozen=True)
class Unrated:
    """A game that counts for this guest, and has changed no rating yet."""

    guest: int
    result: PlayedResult


def games_of(select: Select, guest: int, before: tuple[int, str], most: int) -> list[PlayedResult]:
    """The last games that were over before then, the last one first."""
    at, code = before
    question = (
        f"SELECT {COLUMNS} FROM results WHERE guest = ? AND (at < ? OR (at = ? AND code < ?)) "
        "ORDER BY at DESC, code DESC LIMIT ?"
    )
    return [result_of(row) for row in select(question, (guest, at, at, code, most))]


def codes_of_results(select: Select, guest: int) -> set[str]:
    return {code for (code,) in select("SELECT code FROM results WHERE guest = ?", (guest,))}


def players_at(select: Select, code: str) -> bytes | None:
    """Who finished at this table, as it is written down for each of them."""
    rows = select("SELECT players FROM results WHERE code = ? AND imported = 0 LIMIT 1", (code,))
    return next((bytes(players) for (players,) in rows), None)


def unrated(select: Select, most: int) -> list[Unrated]:
    """The first of them, those of a table together."""
    question = (
        f"SELECT guest, {COLUMNS} FROM results WHERE rating IS NULL AND left_out = '' AND imported = 0 "
        "ORDER BY at, code, guest LIMIT ?"
    )
    return [Unrated(row[0], result_of(row[1:])) for row in select(question, (most,))]


def last_rating(select: Select, guest: int, game: str, before: tuple[int, str] = BEGINNING) -> Rating:
    """The one that stood before the game that was over then, whatever has been rated since."""
    at, code = before
    question = (
        "SELECT rating, deviation, volatility FROM results WHERE guest = ? AND game = ? AND rating IS NOT NULL "
        "AND (at < ? OR (at = ? AND code < ?)) ORDER BY at DESC, code DESC LIMIT 1"
    )
    return next((Rating(*row) for row in select(question, (guest, game, at, at, code))), Rating())


def rated_games(select: Select, guest: int) -> dict[str, int]:
    """How many games of each kind the ratings of this guest stand on."""
    question = "SELECT game, count(*) FROM results WHERE guest = ? AND rating IS NOT NULL GROUP BY game"
    return {game: int(count) for game, count in select(question, (guest,))}


@dataclass(frozen=True)
class Subscription:
    """A browser that is told of a guest's turns."""

    endpoint: str  # at the push service of its maker
    key: bytes
    secret: bytes
    language: str
    at: int  # when it last said so


def subscriptions_of(select: Select, guest: int) -> list[Subscription]:
    question = "SELECT endpoint, key, secret, language, at FROM subscriptions WHERE guest = ? ORDER BY at, endpoint"
    return [Subscription(*row) for row in select(question, (guest,))]


def tables_with(select: Select, guest: int) -> list[tuple[str, str]]:
    """The codes and the status of all tables at which this guest sat, or sits."""
    question = "SELECT code, status FROM tables JOIN people USING (code) WHERE guest = ? ORDER BY code"
    return [(code, status) for code, status in select(question, (guest,))]


def leaving_guests(select: Select) -> list[int]:
    """Those who want to be forgotten, and are still named at a table."""
    question = "SELECT id FROM guests WHERE name = '' AND EXISTS (SELECT 1 FROM people WHERE guest = guests.id)"
    return [guest for (guest,) in select(question, ())]
