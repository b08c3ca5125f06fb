"""What every store does: the same tests for SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from bakehouse.server import journal, opening, wire
from bakehouse.server.connection import Guest
from bakehouse.server.glances import Glance
from bakehouse.server.glances import encode as encode_glance
from bakehouse.server.metrics import Metrics
from bakehouse.server.opening import FILE, InUse, StoreError
from bakehouse.server.places import Place, backup, check, copy, open_store, repair, restore
from bakehouse.server.reading import PAGE, ListedTable
from bakehouse.server.rows import (
    entry_row,
    expiry_rows,
    glance_row,
    guest_expiry_row,
    header_row,
    look_row,
    person_row,
    rename_row,
    seen_row,
    status_row,
    table_rows,
)
from bakehouse.server.runtime import Row
from bakehouse.server.settings import Settings
from bakehouse.server.store import Store, journal_of
from bakehouse.server.versions import close_outdated
from tests.server.postgres import PostgresServer

SEED = bytes(range(32))
TABLES = ("guests", "tables", "people", "journal", "glances", "vacations", "cut")


class House:
    """A place for a house, with nothing in it yet."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.metrics = Metrics()

    @property
    def settings(self) -> Settings:
        if isinstance(self.place, Path):
            return Settings(data=self.place)
        return Settings(data=Path("nowhere"), store=self.place)

    def open(self) -> Store:
        return open_store(self.settings, self.metrics)

    def use(self, act: Callable[[Store], Awaitable[Any]]) -> Any:
        """Open the store, do this, and close it."""

        async def run() -> Any:
            store = self.open()
            try:
                return await act(store)
            finally:
                store.close()

        return asyncio.run(run())

    def run(self, statement: str) -> list[tuple[Any, ...]]:
        """Ask the database itself."""
        if isinstance(self.place, Path):
            with closing(sqlite3.connect(self.place / FILE)) as connection:
                rows = connection.execute(statement).fetchall()
                connection.commit()
                return rows
        with psycopg.connect(self.place, autocommit=True, options="-c search_path=bakehouse") as connection:
            cursor = connection.execute(statement.replace("x'", r"'\x"))
            return cursor.fetchall() if cursor.description else []

    def everything(self) -> dict[str, list[tuple[Any, ...]]]:
        return {table: sorted(self.run(f"SELECT * FROM {table}")) for table in TABLES}


@pytest.fixture(autouse=True)
def nobody_is_just_ending(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "PATIENCE", 0.1)


