"""Guests: a nickname and a secret in a cookie. Only a hash of the secret is kept."""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import replace
from hashlib import sha256

from bakehouse.core.messages import say
from bakehouse.server.connection import Guest
from bakehouse.server.looks import with_look
from bakehouse.server.names import skeletons
from bakehouse.server.refusal import Refusal
from bakehouse.server.rows import findable_rows, look_row, rename_row, seen_row
from bakehouse.server.sanitize import has_letters, one_line
from bakehouse.server.store import Store
from bakehouse.server.wire import MAX_NAME_LENGTH, NewGuest

COOKIE = "bakehouse"
TOKEN_BYTES = 32
MAX_TOKEN_LENGTH = 64
DAY = 86_400
COOKIE_AGE = 400 * DAY  # as long as browsers keep one


class Guests:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, token: str) -> Guest | None:
        """The guest with this cookie."""
        if not token or len(token) > MAX_TOKEN_LENGTH:
            return None
        found = await self._store.guest(hashed(token))
        if found is None:
            return None
        guest, seen = found
        if time.time() - seen > DAY:
            self._store.write([seen_row(guest.id)]).add_done_callback(_ignore)
        return guest

    async def create(self, wanted: NewGuest) -> tuple[Guest, str]:
        """A new guest and the token for the cookie."""
        new = with_look(Guest(0, clean_name(wanted.name)), wanted.mascot, wanted.colour)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        guest = await self._store.new_guest(hashed(token), new)
        if wanted.findable:
            await self._store.write(findable_rows(guest.id, skeletons(guest.name)))
        return guest, token

    async def change(self, guest: Guest, wanted: NewGuest) -> Guest:
        """From now on; at tables where they already sit they keep the name and the look they came with."""
        changed = with_look(replace(guest, name=clean_name(wanted.name)), wanted.mascot, wanted.colour)
        findable = await self._store.is_findable(guest.id) if wanted.findable is None else wanted.findable
        found_by = findable_rows(guest.id, skeletons(changed.name) if findable else [])
        await self._store.write([rename_row(guest.id, changed.name), look_row(changed), *found_by])
        return changed


def clean_name(name: str) -> str:
    cleaned = one_line(name)[:MAX_NAME_LENGTH].strip()
    if not has_letters(cleaned):
        raise Refusal("malformed", say("name-needs-letters"))
    return cleaned


def _ignore(written: asyncio.Future[None]) -> None:
    """If the day of a visit cannot be written, it is tried again with the next one."""
    written.exception()


def hashed(token: str) -> bytes:
    """What is kept of a secret."""
    return sha256(token.encode("utf-8", "replace")).digest()
