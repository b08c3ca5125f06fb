"""The store: guests, tables and their journals, as the server uses them. SQLite and PostgreSQL are two of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from bakehouse.server.connection import Guest
from bakehouse.server.daily_rows import Deal, Finisher
from bakehouse.server.journal import Entry, TableHeader
from bakehouse.server.reading import PAGE, AvoidedPerson, ListedTable, Select, StoredTable
from bakehouse.server.runtime import Row
from bakehouse.server.tournament_journal import Entry as TournamentEntry
from bakehouse.server.tournament_journal import Header as TournamentHeader

Given = ParamSpec("Given")
Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Peer:
    """Another server of the same house."""

    number: int  # of its lease
    address: str
    secret: str  # by which it knows that a request comes from one of us


class Store(Protocol):
    @property
    def is_shared(self) -> bool:
        """May tables belong to other servers?"""
        ...

    @property
    def is_well(self) -> bool:
        """Can it be reached? If not, people are better served elsewhere."""
        ...

    async def claim(self, code: str) -> Peer | None:
        """Have this table, if there is one, for ourselves; if it is another server's, whose."""
        ...

    async def release(self, code: str) -> None:
        """Whoever wants this table may have it."""
        ...

    def is_from_peer(self, secret: str) -> bool:
        """Does somebody who knows this belong to the house?"""
        ...

    async def peers(self) -> list[Peer]: ...

    async def change(self, seconds: float) -> None:
        """Wait until a server comes or goes, but not longer than this."""
        ...

    async def gone(self, peer: Peer) -> None:
        """Wait until this server has gone."""
        ...

    def when_lost(self, lost: Callable[[], None]) -> None:
        """Called when all tables belong to others, because this server was taken for dead."""
        ...

    async def leave(self) -> None:
        """Release every table; nothing is written after that."""
        ...

    def write(self, rows: Sequence[Row]) -> asyncio.Future[None]:
        """Write these rows, all or none; the future is done when they are safe."""
        ...

    async def ask(
        self, question: Callable[Concatenate[Select, Given], Answer], *args: Given.args, **kwargs: Given.kwargs
    ) -> Answer:
        """What is only asked in one place: a question of `reading_results.py`."""
        ...

    async def new_guest(self, token: bytes, guest: Guest) -> Guest:
        """Write a guest down, with the hash of their token; they get a number that nobody else has."""
        ...

    async def guest(self, token: bytes) -> tuple[Guest, int] | None:
        """The guest with this hash of a token, and when they were last here."""
        ...

    async def avoided_by(self, guest: int) -> list[AvoidedPerson]:
        """Whom a guest has muted or blocked, the newest first."""
        ...

    async def is_findable(self, guest: int) -> bool:
        """May people find this guest by their name?"""
        ...

    async def tables_to_find(self, skeletons: Sequence[str], since: int) -> list[tuple[str, int]]:
        """The codes of tables that are played, or at which something has happened since then, where somebody may sit
        who is found by one of these; and who that is."""
        ...

    async def blockers_of(self, guest: int) -> frozenset[int]:
        """The guests who have blocked this one."""
        ...

    async def has_table(self, code: str) -> bool: ...

    async def load(self, code: str) -> StoredTable | None:
        """A table's header and journal, as far as they can be read."""
        ...

    async def header(self, code: str) -> TableHeader | None:
        """None if there is no such table: one that was listed may have expired since."""
        ...

    async def tables_of(self, guest: int, most: int) -> list[ListedTable]:
        """A guest's tables: first those that go on, and of these the newest."""
        ...

    async def running_tables_of(self, guest: int) -> int: ...

    async def unfinished_tables(self) -> list[str]:
        """The codes of the tables whose games are not over."""
        ...

    async def quiet_tables(self, before: int) -> list[str]:
        """The codes of the tables whose games were not played to the end, and where nothing has happened since then,
        nor will by itself."""
        ...

    async def due_tables(self, at: int, most: int) -> list[str]:
        """The codes of slow tables at which something is due by then, the longest overdue first."""
        ...

    async def vacations(self, since: int) -> list[tuple[int, int, int]]:
        """Guests who have been away since then: who, from when and until when."""
        ...

    async def entries(self, code: str, first: int) -> list[Entry]:
        """The next entries of a table's journal, from this one on."""
        ...

    async def last_entries(self, code: str, most: int) -> list[Entry]:
        """The last entries of a table's journal, the last one first."""
        ...

    # -- The deals of the day ------------------------------------------------------

    async def daily_secret(self) -> tuple[bytes, int] | None:
        """The secret of the house, and its first day."""
        ...

    async def deals_of(self, guest: int, first: int) -> list[Deal]:
        """The tables of a guest with the deals of this day and of later ones, the first attempts first."""
        ...

    async def finished_on(self, game: str, day: int) -> int:
        """How many have finished the deal of this day in time."""
        ...

    async def finishers_on(self, game: str, day: int) -> list[Finisher]: ...

    # -- Tournaments ---------------------------------------------------------------

    async def tournament_header(self, code: str) -> TournamentHeader | None: ...

    async def tournament_entries(self, code: str, first: int) -> list[TournamentEntry]:
        """The next entries of a tournament's journal, from this one on."""
        ...

    async def running_tournaments(self) -> list[str]: ...

    async def unfinished_tournaments(self, since: int, host: int | None = None) -> int:
        """In how many something has happened since then; of this host, or in all."""
        ...

    async def quiet_tournaments(self, before: int) -> list[str]:
        """The codes of those in which nothing has happened since then."""
        ...

    def close(self) -> None:
        """Write what is left, and stop."""
        ...


async def journal_of(store: Store, code: str) -> AsyncIterator[Entry]:
    """A table's journal, read as far as it is asked for."""
    first = 0
    while page := await store.entries(code, first):
        for entry in page:
            yield entry
        if len(page) < PAGE:
            return
        first += len(page)
