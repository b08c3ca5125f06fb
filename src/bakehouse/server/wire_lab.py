"""The lab room on the wire; wire.py says what there is besides."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from bakehouse.core.messages import Message
from bakehouse.server.wire import MAX_DECK_LENGTH, MAX_LEVEL_LENGTH, MAX_SEATS


class LabRoom(msgspec.Struct, frozen=True, omit_defaults=True):
    """GET /api/lab: can questions be asked here?"""

    open: bool
    problem: Message | None = None  # why not, and what would help


class NewExperiment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/lab/experiments. An experiment that this guest has already is ended. An empty deck is the house's."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=MAX_SEATS)]
    level: Annotated[str, Meta(max_length=MAX_LEVEL_LENGTH)]
    question: Literal["seats", "first", "length", "card", "compare"]
    card: Annotated[str, Meta(max_length=40)] = ""  # whose effect is asked for
    deck: Annotated[str, Meta(max_length=MAX_DECK_LENGTH)] = ""
    other_deck: Annotated[str, Meta(max_length=MAX_DECK_LENGTH)] = ""  # that is compared with the first


class LabLook(msgspec.Struct, frozen=True):
    """A number as it is known by now, with an interval that holds at every look."""

    measure: str  # place:1, seat-advantage, turns, minutes, card
    value: float
    low: float
    high: float


class LabNews(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is known by now: each event of GET /api/lab/experiments/ID, a stream of server-sent events."""

    id: str
    games: int
    status: Literal["playing", "writing", "done", "failed"]
    looks: list[LabLook] = []
    problem: Message | None = None


ANSWERS = (LabRoom, LabNews)
REQUESTS = (NewExperiment,)
