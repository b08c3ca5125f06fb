"""Telling guests that it is their turn at a slow table, while they have no page open: over the push services of their
browsers' makers, if whoever runs the house has given it a key.

What is told is which game, and the code of the table, so that a press opens it; all of that is encrypted for the
browser alone. Everything that waits for strangers' servers is done in a few threads. What a service is too busy to take
is sent once more after a while, and then forgotten: the turn is in the list of tables, whatever becomes of this.
"""

from __future__ import annotations

import asyncio
import json
import logging
import threading
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import bakehouse
from bakehouse.core.errors import OptionError
from bakehouse.core.messages import Message, say
from bakehouse.server import wire
from bakehouse.server.connection import Guest
from bakehouse.server.limits import Buckets
from bakehouse.server.metrics import Metrics
from bakehouse.server.opening import StoreError
from bakehouse.server.push_post import NotAllowed, NotSent, must_be_allowed, post
from bakehouse.server.reading_results import Subscription, subscriptions_of
from bakehouse.server.refusal import Refusal
from bakehouse.server.rows import subscription_rows, unsubscribe_row
from bakehouse.server.runtime import Turn
from bakehouse.server.settings import Settings
from bakehouse.server.store import Store
from bakehouse.words import ENGLISH, Words, languages

if TYPE_CHECKING:
    from bakehouse.server.web_push import PushKey

THREADS = 4
MOST_WAITING = 400  # notifications; beyond that no more are taken
MOST_SECONDS = 3 * 86_400  # for which a service keeps it for a browser that is off
GONE = (404, 410)  # the browser wants no more
BUSY = (429, 500, 502, 503, 504)
LOCK = threading.Lock()

log = logging.getLogger("bakehouse.server")


class Notifications:
    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self._store = store
        self._settings = settings
        self._metrics = metrics
        self._key = read_key(settings)
        self._rates = Buckets(settings.limits.notifications)
        self._threads = ThreadPoolExecutor(THREADS, "notifications")
        self._going: set[asyncio.Task[None]] = set()

    @property
    def public_key(self) -> str:
        """As browsers want it; empty: this house sends none."""
        return "" if self._key is None else self._key.public

    # -- Who wants to be told ------------------------------------------------------

    async def subscribe(self, guest: Guest, wanted: wire.Subscription) -> None:
        if self._key is None:
            raise Refusal("not_found", say("no-notifications"))
        try:
            must_be_allowed(wanted.endpoint, self._settings.push_services)
            keys = self._key.keys_of(wanted.key, wanted.secret)
        except (NotAllowed, ValueError):
            raise Refusal("malformed", say("bad-subscription")) from None
        language = wanted.language if wanted.language in languages() else ENGLISH
        await self._store.write(subscription_rows(guest.id, wanted.endpoint, *keys, language))

    async def unsubscribe(self, endpoint: str) -> None:
        """Whoever knows this secret address is the browser to which it leads."""
        await self._store.write([unsubscribe_row(endpoint)])

    # -- Telling them ----------------------------------------------------------------

    def tell(self, turn: Turn) -> None:
        if self._key is None or len(self._going) >= MOST_WAITING or not self._rates.takes(turn.guest):
            return
        self._start(self._tell(turn))

    def _start(self, work: Coroutine[None, None, None]) -> None:
        going = asyncio.get_running_loop().create_task(work)
        self._going.add(going)
        going.add_done_callback(self._going.discard)

    async def _tell(self, turn: Turn) -> None:
        with suppress(StoreError):  # there is nobody who could be told that
            for subscription in await self._store.ask(subscriptions_of, turn.guest):
                self._start(self._send(turn, subscription))

    async def _send(self, turn: Turn, subscription: Subscription) -> None:
        status = await self._posted(turn, subscription)
        if status in BUSY:
            await asyncio.sleep(self._settings.push_again)
            status = await self._posted(turn, subscription)
        if status in GONE:
            with suppress(StoreError):  # the next notification finds that out as well
                await self._store.write([unsubscribe_row(subscription.endpoint)])

    async def _posted(self, turn: Turn, subscription: Subscription) -> int:
        """The status of the answer; 0: there was none."""
        loop = asyncio.get_running_loop()
        try:
            status = await loop.run_in_executor(self._threads, self._post, turn, subscription)
        except NotSent as error:
            status = 0
            log.warning("notification not sent", extra={"facts": {"error": str(error)}})
        outcome = "sent" if 200 <= status < 300 else "gone" if status in GONE else "failed"
        self._metrics.notifications.labels(outcome).inc()
        return status

    def _post(self, turn: Turn, subscription: Subscription) -> int:
        """In a thread: it computes, and waits for strangers' servers."""
        assert self._key is not None
        seconds = MOST_SECONDS if turn.until is None else min(max(0, turn.until - int(time.time())), MOST_SECONDS)
        headers = self._key.headers(subscription.endpoint, self._settings.push_contact, seconds)
        text = json.dumps({"title": said(turn.game, subscription.language), "table": turn.table}).encode()
        body = self._key.encrypted(text, subscription.key, subscription.secret)
        return post(subscription.endpoint, headers, body, self._settings.push_services)

    def stop(self) -> None:
        for going in self._going:
            going.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)


@cache
def said(game: str, language: str) -> str:
    """That it is their turn, in their words."""
    with LOCK:  # catalogues are read as they are needed, by one thread at a time
        words = Words(language)
        title = Message(f"game-{game}")
        named = title if words.has(title.id) else bakehouse.game(game).info.title
        return words.say("alert-notification", game=named)


def read_key(settings: Settings) -> PushKey | None:
    if settings.push_key is None:
        return None
    if not settings.push_contact.startswith(("mailto:", "https://")):
        raise OptionError(
            "--push-key needs --push-contact: where those who run push services reach you, as mailto:you@example.org"
        )
    _must_be_installed()
    from bakehouse.server import web_push

    return web_push.read_key(settings.push_key)


def new_key(file: Path) -> None:
    """Make one, in a new file."""
    _must_be_installed()
    from bakehouse.server import web_push

    web_push.make_key(file)


def _must_be_installed() -> None:
    if find_spec("cryptography") is None:
        raise OptionError("notifications need one more package: pip install 'bakehouse[push]'")
