"""The history of a guest: the games they have finished, how they did, and both as a file to take along."""

from __future__ import annotations

import asyncio
import re
import time
from collections import defaultdict
from typing import Annotated
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

import bakehouse
from bakehouse.core.messages import say
from bakehouse.server import standing, wire, wire_history
from bakehouse.server.connection import Guest
from bakehouse.server.guests import DAY
from bakehouse.server.ratings import BOTS, Ratings
from bakehouse.server.reading_results import (
    BEGINNING,
    Subscription,
    codes_of_results,
    games_of,
    last_rating,
    rated_games,
    subscriptions_of,
)
from bakehouse.server.refusal import Refusal
from bakehouse.server.results import DECK, FORK, LEFT, SHARED, Finisher, PlayedResult, encode_players
from bakehouse.server.rows import MOST_SUBSCRIPTIONS, result_row
from bakehouse.server.sanitize import one_line
from bakehouse.server.store import Store

PAGE = 20  # games that are listed at a time
MOST = 5_000  # games of a guest that are looked at: the last ones
FORMAT = "bakehouse history"
VERSION = 1
MAX_FILE_BYTES = 1_000_000
MAX_FILE_GAMES = 2_000
CURSOR = re.compile(r"(\d{1,12})-([A-Z]{1,20})")


class History:
    def __init__(self, store: Store) -> None:
        self._store = store
        self.ratings = Ratings(store)

    async def games(self, guest: Guest, cursor: str) -> wire_history.MyGames:
        """The last games, or the next of them, after those that a page has already."""
        found = CURSOR.fullmatch(cursor)
        if cursor and found is None:
            raise Refusal("malformed", say("no-such-page-of-games"))
        before = (int(found[1]), found[2]) if found else BEGINNING
        games = await self._store.ask(games_of, guest.id, before, PAGE + 1)
        last = games[PAGE - 1] if len(games) > PAGE else None
        return wire_history.MyGames([_listed(game) for game in games[:PAGE]], f"{last.at}-{last.code}" if last else "")

    async def standing(self, guest: Guest) -> wire_history.Standing:
        await self.ratings.catch_up()
        games = await self._store.ask(games_of, guest.id, BEGINNING, MOST)
        rated = await self._store.ask(rated_games, guest.id)
        ranges = {game: (await self._store.ask(last_rating, guest.id, game)).range for game in rated}
        return await asyncio.to_thread(_standing, games, rated, ranges)

    # -- As a file ---------------------------------------------------------------

    async def file(self, guest: Guest) -> bytes:
        games = await self._store.ask(games_of, guest.id, BEGINNING, MAX_FILE_GAMES)
        browsers = [_browser(one) for one in await self._store.ask(subscriptions_of, guest.id)]
        return await asyncio.to_thread(_written, guest, games, browsers)

    async def add(self, guest: Guest, file: bytes) -> wire_history.Imported:
        """Games of a file that are not in the history yet. They are marked, and change nobody's rating."""
        games = await asyncio.to_thread(read_file, file)
        known = await self._store.ask(codes_of_results, guest.id)
        if len(known) + len(games) > MOST:
            raise Refusal("too_many", say("history-too-many", most=MOST))
        new = {game.code: game for game in games if game.code not in known}
        await self._store.write([_row(guest, game) for game in new.values()])
        return wire_history.Imported(len(new), len(games) - len(new))


def _listed(game: PlayedResult) -> wire_history.MyGame:
    return wire_history.MyGame(
        code=game.code,
        game=game.game,
        title=_title(game.game),
        at=game.at,
        seat=game.seat,
        players=[
            wire_history.Finished(player.name, player.level, player.side, player.place, player.score)
            for player in game.players
        ],
        left_out=game.left_out,
        imported=game.imported,
    )


def _title(slug: str) -> str:
    """A game of another package may be gone."""
    return bakehouse.game(slug).info.title if slug in bakehouse.games() else slug


def _standing(
    games: list[PlayedResult], rated: dict[str, int], ranges: dict[str, tuple[int, int]]
) -> wire_history.Standing:
    counting = standing.counted(games)
    by_game: dict[str, list[PlayedResult]] = defaultdict(list)
    for game in counting:
        by_game[game.game].append(game)
    found = [
        wire_history.GameStanding(
            slug, _title(slug), ranges.get(slug), rated.get(slug, 0), BOTS.get(slug, {}), standing.rates(played)
        )
        for slug, played in sorted(by_game.items(), key=lambda item: -len(item[1]))
    ]
    return wire_history.Standing(len(games), standing.streak(counting), found, standing.rivals(counting))


