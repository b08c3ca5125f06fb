"""Tables that cannot be read or played any more: they are shown as damaged, checked and repaired, and break nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import msgspec
from websockets.exceptions import ConnectionClosed

from bakehouse.server import journal
from bakehouse.server.opening import FILE
from tests.server.client import Person, Server
from tests.server.merging import Json
from tests.server.reading import read
from tests.server.test_kill import some_moves
from tests.server.test_store import command

Spoil = Callable[[sqlite3.Connection, str], None]
MIDDLE = 5  # an entry in the middle of the journal


def house(tmp_path: Path, tables: int) -> tuple[Server, Person, list[str]]:
    """A server that was stopped, with tables at which somebody has moved."""
    server = Server(tmp_path / "data").start()
    ann = Person(server, "Ann")
    codes = [ann.open("pastry-chefs", ["me", "random", "random", "random"]) for _ in range(tables)]

    async def play() -> None:
        for code in codes:
            async with ann.page(code) as page:
                await page.hello(0)
                await some_moves(page, Random(4), 8)
                await page.quiet(0.05)

    asyncio.run(play())
    assert server.stop() == 0
    return server, ann, codes


def change(server: Server, code: str, spoil: Spoil) -> None:
    with closing(sqlite3.connect(server.data / FILE)) as connection:
        spoil(connection, code)
        connection.commit()


def hello(person: Person, code: str) -> Json:
    """The lobby and the position, or why there is none."""

    async def look() -> Json:
        async with person.page(code) as page:
            with suppress(ConnectionClosed):  # it is turned away at once
                await page.send("hello", seat=0, seen=0)
            answer = await page.until(lambda message: message["type"] in ("done", "refused"))
            return {**answer, "lobby": page.lobby, "position": page.position, "lines": page.lines}

    return asyncio.run(look())


def unreadable_header(connection: sqlite3.Connection, code: str) -> None:
    connection.execute("UPDATE tables SET header = x'c1c1' WHERE code = ?", (code,))


def header_of_no_game(connection: sqlite3.Connection, code: str) -> None:
    (blob,) = connection.execute("SELECT header FROM tables WHERE code = ?", (code,)).fetchone()
    header = msgspec.structs.replace(journal.read_header(blob), game="chess")
    connection.execute("UPDATE tables SET header = ? WHERE code = ?", (journal.encode(header), code))


def unreadable_entry(connection: sqlite3.Connection, code: str) -> None:
    connection.execute("UPDATE journal SET entry = x'00' WHERE code = ? AND number = ?", (code, MIDDLE))


def missing_entry(connection: sqlite3.Connection, code: str) -> None:
    connection.execute("DELETE FROM journal WHERE code = ? AND number = ?", (code, MIDDLE))


def finished(connection: sqlite3.Connection, code: str) -> None:
    connection.execute("UPDATE tables SET status = 'over' WHERE code = ?", (code,))


def _entry(entry: journal.Entry) -> Spoil:
    def spoil(connection: sqlite3.Connection, code: str) -> None:
        statement = "UPDATE journal SET entry = ? WHERE code = ? AND number = ?"
        connection.execute(statement, (journal.encode(entry), code, MIDDLE))

    return spoil


IN_THE_JOURNAL = {
    "unreadable entry": unreadable_entry,
    "missing entry": missing_entry,
    "no such move": _entry(journal.Moved(0, [99_999])),
    "no such seat": _entry(journal.Away(99, "absent")),
    "no such window": _entry(journal.Answered(0, [0])),
}
EVERYWHERE = {**IN_THE_JOURNAL, "unreadable header": unreadable_header, "no such game": header_of_no_game}


def test_damaged_tables_break_nothing_else(tmp_path: Path) -> None:
    server, ann, codes = house(tmp_path, len(EVERYWHERE) + 1)
    good, *bad = codes
    for code, spoil in zip(bad, EVERYWHERE.values(), strict=True):
        change(server, code, spoil)
    server.start()
    assert ann.get("/api/me").status == 200, "tables are listed without being read"
    for code in bad:
        for path in ("record?view=spectator", "replay", "qr.svg"):
            answer = ann.get(f"/api/tables/{code}/{path}")
            assert answer.status == 409
            assert answer.json["code"] == "damaged"
            assert "bakehouse store repair --keep-prefix" in read(answer.json["message"])
        assert hello(ann, code)["problem"]["code"] == "damaged"
    for _ in range(2):
        tables = {table["code"]: table for table in ann.get("/api/me").json["tables"]}
        assert tables[good]["status"] == "playing"
        for code, damage in zip(bad, EVERYWHERE, strict=True):
            assert tables[code]["status"] == "damaged", damage
            assert "bakehouse store check" in read(tables[code]["problem"])
    assert hello(ann, good)["position"]["number"] > 0
    assert server.stop() == 0
    assert server.log.count("table damaged") == len(bad), "it is said once of each"
    assert "Traceback" not in server.log


def test_a_damaged_header_of_a_finished_table_does_not_break_the_list(tmp_path: Path) -> None:
    server, ann, codes = house(tmp_path, 2)
    change(server, codes[0], unreadable_header)
    for code in codes:
        change(server, code, finished)
    server.start()
    tables = {table["code"]: table["status"] for table in ann.get("/api/me").json["tables"]}
    assert tables == {codes[0]: "damaged", codes[1]: "over"}
    assert server.stop() == 0


def test_damaged_journals_are_put_back_to_what_is_good(tmp_path: Path) -> None:
    server, ann, codes = house(tmp_path, len(IN_THE_JOURNAL) + 1)
    good, *bad = codes
    for code, spoil in zip(bad, IN_THE_JOURNAL.values(), strict=True):
        change(server, code, spoil)
    stored = {code: entries(server, code, "journal") for code in codes}
    checked = command(server.data, "check")
    assert checked.returncode == 1
    for code in bad:
        assert f"table {code}: entry {MIDDLE} " in checked.stdout
        assert f"{MIDDLE} of {len(stored[code])} entries are good" in checked.stdout
    assert good not in checked.stdout
    assert f"{len(codes)} tables, {len(bad)} damaged" in checked.stdout
    repaired = command(server.data, "repair", "--keep-prefix")
    assert repaired.returncode == 0, repaired.stderr
    assert f"{len(bad)} tables repaired, 0 not" in repaired.stdout
    assert command(server.data, "check").returncode == 0
    assert entries(server, good, "journal") == stored[good]
    for code in bad:
        kept = entries(server, code, "journal")[:-1]  # the last one tells what was done
        assert len(kept) == MIDDLE
        assert kept + entries(server, code, "cut") == stored[code], "nothing is lost"
    server.start()
    for code in bad:
        asyncio.run(play_on(ann, code))
    assert server.stop() == 0
    assert command(server.data, "check").returncode == 0


def entries(server: Server, code: str, place: str) -> list[tuple[int, bytes]]:
    with closing(sqlite3.connect(server.data / FILE)) as connection:
        return connection.execute(
            f"SELECT number, entry FROM {place} WHERE code = ? ORDER BY number", (code,)
        ).fetchall()


async def play_on(person: Person, code: str) -> None:
    async with person.page(code) as page:
        await page.hello(0)
        assert page.lobby["status"] == "playing"
        assert "This table was damaged" in read(page.lobby["note"])
        before = page.position["number"]
        await some_moves(page, Random(9), 6)
        assert page.position["number"] > before


def test_what_cutting_cannot_help_is_left_alone(tmp_path: Path) -> None:
    server, _, codes = house(tmp_path, 2)
    change(server, codes[0], unreadable_header)
    change(server, codes[1], header_of_no_game)
    assert command(server.data, "check").returncode == 1
    with closing(sqlite3.connect(server.data / FILE)) as connection:
        before = list(connection.iterdump())
    repaired = command(server.data, "repair", "--keep-prefix")
    assert repaired.returncode == 1
    assert "0 tables repaired, 2 not" in repaired.stdout
    with closing(sqlite3.connect(server.data / FILE)) as connection:
        assert list(connection.iterdump()) == before


def test_repair_wants_to_be_told_what_to_keep(tmp_path: Path) -> None:
    answer = command(tmp_path, "repair")
    assert answer.returncode == 2
    assert "--keep-prefix" in answer.stderr
    nothing = command(tmp_path, "repair", "--keep-prefix")
    assert nothing.returncode == 2
    assert "there is no database" in nothing.stderr
    assert not (tmp_path / FILE).exists()
