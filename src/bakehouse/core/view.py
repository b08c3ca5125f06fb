"""The plain data that leaves the engine: outcomes, events, views.

These are interpreted on purpose: a compiled msgspec Struct forgets what its lists hold.
"""

from __future__ import annotations

from typing import Any

import msgspec

from bakehouse.core.messages import Message


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended. Scores are by seat; None where the specification gives no score."""

    reason: str
    scores: list[int | None]
    winners: list[int]


class Playout(msgspec.Struct, frozen=True):
    """A whole random game, in short. Without an outcome it was stopped at the limit; the rewards are by seat."""

    seed: int
    decisions: int
    outcome: Outcome | None
    rewards: list[float]


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, as one audience may know it, numbered for that audience without gaps.

    Its words are the message `event-KIND` of the game's catalogue; seat, cards and args are the arguments.
    """

    number: int
    kind: str  # past tense: moved, drew, baked
    seat: int | None = None  # who did it
    cards: list[str] = []  # codes; ?? for what this audience may not see
    args: dict[str, Any] = {}  # further arguments of the message
    source: str = ""  # where the cards come from, as a target: pile:deck, seat:1
    target: str = ""  # and where they go
    concerns: list[int] = []  # other seats that it is about
    notable: bool = False  # worth a star
    chance: bool = False  # chance decided something here,
    secret: bool = False  # or somebody learned something: then it cannot be undone

    @property
    def message(self) -> Message:
        args: dict[str, Any] = {"cards": self.cards, **self.args}
        if self.seat is not None:
            args["seat"] = self.seat
        return Message(f"event-{self.kind.replace('_', '-')}", args)


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card of a deck as people see it."""

    code: str  # CODE.SIDE: another side of a card
    name: str  # as the deck file has it
    kind: str  # a word of the game: crust, filling, topping, fudge, action
    text: str = ""  # what is printed on it, as the deck file has it
    marks: dict[str, str | int] = {}  # numbers and signs in its corners: quality, value, prep
    picture: str = ""  # the name of its drawing
    words: Message | None = None  # its name, and its text as the attribute `.text`; None: a card of one's own deck


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that one seat (None: a spectator) may know. Each game adds its own fields."""

    game: str
    rules: int
    deck: str  # the hash of the deck
    options: dict[str, str | int]
    seats: int
    seat: int | None
    number: int  # moves made so far
    asked: list[int]  # who was asked
    legal: list[int]  # this seat's legal moves
    pending: list[int]  # this seat's unfinished chain
    outcome: Outcome | None
