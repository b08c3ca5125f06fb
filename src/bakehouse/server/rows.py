"""What is written into a store: statements that every store understands, and their values.

`?` stands for a value; a store whose database writes that in another way changes it.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from bakehouse.server.connection import Guest
from bakehouse.server.daily_rows import FORGET_DEAL, FORGET_DEALS_OF
from bakehouse.server.journal import Entry, TableHeader, encode
from bakehouse.server.runtime import Row

ADD_ENTRY = "INSERT INTO journal (code, number, entry) VALUES (?, ?, ?)"
ADD_TABLE = "INSERT INTO tables (code, header, status, at) VALUES (?, ?, ?, ?)"
SET_STATUS = "UPDATE tables SET status = ?, at = ? WHERE code = ?"
SET_HEADER = "UPDATE tables SET header = ? WHERE code = ?"
ADD_PERSON = "INSERT INTO people (guest, code) VALUES (?, ?) ON CONFLICT DO NOTHING"
ADD_GUEST = "INSERT INTO guests (id, token, name, created, seen, mascot, colour) VALUES (?, ?, ?, ?, ?, ?, ?)"
RENAME = "UPDATE guests SET name = ? WHERE id = ?"
SET_LOOK = "UPDATE guests SET mascot = ?, colour = ? WHERE id = ?"
SEEN = "UPDATE guests SET seen = ? WHERE id = ?"
SET_GLANCE = (
    "INSERT INTO glances (code, glance, due) VALUES (?, ?, ?) "
    "ON CONFLICT (code) DO UPDATE SET glance = excluded.glance, due = excluded.due"
)
FORGET_GLANCE = "DELETE FROM glances WHERE code = ?"
ADD_VACATION = (
    "INSERT INTO vacations (guest, first, until) VALUES (?, ?, ?) "
    "ON CONFLICT (guest, first) DO UPDATE SET until = excluded.until"
)
END_VACATION = "UPDATE vacations SET until = ? WHERE guest = ? AND until > ?"
FORGET_VACATIONS = "DELETE FROM vacations WHERE until < ?"
FORGET_VACATIONS_OF = "DELETE FROM vacations WHERE guest = ?"
SUBSCRIBE = (
    "INSERT INTO subscriptions (endpoint, guest, key, secret, language, at) VALUES (?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (endpoint) DO UPDATE SET guest = excluded.guest, key = excluded.key, secret = excluded.secret, "
    "language = excluded.language, at = excluded.at"
)
MOST_SUBSCRIPTIONS = 10  # of a guest: so many browsers
# Those that were confirmed before the last so many.
FORGET_OLDEST_SUBSCRIPTIONS = (
    "DELETE FROM subscriptions WHERE guest = ? AND endpoint NOT IN (SELECT endpoint FROM subscriptions "
    "WHERE guest = ? ORDER BY at DESC, endpoint LIMIT ?)"
)
UNSUBSCRIBE = "DELETE FROM subscriptions WHERE endpoint = ?"
FORGET_SUBSCRIPTIONS_OF = "DELETE FROM subscriptions WHERE guest = ?"
FORGET_JOURNAL = "DELETE FROM journal WHERE code = ?"
FORGET_PEOPLE = "DELETE FROM people WHERE code = ?"
FORGET_CUT = "DELETE FROM cut WHERE code = ?"
FORGET_TABLE = "DELETE FROM tables WHERE code = ?"
FORGET = (FORGET_JOURNAL, FORGET_PEOPLE, FORGET_CUT, FORGET_DEAL, FORGET_GLANCE, FORGET_TABLE)
ADD_TOURNAMENT = "INSERT INTO tournaments (code, header, host, status, at) VALUES (?, ?, ?, ?, ?)"
ADD_TOURNAMENT_ENTRY = "INSERT INTO tournament_journal (code, number, entry) VALUES (?, ?, ?)"
SET_TOURNAMENT = "UPDATE tournaments SET status = ?, at = ? WHERE code = ?"
SET_TOURNAMENT_HEADER = "UPDATE tournaments SET header = ? WHERE code = ?"
SET_TOURNAMENT_ENTRY = "UPDATE tournament_journal SET entry = ? WHERE code = ? AND number = ?"
FORGET_TOURNAMENT = "DELETE FROM tournaments WHERE code = ?"
FORGET_TOURNAMENT_JOURNAL = "DELETE FROM tournament_journal WHERE code = ?"
# The newest guest stays, so that no number is used twice.
FORGET_GUESTS = (
    "DELETE FROM guests WHERE seen < ? AND id < (SELECT max(id) FROM guests) "
    "AND NOT EXISTS (SELECT 1 FROM people WHERE guest = guests.id)"
)

# -- Histories, and the devices of a guest: see results.py, ratings.py and devices.py --
ADD_RESULT = (
    "INSERT INTO results (guest, code, at, game, seat, left_out, imported, players) VALUES (?, ?, ?, ?, ?, ?, ?, ?) "
    "ON CONFLICT DO NOTHING"
)
RATE = "UPDATE results SET rating = ?, deviation = ?, volatility = ? WHERE guest = ? AND code = ?"
SET_PLAYERS = "UPDATE results SET players = ? WHERE code = ? AND imported = 0"
FORGET_RESULTS = "DELETE FROM results WHERE guest = ?"
OFFER = "INSERT INTO devices (guest, code, until) VALUES (?, ?, ?)"
WITHDRAW = "DELETE FROM devices WHERE guest = ? AND token IS NULL"
MOST_DEVICES = 20
# Those that came before the last so many.
FORGET_OLDEST = (
    "DELETE FROM devices WHERE guest = ? AND token IS NOT NULL AND until <= (SELECT until FROM devices "
    "WHERE guest = ? AND token IS NOT NULL ORDER BY until DESC LIMIT 1 OFFSET ?)"
)
TAKE_OVER = "UPDATE devices SET token = ?, code = NULL WHERE code = ? AND until > ?"
FORGET_DEVICES = "DELETE FROM devices WHERE guest = ?"
FORGET_GUEST = "UPDATE guests SET token = ?, name = '', mascot = '', colour = '', seen = 0 WHERE id = ?"
SET_ENTRY = "UPDATE journal SET entry = ? WHERE number = ? AND code = ?"
FORGET_PERSON = "DELETE FROM people WHERE guest = ? AND code = ?"
# Of guests who are gone, and offers that nobody took.
TIDY = (
    "DELETE FROM results WHERE NOT EXISTS (SELECT 1 FROM guests WHERE id = results.guest)",
    "DELETE FROM devices WHERE NOT EXISTS (SELECT 1 FROM guests WHERE id = devices.guest)",
    "DELETE FROM vacations WHERE NOT EXISTS (SELECT 1 FROM guests WHERE id = vacations.guest)",
    "DELETE FROM subscriptions WHERE NOT EXISTS (SELECT 1 FROM guests WHERE id = subscriptions.guest)",
)
FORGET_OFFERS = "DELETE FROM devices WHERE token IS NULL AND until < ?"
AVOID = (
    "INSERT INTO avoided (guest, other, how, name, key, at) VALUES (?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (guest, other) DO UPDATE SET how = excluded.how, name = excluded.name"
)
NO_LONGER_AVOID = "DELETE FROM avoided WHERE guest = ? AND other = ?"
FIND = "INSERT INTO findable (guest, skeleton) VALUES (?, ?) ON CONFLICT DO NOTHING"
DO_NOT_FIND = "DELETE FROM findable WHERE guest = ?"
FORGET_AVOIDED_BY = "DELETE FROM avoided WHERE guest = ? OR other = ?"
FORGET_FINDABLE = "DELETE FROM findable WHERE NOT EXISTS (SELECT 1 FROM guests WHERE id = findable.guest)"
FORGET_AVOIDED = (
    "DELETE FROM avoided WHERE NOT EXISTS (SELECT 1 FROM guests WHERE id = avoided.guest) "
    "OR NOT EXISTS (SELECT 1 FROM guests WHERE id = avoided.other)"
)


def entry_row(code: str, number: int, entry: Entry) -> Row:
    return ADD_ENTRY, (code, number, encode(entry))


def table_rows(code: str, header: TableHeader, status: str) -> list[Row]:
    people = {guest for guest in (header.host, *(chair.guest for chair in header.chairs)) if guest}
    rows: list[Row] = [(ADD_TABLE, (code, encode(header), status, header.created))]
    return rows + [(ADD_PERSON, (guest, code)) for guest in sorted(people)]


def status_row(code: str, status: str, at: int) -> Row:
    return SET_STATUS, (status, at, code)


def person_row(guest: int, code: str) -> Row:
    return ADD_PERSON, (guest, code)


def glance_row(code: str, glance: bytes, due: int | None) -> Row:
    """What lists show of a table, and when it goes on even if nobody looks at it."""
    return SET_GLANCE, (code, glance, due)


def header_row(code: str, header: TableHeader) -> Row:
    return SET_HEADER, (encode(header), code)


def guest_row(guest: Guest, token: bytes) -> Row:
    now = int(time.time())
    return ADD_GUEST, (guest.id, token, guest.name, now, now, guest.mascot, guest.colour)


def seen_row(guest: int) -> Row:
    return SEEN, (int(time.time()), guest)


def rename_row(guest: int, name: str) -> Row:
    return RENAME, (name, guest)


def look_row(guest: Guest) -> Row:
    return SET_LOOK, (guest.mascot, guest.colour, guest.id)


def add_vacation_row(guest: int, first: int, until: int) -> Row:
    return ADD_VACATION, (guest, first, until)


def end_vacation_row(guest: int, at: int) -> Row:
    return END_VACATION, (at, guest, at)


def vacation_expiry_row(before: int) -> Row:
    return FORGET_VACATIONS, (before,)


def subscription_rows(guest: int, endpoint: str, key: bytes, secret: bytes, language: str) -> list[Row]:
    """A browser that is told of this guest's turns; whoever has too many is told in the last ones."""
    return [
        (SUBSCRIBE, (endpoint, guest, key, secret, language, int(time.time()))),
        (FORGET_OLDEST_SUBSCRIPTIONS, (guest, guest, MOST_SUBSCRIPTIONS)),
    ]


