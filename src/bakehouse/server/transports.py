"""Connections below the application: uvicorn's protocols with limits on time and size, which answer in our words.

Whoever does not send what they began, or does not read what they asked for, is cut off: a transport that is closed in
the polite way keeps everything until it is read, which may be never.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

import httptools
import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from bakehouse.core.messages import say
from bakehouse.server.connection import encode
from bakehouse.server.door import Door, Progress, forwarded_for
from bakehouse.server.limits import Bucket
from bakehouse.server.middleware import HEADERS
from bakehouse.server.refusal import Refusal
from bakehouse.server.waiters import Gate, Inbox
from bakehouse.server.wire import MAX_BODY_BYTES

MAX_HEADER_BYTES = 32_000
MAX_REQUEST_BYTES = 2 * MAX_BODY_BYTES  # as it is sent, in whatever pieces
WRITE_BUFFER = 32_000  # bytes that wait for a socket before `send` waits
KERNEL_BUFFER = 64_000
FAREWELL = 2.0  # seconds for the last words of a socket
NEVER = float("inf")
REFUSED, NOT_UTF_8 = 1008, 1007


class Config(uvicorn.Config):
    """uvicorn makes the protocols, and hands them nothing of ours but its configuration."""

    def __init__(self, app: Any, door: Door, **settings: Any) -> None:
        super().__init__(app, http=Http, ws=Socket, **settings)
        self.door = door


@dataclass(frozen=True)
class Line:
    """What the application gets of a socket's transport, as `line` in the state of its scope."""

    messages: Bucket  # also for pings, which the application never sees
    abort: Callable[[], None]
    writes: Callable[[str], bool]  # writes a text at once, unless it would have to wait


def answer(refusal: Refusal, status: int = 0) -> bytes:
    """A refusal of somebody whose request was never understood, as the last thing on a connection."""
    body = encode(refusal.problem)
    headers = {"content-type": "application/json", "content-length": str(len(body)), "connection": "close", **HEADERS}
    lines = [f"{name}: {value}\r\n".encode("latin-1") for name, value in headers.items()]
    return b"".join([STATUS_LINE[status or refusal.status], *lines, b"\r\n", body])


class Http(HttpToolsProtocol):
    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._door = cast(Config, config).door
        self._limits = self._door.limits
        self._progress = Progress(self._limits.write_seconds)
        self._deadline = NEVER  # for what the server waits for
        self._is_reading = True  # a request, or for the first one
        self._has_headers = False
        self._received = 0  # bytes of this request
        self._answering: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        self._deadline = self._door.now() + self._limits.header_seconds
        if not self._door.knock(self, self._peer):
            self._refuse(Refusal("too_many", say("too-many-connections")))

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.leave(self)
        self._drop_requests()
        super().connection_lost(exc)

    def _drop_requests(self) -> None:
        """Nobody waits for the answers any more: neither for the one that is being made nor for those after it."""
        for cycle in (self._answering, *(cycle for cycle, _ in self.pipeline)):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()
        self.pipeline.clear()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    @property
    def _peer(self) -> str:
        return "" if self.client is None else self.client[0]

    # -- What the door asks ----------------------------------------------------

    @property
    def is_waiting(self) -> bool:
        return self._is_reading or self.cycle is None or self.cycle.response_complete

    def abort(self) -> None:
        self._drop_requests()
        self.transport.abort()

    def check(self, now: float) -> None:
        if self._progress.is_stalled(self.transport.get_write_buffer_size(), now):
            self.abort()
        elif now > self._deadline and self.is_waiting and not self.transport.is_closing():
            if self._received and self._is_reading:
                self._refuse(Refusal("too_late", say("request-too-slow")))
            else:
                self.transport.close()

    # -- Requests --------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._unset_keepalive_if_required()
        self._received += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError:
            self._refuse(Refusal("malformed", say("unreadable-http")))
        else:
            self._check_size()

    def _check_size(self) -> None:
        if self._is_reading and self._received > (MAX_REQUEST_BYTES if self._has_headers else MAX_HEADER_BYTES):
            self._refuse(Refusal("too_large", say("http-too-large")), 413 if self._has_headers else 431)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._is_reading, self._has_headers, self._received = True, False, 1
        self._deadline = self._door.now() + self._limits.header_seconds

    def on_headers_complete(self) -> None:
        self._has_headers = True
        self._deadline = self._door.now() + self._limits.body_seconds
        if self._door.believes(self._peer, self.headers):
            address = forwarded_for(self.headers)
            if address and not self._door.speaks_for(self, self._peer, address):
                self._refuse(Refusal("too_many", say("too-many-connections")))
                return
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if self.cycle is not None:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._is_reading = False
        self._deadline = NEVER
        if self.cycle is not None:
            super().on_message_complete()
            if self.cycle.response_complete:
                self._wait_for_more()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self._is_reading:
            self._wait_for_more()

    def _wait_for_more(self) -> None:
        self._deadline = self._door.now() + self._limits.idle_seconds

    def handle_websocket_upgrade(self) -> None:
        if self.transport.is_closing():
            return
        super().handle_websocket_upgrade()
        self._door.replace(self, cast(Socket, self.transport.get_protocol()))

    def _refuse(self, refusal: Refusal, status: int = 0) -> None:
        """Answer, and hang up. If an answer has begun already, only hang up."""
        cycle = self._answering
        if cycle is not None and cycle.response_started and not cycle.response_complete:
            self.abort()
            return
        self._drop_requests()
        self.transport.write(answer(refusal, status))
        self.transport.close()


