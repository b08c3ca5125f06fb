"""Games of other rules than the present ones. Old rules are not kept: a running game is closed with the score that it
has, a finished one stays as it is, and nothing is played on by rules that were not agreed on."""

from __future__ import annotations

import time
from collections.abc import Iterable

import msgspec

import bakehouse
from bakehouse.core.errors import BakehouseError
from bakehouse.core.messages import Message, say
from bakehouse.server import journal
from bakehouse.server.lessons import lesson_of
from bakehouse.server.opening import StoreError
from bakehouse.server.playing_again import bare_table, good_entries, play
from bakehouse.server.reading import StoredTable, Unreadable
from bakehouse.server.rows import entry_row, header_row, status_row
from bakehouse.server.runtime import Row
from bakehouse.server.seats import STAND_IN, Seats
from bakehouse.server.store import Store
from bakehouse.server.table import LiveTable
from bakehouse.server.wire import Manners

FINISHED = ("over", "closed")


def stamped(header: journal.TableHeader) -> journal.TableHeader:
    """The header with the versions of here and now; a BakehouseError if such a table is impossible."""
    game = bakehouse.game(header.game)
    deck = game.deck_text(header.deck) if header.deck else None
    digest = game.deal(len(header.chairs), 0, header.options, deck).table_deck.digest
    return msgspec.structs.replace(header, rules=game.info.rules, deck_hash=digest, engine=bakehouse.__version__)


def is_newer(header: journal.TableHeader) -> bool:
    """Was it opened by a newer Bakehouse?"""
    return header.rules > bakehouse.game(header.game).info.rules


def difference(header: journal.TableHeader) -> Message | None:
    """What is not as it was when this table was opened; None if the game is the same."""
    game = bakehouse.game(header.game)
    if header.rules and header.rules != game.info.rules:
        return say("other-rules", game=game.info.title, then=header.rules, now=game.info.rules)
    if _has_other_deck(header):
        return say("other-deck", game=game.info.title)
    if _has_other_lesson(header):
        return say("other-lesson", game=game.info.title)
    return None


def _has_other_deck(header: journal.TableHeader) -> bool:
    """A deck that came with the table is in its header, and stays."""
    return bool(header.deck_hash) and not header.deck and header.deck_hash != stamped(header).deck_hash


def _has_other_lesson(header: journal.TableHeader) -> bool:
    """Is it the table of a lesson that has been written anew since, or is gone?"""
    lesson = lesson_of(header.game) if header.lesson else None
    return bool(header.lesson) and (lesson is None or lesson.digest != header.lesson)


# -- Running games -------------------------------------------------------------


async def close_outdated(store: Store) -> list[str]:
    """Close the running games whose rules are gone, and tell why at the table; their codes."""
    closed = []
    for code in await store.unfinished_tables():
        try:
            header = await store.header(code)
            if header is None or difference(header) is None or await store.claim(code) is not None:
                continue
            table = await store.load(code)
            rows = [] if table is None else settlement(table)
        except StoreError:
            raise
        except (*Unreadable, BakehouseError):
            continue  # it is shown as damaged
        if rows:
            await store.write(rows)
            closed.append(code)
        await store.release(code)
    return closed


def settlement(table: StoredTable) -> list[Row]:
    """What is to be written if the rules of a running game are gone; nothing if they are not."""
    header = table.header
    if header is None or table.damage or table.status in FINISHED or is_newer(header):
        return []
    why = difference(header)
    return [] if why is None else _taken_along(table, header) or _closing(table, header, why)


def _taken_along(table: StoredTable, header: journal.TableHeader) -> list[Row]:
    """A table that was not dealt yet is played by the present rules, if they allow such a table."""
    if any(isinstance(entry, journal.Dealt) for entry in table.entries):
        return []
    try:
        return [header_row(table.code, stamped(header))]
    except BakehouseError:
        return []


def _closing(table: StoredTable, header: journal.TableHeader, why: Message) -> list[Row]:
    scores = _named(seats_after(header, table.entries), _scores(table, header))
    note = journal.Noted(message=say("closed-outdated", why=why, scores=scores))
    entries: list[journal.Entry] = [note, journal.Closed()]
    rows = [entry_row(table.code, len(table.entries) + number, entry) for number, entry in enumerate(entries)]
    return [*rows, status_row(table.code, "closed", int(time.time()))]


def _scores(table: StoredTable, header: journal.TableHeader) -> list[int | None]:
    """As they were written down. Journals of the first schema have none: there the present rules must tell, if they can
    play all of it."""
    for entry in reversed(table.entries):
        if isinstance(entry, journal.Scored):
            return entry.scores
    if _has_other_deck(header):
        return []
    again = bare_table(table.code, header)
    count, _ = play(again, table.entries)
    return again.state.result().scores if again.match is not None and count == len(table.entries) else []


def seats_after(header: journal.TableHeader, entries: Iterable[journal.Entry]) -> Seats:
    """Who sits where after these entries, whatever was played."""
    seats = Seats(header.host, header.chairs)
    for entry in entries:
        match entry:
            case journal.Sat():
                seats.sit(entry.seat, entry.guest, entry.name, is_dealt=True)
            case journal.Filled():
                seats.fill(entry.seat, entry.level)
            case journal.Stood():
                seats.fill(entry.seat, "")
            case journal.ChairAdded():
                seats.add()
            case journal.ChairRemoved():
                seats.remove(entry.seat)
            case journal.Dealt():
                seats.fill_open(STAND_IN)
            case _:
                pass
    return seats


def manners_after(header: journal.TableHeader, entries: Iterable[journal.Entry]) -> Manners:
    found = [entry.manners for entry in entries if isinstance(entry, journal.MannersSet)]
    return found[-1] if found else header.manners


def _named(seats: Seats, scores: list[int | None]) -> list[Message]:
    """Everybody's score, as far as there are any."""
    return [
        say("score-unknown", name=name) if score is None else say("score-of", name=name, score=score)
        for name, score in zip(seats.called(), scores, strict=False)
    ]


async def last_note(store: Store, code: str) -> Message | None:
    """Why the house has closed this table, if it has."""
    last = await store.last_entries(code, 2)  # a note, and then that it was closed
    return next((entry.note for entry in last if isinstance(entry, journal.Noted)), None)


# -- Games that are over -------------------------------------------------------


def readable_entries(table: StoredTable, header: journal.TableHeader) -> list[journal.Entry]:
    """The journal of a game of other rules: what the present ones cannot play has no effect, what happened around the
    game has. There are as many entries as in the store."""
    is_other = _has_other_deck(header) or _has_other_lesson(header)
    good = 0 if is_other else good_entries(table.code, header, table.entries)[0]
    return [
        entry if number < good or not isinstance(entry, journal.GameEntry) else journal.Noted()
        for number, entry in enumerate(table.entries)
    ]


def show_as_it_was(table: LiveTable, stored: StoredTable) -> None:
    """A finished game that cannot be shown to its end, or ends with another score by the present rules, says so."""
    scores = table.scores
    outcome = None if table.match is None else table.match.state.outcome
    is_same = outcome is not None and (not scores or outcome.scores == scores)
    if stored.status != "over" or is_same:
        return
    why = difference(table.header)
    assert why is not None
    table.gallery.close()
    table.apply(journal.Noted(message=say("shown-in-part", why=why, scores=_named(table.seats, scores))))
    table.apply(journal.Closed())
