"""The plain data that leaves the engine: outcomes, events, views.

These are interpreted on purpose: a compiled msgspec Struct forgets what its lists hold.
"""

from __future__ import annotations

from typing import Any

import msgspec


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
    """Something that happened, as one audience may know it, numbered for that audience without gaps."""

    number: int
    kind: str  # past tense: moved, drew, baked
    text: str  # a sentence for people
    seat: int | None = None
    cards: list[str] = []  # codes; ?? for what this audience may not see
    facts: dict[str, Any] = {}  # what a page needs to draw it: from, to, count
    chance: bool = False  # chance decided something here,
    secret: bool = False  # or somebody learned something: then it cannot be undone


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card of a deck as people see it."""

    code: str
    name: str
    kind: str  # a word of the game: crust, filling, topping, fudge, action
    text: str = ""  # what is printed on it
    marks: dict[str, str | int] = {}  # numbers and signs in its corners: quality, value, prep


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