@pytest.fixture(params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> House:
    return House(tmp_path / "data" if request.param == "sqlite" else _database(request))


@pytest.fixture(params=["sqlite", "postgres"])
def other(request: pytest.FixtureRequest, tmp_path: Path) -> House:
    return House(tmp_path / "other" if request.param == "sqlite" else _database(request))


def _database(request: pytest.FixtureRequest) -> str:
    server = request.getfixturevalue("postgres")
    assert isinstance(server, PostgresServer)
    return server.new_database()


def header(host: int = 1, seats: int = 4) -> journal.TableHeader:
    chairs = [journal.FirstChair("person", host, "Ann"), *[journal.FirstChair("bot", level="easy")] * (seats - 1)]
    return journal.TableHeader("pastry-chefs", {"games": 2}, "", SEED, wire.Clock(), host, chairs, 1_700_000_000)


def moves(code: str, many: int) -> list[Row]:
    said = [journal.Said("Ann", f"line {number} – 🥧", number) for number in range(many)]
    return [entry_row(code, number, entry) for number, entry in enumerate(said)]


# -- What is written is read ---------------------------------------------------------


def test_guests(house: House) -> None:
    async def act(store: Store) -> tuple[Guest, Guest]:
        ann = await store.new_guest(b"\x00token\xff", Guest(0, "Ann 🥧", "lemon"))
        bob = await store.new_guest(b"other", Guest(0, "Bob"))
        assert (ann.id, bob.id) == (1, 2)
        found = await store.guest(b"\x00token\xff")
        assert found is not None
        assert found[0] == ann
        assert abs(found[1] - time.time()) < 60
        assert await store.guest(b"nobody's") is None
        await store.write([rename_row(bob.id, "Robert"), look_row(Guest(bob.id, "Robert", "apple", "plum"))])
        await store.write([seen_row(bob.id)])
        found = await store.guest(b"other")
        assert found is not None
        assert found[0] == Guest(2, "Robert", "apple", "plum")
        return ann, bob

    house.use(act)

    async def later(store: Store) -> None:
        assert (await store.new_guest(b"third", Guest(0, "Cleo"))).id == 3

    house.use(later)


def test_two_guests_with_one_token_are_refused(house: House) -> None:
    async def act(store: Store) -> None:
        await store.new_guest(b"token", Guest(0, "Ann"))
        with pytest.raises(StoreError, match="cannot be written"):
            await store.new_guest(b"token", Guest(0, "Bob"))
        await store.new_guest(b"another", Guest(0, "Cleo"))

    house.use(act)


def test_tables_and_their_journals(house: House) -> None:
    many = PAGE + 3

    async def act(store: Store) -> None:
        await store.write([*table_rows("BBBBBB", header(), "waiting"), *moves("BBBBBB", many)])
        await store.write([person_row(1, "BBBBBB"), person_row(7, "BBBBBB")])
        await store.write([status_row("BBBBBB", "playing", 1_700_000_100)])
        await store.write([header_row("BBBBBB", header(seats=3))])

    house.use(act)

    async def read(store: Store) -> None:
        assert await store.has_table("BBBBBB")
        assert not await store.has_table("CCCCCC")
        assert await store.load("CCCCCC") is None
        assert await store.header("BBBBBB") == header(seats=3)
        table = await store.load("BBBBBB")
        assert table is not None
        assert (table.status, table.header, table.damage) == ("playing", header(seats=3), "")
        assert [journal.encode(entry) for entry in table.entries] == [row[1][2] for row in moves("BBBBBB", many)]
        assert await store.entries("BBBBBB", many - 2) == table.entries[-2:]
        assert len(await store.entries("BBBBBB", 0)) == PAGE
        assert [entry async for entry in journal_of(store, "BBBBBB")] == table.entries
        assert await store.last_entries("BBBBBB", 2) == table.entries[:-3:-1]
        assert await store.tables_of(7, 10) == [ListedTable("BBBBBB", "playing", 1_700_000_100, None)]

    house.use(read)


def test_lists_of_tables(house: House) -> None:
    async def act(store: Store) -> None:
        for number, status in enumerate(("playing", "over", "closed", "waiting")):
            code = "BCDF"[number] * 6
            await store.write(table_rows(code, header(), status))
            await store.write([status_row(code, status, 1_000 + number)])
        assert [table.code for table in await store.tables_of(1, 3)] == ["FFFFFF", "BBBBBB", "DDDDDD"]
        assert await store.tables_of(2, 3) == []
        assert await store.running_tables_of(1) == 2
        assert await store.unfinished_tables() == ["BBBBBB", "FFFFFF"]
        assert sorted(await store.quiet_tables(1_003)) == ["BBBBBB", "DDDDDD"]

    house.use(act)


def test_what_lists_show_is_true_or_not_known(house: House) -> None:
    async def act(store: Store) -> None:
        await store.write([*table_rows("BBBBBB", header(), "playing"), *moves("BBBBBB", 3)])
        glance = Glance(3, "pastry-chefs", ["Ann", "Basil"], 8, {1: 2_000})
        for due in (5_000, 4_000):
            await store.write([glance_row("BBBBBB", encode_glance(glance), due)])
        assert [table.glance for table in await store.tables_of(1, 3)] == [glance]
        assert await store.due_tables(3_999, 10) == []
        assert await store.due_tables(4_000, 10) == ["BBBBBB"]
        assert await store.due_tables(4_000, 0) == []
        assert await store.quiet_tables(2_000_000_000) == [], "what goes on by itself does not expire"
        await store.write([moves("BBBBBB", 4)[-1]])
        assert [table.glance for table in await store.tables_of(1, 3)] == [None]
        await store.write([status_row("BBBBBB", "over", 1)])
        assert await store.due_tables(4_000, 10) == []
        await store.write(expiry_rows(["BBBBBB"]))
        assert house.run("SELECT count(*) FROM glances") == [(0,)]

    house.use(act)


def test_what_is_forgotten(house: House) -> None:
    async def act(store: Store) -> None:
        for token in (b"a", b"b", b"c"):
            await store.new_guest(token, Guest(0, "Ann"))
        for code in ("BBBBBB", "CCCCCC"):
            await store.write([*table_rows(code, header(), "waiting"), *moves(code, 3)])
        await store.write(expiry_rows(["BBBBBB"]))
        await store.write([guest_expiry_row(int(time.time()) + 100)])
        assert await store.load("BBBBBB") is None
        assert await store.load("CCCCCC") is not None
        assert await store.guest(b"a") is not None, "she has a table"
        assert await store.guest(b"b") is None
        assert await store.guest(b"c") is not None, "the newest one stays"

    house.use(act)
    assert house.run("SELECT count(*) FROM journal WHERE code = 'BBBBBB'") == [(0,)]


# -- Transactions ----------------------------------------------------------------------


def test_a_table_that_expires_while_outdated_games_are_closed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(store: Store) -> None:
        await store.write([*table_rows("BBBBBB", header(), "playing")])
        listed = store.unfinished_tables

        async def listed_and_then_forgotten() -> list[str]:
            codes = await listed()
            await store.write(expiry_rows(codes))
            return codes

        monkeypatch.setattr(store, "unfinished_tables", listed_and_then_forgotten)
        assert await close_outdated(store) == []
        assert await store.header("BBBBBB") is None

    house.use(act)


def test_a_job_is_written_together_or_not_at_all(house: House) -> None:
    async def act(store: Store) -> None:
        await store.write([*table_rows("BBBBBB", header(), "playing"), *moves("BBBBBB", 2)])
        twice = [entry_row("BBBBBB", 2, journal.Closed()), entry_row("BBBBBB", 1, journal.Closed())]
        with pytest.raises(StoreError, match="cannot be written"):
            await store.write([status_row("BBBBBB", "closed", 5), *twice])
        table = await store.load("BBBBBB")
        assert table is not None
        assert (table.status, len(table.entries)) == ("playing", 2)
        await store.write([entry_row("BBBBBB", 2, journal.Closed())])

    house.use(act)


def test_jobs_share_commits(house: House) -> None:
    async def act(store: Store) -> None:
        await store.write(table_rows("BBBBBB", header(), "playing"))
        await asyncio.gather(*(store.write([row]) for row in moves("BBBBBB", 300)))
        table = await store.load("BBBBBB")
        assert table is not None
        assert len(table.entries) == 300

    house.use(act)
    commits = house.metrics.registry.get_sample_value("bakehouse_commit_seconds_count")
    assert commits is not None
    assert commits < 150


def test_closing_writes_what_waits(house: House) -> None:
    async def act(store: Store) -> None:
        await store.write(table_rows("BBBBBB", header(), "playing"))
        for row in moves("BBBBBB", 100):
            store.write([row])

    house.use(act)
    assert house.run("SELECT count(*) FROM journal") == [(100,)]


# -- Looking after it ------------------------------------------------------------------


def filled(house: House) -> House:
    async def act(store: Store) -> None:
        await store.new_guest(b"\x00\n\\ token", Guest(0, "Ann\t\\N 🥧", "lemon", "red"))
        for code in ("BBBBBB", "CCCCCC"):
            await store.write([*table_rows(code, header(), "waiting"), *moves(code, 5)])

    house.use(act)
    return house


def test_a_good_house(house: House) -> None:
    report = check(filled(house).place)
    assert (report.tables, report.is_good) == (2, True)
    assert repair(house.place) == []


def test_damage_is_found_and_cut_off(house: House) -> None:
    filled(house)
    house.run("UPDATE journal SET entry = x'00' WHERE code = 'BBBBBB' AND number = 3")
    house.run("UPDATE tables SET header = x'c1' WHERE code = 'CCCCCC'")
    before = house.run("SELECT number, entry FROM journal WHERE code = 'BBBBBB' ORDER BY number")
    report = check(house.place)
    assert [(damage.code, damage.good) for damage in report.damages] == [("BBBBBB", 3), ("CCCCCC", None)]
    assert [damage.code for damage in repair(house.place)] == ["BBBBBB", "CCCCCC"]
    kept = house.run("SELECT number, entry FROM journal WHERE code = 'BBBBBB' ORDER BY number")
    assert kept[:3] == before[:3]
    assert isinstance(journal.read_entry(kept[3][1]), journal.Noted)
    assert house.run("SELECT number, entry FROM cut ORDER BY number") == before[3:]
    assert [damage.code for damage in check(house.place).damages] == ["CCCCCC"]


def test_a_backup_is_put_back(house: House, tmp_path: Path) -> None:
    """Also while the store is open; putting it back is refused then."""
    filled(house)
    file = tmp_path / "backup"

    async def act(store: Store) -> None:
        await store.claim("BBBBBB")
        await store.write([entry_row("BBBBBB", 5, journal.Closed())])
        assert backup(house.place, file) > 0
        with pytest.raises(InUse):
            restore(house.place, file)
        with pytest.raises(InUse):
            repair(house.place)
        await store.write([entry_row("BBBBBB", 6, journal.Closed())])

    house.use(act)
    assert not file.stat().st_mode & 0o077, "it has the seeds"
    with pytest.raises(StoreError, match="exists already"):
        backup(house.place, file)
    after = house.everything()
    assert "before" in restore(house.place, file)
    restored = house.everything()
    assert len(restored["journal"]) == len(after["journal"]) - 1
    assert {**restored, "journal": []} == {**after, "journal": []}

    async def on(store: Store) -> None:
        assert (await store.new_guest(b"new", Guest(0, "Bob"))).id == 2
        await store.claim("BBBBBB")
        await store.write([entry_row("BBBBBB", 6, journal.Closed())])

    house.use(on)


def test_what_is_no_backup_is_not_put_back(house: House, tmp_path: Path) -> None:
    before = filled(house).everything()
    file = tmp_path / "backup"
    file.write_text("Dear diary")
    for nothing in (file, tmp_path / "nowhere"):
        with pytest.raises(StoreError):
            restore(house.place, nothing)
    assert house.everything() == before


def test_a_house_moves_anywhere(house: House, other: House) -> None:
    before = filled(house).everything()
    copy(house.place, other.place)
    assert other.everything() == before
    assert house.everything() == before
    with pytest.raises(StoreError, match="already"):
        copy(house.place, other.place)

    async def act(store: Store) -> None:
        assert (await store.new_guest(b"new", Guest(0, "Bob"))).id == 2

    other.use(act)


def test_a_house_in_use_does_not_move(house: House, other: House) -> None:
    async def act(store: Store) -> None:
        await store.new_guest(b"a", Guest(0, "Ann"))
        with pytest.raises(InUse):
            copy(house.place, other.place)

    house.use(act)


def test_where_nothing_is(house: House, tmp_path: Path) -> None:
    for act in (check, repair, lambda place: backup(place, tmp_path / "copy")):
        with pytest.raises(StoreError, match="there is no"):
            act(house.place)
    assert not (tmp_path / "copy").exists()
