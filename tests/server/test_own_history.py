"""The history of a guest: written with the end of a game, listed, counted, taken along in a file."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bakehouse.server.history import MAX_FILE_BYTES, PAGE
from bakehouse.server.opening import FILE
from bakehouse.server.results import Finisher, encode_players
from bakehouse.server.rows import ADD_RESULT
from bakehouse.server.schema import VERSION
from tests.server.client import QUICK, Person, Server, play_to_the_end
from tests.server.reading import read
from tests.server.short import SHORT, small_deck
from tests.server.test_store import command
from tests.server.test_versions import WITHOUT_4

GAME = "pie-factory"


def play(people: list[Person], bots: list[str], game: str = GAME, **more: Any) -> str:
    """A game to its end: the first opens the table, the others sit down."""
    chairs = ["me", *["open"] * (len(people) - 1), *bots]
    options = SHORT[game][1]
    code = people[0].open(game, chairs, start=False, options=options, **more)

    async def sit(person: Person, seat: int) -> None:
        async with person.page(code) as page:
            await page.hello()
            if seat:
                await page.do("sit", seat=seat)

    async def run() -> None:
        for seat, person in enumerate(people):
            await sit(person, seat)
        async with people[0].page(code) as page:
            await page.hello(0)
            await page.do("start")
        await asyncio.gather(*(finish(person, code, seat) for seat, person in enumerate(people)))

    asyncio.run(run())
    return code


async def finish(person: Person, code: str, seat: int) -> None:
    async with person.page(code) as page:
        await page.hello(seat)
        await play_to_the_end(page, Random(seat))


def games(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get("/api/me/games").json["games"]
    return found


def test_people_and_bots(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    code = play([ann, bob], ["random"])
    (hers,), (his,) = games(ann), games(bob)
    result = ann.get(f"/api/tables/{code}/replay?view=all").json["outcome"]
    assert (hers["code"], hers["game"], hers["seat"], his["seat"]) == (code, GAME, 0, 1)
    assert hers["players"] == his["players"]
    assert [player["score"] for player in hers["players"]] == result["scores"]
    assert [seat for seat, player in enumerate(hers["players"]) if player["place"] == 1] == result["winners"]
    assert [player["name"] for player in hers["players"]] == ["Ann", "Bob", "Dill"]
    assert abs(hers["at"] - time.time()) < 60
    assert "left_out" not in hers
    mine, theirs = ann.get("/api/me/standing").json, bob.get("/api/me/standing").json
    (standing,) = mine["games"]
    low, high = standing["rating"]
    assert (standing["rated"], high > low + 100) == (1, True)
    assert theirs["games"][0]["rating"] is not None
    assert {rival["name"] or rival["level"] for rival in mine["rivals"]} == {"Bob", "random"}
    keys = [(rate["by"], rate["key"], rate["games"]) for rate in standing["rates"]]
    assert keys == [("all", "", 1), ("seat", "0", 1), ("level", "people", 1)]
    won = int(0 in result["winners"])
    assert (standing["rates"][0]["won"], mine["streak"]) == (won, won)


def test_strangers_have_no_history(server: Server) -> None:
    stranger = Person(server)
    for path in ("games", "standing", "export"):
        assert stranger.get(f"/api/me/{path}").json["code"] == "no_name"
    newcomer = Person(server, "Nina")
    assert newcomer.get("/api/me/standing").json == {"finished": 0, "streak": 0, "games": [], "rivals": []}
    assert newcomer.get("/api/me/games?after=yesterday").json["code"] == "malformed"


def test_games_that_count_for_nothing(server: Server) -> None:
    """Several people at one screen, a deck of one's own, and a table that is closed before its end."""
    ann = Person(server, "Ann")
    shared = ann.open(GAME, ["me", "me"], deck=small_deck(GAME))

    async def both() -> None:
        async with ann.page(shared) as one, ann.page(shared) as two:
            await one.hello(0)
            await two.hello(1)
            await asyncio.gather(play_to_the_end(one, Random(1)), play_to_the_end(two, Random(2)))

    asyncio.run(both())
    play([ann], ["random"], deck=small_deck(GAME))
    closed = ann.open(GAME, ["me", "random"])

    async def close() -> None:
        async with ann.page(closed) as page:
            await page.hello(0)
            await page.do("close")

    asyncio.run(close())
    assert {game["left_out"] for game in games(ann)} == {"deck", "shared"}
    standing = ann.get("/api/me/standing").json
    assert standing == {"finished": 2, "streak": 0, "games": [], "rivals": []}


