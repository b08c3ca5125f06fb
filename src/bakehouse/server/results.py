"""What is written down about a finished game for everybody who played it: who was there, and who came where.

It is written with the end of the game itself, so that a history never has to play a game again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bakehouse.core.view import Outcome
from bakehouse.server.rows import result_row
from bakehouse.server.runtime import Row

if TYPE_CHECKING:
    from bakehouse.server.table import LiveTable

# Why a game counts for nothing but being listed.
SHARED = "shared"  # several people played it on one screen, as one guest
LEFT = "left"  # they were not there from the deal to the end: a bot played the rest, or the beginning
FORK = "fork"  # it went on from a finished game, whose cards were known
DECK = "deck"  # with a deck of their own, which may be made to win


class Finisher(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whoever sat on a chair when the game ended."""

    name: str  # empty: a guest who wants to be forgotten
    side: int  # those of a team have the same
    place: int  # of the side, 1 for the winners; 0 for everybody if nobody has won, or all have
    score: int | None = None
    level: str = ""  # of a bot
    guest: int = 0
    in_part: bool = False  # a person who was not there from the deal to the end


class PlayedResult(msgspec.Struct, frozen=True, kw_only=True):
    """A game in the history of a guest."""

    code: str
    at: int
    game: str
    seat: int
    left_out: str  # why it does not count
    imported: bool
    players: list[Finisher]

    @property
    def me(self) -> Finisher:
        return self.players[self.seat]

    @property
    def others(self) -> list[Finisher]:
        """Against whom it was played: nobody's partner is their opponent."""
        return [player for player in self.players if player.side != self.me.side]


encode_players = msgspec.msgpack.Encoder().encode
read_players = msgspec.msgpack.Decoder(list[Finisher]).decode


def result_of(row: tuple[Any, ...]) -> PlayedResult:
    code, at, game, seat, left_out, imported, players = row
    return PlayedResult(
        code=code,
        at=at,
        game=game,
        seat=seat,
        left_out=left_out,
        imported=bool(imported),
        players=read_players(players),
    )


def result_rows(table: LiveTable) -> list[Row]:
    """For everybody who sits here now that the game is over. Several people at one screen are one guest: it is the
    history of the first of them."""
    outcome = table.state.outcome
    assert outcome is not None
    players = _finishers(table, outcome)
    at = table.runtime.date()
    blob = encode_players(players)
    return [
        result_row(guest, table.code, at, table.game.info.slug, seats[0], _left_out(table, seats), blob)
        for guest, seats in _seats_by_guest(table).items()
    ]


def _seats_by_guest(table: LiveTable) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for seat in table.seats.persons():
        found.setdefault(table.seats[seat].guest, []).append(seat)
    return found


def _left_out(table: LiveTable, seats: list[int]) -> str:
    if table.header.fork is not None:
        return FORK
    if len(seats) > 1:
        return SHARED
    if not table.seats.played_all(seats[0]):
        return LEFT
    return DECK if table.header.deck else ""


def _finishers(table: LiveTable, outcome: Outcome) -> list[Finisher]:
    sides = _sides(table)
    places = places_of(sides, outcome)
    names = table.seats.called()
    return [
        Finisher(
            name=names[seat],
            side=sides[seat],
            place=places[seat],
            score=outcome.scores[seat],
            level="" if chair.is_person else chair.bot_level,
            guest=chair.guest if chair.is_person else 0,
            in_part=chair.is_person and not table.seats.played_all(seat),
        )
        for seat, chair in enumerate(table.seats.chairs)
    ]


def _sides(table: LiveTable) -> list[int]:
    """By seat, the side that it plays for."""
    teams = table.game.info.teams
    team_of = {seat: number for number, team in enumerate(teams) for seat in team}
    return [team_of.get(seat, seat) for seat in range(len(table.seats))]


def places_of(sides: list[int], outcome: Outcome) -> list[int]:
    """By seat. Winners come first, whatever broke the tie; equal scores share a place."""
    if len(outcome.winners) in (0, len(sides)):
        return [0] * len(sides)
    rank = {side: _rank(sides.index(side), outcome) for side in sides}
    return [1 + sum(other < rank[side] for other in rank.values()) for side in sides]


def _rank(seat: int, outcome: Outcome) -> tuple[bool, float]:
    """The smaller, the better."""
    score = outcome.scores[seat]
    return seat not in outcome.winners, float("inf") if score is None else -score
