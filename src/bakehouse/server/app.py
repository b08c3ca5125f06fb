"""The server as an ASGI application: routes, and what runs beside them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from bakehouse.server.api import Api
from bakehouse.server.limits import Buckets
from bakehouse.server.middleware import LOOPBACK, SafeHeaders, address_of
from bakehouse.server.registry import House
from bakehouse.server.static_files import File, Static
from bakehouse.server.websocket import Sockets

SWEEP = 60.0  # seconds between two looks for idle tables


def make_app(house: House, static: Static | None = None) -> ASGIApp:
    page = static or Static()
    unknown_codes = Buckets(house.settings.limits.unknown_codes)
    api = Api(house, unknown_codes)
    sockets = Sockets(house, unknown_codes)

    async def health(request: Request) -> Response:
        return PlainTextResponse("stopping\n" if house.is_stopping else "ok\n", 503 if house.is_stopping else 200)

    async def metrics(request: Request) -> Response:
        if address_of(request) not in LOOPBACK:  # the numbers tell when somebody answers in secret
            return PlainTextResponse("There is nothing here.\n", 404)
        text = house.metrics.text(len(house.tables), sockets.open)
        return PlainTextResponse(text, media_type="text/plain; version=0.0.4")

    async def file(request: Request) -> Response:
        """A file of the page; every other address is one of the page itself."""
        path = request.url.path
        found = page.find(path)
        if found is None and "." in path.rpartition("/")[2]:
            return PlainTextResponse("There is nothing here.\n", 404)
        return _serve(request, found or page.index)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        sweeping = asyncio.create_task(_sweep(house))
        yield
        sweeping.cancel()
        with suppress(asyncio.CancelledError):
            await sweeping

    web = Starlette(
        routes=[
            Route("/health", health),
            Route("/metrics", metrics),
            *api.routes(),
            Route("/{path:path}", file),
        ],
        middleware=[Middleware(SafeHeaders)],
        lifespan=lifespan,
    )

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        """Sockets do not go through the layers that requests need: each would cost something for every message."""
        if scope["type"] == "websocket":
            await sockets.serve(scope, receive, send)
        else:
            await web(scope, receive, send)

    return app


def _serve(request: Request, file: File) -> Response:
    headers = {"cache-control": file.cache, "vary": "accept-encoding"}
    if file.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.squeezed, headers=headers, media_type=file.kind)
    return Response(file.body, headers=headers, media_type=file.kind)


async def _sweep(house: House) -> None:
    while True:
        await asyncio.sleep(SWEEP)
        house.forget_idle()
