"""Where a request comes from, how large it may be, and the headers of every answer."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bakehouse.server.refusal import Refusal
from bakehouse.server.wire import MAX_BODY_BYTES

# Styles of elements are set by attribute where the page animates; scripts are never inline.
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
LOOPBACK = ("127.0.0.1", "::1")
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


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else ""


def check_origin(headers: Headers) -> None:
    """A browser says where a page comes from; other programs have no cookies to misuse."""
    origin = headers.get("origin")
    if origin is None:
        return
    if urlsplit(origin).netloc.lower() != headers.get("host", "").lower():
        raise Refusal("wrong_origin", "This request comes from another site.")


async def body_of(request: Request) -> bytes:
    """The body, unless it is too large, whatever its length claims to be."""
    claimed = request.headers.get("content-length", "0")
    body = b""
    if not claimed.isdecimal() or int(claimed[:12]) <= MAX_BODY_BYTES:
        async for piece in request.stream():
            body += piece
            if len(body) > MAX_BODY_BYTES:
                break
        else:
            return body
    raise Refusal("too_large", f"A request has at most {MAX_BODY_BYTES} bytes.")
