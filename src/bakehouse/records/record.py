"""A record as data: tags, then lines. What they mean depends on the game (header.py, replay.py)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from bakehouse.core.errors import RecordError

FORMAT = "1"
HIDDEN = "??"
NOTHING = "-"  # the outcome of shuffling no cards

# The tags in their order. DeckFile may appear many times, Player once for each seat.
TAGS = (
    "Pie",
    "Game",
    "Rules",
    "Deck",
    "DeckFile",
    "Options",
    "Seats",
    "Player",
    "Commit",
    "Seed",
    "View",
    "Moves",
    "Result",
)
NEEDED = ("Pie", "Game", "Rules", "Deck", "Seats", "View", "Moves")

# Characters that control a terminal or change the direction of text: in a tag they are written as \uXXXX, elsewhere
# they are refused. The list is fixed here, so that it does not change with Python's tables.
UNSAFE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufeff]")


@dataclass(frozen=True, slots=True)
class Tag:
    """`[Name "value"]`; a Player's name is followed by the seat: `[Player N "Ada"]`."""

    name: str
    value: str
    number: int = field(default=0, compare=False)  # the line in its file

    @property
    def text(self) -> str:
        return f"[{self.name} {quoted(self.value)}]"


@dataclass(frozen=True, slots=True)
class RecordLine:
    """One line below the tags.

    mark  who    what         written as
    ~            deck@1       ~ deck@1: 1c 3d        the outcome of a stream, in codes
    =            first_player ~ first_player = 2     the same, in numbers
    +     N      dealt        + dealt N: 1c 2d       what chance did, as the viewer saw it
    :     N                   N: move 2 hearts E>S   a move
    #                         # like this            a comment
    """

    mark: str
    who: str
    what: str
    words: str
    number: int = field(default=0, compare=False)  # the line in its file

    @property
    def is_outcome(self) -> bool:
        return self.mark in ("~", "=")

    @property
    def text(self) -> str:
        match self.mark:
            case "~":
                return f"~ {self.what}: {self.words}"
            case "=":
                return f"~ {self.what} = {self.words}"
            case "+":
                return f"+ {self.what}{' ' * bool(self.who)}{self.who}: {self.words}"
            case "#":
                return f"#{self.words}"
        return f"{self.who}: {self.words}"


@dataclass(slots=True)
class Record:
    """Tags and lines. If it was read leniently, `errors` lists what was wrong below the last good line."""

    tags: list[Tag]
    lines: list[RecordLine]
    file: str = ""
    errors: list[RecordError] = field(default_factory=list)

    @property
    def text(self) -> str:
        """The record as a file."""
        tags = "".join(f"{tag.text}\n" for tag in self.tags)
        return tags + "\n" + "".join(f"{line.text}\n" for line in self.lines)

    def tag(self, name: str) -> Tag | None:
        return next((tag for tag in self.tags if tag.name == name), None)

    def value(self, name: str) -> str:
        """The value of a tag; empty if the tag is missing."""
        tag = self.tag(name)
        return "" if tag is None else tag.value

    def values(self, name: str) -> Iterator[str]:
        return (tag.value for tag in self.tags if tag.name == name)

    def place(self, name: str) -> int:
        """The line of a tag, or of the last tag if it is missing."""
        tag = self.tag(name) or (self.tags[-1] if self.tags else None)
        return 1 if tag is None else tag.number

    @property
    def is_full(self) -> bool:
        return self.value("View") == "full"

    @property
    def moves(self) -> int:
        return sum(line.mark == ":" for line in self.lines)

    @property
    def last_place(self) -> int:
        return self.lines[-1].number if self.lines else self.place("Result")

    def fault(self, message: str, number: int) -> RecordError:
        return RecordError(message, number, self.file)


def quoted(value: str) -> str:
    """A text in quotation marks, as in JSON, with nothing in it that would end a line or control a terminal."""
    return UNSAFE.sub(lambda found: json.dumps(found[0])[1:-1], json.dumps(value, ensure_ascii=False))


def unquoted(text: str) -> str:
    """The reverse; ValueError if it is not written like that."""
    value = json.loads(text)
    if not isinstance(value, str):
        raise ValueError("this is not a text in quotation marks")
    value.encode()  # UnicodeEncodeError, a ValueError, for half a character such as \ud800
    return value


def printable(text: str) -> str:
    """A text that does nothing to a terminal except appear there, line by line."""
    return "\n".join(UNSAFE.sub("?", line) for line in text.split("\n"))
