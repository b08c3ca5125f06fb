"""Going on from a position of a finished game, at a table of one's own, against bots.

The cards are the same, with the piles in the same order and the same luck to come: what would have happened? Whoever
plays on could look it up, because the seed of a finished game is known; so such a game is practice.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

import msgspec

from bakehouse.core.messages import say
from bakehouse.server.connection import Guest
from bakehouse.server.journal import FirstChair, Repeated, TableHeader
from bakehouse.server.permissions import must_be_dealt, must_exist
from bakehouse.server.refusal import Refusal
from bakehouse.server.seats import BOT, PERSON, STAND_IN
from bakehouse.server.table import LiveTable
from bakehouse.server.versions import difference
from bakehouse.server.wire import Clock, Fork, NewFork


def forked_header(old: LiveTable, guest: Guest, wanted: NewFork) -> TableHeader:
    """The same game, with this guest in one seat and bots in the others."""
    if old.status != "over":
        raise Refusal("not_over", say("fork-when-over"))
    must_exist(old, wanted.seat)
    if wanted.move >= len(must_be_dealt(old).decisions):
        raise Refusal("malformed", say("fork-nothing-left"))
    why = difference(old.header)
    if why is not None:
        raise Refusal("no_fork", why)
    chairs = [FirstChair(BOT, level=_level(old, seat)) for seat in range(len(old.seats))]
    chairs[wanted.seat] = FirstChair(PERSON, guest.id, guest.name)
    return msgspec.structs.replace(
        old.header,
        clock=Clock(),
        host=guest.id,
        host_name=guest.name,
        chairs=chairs,
        created=int(time.time()),
        fork=Fork(old.code, wanted.move),
        tournament="",  # it is over there
        day=old.header.day if old.is_secret else 0,  # what nobody else may see yet stays hidden
    )


def _level(old: LiveTable, seat: int) -> str:
    """Bots stay what they were; for people plays who also stands in for them."""
    chair = old.seats[seat]
    return chair.level if chair.kind == BOT else STAND_IN


def repeated(old: LiveTable, new: LiveTable, moves: int) -> Iterator[Repeated]:
    """The first moves of the old game. Each is to be played at the new table before the next one is asked for.

    A window is repeated as a whole or not at all: whoever goes on inside of it would know some of its answers.
    """
    left = must_be_dealt(old).decisions[:moves]
    while left:
        count = 1 if new.window is None else len(new.window.asked)
        if count > len(left):
            return
        yield Repeated(left[:count])
        left = left[count:]
