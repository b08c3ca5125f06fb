"""All the tournaments: opening them, what people do in them, and what they do by themselves.

A tournament belongs to no server. Whoever changes it writes the next entries of its journal, which can be done only
once; another server of the house that wanted the same number looks again and decides anew. Its tables are tables as all
others, but for having no host and going on when nobody is there: the server that owns one says how it ended.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from functools import partial

import msgspec

from bakehouse.core.errors import BakehouseError
from bakehouse.core.messages import say
from bakehouse.server import journal as table_journal
from bakehouse.server import new_tables, tournament_acts, tournament_reading, tournament_view, wire, wire_tournaments
from bakehouse.server import tournament_journal as journal
from bakehouse.server.connection import Guest
from bakehouse.server.limits import Buckets
from bakehouse.server.looks import looked
from bakehouse.server.opening import StoreError
from bakehouse.server.reading import PAGE, Unreadable
from bakehouse.server.refusal import Refusal
from bakehouse.server.registry import CONSONANTS, LETTERS, MEDIUM, SEED_BYTES, Elsewhere, TableRegistry, find_game
from bakehouse.server.rows import FORGET_TOURNAMENT, FORGET_TOURNAMENT_JOURNAL, entry_row, table_rows
from bakehouse.server.runtime import Row
from bakehouse.server.seats import BOT, PERSON, STAND_IN
from bakehouse.server.table import LiveTable
from bakehouse.server.tournament import PlayedTable, Tournament
from bakehouse.server.versions import stamped
from bakehouse.tournament.model import HOUSE

CODE_LENGTH = 7  # one more than a table's, by which a page knows what it is
TICK = 1.0  # seconds between two looks at the running ones
IDLE = 900.0  # seconds after which one that nobody asks for leaves the memory
DAY = 86_400
TRIES = 3

log = logging.getLogger("bakehouse.server")


class _Kept:
    """A tournament in memory; one after the other changes it."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.lock = asyncio.Lock()
        self.used_at = time.monotonic()


