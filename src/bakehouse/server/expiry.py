"""What is forgotten after a long time: tables at which nobody ever moved."""

from __future__ import annotations

from bakehouse.server import journal
from bakehouse.server.reading import Unreadable
from bakehouse.server.store import Store, journal_of

Move = journal.Moved | journal.Answered | journal.Together


async def tables_without_moves(store: Store, before: int) -> list[str]:
    """The codes of the tables at which nothing has happened since then, and no move ever."""
    return [code for code in await store.quiet_tables(before) if not await _may_have_moves(store, code)]


async def _may_have_moves(store: Store, code: str) -> bool:
    """What cannot be read is not forgotten."""
    try:
        async for entry in journal_of(store, code):
            if isinstance(entry, Move):
                return True
    except Unreadable:
        return True
    return False
