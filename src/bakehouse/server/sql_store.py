"""What the stores in SQL have in common: the questions, and the thread that writes."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Concatenate, ParamSpec, TypeVar

from bakehouse.server import daily_rows, reading, tournament_reading
from bakehouse.server.connection import Guest
from bakehouse.server.daily_rows import Deal, Finisher
from bakehouse.server.journal import Entry, TableHeader
from bakehouse.server.reading import AvoidedPerson, ListedTable, Select, StoredTable
from bakehouse.server.rows import guest_row
from bakehouse.server.runtime import Row
from bakehouse.server.tournament_journal import Entry as TournamentEntry
from bakehouse.server.tournament_journal import Header as TournamentHeader

Given = ParamSpec("Given")
Answer = TypeVar("Answer")


class SqlStore(ABC):
    @abstractmethod
    async def _read(self, question: Callable[[Select], Answer]) -> Answer:
        """Ask the database."""

    @abstractmethod
    async def _new_number(self) -> int:
        """For a guest."""

    @abstractmethod
    def write(self, rows: Sequence[Row]) -> asyncio.Future[None]: ...

    async def _ask(
        self, question: Callable[Concatenate[Select, Given], Answer], *args: Given.args, **kwargs: Given.kwargs
    ) -> Answer:
        return await self._read(lambda select: question(select, *args, **kwargs))

    async def ask(
        self, question: Callable[Concatenate[Select, Given], Answer], *args: Given.args, **kwargs: Given.kwargs
    ) -> Answer:
        return await self._ask(question, *args, **kwargs)

    async def new_guest(self, token: bytes, guest: Guest) -> Guest:
        numbered = replace(guest, id=await self._new_number())
        await self.write([guest_row(numbered, token)])
        return numbered

    async def guest(self, token: bytes) -> tuple[Guest, int] | None:
        return await self._ask(reading.guest_with, token)

    async def avoided_by(self, guest: int) -> list[AvoidedPerson]:
        return await self._ask(reading.avoided_by, guest)

    async def is_findable(self, guest: int) -> bool:
        return await self._ask(reading.is_findable, guest)

    async def tables_to_find(self, skeletons: Sequence[str], since: int) -> list[tuple[str, int]]:
        return await self._ask(reading.tables_to_find, skeletons, since)

    async def blockers_of(self, guest: int) -> frozenset[int]:
        return await self._ask(reading.blockers_of, guest)

    async def has_table(self, code: str) -> bool:
        return await self._ask(reading.has_table, code)

    async def load(self, code: str) -> StoredTable | None:
        return await self._ask(reading.read_table, code)

    async def header(self, code: str) -> TableHeader | None:
        return await self._ask(reading.header_of, code)

    async def tables_of(self, guest: int, most: int) -> list[ListedTable]:
        return await self._ask(reading.tables_of, guest, most)

    async def running_tables_of(self, guest: int) -> int:
        return await self._ask(reading.running_tables_of, guest)

    async def unfinished_tables(self) -> list[str]:
        return await self._ask(reading.unfinished_tables)

    async def quiet_tables(self, before: int) -> list[str]:
        return await self._ask(reading.quiet_tables, before)

    async def due_tables(self, at: int, most: int) -> list[str]:
        return await self._ask(reading.due_tables, at, most)

    async def vacations(self, since: int) -> list[tuple[int, int, int]]:
        return await self._ask(reading.vacations, since)

    async def entries(self, code: str, first: int) -> list[Entry]:
        return await self._ask(reading.entries_of, code, first)

    async def last_entries(self, code: str, most: int) -> list[Entry]:
        return await self._ask(reading.last_entries_of, code, most)

    async def daily_secret(self) -> tuple[bytes, int] | None:
        return await self._ask(daily_rows.secret_of)

    async def deals_of(self, guest: int, first: int) -> list[Deal]:
        return await self._ask(daily_rows.deals_of, guest, first)

    async def finished_on(self, game: str, day: int) -> int:
        return await self._ask(daily_rows.finished_on, game, day)

    async def finishers_on(self, game: str, day: int) -> list[Finisher]:
        return await self._ask(daily_rows.finishers_on, game, day)

    async def tournament_header(self, code: str) -> TournamentHeader | None:
        return await self._ask(tournament_reading.header_of, code)

    async def tournament_entries(self, code: str, first: int) -> list[TournamentEntry]:
        return await self._ask(tournament_reading.entries_of, code, first)

    async def running_tournaments(self) -> list[str]:
        return await self._ask(tournament_reading.running)

    async def unfinished_tournaments(self, since: int, host: int | None = None) -> int:
        return await self._ask(tournament_reading.unfinished, since, host)

    async def quiet_tournaments(self, before: int) -> list[str]:
        return await self._ask(tournament_reading.quiet, before)
