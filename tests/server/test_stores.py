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

from bakehouse.server import devices, journal, opening, wire
from bakehouse.server.connection import Guest
from bakehouse.server.daily import DAY
from bakehouse.server.daily_rows import Finisher, deal_row, end_row, old_deals_row, secret_row
from bakehouse.server.devices import Devices
from bakehouse.server.glances import Glance
from bakehouse.server.glances import encode as encode_glance
from bakehouse.server.metrics import Metrics
from bakehouse.server.opening import FILE, InUse, StoreError
from bakehouse.server.places import Place, backup, check, copy, open_store, repair, restore
from bakehouse.server.reading import PAGE, AvoidedPerson, ListedTable
from bakehouse.server.reading_results import subscriptions_of
from bakehouse.server.refusal import Refusal
from bakehouse.server.rows import (
    MOST_SUBSCRIPTIONS,
    OFFER,
    avoid_row,
    entry_row,
    expiry_rows,
    farewell_rows,
    findable_rows,
    glance_row,
    guest_expiry_rows,
    header_row,
    look_row,
    no_longer_avoid_row,
    offer_rows,
    person_row,
    rating_row,
    rename_row,
    result_row,
    seen_row,
    status_row,
    subscription_rows,
    table_rows,
    take_over_row,
    tidying_rows,
    unsubscribe_row,
)
from bakehouse.server.runtime import Row
from bakehouse.server.settings import Settings
from bakehouse.server.store import Store, journal_of
from bakehouse.server.tournament_journal import Entry, Header, Joined, Started, entry_rows, tournament_rows
from bakehouse.server.tournaments import expiry_rows as tournament_expiry_rows
from bakehouse.server.versions import close_outdated
from tests.server.postgres import PostgresServer

SEED = bytes(range(32))
TABLES = (
    "guests",
    "tables",
    "people",
    "journal",
    "glances",
    "vacations",
    "subscriptions",
    "cut",
    "results",
    "devices",
    "avoided",
    "findable",
    "daily_house",
    "daily_deals",
    "tournaments",
    "tournament_journal",
)


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


def tournament(host: int = 1) -> Header:
    return Header("the-pie-game", {"target_pies": 1}, 2, "swiss", 3, wire.Clock(), "easy", host, "Ann", 1_700_000_000)


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


def test_browsers_that_are_told_something(house: House) -> None:
    """One browser is one guest's; a guest has the last few; and they go with their guest."""

    async def act(store: Store) -> None:
        ann, bob = [await store.new_guest(name, Guest(0, "x")) for name in (b"ann", b"bob")]
        for number in range(MOST_SUBSCRIPTIONS + 2):
            await store.write(subscription_rows(ann.id, f"https://a/{number:02}", b"key", b"secret", "en"))
        found = await store.ask(subscriptions_of, ann.id)
        assert len(found) == MOST_SUBSCRIPTIONS
        assert (found[0].key, found[0].secret, found[0].language) == (b"key", b"secret", "en")
        await store.write(subscription_rows(bob.id, found[0].endpoint, b"other", b"secret", "de"))
        assert [one.key for one in await store.ask(subscriptions_of, bob.id)] == [b"other"]
        await store.write([unsubscribe_row(found[1].endpoint)])
        assert await store.ask(subscriptions_of, ann.id) == found[2:]
        await store.write(farewell_rows(ann.id, b"nobody"))
        assert await store.ask(subscriptions_of, ann.id) == []
        await store.write(subscription_rows(99, "https://a/nobody", b"key", b"secret", "en"))
        await store.write(tidying_rows(0))
        assert await store.ask(subscriptions_of, 99) == [], "there is no such guest"
        assert len(await store.ask(subscriptions_of, bob.id)) == 1

    house.use(act)


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


def test_whom_people_avoid(house: House) -> None:
    async def act(store: Store) -> None:
        ann, bob, cleo = [(await store.new_guest(bytes([n]), Guest(0, "Ann"))).id for n in range(3)]
        await store.write([avoid_row(ann, bob, "mute", "Bob", "first")])
        await store.write(
            [avoid_row(ann, bob, "block", "Bobby", "second"), avoid_row(bob, cleo, "mute", "Cleo", "third")]
        )
        assert await store.avoided_by(ann) == [AvoidedPerson(bob, "block", "Bobby", "first")], "who stays keeps the key"
        assert await store.avoided_by(cleo) == []
        assert await store.blockers_of(bob) == {ann}
        assert await store.blockers_of(cleo) == set(), "Bob has only muted her"
        await store.write([no_longer_avoid_row(ann, bob)])
        assert await store.avoided_by(ann) == []
        await store.write([avoid_row(cleo, ann, "mute", "Ann", "fourth")])
        await store.write(guest_expiry_rows(int(time.time()) + 100))
        assert await store.avoided_by(cleo) == await store.avoided_by(bob) == [], "Ann and Bob are forgotten"

    house.use(act)


