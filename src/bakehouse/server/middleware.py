"""Where a request comes from, how large it may be, and the headers of every answer."""

from __future__ import annotations

import logging
import sqlite3

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bakehouse.core.messages import say
from bakehouse.server.connection import encode
from bakehouse.server.door import LOOPBACK, household
from bakehouse.server.hosts import Hosts
from bakehouse.server.metrics import Metrics
from bakehouse.server.opening import StoreError
from bakehouse.server.refusal import Refusal
from bakehouse.server.wire import MAX_BODY_BYTES

# Styles of elements are set by attribute where the page animates; scripts are never inline.
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
log = logging.getLogger("bakehouse.server")
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
}


class SafeHeaders:
    """Every answer carries the same security headers."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_safely)


class Answers:
    """Everything is answered, in the one shape of an error if need be: also what nobody has thought of."""

    def __init__(self, app: ASGIApp, metrics: Metrics, hosts: Hosts) -> None:
        self._app = app
        self._metrics = metrics
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        has_begun = False

        async def send_on(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            self._hosts.check(HTTPConnection(scope))
            await self._app(scope, receive, send_on)
        except ClientDisconnect:
            pass  # nobody is there to be answered
        except Exception as error:  # noqa: BLE001  whatever it is, the others play on
            refusal = _refusal_for(error)
            self._metrics.refusals.labels(refusal.code).inc()
            if not has_begun:
                await refused(refusal)(scope, receive, send)


def _refusal_for(error: Exception) -> Refusal:
    match error:
        case Refusal():
            return error
        case StoreError() | sqlite3.Error():
            log.error("store failed", extra={"facts": {"error": str(error)}})
            return Refusal("not_saved", say("not-saved-or-read"))
        case _:
            log.error("request failed", exc_info=error)
            return Refusal("broken", say("something-went-wrong"))


async def no_such_page(request: Request, error: Exception) -> Response:
    """What Starlette's router refuses."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        allowed = ", ".join(sorted((error.headers or {}).get("Allow", "").split(", ")))
        return refused(Refusal("wrong_method", say("wrong-method", methods=allowed), allow=allowed))
    return refused(Refusal("not_found", say("nothing-here")))


def address_of(connection: HTTPConnection) -> str:
    """Where it comes from, as far as limits go."""
    return household(connection.client.host) if connection.client is not None else ""


def is_local(connection: HTTPConnection) -> bool:
    return connection.client is not None and connection.client.host in LOOPBACK


def refused(refusal: Refusal) -> Response:
    """The answer to what is refused, in the one shape of an error."""
    headers = {"cache-control": "no-store", **({"allow": refusal.allow} if refusal.allow else {})}
    return Response(encode(refusal.problem), refusal.status, headers, "application/json")


async def body_of(request: Request, most: int = MAX_BODY_BYTES) -> bytes:
    """The body, unless it is too large, whatever its length claims to be."""
    claimed = request.headers.get("content-length", "0")
    body = b""
    if not claimed.isdecimal() or int(claimed[:12]) <= most:
        async for piece in request.stream():
            body += piece
            if len(body) > most:
                break
        else:
            return body
    raise Refusal("too_large", say("request-too-large", bytes=most))
