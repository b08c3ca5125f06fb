"""What is forgotten after a long time: tables at which nobody ever moved."""

from __future__ import annotations

from bakehouse.server import journal
from bakehouse.server.reading import Unreadable
from bakehouse.server.store import Store

Move = journal.Moved | journal.Answered | journal.Together


def tables_without_moves(store: Store, before: int) -> list[str]:
    """The codes of the tables at which nothing has happened since then, and no move ever."""
    return [code for code in store.quiet_tables(before) if not _may_have_moves(store, code)]


def _may_have_moves(store: Store, code: str) -> bool:
    """What cannot be read is not forgotten."""
    try:
        return any(isinstance(entry, Move) for entry in store.entries(code))
    except Unreadable:
        return True
