"""All the tables: opening them, finding them by their codes, loading and forgetting them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress

import bakehouse
from bakehouse.bots import LEVELS
from bakehouse.core.errors import BakehouseError
from bakehouse.core.game import Game
from bakehouse.core.messages import Message, say
from bakehouse.server import decks, journal, new_tables, wire
from bakehouse.server.asyncio_runtime import AsyncioRuntime
from bakehouse.server.avoiding import Acquaintances
from bakehouse.server.bot_pool import BotPool
from bakehouse.server.connection import Guest
from bakehouse.server.daily import day_at
from bakehouse.server.daily_rows import old_deals_row
from bakehouse.server.expiry import tables_without_moves
from bakehouse.server.exports import Exports
from bakehouse.server.forks import forked_header, repeated
from bakehouse.server.gallery import ROUNDING
from bakehouse.server.glances import Glance, glance_of
from bakehouse.server.guests import Guests, clean_name
from bakehouse.server.lessons import Lesson, lesson_of
from bakehouse.server.looks import looked
from bakehouse.server.manners import minutes_late
from bakehouse.server.metrics import Metrics
from bakehouse.server.notifications import Notifications
from bakehouse.server.opening import StoreError
from bakehouse.server.places import open_store
from bakehouse.server.reading import ListedTable, StoredTable, Unreadable
from bakehouse.server.refusal import Refusal
from bakehouse.server.reviews import Reviews
from bakehouse.server.rows import (
    entry_row,
    expiry_rows,
    guest_expiry_rows,
    table_rows,
    tidying_rows,
    vacation_expiry_row,
)
from bakehouse.server.runtime import Row
from bakehouse.server.seats import BOT, PERSON
from bakehouse.server.settings import Settings
from bakehouse.server.store import Peer, journal_of
from bakehouse.server.table import LiveTable
from bakehouse.server.tasks import Tasks
from bakehouse.server.vacations import YEAR, Vacations
from bakehouse.server.versions import (
    FINISHED,
    close_outdated,
    difference,
    is_newer,
    last_note,
    manners_after,
    readable_entries,
    seats_after,
    settlement,
    show_as_it_was,
    stamped,
)

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"  # none that looks like a digit
CONSONANTS = "BCDFGHJKMNPQRSTVWXZ"  # new codes have no vowels, so that none of them is a word
CODE_LENGTH = 6
SEED_BYTES = 32
MAX_LISTED = 60  # with the usual limit, all that go on
MAX_WOKEN = 200  # tables at a time
SPARE_CODES = 10
MAX_COPIES = 200
EXPIRED_AT_ONCE = 100  # tables: moves that come meanwhile do not wait long
MEDIUM = "medium"
NOT_WELCOME = 1008
SLICE = 0.002  # seconds for which a table that is being loaded may keep the others waiting
DAMAGED = say("damaged")

log = logging.getLogger("bakehouse.server")


class Elsewhere(Exception):
    """A table is another server's."""

    def __init__(self, peer: Peer) -> None:
        self.peer = peer
        super().__init__(peer.number)


