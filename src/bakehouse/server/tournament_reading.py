"""What is read about tournaments, by questions that every database answers."""

from __future__ import annotations

from bakehouse.server.reading import PAGE, Select, Unreadable, number
from bakehouse.server.tournament_journal import Entry, Header, read_entry, read_header


def header_of(select: Select, code: str) -> Header | None:
    rows = list(select("SELECT header FROM tournaments WHERE code = ?", (code,)))
    return read_header(rows[0][0]) if rows else None


def entries_of(select: Select, code: str, first: int) -> list[Entry]:
    question = "SELECT entry FROM tournament_journal WHERE code = ? AND number >= ? ORDER BY number LIMIT ?"
    return [read_entry(blob) for (blob,) in select(question, (code, first, PAGE))]


def running(select: Select) -> list[str]:
    return [code for (code,) in select("SELECT code FROM tournaments WHERE status = 'running' ORDER BY code", ())]


def open_since(select: Select, since: int) -> list[str]:
    """Those that are not over, and in which something has happened since then."""
    rows = select(
        "SELECT code FROM tournaments WHERE status IN ('waiting', 'running') AND at >= ? ORDER BY at DESC, code",
        (since,),
    )
    return [code for (code,) in rows]


def all_codes(select: Select) -> list[str]:
    return [code for (code,) in select("SELECT code FROM tournaments ORDER BY code", ())]


def unfinished(select: Select, since: int, host: int | None = None) -> int:
    question = "SELECT count(*) FROM tournaments WHERE status IN ('waiting', 'running') AND at >= ?"
    if host is None:
        return number(select, question, (since,))
    return number(select, f"{question} AND host = ?", (since, host))


def quiet(select: Select, before: int) -> list[str]:
    """Those in which nothing has happened since then."""
    rows = select("SELECT code FROM tournaments WHERE at < ?", (before,))
    return [code for (code,) in rows]


def unreadable(select: Select) -> list[tuple[str, str]]:
    """The codes of those that cannot be read, and why."""
    found = []
    for code in all_codes(select):
        try:
            header_of(select, code)
            rows = list(select("SELECT number, entry FROM tournament_journal WHERE code = ? ORDER BY number", (code,)))
            for count, (stored, blob) in enumerate(rows):
                if stored != count:
                    raise TypeError(f"entry {count} is missing")
                read_entry(blob)
        except Unreadable as error:
            found.append((code, str(error)))
    return found