def unsubscribe_row(endpoint: str) -> Row:
    return UNSUBSCRIBE, (endpoint,)


def expiry_rows(codes: Sequence[str]) -> list[Row]:
    """Tables that are forgotten, with all that belongs to them."""
    return [(forget, (code,)) for code in codes for forget in FORGET]


def guest_expiry_rows(before: int) -> list[Row]:
    """Guests without a table who were last here before then, with all that belongs to them."""
    return [(FORGET_GUESTS, (before,)), (FORGET_AVOIDED, ()), (FORGET_FINDABLE, ())]


# -- Histories, and the devices of a guest -----------------------------------


def result_row(
    guest: int, code: str, at: int, game: str, seat: int, left_out: str, players: bytes, *, imported: bool = False
) -> Row:
    return ADD_RESULT, (guest, code, at, game, seat, left_out, int(imported), players)


def rating_row(guest: int, code: str, rating: float, deviation: float, volatility: float) -> Row:
    return RATE, (rating, deviation, volatility, guest, code)


def offer_rows(guest: int, code: bytes, until: int) -> list[Row]:
    """An offer to another browser to be this guest as well, in place of those that were made before."""
    forget_oldest = (FORGET_OLDEST, (guest, guest, MOST_DEVICES - 1))
    return [(WITHDRAW, (guest,)), forget_oldest, (OFFER, (guest, code, until))]