class TableRegistry:
    def __init__(self, settings: Settings, address: str = "") -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = open_store(settings, self.metrics, address)
        self.guests = Guests(self.store)
        self.acquaintances = Acquaintances(self.store)
        self.bots = BotPool(settings.bot_workers)
        self.tasks = Tasks(settings.task_workers)
        self.exports = Exports(settings.data)
        self.reviews = Reviews(self.exports, settings.review_seconds)
        self.vacations = Vacations(self.store, settings)
        self.notifications = Notifications(self.store, settings, self.metrics)
        self.runtime = AsyncioRuntime(self.store, self.bots, self.metrics, self.vacations, self.notifications)
        self.tables: dict[str, LiveTable] = {}
        self._copies: dict[str, LiveTable] = {}  # of other servers' tables, the one that was used last at the end
        self._copying = asyncio.Lock()
        self._warming: asyncio.Task[None] | None = None
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._damaged: set[str] = set()
        self._expired: set[str] = set()
        self._codes: deque[str] = deque()  # for rematches, which do not wait for the store
        self._finding: asyncio.Task[None] | None = None
        self.is_stopping = False

    async def begin(self) -> None:
        """Before anybody is served."""
        self.store.when_lost(self._lose_everything)
        await self.vacations.read()
        with suppress(StoreError):  # the next rematch looks again
            await self._find_codes()

    async def settle(self) -> None:
        """Close the running games whose rules are gone."""
        for code in await close_outdated(self.store):
            log.info("outdated table settled", extra={"facts": {"table": code}})

    async def _find_codes(self) -> None:
        while len(self._codes) < SPARE_CODES:
            self._codes.append(await self.new_code())

    # -- Finding -------------------------------------------------------------

    async def find(self, code: str) -> LiveTable:
        """The table with this code, loaded if it is not in memory; Elsewhere if it is another server's."""
        code = code.upper()
        table = self.tables.get(code)
        if table is not None and not table.is_broken:
            return table
        if code not in self._loading:
            loading = self._loading[code] = asyncio.get_running_loop().create_task(self._load(code))
            loading.add_done_callback(lambda done: self._loading.pop(code))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> LiveTable:
        is_code = len(code) == CODE_LENGTH and all(letter in LETTERS for letter in code)
        if code in self._damaged:
            raise Refusal("damaged", DAMAGED)
        if self.is_stopping:
            raise Refusal("stopping", say("stopping"))
        if is_code and (peer := await self.store.claim(code)) is not None:
            raise Elsewhere(peer)
        found = await self.store.load(code) if is_code and code not in self._expired else None
        if found is None:
            raise Refusal("no_such_table", say("no-such-table"))
        table = await self._play_again(await self._settled(found), self.tables)
        if table.is_slow:
            table.go_on()
        return table

    async def _settled(self, found: StoredTable) -> StoredTable:
        """Closed, if its rules are gone."""
        try:
            rows = settlement(found)
        except (*Unreadable, BakehouseError):
            rows = []  # it is shown as damaged
        if rows:
            await self.store.write(rows)
        return (await self.store.load(found.code) or found) if rows else found

    async def look(self, code: str) -> LiveTable:
        """The same, for those who only read: of a table that is not ours a copy, as it is now."""
        table = self.tables.get(code.upper())
        if not self.store.is_shared or (table is not None and not table.is_broken):
            return await self.find(code)
        async with self._copying:
            return await self._copy(code.upper())

    async def _copy(self, code: str) -> LiveTable:
        copy = self._copies.pop(code, None)
        if copy is None:
            found = await self.store.load(code)
            if found is None:
                raise Refusal("no_such_table", say("no-such-table"))
            copy = await self._play_again(found, self._copies)
        else:
            self._copies[code] = copy
            await self._follow(copy)
        for old in [*self._copies][:-MAX_COPIES]:
            del self._copies[old]
        return copy

    async def _follow(self, copy: LiveTable) -> None:
        """What has happened at the table since it was copied."""
        while entries := await self.store.entries(copy.code, copy.written):
            for entry in entries:
                copy.load(entry)

    def _lose_everything(self) -> None:
        """The house took this server for dead: whatever it has in memory may be older than what others have written."""
        for table in self.tables.values():
            table.lose()

    async def _play_again(self, stored: StoredTable, into: dict[str, LiveTable]) -> LiveTable:
        """One table that cannot be read is refused in words, and breaks nothing else."""
        header = stored.header
        if header is None or stored.damage:
            raise self._damage(stored.code, "unreadable")
        try:
            if is_newer(header):
                raise Refusal("damaged", say("newer"))
            if header.deck:
                await decks.remember(header.game, header.deck)
            is_outdated = difference(header) is not None
            entries = readable_entries(stored, header) if is_outdated else stored.entries
            table = await self._enter_slowly(stored.code, header, entries, into)
            if is_outdated:
                show_as_it_was(table, stored)
            return table
        except Refusal:
            raise
        except Exception as error:  # noqa: BLE001 - a broken journal can fail anywhere in a game
            raise self._damage(stored.code, type(error).__name__) from None

    def _damage(self, code: str, kind: str) -> Refusal:
        """Neither the log nor the refusal says what is wrong: that could tell cards. `bakehouse store check` does."""
        self._damaged.add(code)
        log.error("table damaged", extra={"facts": {"table": code, "kind": kind}})
        return Refusal("damaged", DAMAGED)

    async def _enter_slowly(
        self, code: str, header: journal.TableHeader, entries: list[journal.Entry], into: dict[str, LiveTable]
    ) -> LiveTable:
        """A long game takes a while to play again; the other tables go on meanwhile."""
        table = self._new_table(code, header)
        begun = time.monotonic()
        for entry in entries:
            table.load(entry)
            if time.monotonic() - begun > SLICE:
                await asyncio.sleep(0)
                begun = time.monotonic()
        into[code] = table
        return table

    def _new_table(self, code: str, header: journal.TableHeader) -> LiveTable:
        return LiveTable(code, header, self.runtime, self.settings, self.metrics, self._open_rematch)

    def _enter(self, code: str, header: journal.TableHeader, entries: list[journal.Entry]) -> LiveTable:
        table = self._new_table(code, header)
        for entry in entries:
            table.load(entry)
        self.tables[code] = table
        return table

    async def forget_idle(self) -> None:
        """Tables that nobody looks at leave the memory; they are loaded again where somebody comes."""
        for code, table in [*self.tables.items()]:
            idle = table.now() - table.used_at > self.settings.idle
            if table.is_broken:
                table.stop()
                del self.tables[code]
            elif idle:
                await self._let_go(table)

    async def drop(self, code: str) -> None:
        """What is written about this table has changed: whoever looks at it comes again."""
        if code in self._loading:
            await asyncio.wait([self._loading[code]])
        self._copies.pop(code, None)
        table = self.tables.get(code)
        if table is not None:
            done = asyncio.Event()
            table.post(table.lose)  # when everything is written that has happened there
            table.post(done.set)
            await done.wait()
            table.stop()
            if self.tables.get(code) is table:
                del self.tables[code]
        if code not in self.tables:
            await self.store.release(code)

    def cut_off(self, guest: int) -> None:
        """Close the connections of somebody who is a guest no more."""
        for table in self.tables.values():
            for connection in table.connections:
                if connection.guest_id == guest:
                    connection.close(NOT_WELCOME)

    async def wake(self) -> None:
        """Slow tables at which something is due go on, though nobody looks at them."""
        if self.store.is_shared:
            await self.vacations.read()
        for code in await self.store.due_tables(self.runtime.date(), MAX_WOKEN + len(self._damaged)):
            if code not in self._damaged:
                with suppress(Refusal, Elsewhere):  # what another server has in memory goes on there
                    (await self.find(code)).go_on()

    async def be_away(self, guest: Guest, until: int) -> None:
        """From now on until then, and not at all if it is 0; the tables at which that matters hear of it."""
        await (self.vacations.begin(guest.id, until) if until else self.vacations.end(guest.id))
        for listed in await self.store.tables_of(guest.id, MAX_LISTED):
            with suppress(Refusal, Elsewhere):  # what is another server's is looked at there when it is due
                is_waiting = listed.glance is not None and listed.glance.asked.get(guest.id) is not None
                table = await self.find(listed.code) if is_waiting else self.tables.get(listed.code)
                if table is not None and table.is_slow:
                    table.hear_of_vacation()

    # -- Lists -----------------------------------------------------------------

    async def tables_of(self, guest: Guest) -> list[wire.MyTable]:
        found = [await self._my_table(guest, listed) for listed in await self.store.tables_of(guest.id, MAX_LISTED)]
        return sorted(found, key=lambda table: table.at, reverse=True)

    async def _my_table(self, guest: Guest, listed: ListedTable) -> wire.MyTable:
        code, at = listed.code, listed.at
        try:
            if code in self._damaged:
                raise Refusal("damaged", DAMAGED)
            if code not in self.tables:
                told = await self._not_loaded(guest, listed)
                if told is not None:
                    return told
            live = await self.look(code)
            if not live.may_watch(guest.id):
                return _unwatched(live)
            table = live.seen_by(guest.id)
        except Refusal as refusal:
            return wire.MyTable(code, "", "", "damaged", [], False, at, refusal.problem.message)
        why = table.note if table.status == "closed" else None
        at = table.timed_at if table.is_late else at
        return self._listed(guest, code, table.status, glance_of(table), at, why)

    async def _not_loaded(self, guest: Guest, listed: ListedTable) -> wire.MyTable | None:
        """As it was written down, if nothing has happened since, and if everybody may know it at once."""
        if listed.status in FINISHED:
            return await self._old_table(listed.code, listed.status, listed.at)
        if listed.glance is None or listed.glance.delay:
            return None
        return self._listed(guest, listed.code, listed.status, listed.glance, listed.at)

    def _listed(
        self, guest: Guest, code: str, status: str, glance: Glance, at: int, why: Message | None = None
    ) -> wire.MyTable:
        info = find_game(glance.game).info
        until = glance.asked.get(guest.id)
        return wire.MyTable(
            code,
            info.slug,
            info.title,
            status,
            glance.players,
            guest.id in glance.asked,
            at,
            why,
            glance.lesson,
            left=None if until is None else max(0, until - self.runtime.date()),
            hours=glance.hours,
        )

    async def _old_table(self, code: str, status: str, at: int) -> wire.MyTable | None:
        """A table that is over is listed without playing it again; None if not everybody has seen yet that it is."""
        try:
            header = await self.store.header(code)
            if header is None:
                raise Refusal("no_such_table", say("no-such-table"))
            info = bakehouse.game(header.game).info
            why = await last_note(self.store, code) if status == "closed" else None
            early = await self._before_the_deal(code)
            if self._is_news(manners_after(header, early), at):
                return None
            seats = seats_after(header, early)
        except StoreError:
            raise
        except (*Unreadable, BakehouseError) as error:
            raise self._damage(code, type(error).__name__) from None
        return wire.MyTable(code, info.slug, info.title, status, seats.called(), False, at, why, bool(header.lesson))

    def _is_news(self, manners: wire.Manners, at: int) -> bool:
        """To those who watch late."""
        minutes = minutes_late(manners)
        return minutes > 0 and time.time() - at <= minutes * self.settings.delay_minute + ROUNDING + 1

    async def _before_the_deal(self, code: str) -> list[journal.Entry]:
        entries: list[journal.Entry] = []
        async for entry in journal_of(self.store, code):
            if isinstance(entry, journal.Dealt):
                break
            entries.append(entry)
        return entries

    # -- Opening -------------------------------------------------------------

    async def open(self, guest: Guest, wanted: wire.NewTable) -> str:
        await self.must_have_room(guest)
        return await self.open_with(guest, await self._header(guest, wanted), starts=wanted.start)

    async def open_lesson(self, guest: Guest, slug: str) -> str:
        """The table of a first game that teaches by doing."""
        await self.must_have_room(guest)
        lesson = lesson_of(find_game(slug).info.slug)
        if lesson is None:
            raise Refusal("not_found", say("nothing-here"))
        return await self.open_with(guest, _lesson_header(guest, slug, lesson), starts=True)

    async def fork(self, guest: Guest, old: LiveTable, wanted: wire.NewFork) -> str:
        """The code of a new table at which a finished game goes on."""
        await self.must_have_room(guest)
        header = forked_header(old, guest, wanted)
        entries: list[journal.Entry] = [*looked(guest), journal.Dealt()]
        table = await self._enter_slowly(await self.new_code(), header, entries, {})
        begun = time.monotonic()
        for entry in repeated(old, table, wanted.move):
            table.load(entry)
            entries.append(entry)
            if time.monotonic() - begun > SLICE:
                await asyncio.sleep(0)
                begun = time.monotonic()
        self.tables[table.code] = table
        return await self._keep(table, entries)

    async def must_have_room(self, guest: Guest) -> None:
        if await self.store.running_tables_of(guest.id) >= self.settings.limits.tables:
            raise Refusal("too_many", say("too-many-tables"))

    async def open_with(
        self,
        guest: Guest,
        header: journal.TableHeader,
        *,
        starts: bool,
        rows: Callable[[str], list[Row]] = lambda code: [],
    ) -> str:
        """`rows`: what else is written with the table of this code."""
        code = await self.new_code()
        entries: list[journal.Entry] = [*looked(guest), *([_dealt(header)] if starts else [])]
        return await self._keep(self._enter(code, header, entries), entries, rows(code))

    async def _keep(self, table: LiveTable, entries: list[journal.Entry], besides: Sequence[Row] = ()) -> str:
        """Write down a table that was just opened; its code."""
        code, header = table.code, table.header
        rows = [*table_rows(code, header, table.status), table.glance_row(), *besides]
        rows += [entry_row(code, number, entry) for number, entry in enumerate(entries)]
        try:
            await self.store.write(rows)
        except BakehouseError as error:
            del self.tables[code]
            raise Refusal("not_saved", say("plain", text=str(error))) from None
        table.calls.end()
        if self.store.is_shared:  # people may come to it elsewhere: it goes to the server to which the first one comes
            await self._let_go(table)
        return code

    async def _let_go(self, table: LiveTable) -> None:
        """Somebody may have found it already."""
        if table.may_be_left:
            table.stop()
            del self.tables[table.code]
            await self.store.release(table.code)

    async def _header(self, guest: Guest, wanted: wire.NewTable) -> journal.TableHeader:
        find_game(wanted.game)
        asked = (wanted.game, len(wanted.chairs), wanted.options, wanted.deck)
        if wanted.deck:
            check = new_tables.problem_with
            problem = await self.tasks.run(f"guest {guest.id}", new_tables.SECONDS, check, *asked)
        else:
            problem = new_tables.problem_with(*asked)
        if problem is not None:
            code, text = problem
            raise Refusal(code, say("plain", text=text))
        deck = await decks.remember(wanted.game, wanted.deck) if wanted.deck else ""
        header = journal.TableHeader(
            game=wanted.game,
            options=wanted.options,
            deck=deck,
            seed=secrets.token_bytes(SEED_BYTES),
            clock=wanted.clock,
            host=guest.id,
            chairs=[_first_chair(guest, chair) for chair in wanted.chairs],
            created=int(time.time()),
            host_name=guest.name,
            manners=wanted.manners,
        )
        return stamped(header)

    async def new_code(self) -> str:
        """One that no table has."""
        while True:
            code = _any_code()
            if not await self.store.has_table(code) and code not in self.tables and code not in self._codes:
                return code

    def _open_rematch(self, table: LiveTable) -> tuple[str, list[Row]]:
        """The same people, the same options, new cards. Whom the host has blocked meanwhile is not invited again."""
        old = table.header
        blocked = self.acquaintances.blocked_by(table.seats.host)
        header = journal.TableHeader(
            game=old.game,
            options=old.options,
            deck=old.deck,
            seed=secrets.token_bytes(SEED_BYTES),
            clock=old.clock,
            host=table.seats.host,
            chairs=[
                journal.FirstChair("open")
                if chair.guest in blocked
                else journal.FirstChair(chair.kind, chair.guest, chair.name, chair.level)
                for chair in table.seats.chairs
            ],
            created=int(time.time()),
            host_name=table.seats.host_name,
            manners=table.manners,
        )
        try:
            header = stamped(header)
        except BakehouseError as error:  # the rules have changed since
            raise Refusal(error.code, say("plain", text=str(error))) from None
        self._finding = asyncio.get_running_loop().create_task(self._find_codes())
        self._finding.add_done_callback(lambda done: done.cancelled() or done.exception())
        if not self._codes:
            raise Refusal("busy", say("busy"))
        code = self._codes.popleft()
        entries = [*table.seats.looked(), _dealt(header)]
        new = self._enter(code, header, entries)
        new.calls.end()
        rows = [entry_row(code, number, entry) for number, entry in enumerate(entries)]
        return code, [*table_rows(code, header, "playing"), *rows, new.glance_row()]

    # -- Forgetting for good -------------------------------------------------

    async def expire(self) -> None:
        """Forget guests without tables, tables without moves and the results of days after a long time; finished games
        are kept."""
        before = int(time.time() - self.settings.expiry)
        codes = [code for code in await tables_without_moves(self.store, before) if not self._is_used(code)]
        for start in range(0, len(codes), EXPIRED_AT_ONCE):
            await self._forget(codes[start : start + EXPIRED_AT_ONCE])
        self._copies.clear()  # somebody may be forgotten who is named in them
        deals = old_deals_row(day_at(self.runtime.date()) - self.settings.daily_days)
        now = int(time.time())
        vacations = vacation_expiry_row(now - YEAR)
        await self.store.write([*guest_expiry_rows(before), *tidying_rows(now), vacations, deals])
        if codes:
            log.info("tables expired", extra={"facts": {"tables": len(codes)}})

    async def _forget(self, codes: list[str]) -> None:
        """Nobody finds these tables from now on."""
        codes = [code for code in codes if await self.store.claim(code) is None]
        self._expired.update(codes)
        for code in codes:
            table = self.tables.pop(code, None)
            if table is not None:
                table.stop()
        await self.store.write(expiry_rows(codes))
        self._expired.difference_update(codes)

    def _is_used(self, code: str) -> bool:
        table = self.tables.get(code)
        return table is not None and (table.is_visited or not table.is_quiet)

    # -- The end -------------------------------------------------------------

    async def stop(self) -> None:
        """No new moves; what was begun is written and shown."""
        self.is_stopping = True
        for table in self.tables.values():
            table.finish()
        self.runtime.stop()
        self.notifications.stop()
        self.tasks.stop()
        self.reviews.stop()
        for table in [*self.tables.values()]:
            await self.quiet(table)
        await self.store.leave()
        await asyncio.sleep(0.05)  # the connections' tasks write what waits

    def warm_up(self) -> None:
        """Start the processes for bots while people still look at the table."""
        if self._warming is None:
            self._warming = asyncio.get_running_loop().create_task(self.bots.start())
            self._warming.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def quiet(self, table: LiveTable) -> None:
        """Wait until everything is written that has happened at this table so far."""
        done = asyncio.Event()
        table.post(done.set)
        await done.wait()

    def close(self) -> None:
        self.notifications.stop()
        self.bots.stop()
        self.tasks.stop()
        self.reviews.stop()
        self.store.close()


