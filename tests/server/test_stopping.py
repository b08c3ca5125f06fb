"""Starting and stopping, and the file in which everything is."""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bakehouse.server.metrics import Metrics
from bakehouse.server.opening import StoreError
from bakehouse.server.run import addresses
from bakehouse.server.sqlite_store import SqliteStore
from tests.server.client import Person, Server
from tools import message_types, wire_types


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_graceful_stop(tmp_path: Path, number: int) -> None:
    server = Server(tmp_path / "data").start()
    ann = Person(server, "Ann")
    code = ann.open("pastry-chefs", ["me"] * 4)

    async def play() -> int:
        async with ann.page(code) as page:
            await page.hello(0)
            seat = page.position["waiting"][0]
            await page.hello(seat)
            await page.pick([page.position["choices"][0]["atom"]])
            assert server.process is not None
            server.process.send_signal(number)
            return await page.closed()

    begun = time.monotonic()
    assert asyncio.run(play()) == 1012
    assert server.stop() == 0
    assert time.monotonic() - begun < 10
    lines = [json.loads(line) for line in server.log.splitlines()]
    assert [line["what"] for line in lines] == ["started", "stopped"]


def test_stopping_does_not_wait_for_bots_that_think(tmp_path: Path) -> None:
    thoughtful = "bot_pause=600.0, bot_seconds=600.0, window_pause=600.0, window_seconds=600.0"
    server = Server(tmp_path / "data", thoughtful).start()
    ann = Person(server, "Ann")
    codes = [ann.open("pie-factory", ["hard"] * 4) for _ in range(12)]

    async def stop() -> float:
        pages = [ann.page(code) for code in codes]
        for page in pages:
            await page.__aenter__()
            await page.hello()
        await asyncio.sleep(0.3)
        begun = time.monotonic()
        closing = [asyncio.create_task(page.closed()) for page in pages]
        assert await asyncio.to_thread(server.stop) == 0
        await asyncio.gather(*closing)
        return time.monotonic() - begun

    assert asyncio.run(stop()) < 3.0


def test_the_command(tmp_path: Path) -> None:
    program = [sys.executable, "-m", "bakehouse", "serve", "--no-browser", "--data", str(tmp_path / "data")]
    process = subprocess.Popen([*program, "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("Bakehouse is open: http://127.0.0.1:")
    port = line.strip().rstrip("/").rpartition(":")[2]
    again = [*program[:-1], str(tmp_path / "other"), "--port", port]
    taken = subprocess.run(again, check=False, capture_output=True, text=True)
    assert taken.returncode == 2
    assert f"port {port} of 127.0.0.1 cannot be used" in taken.stderr
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=15)
    assert process.returncode == 0


def test_the_address_is_one_that_others_can_use() -> None:
    """Invitations are made from it."""
    assert addresses("127.0.0.1", 8000)[0] == "Bakehouse is open: http://127.0.0.1:8000/"
    assert "This computer only" in addresses("127.0.0.1", 8000)[1]
    open_to_all = addresses("0.0.0.0", 8000)
    assert "127.0.0.1" not in open_to_all[0]
    assert "0.0.0.0" not in open_to_all[0]
    assert "Other devices in this network" in open_to_all[1]


def test_another_schema_is_refused(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path, Metrics())
    store.close()
    with sqlite3.connect(tmp_path / "bakehouse.sqlite3") as file:
        file.execute("PRAGMA user_version = 99")
    file.close()
    with pytest.raises(StoreError, match="another version"):
        SqliteStore(tmp_path, Metrics())


def test_moves_of_several_tables_share_a_commit(tmp_path: Path) -> None:
    async def write() -> Metrics:
        metrics = Metrics()
        store = SqliteStore(tmp_path, metrics)
        rows = [[("INSERT INTO journal VALUES (?, ?, x'00')", ("A", number))] for number in range(200)]
        await asyncio.gather(*(store.write(row) for row in rows))
        store.close()
        return metrics

    metrics = asyncio.run(write())
    assert metrics.registry.get_sample_value("bakehouse_written_total") == 200
    commits = metrics.registry.get_sample_value("bakehouse_commit_seconds_count")
    assert commits is not None
    assert commits < 100


def test_a_failed_commit_is_told(tmp_path: Path) -> None:
    async def write() -> None:
        store = SqliteStore(tmp_path, Metrics())
        row = [("INSERT INTO journal VALUES ('A', 1, x'00')", ())]
        await store.write(row)
        with pytest.raises(StoreError):
            await store.write(row)
        await store.write([("INSERT INTO journal VALUES ('A', 2, x'00')", ())])
        store.close()

    asyncio.run(write())


def test_the_types_of_the_page_are_fresh() -> None:
    """`python tools/wire_types.py` writes them."""
    assert wire_types.PAGE.read_text("utf-8") == wire_types.types()


def test_the_messages_of_the_page_are_fresh() -> None:
    """`python tools/message_types.py` writes them."""
    assert message_types.PAGE.read_text("utf-8") == message_types.types()
