"""A socket of a table: messages in, messages out, and what happens to bad ones."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterator

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from bakehouse.core.messages import say
from bakehouse.server import wire
from bakehouse.server.connection import TOO_SLOW, Connection
from bakehouse.server.daily_tables import must_be_shown
from bakehouse.server.guests import COOKIE
from bakehouse.server.hosts import Hosts, check_origin
from bakehouse.server.limits import Buckets, Counts
from bakehouse.server.middleware import address_of, refused
from bakehouse.server.peers import AGAIN, Passage, is_from_peer, opened
from bakehouse.server.refusal import Refusal
from bakehouse.server.registry import Elsewhere, TableRegistry
from bakehouse.server.table import LiveTable
from bakehouse.server.transports import Line

PATH = re.compile(r"/api/tables/(?P<code>[^/]{1,20})/socket")
REFUSED = 1008
FRAME = 32_000  # characters that are sent together
PAUSE = 0.02  # seconds
BROKEN = 1011
PATIENCE = 5.0  # seconds for a server that does not answer
A_WHILE = 0.25

log = logging.getLogger("bakehouse.server")
decoder: msgspec.json.Decoder[wire.FromPage] = msgspec.json.Decoder(wire.FromPage)


class Sockets:
    def __init__(self, registry: TableRegistry, unknown_codes: Buckets, hosts: Hosts) -> None:
        self._registry = registry
        self._unknown_codes = unknown_codes
        self._hosts = hosts
        limits = registry.settings.limits
        self._by_address = Counts(limits.connections)
        self._by_guest = Counts(limits.guest_connections)
        self.open = 0

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection, from its first byte to its last. If it is refused, the reason is sent before it is closed."""
        socket = WebSocket(scope, receive, send)
        is_passed_on = is_from_peer(socket, self._registry.store)
        try:
            code = self._code(socket, is_passed_on=is_passed_on)
        except Refusal as refusal:
            self._registry.metrics.refusals.labels(refusal.code).inc()
            await socket.send_denial_response(refused(refusal))
            return
        try:
            await socket.accept()
            serving = self._serve(socket, code, receive, send, is_passed_on=is_passed_on)
            del socket  # with its headers and cookies, for as long as somebody is there
            await serving
        except Refusal as refusal:
            await self._turn_away(send, refusal)
        except (ClientDisconnected, WebSocketDisconnect):
            pass  # gone already
        except Exception as error:
            log.error("socket failed", exc_info=error)
            await self._turn_away(send, Refusal("broken", say("something-went-wrong")), BROKEN)

    def _code(self, socket: WebSocket, *, is_passed_on: bool) -> str:
        """The code of the table that it is for. Before it is accepted, a refusal is an answer of HTTP."""
        if not is_passed_on:
            self._hosts.check(socket)
            check_origin(socket)
        if not self._registry.store.is_well:
            raise Refusal("not_saved", say("not-saved-or-read"))
        found = PATH.fullmatch(socket.scope["path"])
        if found is None:
            raise Refusal("not_found", say("nothing-here"))
        return found["code"]

    async def _serve(self, socket: WebSocket, code: str, receive: Receive, send: Send, *, is_passed_on: bool) -> None:
        address = socket.headers.get("x-forwarded-for", "") if is_passed_on else address_of(socket)
        guest = await self._registry.guests.find(socket.cookies.get(COOKIE, ""))
        counted = [(self._by_address, address)]
        if guest is not None:
            counted.append((self._by_guest, str(guest.id)))
        entered = []
        try:
            for counts, key in counted:
                if not counts.enter(key):
                    raise Refusal("too_many", say("too-many-connections"))
                entered.append((counts, key))
            line = socket.scope["state"]["line"]
            table = await self._find_or_pass_on(socket, code, address, line, is_passed_on=is_passed_on)
            if table is None:
                return
            socket.scope["headers"] = []
            del socket
            must_be_shown(table, 0 if guest is None else guest.id)
            if table.seats.has_bots:
                self._registry.warm_up()
            limits = self._registry.settings.limits
            connection = Connection(
                guest, limits.outbox, limits.outbox_bytes, limits.outbox_seconds, self._registry.runtime.now
            )
            await self._talk(receive, send, table, connection, line)
        finally:
            for counts, key in entered:
                counts.leave(key)

    async def _find_or_pass_on(
        self, socket: WebSocket, code: str, address: str, line: Line, *, is_passed_on: bool
    ) -> LiveTable | None:
        """The table; None if it was another server's, and the page has talked to that one. A server that has just died
        is waited for: it is known to be dead after a while, and then the table is ours."""
        store, now = self._registry.store, self._registry.runtime.now
        deadline = now() + PATIENCE
        while True:
            try:
                return await self._find(code, address)
            except Elsewhere as elsewhere:
                peer = elsewhere.peer
            link = None if is_passed_on else await opened(peer, socket, address)
            if link is not None:
                seconds = self._registry.settings.limits.write_seconds
                await Passage(socket.receive, socket.send, line, link, seconds).run(store.gone(peer))
                return None
            if now() > deadline or is_passed_on:
                await socket.close(AGAIN)
                return None
            await store.change(A_WHILE)

    async def _find(self, code: str, address: str) -> LiveTable:
        try:
            return await self._registry.find(code)
        except Refusal as refusal:
            if refusal.code == "no_such_table" and not self._unknown_codes.takes(address):
                raise Refusal("too_fast", say("too-many-wrong-codes")) from None
            raise

    async def _turn_away(self, send: Send, refusal: Refusal, close_code: int = REFUSED) -> None:
        self._registry.metrics.refusals.labels(refusal.code).inc()
        text = msgspec.json.encode(wire.Refused(0, 0, refusal.problem)).decode()
        try:
            await send({"type": "websocket.send", "text": text})
            await send({"type": "websocket.close", "code": close_code, "reason": refusal.code})
        except (RuntimeError, OSError):
            pass  # gone already

    async def _talk(self, receive: Receive, send: Send, table: LiveTable, connection: Connection, line: Line) -> None:
        seconds = self._registry.settings.limits.write_seconds
        writer = asyncio.create_task(_write(send, connection, line, seconds))
        table.enter(connection)
        self.open += 1
        try:
            await _Conversation(self._registry, receive, table, connection, line).run()
        finally:
            self.open -= 1
            table.leave(connection)
            connection.close(1000)
            await writer