def test_who_may_be_found(house: House) -> None:
    async def act(store: Store) -> None:
        ann, bob = [(await store.new_guest(bytes([n]), Guest(0, "Ann"))).id for n in range(2)]
        for number, status in enumerate(("playing", "over", "waiting")):
            await store.write(table_rows("BCD"[number] * 6, header(ann), status))
        await store.write(findable_rows(ann, ["case: ann", "look: ann"]))
        long_ago, now = 0, 2_000_000_000
        assert await store.is_findable(ann)
        assert not await store.is_findable(bob)
        assert await store.tables_to_find(["look: ann", "case: ann"], now) == [("BBBBBB", ann)]
        assert len(await store.tables_to_find(["look: ann"], long_ago)) == 3
        assert await store.tables_to_find(["look: bob"], long_ago) == []
        await store.write(findable_rows(ann, []))
        assert await store.tables_to_find(["look: ann"], long_ago) == []
        await store.write(findable_rows(99, ["look: ann"]))
        await store.write(guest_expiry_rows(0))
        assert not await store.is_findable(99), "there is no such guest any more"

    house.use(act)


def test_tournaments_and_their_journals(house: House) -> None:
    entries: list[Entry] = [Joined(5, "Ann", 1, "", "lemon"), Joined(5, "Basil", level="easy"), Started(9, [1, 0], 3)]

    async def act(store: Store) -> None:
        await store.write([*tournament_rows("BBBBBBB", tournament()), *entry_rows("BBBBBBB", 0, entries, "running")])
        await store.write(tournament_rows("CCCCCCC", tournament()))
        await store.write(tournament_rows("DDDDDDD", tournament(host=2)))
        with pytest.raises(StoreError, match="cannot be written"):  # somebody else was quicker
            await store.write([*table_rows("BBBBBB", header(), "playing"), *entry_rows("BBBBBBB", 2, entries, "over")])

    house.use(act)

    async def read(store: Store) -> None:
        assert await store.tournament_header("BBBBBBB") == tournament()
        assert await store.tournament_header("FFFFFFF") is None
        assert await store.tournament_entries("BBBBBBB", 1) == entries[1:]
        assert await store.running_tournaments() == ["BBBBBBB"]
        assert [await store.unfinished_tournaments(0, host) for host in (None, 1, 2, 3)] == [3, 2, 1, 0]
        assert await store.unfinished_tournaments(1_700_000_000) == 2, "in one of them nothing has happened since"
        assert await store.quiet_tournaments(10) == ["BBBBBBB"]
        assert not await store.has_table("BBBBBB"), "all or nothing"
        await store.write(tournament_expiry_rows("BBBBBBB"))
        assert await store.tournament_header("BBBBBBB") is None
        assert await store.tournament_entries("BBBBBBB", 0) == []

    house.use(read)


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
        await store.write(guest_expiry_rows(int(time.time()) + 100))
        assert await store.load("BBBBBB") is None
        assert await store.load("CCCCCC") is not None
        assert await store.guest(b"a") is not None, "she has a table"
        assert await store.guest(b"b") is None
        assert await store.guest(b"c") is not None, "the newest one stays"

    house.use(act)
    assert house.run("SELECT count(*) FROM journal WHERE code = 'BBBBBB'") == [(0,)]


