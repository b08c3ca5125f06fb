"""A house in PostgreSQL: older forms, crashes of the database, and servers that are killed."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import InvalidStatus

from bakehouse.server import journal, postgres
from bakehouse.server.connection import Guest
from bakehouse.server.metrics import Metrics
from bakehouse.server.opening import StoreError
from bakehouse.server.places import check
from bakehouse.server.postgres_store import PostgresStore
from bakehouse.server.rows import entry_row, table_rows
from bakehouse.server.store import Store
from tests.server.client import QUICK, Answer, Person, Server
from tests.server.postgres import PostgresServer, why_none
from tests.server.test_damage import hello
from tests.server.test_kill import Evening
from tests.server.test_stores import header, moves


@pytest.fixture
def address(postgres: PostgresServer) -> str:
    return postgres.new_database()


def served(folder: Path, address: str, settings: str = QUICK, port: int = 0) -> Server:
    return Server(folder, f"{settings}, store={address!r}", port=port)


# -- The form of the database --------------------------------------------------------


@pytest.mark.parametrize("version", range(1, postgres.VERSION + 1))
def test_older_forms_are_brought_up(address: str, version: int) -> None:
    with closing(postgres.connected(address)) as connection:
        postgres.bring_up(address, connection, version)
        for statement, values in [*table_rows("BBBBBB", header(), "playing"), *moves("BBBBBB", 3)]:
            connection.execute(postgres.translated(statement), values)
        connection.execute(
            "INSERT INTO guests (id, token, name, created) VALUES (nextval('guest_numbers'), 'a', 'A', 0)"
        )

    async def act() -> None:
        store = PostgresStore(address, Metrics())
        assert (await store.new_guest(b"b", Guest(0, "Bob"))).id == 2
        table = await store.load("BBBBBB")
        assert table is not None
        assert len(table.entries) == 3
        store.close()

    asyncio.run(act())
    with closing(postgres.connected(address)) as connection:
        assert postgres.version_of(connection) == postgres.VERSION
    assert check(address).is_good


def test_a_newer_form_is_refused(postgres: PostgresServer, address: str) -> None:
    PostgresStore(address, Metrics()).close()
    postgres.sql(address, "UPDATE house SET version = 99")
    with pytest.raises(StoreError, match="another version"):
        PostgresStore(address, Metrics())
    with pytest.raises(StoreError, match="another version"):
        check(address)


# -- Where there is no database --------------------------------------------------------


def test_a_database_that_cannot_be_reached_is_told_without_its_password(tmp_path: Path) -> None:
    place = f"postgresql://ann:s3cret@/games?host={tmp_path}"
    program = [sys.executable, "-m", "bakehouse", "serve", "--no-browser", "--port", "0", "--store", place]
    ended = subprocess.run([*program, "--data", str(tmp_path)], check=False, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 2
    assert "cannot be used" in ended.stderr
    assert "Traceback" not in ended.stderr
    assert "s3cret" not in ended.stderr


def test_a_store_is_an_address(tmp_path: Path) -> None:
    program = [sys.executable, "-m", "bakehouse", "serve", "--no-browser", "--port", "0", "--store", "games"]
    ended = subprocess.run(program, check=False, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 2
    assert "games is no address of a database" in ended.stderr


# -- Crashes -----------------------------------------------------------------------------


@pytest.fixture
def own_server() -> Iterator[PostgresServer]:
    """One that may be killed."""
    if why_none():
        pytest.skip(why_none())
    server = PostgresServer()
    yield server
    server.remove()


def test_what_was_acknowledged_survives_a_crash_of_the_database(own_server: PostgresServer) -> None:
    address = own_server.new_database()
    acknowledged = 0

    async def write_until_it_fails(store: Store) -> None:
        nonlocal acknowledged
        await store.write(table_rows("BBBBBB", header(), "playing"))
        asyncio.get_running_loop().call_later(0.3, own_server.stop, signal.SIGQUIT)
        with suppress(StoreError):
            while True:
                await store.write([entry_row("BBBBBB", acknowledged, journal.Closed())])
                acknowledged += 1

    async def run() -> None:
        store = PostgresStore(address, Metrics())
        await write_until_it_fails(store)
        with pytest.raises(StoreError):
            await store.load("BBBBBB")
        own_server.start()
        table = await store.load("BBBBBB")
        assert table is not None
        assert len(table.entries) in (acknowledged, acknowledged + 1), "the last one may have been written unheard"
        await store.write([entry_row("BBBBBB", len(table.entries), journal.Closed())])
        store.close()

    asyncio.run(run())
    assert acknowledged > 0
    assert check(address).is_good


def test_a_server_without_its_database_sends_people_elsewhere(tmp_path: Path, own_server: PostgresServer) -> None:
    """It says that it is not well, so that a proxy can choose another one; and goes on when the database is back."""
    server = served(tmp_path / "data", own_server.new_database()).start()
    ann = Person(server, "Ann")
    code = ann.open("pie-factory", ["me", "random"])
    assert hello(ann, code)["position"]["seat"] == 0
    own_server.stop()
    assert until_health_is(ann, 503).body == b"no database\n"

    async def refused() -> None:
        with pytest.raises(InvalidStatus, match="503"):
            async with ann.page(code):
                pass

    asyncio.run(refused())
    own_server.start()
    assert until_health_is(ann, 200).body == b"ok\n"
    assert hello(ann, code)["position"]["seat"] == 0
    assert server.stop() == 0


def until_health_is(person: Person, status: int) -> Answer:
    deadline = time.monotonic() + 30
    while True:
        answer = person.get("/health")
        if answer.status == status:
            return answer
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_a_server_that_is_killed_again_and_again(tmp_path: Path, address: str) -> None:
    server = served(tmp_path / "data", address).start()
    evening = Evening(server, Random(8), address)
    for _ in range(3):
        evening.until_the_lights_go_out()
        server.start()
    assert sum(evening.numbers.values()) > 0
    assert Person(server).get("/health").status == 200
    assert server.stop() == 0
    assert check(address).is_good
