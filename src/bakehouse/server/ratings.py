"""Ratings: how strong a guest is at a game, by Glicko-2 (docs/history.md).

Each game is one rating period, in which its players met each other in pairs. Bots have fixed ratings, taken from the
ladder. A rating is written beside the game that led to it; it depends on nothing but the games before, so it is the
same whoever computes it, and when.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from itertools import groupby

from bakehouse.server.glicko import Met, Rating, after
from bakehouse.server.reading_results import Unrated, last_rating, unrated
from bakehouse.server.results import Finisher
from bakehouse.server.rows import rating_row
from bakehouse.server.runtime import Row
from bakehouse.server.store import Store

AT_ONCE = 200  # results that are rated together
# By game: each level, where medium is the middle of all ratings. tests/server/test_ratings.py derives them from
# docs/ladder.md.
BOTS: dict[str, dict[str, int]] = {
    "pastry-chefs": {"random": 140, "easy": 940, "medium": 1500, "hard": 1820},
    "the-pie-game": {"random": 20, "easy": 820, "medium": 1500, "hard": 1620},
    "pie-factory": {"random": 350, "easy": 980, "medium": 1500, "hard": 1820},
    "cheflebrity": {"random": 470, "easy": 1180, "medium": 1500, "hard": 1880},
    "pie-contest": {"random": 1010, "easy": 1350, "medium": 1500, "hard": 1630},
}
BOT_DEVIATION = 50.0  # the ladder is not exact either


class Ratings:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._catching_up = asyncio.Lock()

    async def catch_up(self) -> None:
        """Rate all games that are over, one after the other."""
        async with self._catching_up:
            while waiting := await self._store.ask(unrated, AT_ONCE):
                await self._rate(_whole_tables(waiting))

    async def _rate(self, waiting: list[Unrated]) -> None:
        known: dict[tuple[int, str], Rating] = {}
        rows: list[Row] = []
        for _, table in groupby(waiting, key=lambda one: one.result.code):
            people = list(table)
            before = {one.guest: await self._known(known, one) for one in people}
            for one in people:
                rating = after(before[one.guest], met(one, before))
                known[one.guest, one.result.game] = rating
                rows.append(rating_row(one.guest, one.result.code, *rating))
        await self._store.write(rows)

    async def _known(self, known: Mapping[tuple[int, str], Rating], one: Unrated) -> Rating:
        """Another server may have rated the same games meanwhile, and comes to the same numbers."""
        key, before = (one.guest, one.result.game), (one.result.at, one.result.code)
        return known[key] if key in known else await self._store.ask(last_rating, *key, before)


def _whole_tables(waiting: list[Unrated]) -> list[Unrated]:
    """Without those of the last table, if some of them may be missing."""
    last = waiting[-1].result.code
    whole = [one for one in waiting if one.result.code != last]
    return whole if whole and len(waiting) == AT_ONCE else waiting


def met(one: Unrated, before: Mapping[int, Rating]) -> list[Met]:
    """Whom somebody met at a table, each with the same part of one result: all of it is one game.

    Who was there in part, or counts for nothing, is not met.
    """
    result = one.result
    ratings = [(other, _rating_of(result.game, other, before)) for other in result.others]
    rated = [(other, rating) for other, rating in ratings if rating is not None]
    share = 1 / len(rated) if rated else 0.0
    return [Met(rating.rating, rating.deviation, score(result.me, other), share) for other, rating in rated]


def _rating_of(game: str, other: Finisher, before: Mapping[int, Rating]) -> Rating | None:
    if not other.level:
        return before.get(other.guest)
    fixed = BOTS.get(game, {}).get(other.level)
    return None if fixed is None else Rating(fixed, BOT_DEVIATION)


def score(me: Finisher, other: Finisher) -> float:
    """1: I came before them; 0.5: at the same place, or nobody has won."""
    return 0.5 if me.place == other.place else float(me.place < other.place)
