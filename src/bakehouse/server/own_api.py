"""Requests about the guest who asks: their history, their browsers, and that they want to be forgotten."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bakehouse.core.messages import say
from bakehouse.server import kept, wire
from bakehouse.server.connection import Guest, encode
from bakehouse.server.devices import Devices
from bakehouse.server.forgetting import Forgetting
from bakehouse.server.guests import COOKIE, COOKIE_AGE
from bakehouse.server.history import MAX_FILE_BYTES, History
from bakehouse.server.limits import Buckets
from bakehouse.server.middleware import address_of, body_of
from bakehouse.server.refusal import Refusal
from bakehouse.server.registry import TableRegistry
from bakehouse.server.replies import body_as, reply
from bakehouse.server.tournaments import Tournaments

DAY = 86_400
FILE_NAME = "bakehouse-history.json"

Handler = Callable[[Request], Awaitable[Response]]


class OwnApi:
    def __init__(
        self,
        registry: TableRegistry,
        tournaments: Tournaments,
        unknown_codes: Buckets,
        find: Callable[[Request], Awaitable[Guest]],
        address: Callable[[Request], str],
    ) -> None:
        self._unknown_codes = unknown_codes
        self._find = find  # the guest who asks, or a refusal
        self._address = address  # of this house, where other devices reach it
        self._looks = Buckets(registry.settings.limits.exports)
        self._changes = Buckets(registry.settings.limits.new_tables)
        self._new_guests = Buckets(registry.settings.limits.guests)
        self._notifications = registry.notifications
        self.history = History(registry.store)
        self.devices = Devices(registry.store)
        self.forgetting = Forgetting(registry, tournaments)
        days = round(registry.settings.expiry / DAY)
        self._kept = encode(wire.Kept(days, [kind.id for kind in kept.KINDS]))

    def routes(self, guarded: Callable[[Handler], Handler]) -> list[Route]:
        return [
            Route("/api/me/games", guarded(self.games)),
            Route("/api/me/standing", guarded(self.standing)),
            Route("/api/me/export", guarded(self.export)),
            Route("/api/me/import", guarded(self.add), methods=["POST"]),
            Route("/api/me/offer", guarded(self.offer), methods=["POST"]),
            Route("/api/me/take", guarded(self.take), methods=["POST"]),
            Route("/api/me/forget", guarded(self.forget), methods=["POST"]),
            Route("/api/me/notifications", guarded(self.subscribe), methods=["POST"]),
            Route("/api/me/notifications/stop", guarded(self.unsubscribe), methods=["POST"]),
            Route("/api/kept", guarded(self.what_is_kept)),
        ]

    async def daily(self) -> None:
        """What waits for nobody to ask."""
        await self.forgetting.finish()
        await self.history.ratings.catch_up()

    async def _guest(self, request: Request, buckets: Buckets) -> Guest:
        guest = await self._find(request)
        if not buckets.takes(guest.id):
            raise Refusal("too_fast", say("not-so-fast"))
        return guest

    # -- History ---------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        guest = await self._find(request)
        return reply(request, encode(await self.history.games(guest, request.query_params.get("after", ""))))

    async def standing(self, request: Request) -> Response:
        return reply(request, encode(await self.history.standing(await self._guest(request, self._looks))))

    async def export(self, request: Request) -> Response:
        response = reply(request, await self.history.file(await self._guest(request, self._looks)))
        response.headers["content-disposition"] = f'attachment; filename="{FILE_NAME}"'
        return response

    async def add(self, request: Request) -> Response:
        guest = await self._guest(request, self._changes)
        file = await body_of(request, MAX_FILE_BYTES)
        return reply(request, encode(await self.history.add(guest, file)))

    # -- Other browsers ----------------------------------------------------------

    async def offer(self, request: Request) -> Response:
        guest = await self._guest(request, self._changes)
        return reply(request, encode(await self.devices.offer(guest, self._address(request))))

    async def take(self, request: Request) -> Response:
        wanted = await body_as(request, wire.TakeOver)
        if not self._new_guests.takes(address_of(request)):
            raise Refusal("too_fast", say("too-many-guests"))
        try:
            guest, token = await self.devices.take(wanted.code)
        except Refusal:
            if not self._unknown_codes.takes(address_of(request)):
                raise Refusal("too_fast", say("too-many-wrong-codes")) from None
            raise
        response = reply(request, encode(wire.Me(guest.name, [], guest.mascot, guest.colour)))
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, token, max_age=COOKIE_AGE, path="/", httponly=True, samesite="lax", secure=secure)
        return response

    # -- Notifications -------------------------------------------------------------

    async def subscribe(self, request: Request) -> Response:
        guest = await self._guest(request, self._changes)
        await self._notifications.subscribe(guest, await body_as(request, wire.Subscription))
        return reply(request, b"{}")

    async def unsubscribe(self, request: Request) -> Response:
        await self._guest(request, self._changes)
        await self._notifications.unsubscribe((await body_as(request, wire.NoSubscription)).endpoint)
        return reply(request, b"{}")

    # -- What is kept, and forgetting it -------------------------------------------

    async def what_is_kept(self, request: Request) -> Response:
        return reply(request, self._kept)

    async def forget(self, request: Request) -> Response:
        guest = await self._find(request)
        await body_as(request, wire.Forget)
        await self.forgetting.forget(guest.id)
        response = reply(request, encode(wire.Me("", [])))
        response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
        return response
