"""What is written down about a table: its header, and then what happened, line by line.

A table is its journal: to load it is to apply every entry again.
"""

from __future__ import annotations

import msgspec

from bakehouse.server.wire import Clock


class Start(msgspec.Struct, frozen=True):
    """How a chair is taken when a table is opened."""

    kind: str  # open, person, bot
    guest: int = 0
    name: str = ""
    level: str = ""


class Header(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, str | int]
    deck: str  # the text of a deck file; empty: the game's own
    seed: bytes
    clock: Clock
    host: int
    chairs: list[Start]
    created: int


class Answer(msgspec.Struct, frozen=True):
    seat: int
    atoms: list[int]
    forced: bool = False


class _Entry(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="what"):
    pass


class Sat(_Entry, frozen=True, omit_defaults=True, tag="sat"):
    seat: int
    guest: int
    name: str


class Stood(_Entry, frozen=True, omit_defaults=True, tag="stood"):
    """A person gave a seat back before the game."""

    seat: int


class Filled(_Entry, frozen=True, omit_defaults=True, tag="filled"):
    """The host put a bot on a seat, or opened it."""

    seat: int
    level: str


class Hosted(_Entry, frozen=True, omit_defaults=True, tag="hosted"):
    guest: int


class Dealt(_Entry, frozen=True, omit_defaults=True, tag="dealt"):
    pass


class Moved(_Entry, frozen=True, omit_defaults=True, tag="moved"):
    seat: int
    atoms: list[int]
    forced: bool = False
    left: list[float] = []  # on the clocks, by seat


class Answered(_Entry, frozen=True, omit_defaults=True, tag="answered"):
    """An answer that is kept until the last one is in."""

    seat: int
    atoms: list[int]
    forced: bool = False
    left: list[float] = []


class Together(_Entry, frozen=True, omit_defaults=True, tag="together"):
    """A window closed: its answers in asking order."""

    answers: list[Answer]
    left: list[float] = []


class Undone(_Entry, frozen=True, omit_defaults=True, tag="undone"):
    seat: int
    left: list[float] = []


class Away(_Entry, frozen=True, omit_defaults=True, tag="away"):
    """Who plays for a person: nobody, a bot because the page is closed, or a bot because the person said so."""

    seat: int
    why: str  # "", absent, stood


class Standing(_Entry, frozen=True, omit_defaults=True, tag="standing"):
    seat: int
    key: str
    on: bool


class Paused(_Entry, frozen=True, omit_defaults=True, tag="paused"):
    on: bool
    left: list[float] = []


class Said(_Entry, frozen=True, omit_defaults=True, tag="said"):
    name: str
    text: str
    at: int


class Closed(_Entry, frozen=True, omit_defaults=True, tag="closed"):
    pass


class Rematched(_Entry, frozen=True, omit_defaults=True, tag="rematched"):
    code: str


Entry = (
    Sat
    | Stood
    | Filled
    | Hosted
    | Dealt
    | Moved
    | Answered
    | Together
    | Undone
    | Away
    | Standing
    | Paused
    | Said
    | Closed
    | Rematched
)

encode = msgspec.msgpack.Encoder().encode
read_entry = msgspec.msgpack.Decoder(Entry).decode
read_header = msgspec.msgpack.Decoder(Header).decode
