"""The line of a page: everything that came over it, and a hand that can cut it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from tests.server.merging import Merger


class Tapped:
    """Between a page and the server: messages go through, are kept, and can be held back."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []  # messages to the page, with changes written out as the positions they lead to
        self.opened = 0
        self.is_deaf = False  # what the server says does not reach the page
        self.withheld: list[str] = []  # because of that
        self.is_down = False  # nobody gets through
        self._line: WebSocketRoute | None = None
        page.route_web_socket("**/socket", self._through)

    def _through(self, line: WebSocketRoute) -> None:
        if self.is_down:
            line.close(code=1001)
            return
        server = line.connect_to_server()
        self._line = line
        self.opened += 1
        merger = Merger()

        def pass_on(frame: str | bytes) -> None:
            if self._line is not line:
                return  # it was cut, which the server does not know yet
            if self.is_deaf:
                self.withheld += str(frame).split("\n")
            else:
                self.heard += map(merger.expanded, str(frame).split("\n"))
                line.send(frame)

        line.on_message(server.send)
        server.on_message(pass_on)

    def cut(self) -> None:
        """The page notices, and calls again by itself, until the line is not down any more."""
        assert self._line is not None
        self.is_down = True
        self._line.close(code=1001)

    def repeat(self, message: str) -> None:
        """Say it to the page again."""
        assert self._line is not None
        self._line.send(message)

    def positions(self, since: int = 0) -> list[str]:
        return [message for message in self.heard[since:] if message.startswith('{"type":"position"')]

    @property
    def position(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.positions()[-1])
        return found
