"""A socket of a table: messages in, messages out, and what happens to bad ones."""

from __future__ import annotations

import asyncio
import logging
import re

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from bakehouse.server import wire
from bakehouse.server.connection import Connection
from bakehouse.server.guests import COOKIE
from bakehouse.server.limits import Bucket, Buckets, Counts
from bakehouse.server.middleware import address_of, check_origin
from bakehouse.server.refusal import Refusal
from bakehouse.server.registry import TableRegistry
from bakehouse.server.table import LiveTable

PATH = re.compile(r"/api/tables/(?P<code>[^/]{1,20})/socket")
REFUSED = 1008

log = logging.getLogger("bakehouse.server")
decoder: msgspec.json.Decoder[wire.FromPage] = msgspec.json.Decoder(wire.FromPage)


class Sockets:
    def __init__(self, registry: TableRegistry, unknown_codes: Buckets) -> None:
        self._registry = registry
        self._unknown_codes = unknown_codes
        limits = registry.settings.limits
        self._by_address = Counts(limits.connections)
        self._by_guest = Counts(limits.guest_connections)
        self.open = 0

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection, from its first byte to its last. If it is refused, the reason is sent before it is closed."""
        socket = WebSocket(scope, receive, send)
        address = address_of(socket)
        found = PATH.fullmatch(scope["path"])
        try:
            check_origin(socket.headers)
        except Refusal as refusal:
            self._registry.metrics.refusals.labels(refusal.code).inc()
            found = None
        if found is None:
            await socket.close(REFUSED)  # before it is accepted: the browser sees a 403
            return
        await socket.accept()
        guest = self._registry.guests.find(socket.cookies.get(COOKIE, ""))
        counted = [(self._by_address, address)]
        if guest is not None:
            counted.append((self._by_guest, str(guest.id)))
        entered = []
        try:
            for counts, key in counted:
                if not counts.enter(key):
                    raise Refusal("too_many", "There are too many connections from here.")
                entered.append((counts, key))
            table = await self._find(found["code"], address)
            if table.seats.has_bots:
                await self._registry.bots.start()
            connection = Connection(guest, self._registry.settings.limits.outbox)
            await self._talk(receive, send, table, connection)
        except Refusal as refusal:
            await self._turn_away(socket, refusal)
        finally:
            for counts, key in entered:
                counts.leave(key)

    async def _find(self, code: str, address: str) -> LiveTable:
        try:
            return await self._registry.find(code)
        except Refusal as refusal:
            if refusal.code == "no_such_table" and not self._unknown_codes.takes(address):
                raise Refusal("too_fast", "Too many wrong codes.") from None
            raise

    async def _turn_away(self, socket: WebSocket, refusal: Refusal) -> None:
        self._registry.metrics.refusals.labels(refusal.code).inc()
        text = msgspec.json.encode(wire.Refused(0, 0, refusal.problem)).decode()
        try:
            await socket.send_text(text)
            await socket.close(REFUSED, refusal.code)
        except (RuntimeError, OSError):
            pass  # gone already

    async def _talk(self, receive: Receive, send: Send, table: LiveTable, connection: Connection) -> None:
        writer = asyncio.create_task(_write(send, connection))
        table.enter(connection)
        self.open += 1
        try:
            await _Conversation(self._registry, receive, table, connection).run()
        finally:
            self.open -= 1
            table.leave(connection)
            connection.close(1000)
            await writer


class _Conversation:
    def __init__(self, registry: TableRegistry, receive: Receive, table: LiveTable, connection: Connection) -> None:
        self._registry = registry
        self._receive = receive
        self._table = table
        self._connection = connection
        self._bucket = Bucket(registry.settings.limits.messages)
        self._refusals = 0

    async def run(self) -> None:
        while not self._connection.close_code:
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            await self._hear(text if text is not None else message.get("bytes") or b"")

    async def _hear(self, text: str | bytes) -> None:
        ref = 0
        try:
            is_in_time = self._bucket.takes()
            if len(text) > wire.MAX_MESSAGE_BYTES:
                raise Refusal("too_large", f"A message has at most {wire.MAX_MESSAGE_BYTES} bytes.")
            message = _read(text)
            ref = message.ref
            if not is_in_time:
                raise Refusal("too_fast", "Not so fast, please.")
            if self._registry.is_stopping:
                raise Refusal("stopping", "The server is being stopped; come back in a moment.")
            self._registry.metrics.messages.inc()
            await self._act(message)
        except Refusal as refusal:
            self._refuse(ref, refusal)

    async def _act(self, message: wire.FromPage) -> None:
        """Wait until the table has dealt with it: a page that sends faster than that is read more slowly."""
        done = asyncio.Event()
        refusals: list[Refusal] = []

        def finish(refusal: Refusal | None) -> None:
            if refusal is not None:
                refusals.append(refusal)
            done.set()

        self._table.receive(self._connection, message, finish)
        await done.wait()
        if refusals:
            raise refusals[0]

    def _refuse(self, ref: int, refusal: Refusal) -> None:
        self._registry.metrics.refusals.labels(refusal.code).inc()
        self._connection.send(wire.Refused(ref, self._table.number, refusal.problem))
        self._refusals += 1
        if self._refusals >= self._registry.settings.limits.refusals:
            self._connection.close(REFUSED)


def _read(text: str | bytes) -> wire.FromPage:
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", f"This is not a message: {error}") from None


async def _write(send: Send, connection: Connection) -> None:
    """Write what waits, a frame at a time, until the connection is closed."""
    try:
        while True:
            waiting = await connection.take_outbox()
            if waiting:
                await send({"type": "websocket.send", "text": "\n".join(waiting)})
            if connection.close_code and not connection.outbox:
                await send({"type": "websocket.close", "code": connection.close_code})
                return
    except (RuntimeError, OSError):
        connection.close(REFUSED)  # it is gone; nothing more is kept for it