def test_another_browser_of_a_guest(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of many who use a code at the same moment one is the guest, and a code that is too old is of no use."""

    async def act(store: Store) -> None:
        ann = await store.new_guest(b"ann's", Guest(0, "Ann"))
        offers = Devices(store)
        code = (await offers.offer(ann, "http://house")).code
        found = await asyncio.gather(*(offers.take(code) for _ in range(8)), return_exceptions=True)
        assert sorted(str(one) for one in found)[1:] == ["no_such_offer: no-such-offer"] * 7
        monkeypatch.setattr(devices, "SECONDS", -1)
        old = (await offers.offer(ann, "http://house")).code
        with pytest.raises(Refusal, match="no_such_offer"):
            await offers.take(old)
        await store.write([(OFFER, (999, b"nobody's", 2**40)), *tidying_rows(int(time.time()))])

    house.use(act)
    rows = house.run("SELECT guest, code IS NULL, token IS NULL FROM devices")
    assert [tuple(map(int, row)) for row in rows] == [(1, 1, 0)], "what is old or nobody's is tidied away"


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


# -- The deals of the day --------------------------------------------------------------


def test_the_secret_is_drawn_once(house: House) -> None:
    async def act(store: Store) -> None:
        assert await store.daily_secret() is None
        await asyncio.gather(store.write([secret_row(SEED, 7)]), store.write([secret_row(bytes(32), 8)]))
        assert await store.daily_secret() == (SEED, 7)

    house.use(act)


def test_who_has_played_the_deal_of_a_day(house: House) -> None:
    async def act(store: Store) -> None:
        day, game = 20_000, "pastry-chefs"
        ann, bob = [await store.new_guest(name.encode(), Guest(0, name, "egg", "red")) for name in ("Ann", "Bob")]
        tables = [
            ("BBBBBB", ann, day, 1),
            ("CCCCCC", ann, day, 2),
            ("DDDDDD", bob, day, 1),
            ("FFFFFF", bob, day + 1, 1),
        ]
        for code, guest, at, attempt in tables:
            await store.write(
                [*table_rows(code, header(guest.id), "over"), deal_row(guest.id, at, game, attempt, code)]
            )
        await store.write([end_row("BBBBBB", 2, None, 17, (day + 1) * DAY - 1), end_row("CCCCCC", 1, 5, 3, 5)])
        assert await store.finished_on(game, day) == 1, "the second time does not count"
        await store.write([end_row("DDDDDD", 1, 5, 20, (day + 1) * DAY)])
        assert await store.finished_on(game, day) == 1, "nor does what was over too late"
        assert await store.finishers_on(game, day) == [Finisher(ann.id, "Ann", "egg", "red", 2, None, 17)]
        found = [(deal.code, deal.attempt, deal.status, deal.counts) for deal in await store.deals_of(ann.id, day)]
        assert found == [("BBBBBB", 1, "over", True), ("CCCCCC", 2, "over", False)]
        assert [deal.code for deal in await store.deals_of(bob.id, day + 1)] == ["FFFFFF"]
        with pytest.raises(StoreError, match="cannot be written"):
            await store.write([deal_row(ann.id, day, game, 2, "GGGGGG")])
        await store.write(expiry_rows(["BBBBBB"]))
        assert await store.finished_on(game, day) == 0
        await store.write([old_deals_row(day + 1)])
        assert await store.deals_of(ann.id, 0) == []
        assert [deal.code for deal in await store.deals_of(bob.id, 0)] == ["FFFFFF"]

    house.use(act)


# -- Looking after it ------------------------------------------------------------------


def filled(house: House) -> House:
    async def act(store: Store) -> None:
        await store.new_guest(b"\x00\n\\ token", Guest(0, "Ann\t\\N 🥧", "lemon", "red"))
        for code in ("BBBBBB", "CCCCCC"):
            await store.write([*table_rows(code, header(), "waiting"), *moves(code, 5)])
            await store.write(
                [result_row(1, code, 7, "pastry-chefs", 0, "", b"\x90\x00\n"), *offer_rows(1, b"\x00", 9)]
            )
        await store.write([rating_row(1, "CCCCCC", 1512.25, 90.5, 0.06), take_over_row(b"\xff", b"\x00")])
        await store.write([avoid_row(1, 2, "block", "Bob 🥧", "a key"), *findable_rows(1, ["case: ann 🥧"])])
        await store.write([secret_row(SEED, 20_000), deal_row(1, 20_000, "pastry-chefs", 1, "BBBBBB")])

        joined: list[Entry] = [Joined(5, "Ann\t\\N 🥧", 1)]
        await store.write([*tournament_rows("BBBBBBB", tournament()), *entry_rows("BBBBBBB", 0, joined, "waiting")])

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


def test_a_damaged_tournament_is_found(house: House) -> None:
    filled(house)
    house.run("UPDATE tournament_journal SET number = 1")
    assert [str(damage) for damage in check(house.place).damages] == [
        "tournament BBBBBBB: it cannot be read: entry 0 is missing. Only a backup has it"
    ]
    house.run("UPDATE tournaments SET header = x'c1'")
    assert [damage.code for damage in check(house.place).damages] == ["BBBBBBB"]


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