# -- The file --------------------------------------------------------------------

_Slug = Annotated[str, Meta(pattern="^[a-z0-9-]{1,40}$")]
_Code = Annotated[str, Meta(pattern="^[A-Z]{1,20}$")]
_Name = Annotated[str, Meta(max_length=wire.MAX_NAME_LENGTH)]
_Place = Annotated[int, Meta(ge=0, le=wire.MAX_SEATS)]


class _Player(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    name: _Name
    side: Annotated[int, Meta(ge=0, lt=wire.MAX_SEATS)]
    place: _Place
    score: Annotated[int, Meta(ge=-(10**6), le=10**6)] | None = None
    level: Annotated[str, Meta(pattern=f"^[a-z]{{0,{wire.MAX_LEVEL_LENGTH}}}$")] = ""
    in_part: bool = False


class _Game(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    code: _Code
    game: _Slug
    at: Annotated[int, Meta(ge=0, le=2**40)]
    seat: Annotated[int, Meta(ge=0, lt=wire.MAX_SEATS)]
    players: Annotated[list[_Player], Meta(min_length=1, max_length=wire.MAX_SEATS)]
    left_out: Annotated[str, Meta(pattern=f"^(|{FORK}|{SHARED}|{LEFT}|{DECK})$")] = ""
    imported: bool = False


class _Browser(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One that is told of turns. Its address is a secret, and of no use elsewhere: only whose service that is."""

    service: Annotated[str, Meta(max_length=260)]
    language: Annotated[str, Meta(max_length=wire.MAX_LANGUAGE_LENGTH)]
    at: Annotated[int, Meta(ge=0, le=2**40)]


class _File(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    format: str
    version: int
    name: _Name
    games: Annotated[list[_Game], Meta(max_length=MAX_FILE_GAMES)]
    notified: Annotated[list[_Browser], Meta(max_length=MOST_SUBSCRIPTIONS)] = []


class _Head(msgspec.Struct, frozen=True):
    format: str = ""
    version: int = 0


def _browser(one: Subscription) -> _Browser:
    return _Browser(urlsplit(one.endpoint).hostname or "", one.language, one.at)


def _written(guest: Guest, games: list[PlayedResult], browsers: list[_Browser]) -> bytes:
    """Names and results; the numbers of other guests are this house's own."""
    listed = [
        _Game(
            code=game.code,
            game=game.game,
            at=game.at,
            seat=game.seat,
            players=[
                _Player(player.name, player.side, player.place, player.score, player.level, player.in_part)
                for player in game.players
            ],
            left_out=game.left_out,
            imported=game.imported,
        )
        for game in games
    ]
    while len(file := msgspec.json.encode(_File(FORMAT, VERSION, guest.name, listed, browsers))) > MAX_FILE_BYTES:
        listed = listed[: len(listed) * 3 // 4]  # it must be small enough to come back
    return file


def read_file(file: bytes) -> list[_Game]:
    """A Refusal says where it is wrong: `$.games[3].players[0].place`."""
    try:
        head = msgspec.json.decode(file, type=_Head)
        if head.format != FORMAT:
            raise Refusal("malformed", say("history-no-file"))
        if head.version != VERSION:
            raise Refusal("malformed", say("history-other-version", version=head.version))
        games = msgspec.json.decode(file, type=_File).games
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", say("history-unreadable", error=str(error))) from None
    for number, game in enumerate(games):
        problem = _problem(game)
        if problem:
            raise Refusal("malformed", say("history-unreadable", error=problem.replace("$", f"$.games[{number}]")))
    return games


def _problem(game: _Game) -> str:
    """What its fields do not say by themselves, in the words of msgspec."""
    if game.seat >= len(game.players):
        return f"Expected `int` < {len(game.players)} - at `$.seat`"
    latest = int(time.time()) + DAY
    if game.at > latest:
        return f"Expected `int` <= {latest} - at `$.at`"
    for number, player in enumerate(game.players):
        if one_line(player.name) != player.name:
            return f"Expected `str` == {one_line(player.name)!r} - at `$.players[{number}].name`"
    return ""


def _row(guest: Guest, game: _Game) -> tuple[str, tuple[object, ...]]:
    players = [
        Finisher(player.name, player.side, player.place, player.score, player.level, in_part=player.in_part)
        for player in game.players
    ]
    blob = encode_players(players)
    return result_row(guest.id, game.code, game.at, game.game, game.seat, game.left_out, blob, imported=True)
