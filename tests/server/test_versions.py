"""Databases of the older form, and games that were begun by other rules than the present ones."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import bakehouse
from bakehouse.records import parse
from bakehouse.server import journal, schema
from bakehouse.server.opening import FILE
from bakehouse.server.rows import subscription_rows
from tests.server.client import Person, Server, play_to_the_end
from tests.server.reading import read
from tests.server.test_damage import hello
from tests.server.test_kill import some_moves
from tests.server.test_store import command

# What a server of the first schema has left: Ann's cookie, and her five tables.
SCHEMA_1 = Path(__file__).parent / "schema_1.sql"
COOKIE = "bakehouse=TApdZ1nNpHzjj91ZMNtyOLIo5INgPRtILh7decuJd9A"
RUNNING, OUTDATED, OVER, WAITING, CLOSED = "ZJDTKE", "KCUQFJ", "HSEFGB", "TPRBHX", "ZAQUSQ"


# What version 4 of the schema has added.
SINCE_4 = (
    "results",
    "devices",
    "avoided",
    "findable",
    "daily_house",
    "daily_deals",
    "tournaments",
    "tournament_journal",
    "glances",
    "vacations",
)
WITHOUT_5 = ("DROP TABLE subscriptions",)
WITHOUT_4 = (*WITHOUT_5, *(f"DROP TABLE {table}" for table in SINCE_4))


def header(server: Server, code: str) -> journal.TableHeader:
    with closing(sqlite3.connect(server.data / FILE)) as connection:
        (blob,) = connection.execute("SELECT header FROM tables WHERE code = ?", (code,)).fetchone()
    return journal.read_header(blob)


def change_header(server: Server, code: str, **changes: Any) -> None:
    changed = msgspec.structs.replace(header(server, code), **changes)
    with closing(sqlite3.connect(server.data / FILE)) as connection:
        connection.execute("UPDATE tables SET header = ? WHERE code = ?", (journal.encode(changed), code))
        connection.commit()


def entries(server: Server, code: str) -> list[journal.Entry]:
    with closing(sqlite3.connect(server.data / FILE)) as connection:
        rows = connection.execute("SELECT entry FROM journal WHERE code = ? ORDER BY number", (code,)).fetchall()
    return [journal.read_entry(blob) for (blob,) in rows]


def play(person: Person, code: str, moves: int = 0) -> None:
    """Some moves; without a number, to the end."""

    async def sit() -> None:
        async with person.page(code) as page:
            await page.hello(0)
            await (some_moves(page, Random(2), moves) if moves else play_to_the_end(page, Random(2)))
            await page.quiet(0.1)

    asyncio.run(sit())


def test_a_database_of_the_first_schema(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    server.data.mkdir()
    with closing(sqlite3.connect(server.data / FILE)) as old:
        old.executescript(SCHEMA_1.read_text("utf-8"))
    assert command(server.data, "check").returncode == 0, "it can be checked before it is changed"
    server.start()
    ann = Person(server)
    ann.cookie = COOKIE
    me = ann.get("/api/me").json
    assert me["name"] == "Ann"
    assert {table["code"]: table["status"] for table in me["tables"]} == {
        RUNNING: "playing",
        OUTDATED: "closed",  # opened when Pie Contest had version 1 of its rules
        OVER: "over",
        WAITING: "waiting",
        CLOSED: "closed",
    }
    assert hello(ann, RUNNING)["position"]["number"] == 31
    play(ann, RUNNING, moves=4)
    note = read(hello(ann, OUTDATED)["lobby"]["note"])
    assert "version 1 of the rules of Pie Contest; this server has version 2" in note
    assert "The score was: Ann " in note
    assert ann.get(f"/api/tables/{OVER}/replay?view=all").json["outcome"]["scores"] == [21, 6]
    assert server.stop() == 0
    assert command(server.data, "check").returncode == 0
    assert header(server, OVER).rules == 1
    with closing(sqlite3.connect(server.data / FILE)) as new:
        assert new.execute("PRAGMA user_version").fetchone() == (schema.VERSION,)
        assert new.execute("SELECT min(seen) > 0 FROM guests").fetchone() == (1,)


def test_a_database_of_the_second_schema(tmp_path: Path) -> None:
    """Its guests had no looks."""
    server = Server(tmp_path / "data").start()
    ann = Person(server, "Ann")
    code = ann.open("pie-factory", ["me", "open"], start=False)
    assert server.stop() == 0
    with closing(sqlite3.connect(server.data / FILE)) as old:
        for statement in (
            "ALTER TABLE guests DROP COLUMN mascot",
            "ALTER TABLE guests DROP COLUMN colour",
            *WITHOUT_4,
            "PRAGMA user_version = 2",
        ):
            old.execute(statement)
        old.commit()
    assert command(server.data, "check").returncode == 0, "it can be checked before it is changed"
    server.start()
    me = ann.get("/api/me").json
    assert (me["name"], me["mascot"], me["colour"]) == ("Ann", "", "")
    assert [table["code"] for table in me["tables"]] == [code]
    assert ann.post("/api/me", {"name": "Ann", "mascot": "egg"}).json["mascot"] == "egg"
    assert server.stop() == 0


def test_a_database_of_the_third_schema(tmp_path: Path) -> None:
    """It knew no deals of the day, no tournaments, and nothing of what lists show."""
    server = Server(tmp_path / "data").start()
    ann = Person(server, "Ann")
    ann.open("pie-factory", ["me", "random"])
    tables = ann.get("/api/me").json["tables"]
    assert server.stop() == 0
    with closing(sqlite3.connect(server.data / FILE)) as old:
        for statement in (*WITHOUT_4, "PRAGMA user_version = 3"):
            old.execute(statement)
        old.commit()
    assert command(server.data, "check").returncode == 0, "it can be checked before it is changed"
    server.start()
    assert ann.get("/api/me").json["tables"] == tables != []
    deal = f"/api/daily/the-pie-game/{ann.get('/api/daily').json['day']}"
    assert ann.post(deal, {}).status == 201
    assert ann.get(deal).json["day"]["mine"]["status"] == "playing"
    wanted = {"game": "pie-factory", "seats": 2, "format": "swiss"}
    assert ann.post("/api/tournaments", wanted).status == 201
    assert server.stop() == 0
    assert command(server.data, "check").stdout == "2 tables, all good\n"


def test_a_database_of_the_fourth_schema(tmp_path: Path) -> None:
    """It told nobody anything."""
    server = Server(tmp_path / "data").start()
    ann = Person(server, "Ann")
    ann.open("pie-factory", ["me", "random"], clock={"hours": 24})
    tables = ann.get("/api/me").json["tables"]
    assert server.stop() == 0
    with closing(sqlite3.connect(server.data / FILE)) as old:
        for statement in (*WITHOUT_5, "PRAGMA user_version = 4"):
            old.execute(statement)
        old.commit()
    assert command(server.data, "check").returncode == 0, "it can be checked before it is changed"
    server.start()
    assert [table["code"] for table in ann.get("/api/me").json["tables"]] == [tables[0]["code"]]
    assert ann.get("/api/me/export").status == 200
    assert server.stop() == 0
    with closing(sqlite3.connect(server.data / FILE)) as new:
        for statement, values in subscription_rows(1, "https://push.example.org/x", b"key", b"secret", "en"):
            new.execute(statement, values)
        assert new.execute("SELECT guest, language FROM subscriptions").fetchall() == [(1, "en")]
        assert new.execute("PRAGMA user_version").fetchone() == (schema.VERSION,)


def test_a_header_tells_the_versions(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    ann = Person(server, "Ann")
    game = bakehouse.game("pastry-chefs")
    mine = game.house_deck().text.replace('name = "house"', 'name = "mine"', 1)
    code = ann.open("pastry-chefs", ["me"] * 4)
    other = ann.open("pastry-chefs", ["me"] * 4, deck=mine)
    assert server.stop() == 0
    found = header(server, code)
    assert (found.rules, found.deck_hash, found.engine) == (1, game.house_deck().digest, bakehouse.__version__)
    assert header(server, other).deck_hash == game.deck_text(mine).digest


def test_games_of_older_rules(tmp_path: Path) -> None:
    """A running one is closed with the score it has, a finished one stays, one that was not dealt is played by the new
    rules; a table of newer rules waits for a newer server."""
    server = Server(tmp_path / "data").start()
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    chairs = ["me", "random", "random", "random"]
    running, over, waiting, newer, deck = (
        ann.open("pie-contest", chairs, options={"closing_time": 3} if number == 1 else {}, start=number != 2)
        for number in range(5)
    )
    play(ann, running, moves=3)
    play(ann, newer, moves=3)
    play(ann, deck, moves=3)
    play(ann, over)
    result = ann.get(f"/api/tables/{over}/replay?view=all").json["outcome"]
    assert server.stop() == 0
    scores = [entry.scores for entry in entries(server, running) if isinstance(entry, journal.Scored)]
    assert scores, "the score is written down as the game goes on"
    for code, version in ((running, 1), (over, 1), (waiting, 1), (newer, 3)):
        change_header(server, code, rules=version)
    change_header(server, deck, deck_hash="0123456789abcdef")
    before = {code: entries(server, code) for code in (running, over, newer)}
    server.start()
    for person in (ann, bob):
        lobby = hello(person, running)["lobby"] if person is ann else asyncio.run(watched(bob, running))
        assert lobby["status"] == "closed"
        assert "this server has version 2" in read(lobby["note"])
        for name, score in zip(["Ann", "Clove", "Dill", "Fennel"], scores[-1], strict=True):
            assert f"{name} {'–' if score is None else score}" in read(lobby["note"])
    listed = {table["code"]: table for table in ann.get("/api/me").json["tables"]}
    assert listed[running]["status"] == "closed"
    assert "this server has version 2" in read(listed[running]["problem"])
    record = ann.get(f"/api/tables/{running}/record?view=0")
    assert record.status == 200
    assert parse(record.body.decode(), "x").value("Rules") == "1"
    assert ann.get(f"/api/tables/{over}/replay?view=all").json["outcome"] == result
    assert hello(ann, over)["lobby"]["status"] == "over"
    assert hello(ann, over)["lobby"]["note"] is None
    assert "another deck" in read(hello(ann, deck)["lobby"]["note"])
    assert "newer Bakehouse" in read(hello(ann, newer)["problem"]["message"])
    assert hello(ann, waiting)["lobby"]["status"] == "waiting"
    assert server.stop() == 0
    assert entries(server, running)[: len(before[running])] == before[running], "its journal stays"
    assert entries(server, over) == before[over]
    assert entries(server, newer) == before[newer]
    assert header(server, waiting).rules == 2
    assert command(server.data, "check").returncode == 0
    assert len(entries(server, running)) == len(before[running]) + 2
    server.start()  # it is closed once
    Person(server).get("/health")
    assert server.stop() == 0
    assert len(entries(server, running)) == len(before[running]) + 2


async def watched(person: Person, code: str) -> dict[str, Any]:
    async with person.page(code) as page:
        await page.hello()
        return page.lobby


def test_old_games_that_the_present_rules_cannot_play(tmp_path: Path) -> None:
    """They are shown as far as they can be, with the score that they had, and are not damaged."""
    server = Server(tmp_path / "data").start()
    ann = Person(server, "Ann")
    chairs = ["me", "random", "random", "random"]
    running = ann.open("pie-contest", chairs)
    over = ann.open("pie-contest", chairs, options={"closing_time": 3})
    play(ann, running, moves=4)
    play(ann, over)
    outcome = ann.get(f"/api/tables/{over}/replay?view=all").json["outcome"]
    assert server.stop() == 0
    for code in (running, over):
        change_header(server, code, rules=1)
        second = [n for n, entry in enumerate(entries(server, code)) if isinstance(entry, journal.Moved)][1]
        with closing(sqlite3.connect(server.data / FILE)) as connection:
            impossible = (journal.encode(journal.Moved(0, [99_999])), code, second)
            connection.execute("UPDATE journal SET entry = ? WHERE code = ? AND number = ?", impossible)
            connection.commit()
    server.start()
    for code in (running, over):
        lobby = hello(ann, code)["lobby"]
        assert lobby["status"] == "closed"
        assert "version 1 of the rules" in read(lobby["note"])
        assert "The score was: Ann " in read(lobby["note"])
        assert ann.get(f"/api/tables/{code}/record?view=0").status == 200
    assert f"The score was: Ann {'–' if outcome['scores'][0] is None else outcome['scores'][0]}," in read(lobby["note"])
    assert server.stop() == 0
    assert "table damaged" not in server.log
    assert command(server.data, "check").returncode == 0