class Tournaments:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._store = registry.store
        self._acts = Buckets(registry.settings.limits.changes)
        self._kept: dict[str, _Kept] = {}
        self._damaged: set[str] = set()
        self._awake: dict[str, LiveTable] = {}  # by code: the running tables that were told to go on

    # -- Opening -------------------------------------------------------------

    async def open(self, guest: Guest, wanted: wire_tournaments.NewTournament) -> str:
        await self._must_have_room(guest)
        find_game(wanted.game)
        problem = new_tables.problem_with(wanted.game, wanted.seats, wanted.options, "")
        if problem is not None:
            raise Refusal(problem[0], say("plain", text=problem[1]))
        level = tournament_acts.must_be_known(wanted.level or MEDIUM)
        at = int(time.time())
        header = journal.Header(
            wanted.game,
            wanted.options,
            wanted.seats,
            wanted.format,
            wanted.rounds,
            msgspec.structs.replace(wanted.clock, hours=0),  # an evening has no days
            level,
            guest.id,
            guest.name,
            at,
        )
        entries: list[journal.Entry] = [tournament_acts.joined(guest, at)] if wanted.plays else []
        names = [guest.name] if wanted.plays else []
        for _ in range(min(wanted.bots, wire_tournaments.MAX_ENTRANTS - len(names))):
            names.append(tournament_acts.bot_name(names))
            entries.append(journal.Joined(at, names[-1], level=level))
        code = await self._new_code()
        rows = journal.tournament_rows(code, header)
        if entries:
            rows += journal.entry_rows(code, 0, entries, "waiting")
        await self._store.write(rows)
        return code

    async def _must_have_room(self, guest: Guest) -> None:
        limits = self._registry.settings.limits
        since = int(time.time()) - DAY
        if await self._store.unfinished_tournaments(since, guest.id) >= limits.tournaments:
            raise Refusal("too_many", say("too-many-tournaments"))
        if await self._store.unfinished_tournaments(since) >= limits.all_tournaments:
            raise Refusal("busy", say("no-room-for-tournaments"))

    async def _new_code(self) -> str:
        while True:
            code = "".join(secrets.choice(CONSONANTS) for _ in range(CODE_LENGTH))
            if await self._store.tournament_header(code) is None:
                return code

    # -- Finding -------------------------------------------------------------

    async def _find(self, code: str) -> _Kept:
        """As it is now: another server may have written what happened since we last looked."""
        code = code.upper()
        kept = self._kept.get(code)
        if code in self._damaged:
            raise Refusal("damaged", say("tournament-is-damaged"))
        try:
            if kept is None:
                kept = self._kept.setdefault(code, _Kept(await self._load(code)))
            elif self._store.is_shared:
                async with kept.lock:
                    await self._follow(kept.tournament)
        except (*Unreadable, BakehouseError) as error:
            if isinstance(error, StoreError):
                raise
            self._damaged.add(code)
            log.error("tournament damaged", extra={"facts": {"tournament": code, "kind": type(error).__name__}})
            raise Refusal("damaged", say("tournament-is-damaged")) from None
        kept.used_at = time.monotonic()
        return kept

    async def _load(self, code: str) -> Tournament:
        is_code = len(code) == CODE_LENGTH and all(letter in LETTERS for letter in code)
        header = await self._store.tournament_header(code) if is_code else None
        if header is None:
            raise Refusal("no_such_tournament", say("no-such-tournament"))
        tournament = Tournament(code, header)
        await self._follow(tournament)
        return tournament

    async def _follow(self, tournament: Tournament) -> None:
        while entries := await self._store.tournament_entries(tournament.code, tournament.written):
            for entry in entries:
                tournament.load(entry)
            if len(entries) < PAGE:
                return

    async def show(self, code: str, guest: int) -> wire_tournaments.Tournament:
        return self._shown((await self._find(code)).tournament, guest)

    def _shown(self, tournament: Tournament, guest: int) -> wire_tournaments.Tournament:
        waits = tournament.is_between_rounds and tournament.has_next_round and bool(tournament.played)
        return tournament_view.shown(tournament, guest, self._until_next(tournament) if waits else None)

    def _until_next(self, tournament: Tournament) -> float:
        pause = self._registry.settings.round_pause if tournament.played and tournament.has_next_round else 0.0
        return max(0.0, tournament.round_over_at + pause - time.time())

    # -- What people do --------------------------------------------------------

    async def act(self, code: str, guest: Guest, act: wire_tournaments.TournamentAct) -> wire_tournaments.Tournament:
        if not self._acts.takes(guest.id):
            raise Refusal("too_fast", say("not-so-fast"))
        kept = await self._find(code)
        tournament = kept.tournament
        async with kept.lock:
            for _ in range(TRIES):
                at = int(time.time())
                entries = await asyncio.to_thread(tournament_acts.entries_for, tournament, guest, act, at)
                if not entries or await self._write(tournament, entries):
                    break
            else:
                raise Refusal("busy", say("busy"))
            await self._look_after(tournament, is_told=act.do == "start")
        return self._shown(tournament, guest.id)

    async def _write(self, tournament: Tournament, entries: list[journal.Entry], rows: list[Row] | None = None) -> bool:
        """False: another server was quicker, and what it has written is known now."""
        after = _status_after(tournament, entries)
        try:
            first = tournament.written
            await self._store.write([*(rows or []), *journal.entry_rows(tournament.code, first, entries, after)])
        except StoreError:
            before = tournament.written
            await self._follow(tournament)
            if tournament.written == before:
                raise
            return False
        for entry in entries:
            tournament.load(entry)
        return True

    # -- What happens by itself ------------------------------------------------

    async def look_after_all(self) -> None:
        """Take down what is over, and begin the rounds whose time has come."""
        for code in await self._store.running_tournaments():
            if self._registry.is_stopping:
                return
            if code in self._damaged:
                continue
            try:
                kept = await self._find(code)
                async with kept.lock:
                    await self._look_after(kept.tournament)
            except (Refusal, BakehouseError) as error:
                log.error("tournament waits", extra={"facts": {"tournament": code, "error": str(error)}})
        self._forget_idle()

    def _forget_idle(self) -> None:
        for code, kept in [*self._kept.items()]:
            if time.monotonic() - kept.used_at > IDLE and not kept.lock.locked():
                del self._kept[code]
        self._awake = {code: table for code, table in self._awake.items() if not table.is_broken}

    async def _look_after(self, tournament: Tournament, *, is_told: bool = False) -> None:
        """`is_told`: the host does not wait for the end of the pause."""
        tables = tournament.round.tables if tournament.round is not None else []
        ends = [end for table in tables if (end := await self._look_at(tournament, table)) is not None]
        if ends and not await self._write(tournament, [*ends]):
            return
        if tournament.is_between_rounds and (is_told or self._until_next(tournament) <= 0):
            await self._go_on(tournament)

    async def _look_at(self, tournament: Tournament, played: PlayedTable) -> journal.Finished | None:
        """Keep a table going if it is ours; how it has ended, if nobody knows that yet."""
        drawn = journal.Finished(int(time.time()), played.code, [None] * len(played.seats), [])
        try:
            table = await self._registry.find(played.code)
        except Elsewhere:
            return None
        except Refusal as refusal:
            return drawn if refusal.code in ("damaged", "no_such_table") and not played.is_over else None
        await self._registry.quiet(table)
        if table.is_broken:
            return None
        if table.status in ("over", "closed"):
            self._awake.pop(played.code, None)
            if played.is_over:
                return None
            if table.status == "closed" or table.match is None:
                return drawn
            outcome = table.match.state.result()
            return journal.Finished(drawn.at, played.code, outcome.scores, outcome.winners)
        self._keep_going(tournament, played, table)
        return None

    def _keep_going(self, tournament: Tournament, played: PlayedTable, table: LiveTable) -> None:
        table.used_at = table.now()
        if played.is_over or tournament.status == "closed":
            table.post(partial(_close, table))
            return
        for seat in played.forfeited:
            table.post(partial(_let_bot_play, table, seat))
        if self._awake.get(table.code) is not table:
            self._awake[table.code] = table
            self._registry.warm_up()
            table.post(table.driver.schedule)

    # -- Rounds ------------------------------------------------------------------

    async def _go_on(self, tournament: Tournament) -> None:
        at = int(time.time())
        if not tournament.has_next_round:
            await self._write(tournament, [journal.Ended(at)])
            return
        pairing = await asyncio.to_thread(tournament.next_pairing)
        codes = [await self._registry.new_code() for _ in pairing.tables]
        rows: list[Row] = []
        try:
            for code, seats in zip(codes, pairing.tables, strict=True):
                rows += self._table_rows(tournament, code, seats)
        except BakehouseError as error:  # the rules have changed since
            log.error("tournament closed", extra={"facts": {"tournament": tournament.code, "error": str(error)}})
            await self._write(tournament, [journal.Closed(at)])
            return
        tables = [journal.NewTable(code, [*seats]) for code, seats in zip(codes, pairing.tables, strict=True)]
        if await self._write(tournament, [journal.Began(at, tables, [*pairing.byes])], rows):
            await self._look_after(tournament)

    def _table_rows(self, tournament: Tournament, code: str, seats: tuple[int, ...]) -> list[Row]:
        """A table at which everybody sits, and the cards are dealt."""
        header = stamped(self._header(tournament, seats))
        people = [tournament.all_entrants[number] for number in seats if number != HOUSE]
        entries: list[table_journal.Entry] = []
        for one in people:
            entries += looked(Guest(one.guest, one.name, one.mascot, one.colour)) if one.guest else []
        entries.append(table_journal.Dealt())
        return [
            *table_rows(code, header, "playing"),
            *(entry_row(code, number, entry) for number, entry in enumerate(entries)),
        ]

    def _header(self, tournament: Tournament, seats: tuple[int, ...]) -> table_journal.TableHeader:
        header = tournament.header
        return table_journal.TableHeader(
            game=header.game,
            options=header.options,
            deck="",
            seed=secrets.token_bytes(SEED_BYTES),
            clock=header.clock,
            host=0,
            chairs=[self._chair(tournament, number) for number in seats],
            created=int(time.time()),
            host_name=header.host_name,
            tournament=tournament.code,
        )

    def _chair(self, tournament: Tournament, number: int) -> table_journal.FirstChair:
        if number == HOUSE:
            return table_journal.FirstChair(BOT, level=tournament.header.level)
        one = tournament.all_entrants[number]
        kind = PERSON if one.guest else BOT
        return table_journal.FirstChair(kind, one.guest, one.name, one.level)

    # -- Of one guest ----------------------------------------------------------------

    async def mine(self, guest: int) -> list[wire.MyTournament]:
        """Those that go on, in which this guest plays, or whose host they are: a house has few at a time."""
        found = []
        for code in await self._store.ask(tournament_reading.open_since, int(time.time()) - DAY):
            with suppress(Refusal):  # it was just forgotten, or is damaged
                tournament = (await self._find(code)).tournament
                if tournament.of(guest) is not None or tournament.header.host == guest:
                    found.append(tournament_view.listed(tournament))
        return found

    async def forget(self, guest: int) -> None:
        """Nobody reads their name in any tournament from now on."""
        for code in await self._store.ask(tournament_reading.all_codes):
            was_kept = code in self._kept
            with suppress(Refusal):  # what is damaged nobody reads
                kept = await self._find(code)
                async with kept.lock:
                    await self._unname(kept.tournament, guest)
            if not was_kept:
                self._kept.pop(code, None)

    async def _unname(self, tournament: Tournament, guest: int) -> None:
        for _ in range(TRIES):
            if not tournament.names(guest):
                return
            written = [entry async for entry in self._journal_of(tournament)]
            rows = journal.unnamed_rows(tournament.code, tournament.header, written, guest)
            if await self._write(tournament, tournament_acts.be_forgotten(tournament, guest, int(time.time())), rows):
                return
        raise Refusal("busy", say("busy"))

    async def _journal_of(self, tournament: Tournament) -> AsyncIterator[journal.Entry]:
        for first in range(0, tournament.written, PAGE):
            for entry in await self._store.tournament_entries(tournament.code, first):
                yield entry

    # -- Forgetting ----------------------------------------------------------------

    async def expire(self) -> None:
        """Forget those in which nothing has happened for a long time; their tables stay as other tables do."""
        before = int(time.time() - self._registry.settings.expiry)
        codes = await self._store.quiet_tournaments(before)
        if codes:
            await self._store.write([row for code in codes for row in expiry_rows(code)])
        for code in codes:
            self._kept.pop(code, None)


def expiry_rows(code: str) -> list[Row]:
    return [(forget, (code,)) for forget in (FORGET_TOURNAMENT_JOURNAL, FORGET_TOURNAMENT)]


def _status_after(tournament: Tournament, entries: list[journal.Entry]) -> str:
    status: str = tournament.status
    for entry in entries:
        match entry:
            case journal.Started():
                status = "running"
            case journal.Ended():
                status = "over"
            case journal.Closed():
                status = "closed"
            case _:
                pass
    return status


def _let_bot_play(table: LiveTable, seat: int) -> None:
    """For somebody who has lost this game already. Called from the mailbox."""
    if table.status == "playing" and not table.is_broken and table.seats[seat].is_person:
        table.record([table_journal.Filled(seat, STAND_IN, table.runtime.date())])


def _close(table: LiveTable) -> None:
    """The tournament needs this game no more. Called from the mailbox."""
    if table.status == "playing" and not table.is_broken:
        table.record([table_journal.Noted(message=say("tournament-closed-table")), table_journal.Closed()])
