"""The deals of the day: which there are, who has played them, and tables to play them at.

Everybody of the house gets the same cards, the same seat and the same bots, alone at a table of their own. The first
table counts, if it is played to the end before the day is over. Results are shown to whoever has seen the cards.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence

import msgspec

import bakehouse
from bakehouse.core.game import Game
from bakehouse.core.messages import say
from bakehouse.records.header import commit_to
from bakehouse.server import daily, journal, wire, wire_daily
from bakehouse.server.connection import Guest
from bakehouse.server.daily_rows import Deal, Finisher, deal_row, secret_row
from bakehouse.server.refusal import Refusal
from bakehouse.server.registry import TableRegistry, find_game
from bakehouse.server.seats import BOT, PERSON
from bakehouse.server.versions import FINISHED, stamped

MAX_TRIES = 10  # with the deal of one day
MAX_ROWS = 100  # of results that are shown


class DailyRoom:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._house: tuple[bytes, int] | None = None  # the secret, and the first day
        self._opening = asyncio.Lock()  # whoever asks twice at the same moment has one table

    async def begin(self) -> None:
        """Make the secret of the house, if it has none."""
        if self._house is not None:
            return
        store = self._registry.store
        if await store.daily_secret() is None:
            await store.write([secret_row(secrets.token_bytes(daily.SECRET_BYTES), self.today)])
        self._house = await store.daily_secret()

    def _seed(self, slug: str, day: int) -> bytes:
        assert self._house is not None
        return daily.seed_of(self._house[0], slug, day)

    @property
    def today(self) -> int:
        return daily.day_at(self._registry.runtime.date())

    @property
    def first(self) -> int:
        """The first day whose deal can still be played."""
        assert self._house is not None
        return max(self._house[1], self.today - self._registry.settings.daily_days)

    # -- What there is -----------------------------------------------------------

    async def overview(self, guest: Guest | None) -> wire_daily.Daily:
        await self.begin()
        today = self.today
        deals = await self._deals_of(guest, today)
        games = [
            wire_daily.DailyGame(
                slug, await self._registry.store.finished_on(slug, today), _mine(_of(deals, slug, today))
            )
            for slug in bakehouse.games()
        ]
        left = daily.end_of(today) - self._registry.runtime.date()
        return wire_daily.Daily(daily.name_of(today), left, games)

    async def days(self, guest: Guest | None, slug: str) -> wire_daily.DailyDays:
        """From the last day that is promised back to the first that is kept."""
        await self.begin()
        slug = find_game(slug).info.slug
        deals = await self._deals_of(guest, self.first)
        days = range(self.today + daily.AHEAD, self.first - 1, -1)
        return wire_daily.DailyDays(slug, [self._day(slug, day, _of(deals, slug, day)) for day in days])

    def _day(self, slug: str, day: int, deals: Sequence[Deal]) -> wire_daily.DailyDay:
        seed = self._seed(slug, day)
        revealed = seed.hex() if day < self.today else ""
        return wire_daily.DailyDay(daily.name_of(day), commit_to(seed), revealed, _mine(deals))

    async def _deals_of(self, guest: Guest | None, first: int) -> list[Deal]:
        return [] if guest is None else await self._registry.store.deals_of(guest.id, first)

    # -- Results -------------------------------------------------------------------

    async def results(self, guest: Guest | None, slug: str, name: str) -> wire_daily.DailyResults:
        await self.begin()
        game, day = find_game(slug), self._day_named(name)
        slug = game.info.slug
        deals = _of(await self._deals_of(guest, day), slug, day)
        seats = game.info.usual_seats
        found = wire_daily.DailyResults(
            game=slug,
            day=self._day(slug, day, deals),
            left=max(0, daily.end_of(day) - self._registry.runtime.date()),
            seats=seats,
            seat=daily.seat_of(day, seats),
            finished=await self._registry.store.finished_on(slug, day),
        )
        if day < self.today or any(deal.ended is not None for deal in deals):
            finishers = await self._registry.store.finishers_on(slug, day)
            return _with_rows(found, finishers, 0 if guest is None else guest.id)
        return found

    def _day_named(self, name: str) -> int:
        """One whose deal can be played."""
        try:
            day = daily.day_named(name)
        except ValueError:
            day = 0
        if not self.first <= day <= self.today:
            raise Refusal("not_found", say("daily-no-such-day"))
        return day

    # -- Playing ---------------------------------------------------------------------

    async def open(self, guest: Guest, slug: str, name: str) -> str:
        """The code of the table at which this guest plays: the one that was begun, or a new one."""
        await self.begin()
        async with self._opening:
            return await self._opened(guest, find_game(slug), self._day_named(name))

    async def _opened(self, guest: Guest, game: Game, day: int) -> str:
        slug = game.info.slug
        deals = _of(await self._deals_of(guest, day), slug, day)
        if running := _running(deals):
            return running
        if len(deals) >= MAX_TRIES:
            raise Refusal("too_many", say("daily-too-many-tries"))
        await self._registry.must_have_room(guest)
        attempt = deals[-1].attempt + 1 if deals else 1
        return await self._registry.open_with(
            guest,
            self._header(guest, game, day),
            starts=True,
            rows=lambda code: [deal_row(guest.id, day, slug, attempt, code)],
        )

    def _header(self, guest: Guest, game: Game, day: int) -> journal.TableHeader:
        seats = game.info.usual_seats
        chairs = [journal.FirstChair(BOT, level=daily.LEVEL)] * seats
        chairs[daily.seat_of(day, seats)] = journal.FirstChair(PERSON, guest.id, guest.name)
        header = journal.TableHeader(
            game=game.info.slug,
            options={},
            deck="",
            seed=self._seed(game.info.slug, day),
            clock=wire.Clock(),
            host=guest.id,
            chairs=chairs,
            created=self._registry.runtime.date(),
            host_name=guest.name,
            day=day,
        )
        return stamped(header)


def _of(deals: Sequence[Deal], slug: str, day: int) -> list[Deal]:
    return [deal for deal in deals if (deal.game, deal.day) == (slug, day)]


def _running(deals: Sequence[Deal]) -> str:
    return next((deal.code for deal in deals if deal.status not in FINISHED), "")


def _mine(deals: Sequence[Deal]) -> wire_daily.MyDeal:
    """What a guest has done with a deal. What is shown is the first game that is over."""
    running = _running(deals)
    if not deals:
        return wire_daily.MyDeal("new")
    shown = next((deal for deal in deals if deal.ended is not None), None)
    if shown is None:
        return wire_daily.MyDeal("playing" if running else "given_up", running)
    status: wire_daily.DealStatus = "done" if shown.counts else "later"
    return wire_daily.MyDeal(status, running, shown.code, shown.place or 0, shown.score, shown.decisions or 0)


def _with_rows(found: wire_daily.DailyResults, finishers: Sequence[Finisher], guest: int) -> wire_daily.DailyResults:
    """The best first; a long list is cut, but whoever asks still sees their own row."""
    finishers = sorted(finishers, key=_worth, reverse=True)
    worths = [_worth(finisher) for finisher in finishers]
    rows = [
        wire_daily.DailyRow(
            rank=1 + worths.index(_worth(finisher)),
            name=finisher.name,
            mascot=finisher.mascot,
            colour=finisher.colour,
            place=finisher.place,
            score=finisher.score,
            decisions=finisher.decisions,
            yours=finisher.guest == guest,
        )
        for finisher in finishers
    ]
    scores = [finisher.score for finisher in finishers if finisher.score is not None]
    return msgspec.structs.replace(
        found,
        shown=True,
        rows=[row for number, row in enumerate(rows) if number < MAX_ROWS or row.yours],
        average=round(sum(scores) / len(scores), 1) if scores else None,
        best=max(scores, default=None),
    )


def _worth(finisher: Finisher) -> tuple[int, float]:
    """A better place comes first, and of equal ones the higher score."""
    return -finisher.place, float("-inf") if finisher.score is None else finisher.score