def take_over_row(token: bytes, code: bytes) -> Row:
    """Whoever comes first with this code is the guest, by a token of their own; the code is of no use after that."""
    return TAKE_OVER, (token, code, int(time.time()))


def farewell_rows(guest: int, token: bytes) -> list[Row]:
    """Nothing leads to this guest any more, and the guest to nobody; what others see of them at tables goes table by
    table, see `forgetting.py`."""
    own = (
        FORGET_RESULTS,
        FORGET_DEVICES,
        FORGET_DEALS_OF,
        FORGET_VACATIONS_OF,
        FORGET_SUBSCRIPTIONS_OF,
        DO_NOT_FIND,
    )
    return [
        (FORGET_GUEST, (token, guest)),
        *((statement, (guest,)) for statement in own),
        (FORGET_AVOIDED_BY, (guest, guest)),
    ]


def tidying_rows(before: int) -> list[Row]:
    return [*((statement, ()) for statement in TIDY), (FORGET_OFFERS, (before,))]


def avoid_row(guest: int, other: int, how: str, name: str, key: str) -> Row:
    """Somebody who is in the list already keeps their key."""
    return AVOID, (guest, other, how, name, key, int(time.time()))


def no_longer_avoid_row(guest: int, other: int) -> Row:
    return NO_LONGER_AVOID, (guest, other)


def findable_rows(guest: int, skeletons: Sequence[str]) -> list[Row]:
    """By which skeletons of names this guest is found; none: they are not found."""
    return [(DO_NOT_FIND, (guest,)), *((FIND, (guest, skeleton)) for skeleton in skeletons)]