def test_who_leaves_and_who_comes_late(server: Server) -> None:
    """A bot plays Bob's end, and Cleo takes a hand that was begun; for Ann it is a game like any other."""
    ann, bob, cleo = Person(server, "Ann"), Person(server, "Bob"), Person(server, "Cleo")
    code = ann.open(GAME, ["me", "open", "medium"], start=False)

    async def run() -> None:
        async with ann.page(code) as one, bob.page(code) as two, cleo.page(code) as three:
            await one.hello()
            await two.hello()
            await two.do("sit", seat=1)
            await one.hello(0)
            await one.do("start")
            await two.do("stand", seat=1)
            await one.do("fill", seat=2, level="")
            await three.hello()
            await three.do("sit", seat=2)
            for voter in (one, two):
                await voter.do("vote", seat=2, yes=True)
            await three.hello(2)
            await asyncio.gather(play_to_the_end(one, Random(1)), play_to_the_end(three, Random(2)))

    asyncio.run(run())
    (hers,), (his,), (late,) = games(ann), games(bob), games(cleo)
    assert "left_out" not in hers
    assert his["left_out"] == late["left_out"] == "left"
    standing = ann.get("/api/me/standing").json
    assert standing["games"][0]["rated"] == 1
    assert standing["rivals"] == [], "nobody else was there from the deal to the end"
    assert bob.get("/api/me/standing").json["games"] == []


# -- Many games ----------------------------------------------------------------


def many(server: Server, guest: str, count: int) -> None:
    """As many finished games of this guest, written into the database of a server that is stopped."""
    players = [Finisher(guest, 0, 1, 30, "", 1), *[Finisher("Clove", seat, seat + 1, 9, "easy") for seat in (1, 2, 3)]]
    with closing(sqlite3.connect(server.data / FILE)) as store:
        (number,) = store.execute("SELECT id FROM guests WHERE name = ?", (guest,)).fetchone()
        letters = str.maketrans("0123456789", "BCDFGHJKLM")
        rows = [
            (number, f"{at:06d}".translate(letters), at, GAME, 0, "", 0, encode_players(players)) for at in range(count)
        ]
        store.executemany(ADD_RESULT, rows)
        store.commit()


def test_two_thousand_games(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    ann = Person(server, "Ann")
    assert server.stop() == 0
    many(server, "Ann", 2_000)
    server.start()
    first = ann.get("/api/me/standing").json  # rates them all
    begun = time.monotonic()
    assert ann.get("/api/me/standing").json == first
    seen: list[str] = []
    after = ""
    for _ in range(3):
        page = ann.get(f"/api/me/games?after={after}").json
        seen += [game["code"] for game in page["games"]]
        after = page["next"]
    assert time.monotonic() - begun < 3, "usually a tenth of a second"
    assert len(set(seen)) == 3 * PAGE
    assert seen[0] == "BBCMMM", "the last one first"
    assert (first["finished"], first["streak"], first["games"][0]["rated"]) == (2_000, 2_000, 2_000)
    last = ann.get("/api/me/games?after=5-BBBBBG").json
    assert ([game["code"] for game in last["games"]][-1], len(last["games"]), last["next"]) == ("BBBBBB", 5, "")
    file = ann.get("/api/me/export")
    assert len(file.body) < MAX_FILE_BYTES
    assert server.stop() == 0


# -- As a file -----------------------------------------------------------------


def test_a_history_goes_to_another_house(server: Server, tmp_path: Path) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    play([ann, bob], ["random"])
    file = ann.get("/api/me/export")
    assert "attachment" in file.headers["content-disposition"]
    assert "guest" not in file.json["games"][0]["players"][0], "numbers of guests are the house's own"
    other = Server(tmp_path / "other").start()
    anna = Person(other, "Anna")
    assert anna.post("/api/me/import", file.body).json == {"added": 1, "known": 0}
    assert anna.post("/api/me/import", file.body).json == {"added": 0, "known": 1}
    (game,) = games(anna)
    assert game == {**games(ann)[0], "imported": True}
    standing = anna.get("/api/me/standing").json
    assert standing["games"][0]["rating"] is None
    assert standing["games"][0]["rates"][0]["games"] == 1
    assert {rival["name"] for rival in standing["rivals"]} == {"Bob", ""}
    assert other.stop() == 0


def changed(file: dict[str, Any], path: str, value: Any) -> bytes:
    """The file with something else at this place."""
    *way, last = path.split(".")
    copy = json.loads(json.dumps(file))
    place = copy
    for step in way:
        place = place[int(step) if step.isdigit() else step]
    place[int(last) if last.isdigit() else last] = value
    return json.dumps(copy).encode()


GOOD = {
    "format": "bakehouse history",
    "version": 1,
    "name": "Ann",
    "games": [
        {
            "code": "BBBBBB",
            "game": GAME,
            "at": 1_700_000_000,
            "seat": 0,
            "players": [{"name": "Ann", "side": 0, "place": 1, "score": 3}, {"name": "Bob", "side": 1, "place": 2}],
        }
    ],
}


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        ("format", "diary", "This is no file of a Bakehouse history."),
        ("version", 2, "another version of Bakehouse"),
        ("games.0.code", "lower", "$.games[0].code"),
        ("games.0.at", "yesterday", "$.games[0].at"),
        ("games.0.at", 2**39, "$.games[0].at"),
        ("games.0.seat", 2, "$.games[0].seat"),
        ("games.0.players.1.place", 99, "$.games[0].players[1].place"),
        ("games.0.players.1.name", "B\u202eob", "$.games[0].players[1].name"),
        ("games.0.players.1.guest", 1, "guest"),
        ("games.0.left_out", "imported", "$.games[0].left_out"),
        ("games", [GOOD["games"][0]] * 2_001, "$.games"),  # type: ignore[index]
    ],
)
def test_a_bad_file_is_refused_with_its_place(server: Server, path: str, value: Any, told: str) -> None:
    ann = Person(server, "Ann")
    answer = ann.post("/api/me/import", changed(GOOD, path, value))
    assert (answer.status, answer.json["code"]) == (400, "malformed")
    assert told in read(answer.json["message"])
    assert games(ann) == []


