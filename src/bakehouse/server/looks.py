"""How people look: a mascot and a colour, which they may choose. A bot looks like the herb that it is called after."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bakehouse.core.messages import say
from bakehouse.server import journal, wire
from bakehouse.server.connection import Connection, Guest
from bakehouse.server.permissions import must_have_name
from bakehouse.server.refusal import Refusal

if TYPE_CHECKING:
    from bakehouse.server.table import LiveTable

MASCOTS = (
    "apple",
    "cherry",
    "lemon",
    "blueberry",
    "peach",
    "pumpkin",
    "egg",
    "butter",
    "honey",
    "coconut",
    "pecan",
    "strawberry",
)
COLOURS = ("red", "gold", "green", "blue", "plum", "teal", "steel")


def with_look(guest: Guest, mascot: str, colour: str) -> Guest:
    """The guest with another look; what is empty stays as it is."""
    if mascot and mascot not in MASCOTS:
        raise Refusal("malformed", say("no-such-mascot", name=mascot))
    if colour and colour not in COLOURS:
        raise Refusal("malformed", say("no-such-colour", name=colour))
    return replace(guest, mascot=mascot or guest.mascot, colour=colour or guest.colour)


def look(table: LiveTable, connection: Connection, message: wire.Look) -> list[journal.Entry]:
    """Here it changes at once, on all pages of this guest; at other tables from the next time they sit down there."""
    guest = with_look(must_have_name(connection), message.mascot, message.colour)
    table.remember_look(guest)
    return looked(guest) if table.seats.of(guest.id) else []


def looked(guest: Guest) -> list[journal.Entry]:
    """How it is written down what somebody has chosen."""
    return [journal.Looked(guest.id, guest.mascot, guest.colour)] if guest.mascot or guest.colour else []


def mascots(chosen: Sequence[str]) -> list[str]:
    """A mascot for every seat. Who has chosen none gets the one of the seat, or another one that nobody has: there are
    more mascots than seats."""
    own = [MASCOTS[seat % len(MASCOTS)] for seat in range(len(chosen))]
    taken = {*chosen, *(mascot for mascot, choice in zip(own, chosen, strict=True) if not choice)}
    free = iter([mascot for mascot in MASCOTS if mascot not in taken])
    return [choice or (next(free) if mascot in chosen else mascot) for mascot, choice in zip(own, chosen, strict=True)]


def colour_of(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]
