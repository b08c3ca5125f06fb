"""What is said at a table: the last lines, who has said them, and who of those who look at it hears them."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from bakehouse.core.messages import Message
from bakehouse.server import journal, wire
from bakehouse.server.connection import Connection, encode
from bakehouse.server.seats import Seats

MAX_CHAT_LINES = 200
MAX_CHAT_BYTES = 64_000  # that somebody who comes is sent; after very long lines fewer of them


class Talk:
    def __init__(self, phrases: Iterable[str]) -> None:
        self.lines: deque[wire.ChatLine] = deque(maxlen=MAX_CHAT_LINES)
        self._phrases = frozenset(phrases)
        self._count = 0
        self._shown = 0  # of these lines
        self._text = ""  # as it is sent to everybody who comes
        self._speakers: dict[int, int] = {}  # by the number of a line: the guest who has said it

    def tell(self, message: Message, at: int) -> None:
        """The table itself says something."""
        self._add("", "", at, message=message)

    def hear(self, entry: journal.Said, seats: Seats) -> None:
        self._add(entry.name, entry.text, entry.at, watcher=entry.watcher)
        self._speakers[self._count] = entry.guest or _guest_called(entry, seats)
        self._speakers.pop(self._count - MAX_CHAT_LINES, None)

    def _add(self, name: str, text: str, at: int, *, message: Message | None = None, watcher: bool = False) -> None:
        self._count += 1
        self._text = ""
        if text in self._phrases:
            text, message = "", Message(text)
        self.lines.append(wire.ChatLine(self._count, name, text, at, message, watcher))

    def speaker(self, line: wire.ChatLine) -> int:
        """The guest who has said this; 0: nobody, or it is not known."""
        return self._speakers.get(line.number, 0)

    def take_new(self) -> list[wire.ChatLine]:
        """The lines that nobody was sent yet; from now on everybody was."""
        new, self._shown = self._count - self._shown, self._count
        return list(self.lines)[-new:] if new else []

    # -- To those who hear it ----------------------------------------------------

    def send_lines(self, lines: list[wire.ChatLine], connections: Iterable[Connection]) -> None:
        text = encode(wire.Said(lines)).decode()
        for connection in connections:
            heard = self._heard_by(connection, lines) if connection.has_greeted else []
            if len(heard) == len(lines):
                connection.send_text(text)
            elif heard:
                connection.send(wire.Said(heard))

    def send_all(self, connection: Connection) -> None:
        """What was said so far: the same text for everybody who avoids nobody here, which is made once."""
        lines = list(self.lines)
        heard = self._heard_by(connection, lines)
        if heard and len(heard) < len(lines):
            connection.send(_recent(heard))
        elif heard:
            self._text = self._text or encode(_recent(lines)).decode()
            connection.send_text(self._text)

    def send_anew(self, connection: Connection) -> None:
        """In place of what this connection was sent before."""
        connection.send(wire.Said(_recent(self._heard_by(connection, list(self.lines))).lines, anew=True))

    def _heard_by(self, connection: Connection, lines: list[wire.ChatLine]) -> list[wire.ChatLine]:
        """Nothing of those whom this guest avoids."""
        avoided = connection.regards.avoided
        return [line for line in lines if self.speaker(line) not in avoided] if avoided else lines


def _guest_called(said: journal.Said, seats: Seats) -> int:
    """Who has said this, in journals that only have names."""
    chairs = [] if said.watcher else seats.chairs
    return next((chair.guest for chair in chairs if chair.is_person and chair.name == said.name), 0)


def _recent(lines: list[wire.ChatLine]) -> wire.Said:
    """The last lines, as many as fit."""
    while len(encode(wire.Said(lines))) > MAX_CHAT_BYTES and len(lines) > 1:
        lines = lines[(len(lines) + 3) // 4 :]
    return wire.Said(lines)
