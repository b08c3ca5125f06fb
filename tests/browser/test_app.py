"""The page as an app: it can be installed, opens without its server, and is never older than it needs to be."""

from __future__ import annotations

import json
import shutil
import socket
import struct
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import DESK, PATIENCE, PHONE, lacking
from tests.browser.people import GAMES
from tests.server.client import Person, Server

PAGE = Path(str(files("bakehouse.server").joinpath("page")))
ANOTHER_PAGE = "from bakehouse.server import static_files; static_files.files = lambda name: Path({folder!r})"
# A worker has taken the page over, and the words of every game are kept.
IS_KEPT = """async () => {
    if (!navigator.serviceWorker.controller) return false;
    const { languages } = await (await fetch("/api/words")).json();
    const { catalogues } = languages.find(({ code }) => code === document.documentElement.lang);
    const kept = await Promise.all(Object.values(catalogues).map((address) => caches.match(address)));
    return kept.every(Boolean);
}"""


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """With a service worker; and without complaints of a server that is gone."""
    made = browser.new_context(reduced_motion="reduce", **DESK)
    made.set_default_timeout(PATIENCE)
    yield made
    made.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def served(folder: Path, port: int, page: Path = PAGE) -> Server:
    if not PAGE.joinpath("index.html").is_file():
        lacking("the page is not built: make page")
    return Server(folder / "data", first=ANOTHER_PAGE.format(folder=str(page.parent)), port=port).start()


def opened(context: BrowserContext, port: int) -> Page:
    page = context.new_page()
    page.goto(f"http://127.0.0.1:{port}/")
    wait_until_kept(page)
    return page


def wait_until_kept(page: Page) -> None:
    for _ in range(300):
        if page.evaluate(IS_KEPT):
            return
        page.wait_for_timeout(50)
    raise AssertionError("the page is not kept")


def size_of(png: bytes) -> str:
    assert png.startswith(b"\x89PNG")
    return "x".join(map(str, struct.unpack(">II", png[16:24])))


def test_it_can_be_installed(context: BrowserContext, server: Server) -> None:
    page = opened(context, server.port)
    found = context.new_cdp_session(page).send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert (manifest["display"], manifest["start_url"], manifest["scope"]) == ("standalone", "/", "/")
    person = Person(server)
    assert person.get("/manifest.webmanifest").headers["content-type"] == "application/manifest+json"
    assert {icon["sizes"] for icon in manifest["icons"] if icon.get("purpose") == "maskable"} == {"192x192", "512x512"}
    for icon in manifest["icons"]:
        answer = person.get(icon["src"])
        assert (answer.headers["content-type"], size_of(answer.body)) == (icon["type"], icon["sizes"])
    apple = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    assert size_of(person.get(str(apple)).body) == "180x180"
    worker = person.get("/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in worker.headers["content-security-policy"]


def test_it_opens_without_its_server(context: BrowserContext, tmp_path: Path) -> None:
    server = served(tmp_path, free_port())
    page = opened(context, server.port)
    assert server.stop() == 0
    page.reload()
    expect(page.get_by_role("heading", name="The Bakehouse cannot be reached")).to_be_visible()
    page.get_by_role("link", name="Help, with the rules").click()
    for number in range(len(GAMES)):
        page.locator(".games button").nth(number).click()
        expect(page.locator(".games [aria-pressed=true]")).to_have_count(1)
        expect(page.locator(".glance")).to_be_visible()
    page.goto(f"http://127.0.0.1:{server.port}/t/ZZZZZZ")
    expect(page.get_by_role("alert", name="Connection")).to_be_visible()
    page.goto(f"http://127.0.0.1:{server.port}/")
    expect(page.get_by_role("heading", name="The Bakehouse cannot be reached")).to_be_visible()
    assert page.evaluate("caches.match('/api/me')") is None
    server = served(tmp_path, server.port)
    expect(page.get_by_role("button", name="Play now: Pie Factory")).to_be_visible()
    assert server.stop() == 0


def older_page(folder: Path) -> Path:
    """The same page with other names for its scripts, as an older build has them."""
    old = shutil.copytree(PAGE, folder / "older" / "page")
    scripts = list(old.glob("assets/*.js"))
    for path in [*scripts, old / "sw.js", old / "index.html"]:
        text = path.read_text("utf-8")
        for script in scripts:
            text = text.replace(script.name, f"older-{script.name}")
        path.write_text(text, "utf-8")
    for script in scripts:
        script.rename(script.with_name(f"older-{script.name}"))
    return old


def program_of(page: Page) -> str:
    return str(page.locator("script[type=module]").get_attribute("src"))


def test_a_newer_page_takes_its_place_when_somebody_wants_it(context: BrowserContext, tmp_path: Path) -> None:
    server = served(tmp_path, free_port(), older_page(tmp_path))
    page = opened(context, server.port)
    assert "older" in program_of(page)
    expect(page.get_by_text("A new version of Bakehouse is here.")).to_have_count(0)
    assert server.stop() == 0
    server = served(tmp_path, server.port)
    page.evaluate("window.isTheSame = true")
    page.evaluate("async () => { await (await navigator.serviceWorker.ready).update() }")
    expect(page.get_by_text("A new version of Bakehouse is here.")).to_be_visible()
    assert page.evaluate("window.isTheSame"), "nothing is loaded by force"
    page.get_by_role("link", name="Pie Factory with options").click()
    expect(page.get_by_role("heading", name="Who plays?")).to_be_visible()  # with parts of its own build
    page.get_by_role("button", name="Load it").click()
    page.wait_for_function("() => !window.isTheSame")
    assert "older" not in program_of(page)
    wait_until_kept(page)
    expect(page.get_by_text("A new version of Bakehouse is here.")).to_have_count(0)
    assert server.stop() == 0
    page.goto(f"http://127.0.0.1:{server.port}/")
    expect(page.get_by_role("heading", name="The Bakehouse cannot be reached")).to_be_visible()
    assert "older" not in program_of(page)


def test_whoever_opens_it_gets_the_newest(context: BrowserContext, tmp_path: Path) -> None:
    """Nobody has to press anything for that."""
    server = served(tmp_path, free_port(), older_page(tmp_path))
    opened(context, server.port).close()
    assert server.stop() == 0
    server = served(tmp_path, server.port)
    page = context.new_page()
    page.goto(f"http://127.0.0.1:{server.port}/")
    expect(page.get_by_role("button", name="Play now: Pie Factory")).to_be_visible()
    assert "older" not in program_of(page)
    assert server.stop() == 0


def test_without_a_worker_everything_is_as_before(browser: Browser, server: Server) -> None:
    """As at an address in a local network, over plain http."""
    context = browser.new_context(reduced_motion="reduce", **PHONE)
    context.set_default_timeout(PATIENCE)
    context.add_init_script("delete Navigator.prototype.serviceWorker; delete window.caches")
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(f"http://127.0.0.1:{server.port}/")
    page.get_by_role("button", name="Play now: Pie Factory").click()
    page.locator(".dock .fan").wait_for(state="attached")
    assert complaints == []
    context.close()
