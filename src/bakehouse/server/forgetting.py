"""A guest who wants to be forgotten. What is theirs alone goes at once; then, table by table, what others see of them.

Of finished games the moves stay, because they would be other games without them; nobody made them by name. A running
game goes on with a bot. What cannot be done now, because another server has the table, is done by the daily cleaning.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterator
from typing import Any

import msgspec

from bakehouse.core.messages import Message
from bakehouse.server import journal
from bakehouse.server.guests import TOKEN_BYTES
from bakehouse.server.opening import StoreError
from bakehouse.server.reading import StoredTable
from bakehouse.server.reading_results import leaving_guests, players_at, tables_with
from bakehouse.server.refusal import Refusal
from bakehouse.server.registry import Elsewhere, TableRegistry
from bakehouse.server.results import encode_players, read_players
from bakehouse.server.rows import (
    FORGET_CUT,
    FORGET_GLANCE,
    FORGET_PERSON,
    SET_ENTRY,
    SET_PLAYERS,
    farewell_rows,
    header_row,
)
from bakehouse.server.runtime import Row
from bakehouse.server.seats import STAND_IN
from bakehouse.server.table import LiveTable
from bakehouse.server.tournaments import Tournaments
from bakehouse.server.versions import FINISHED

log = logging.getLogger("bakehouse.server")


class Forgetting:
    def __init__(self, registry: TableRegistry, tournaments: Tournaments) -> None:
        self._registry = registry
        self._tournaments = tournaments
        self._going: set[asyncio.Task[None]] = set()

    async def forget(self, guest: int) -> None:
        """No cookie leads to them when this returns, and no tournament names them; their tables follow."""
        await self._tournaments.forget(guest)
        await self._registry.store.write(farewell_rows(guest, secrets.token_bytes(TOKEN_BYTES)))
        await self._registry.vacations.read()
        self._registry.cut_off(guest)
        going = asyncio.get_running_loop().create_task(self._leave_tables(guest))
        self._going.add(going)
        going.add_done_callback(self._going.discard)

    async def finish(self) -> None:
        """What could not be done at once."""
        for guest in await self._registry.store.ask(leaving_guests):
            await self._leave_tables(guest)

    async def _leave_tables(self, guest: int) -> None:
        for code, status in await self._registry.store.ask(tables_with, guest):
            try:
                await self._leave(code, guest, is_over=status in FINISHED)
            except (Refusal, StoreError, Elsewhere) as error:
                log.warning("forgetting failed", extra={"facts": {"table": code, "kind": type(error).__name__}})

    async def _leave(self, code: str, guest: int, *, is_over: bool) -> None:
        registry = self._registry
        if not is_over:
            await _stand_up(await registry.find(code), guest)
        elif (peer := await registry.store.claim(code)) is not None:
            raise Elsewhere(peer)
        stored = await registry.store.load(code)
        if stored is not None:
            players = await registry.store.ask(players_at, code)
            await registry.store.write([*unnamed(stored, guest), *_unnamed_results(code, players, guest)])
            await registry.drop(code)
            registry.exports.forget(code)


async def _stand_up(table: LiveTable, guest: int) -> None:
    """A bot takes their seat; at a table where nobody else sits nothing goes on."""
    done: asyncio.Future[Refusal | None] = asyncio.get_running_loop().create_future()
    table.post(lambda: table.record(leaving(table, guest), done.set_result))
    refusal = await done
    if refusal is not None:
        raise refusal


def leaving(table: LiveTable, guest: int) -> list[journal.Entry]:
    if table.status in FINISHED or table.is_broken:
        return []
    others = [table.seats[seat].guest for seat in table.seats.persons() if table.seats[seat].guest != guest]
    if not others:
        return [journal.Closed()]
    at = table.runtime.date()
    entries: list[journal.Entry] = [
        journal.Stood(seat) if table.match is None else journal.Filled(seat, STAND_IN, at)
        for seat in table.seats.of(guest)
    ]
    return [*entries, journal.Hosted(others[0])] if table.seats.host == guest else entries


# -- What is written about a table ---------------------------------------------


def unnamed(table: StoredTable, guest: int) -> list[Row]:
    """The same table without the name of this guest, without what they said there, and without them in its list."""
    rows: list[Row] = [(FORGET_PERSON, (guest, table.code)), (FORGET_CUT, (table.code,))]
    header = table.header
    if header is None:
        return rows
    if (
        not header.clock.hours or table.status in FINISHED
    ):  # what goes on at a slow one is written there, and without them
        rows.append((FORGET_GLANCE, (table.code,)))
    names = _names(table, header, guest)
    rows.append(header_row(table.code, _unnamed_header(header, guest)))
    for number, entry in enumerate(table.entries):
        other = _unnamed_entry(entry, guest, names)
        if other != entry:
            rows.append((SET_ENTRY, (journal.encode(other), number, table.code)))
    return rows


def _names(table: StoredTable, header: journal.TableHeader, guest: int) -> set[str]:
    """What they, and others on their screen, were called at this table."""
    names = {chair.name for chair in header.chairs if chair.guest == guest}
    names |= {entry.name for entry in table.entries if isinstance(entry, journal.Sat) and entry.guest == guest}
    return (names | {header.host_name} if header.host == guest else names) - {""}


def _unnamed_header(header: journal.TableHeader, guest: int) -> journal.TableHeader:
    replace = msgspec.structs.replace
    chairs = [replace(chair, name="") if chair.guest == guest else chair for chair in header.chairs]
    return replace(header, chairs=chairs, host_name="" if header.host == guest else header.host_name)


def _unnamed_entry(entry: journal.Entry, guest: int, names: set[str]) -> journal.Entry:
    """An entry stays at its number; one of which nothing may stay becomes one that does nothing."""
    replace = msgspec.structs.replace
    match entry:
        case journal.Sat() if entry.guest == guest:
            return replace(entry, name="")
        case journal.Looked() if entry.guest == guest:
            return journal.Looked(guest)
        case journal.Said() if entry.name in names and not entry.watcher:
            return journal.Looked(guest)
        case journal.Noted() if entry.message is not None:
            return replace(entry, message=_unnamed_message(entry.message, names))
        case _:
            return entry


def _unnamed_message(message: Message, names: set[str]) -> Message:
    """The score that the house has told, for example, in which there are names."""
    return Message(message.id, _unnamed_value("", message.args, names))


def _unnamed_value(name: str, value: Any, names: set[str]) -> Any:
    match value:
        case dict():  # a message in a message, too, as it is read from a store
            return {key: _unnamed_value(key, one, names) for key, one in value.items()}
        case list():
            return [_unnamed_value(name, one, names) for one in value]
        case _:
            return "–" if name == "name" and value in names else value


def _unnamed_results(code: str, players: bytes | None, guest: int) -> Iterator[Row]:
    """In the histories of those who played with them."""
    if players is not None:
        replace = msgspec.structs.replace
        left = [replace(one, name="", guest=0) if one.guest == guest else one for one in read_players(players)]
        yield SET_PLAYERS, (encode_players(left), code)
