"""All the tables: opening them, finding them by their codes, loading and forgetting them."""

from __future__ import annotations

import asyncio
import secrets
import time

import bakehouse
from bakehouse.bots import LEVELS
from bakehouse.core.errors import BakehouseError
from bakehouse.core.game import Game
from bakehouse.server import journal, new_tables, wire
from bakehouse.server.asyncio_runtime import AsyncioRuntime
from bakehouse.server.bot_pool import BotPool
from bakehouse.server.connection import Guest
from bakehouse.server.exports import Exports
from bakehouse.server.guests import Guests, clean_name
from bakehouse.server.metrics import Metrics
from bakehouse.server.refusal import Refusal
from bakehouse.server.runtime import Row
from bakehouse.server.seats import BOT, PERSON, Seats
from bakehouse.server.settings import Settings
from bakehouse.server.store import Store, entry_row, table_rows
from bakehouse.server.table import LiveTable
from bakehouse.server.tasks import Tasks

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"  # none that looks like a digit
CODE_LENGTH = 6
SEED_BYTES = 32
MAX_LISTED = 30
MEDIUM = "medium"
SLICE = 0.002  # seconds for which a table that is being loaded may keep the others waiting


class TableRegistry:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(settings.data, self.metrics)
        self.guests = Guests(self.store)
        self.bots = BotPool(settings.bot_workers)
        self.tasks = Tasks()
        self.exports = Exports(settings.data)
        self.runtime = AsyncioRuntime(self.store, self.bots, self.metrics)
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.is_stopping = False

    # -- Finding -------------------------------------------------------------

    async def find(self, code: str) -> LiveTable:
        """The table with this code, loaded if it is not in memory."""
        code = code.upper()
        table = self.tables.get(code)
        if table is not None and not table.is_broken:
            return table
        if code not in self._loading:
            loading = self._loading[code] = asyncio.get_running_loop().create_task(self._load(code))
            loading.add_done_callback(lambda done: self._loading.pop(code))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> LiveTable:
        """A long game takes a while to play again; the other tables go on meanwhile."""
        is_code = len(code) == CODE_LENGTH and all(letter in LETTERS for letter in code)
        found = self.store.load(code) if is_code else None
        if found is None:
            raise Refusal("no_such_table", "There is no table with this code.")
        header, entries = found
        await self._read_deck(header.game, header.deck)
        table = self._new_table(code, header)
        begun = time.monotonic()
        for entry in entries:
            table.load(entry)
            if time.monotonic() - begun > SLICE:
                await asyncio.sleep(0)
                begun = time.monotonic()
        self.tables[code] = table
        return table

    def _new_table(self, code: str, header: journal.TableHeader) -> LiveTable:
        return LiveTable(code, header, self.runtime, self.settings, self.metrics, self._open_rematch)

    def _enter(self, code: str, header: journal.TableHeader, entries: list[journal.Entry]) -> LiveTable:
        table = self._new_table(code, header)
        for entry in entries:
            table.load(entry)
        self.tables[code] = table
        return table

    def forget_idle(self) -> None:
        """Tables that nobody looks at leave the memory; they are loaded again when somebody comes."""
        for code, table in [*self.tables.items()]:
            idle = table.now() - table.used_at > self.settings.idle
            if table.is_broken or (idle and not table.connections and table.is_quiet):
                table.stop()
                del self.tables[code]

    async def tables_of(self, guest: Guest) -> list[wire.MyTable]:
        return [await self._my_table(guest, *row) for row in self.store.tables_of(guest.id, MAX_LISTED)]

    async def _my_table(self, guest: Guest, code: str, status: str, at: int) -> wire.MyTable:
        if code not in self.tables and status in ("over", "closed"):
            return self._old_table(code, status, at)
        table = await self.find(code)
        mine = set(table.seats.of(guest.id))
        asked = {seat for seat in table.waiting if seat in mine and not table.has_answered(seat)}
        is_asked = table.status == "playing" and bool(asked)
        info = table.game.info
        return wire.MyTable(code, info.slug, info.title, table.status, table.seats.names(), is_asked, at)

    def _old_table(self, code: str, status: str, at: int) -> wire.MyTable:
        """A table that is over is listed without playing it again."""
        header = self.store.header(code)
        info = bakehouse.game(header.game).info
        return wire.MyTable(code, info.slug, info.title, status, Seats(0, header.chairs).names(), False, at)

    # -- Opening -------------------------------------------------------------

    async def open(self, guest: Guest, wanted: wire.NewTable) -> str:
        if self.store.running_tables_of(guest.id) >= self.settings.limits.tables:
            raise Refusal("too_many", "You have too many tables already; close some of them.")
        header = await self._header(guest, wanted)
        code = self._new_code()
        entries: list[journal.Entry] = [journal.Dealt()] if wanted.start else []
        table = self._enter(code, header, entries)
        rows = table_rows(code, header, table.status)
        rows += [entry_row(code, number, entry) for number, entry in enumerate(entries)]
        try:
            await self.store.write(rows)
        except BakehouseError as error:
            del self.tables[code]
            raise Refusal("not_saved", str(error)) from None
        return code

    async def _header(self, guest: Guest, wanted: wire.NewTable) -> journal.TableHeader:
        find_game(wanted.game)
        asked = (wanted.game, len(wanted.chairs), wanted.options, wanted.deck)
        if wanted.deck:
            check = new_tables.problem_with
            problem = await self.tasks.run(f"guest {guest.id}", new_tables.SECONDS, check, *asked)
        else:
            problem = new_tables.problem_with(*asked)
        if problem is not None:
            raise Refusal(*problem)
        await self._read_deck(wanted.game, wanted.deck)
        return journal.TableHeader(
            game=wanted.game,
            options=wanted.options,
            deck=wanted.deck,
            seed=secrets.token_bytes(SEED_BYTES),
            clock=wanted.clock,
            host=guest.id,
            chairs=[_first_chair(guest, chair) for chair in wanted.chairs],
            created=int(time.time()),
        )

    async def _read_deck(self, slug: str, deck: str) -> None:
        """Once, outside of the loop: a deck that was found to be good, so that the table finds it ready."""
        if deck:
            await asyncio.to_thread(bakehouse.game(slug).deck_text, deck)

    def _new_code(self) -> str:
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
            if code not in self.tables and not self.store.has_table(code):
                return code

    def _open_rematch(self, table: LiveTable) -> tuple[str, list[Row]]:
        """The same people, the same options, new cards."""
        old = table.header
        header = journal.TableHeader(
            game=old.game,
            options=old.options,
            deck=old.deck,
            seed=secrets.token_bytes(SEED_BYTES),
            clock=old.clock,
            host=table.seats.host,
            chairs=[
                journal.FirstChair(chair.kind, chair.guest, chair.name, chair.level) for chair in table.seats.chairs
            ],
            created=int(time.time()),
        )
        code = self._new_code()
        self._enter(code, header, [journal.Dealt()])
        return code, [*table_rows(code, header, "playing"), entry_row(code, 0, journal.Dealt())]

    # -- The end -------------------------------------------------------------

    async def stop(self) -> None:
        """No new moves; what was begun is written and shown."""
        self.is_stopping = True
        for table in self.tables.values():
            table.stop()
        self.runtime.stop()
        self.tasks.stop()
        for table in [*self.tables.values()]:
            await self.quiet(table)
        await asyncio.sleep(0.05)  # the connections' tasks write what waits

    async def quiet(self, table: LiveTable) -> None:
        """Wait until everything is written that has happened at this table so far."""
        done = asyncio.Event()
        table.post(done.set)
        await done.wait()

    def close(self) -> None:
        self.bots.stop()
        self.tasks.stop()
        self.store.close()


def find_game(slug: str) -> Game:
    if slug not in bakehouse.games():
        raise Refusal("no_such_game", f"There is no game {slug!r}.")
    return bakehouse.game(slug)


def _first_chair(guest: Guest, chair: wire.NewChair) -> journal.FirstChair:
    if chair.kind == "me":
        return journal.FirstChair(PERSON, guest.id, clean_name(chair.name) if chair.name else guest.name)
    if chair.kind == "open":
        return journal.FirstChair("open")
    level = chair.level or MEDIUM
    if level not in LEVELS:
        raise Refusal("malformed", f"There is no bot level {level!r}; there are: {', '.join(LEVELS)}.")
    return journal.FirstChair(BOT, level=level)
