"""Other browsers of a guest, and a guest who wants to be forgotten."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import segno

from bakehouse.server.opening import FILE
from tests.server.client import QUICK, ROOMY, Person, Server
from tests.server.postgres import PostgresServer
from tests.server.test_own_history import GAME, finish, games, play

# -- Another device ------------------------------------------------------------


def test_another_browser_is_the_same_guest(server: Server) -> None:
    ann, phone, eve = Person(server, "Ann"), Person(server, "Somebody"), Person(server)
    code = ann.open(GAME, ["me", "random"])
    offer = ann.post("/api/me/offer", {}).json
    assert offer["link"].endswith(f"/take#{offer['code']}")
    assert offer["qr"].startswith("M0 0.5h7")
    assert offer["size"] == segno.make(offer["link"], error="m", micro=False).symbol_size(border=0)[0]
    taken = phone.post("/api/me/take", {"code": offer["code"].lower().replace("-", " ")})
    assert (taken.status, taken.json["name"]) == (200, "Ann")
    assert "HttpOnly" in taken.headers["set-cookie"]
    assert eve.post("/api/me/take", {"code": offer["code"]}).json["code"] == "no_such_offer", "it works once"
    assert eve.cookie == ""
    for browser in (ann, phone):
        assert [table["code"] for table in browser.get("/api/me").json["tables"]] == [code]
    asyncio.run(finish(phone, code, 0))
    assert [game["code"] for game in games(ann)] == [code]
    assert phone.cookie != ann.cookie


def test_a_new_code_ends_the_one_before(server: Server) -> None:
    ann, eve = Person(server, "Ann"), Person(server)
    first, second = (ann.post("/api/me/offer", {}).json["code"] for _ in range(2))
    assert eve.post("/api/me/take", {"code": first}).status == 404
    assert eve.post("/api/me/take", {"code": second}).status == 200
    assert Person(server).post("/api/me/offer", {}).json["code"] == "no_name"


def test_codes_are_not_guessed(tmp_path: Path) -> None:
    server = Server(
        tmp_path / "data", QUICK, ROOMY.replace("unknown_codes=Rate(1e9, 1e9)", "unknown_codes=Rate(3, 0.001)")
    )
    server.start()
    eve = Person(server)
    codes = [eve.post("/api/me/take", {"code": "BBBBB-BBBBB"}).json["code"] for _ in range(5)]
    assert codes == ["no_such_offer"] * 3 + ["too_fast"] * 2
    assert eve.post("/api/me/take", {"code": "B" * 41}).json["code"] == "malformed"
    assert server.stop() == 0


# -- Forget me -----------------------------------------------------------------


def until(is_it: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 20
    while not is_it():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def everything(server: Server) -> bytes:
    """All bytes of the database that are in use, and of the copies beside it."""
    with closing(sqlite3.connect(f"file:{server.data / FILE}?mode=ro", uri=True)) as store:
        rows = [
            row
            for (table,) in store.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
            for row in store.execute(f"SELECT * FROM {table}")
        ]
    copies = [gzip.decompress(file.read_bytes()) for file in (server.data / "exports").glob("*.gz")]
    return repr(rows).encode() + b"".join(copies)


def test_forget_me(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    zora, bob = Person(server, "Zora"), Person(server, "Bob")
    over = play([zora, bob], ["random"])
    assert zora.get(f"/api/tables/{over}/replay?view=all").json["players"][0] == "Zora"
    assert zora.get(f"/api/tables/{over}/record?view=all").status == 200
    zora.get("/api/me/standing")
    tablet = Person(server)
    tablet.post("/api/me/take", {"code": zora.post("/api/me/offer", {}).json["code"]})
    running = zora.open(GAME, ["me", "open", "random"], start=False)
    alone = zora.open(GAME, ["me", "random"])
    waiting = zora.open(GAME, ["me", "open"], start=False)

    async def leave() -> None:
        async with zora.page(running) as hers, bob.page(running) as his:
            await hers.hello(0)
            await his.hello()
            await his.do("sit", seat=1)
            await hers.do("say", text="Zora was here")
            await hers.do("start")
            await his.hello(1)
            assert (await asyncio.to_thread(zora.post, "/api/me/forget", {})).json["code"] == "malformed"
            answer = await asyncio.to_thread(zora.post, "/api/me/forget", {"sure": True})
            assert answer.json["name"] == ""
            assert await hers.closed() == 1008
            assert await his.closed() == 1011, "what it shows has changed: it comes again"
        until(lambda: b"Zora" not in everything(server))
        async with bob.page(running) as his:
            await his.hello(1)
            assert [chair["kind"] for chair in his.lobby["chairs"]] == ["bot", "person", "bot"]
            assert his.lobby["host"], "the table is his now"

    asyncio.run(leave())
    zora.cookie, old = "", zora.cookie
    for cookie in (old, tablet.cookie):
        zora.cookie = cookie
        nobody = {"name": "", "tables": [], "mascot": "", "colour": "", "findable": False}
        assert zora.get("/api/me").json == {
            **nobody,
            "away_until": 0,
            "away_longest": 0,
            "tournaments": [],
            "push_key": "",
        }
    assert bob.get(f"/api/tables/{over}/replay?view=all").json["players"] == ["", "Bob", "Dill"]
    assert bob.get(f"/api/tables/{over}/record?view=all").status == 200
    (game,) = games(bob)
    assert [player["name"] for player in game["players"]] == ["", "Bob", "Dill"]
    assert {rival["level"] for rival in bob.get("/api/me/standing").json["rivals"]} == {"random"}
    assert server.stop() == 0
    assert b"Zora" not in everything(server)
    with closing(sqlite3.connect(server.data / FILE)) as store:
        status = dict(store.execute("SELECT code, status FROM tables"))
        left = store.execute("SELECT count(*) FROM people WHERE guest = 1").fetchone()
    assert status == {over: "over", running: "playing", alone: "closed", waiting: "closed"}
    assert left == (0,)
    server.start()  # every table can still be read
    assert bob.get(f"/api/tables/{over}/result").status == 200
    assert server.stop() == 0
    assert '"level": "error"' not in server.log


def test_what_was_left_undone_is_done_later(tmp_path: Path) -> None:
    """A server that is killed in the middle of it goes on when it starts."""
    server = Server(tmp_path / "data").start()
    zora, bob = Person(server, "Zora"), Person(server, "Bob")
    play([zora, bob], [])
    assert server.stop() == 0
    with closing(sqlite3.connect(server.data / FILE)) as store:
        store.execute("UPDATE guests SET token = x'00', name = '' WHERE name = 'Zora'")
        store.commit()
    assert b"Zora" in everything(server)
    server.start()
    until(lambda: b"Zora" not in everything(server))
    assert server.stop() == 0


def test_forgetting_in_postgres(tmp_path: Path, postgres: PostgresServer) -> None:
    """A table that another server has in memory is cleaned when that one has let it go."""
    address = postgres.new_database()
    one, two = (Server(tmp_path / name, f"{QUICK}, store={address!r}") for name in ("one", "two"))
    one.start()
    two.start()
    zora, bob = Person(one, "Zora"), Person(one, "Bob")
    over = play([zora, bob], [])
    zora.server = two
    assert zora.post("/api/me/forget", {"sure": True}).status == 200
    assert zora.get("/api/me").json["name"] == ""
    assert "Zora" in repr(bob.get(f"/api/tables/{over}/replay?view=all").json["players"])
    assert one.stop() == 0
    assert two.stop() == 0
    two.start()
    bob.server = two
    until(lambda: "Zora" not in repr(bob.get(f"/api/tables/{over}/replay?view=all").json["players"]))
    (game,) = games(bob)
    assert [player["name"] for player in game["players"]] == ["", "Bob"]
    assert two.stop() == 0


def test_a_slow_table_goes_on_without_them(tmp_path: Path) -> None:
    """What is written for lists has their name, and when the table goes on by itself."""
    server = Server(tmp_path / "data").start()
    zora, bob, cleo = (Person(server, name) for name in ("Zora", "Bob", "Cleo"))
    code = zora.open(GAME, ["me", "open", "open"], start=False, clock={"hours": 24})

    async def begin() -> None:
        async with zora.page(code) as hers, bob.page(code) as his, cleo.page(code) as third:
            await hers.hello(0)
            for seat, page in ((1, his), (2, third)):
                await page.hello()
                await page.do("sit", seat=seat)
            await hers.do("start")

    def rows(question: str) -> list[tuple[object, ...]]:
        with closing(sqlite3.connect(server.data / FILE)) as store:
            return store.execute(question).fetchall()

    asyncio.run(begin())
    assert zora.post("/api/me/away", {"until": int(time.time()) + 3_600}).status == 200
    assert rows("SELECT count(*) FROM vacations") == [(1,)]
    assert zora.post("/api/me/forget", {"sure": True}).status == 200
    assert rows("SELECT count(*) FROM vacations") == [(0,)]
    until(lambda: b"Zora" not in everything(server))
    assert rows("SELECT due > 0 FROM glances") == [(1,)]
    (table,) = bob.get("/api/me").json["tables"]
    assert (table["code"], table["status"], table["players"][1:]) == (code, "playing", ["Bob", "Cleo"])
    assert server.stop() == 0
    assert b"Zora" not in everything(server)
    assert rows("SELECT due > 0 FROM glances") == [(1,)]
