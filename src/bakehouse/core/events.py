"""Entries of the log as events: what the reports of all games begin with."""

from __future__ import annotations

from types import ModuleType
from typing import NamedTuple

from bakehouse.core.log import Entry
from bakehouse.core.messages import SEAT_ARGUMENTS, Argument
from bakehouse.core.view import Event


class Report(NamedTuple):
    """How entries of a kind are told. Places are those of targets, with {seat} or {a} for what the entry says."""

    args: tuple[str, ...] = ()  # what the entry's numbers a, b, c are called
    source: str = ""  # where its cards come from: pile:deck, seat:{seat}
    target: str = ""  # where they go
    is_notable: bool = False  # worth a star in the log and a mark on the tape of a replay
    is_secret: bool = False  # somebody learns something that cannot be unlearned


def kinds_of(events: ModuleType) -> dict[int, str]:
    """What the kinds of a game's entries are called in its events: `TURNED_UP` is "turned_up"."""
    return {number: name.lower() for name, number in vars(events).items() if name.isupper()}


def event_of(
    entry: Entry, kind: str, report: Report, cards: list[str], args: dict[str, Argument] | None = None
) -> Event:
    """An entry as one audience may know it: `cards` and `args` are written for that audience."""
    if args is None:
        args = dict(zip(report.args, (entry.a, entry.b, entry.c), strict=False))
    return Event(
        number=entry.number,
        kind=kind,
        seat=entry.seat if entry.seat >= 0 else None,
        cards=cards,
        args=args,
        source=_place(report.source, entry),
        target=_place(report.target, entry),
        concerns=[seat for name, seat in args.items() if name in SEAT_ARGUMENTS and isinstance(seat, int)],
        notable=report.is_notable,
        chance=entry.luck,
        secret=report.is_secret,
    )


def _place(place: str, entry: Entry) -> str:
    return place.format(seat=entry.seat, a=entry.a) if "{" in place else place
