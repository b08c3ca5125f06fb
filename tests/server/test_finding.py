"""Watching a friend: their table is found by their name if they allow it; of everybody else nothing is told."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.client import QUICK, Person, Server
from tests.server.test_lobby import lobby_like


def found(asker: Person, name: str) -> Any:
    answer = asker.post("/api/find", {"name": name})
    assert answer.status == 200, answer.body
    return answer.json


def findable(name: str, server: Server) -> Person:
    person = Person(server)
    assert person.post("/api/me", {"name": name, "findable": True}).json["findable"]
    return person


def codes(asker: Person, name: str) -> list[str]:
    return [table["code"] for table in found(asker, name)]


def test_by_their_name(server: Server) -> None:
    ann, zoe = findable("Ann Finder", server), Person(server, "Zoe")
    code = ann.open("pie-factory", ["me", "random"])
    assert found(zoe, "ann finder") == [
        {"code": code, "game": "pie-factory", "title": "Pie Factory", "players": ["Ann Finder", "Clove"]}
    ]
    assert codes(zoe, "Аnn  Findеr") == [code], "with letters that look like ours"
    for other in ("Ann", "Finder", "Anna Finder", "%", "Ann Finde%"):
        assert codes(zoe, other) == []
    ann.post("/api/me", {"name": "Anna Changed"})
    assert codes(zoe, "Ann Finder") == []
    assert codes(zoe, "Anna Changed") == [code], "the new name, and she may still be found"
    assert not ann.post("/api/me", {"name": "Anna Changed", "findable": False}).json["findable"]
    assert codes(zoe, "Anna Changed") == []


def test_the_same_is_told_of_everybody_else(server: Server) -> None:
    """Who does not exist, does not allow it, does not play, has not begun yet, or has blocked whoever asks."""
    zoe = Person(server, "Zoe")
    Person(server, "Shy Sam").open("pie-factory", ["me", "random"])
    findable("Idle Ida", server)
    findable("Waiting Wim", server).open("pie-factory", ["me", "open"], start=False)
    findable("Secret Sue", server).open("pie-factory", ["me", "random"], manners={"delay": -1})
    blocking = findable("Blocking Bea", server)
    room = blocking.open("pie-factory", ["me", "open"], start=False)

    async def block() -> None:
        async with blocking.page(room) as one, zoe.page(room) as two:
            await one.hello(0)
            await two.hello()
            await two.do("sit", seat=1)
            await lobby_like(one, lambda lobby: lobby["chairs"][1]["kind"] == "person")
            await one.do("avoid", seat=1, how="block")

    asyncio.run(asyncio.wait_for(block(), 30))
    code = blocking.open("pie-factory", ["me", "random"])
    answers = {
        zoe.post("/api/find", {"name": name}).body
        for name in ("Nobody Nil", "Shy Sam", "Idle Ida", "Waiting Wim", "Secret Sue", "Blocking Bea")
    }
    assert answers == {b"[]"}
    assert codes(Person(server, "Yves"), "Blocking Bea") == [code]
    assert Person(server).post("/api/find", {"name": "Idle Ida"}).json["code"] == "no_name"


def test_as_it_is_seen_late(tmp_path: Path) -> None:
    """Nobody is found at a table before those who watch it see them there."""
    server = Server(tmp_path / "data", f"{QUICK}, delay_minute=600.0").start()
    ann, bea, zoe = findable("Ann", server), findable("Bea", server), Person(server, "Zoe")
    code = ann.open("pie-factory", ["me", "random", "random"], manners={"delay": 1})

    async def join_and_close() -> None:
        async with ann.page(code) as one, bea.page(code) as two:
            await one.hello(0)
            await two.hello()
            assert codes(zoe, "Ann") == [code]
            await one.do("close")
            assert codes(zoe, "Ann") == [code], "for those who watch it is still played"
            assert found(ann, "Ann") == [], "she knows that it is not"

    asyncio.run(asyncio.wait_for(join_and_close(), 30))
    assert codes(zoe, "Bea") == []
    assert server.stop() == 0


def test_nobody_tries_all_names(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", limits="").start()
    zoe = Person(server, "Zoe")
    answers = [zoe.post("/api/find", {"name": f"Ann {number}"}) for number in range(8)]
    assert [answer.status for answer in answers[:6]] == [200] * 6
    assert answers[-1].json["code"] == "too_fast"
    assert server.stop() == 0
