"""Going on from a position of a finished game: the same cards, a table of one's own, and nothing that counts."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from bakehouse.records import parse, verify
from bakehouse.server.opening import FILE
from tests.server.client import QUICK, Person, Server, play_to_the_end
from tests.server.postgres import PostgresServer
from tests.server.short import SHORT, small_deck
from tests.server.test_expiry import DAY
from tests.server.test_postgres import served

GAME = "cheflebrity"  # with windows, in which several answer at once


class Played(NamedTuple):
    server: Server
    ann: Person
    code: str
    frames: list[dict[str, Any]]  # as Ann saw them


def finished(ann: Person, game: str) -> str:
    """The code of a game that Ann has played to its end, against easy bots."""
    seats, options = SHORT[game]
    code = ann.open(game, ["me", *["easy"] * (seats - 1)], options=options, deck=small_deck(game))

    async def play() -> None:
        async with ann.page(code) as page:
            await page.hello(0)
            await play_to_the_end(page, Random(1))

    asyncio.run(play())
    return code


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    server = Server(tmp_path_factory.mktemp("forks") / "data").start()
    ann = Person(server, "Ann")
    code = finished(ann, GAME)
    frames = ann.get(f"/api/tables/{code}/replay?view=0").json["frames"]
    yield Played(server, ann, code, frames)
    assert server.stop() == 0


def fork(person: Person, code: str, move: int, seat: int = 0) -> str:
    answer = person.post(f"/api/tables/{code}/fork", {"move": move, "seat": seat})
    assert answer.status == 201, answer.body
    forked: str = answer.json["code"]
    return forked


def refusal(person: Person, code: str, body: dict[str, Any]) -> str:
    answer = person.post(f"/api/tables/{code}/fork", body)
    assert answer.status >= 400
    refused: str = answer.json["code"]
    return refused


def own_moves(played: Played) -> list[int]:
    """The frames in which Ann was asked, and nobody else."""
    return [frame["number"] for frame in played.frames if frame["view"]["asked"] == [0]]


def test_a_game_goes_on_from_a_move_to_its_end(played: Played) -> None:
    move = own_moves(played)[len(own_moves(played)) // 2]
    code = fork(played.ann, played.code, move)

    async def play() -> None:
        async with played.ann.page(code) as page:
            await page.hello(0)
            assert page.lobby["fork"] == {"code": played.code, "move": move}
            assert [chair["kind"] for chair in page.lobby["chairs"]] == ["person", "bot", "bot"]
            seen = {**played.frames[move]["view"], "known": page.position["view"]["known"]}
            assert page.position["view"] == seen, "the same cards, also those in the hand"
            assert page.position["undo"]["id"] == "no-undo-nothing-played", "what was played elsewhere stays"
            assert await page.refused("undo", seat=0, number=page.position["number"]) == "no_undo"
            await play_to_the_end(page, Random(2))

    asyncio.run(play())
    record = parse(played.ann.get(f"/api/tables/{code}/record?view=all").body.decode())
    assert record.moves > move
    assert record.value("Seed") == parse(
        played.ann.get(f"/api/tables/{played.code}/record?view=all").body.decode()
    ).value("Seed")
    assert verify(record).holds, verify(record).message


def test_a_window_is_asked_anew(played: Played) -> None:
    """Whoever went on inside of it would know some of its answers."""
    asked = [{*frame["view"]["asked"]} for frame in played.frames]
    inside = next(
        number
        for number, frame in enumerate(played.frames)
        if number and len(asked[number]) > 1 and frame["seat"] in asked[number] == asked[number - 1]
    )
    code = fork(played.ann, played.code, inside, seat=1)

    async def look() -> None:
        async with played.ann.page(code) as page:
            await page.hello(1)
            assert {*page.position["waiting"]} == asked[inside]
            assert page.position["seat"] == 1

    asyncio.run(look())


def test_who_may(played: Played) -> None:
    ben = Person(played.server, "Ben")
    assert fork(ben, played.code, 3, seat=2), "whoever knows the code may see the replay, and may go on from it"
    running = played.ann.open(GAME, ["me", "easy"])
    assert refusal(played.ann, running, {"move": 0, "seat": 0}) == "not_over"
    assert refusal(played.ann, fork(played.ann, played.code, 3), {"move": 0, "seat": 0}) == "not_over"
    last = len(played.frames) - 1
    assert refusal(played.ann, played.code, {"move": last, "seat": 0}) == "malformed"
    assert refusal(played.ann, played.code, {"move": 3, "seat": 3}) == "no_such_seat"
    assert refusal(played.ann, played.code, {"move": -1, "seat": 0}) == "malformed"
    assert refusal(played.ann, "BBBBBB", {"move": 3, "seat": 0}) == "no_such_table"
    stranger = Person(played.server)
    assert refusal(stranger, played.code, {"move": 3, "seat": 0}) == "no_name"
    answer = played.ann.post(f"/api/tables/{played.code}/fork", {"move": 3, "seat": 0}, Origin="http://elsewhere")
    assert answer.json["code"] == "wrong_origin"


def test_a_server_that_starts_again_still_has_it(tmp_path: Path) -> None:
    """And one at which nobody has moved is forgotten like a table that nobody used."""
    server = Server(tmp_path / "data", f"{QUICK}, expiry={10 * DAY}.0").start()
    ann = Person(server, "Ann")
    code = finished(ann, "pie-factory")
    kept, left = fork(ann, code, 8), fork(ann, code, 8)

    async def position(moves: int) -> tuple[int, list[str]]:
        async with ann.page(kept) as page:
            await page.hello(0)
            for _ in range(moves):
                asked = await page.until_position(lambda p: bool(p["choices"]))
                page.position = {**asked, "choices": []}
                await page.pick([asked["choices"][0]["atom"]], 0, asked["number"])
            await page.until_position(lambda p: bool(p["choices"]))
            return page.position["number"], page.position["view"]["hand"]

    before = asyncio.run(position(2))
    assert server.stop() == 0
    with closing(sqlite3.connect(server.data / FILE)) as store:
        store.execute("UPDATE tables SET at = ?", (int(time.time()) - 11 * DAY,))
        store.commit()
    server.start()
    while ann.get(f"/api/tables/{left}/qr.svg").status != 404:  # it is forgotten in a moment
        time.sleep(0.02)
    assert ann.get(f"/api/tables/{code}/qr.svg").status == 200
    number, hand = asyncio.run(position(0))
    assert number >= before[0]
    assert hand == before[1]
    assert server.stop() == 0


def test_tables_are_limited(tmp_path: Path) -> None:
    limits = "exports=Rate(1e9, 1e9), new_tables=Rate(4, 0.0001)"
    server = Server(tmp_path / "data", limits=limits).start()
    ann = Person(server, "Ann")
    code = finished(ann, "pie-factory")
    for _ in range(3):
        fork(ann, code, 4)
    assert refusal(ann, code, {"move": 4, "seat": 0}) == "too_fast"
    assert server.stop() == 0


def test_any_server_of_a_house_goes_on_from_it(postgres: PostgresServer, tmp_path: Path) -> None:
    address = postgres.new_database()
    servers = [served(tmp_path / name, address).start() for name in ("one", "two")]
    ann, elsewhere = Person(servers[0], "Ann"), Person(servers[1])
    elsewhere.cookie = ann.cookie
    code = finished(ann, "pie-factory")
    hand = ann.get(f"/api/tables/{code}/replay?view=1").json["frames"][8]["view"]["hand"]
    forked = fork(elsewhere, code, 8, seat=1)

    async def look() -> None:
        async with ann.page(forked) as page:
            await page.hello(1)
            assert page.lobby["fork"] == {"code": code, "move": 8}
            assert page.position["view"]["hand"] == hand

    asyncio.run(look())
    assert [server.stop() for server in servers] == [0, 0]