class _Conversation:
    def __init__(
        self, registry: TableRegistry, receive: Receive, table: LiveTable, connection: Connection, line: Line
    ) -> None:
        self._registry = registry
        self._receive = receive
        self._table = table
        self._connection = connection
        self._bucket = line.messages
        self._refusals = 0

    async def run(self) -> None:
        while not self._connection.close_code:
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            await self._hear(text if text is not None else message.get("bytes") or b"")
            await self._let_them_read()

    async def _let_them_read(self) -> None:
        """Whoever asks faster than they read the answers has to wait with the next question."""
        pause = 0.0
        while self._connection.waiting_bytes > FRAME and not self._connection.close_code:
            await asyncio.sleep(pause)
            pause = PAUSE

    async def _hear(self, text: str | bytes) -> None:
        ref = 0
        try:
            is_in_time = self._bucket.takes()
            if len(text) > wire.MAX_MESSAGE_BYTES:
                raise Refusal("too_large", say("message-too-large", bytes=wire.MAX_MESSAGE_BYTES))
            message = _read(text)
            ref = message.ref
            if not is_in_time:
                raise Refusal("too_fast", say("not-so-fast"))
            if self._registry.is_stopping:
                raise Refusal("stopping", say("stopping"))
            self._registry.metrics.messages.inc()
            await self._act(message)
        except Refusal as refusal:
            self._refuse(ref, refusal)

    async def _act(self, message: wire.FromPage) -> None:
        """Wait until the table has dealt with it: a page that sends faster than that is read more slowly."""
        guest = self._connection.guest
        if guest is not None and isinstance(message, wire.Hello | wire.Sit):
            self._connection.regards = await self._registry.acquaintances.of(guest)
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
        self._connection.send(wire.Refused(ref, self._table.number_for(self._connection), refusal.problem))
        self._refusals += 1
        if self._refusals >= self._registry.settings.limits.refusals:
            self._connection.close(REFUSED)


def _read(text: str | bytes) -> wire.FromPage:
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", say("unreadable-message", error=str(error))) from None


def _frames(messages: list[str]) -> Iterator[str]:
    """Messages that are sent together. Those of many connections are the same texts; a frame is a copy of its own."""
    frame: list[str] = []
    length = 0
    for message in messages:
        if frame and length + len(message) > FRAME:
            yield "\n".join(frame)
            frame, length = [], 0
        frame.append(message)
        length += len(message)
    if frame:
        yield "\n".join(frame)


async def _write(send: Send, connection: Connection, line: Line, seconds: float) -> None:
    """Write what waits, a frame at a time, until the connection is closed, or until nobody reads it."""
    try:
        while True:
            waiting = await connection.take_outbox()
            for frame in _frames(waiting):
                if not line.writes(frame):
                    async with asyncio.timeout(seconds):
                        await send({"type": "websocket.send", "text": frame})
            if connection.close_code and not connection.outbox:
                async with asyncio.timeout(seconds):
                    await send({"type": "websocket.close", "code": connection.close_code})
                return
    except TimeoutError:
        connection.close(TOO_SLOW)
        connection.outbox = []
        line.abort()
    except (RuntimeError, OSError):
        connection.close(REFUSED)  # it is gone; nothing more is kept for it
