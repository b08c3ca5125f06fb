"""Whom somebody would rather not meet: people they have muted or blocked. Those are never told.

Of somebody who is muted I hear nothing, at any table: no chat, no emotes. Somebody who is blocked is muted, and cannot
sit down at tables that I host either.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from bakehouse.core.messages import say
from bakehouse.server import journal, wire
from bakehouse.server.connection import Connection, Guest, Regards
from bakehouse.server.permissions import must_exist, must_have_name
from bakehouse.server.refusal import Refusal
from bakehouse.server.rows import avoid_row, no_longer_avoid_row
from bakehouse.server.runtime import Row
from bakehouse.server.store import Store

if TYPE_CHECKING:
    from bakehouse.server.table import LiveTable

MOST = 200
KEY_BYTES = 8


class Acquaintances:
    """The regards of all who are connected to this server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._regards: WeakValueDictionary[int, Regards] = WeakValueDictionary()

    async def of(self, guest: Guest) -> Regards:
        """As they are in the store: they may have changed at another server."""
        avoided: dict[int, str] = {person.guest: person.how for person in await self._store.avoided_by(guest.id)}
        blocked_by = await self._store.blockers_of(guest.id)
        regards = self._regards.setdefault(guest.id, Regards())
        regards.avoided, regards.blocked_by = avoided, blocked_by
        return regards

    def blocked_by(self, guest: int) -> set[int]:
        """Those whom somebody who is connected has blocked."""
        regards = self._regards.get(guest)
        return set() if regards is None else regards.blocked()

    # -- On a guest's own page -----------------------------------------------------

    async def listed(self, guest: Guest) -> list[wire.Avoided]:
        return [wire.Avoided(one.key, one.name, one.how) for one in await self._store.avoided_by(guest.id)]

    async def change(self, guest: Guest, wanted: wire.Avoiding) -> None:
        found = [one for one in await self._store.avoided_by(guest.id) if one.key == wanted.key]
        for one in found:
            await self._store.write([row_for(guest.id, one.guest, one.name, wanted.how)])
        await self.of(guest)


def row_for(guest: int, other: int, name: str, how: str) -> Row:
    if not how:
        return no_longer_avoid_row(guest, other)
    return avoid_row(guest, other, how, name, secrets.token_hex(KEY_BYTES))


# -- At a table --------------------------------------------------------------------


def avoid(table: LiveTable, connection: Connection, message: wire.Avoid) -> list[journal.Entry]:
    guest = must_have_name(connection)
    other, name = _meant(table.seen_by(guest.id), message)
    avoided = connection.regards.avoided
    if other in (0, guest.id):
        raise Refusal("no_such_seat", say("nobody-to-avoid"))
    if message.how and other not in avoided and len(avoided) >= MOST:
        raise Refusal("too_many", say("too-many-avoided", count=MOST))
    avoided.pop(other, None)
    if message.how:
        avoided[other] = message.how
    table.remember(row_for(guest.id, other, name, message.how))
    table.show_anew(guest.id)
    return []


def _meant(table: LiveTable, message: wire.Avoid) -> tuple[int, str]:
    """Who sits there, or who has said that line."""
    if message.seat is None:
        return next(
            ((table.talk.speaker(line), line.name) for line in table.talk.lines if line.number == message.line), (0, "")
        )
    must_exist(table, message.seat)
    chair = table.seats[message.seat]
    return (chair.guest, chair.name) if chair.is_person else (0, "")
