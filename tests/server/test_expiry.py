"""What is forgotten after a long time, and what is kept for ever."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from random import Random

from bakehouse.server.opening import FILE
from bakehouse.server.settings import Settings
from tests.server.client import QUICK, Person, Server, play_to_the_end
from tests.server.test_kill import some_moves

DAY = 86_400


def test_ninety_days_unless_somebody_says_otherwise(tmp_path: Path) -> None:
    assert Settings(data=tmp_path).expiry == 90 * DAY


def test_what_expires(tmp_path: Path) -> None:
    """Tables without a move and guests without a table go; games, however old, stay."""
    server = Server(tmp_path / "data", f"{QUICK}, expiry={10 * DAY}.0").start()
    ann, bob, cleo, dora = (Person(server, name) for name in ("Ann", "Bob", "Cleo", "Dora"))
    chairs = ["me", "random"]
    over = ann.open("pie-factory", chairs)
    running = ann.open("pie-factory", chairs)
    waiting = ann.open("pie-factory", ["me", "open"], start=False)
    dealt = ann.open("pie-factory", chairs)
    abandoned = bob.open("pie-factory", chairs)
    fresh = cleo.open("pie-factory", chairs)
    damaged = ann.open("pie-factory", chairs)

    async def play() -> None:
        async with ann.page(over) as one, ann.page(running) as two:
            await one.hello(0)
            await play_to_the_end(one, Random(1))
            await two.hello(0)
            await some_moves(two, Random(1), 2)

    asyncio.run(play())
    assert server.stop() == 0
    long_ago = int(time.time()) - 11 * DAY
    with closing(sqlite3.connect(server.data / FILE)) as store:
        store.execute("UPDATE tables SET at = ? WHERE code <> ?", (long_ago, fresh))
        store.execute("UPDATE guests SET seen = ?", (long_ago,))
        store.execute("UPDATE journal SET entry = x'00' WHERE code = ?", (damaged,))
        store.commit()
    server.start()
    assert dora.get("/api/me").json["name"] == "Dora", "whoever comes back in time is not forgotten"
    codes, guests = expired(server)
    assert codes == {over, running, fresh, damaged}
    assert guests == {"Ann", "Cleo", "Dora"}, "Bob had only a table at which nobody moved"
    assert bob.get("/api/me").json["name"] == ""
    assert ann.get(f"/api/tables/{waiting}/qr.svg").json["code"] == "no_such_table"
    assert ann.get(f"/api/tables/{dealt}/qr.svg").json["code"] == "no_such_table"
    assert ann.get(f"/api/tables/{abandoned}/qr.svg").json["code"] == "no_such_table"
    assert {table["code"] for table in ann.get("/api/me").json["tables"]} == {over, running, damaged}
    assert ann.get(f"/api/tables/{over}/replay?view=all").status == 200
    assert server.stop() == 0


def expired(server: Server) -> tuple[set[str], set[str]]:
    """The tables and guests that are left, when those that expire are gone."""
    for _ in range(100):
        with closing(sqlite3.connect(f"file:{server.data / FILE}?mode=ro", uri=True)) as store:
            codes = {code for (code,) in store.execute("SELECT code FROM tables")}
            guests = {name for (name,) in store.execute("SELECT name FROM guests")}
            rest = store.execute("SELECT count(*) FROM journal WHERE code NOT IN (SELECT code FROM tables)").fetchone()
        if "Bob" not in guests:
            assert rest == (0,)
            return codes, guests
        time.sleep(0.05)
    raise AssertionError("nothing expired")
