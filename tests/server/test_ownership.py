"""Several servers of one house: a table is one server's at a time, whichever server somebody comes to, and whatever
happens to the servers."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

import bakehouse
from bakehouse.server import journal
from bakehouse.server.connection import Guest
from bakehouse.server.metrics import Metrics
from bakehouse.server.opening import StoreError
from bakehouse.server.places import check
from bakehouse.server.postgres_store import PostgresStore
from bakehouse.server.rows import entry_row, seen_row, table_rows
from bakehouse.server.store import Peer
from tests.server.client import Page, Person
from tests.server.postgres import PostgresServer
from tests.server.test_damage import hello
from tests.server.test_kill import some_moves
from tests.server.test_postgres import served
from tests.server.test_stores import header

TAKEN_OVER = 3.0  # seconds: so long may a table be gone
SLOW = 4.0  # seconds more that a busy machine may take to load and to answer


@pytest.fixture
def address(postgres: PostgresServer) -> str:
    return postgres.new_database()


# -- Leases ----------------------------------------------------------------------------


@asynccontextmanager
async def two_stores(address: str) -> AsyncIterator[tuple[PostgresStore, PostgresStore]]:
    stores = PostgresStore(address, Metrics(), "127.0.0.1:1"), PostgresStore(address, Metrics(), "127.0.0.1:2")
    for store in stores:
        store.when_lost(lambda: None)
    try:
        yield stores
    finally:
        for store in stores:
            store.close()


def test_a_table_is_one_servers(address: str) -> None:
    async def run() -> None:
        async with two_stores(address) as (one, two):
            await one.write(table_rows("BBBBBB", header(), "playing"))
            assert await one.claim("BBBBBB") is None
            peer = await two.claim("BBBBBB")
            assert peer is not None
            assert peer.address == "127.0.0.1:1"
            assert one.is_from_peer(peer.secret)
            assert not two.is_from_peer(peer.secret)
            with pytest.raises(StoreError, match="does not belong to lease"):
                await two.write([entry_row("BBBBBB", 0, journal.Closed())])
            await one.write([entry_row("BBBBBB", 0, journal.Closed())])
            await one.release("BBBBBB")
            assert await two.claim("BBBBBB") is None
            with pytest.raises(StoreError, match="does not belong to lease"):
                await one.write([entry_row("BBBBBB", 1, journal.Closed())])
            await two.write([entry_row("BBBBBB", 1, journal.Closed())])
            assert await two.claim("NOBODY") is None, "what does not exist is nobody's"

    asyncio.run(run())


def test_what_one_table_may_not_write_the_others_do(address: str) -> None:
    """In the same batch."""

    async def run() -> None:
        async with two_stores(address) as (one, two):
            codes = [letter * 6 for letter in "BCDFGH"]
            for code in codes:
                await one.write(table_rows(code, header(), "playing"))
            await one.release("DDDDDD")
            await two.claim("DDDDDD")
            written = [one.write([entry_row(code, 0, journal.Closed())]) for code in codes]
            answers = await asyncio.gather(*written, return_exceptions=True)
            assert [isinstance(answer, StoreError) for answer in answers] == [code == "DDDDDD" for code in codes]

    asyncio.run(run())


def test_a_dead_server_writes_nothing_and_begins_anew(postgres: PostgresServer, address: str) -> None:
    lost: list[float] = []

    async def run() -> None:
        store = PostgresStore(address, Metrics(), "127.0.0.1:1")
        store.when_lost(lambda: lost.append(time.monotonic()))
        await store.write(table_rows("BBBBBB", header(), "playing"))
        postgres.sql(address, "DELETE FROM leases")
        with pytest.raises(StoreError, match=r"has ended|does not belong"):
            await store.write([entry_row("BBBBBB", 0, journal.Closed())])
        await store.write([seen_row((await store.new_guest(b"a", Guest(0, "Ann"))).id)])
        for _ in range(100):
            if lost:
                break
            await asyncio.sleep(0.05)
        assert len(lost) == 1
        with pytest.raises(StoreError, match=r"has ended|does not belong"):
            await store.write([entry_row("BBBBBB", 0, journal.Closed())])
        assert await _claimed(store, "BBBBBB") is None
        await store.write([entry_row("BBBBBB", 0, journal.Closed())])
        store.close()

    asyncio.run(run())


async def _claimed(store: PostgresStore, code: str) -> Peer | None:
    """As soon as there is a new lease."""
    while True:
        with suppress(StoreError):
            return await store.claim(code)
        await asyncio.sleep(0.05)


def test_who_waits_is_woken(address: str) -> None:
    async def run() -> None:
        async with two_stores(address) as (one, two):
            await one.write(table_rows("BBBBBB", header(), "playing"))
            while (peer := await two.claim("BBBBBB")) is None or not await two.peers():
                await asyncio.sleep(0.01)
            begun = time.monotonic()
            waiting = asyncio.create_task(two.gone(peer))
            await one.leave()
            await asyncio.wait_for(waiting, 5.0)
            assert time.monotonic() - begun < 1.5, "by a message, and not when the lease is missed"
            assert await two.claim("BBBBBB") is None

    asyncio.run(run())


# -- Servers -----------------------------------------------------------------------------


class Pair:
    """Two servers of one house, and somebody who plays at a table of the first one."""

    def __init__(self, folder: Path, address: str) -> None:
        self.one = served(folder / "one", address).start()
        self.two = served(folder / "two", address).start()
        self.ann = Person(self.one, "Ann")
        self.code = self.ann.open("pie-factory", ["me", "random"])
        self.elsewhere = Person(self.two)
        self.elsewhere.cookie = self.ann.cookie
        hello(self.ann, self.code)  # who is first decides whose the table is


@pytest.fixture
def pair(tmp_path: Path, address: str) -> Pair:
    return Pair(tmp_path, address)


async def back(person: Person, code: str, within: float) -> Page:
    """As a page does it: try again until it is there."""
    deadline = time.monotonic() + within
    while True:
        page = person.page(code)
        try:
            await page.__aenter__()
            await page.hello(0)
            return page
        except (OSError, WebSocketException):
            assert time.monotonic() < deadline, "nobody has taken the table over"
            await asyncio.sleep(0.1)


async def stopped(pid: int) -> None:
    """It reads nothing any more: the signal alone says only that it will stop."""
    os.kill(pid, signal.SIGSTOP)
    threads = Path(f"/proc/{pid}/task")
    while {thread.read_text().rpartition(")")[2].split()[0] for thread in threads.glob("*/stat")} != {"T"}:
        await asyncio.sleep(0.01)


def same(pair: Pair, path: str) -> bytes:
    """What both of them answer, as soon as nobody moves between two questions."""
    for _ in range(100):
        there, here = pair.elsewhere.get(path).body, pair.ann.get(path).body
        if there == here:
            return here
        time.sleep(0.05)
    raise AssertionError("they do not agree")


def test_whichever_server_somebody_comes_to(pair: Pair) -> None:
    async def run() -> None:
        async with pair.ann.page(pair.code) as here, pair.elsewhere.page(pair.code) as there:
            await here.hello(0)
            await there.hello(0)
            moved = await some_moves(there, Random(1), 5)
            assert moved
            await here.until_number(moved)
            moved = await some_moves(here, Random(2), 5)
            await there.until_number(moved)
            assert pair.code.encode() in same(pair, "/api/me")
            assert await there.refused("pick", seat=0, number=0, atoms=[0]) == "stale"
            path = f"/api/tables/{pair.code}/record?view=spectator"
            first = same(pair, path)
            await some_moves(there, Random(1), 3)
            assert len(same(pair, path)) > len(first), "what is copied follows"

    asyncio.run(run())
    assert pair.one.stop() == 0
    assert pair.two.stop() == 0


def test_a_deck_that_one_server_knows_is_known_to_all(pair: Pair) -> None:
    game = bakehouse.game("pie-factory")
    text = game.house_deck().text.replace('name = "', 'name = "Another ', 1)
    read = pair.ann.post("/api/decks/pie-factory", text.encode())
    assert read.status == 200, read.body
    digest = read.json["digest"]
    assert digest != game.house_deck().digest
    for path in (f"/api/decks/pie-factory/{digest}", f"/api/faces/pie-factory/{digest}"):
        assert pair.elsewhere.get(path).body == pair.ann.get(path).body
        assert pair.elsewhere.get(path).status == 200
    assert pair.elsewhere.get(f"/api/decks/pie-factory/{'0' * len(digest)}").status == 404


def test_what_is_refused_is_refused_everywhere(pair: Pair) -> None:
    async def run(person: Person, code: str) -> tuple[str, int]:
        async with person.page(code) as page:
            answer = await page.until(lambda message: message["type"] == "refused")
            return answer["problem"]["code"], await page.closed()

    assert asyncio.run(run(pair.elsewhere, "ZZZZZZ")) == ("no_such_table", 1008)
    assert pair.elsewhere.get("/api/tables/ZZZZZZ/record").json["code"] == "no_such_table"

    async def forged() -> None:
        headers = {"x-bakehouse-peer": "guessed", "Origin": "http://evil.example"}
        with pytest.raises(WebSocketException):
            async with pair.ann.page(pair.code, **headers):
                pass

    asyncio.run(forged())


def test_a_killed_servers_tables_are_taken_over(pair: Pair, address: str) -> None:
    async def run() -> None:
        async with pair.elsewhere.page(pair.code) as page:
            await page.hello(0)
            acknowledged = await some_moves(page, Random(3), 6)
            pair.one.kill()
            killed = time.monotonic()
            with pytest.raises(ConnectionClosed):
                await page.until(lambda message: False)
        again = await back(pair.elsewhere, pair.code, TAKEN_OVER + SLOW)
        assert time.monotonic() - killed < TAKEN_OVER + SLOW
        assert again.position["number"] >= acknowledged
        assert await some_moves(again, Random(4), 3) > acknowledged
        await again.close()

    asyncio.run(run())
    assert pair.two.stop() == 0
    assert check(address).is_good


def test_a_server_that_stops_in_order_gives_its_tables_away_at_once(pair: Pair) -> None:
    async def run() -> None:
        async with pair.elsewhere.page(pair.code) as page:
            await page.hello(0)
            acknowledged = await some_moves(page, Random(3), 6)
            stopping = asyncio.create_task(asyncio.to_thread(pair.one.stop))
            with pytest.raises(ConnectionClosed):
                await page.until(lambda message: False)
            assert page.socket.close_code == 1012
        again = await back(pair.elsewhere, pair.code, TAKEN_OVER + SLOW)
        assert again.position["number"] >= acknowledged
        await again.close()
        assert await stopping == 0

    asyncio.run(run())
    assert "taken for dead" not in pair.two.log, "it said that it goes"
    assert pair.two.stop() == 0


def test_a_server_that_was_stopped_past_its_lease_writes_nothing(
    pair: Pair, postgres: PostgresServer, address: str
) -> None:
    """It wakes up with a move that was sent to it while it was stopped."""

    def stored() -> list[tuple[object, ...]]:
        return postgres.sql(address, f"SELECT number, entry FROM journal WHERE code = '{pair.code}' ORDER BY number")

    async def run() -> None:
        assert pair.one.process is not None
        async with pair.ann.page(pair.code) as page:
            await page.hello(0)
            acknowledged = await some_moves(page, Random(5), 4)
            position = await page.until_position(lambda p: bool(p["choices"]))
            await stopped(pair.one.process.pid)
            late = await page.send("pick", seat=0, number=position["number"], atoms=[position["choices"][0]["atom"]])
            other = await back(pair.elsewhere, pair.code, TAKEN_OVER + SLOW)
            assert other.position["number"] >= acknowledged
            await some_moves(other, Random(6), 4)
            await other.quiet(0.3)
            before = stored()
            os.kill(pair.one.process.pid, signal.SIGCONT)
            with suppress(ConnectionClosed):
                while True:
                    answer = await page.read()
                    assert answer.get("ref") != late or answer["type"] == "refused", "the move was not acknowledged"
            await asyncio.sleep(0.3)
            assert stored() == before
            again = await back(pair.ann, pair.code, SLOW)
            await some_moves(again, Random(7), 2)
            await again.close()
            await other.close()

    asyncio.run(run())
    assert [number for number, _ in stored()] == [*range(len(stored()))]
    assert pair.one.stop() == 0
    assert pair.two.stop() == 0
    assert check(address).is_good
