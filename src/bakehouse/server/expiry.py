"""What is forgotten after a long time: tables at which nobody ever moved, and lessons."""

from __future__ import annotations

from bakehouse.server import journal
from bakehouse.server.reading import Unreadable
from bakehouse.server.store import Store, journal_of

Move = journal.Moved | journal.Answered | journal.Together


async def tables_without_moves(store: Store, before: int) -> list[str]:
    """The codes of the tables at which nothing has happened since then, and no move ever."""
    quiet = await store.quiet_tables(before)
    return [code for code in quiet if await _is_lesson(store, code) or not await _may_have_moves(store, code)]


async def _is_lesson(store: Store, code: str) -> bool:
    try:
        header = await store.header(code)
    except Unreadable:
        return False
    return header is not None and bool(header.lesson)


async def _may_have_moves(store: Store, code: str) -> bool:
    """What cannot be read is not forgotten."""
    try:
        async for entry in journal_of(store, code):
            if isinstance(entry, Move):
                return True
    except Unreadable:
        return True
    return False
