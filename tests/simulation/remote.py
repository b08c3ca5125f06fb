"""Pages that reach their tables through any of the servers of a house."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bakehouse.server import wire
from bakehouse.server.connection import Guest
from tests.server.merging import Merger
from tests.simulation.people import Page
from tests.simulation.several import Link, cookie_of, text_of

REFUSED = '{"type":"refused"'
read_refused = msgspec.json.Decoder(wire.Refused).decode

if TYPE_CHECKING:
    from tests.simulation.night import Night


class RemotePage(Page):
    def __init__(self, night: Night, guest: Guest | None, code: str) -> None:
        super().__init__(night, guest, code)
        self._night = night
        self._link: Link | None = None
        self._hello = 0  # the ref of the first message on this link

    @property
    def is_connected(self) -> bool:
        return self._link is not None

    def _come(self) -> None:
        server = self._night.way_to(self.code)
        if server is not None:
            link = self._link = Link(server, lambda text: self._hear(link, text), is_of_page=True)
            self._merger = Merger()
            self.has_been = True
            server.open(link, self.code, cookie_of(self.guest))
            self._hello = self._ref + 1
            self._greet(None if self.position is None else self.position.seat)

    def leave(self) -> None:
        link, self._link = self._link, None
        if link is not None:
            self._chance.after(self._way(), link.hang_up)

    def _send(self, message: wire.FromPage) -> None:
        if self._link is not None:
            self._link.say_after(self._way(), text_of(message))

    def _hear(self, link: Link, text: str | None) -> None:
        if link is not self._link:
            return
        if text is None:
            self._link = None
            return
        for line in text.split("\n"):
            self._read(line)
            if line.startswith(REFUSED) and read_refused(line).ref == self._hello:
                self._greet(None)  # the seat is another's now
