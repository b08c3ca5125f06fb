"""Being told of a turn while no page is open: asked for by a press, sent by the server, shown by the service worker.

A browser without its windows reaches no push service and shows no notifications: its owner's yes and its subscription
are made here, for a service on the loopback, and what the service worker wants to show is taken down. What arrives at
the service is decrypted and handed to the worker as the browser would.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import PATIENCE, PHONE, lacking, page_is_built
from tests.browser.people import Player
from tests.server.client import Server
from tests.server.push_service import PushedBrowser, PushService, encoded
from tests.server.test_notifications import play_until_other_is_asked, telling
from tests.server.test_slow import Evening, until

Given = ParamSpec("Given")
Result = TypeVar("Result")
# Everything but the way to a push service is the browser's own.
SUBSCRIBES = """({ endpoint, key, secret }) => {
    const plain = (text) => text.replaceAll("-", "+").replaceAll("_", "/");
    const bytes = (text) => Uint8Array.from(atob(plain(text)), (letter) => letter.charCodeAt(0)).buffer;
    const keys = { p256dh: bytes(key), auth: bytes(secret) };
    const unsubscribe = async () => (localStorage.removeItem("subscribed"), true);
    const made = (own) => ({
        endpoint, unsubscribe, getKey: (name) => keys[name], options: { applicationServerKey: bytes(own) }
    });
    PushManager.prototype.getSubscription = async () =>
        localStorage.subscribed ? made(localStorage.subscribed) : null;
    PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
        if (!userVisibleOnly) throw new TypeError();
        return made((localStorage.subscribed = applicationServerKey));
    };
}"""
ALLOWS = """() => {
    Notification.requestPermission = async () => (localStorage.permission = "granted");
    Object.defineProperty(Notification, "permission", { get: () => localStorage.permission ?? "default" });
}"""
TAKES_DOWN = "() => { self.shown = []; self.registration.showNotification = async (...told) => self.shown.push(told); }"
# A press on what is shown: only a real one may bring a page to the front.
PRESSED = """tag => {
    const event = new ExtendableEvent("notificationclick");
    event.waitUntil = (done) => done.catch(() => undefined);
    event.notification = { tag, close: () => undefined };
    self.dispatchEvent(event);
}"""
HIDDEN = """() => {
    Object.defineProperty(document, "hidden", { value: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.fixture
def service() -> Iterator[PushService]:
    found = PushService()
    yield found
    found.close()


@pytest.fixture
def house(tmp_path: Path, service: PushService) -> Iterator[Server]:
    if not page_is_built():
        lacking("the page is not built: make page")
    server = telling(tmp_path, service)
    yield server
    assert server.stop() == 0


def deliver(page: Page, message: Any) -> None:
    """As a browser does that was sent this message."""
    session, found = page.context.new_cdp_session(page), []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda news: found.extend(news["registrations"]))
    session.send("ServiceWorker.enable")
    until(lambda: page.evaluate("1") and found, "there is no service worker")
    where = {"origin": found[-1]["scopeURL"].rstrip("/"), "registrationId": found[-1]["registrationId"]}
    session.send("ServiceWorker.deliverPushMessage", {**where, "data": json.dumps(message)})


def beside(function: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs) -> Result:
    """In a thread of its own: this one has the event loop of the browser."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(function, *args, **kwargs).result()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A German phone, with a service worker."""
    made = browser.new_context(reduced_motion="reduce", locale="de-DE", **PHONE)
    made.set_default_timeout(PATIENCE)
    yield made
    made.close()


def test_a_turn_is_told_where_somebody_wanted_that(
    context: BrowserContext, house: Server, service: PushService
) -> None:
    evening = beside(Evening, house, hours=24)
    asked = until(lambda: [evening.asked()] if evening.asked() is not None else None, "nobody is asked")[0]
    name, _, value = evening.people[1 - asked].cookie.partition("=")
    address = f"http://127.0.0.1:{house.port}"
    context.add_cookies([{"name": name, "value": value, "url": address}])
    player = Player(context.new_page(), address, "", is_new=False)
    page, phone = player.page, PushedBrowser()
    given = {"endpoint": f"{service.origin}/phone", "key": encoded(phone.public), "secret": encoded(phone.secret)}
    page.add_init_script(f"({SUBSCRIBES})({json.dumps(given)}); ({ALLOWS})()")

    player.visit()
    group = page.get_by_role("group", name="Sag es mir auch, wenn diese Seite zu ist")
    expect(group).to_contain_text("Dein Browser zeigt an, wenn du dran bist.")
    player.is_accessible()
    player.fits()
    group.get_by_role("button").click()
    expect(group).to_contain_text("Dieser Browser sagt dir, wenn du dran bist, auch wenn diese Seite zu ist.")
    player.is_accessible()
    player.fits()

    player.visit(f"/t/{evening.code}")
    page.locator(".dock .fan").wait_for()
    with page.expect_event("websocket") as line:
        page.reload()
    with line.value.expect_event("framesent", lambda text: '"looking"' in text):
        page.locator(".dock .fan").wait_for()
        page.evaluate(HIDDEN)
    beside(play_until_other_is_asked, evening, asked)
    message = phone.read(service.next().body)
    assert message == {"title": "Du bist dran: The Pie Game", "table": evening.code}
    (worker,) = context.service_workers
    worker.evaluate(TAKES_DOWN)
    deliver(page, message)
    ((title, options),) = until(lambda: worker.evaluate("self.shown"), "nothing is shown")
    assert (title, options["tag"]) == (message["title"], f"/t/{evening.code}")

    # The page that is there goes to the table when that is pressed; and whoever has had enough is told no more.
    page.get_by_role("link", name="Zu den fünf Spielen").first.click()
    group.get_by_role("button", name="Nicht mehr").click()
    expect(group).to_contain_text("Dein Browser zeigt an, wenn du dran bist.")
    worker.evaluate(PRESSED, options["tag"])
    expect(page).to_have_url(f"{address}/t/{evening.code}")
