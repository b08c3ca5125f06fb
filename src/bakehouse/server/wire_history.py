"""The history of a guest on the wire; wire.py says what there is besides."""

from __future__ import annotations

import msgspec


class Finished(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody at a finished game."""

    name: str  # empty: a guest who wants to be forgotten
    level: str  # of a bot
    side: int  # those of a team have the same
    place: int  # 0 for everybody if nobody has won, or all have
    score: int | None = None


class MyGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished game of mine. The result and the replay of one that was imported are in another house."""

    code: str
    game: str
    title: str
    at: int  # when it was over, in seconds since 1970
    seat: int
    players: list[Finished]  # by seat
    left_out: str = ""  # why it counts for nothing: shared, left or deck
    imported: bool = False


class MyGames(msgspec.Struct, frozen=True):
    """GET /api/me/games?after=…: the last ones first, some at a time; `next` is what `after` asks for the next ones."""

    games: list[MyGame]
    next: str  # empty: these were all


class Rate(msgspec.Struct, frozen=True):
    """A share of victories, and the interval in which the true one is with 95 % confidence."""

    by: str  # all, seat or level
    key: str  # the number of a seat; the level of the bots, or people
    games: int
    won: int
    low: float  # from 0 to 1
    high: float


class GameStanding(msgspec.Struct, frozen=True):
    """How I do at one kind of game."""

    game: str
    title: str
    rating: tuple[int, int] | None  # in which my strength is with 95 % probability, where medium bots have 1500
    rated: int  # so many games are behind it
    bots: dict[str, int]  # the ratings of the levels, to compare with
    rates: list[Rate]


class Rival(msgspec.Struct, frozen=True):
    """Somebody I have met, or all bots of a level: in how many games who of us came before the other."""

    name: str
    level: str  # of bots, which have no name here
    ahead: int
    behind: int
    equal: int


class Standing(msgspec.Struct, frozen=True):
    """GET /api/me/standing. Games that are left out are counted in `finished` only."""

    finished: int
    streak: int  # victories in a row, the last game being one of them
    games: list[GameStanding]
    rivals: list[Rival]


class Imported(msgspec.Struct, frozen=True):
    """The answer to POST /api/me/import, whose body is a file of GET /api/me/export."""

    added: int
    known: int  # these were in the history already


ANSWERS = (MyGames, Standing, Imported)
REQUESTS = ()