class _Handshake(ServerProtocol):
    """Refuses in the one shape of an error."""

    def reject(self, status: Any, text: str) -> Response:
        response = super().reject(status, text)
        body = encode(
            Refusal("malformed", say("plain", text=text.strip()) if text.strip() else say("not-a-socket")).problem
        )
        del response.headers["Content-Length"]
        del response.headers["Content-Type"]
        response.headers["Content-Length"] = str(len(body))
        response.headers["Content-Type"] = "application/json"
        response.body = body
        return response


class Socket(WebSocketsSansIOProtocol):
    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn = _Handshake(max_size=config.ws_max_size, logger=self.logger)
        self.queue = Inbox()  # type: ignore[assignment]  # what uvicorn uses of a queue
        self.writable = Gate()  # type: ignore[assignment]  # and of an event
        self._door = cast(Config, config).door
        self._progress = Progress(self._door.limits.write_seconds)
        self._messages = Bucket(self._door.limits.messages)
        self._ends_at = NEVER

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=WRITE_BUFFER)
        line = self.transport.get_extra_info("socket")
        if line is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL_BUFFER)

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.leave(self)
        super().connection_lost(exc)

    # -- What the door asks ----------------------------------------------------

    @property
    def is_waiting(self) -> bool:
        return not self.handshake_complete

    def abort(self) -> None:
        self.transport.abort()

    def check(self, now: float) -> None:
        if self._ends_at == NEVER and (self.close_sent or self.transport.is_closing()):
            self._ends_at = now + FAREWELL
        if now > self._ends_at or self._progress.is_stalled(self.transport.get_write_buffer_size(), now):
            self.transport.abort()

    # -- Frames ----------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        try:
            super().handle_connect(event)
        except UnicodeError:  # in the address
            self.conn.send_response(self.conn.reject(400, "This address cannot be read."))
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
            return
        if not self.close_sent:
            self.scope["state"]["line"] = Line(self._messages, self.transport.abort, self._writes)

    def _writes(self, text: str) -> bool:
        """What `send` does with a text, without its detours, where nothing is in the way."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.conn.send_text(text.encode())
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.initial_response is not None:
            self.handshake_complete = True  # it was refused in words; uvicorn would complain that nothing came of it
        if message["type"] == "websocket.accept":  # headers are kilobytes; the application has its own copy
            self.request.headers.clear()
            self.response.headers.clear()

    def handle_ping(self) -> None:
        if self._is_in_time():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._is_in_time():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if event.fin or self._is_in_time():
            super().handle_cont(event)

    def _is_in_time(self) -> bool:
        """Pings, pongs and pieces of messages count as messages."""
        if self.close_sent or self._messages.takes():
            return not self.close_sent
        self._hang_up(REFUSED, "too fast")
        return False

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._hang_up(NOT_UTF_8, "not UTF-8")
                return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is not None:
            super().handle_parser_exception()
            return
        self.transport.write(b"".join(self.conn.data_to_send()))  # it was no handshake
        self.close_sent = self.handshake_complete = True
        self.transport.close()

    def _hang_up(self, code: int, reason: str) -> None:
        self.frames = []
        self.conn.send_close(code, reason)
        self.handle_parser_exception()

    def shutdown(self) -> None:
        super().shutdown()
        self.loop.call_later(FAREWELL, self.transport.abort)