def test_what_is_no_file_at_all(server: Server) -> None:
    ann = Person(server, "Ann")
    for body in (
        b"",
        b"Dear diary",
        b"[1]",
        b"\xff\xfe",
        b'{"format": "bakehouse history", "version": 1}',
        b"[" * 5_000,
    ):
        assert ann.post("/api/me/import", body).json["code"] == "malformed"
    assert ann.post("/api/me/import", b" " * (MAX_FILE_BYTES + 1)).json["code"] == "too_large"
    assert ann.post("/api/me/import", json.dumps(GOOD).encode(), Origin="http://evil.example").status == 403


def test_a_forged_result_changes_nobody_else(tmp_path: Path) -> None:
    """What Eve writes into a file is in her list, and nowhere else."""
    server = Server(tmp_path / "data").start()
    eve, bob = Person(server, "Eve"), Person(server, "Bob")
    code = play([bob, eve], [])
    before = (bob.get("/api/me/standing").json, games(bob))
    forged = changed(GOOD, "games.0.players.1.name", "Bob")
    assert eve.post("/api/me/import", forged).json["added"] == 1
    assert eve.post("/api/me/import", changed(GOOD, "games.0.code", code)).json == {"added": 0, "known": 1}
    assert len(games(eve)) == 2
    assert eve.get("/api/me/standing").json["games"][0]["rated"] == 1
    assert (bob.get("/api/me/standing").json, games(bob)) == before
    assert server.stop() == 0


# -- Older files ---------------------------------------------------------------


def test_a_database_of_the_third_schema(tmp_path: Path) -> None:
    """There were no histories: they begin, and everything else is as it was."""
    server = Server(tmp_path / "data", QUICK).start()
    ann = Person(server, "Ann")
    over = play([ann], ["random"], deck=small_deck(GAME))
    running = ann.open(GAME, ["me", "random"], deck=small_deck(GAME))
    assert server.stop() == 0
    with closing(sqlite3.connect(server.data / FILE)) as old:
        for statement in (*WITHOUT_4, "PRAGMA user_version = 3"):
            old.execute(statement)
        old.commit()
    assert command(server.data, "check").returncode == 0, "it can be checked before it is changed"
    backup = tmp_path / "backup"
    assert command(server.data, "backup", str(backup)).returncode == 0
    server.start()
    assert {table["code"] for table in ann.get("/api/me").json["tables"]} == {over, running}
    assert games(ann) == []
    assert ann.get(f"/api/tables/{over}/replay?view=all").status == 200
    asyncio.run(finish(ann, running, 0))
    assert [game["code"] for game in games(ann)] == [running]
    assert server.stop() == 0
    assert command(server.data, "restore", str(backup)).returncode == 0, "an older backup comes back, too"
    server.start()
    assert games(ann) == []
    assert server.stop() == 0
    with closing(sqlite3.connect(server.data / FILE)) as new:
        assert new.execute("PRAGMA user_version").fetchone() == (VERSION,)