def _any_code() -> str:
    return "".join(secrets.choice(CONSONANTS) for _ in range(CODE_LENGTH))


def _unwatched(table: LiveTable) -> wire.MyTable:
    """What somebody is told of a table of theirs at which they do not sit, and which nobody watches."""
    info, at = table.game.info, table.header.created
    return wire.MyTable(table.code, info.slug, info.title, "closed", [], False, at, say("not-watched"))


def _dealt(header: journal.TableHeader) -> journal.Dealt:
    return journal.Dealt(header.created if header.clock.hours else 0)


def find_game(slug: str) -> Game:
    if slug not in bakehouse.games():
        raise Refusal("no_such_game", say("no-such-game", name=slug))
    return bakehouse.game(slug)


def _lesson_header(guest: Guest, slug: str, lesson: Lesson) -> journal.TableHeader:
    """One person learns, bots do what the script says. There is no secret, so the seed is none either."""
    state = lesson.start()
    learner = journal.FirstChair(PERSON, guest.id, guest.name)
    header = journal.TableHeader(
        game=slug,
        options=state.table_options,
        deck="",
        seed=bytes(SEED_BYTES),
        clock=wire.Clock(),
        host=guest.id,
        chairs=[learner, *[journal.FirstChair(BOT, level=MEDIUM)] * (state.seats - 1)],
        created=int(time.time()),
        host_name=guest.name,
        lesson=lesson.digest,
    )
    return stamped(header)


def _first_chair(guest: Guest, chair: wire.NewChair) -> journal.FirstChair:
    if chair.kind == "me":
        return journal.FirstChair(PERSON, guest.id, clean_name(chair.name) if chair.name else guest.name)
    if chair.kind == "open":
        return journal.FirstChair("open")
    level = chair.level or MEDIUM
    if level not in LEVELS:
        raise Refusal("malformed", say("no-such-level", level=level))
    return journal.FirstChair(BOT, level=level)
