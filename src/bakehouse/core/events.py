"""Entries of the log as events: what the sentences of all games begin with."""

from __future__ import annotations

from types import ModuleType

from bakehouse.core.log import Entry
from bakehouse.core.view import Event


def kinds_of(events: ModuleType) -> dict[int, str]:
    """What the kinds of a game's entries are called in its events: `TURNED_UP` is "turned_up"."""
    return {number: name.lower() for name, number in vars(events).items() if name.isupper()}


def event_of(entry: Entry, kind: str, text: str, cards: list[str], facts: dict[str, object], *, secret: bool) -> Event:
    """An entry as one audience may know it: `text`, `cards` and `facts` are written for that audience."""
    return Event(
        number=entry.number,
        kind=kind,
        text=text,
        seat=entry.seat if entry.seat >= 0 else None,
        cards=cards,
        facts=facts,
        chance=entry.luck,
        secret=secret,
    )
