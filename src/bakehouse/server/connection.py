"""A connection: one open socket of a guest or a nameless watcher, as the table sees it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from bakehouse.server.wire import FromServer, Position

encode = msgspec.json.Encoder().encode

TOO_SLOW = 1013
UNLIMITED = sys.maxsize


@dataclass(frozen=True)
class Guest:
    id: int
    name: str
    mascot: str = ""  # empty: none was chosen yet
    colour: str = ""


@dataclass(eq=False)
class Regards:
    """Whom a guest avoids, and who has blocked them; all connections of a guest to this server share it."""

    avoided: dict[int, str] = field(default_factory=dict)  # by guest: mute or block
    blocked_by: frozenset[int] = frozenset()

    def blocked(self) -> set[int]:
        return {guest for guest, how in self.avoided.items() if how == "block"}


class Connection:
    """Messages wait here until a task of its own has written them, so that a slow reader holds up nobody.

    Somebody who lags too far behind, in messages, bytes or seconds, is sent nothing more and closed.
    """

    def __init__(
        self,
        guest: Guest | None,
        outbox_limit: int,
        outbox_bytes: int = UNLIMITED,
        outbox_seconds: float = float("inf"),
        now: Callable[[], float] = float,  # zero: no time passes
    ) -> None:
        self.guest = guest
        self.regards = Regards()
        self.seat: int | None = None  # whose position it is sent; None: a watcher's
        self.has_greeted = False
        self.is_seen = True  # does somebody look at the page, as far as it says?
        self.last_event = 0  # the number of the last event that it was sent
        self.position: Position | None = None  # the last one that it was sent; None: the next one is sent in full
        self.outbox: list[str] = []
        self._waiter: asyncio.Future[None] | None = None
        self.close_code = 0
        self._outbox_limit = outbox_limit
        self._outbox_bytes = outbox_bytes
        self._outbox_seconds = outbox_seconds
        self._now = now
        self._bytes = 0  # in the outbox
        self._since = 0.0  # when the oldest message in the outbox came

    @property
    def guest_id(self) -> int:
        return 0 if self.guest is None else self.guest.id

    @property
    def waiting_bytes(self) -> int:
        return self._bytes if self.outbox else 0

    def send(self, message: FromServer) -> None:
        self.send_text(encode(message).decode())

    def send_text(self, text: str) -> None:
        if self.close_code == TOO_SLOW:
            return
        if not self.outbox:
            self._bytes, self._since = 0, self._now()
        if self._lags():
            self.outbox = []
            self.close(TOO_SLOW)
            return
        self.outbox.append(text)
        self._bytes += sys.getsizeof(text)
        self._wake()

    def _lags(self) -> bool:
        if len(self.outbox) >= self._outbox_limit or self._bytes >= self._outbox_bytes:
            return True
        return self._now() - self._since > self._outbox_seconds

    def close(self, code: int) -> None:
        """Close it after writing what waits."""
        self.close_code = self.close_code or code
        self._wake()

    def _wake(self) -> None:
        if self._waiter is not None:
            self._waiter.set_result(None)
            self._waiter = None

    async def take_outbox(self) -> list[str]:
        """Wait until there is something to write, or until it is to be closed; what there is to write."""
        if not self.outbox and not self.close_code:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        waiting, self.outbox = self.outbox, []
        return waiting
