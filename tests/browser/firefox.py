"""Debian's Firefox, spoken to directly in WebDriver BiDi: Playwright drives only a Firefox of its own."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
PATIENCE = 30  # seconds
# Nothing moves, and nothing but this machine is asked for anything: all else goes to a proxy that is not there.
PREFERENCES = """
user_pref("ui.prefersReducedMotion", 1);
user_pref("network.proxy.type", 1);
user_pref("network.proxy.http", "127.0.0.1");
user_pref("network.proxy.http_port", 9);
user_pref("network.proxy.ssl", "127.0.0.1");
user_pref("network.proxy.ssl_port", 9);
user_pref("network.proxy.no_proxies_on", "127.0.0.1");
user_pref("app.normandy.enabled", false);
user_pref("app.update.auto", false);
"""
# Where something with this role and name is, or null: what a person would aim at.
PLACE = """([selector, name]) => {
    const found = [...document.querySelectorAll(selector)].find((element) =>
        element.checkVisibility() && !element.disabled &&
        (element.ariaLabel ?? element.textContent).trim().startsWith(name));
    if (!found) return null;
    const { left, top, width, height } = found.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}"""


class Firefox:
    """One page."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._calls = 0
        self.complaints: list[str] = []
        self._call("session.new", capabilities={})
        self._call("session.subscribe", events=["log.entryAdded"])
        self._page = self._call("browsingContext.getTree")["contexts"][0]["context"]
        self._call("browsingContext.setViewport", context=self._page, viewport={"width": 1280, "height": 800})

    def _call(self, method: str, **params: Any) -> Any:
        self._calls += 1
        self._socket.send(json.dumps({"id": self._calls, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(PATIENCE))
            if answer.get("method") == "log.entryAdded" and answer["params"]["level"] == "error":
                self.complaints.append(str(answer["params"]["text"]))
            if answer.get("id") == self._calls:
                assert answer["type"] == "success", answer
                return answer["result"]

    def visit(self, address: str) -> None:
        self._call("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def run(self, function: str, *arguments: Any) -> Any:
        """The result of a function of the page, which must be JSON."""
        expression = f"Promise.resolve(({function})(...{json.dumps(arguments)})).then(JSON.stringify)"
        answer = self._call("script.evaluate", expression=expression, target={"context": self._page}, awaitPromise=True)
        assert answer["type"] == "success", answer
        return json.loads(answer["result"].get("value", "null"))

    def sees(self, selector: str, name: str = "") -> bool:
        return self.run(PLACE, [selector, name]) is not None

    def press(self, selector: str, name: str = "") -> bool:
        """With the mouse, where it is; false: it is not there (any more)."""
        place = self.run(PLACE, [selector, name])
        if place is None:
            return False
        move = {"type": "pointerMove", **place}
        mouse = [move, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self._call(
            "input.performActions",
            context=self._page,
            actions=[{"type": "pointer", "id": "mouse", "actions": mouse}],
        )
        return True

    def wait(self, selector: str, name: str = "") -> None:
        until = time.monotonic() + PATIENCE
        while not self.sees(selector, name):
            assert time.monotonic() < until, (
                f"there is no {selector} {name!r}: {self.run('() => document.body.innerText')}"
            )
            time.sleep(0.05)


@contextmanager
def firefox(profile: Path) -> Iterator[Firefox]:
    assert FIREFOX is not None
    (profile / "user.js").write_text(PREFERENCES)
    process = subprocess.Popen(
        [FIREFOX, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"],
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stderr is not None
        lines = (re.search(r"WebDriver BiDi listening on (ws://\S+)", line) for line in process.stderr)
        address = next(filter(None, lines))[1]
        with connect(f"{address}/session") as socket:
            yield Firefox(socket)
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)
