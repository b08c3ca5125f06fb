"""The server as an ASGI application: routes, and what runs beside them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from bakehouse.core.errors import BakehouseError
from bakehouse.core.messages import say
from bakehouse.server.api import Api
from bakehouse.server.daily_room import DailyRoom
from bakehouse.server.hosts import Hosts
from bakehouse.server.lab_room import Lab
from bakehouse.server.limits import Buckets
from bakehouse.server.metrics import CONTENT_TYPE
from bakehouse.server.middleware import Answers, SafeHeaders, is_local, no_such_page
from bakehouse.server.network import LocalNetwork
from bakehouse.server.refusal import Refusal
from bakehouse.server.registry import TableRegistry
from bakehouse.server.static_files import File, Static
from bakehouse.server.tournaments import TICK, Tournaments
from bakehouse.server.websocket import Sockets

SWEEP = 60.0  # seconds between searches for idle tables
DAY = 86_400.0

log = logging.getLogger("bakehouse.server")


def make_app(registry: TableRegistry, network: LocalNetwork, static: Static | None = None) -> ASGIApp:
    page = static or Static()
    unknown_codes = Buckets(registry.settings.limits.unknown_codes)
    lab = Lab(registry)
    daily, tournaments = DailyRoom(registry), Tournaments(registry)
    api = Api(registry, unknown_codes, network, lab, tournaments, daily)
    hosts = Hosts(registry.settings.host, registry.settings.allow_hosts)
    sockets = Sockets(registry, unknown_codes, hosts)

    async def health(request: Request) -> Response:
        if registry.is_stopping or not registry.store.is_well:
            return PlainTextResponse("stopping\n" if registry.is_stopping else "no database\n", 503)
        return PlainTextResponse("ok\n")

    async def metrics(request: Request) -> Response:
        if not is_local(request):  # the numbers show when somebody answers in secret
            raise Refusal("not_found", say("nothing-here"))
        registry.metrics.tables.set(len(registry.tables))
        registry.metrics.connections.set(sockets.open)
        return Response(registry.metrics.text(), media_type=CONTENT_TYPE)

    async def file(request: Request) -> Response:
        """A file of the page; every other address belongs to the page itself."""
        path = request.url.path
        found = page.find(path)
        if found is None and "." in path.rpartition("/")[2]:
            raise Refusal("not_found", say("nothing-here"))
        return _serve(request, found or page.index)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await registry.begin()
        with suppress(BakehouseError):  # whoever asks for the deals of the day tries again
            await daily.begin()
        work = (_sweep(registry, lab), _expire(registry, api, tournaments), _look_after(tournaments))
        beside = [asyncio.create_task(one) for one in work]
        settling = asyncio.create_task(_settle(registry))
        if registry.store.is_shared:  # a house of many tables, which others serve meanwhile
            beside.append(settling)
        else:
            await settling
        beside.append(asyncio.create_task(_wake(registry)))
        yield
        await lab.close()
        for task in beside:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    web = Starlette(
        routes=[
            Route("/health", health),
            Route("/metrics", metrics),
            *api.routes(),
            Route("/{path:path}", file),
        ],
        middleware=[Middleware(SafeHeaders), Middleware(Answers, metrics=registry.metrics, hosts=hosts)],
        exception_handlers={HTTPException: no_such_page},
        lifespan=lifespan,
    )

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        """Sockets skip the layers that requests need: each would cost something for every message."""
        if scope["type"] == "websocket":
            await sockets.serve(scope, receive, send)
        else:
            await web(scope, receive, send)

    return app


def _serve(request: Request, file: File) -> Response:
    headers = {"cache-control": file.cache, "vary": "accept-encoding"}
    if file.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.compressed, headers=headers, media_type=file.kind)
    return Response(file.body, headers=headers, media_type=file.kind)


async def _settle(registry: TableRegistry) -> None:
    """What cannot be settled now is settled when somebody comes to the table."""
    try:
        await registry.settle()
    except BakehouseError:
        log.exception("nothing could be settled")


async def _sweep(registry: TableRegistry, lab: Lab) -> None:
    while True:
        await asyncio.sleep(SWEEP)
        try:
            await registry.forget_idle()
        except BakehouseError:
            log.exception("not all idle tables could be released")
        await lab.sweep()


async def _wake(registry: TableRegistry) -> None:
    while True:
        try:
            await registry.wake()
        except BakehouseError:
            log.exception("slow tables cannot be looked after")
        await asyncio.sleep(registry.settings.watch)


async def _look_after(tournaments: Tournaments) -> None:
    while True:
        try:
            await tournaments.look_after_all()
        except BakehouseError:
            log.exception("tournaments are not looked after")
        await asyncio.sleep(TICK)


async def _expire(registry: TableRegistry, api: Api, tournaments: Tournaments) -> None:
    """When the server starts, and then every day."""
    while True:
        try:
            await registry.expire()
            await api.own.daily()
            await tournaments.expire()
        except BakehouseError:
            log.exception("nothing could be forgotten")
        await asyncio.sleep(DAY)
